import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The paths of all entries below a directory that are no directories, relative to it, each directory's in the order of the file
 * system. Links are entries and are not followed, unlike by `readdirSync` itself, which never ends with two links in a circle.
 */
export function pathsBelow(directory: string, below = ''): string[] {
  return readdirSync(path.join(directory, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    return entry.isDirectory() ? pathsBelow(directory, name) : [name];
  });
}
