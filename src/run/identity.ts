import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../machine.ts';
import { isDead, type Owner, ownerSchema, thisOwner } from './owner.ts';

/** One run: its name in labels and temporary paths, and the directory that goes when it ends. */
export interface Run {
  id: string;
  owner: Owner;
  directory: string;
}

/** Begins a run: a directory of its own below the machine's temporary one, with its owner written down. */
export async function beginRun(machine: Machine): Promise<Run> {
  const id = randomBytes(5).toString('hex');
  const parent = runsDirectory(machine);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const directory = path.join(parent, id);
  // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
  await mkdir(directory, { mode: 0o711 });
  await chmod(parent, 0o711);
  const owner = thisOwner();
  await writeFile(path.join(directory, 'owner.json'), JSON.stringify(owner));
  return { id, owner, directory };
}

/** The ids of runs whose process is known to be dead but whose directory is still there. */
export async function deadRuns(machine: Machine): Promise<string[]> {
  const names = await readdir(runsDirectory(machine)).catch(() => []);
  const dead: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(runsDirectory(machine), name, 'owner.json'), 'utf8').catch(() => null);
    const owner = ownerSchema.safeParse(parseOrNull(text));
    if (owner.success && isDead(owner.data)) dead.push(name);
  }
  return dead;
}

/** Where a run of this id keeps its temporary files. */
export function runDirectory(machine: Machine, id: string): string {
  return path.join(runsDirectory(machine), id);
}

/** Removes a run's temporary files. */
export async function endRun(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}

function runsDirectory(machine: Machine): string {
  return path.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
}

function parseOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
