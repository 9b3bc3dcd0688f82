import { lstatSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';

/** Why a record is none of the run it lies in; every results directory that is used again has such. */
export const OUTDATED = 'it is of an earlier run';

/** The first directory of a path below a run's that is a link, relative to that; null where none is. Nothing of ours is one. */
export function linkAmong(directory: string, relative: string): string | null {
  const parts = relative.split(path.sep);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = parts.slice(0, depth).join(path.sep);
    try {
      if (lstatSync(`${directory}/${place}`, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
    } catch (error) {
      if (codeOf(error) !== 'ENOTDIR') throw error;
    }
  }
  return null;
}
