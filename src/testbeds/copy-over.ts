import type { Stats } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, readlink, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';
import { pathOf } from '../base/names-in.ts';
import { removeTree } from '../base/tree.ts';

/**
 * Copies a file or a directory over the target, as an archive is unpacked in a container: directories are merged, and
 * everything else replaces what lies in its place. Modes and links are kept, except for the mode of the top directory,
 * which is arbitrary on this machine. No link is followed below the target. Names are bytes. Throws for pipes, sockets
 * and devices.
 */
export async function copyOver(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const stats = await lstat(source);
  if (!stats.isDirectory()) await copyEntry(Buffer.from(source), Buffer.from(target));
  else {
    if (await makeWay(Buffer.from(target), true)) await makeWithMode(target, 0o755);
    await copyBelow(Buffer.from(source), Buffer.from(target));
  }
}

async function copyBelow(source: Buffer, target: Buffer): Promise<void> {
  for (const name of await readdir(source, { encoding: 'buffer' }))
    await copyEntry(pathOf(source, name), pathOf(target, name));
}

async function copyEntry(source: Buffer, target: Buffer): Promise<void> {
  const stats = await lstat(source);
  if (!(stats.isFile() || stats.isDirectory() || stats.isSymbolicLink()))
    throw new Error(`${source} is a pipe, a socket or a device, and is not copied`);
  const isFree = await makeWay(target, stats.isDirectory());
  if (stats.isFile()) await copyFile(source, target);
  else if (stats.isSymbolicLink()) await symlink(await readlink(source, { encoding: 'buffer' }), target);
  else {
    if (isFree) await makeWithMode(target, 0o700);
    await copyBelow(source, target);
    await chmod(target, stats.mode & 0o7777);
  }
}

/**
 * Removes below the target what a copy of the source replaces, for an archive of both: none can have a directory with
 * entries, and something else in its place.
 */
export async function makeWayFor(source: string | Buffer, target: string | Buffer): Promise<void> {
  const isDirectory = (await lstat(source)).isDirectory();
  if ((await makeWay(Buffer.from(target), isDirectory)) || !isDirectory) return;
  for (const name of await readdir(source, { encoding: 'buffer' }))
    await makeWayFor(pathOf(Buffer.from(source), name), pathOf(Buffer.from(target), name));
}

/** Whatever the umask. */
async function makeWithMode(directory: string | Buffer, mode: number): Promise<void> {
  await mkdir(directory);
  await chmod(directory, mode);
}

/** Removes what lies in the place of a new entry, but for a directory in that of another; true if nothing is left. */
async function makeWay(target: Buffer, forDirectory: boolean): Promise<boolean> {
  const there = await statsOf(target);
  if (there === null) return true;
  if (!there.isDirectory()) await unlink(target);
  else if (forDirectory) return false;
  else await removeTree(target.toString());
  return true;
}

async function statsOf(file: Buffer): Promise<Stats | null> {
  try {
    return await lstat(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
