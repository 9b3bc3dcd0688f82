/**
 * Lints the programs of src/programs in their own languages: perl's warnings, shellcheck, node, Python's parser. A program in
 * Perl in several files is checked as a whole, as it is run.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const programs = path.resolve(import.meta.dirname, '../src/programs');

/** The tool for a file, with the words before its path; programs in Perl are checked by their texts. */
const TOOLS: Record<string, [tool: string, ...words: string[]]> = {
  '.sh': ['shellcheck'],
  '.mjs': [process.execPath, '--check'],
  '.py': ['python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])'],
};

/** Returns the faults found, one line each. */
export async function checkPrograms(): Promise<string[]> {
  const files = globSync('**/*.{pl,sh,mjs,py}', { cwd: programs });
  const faults = files
    .filter((file) => !file.endsWith('.pl'))
    .flatMap((file) => {
      const [tool, ...words] = TOOLS[path.extname(file)]!;
      return faultsOf(file, tool, [...words, path.join(programs, file)], '');
    });
  const perl = new Set(files.filter((file) => file.endsWith('.pl')).map((file) => file.replace(/\/.*|\.pl$/, '')));
  for (const name of perl) {
    const texts: Record<string, string> = await import(path.join(programs, `${name}.ts`));
    faults.push(...Object.values(texts).flatMap((text) => faultsOf(name, 'perl', ['-wc', '-'], text)));
  }
  return faults;
}

function faultsOf(name: string, tool: string, words: string[], input: string): string[] {
  const { error, status, stdout, stderr } = spawnSync(tool, words, { input, encoding: 'utf8' });
  if (error !== undefined) return [`${name}: ${tool} is not here: run scripts/prepare-tests.sh --workflows`];
  const said = `${stdout}${stderr}`.trim();
  return status === 0 && (tool !== 'perl' || said === '- syntax OK') ? [] : [`${name}: ${said}`];
}
