import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TaskFolder } from '../datasets/types.ts';
import type { Content } from './types.ts';

/**
 * The files of a folder and their targets, without those that are left out: each a whole directory where all of it is
 * meant.
 */
export function filesOf({ directory, leftOut }: TaskFolder, target: string): [string, Content][] {
  return below('');

  function below(place: string): [string, Content][] {
    return readdirSync(path.join(directory, place), { withFileTypes: true }).flatMap((entry): [string, Content][] => {
      const name = path.posix.join(place, entry.name);
      if (leftOut.includes(name)) return [];
      const partly = entry.isDirectory() && leftOut.some((out) => out.startsWith(`${name}/`));
      return partly ? below(name) : [[path.posix.join(target, name), { directory: path.join(directory, name) }]];
    });
  }
}
