import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { someNames } from '../../base/format.ts';
import { isHarbor, NOT_A_TASK } from './harbor.ts';

/** Levels below the directory, and folders, that are looked at. */
const DEEPEST = 3;
const MOST_FOLDERS = 2000;
const MOST_NAMED = 3;

/**
 * The end of a message about a directory without tasks: the folders below it that have some, or the tasks in a form that is
 * not read. Empty if there are none near.
 */
export function tasksElsewhere(directory: string): string {
  const found: string[] = [];
  let earlier = false;
  let level = [directory];
  let looked = 0;
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of level) {
      looked += 1;
      if (looked > MOST_FOLDERS || found.length > MOST_NAMED) break;
      earlier ||= existsSync(path.join(folder, 'task.yaml'));
      if (folder !== directory && hasTasks(folder)) found.push(path.relative(directory, folder));
      else next.push(...foldersIn(folder));
    }
    level = next;
  }
  if (found.length > 0)
    return `; there are Harbor tasks below it: name the folder that has them, such as ${someNames(found, MOST_NAMED)}`;
  return earlier
    ? '; it has tasks in the earlier form of Terminal-Bench (task.yaml): convert them with "harbor task migrate"'
    : '';
}

/** False for a folder that this user may not read. */
function hasTasks(folder: string): boolean {
  try {
    return isHarbor(folder);
  } catch {
    return false;
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_A_TASK.has(entry.name))
      .map((entry) => path.join(folder, entry.name))
      .sort();
  } catch {
    return [];
  }
}
