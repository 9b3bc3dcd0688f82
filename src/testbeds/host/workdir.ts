import { lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { codeOf, UserError } from '../../base/errors.ts';
import { detachMounts, mountsOn } from '../../base/mounts.ts';
import { emptyDirectory, removeUnmounted } from '../../base/tree.ts';

/** Names the shared workdir of a run, so that a killed run's can be emptied by the next. */
export const SHARED_WORKDIR = 'shared-workdir';

/**
 * Checks a workdir that the user names on the host: it must be absent or empty, since every trial begins with it empty,
 * and no directory that holds anything else of theirs. Throws a UserError.
 */
export async function checkSharedWorkdir(workdir: string, keepOut: string[]): Promise<void> {
  if (!path.isAbsolute(workdir)) throw new UserError(`workdir: "${workdir}" is not an absolute path`);
  for (const directory of [os.homedir(), process.cwd(), ...keepOut]) {
    const relative = path.relative(workdir, path.resolve(directory));
    if (relative === '' || !relative.startsWith('..')) {
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

/** How things are copied into a workdir: names, modes and links as they are. */
export const COPY = { recursive: true, verbatimSymlinks: true };

/** A workdir that the user named, and every trial of a run takes over. */
export interface SharedWorkdir {
  /** Without links, as it was when the run began. */
  path: string;
  /** How many mounts lay on it then. */
  mounts: number;
}

/** Takes a workdir that the user named over for a run; it is made where it is not there. */
export async function takeSharedWorkdir(workdir: string): Promise<SharedWorkdir> {
  await mkdir(workdir, { recursive: true });
  const real = await realpath(workdir);
  return { path: real, mounts: await mountsOn(real) };
}

/**
 * Empties a shared workdir; it stays the same directory (it may be a mount). Nothing else is emptied, whatever an agent has mounted
 * or linked in its place. Throws where something is left; all else is gone then.
 */
export async function emptyWorkdir({ path: workdir, mounts }: SharedWorkdir): Promise<void> {
  await mkdir(path.dirname(workdir), { recursive: true });
  if ((await realpath(path.dirname(workdir))) !== path.dirname(workdir))
    throw new Error(`${workdir} lies elsewhere than when the run began`);
  await detachMounts(workdir, mounts);
  if (!(await isDirectory(workdir))) await removeUnmounted(workdir);
  await mkdir(workdir, { recursive: true });
  await emptyDirectory(workdir);
}

async function isDirectory(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => null))?.isDirectory() ?? false;
}
