import { quote } from '../../base/text/shell.ts';
import { PYTHON_MODULES } from '../../programs/tools.ts';

/**
 * The files that test outcomes depend on beside the interpreter: the standard library, and pytest with its
 * dependencies.
 */
export interface PythonFiles {
  /** Time of the look by the testbed's clock, in seconds; null if Python is not asked for. */
  moment: string | null;
  /** Directories of standard libraries. */
  libraries: string[];
  /** Modules that were written since the look before, and are not a package's file at their place. */
  patched: string[];
  /** True if there are newer ones in compiled form, which cannot be told from forged ones. */
  compiled: boolean;
}

/** Most changed modules to look at; more cannot be an upgrade of these packages. */
export const MOST_MODULES = 8000;

/**
 * Shell text for toolsScript, after it has set `sites` (directories of packages) and `libraries`. New files are found
 * by their change time, which no program can set, so that in most testbeds one process looks at everything. It needs
 * GNU's `find`; with another, it finds nothing.
 */
export function pythonScript(before: PythonFiles | null): string {
  // BusyBox has no parts of a second, and prints the letters.
  const moment = 'now=$(date +%s.%N); said="${said}moment$tab${now%.%N}$newline"';
  if (before === null || before.moment === null) return moment;
  return `${moment}
libraries=${quote(before.libraries.join('\n'))} since=${quote(`@${before.moment}`)} most=${MOST_MODULES}
${PYTHON_MODULES}`;
}

/** A file's SHA-256 as in pip's RECORD files. */
export function asRecorded(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64url');
}
