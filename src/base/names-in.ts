import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';

/** The names in a directory; none if it cannot be read. */
export function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** The entries of a directory with their kinds; none if it cannot be read. */
export function entriesIn(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The state of an entry, of a link its own; undefined if there is none, or it cannot be seen. */
export function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The path of an entry whose name may not be UTF-8. */
export function pathOf(directory: string | Buffer, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(directory), Buffer.from('/'), name]);
}
