import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { removeTree } from '../../testbeds/host/workdir.ts';
import type { Machine } from '../machine.ts';
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
  const parent = runsDirectory(machine);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
  await chmod(parent, 0o711);
  const directory = path.join(parent, id);
  await claim(directory);
  await mkdir(directory, { mode: 0o711 });
  return { id, owner: thisOwner(), directory };
}

/** The ids of runs whose process is known to be dead but whose directory is still there. */
export async function deadRuns(machine: Pick<Machine, 'temporaryDirectory'>): Promise<string[]> {
  const parent = runsDirectory(machine);
  // Below a directory of somebody else's, what is said to be left of a run may be anything.
  const stats = await lstat(parent).catch(() => null);
  if (stats === null || !stats.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid)) return [];
  return (await deadClaimsIn(parent)).map((directory) => path.basename(directory));
}

/** Where a run of this id keeps its temporary files. */
export function runDirectory(machine: Pick<Machine, 'temporaryDirectory'>, id: string): string {
  return path.join(runsDirectory(machine), id);
}

/** Removes a run's temporary files. */
export async function endRun(directory: string): Promise<void> {
  await removeTree(directory);
  await giveUp(directory);
}

function runsDirectory(machine: Pick<Machine, 'temporaryDirectory'>): string {
  return path.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
}
