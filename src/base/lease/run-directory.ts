import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../errors.ts';
import type { Machine } from '../machine.ts';
import { makeDirectory } from '../make-directory.ts';
import { detachMounts } from '../mounts.ts';
import { entriesIn, namesIn, statsOf } from '../names-in.ts';
import { readRegularFile } from '../regular-file.ts';
import { emptyDirectory, removeTree, removeUnmounted } from '../tree.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from './claim.ts';
import { isDead, type Owner, thisOwner } from './owner.ts';

/** One run: its name in labels and temporary paths, and its directory, which is removed when the run ends. */
export interface Run {
  id: string;
  owner: Owner;
  directory: string;
}

const ID_BYTES = 5;

/** True for the id of a run. Processes are found by it, so that a shorter one, `1`, would name those of other runs. */
export function isRunId(text: string): boolean {
  return text.length === 2 * ID_BYTES && /^[0-9a-f]+$/.test(text);
}

/**
 * Begins a run: its own directory below the machine's temporary directory, claimed before it is created. Throws a
 * UserError if that directory cannot be used.
 */
export async function beginRun({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): Promise<Run> {
  const id = randomBytes(ID_BYTES).toString('hex');
  try {
    const parent = openParent(temporaryDirectory);
    // Agents of other users (root in a container, for example) need to pass through; only names can be seen.
    chmodSync(parent, 0o711);
    const directory = path.join(parent, id);
    claim(directory);
    mkdirSync(directory, { mode: 0o711 });
    return { id, owner: thisOwner(), directory };
  } catch (error) {
    throw unusable(temporaryDirectory, error);
  }
}

/** Writes a file of a run. Throws a UserError: a full disk may still take a directory, but no content. */
export function writeRunFile({ directory }: Pick<Run, 'directory'>, name: string, text: string): void {
  try {
    writeFileSync(path.join(directory, name), text);
  } catch (error) {
    throw unusable(directory, error);
  }
}

function unusable(directory: string, error: unknown): UserError {
  const where = `the temporary directory ${directory} cannot be used: ${messageOf(error)}`;
  return new UserError(`${where}; make room there, or name another in RUNNER_TEMP`);
}

/** The ids of runs whose process is known to be dead and whose directory still exists. */
export function deadRuns({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): string[] {
  return parentsIn(temporaryDirectory)
    .flatMap(deadClaimsIn)
    .map((directory) => path.basename(directory))
    .filter(isRunId);
}

/** True if a run of this user may be under way on this machine. */
export function isRunUnderWay({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): boolean {
  return parentsIn(temporaryDirectory)
    .flatMap(claimsIn)
    .some(({ owner }) => !isDead(owner));
}

/** The possible directories of a run's temporary files. */
export function runDirectories({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>, id: string): string[] {
  return parentsIn(temporaryDirectory).map((parent) => path.join(parent, id));
}

/** Ends a run, or the rest of a killed one; its kept files stay. Throws if something else is left. */
export async function endRun(directory: string): Promise<void> {
  const kept = keptIn(directory);
  // Of a link in its place, the link.
  await (kept.length === 0 ? removeTree(directory) : emptyDirectory(directory, kept, removeTree));
  giveUp(directory);
}

/** File in a trial's directory below a run's: the trial that it names is over, and its workdir is kept on purpose. */
const KEPT = 'kept';
/** Bytes of that file. */
const LONGEST_TRIAL = 1024;

/**
 * Removes everything in a directory of a run's directory, but for one entry, which is kept of the trial `instance/trial`.
 * Throws if either is none: an agent may have put a link in its place.
 */
export async function keepInRun(directory: string, entry: string, trial: string): Promise<void> {
  for (const place of [directory, path.join(directory, entry)])
    if (!isDirectory(place)) throw new Error(`${place} is not a directory any more`);
  await detachMounts(directory);
  // Something of the agent's may be in its place.
  await removeUnmounted(path.join(directory, KEPT));
  // Before the rest is removed: if this process is killed meanwhile, the entry stays.
  await writeFile(path.join(directory, KEPT), trial, { flag: 'wx' });
  await emptyDirectory(directory, [KEPT, entry]);
}

/** A directory in which a trial's workdir was kept, of a run that is over. */
export function keptDirectories({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): string[] {
  const directories: string[] = [];
  for (const parent of parentsIn(temporaryDirectory)) {
    const claimed = claimsIn(parent)
      .filter(({ owner }) => !isDead(owner))
      .map(({ file }) => file);
    for (const name of namesIn(parent)) {
      const run = path.join(parent, name);
      if (isRunId(name) && !claimed.includes(run))
        directories.push(...keptIn(run).map((trial) => path.join(run, trial)));
    }
  }
  return directories;
}

/** The trial of such a directory, `instance/trial`; null if it is not told. An agent may have written it. */
export function trialKeptIn(directory: string): string | null {
  try {
    return readRegularFile(path.join(directory, KEPT), LONGEST_TRIAL).toString() || null;
  } catch {
    return null;
  }
}

/** How many trials were kept in the runs of this user, that of this trial's directory among them. */
export function countKeptBeside(directory: string): number {
  const parent = path.dirname(path.dirname(directory));
  return namesIn(parent).flatMap((name) => keptIn(path.join(parent, name))).length;
}

/** Removes what was kept of a trial, and the run's directory with the last of them. */
export async function removeKept(directory: string): Promise<void> {
  await removeTree(directory);
  // Another trial of the run may be kept as well.
  await rmdir(path.dirname(directory)).catch(() => {});
}

/**
 * The names of the directories of kept trials in a run's directory; a link to such a directory has none. Synchronous, as
 * each trial looks at the directories of all that are under way: promises take ten times as long.
 */
function keptIn(run: string): string[] {
  if (!isDirectory(run)) return [];
  const directories = entriesIn(run).filter((entry) => entry.isDirectory());
  return directories.map(({ name }) => name).filter((name) => statsOf(path.join(run, name, KEPT))?.isFile());
}

/** False for a link to a directory. */
function isDirectory(file: string): boolean {
  return statsOf(file)?.isDirectory() ?? false;
}

/**
 * The directory of this user's runs. In a temporary directory shared by all users, another user may have created it
 * first; then a directory with an unpredictable name is used.
 */
function openParent(temporary: string): string {
  const usual = path.join(temporary, parentName());
  try {
    makeDirectory(usual, 0o700);
  } catch {
    // The directory is missing below, and another is created.
  }
  return parentsIn(temporary)[0] ?? mkdtempSync(`${usual}-`);
}

/** Directories of this user's runs, the usual one first. Those that other users own or can write to are ignored. */
function parentsIn(temporary: string): string[] {
  const own = namesIn(temporary).filter((name) => name === parentName() || name.startsWith(`${parentName()}-`));
  return own
    .sort()
    .map((name) => path.join(temporary, name))
    .filter(isOurs);
}

function isOurs(directory: string): boolean {
  const stats = statsOf(directory);
  return stats?.isDirectory() === true && stats.uid === process.geteuid?.() && (stats.mode & 0o022) === 0;
}

function parentName(): string {
  return `agentbench-${process.geteuid?.() ?? 0}`;
}
