import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, copyFile, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { firstLines } from '../base/format.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { NEVER } from '../base/signals.ts';
import { removeTree } from '../base/tree.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import { type ExportSettings, filesOfTask, obstacleOf, type TaskFile } from './task.ts';
import { toml } from './toml.ts';

const OBSTACLES_SHOWN = 10;
/** The folder in which an export is until it is whole: half of one, without `dataset.toml`, could be measured as tasks. */
const UNFINISHED = '.agentbench-export';
/** Files that Harbor leaves out of a task's digest. */
const NOT_IN_DIGEST = /(^|\/)(__pycache__\/|[^/]*(\.pyc|\.swp|\.swo|~)(\/|$)|\.DS_Store(\/|$)|\.harborignore$)/;

/**
 * Writes instances as tasks of Harbor (schema 1.3) into a new or empty directory: a folder each, and `dataset.toml` with
 * their digests. The same instances give the same bytes. Throws a UserError that names each instance which cannot be
 * exported, before anything is written, or for a file that cannot be read or written, and the reason of the signal once it
 * is aborted; nothing is left then.
 */
export async function exportTasks(
  directory: string,
  dataset: Pick<Dataset, 'name'>,
  instances: Instance[],
  settings: ExportSettings,
  signal: AbortSignal = NEVER,
): Promise<void> {
  const faults = instances.flatMap((instance) => {
    const obstacle = obstacleOf(instance, settings);
    return obstacle === null ? [] : [`${instance.id}: ${obstacle}`];
  });
  if (faults.length > 0) {
    throw new UserError(
      [`export: ${faults.length} of ${instances.length} instances of ${dataset.name} cannot be exported:`]
        .concat(firstLines(faults, OBSTACLES_SHOWN))
        .join('\n'),
    );
  }
  claimEmpty(directory);
  const unfinished = path.join(directory, UNFINISHED);
  try {
    const tasks: { name: string; digest: string }[] = [];
    for (const instance of [...instances].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      signal.throwIfAborted();
      const folder = path.join(unfinished, instance.id);
      const written = new Map<string, string>();
      for (const [name, file] of filesOfTask(instance, settings)) await put(file, folder, name, written);
      tasks.push({ name: `${settings.organisation}/${instance.id}`, digest: digestOf(written) });
    }
    const moved = readdirSync(unfinished);
    await writeFile(path.join(unfinished, 'dataset.toml'), manifestOf(settings.organisation, dataset.name, tasks));
    // The list first: a folder that it names and that is missing is a fault, and folders without a list are a dataset.
    for (const name of ['dataset.toml', ...moved])
      await rename(path.join(unfinished, name), path.join(directory, name));
    await rmdir(unfinished);
  } catch (error) {
    // The directory was empty, so that all of it is of this export.
    for (const name of readdirSync(directory)) await removeTree(path.join(directory, name));
    throw error instanceof UserError || signal.aborted
      ? error
      : new UserError(`export: ${messageOf(error)}`, { cause: error });
  }
}

/** The part of a task's name before its `/`: the dataset's name in the characters of Harbor. */
export function organisationOf({ name }: Pick<Dataset, 'name'>): string {
  const plain = name.replace(/[^a-zA-Z0-9_-]+/g, '-').replace(/^[^a-zA-Z0-9]+/, '');
  return plain === '' ? 'agentbench' : plain.slice(0, 60);
}

/** Makes the directory, which must be empty, and in it the folder of an unfinished export: of two exports, only one can. */
function claimEmpty(directory: string): void {
  let names: string[];
  try {
    makeDirectory(directory);
    names = readdirSync(directory);
  } catch (error) {
    throw new UserError(`export: ${directory} cannot be made: ${messageOf(error)}`);
  }
  if (names.length > 0 && !names.includes(UNFINISHED))
    throw new UserError(`export: ${directory} is not empty; name a new directory`);
  try {
    mkdirSync(path.join(directory, UNFINISHED));
  } catch (error) {
    throw new UserError(
      codeOf(error) === 'EEXIST'
        ? `export: ${directory} holds an unfinished export; if none is running, empty it, or name a new directory`
        : `export: ${directory} cannot be written: ${messageOf(error)}`,
    );
  }
}

/** Writes a file, or copies a file or the content of a directory, and notes the digest of each by its path. */
async function put(file: TaskFile, folder: string, name: string, written: Map<string, string>): Promise<void> {
  const target = path.join(folder, name);
  if ('source' in file && lstatSync(file.source).isDirectory()) {
    makeDirectory(target);
    for (const bytes of readdirSync(file.source, 'buffer').sort(Buffer.compare)) {
      const entry = bytes.toString();
      if (!isUtf8(bytes))
        throw new UserError(`export: ${path.join(file.source, entry)} has a name that is not UTF-8; rename it`);
      await put({ source: path.join(file.source, entry) }, folder, `${name}/${entry}`, written);
    }
    return;
  }
  makeDirectory(path.dirname(target));
  if ('text' in file) {
    await writeFile(target, file.text.toWellFormed());
    await chmod(target, file.executable === true ? 0o755 : 0o644);
  } else {
    const stats = lstatSync(file.source);
    if (!stats.isFile())
      throw new UserError(`export: ${file.source} is a link or no regular file, which a task of Harbor cannot hold`);
    await copyFile(file.source, target).catch((error) => {
      throw new UserError(`export: ${file.source} cannot be copied: ${codeOf(error) ?? messageOf(error)}`);
    });
    await chmod(target, (stats.mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  const content = await readFile(target);
  if (!NOT_IN_DIGEST.test(name)) written.set(name, hash('sha256', content));
}

/** Harbor's digest of a task: its paths in order, each with the digest of its file. Source: harbor/publisher/packager.py. */
function digestOf(files: Map<string, string>): string {
  const byPath = [...files].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return sha256Of(byPath.map(([name, digest]) => `${name}\0${digest}\n`).join(''));
}

function manifestOf(organisation: string, dataset: string, tasks: { name: string; digest: string }[]): string {
  const about = ['[dataset]', `name = ${toml(`${organisation}/${organisation}`)}`, `description = ${toml(dataset)}`];
  const entries = tasks.map(({ name, digest }) => `\n[[tasks]]\nname = ${toml(name)}\ndigest = ${toml(digest)}\n`);
  return `${about.join('\n')}\n${entries.join('')}`;
}
