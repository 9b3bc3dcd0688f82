import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.ts';

/**
 * Creates a directory and its missing parents. Node's recursive mkdir never ends below a directory in which none can be
 * made, such as /proc, where the error is ENOENT.
 */
export function makeDirectory(directory: string, mode?: number): void {
  const parent = path.dirname(directory);
  try {
    mkdirSync(directory, mode);
  } catch (error) {
    // With the slash, only a directory exists.
    if (existsSync(`${directory}/`)) return;
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error;
    makeDirectory(parent, mode);
    makeDirectory(directory, mode);
  }
}
