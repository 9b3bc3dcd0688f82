import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** The absolute path of a tool on PATH, or null if it is not installed. */
export async function findTool(name: string, searchPath: string | undefined): Promise<string | null> {
  for (const directory of (searchPath ?? '/usr/local/bin:/usr/bin:/bin').split(path.delimiter)) {
    const file = path.join(directory, name);
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {
      // Not in this directory.
    }
  }
  return null;
}
