import { quote } from '../../base/text/shell.ts';
import {
  DIGESTS,
  DRIVER_FILES,
  FIND_FILES,
  LOOK_CLOSELY,
  PYTEST_SETTINGS,
  STARTUP_FILES,
  TOOLS_START,
} from '../../programs/tools.ts';
import { asRecorded, MOST_MODULES, type PythonFiles, pythonScript } from './python-files.ts';
import { BEGINNING, type Tool, type Tools, type ToolsWanted } from './tools.ts';

/**
 * A script for any `sh` that reports on `wanted`, in lines that parseTools reads. Forks take most of the time: a name
 * is looked up without a process of its own, and one process digests all files but those `known`, unchanged since then
 * (by their identity, with or without the device). `first`: shell text to run before anything is printed.
 */
export function toolsScript(wanted: ToolsWanted, before: Tools | null, known: Tool[], first: string): string {
  const { commands, fileNames, seen, obeyed, driver, python, pytest } = wanted;
  const anywhere = fileNames.filter((name) => !name.includes('/'));
  const places = fileNames.filter((name) => name.includes('/'));
  return `${TOOLS_START}
agentbench_look ${[...new Set([...commands, ...(before?.found.keys() ?? [])])].map(quote).join(' ')}
python=${python ? 'yes' : ''}
${STARTUP_FILES}
${obeyed.map(([tool, names]) => `agentbench_files obeyed:${tool} ${names.map(expanded).join(' ')}`).join('\n')}
${driver ? DRIVER_FILES : ''}
${pytest ? PYTEST_SETTINGS : ''}
set -f
agentbench_files '' /etc/ld.so.preload ${places.map(quote).join(' ')}
agentbench_files seen ${seen.map(quote).join(' ')}
${anywhere.length === 0 ? '' : `${FIND_FILES}agentbench_find_files ${anywhere.map((name) => `-name ${quote(name)}`).join(' -o ')}`}
${python ? pythonScript(before?.python ?? null) : ''}
known=${quote(linesOf(known.map(({ identity, path }) => `${identity}\t${path}`)))}
${DIGESTS}
${first}
printf '%s\\n' "$said$ids$newline$sums"
${before === null ? '' : lookClosely(known)}
:`;
}

/** An identity that is the same for the files of an image in all of its containers. */
export function withoutDevice(identity: string): string {
  return identity.slice(identity.indexOf(':') + 1);
}

/** One of our patterns, as text that a shell expands. */
export function expanded(pattern: string): string {
  return pattern.startsWith('~/') ? `"$HOME"${pattern.slice(1)}` : pattern;
}

function linesOf(lines: string[]): string {
  return `\n${lines.join('\n')}\n`;
}

/**
 * For each changed file: its beginning, and the records of the testbed's Debian packages about it (files,
 * configuration).
 */
function lookClosely(known: Tool[]): string {
  return `known=${quote(linesOf(known.map(({ sha256, path }) => `${sha256}  ${path}`)))}
beginning=${BEGINNING}
${LOOK_CLOSELY}`;
}

/** Parses the output of toolsScript, with the `known` files that were given to it. Other lines are ignored. */
export function parseTools(output: string, known: Tool[]): Tools {
  const named: [name: string, path: string][] = [];
  const files: [role: string, path: string][] = [];
  const python: PythonFiles = { moment: null, libraries: [], patched: [], compiled: false };
  const modules: string[] = [];
  const recorded = new Map<string, string>();
  let changed = 0;
  const digests = { sha256: new Map<string, string>(), md5: new Map<string, string>() };
  const identities = new Map<string, string>();
  const real = new Map<string, string>();
  const beginnings = new Map<string, string>();
  const owned = new Set<string>();
  const listed = new Set<string>();
  let begun = '';
  for (const line of output.split('\n')) {
    const [word, first = '', second = ''] = line.split('\t');
    const sum = /^([0-9a-f]{64}|[0-9a-f]{32}) [ *](.+)$/.exec(line);
    if (sum !== null) digests[sum[1]!.length === 64 ? 'sha256' : 'md5'].set(sum[2]!, sum[1]!);
    else if (word === 'tool') named.push([first, second]);
    else if (word === 'file') files.push([first, second]);
    else if (word === 'moment') python.moment = first;
    else if (word === 'library') python.libraries.push(first);
    else if (word === 'module') modules.push(first);
    else if (word === 'record') recorded.set(second, first);
    else if (word === 'compiled') changed += 1;
    else if (word === 'id') identities.set(second, first);
    else if (word === 'real') real.set(first, second);
    else if (word === 'begins') begun = first;
    else if (word === 'text') {
      // The script cuts it; an agent may have replaced the shell.
      const text = `${beginnings.get(begun) ?? ''}${line.slice('text\t'.length)}\n`;
      beginnings.set(begun, text.slice(0, 2 * BEGINNING));
    } else if (word === 'listed') listed.add(first);
    else if (word === 'owns') owned.add(line.slice('owns\t'.length).trim());
  }
  const byContent = new Map<string, string>();
  for (const line of owned) {
    const [md5, file] = [line.slice(0, 32), line.slice(34)];
    if (line.startsWith('  ', 32) && !byContent.has(md5)) byContent.set(md5, `/${file}`);
  }
  const unchanged = new Map(known.map(({ identity, path, sha256 }) => [`${identity} ${path}`, sha256]));
  const tool = (path: string, role = ''): Tool => {
    const identity = identities.get(path) ?? null;
    const earlier =
      identity && (unchanged.get(`${identity} ${path}`) ?? unchanged.get(`${withoutDevice(identity)} ${path}`));
    const sha256 = digests.sha256.get(path) ?? earlier ?? null;
    const [target, md5] = [real.get(path) ?? path, digests.md5.get(path) ?? ''];
    const packaged = isOwned(target, md5, owned);
    return {
      path,
      role,
      sha256,
      identity,
      target,
      packaged,
      copyOf: packaged ? null : (byContent.get(md5) ?? null),
      listed: placesOf(path).some((place) => listed.has(place)),
      recorded: sha256 !== null && recorded.get(path) === asRecorded(sha256),
      beginning: beginnings.get(path) ?? '',
    };
  };
  python.compiled = changed > 0;
  python.patched = modules.filter((path) => {
    const { packaged, recorded } = tool(path);
    return !packaged && !recorded;
  });
  if (changed + modules.length >= MOST_MODULES) python.patched.push(`more than ${MOST_MODULES} files`);
  return {
    found: new Map(named.map(([name, path]) => [name, tool(path)])),
    files: new Map(files.map(([role, path]) => [path, tool(path, role)])),
    python,
  };
}

/**
 * True if a package lists this content at this place: `<md5>  bin/x` among its files, `/etc/x <md5>` among its
 * configuration.
 */
function isOwned(file: string, md5: string, owned: Set<string>): boolean {
  return placesOf(file).some((place) => owned.has(`${md5}  ${place.slice(1)}`) || owned.has(`${place} ${md5}`));
}

/** If /bin is a link to /usr/bin, packages name either. */
function placesOf(file: string): string[] {
  return [file, file.replace(/^\/usr\//, '/'), `/usr${file}`];
}
