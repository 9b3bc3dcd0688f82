import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.ts';

/**
 * Creates a directory and its missing parents. Node's recursive mkdir never ends below a directory in which none can be
 * made, such as /proc, where the error is ENOENT.
 */
export function makeDirectory(directory: string, mode?: number): void {
  // With the slash, only a directory exists.
  const isThere = () => existsSync(`${directory}/`);
  // Nearly all are there, and an error takes several times as long as the look.
  if (isThere()) return;
  const parent = path.dirname(directory);
  try {
    mkdirSync(directory, mode);
  } catch (error) {
    // Another process has made it meanwhile.
    if (isThere()) return;
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error;
    makeDirectory(parent, mode);
    makeDirectory(directory, mode);
  }
}
