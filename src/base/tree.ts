import { execFile } from 'node:child_process';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf, messageOf } from './errors.ts';
import { NO_CHECKOUT } from './find-tool.ts';
import { detachMounts } from './mounts.ts';

/**
 * Removes a tree of any depth and with any directory modes, and detaches mounts in it. Throws if something is left;
 * everything else is gone then, unless it is on a mount that stays.
 */
export async function removeTree(directory: string): Promise<void> {
  await detachMounts(directory);
  await removeUnmounted(directory);
}

/** Like `removeTree`, without a check for mounts. */
export async function removeUnmounted(directory: string): Promise<void> {
  try {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    if (['EACCES', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) await makeWritable(directory).catch(() => {});
    // `rm` handles paths beyond the length limit, and continues past entries that cannot be removed.
    await promisify(execFile)('rm', ['-rf', '--', path.resolve(directory)], { cwd: NO_CHECKOUT }).catch((fault) => {
      throw new Error(String(fault.stderr ?? '').split('\n')[0] || messageOf(error), { cause: error });
    });
  }
}

/** Removes everything in a directory. Throws if something is left; everything else is gone then. */
export async function emptyDirectory(directory: string): Promise<void> {
  const faults: unknown[] = [];
  for (const entry of await readdir(directory))
    await removeUnmounted(path.join(directory, entry)).catch((error) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/**
 * Lets every user read a tree (an absolute path), and execute what its owner may, whatever the umask was when it was made:
 * in a container, other users do. Throws if that fails.
 */
export async function openToAll(directory: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'a+rX', directory], { cwd: NO_CHECKOUT });
}

async function makeWritable(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) await makeWritable(path.join(directory, entry.name));
  }
}
