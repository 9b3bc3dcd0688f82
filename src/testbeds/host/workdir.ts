import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readBoundedJson } from '../../base/bounded-json.ts';
import { codeOf, messageOf, UserError } from '../../base/errors.ts';
import { homeDirectory } from '../../base/home.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import { detachMounts, mountsOn } from '../../base/mounts.ts';
import { statsOf } from '../../base/names-in.ts';
import { realPlace } from '../../base/real-place.ts';
import { emptyDirectory, removeUnmounted } from '../../base/tree.ts';
import { DEFAULT_RESULTS } from '../../results/run-place.ts';
import type { WorkdirRequest } from '../types.ts';

/** File of a run's directory that names its shared workdir, so that the next run can empty that of a killed one. */
export const SHARED_WORKDIR = 'shared-workdir';

/**
 * Checks a workdir that the user names on the host: it must be absent or empty, since every trial starts with it empty,
 * and must not contain the current directory, the home, the results, the cache or the temporary files. Throws a UserError.
 */
export async function checkSharedWorkdir({ options, machine }: WorkdirRequest): Promise<void> {
  const { workdir } = options;
  if (workdir === undefined) return;
  if (!path.isAbsolute(workdir)) throw new UserError(`workdir: "${workdir}" is not an absolute path`);
  const results = options['results-path'] ?? DEFAULT_RESULTS;
  const { cacheDirectory, temporaryDirectory } = machine;
  const keepOut = [homeDirectory(machine.environment), results, cacheDirectory, temporaryDirectory];
  // A link is followed: the directory that it leads to is emptied.
  const emptied = realPlace(workdir);
  for (const directory of [process.cwd(), ...keepOut]) {
    // A name may begin with two dots.
    if (path.relative(emptied, realPlace(directory)).split('/')[0] !== '..') {
      throw new UserError(
        `workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`,
      );
    }
  }
  let entries: string[];
  try {
    entries = await readdir(workdir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new UserError(`workdir: ${workdir} cannot be used: ${codeOf(error)}`);
  }
  if (entries.length > 0) {
    throw new UserError(
      `workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`,
    );
  }
}

/** A workdir that the user named; every trial of a run takes it over. */
const sharedSchema = z.object({
  /** Real path (without links) when the run began. */
  path: z.string(),
  /** Number of mounts on it then. */
  mounts: z.int(),
});
export type SharedWorkdir = z.output<typeof sharedSchema>;

/** Bytes of the file that names it. */
const LARGEST = 64 * 1024;

/** Takes over a workdir that the user named, for a run; makes it if it does not exist. Throws a UserError if that fails. */
export async function takeSharedWorkdir(workdir: string): Promise<SharedWorkdir> {
  try {
    makeDirectory(workdir);
  } catch (error) {
    throw new UserError(`workdir: ${workdir} cannot be made: ${messageOf(error)}`);
  }
  const real = await realpath(workdir);
  return { path: real, mounts: await mountsOn(real) };
}

/**
 * The shared workdir of a run that is over, by the run's directory; null without one, and if the file that names it is
 * none of ours any more: a trial may have put a pipe in its place, which has no end.
 */
export function sharedWorkdirOf(directory: string): SharedWorkdir | null {
  try {
    return sharedSchema.parse(readBoundedJson(path.join(directory, SHARED_WORKDIR), LARGEST));
  } catch {
    return null;
  }
}

/**
 * Empties a shared workdir; it stays the same directory (it may be a mount point). Nothing else is emptied, whatever an
 * agent has mounted or linked in its place. Throws if something is left; everything else is gone then.
 */
export async function emptyWorkdir({ path: workdir, mounts }: SharedWorkdir): Promise<void> {
  makeDirectory(path.dirname(workdir));
  if ((await realpath(path.dirname(workdir))) !== path.dirname(workdir))
    throw new Error(`${workdir} leads to another directory than at the start of the run`);
  await detachMounts(workdir, mounts);
  if (!statsOf(workdir)?.isDirectory()) await removeUnmounted(workdir);
  makeDirectory(workdir);
  await emptyDirectory(workdir);
}
