import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { digestOf, withLinked } from '../digest.ts';
import { throwFaults } from '../faults.ts';
import type { Dataset, FaultyTask, Instance } from '../types.ts';
import { datasetSchema } from './schema.ts';
import { readTask } from './task.ts';
import { readToml } from './toml.ts';

/** Directories that people keep beside task.toml, and no part of a task. */
export const NOT_A_TASK = new Set(['.git', 'node_modules', '__pycache__']);

/** The files and directories of a task. Where it is all of a repository, there are others beside them, such as `.git` and results. */
const PARTS = ['task.toml', 'instruction.md', 'trajectory.json', 'environment', 'tests', 'solution', 'steps'];

/** True for a directory with Harbor tasks: a task, a folder of tasks, or one with a dataset.toml. */
export function isHarbor(directory: string): boolean {
  return hasTask(directory) || existsSync(path.join(directory, 'dataset.toml')) || foldersOf(directory).length > 0;
}

/**
 * Reads Harbor tasks: the task in the directory, the folders in it that have a task.toml, or those of them that its
 * dataset.toml lists. Tasks with faults are kept apart, since nobody who takes a dataset from elsewhere can mend it. Throws
 * a UserError with file, line and key of every fault if there is no task without one.
 */
export async function loadHarbor(
  directory: string,
  about: { name: string | null; ref: string | null },
): Promise<Dataset> {
  const faults: string[] = [];
  const single = hasTask(directory);
  const root = single ? path.dirname(directory) : directory;
  const list = single ? null : readList(directory, faults);
  const folders = single ? [directory] : (list?.folders ?? foldersOf(directory));
  if (folders.length === 0 && faults.length === 0)
    throw new UserError(`dataset: ${directory} has no folder with a task.toml`);
  throwFaults(directory, faults);
  const instances: Instance[] = [];
  const faulty: FaultyTask[] = [];
  const notes: string[] = [];
  const followed: string[] = [];
  for (const folder of folders) {
    // A checkout's own folder has the name of its commit.
    const id = (single ? about.name : null) ?? path.basename(folder);
    const task = await readTask({ root, inside: directory, id }, folder, faults);
    notes.push(...task.notes);
    followed.push(...task.followed);
    if (task.instance !== null) instances.push(task.instance);
    else faulty.push({ ...task.about, faults: faults.splice(0) });
  }
  if (instances.length === 0)
    throwFaults(
      directory,
      faulty.flatMap((task) => task.faults),
    );
  const [top, names] = single ? [directory, PARTS] : [root, folders.map((folder) => path.relative(root, folder))];
  const places = followed.map((place) => path.relative(top, path.join(root, place)));
  return {
    name: about.name ?? list?.name ?? path.basename(directory),
    directory: root,
    ref: about.ref,
    digest: await digestOf(top, withLinked(top, names, places)),
    testbed: 'docker',
    instances,
    ...(faulty.length === 0 ? {} : { faulty }),
    // Some hold for each task.
    notes: [...new Set(notes)],
  };
}

/** The folders that a dataset.toml lists; null without one. A task of a hub that is not here is a fault. */
function readList(directory: string, faults: string[]): { name: string | null; folders: string[] } | null {
  const file = path.join(directory, 'dataset.toml');
  if (!existsSync(file)) return null;
  const read = readToml({ root: directory, file, shown: 'dataset.toml' }, datasetSchema, () => [], faults);
  if (read === null) return { name: null, folders: [] };
  const { dataset, tasks } = read.table;
  const name = dataset?.name?.split('/').at(-1) || null;
  if (tasks === undefined || tasks.length === 0) return { name, folders: foldersOf(directory) };
  const there = new Map(foldersOf(directory).map((folder) => [path.basename(folder), folder]));
  const listed = new Map<string, string>();
  for (const { name, path: given } of tasks) {
    const wanted = given ?? name?.split('/').at(-1) ?? '';
    const told = name ?? wanted;
    const folder = there.get(path.basename(wanted));
    const other = folder === undefined ? undefined : listed.get(folder);
    if (folder === undefined)
      faults.push(
        `dataset.toml: tasks: ${told}: there is no folder ${wanted} with a task.toml beside it; download the task first (harbor download)`,
      );
    else if (other !== undefined && other !== told)
      faults.push(
        `dataset.toml: tasks: ${told}: its folder is that of ${other} too; rename one folder, and give its path ("path = …")`,
      );
    else listed.set(folder, told);
  }
  return { name, folders: [...listed.keys()] };
}

function hasTask(directory: string): boolean {
  return existsSync(path.join(directory, 'task.toml'));
}

/** The folders with a task.toml, and those in a folder `tasks`, by name. */
function foldersOf(directory: string): string[] {
  const inside = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter(
            (entry) =>
              // A link that leads out of the dataset is a fault when its task is read.
              (entry.isDirectory() || entry.isSymbolicLink()) &&
              !NOT_A_TASK.has(entry.name) &&
              hasTask(path.join(parent, entry.name)),
          )
          .map((entry) => path.join(parent, entry.name))
          .sort()
      : [];
  const own = inside(directory);
  return own.length > 0 ? own : inside(path.join(directory, 'tasks'));
}
