import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf, UserError } from '../../base/errors.ts';

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

/** An empty directory; one that is there stays the same directory (it may be a mount). */
export async function emptyDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const entry of await readdir(directory)) await removeTree(path.join(directory, entry));
}

/** Removes a tree whatever modes its directories have been given, and however deep it is. */
export async function removeTree(directory: string): Promise<void> {
  try {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    // Deeper than a path may be long: the tool goes down step by step.
    if (codeOf(error) === 'ENAMETOOLONG') return void (await promisify(execFile)('rm', ['-rf', '--', directory]));
    if (codeOf(error) !== 'EACCES' && codeOf(error) !== 'ENOTEMPTY') throw error;
    await makeWritable(directory);
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function makeWritable(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) await makeWritable(path.join(directory, entry.name));
  }
}
