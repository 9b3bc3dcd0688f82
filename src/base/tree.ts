import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf, messageOf } from './errors.ts';
import { NO_CHECKOUT } from './find-tool.ts';
import { detachMounts } from './mounts.ts';
import { pathOf } from './names-in.ts';

/**
 * Removes a tree of any depth and with any directory modes, and detaches mounts in it. Throws if something is left;
 * everything else is gone then, unless it is on a mount that stays.
 */
export async function removeTree(directory: string): Promise<void> {
  await detachMounts(directory);
  await removeUnmounted(directory);
}

/** Like `removeTree`, of a path that may not be UTF-8. */
export async function removeTreeAt(target: Buffer): Promise<void> {
  await removeTree(await textPathOf(target));
}

/** Like `removeTree`, without a check for mounts. */
export async function removeUnmounted(directory: string): Promise<void> {
  try {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    if (['EACCES', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) await makeWritable(directory);
    // `rm` handles paths beyond the length limit, and continues past entries that cannot be removed.
    await promisify(execFile)('rm', ['-rf', '--', path.resolve(directory)], { cwd: NO_CHECKOUT }).catch((fault) => {
      throw new Error(String(fault.stderr ?? '').split('\n')[0] || messageOf(error), { cause: error });
    });
  }
}

/**
 * Removes everything in a directory but the entries with the names `kept`, each by `remove`. Throws if something else is
 * left; everything else is gone then.
 */
export async function emptyDirectory(
  directory: string,
  kept: string[] = [],
  remove: (entry: string) => Promise<void> = removeUnmounted,
): Promise<void> {
  const faults: unknown[] = [];
  for (const name of await readdir(directory, { encoding: 'buffer' })) {
    if (kept.some((one) => name.equals(Buffer.from(one)))) continue;
    await textPathOf(pathOf(directory, name))
      .then(remove)
      .catch((error) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * The path of an entry to remove. Tools take text only: an entry whose path is not UTF-8 is moved to another name, in the
 * nearest directory above whose path is.
 */
async function textPathOf(entry: Buffer): Promise<string> {
  if (isUtf8(entry)) return entry.toString();
  let above = entry;
  while (!isUtf8(above)) above = above.subarray(0, above.lastIndexOf('/'));
  const renamed = path.join(`${above}/`, randomUUID());
  await rename(entry, renamed);
  return renamed;
}

/**
 * Lets every user read a tree (an absolute path), and execute what its owner may, whatever the umask was when it was made:
 * in a container, other users do. Throws if that fails.
 */
export async function openToAll(directory: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'a+rX', directory], { cwd: NO_CHECKOUT });
}

/** As far as possible: `rm` of Node.js fails at once, while other parts of it still remove entries. */
async function makeWritable(directory: string | Buffer): Promise<void> {
  await chmod(directory, 0o700).catch(() => {});
  const entries = await readdir(directory, { encoding: 'buffer', withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(pathOf(directory, entry.name));
}
