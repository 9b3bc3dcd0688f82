import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../machine.ts';
import { removeTree } from '../tree.ts';
import { claim, deadClaimsIn, giveUp } from './claim.ts';
import { type Owner, thisOwner } from './owner.ts';

/** One run: its name in labels and temporary paths, and its directory, which is removed when the run ends. */
export interface Run {
  id: string;
  owner: Owner;
  directory: string;
}

/** Begins a run: its own directory below the machine's temporary directory, claimed before it is created. */
export async function beginRun(machine: Pick<Machine, 'temporaryDirectory'>): Promise<Run> {
  const id = randomBytes(5).toString('hex');
  const parent = await openParent(machine.temporaryDirectory);
  // Agents of other users (root in a container, for example) need to pass through; only names can be seen.
  await chmod(parent, 0o711);
  const directory = path.join(parent, id);
  await claim(directory);
  await mkdir(directory, { mode: 0o711 });
  return { id, owner: thisOwner(), directory };
}

/** The ids of runs whose process is known to be dead and whose directory still exists. */
export async function deadRuns({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): Promise<string[]> {
  const parents = await parentsIn(temporaryDirectory);
  const names = (await Promise.all(parents.map(deadClaimsIn))).flat().map((directory) => path.basename(directory));
  return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
}

/** The possible directories of a run's temporary files. */
export async function runDirectories(
  { temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>,
  id: string,
): Promise<string[]> {
  return (await parentsIn(temporaryDirectory)).map((parent) => path.join(parent, id));
}

export async function endRun(directory: string): Promise<void> {
  await removeTree(directory);
  await giveUp(directory);
}

/**
 * The directory of this user's runs. In a temporary directory shared by all users, another user may have created it
 * first; then a directory with an unpredictable name is used.
 */
async function openParent(temporary: string): Promise<string> {
  const usual = path.join(temporary, parentName());
  // A failure shows below: the directory is missing, and another is created.
  await mkdir(usual, { recursive: true, mode: 0o700 }).catch(() => {});
  const [first] = await parentsIn(temporary);
  return first ?? (await mkdtemp(`${usual}-`));
}

/** Directories of this user's runs, the usual one first. Those that other users own or can write to are ignored. */
async function parentsIn(temporary: string): Promise<string[]> {
  const names = await readdir(temporary).catch(() => []);
  const own = names.filter((name) => name === parentName() || name.startsWith(`${parentName()}-`)).sort();
  const parents = await Promise.all(own.map((name) => ifOurs(path.join(temporary, name))));
  return parents.filter((parent) => parent !== null);
}

async function ifOurs(directory: string): Promise<string | null> {
  const stats = await lstat(directory).catch(() => null);
  const ours = stats?.isDirectory() && stats.uid === process.geteuid?.() && (stats.mode & 0o022) === 0;
  return ours ? directory : null;
}

function parentName(): string {
  return `agentbench-${process.geteuid?.() ?? 0}`;
}
