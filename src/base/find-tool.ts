import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Where tools are started that take nothing from the current directory. In the checkout of a pull request, npm would obey
 * its .npmrc, Python import its modules, and a relative directory of PATH be one of it.
 */
export const NO_CHECKOUT = '/';

/**
 * The absolute path of a tool on PATH, or null if it is not installed. Relative directories are left out: they lie in the
 * checkout, which may be that of a pull request.
 */
export function findTool(name: string, searchPath: string | undefined): string | null {
  for (const directory of (searchPath ?? '/usr/local/bin:/usr/bin:/bin').split(path.delimiter)) {
    if (!path.isAbsolute(directory)) continue;
    const file = path.join(directory, name);
    try {
      // Not a turn of the thread pool for each directory: there are ten before the first trial.
      accessSync(file, constants.X_OK);
      // A directory of that name is no tool.
      if (statSync(file).isFile()) return file;
    } catch {
      // Not in this directory.
    }
  }
  return null;
}
