import { firstNames } from '../../base/format.ts';
import { quote } from '../../base/text/shell.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { GLANCE } from '../../programs/look.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { keepsStill } from './obeyed.ts';
import type { Tools, ToolsWanted } from './tools.ts';
import { expanded } from './tools-script.ts';

const SHOWN = 5;

/**
 * A function `agentbench_after` for `sh` that prints the place, size and times of the commands and of the files that
 * influence them. The shell of a success command runs it right after the command; its output is compared with the look
 * right before. `before`: the tools before the agent.
 */
export function glanceFunction({ commands, fileNames, seen, obeyed }: ToolsWanted, before: Tools): string {
  const startup = before.python.libraries.flatMap((library) =>
    ['site-packages', 'dist-packages'].flatMap((folder) =>
      ['*.pth', 'sitecustomize.py', 'usercustomize.py'].map((name) => `${quote(`${library}/${folder}`)}/${name}`),
    ),
  );
  const files = [
    '/etc/ld.so.preload',
    ...[...fileNames, ...seen].map((name) => quote(name.includes('/') ? name : `./${name}`)),
    ...obeyed.flatMap(([tool, files]) => (keepsStill(tool) ? files.map(expanded) : [])),
    ...startup,
  ];
  const names = [...new Set([...commands, ...before.found.keys()])];
  return `${GLANCE}names=${quote(names.join('\n'))}
agentbench_after() { agentbench_glance ${files.join(' ')}; }
`;
}

/** Notes of files that changed or appeared while a success command ran; none if the glance printed nothing. */
export function changedMeanwhile({ commands }: ToolsWanted, { found, files }: Tools, glance: string): IntegrityNote[] {
  const now = new Map<string, string>();
  for (const line of glance.split('\n')) {
    const [identity = '', path = '', mode = ''] = line.split('\t');
    // A word of the command may be a file that it creates.
    const isData = commands.includes(path) && !/^-.*x/.test(mode);
    if (path.includes('/') && !isData) now.set(path, identity);
  }
  if (now.size === 0) return [];
  const known = new Map([...found.values(), ...files.values()].map(({ path, identity }) => [path, identity]));
  const changed = [...now].filter(([path, identity]) => known.get(path) !== identity).map(([path]) => path);
  if (changed.length === 0) return [];
  const detail = plainLine(`while the success command ran: ${firstNames(changed, SHOWN)}`);
  return [{ kind: 'changed_during_evaluation', detail }];
}
