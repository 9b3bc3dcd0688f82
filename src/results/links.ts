import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';

/**
 * The first symlink among the directories of a path, relative to the run's directory; null if there is none. The
 * harness creates no symlinks there. Directories above the depth `from` are known to be real.
 */
export function linkAmong(directory: string, relative: string, from = 1): string | null {
  return firstAmong(directory, relative, from, (stats) => stats.isSymbolicLink());
}

/** Like `linkAmong`: the first that is no directory. */
export function strangerAmong(directory: string, relative: string): string | null {
  return firstAmong(directory, relative, 1, (stats) => !stats.isDirectory());
}

function firstAmong(
  directory: string,
  relative: string,
  from: number,
  isSought: (stats: Stats) => boolean,
): string | null {
  for (let depth = 1, end = 0; end < relative.length; depth += 1) {
    end = relative.indexOf(path.sep, end + 1);
    if (end === -1) end = relative.length;
    if (depth < from) continue;
    const place = relative.slice(0, end);
    try {
      const stats = lstatSync(`${directory}/${place}`, { throwIfNoEntry: false });
      if (stats !== undefined && isSought(stats)) return place;
    } catch (error) {
      if (codeOf(error) !== 'ENOTDIR') throw error;
    }
  }
  return null;
}
