import path from 'node:path';
import { insideProject, type ProjectFiles } from './files.ts';
import type { TakeNote } from './notes.ts';

const CALLS_PYTEST = /\bpytest\.main\s*\(|["'](?:-m )?py\.?test["' ]/;

/** pytest, also by its older name. */
export const PYTEST = /\bpy\.?test\b/;

/** Settings of a command that win over those for the report that decides; `PYTEST_ADDOPTS="$PYTEST_ADDOPTS -q"` keeps them. */
const OWN_REPORT = /--junit-?xml\b|\bPYTEST_ADDOPTS=(?![^;&|]{0,200}\$\{?PYTEST_ADDOPTS\b)|\bno:junitxml\b/;

/** Notes a unit test command without pytest, with a report of its own, or with an exit code that does not depend on pytest's. */
export async function noteUnitTest(command: string, files: ProjectFiles, note: TakeNote): Promise<void> {
  const [own] = OWN_REPORT.exec(command) ?? [];
  if (own !== undefined)
    note('own_report', `"${command}" sets ${own.replace(/=$/, '')}: leave it out, so that pytest's report decides`);
  if (PYTEST.test(command)) return;
  const script = programOf(command);
  if (script === null || !files.isFile(script)) {
    const which = script === null ? 'and no script' : `and its script ${script} is not in the dataset`;
    note('no_pytest', `"${command}" names no pytest, ${which}`);
    return;
  }
  const text = (await files.read(script)).toString('utf8');
  if (!CALLS_PYTEST.test(text)) note('no_pytest', `${script} does not call pytest`);
  else if (/\bpytest\.main\s*\(/.test(text) && !passesExitCode(text)) {
    note('swallowed_exit_code', `${script} calls pytest.main() and drops its exit code`);
  }
}

/** Notes a command that runs a Python file which only the dataset could bring, since `evaluation/` is restored from it. */
export function noteMissingProgram(command: string, files: ProjectFiles, note: TakeNote): void {
  const program = programOf(command);
  if (program?.startsWith('evaluation/') && !files.isFile(program))
    note('program_missing', `"${command}" runs ${program}, which is not in the dataset`);
}

/** Python, or pytest, with options and a Python file. */
const RUNS =
  /^\s*(?:cd\s+(\S+?)\s*(?:&&|;)\s*)?(?:python[\d.]*\s+(?:-m\s+pytest\s+)?|py\.?test\s+)(?:-\S+\s+)*(\S+?\.py)(?=::|\s|$)/;

/** The Python file that a command runs, relative to the project; null if there is none. */
function programOf(command: string): string | null {
  const [, folder = '', program] = RUNS.exec(command) ?? [];
  return program === undefined ? null : insideProject(path.posix.join(folder, program));
}

function passesExitCode(script: string): boolean {
  if (/\b(?:exit|SystemExit)\s*\(\s*(?:int\(\s*)?pytest\.main\s*\(/.test(script)) return true;
  const [, variable] = /\b(\w+)\s*=\s*pytest\.main\s*\(/.exec(script) ?? [];
  if (variable === undefined) return false;
  const given = script.split(/\b(?:exit|SystemExit)\s*\(/).slice(1);
  return given.some((text) => /^[^)\n]*/.exec(text)![0].match(/\w+/g)?.includes(variable) === true);
}
