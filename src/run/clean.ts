import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import {
  deadRuns,
  isRunUnderWay,
  keptDirectories,
  removeKept,
  runDirectories,
  trialKeptIn,
} from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { deadDownloads, sweep } from './sweep.ts';

/** Something on this machine that no living run owns. */
export interface Leftover {
  kind: 'kept container' | 'kept workdir' | 'container of a killed run' | 'files of a killed run' | 'image of a task';
  /** Name of the container or image, or path. */
  name: string;
  /** The trial of a container or a kept workdir, `instance/trial`; null for other files and images. */
  trial: string | null;
  /** Null if unknown; of an image, those that no other image shares. */
  bytes: number | null;
}

/** The leftovers of this machine, and their removal. */
export interface Leftovers {
  found: Leftover[];
  /** Parts of the machine that could not be searched, with the reason. */
  notes: string[];
  /** Removes all of them; returns the faults. */
  remove(): Promise<string[]>;
}

/**
 * Finds what was kept of trials (option `keep`), what killed runs have left, and the images that were built of tasks, unless
 * a run is under way, which may need them. Nothing of a living run, and nothing of
 * another origin, is among it.
 */
export async function findLeftovers(machine: Machine): Promise<Leftovers> {
  const notes: string[] = [];
  const { leftContainers, leftImages } = await import('../testbeds/docker/left.ts');
  const docker = await leftContainers(machine).catch((error) => {
    if (!(error instanceof UserError)) throw error;
    notes.push(`containers were not looked for: ${error.message}`);
    return null;
  });
  const containers = docker?.left ?? [];
  const images = docker === null ? null : await findImages();
  const workdirs = keptDirectories(machine);
  const runs = deadRuns(machine).flatMap((id) => runDirectories(machine, id));
  const files = [...runs, ...deadDownloads(machine)];
  const found: Leftover[] = [
    ...containers.map(
      ({ kept, id, name, instanceId, trial, size }): Leftover => ({
        kind: kept ? 'kept container' : 'container of a killed run',
        name: name || id.slice(0, 12),
        trial: `${instanceId}/${trial}`,
        bytes: size,
      }),
    ),
    ...(images?.left ?? []).map(({ name, bytes }): Leftover => ({ kind: 'image of a task', name, trial: null, bytes })),
    ...(await Promise.all(
      workdirs.map((directory) => {
        const name = path.join(directory, 'workdir');
        return onDisk(directory, { kind: 'kept workdir', name, trial: trialKeptIn(directory) });
      }),
    )),
    ...(await Promise.all(
      files.map((file) => onDisk(file, { kind: 'files of a killed run', name: file, trial: null })),
    )),
  ];
  return { found: found.filter(({ bytes }) => bytes !== null), notes, remove };

  async function findImages() {
    if (!isRunUnderWay(machine)) return leftImages(machine);
    notes.push('images of tasks were not looked for: a run is under way');
    return null;
  }

  async function onDisk(file: string, about: Omit<Leftover, 'bytes'>): Promise<Leftover> {
    const { stdout } = await machine.runTool('du', ['-sk', '--', file]);
    // A directory that `du` cannot read wholly has a size all the same; one that is gone has none.
    const kilobytes = Number.parseInt(stdout, 10);
    return { ...about, bytes: Number.isNaN(kilobytes) ? null : kilobytes * 1024 };
  }

  async function remove(): Promise<string[]> {
    const faults: string[] = [];
    const attempt = (work: Promise<void>, name: string) =>
      work.catch((error) => void faults.push(`${name} could not be removed: ${messageOf(error)}`));
    for (const { id, name } of containers) await attempt(docker!.remove(id), name);
    for (const { name } of images?.left ?? []) await attempt(images!.remove(name), name);
    for (const directory of workdirs) await attempt(removeKept(directory), directory);
    await sweep(machine, docker !== null, (message) => faults.push(message));
    return faults;
  }
}
