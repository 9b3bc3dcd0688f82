import { lstatSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';

/** The fault of a record from an earlier run; a reused results directory always has some. */
export const OUTDATED = 'it belongs to an earlier run';

/**
 * The first symlink among the directories of a path, relative to the run's directory; null if there is none. The
 * harness creates no symlinks there. Directories above the depth `from` are known to be real.
 */
export function linkAmong(directory: string, relative: string, from = 1): string | null {
  const parts = relative.split(path.sep);
  for (let depth = from; depth <= parts.length; depth += 1) {
    const place = depth === parts.length ? relative : parts.slice(0, depth).join(path.sep);
    try {
      if (lstatSync(`${directory}/${place}`, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
    } catch (error) {
      if (codeOf(error) !== 'ENOTDIR') throw error;
    }
  }
  return null;
}
