import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../machine.ts';
import { removeTree } from '../tree.ts';
import { claim, deadClaimsIn, giveUp } from './claim.ts';
import { type Owner, thisOwner } from './owner.ts';

/** One run: its name in labels and temporary paths, and the directory that goes when it ends. */
export interface Run {
  id: string;
  owner: Owner;
  directory: string;
}

/** Begins a run: a directory of its own below the machine's temporary one, claimed before it is made. */
export async function beginRun(machine: Pick<Machine, 'temporaryDirectory'>): Promise<Run> {
  const id = randomBytes(5).toString('hex');
  const parent = await openParent(machine.temporaryDirectory);
  // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
  await chmod(parent, 0o711);
  const directory = path.join(parent, id);
  await claim(directory);
  await mkdir(directory, { mode: 0o711 });
  return { id, owner: thisOwner(), directory };
}

/** The ids of runs whose process is known to be dead but whose directory is still there. */
export async function deadRuns({ temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>): Promise<string[]> {
  const parents = await parentsIn(temporaryDirectory);
  const names = (await Promise.all(parents.map(deadClaimsIn))).flat().map((directory) => path.basename(directory));
  return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
}

/** Where a run of this id may keep its temporary files. */
export async function runDirectories(
  { temporaryDirectory }: Pick<Machine, 'temporaryDirectory'>,
  id: string,
): Promise<string[]> {
  return (await parentsIn(temporaryDirectory)).map((parent) => path.join(parent, id));
}

/** Removes a run's temporary files. */
export async function endRun(directory: string): Promise<void> {
  await removeTree(directory);
  await giveUp(directory);
}

/**
 * The directory of this user's runs. In a temporary directory that all users share, somebody else may have made it before: then
 * it is one of a name that nobody can guess.
 */
async function openParent(temporary: string): Promise<string> {
  const usual = path.join(temporary, parentName());
  // What cannot be made is told by what is made in its stead.
  await mkdir(usual, { recursive: true, mode: 0o700 }).catch(() => {});
  const [first] = await parentsIn(temporary);
  return first ?? (await mkdtemp(`${usual}-`));
}

/** Directories of this user's runs, the usual one first; of others', and of those that others can write to, nothing is believed. */
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
