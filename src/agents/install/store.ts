import { lstatSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from '../../base/errors.ts';
import { unfinishedIn } from '../../base/lease/claim.ts';
import type { Machine } from '../../base/machine.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import { namesIn } from '../../base/names-in.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { openToAll, removeTree } from '../../base/tree.ts';
import { digestOf } from '../../datasets/digest.ts';

/** The record of an installed directory, in a file of it: the two get their place by one step. */
const RECORD = '.agentbench-installed.json';
const LARGEST_RECORD = 4096;
const recordSchema = z.object({ digest: z.string(), duration_ms: z.number() });

/** An installed directory. */
export interface Installed {
  directory: string;
  digest: string;
  /** Milliseconds that the installation took, when it was made. */
  duration: number;
}

/** The folder of all agents in the cache. */
export function agentsIn({ cacheDirectory }: Pick<Machine, 'cacheDirectory'>): string {
  return path.join(cacheDirectory, 'agents');
}

/**
 * A directory of the cache that `fill` makes once, kept between runs. At each use its digest is compared, and a directory
 * that differs is made anew. Runs at the same time each fill a directory of their own, and the first one stays. Throws a
 * UserError if the cache cannot be written, and whatever `fill` throws.
 */
export async function installed(
  target: string,
  machine: Machine,
  fill: (directory: string) => Promise<void>,
): Promise<Installed> {
  const there = await intact(target);
  if (there !== null) return there;
  const folder = agentsIn(machine);
  const unwritable = (cause: string) =>
    new UserError(`agent: the cache ${folder} cannot be written: ${cause}; name another directory in XDG_CACHE_HOME`);
  return await unfinishedIn(folder, unwritable, async (directory) => {
    try {
      await mkdir(directory);
      const begun = performance.now();
      await fill(directory);
      await openToAll(directory);
      const duration = Math.round(performance.now() - begun);
      const digest = await digestOfInstalled(directory);
      await writeFile(path.join(directory, RECORD), JSON.stringify({ digest, duration_ms: duration }));
      // A link to nowhere, too, is in the way.
      if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) {
        const other = await intact(target);
        if (other !== null) return other;
        await removeTree(target);
      }
      makeDirectory(path.dirname(target));
      // In a container, its users see this directory, and nothing above.
      await chmod(path.dirname(target), 0o755);
      await rename(directory, target);
      return { directory: target, digest, duration };
    } catch (error) {
      const other = error instanceof UserError ? null : await intact(target);
      if (other !== null) return other;
      throw error;
    }
  });
}

/**
 * Removes a directory that is no longer as it was when this process got it; true if it was removed. Its record does not
 * count: whoever changed the directory may have written it. Throws the file system's errors.
 */
export async function removeIfChanged({ directory, digest }: Installed): Promise<boolean> {
  if ((await digestOfInstalled(directory).catch(() => null)) === digest) return false;
  await removeTree(directory);
  return true;
}

/** The records of all installed directories, by the path of each directory. */
export function installedRecords(machine: Pick<Machine, 'cacheDirectory'>): Map<string, string> {
  const below = (folder: string) => namesIn(folder).map((name) => path.join(folder, name));
  const directories = below(agentsIn(machine)).flatMap(below).flatMap(below);
  return new Map(
    directories.flatMap((directory): [string, string][] => {
      const record = recordIn(directory);
      return record === null ? [] : [[directory, record]];
    }),
  );
}

/**
 * Removes the records that are not among these: a trial on the host may have written them, with whatever they record.
 * Their directories stay, for runs that use them, until they are made anew at the next use. Returns the directories.
 * Throws the file system's errors.
 */
export async function forgetOthers(machine: Machine, known: Map<string, string>): Promise<string[]> {
  const others = [...installedRecords(machine)].filter(([directory, record]) => known.get(directory) !== record);
  for (const [directory] of others) await rm(path.join(directory, RECORD));
  return others.map(([directory]) => directory);
}

/** The text of a directory's record; null without one. */
function recordIn(directory: string): string | null {
  try {
    return readRegularFile(path.join(directory, RECORD), LARGEST_RECORD).toString();
  } catch {
    return null;
  }
}

/** A directory that is as it was installed; null if it is not there, or not so. */
async function intact(target: string): Promise<Installed | null> {
  try {
    const { digest, duration_ms } = recordSchema.parse(JSON.parse(recordIn(target) ?? ''));
    const now = await digestOfInstalled(target);
    return now === digest ? { directory: target, digest, duration: duration_ms } : null;
  } catch {
    return null;
  }
}

function digestOfInstalled(directory: string): Promise<string> {
  return digestOf(
    directory,
    readdirSync(directory).filter((name) => name !== RECORD),
  );
}
