import { chmodSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf } from '../base/names-in.ts';
import { removeTreeAt } from '../base/tree.ts';

/**
 * Copies a file or a directory over the target, as an archive is unpacked in a container: directories are merged, and
 * everything else replaces what lies in its place. Modes and links are kept, except for the mode of the top directory,
 * which is arbitrary on this machine. No link is followed below the target. Names are bytes. Throws for pipes, sockets
 * and devices. Only the copies are asynchronous: a promise for each look at an entry takes ten times as long.
 */
export async function copyOver(source: string, target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  if (!lstatSync(source).isDirectory()) await copyEntry(Buffer.from(source), Buffer.from(target));
  else {
    if (await makeWay(Buffer.from(target), true)) makeWithMode(target, 0o755);
    await copyBelow(Buffer.from(source), Buffer.from(target));
  }
}

async function copyBelow(source: Buffer, target: Buffer): Promise<void> {
  for (const name of readdirSync(source, { encoding: 'buffer' }))
    await copyEntry(pathOf(source, name), pathOf(target, name));
}

async function copyEntry(source: Buffer, target: Buffer): Promise<void> {
  const stats = lstatSync(source);
  if (!(stats.isFile() || stats.isDirectory() || stats.isSymbolicLink()))
    throw new Error(`${source} is a pipe, a socket or a device, and is not copied`);
  const isFree = await makeWay(target, stats.isDirectory());
  if (stats.isFile()) await copyFile(source, target);
  else if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source, { encoding: 'buffer' }), target);
  else {
    if (isFree) makeWithMode(target, 0o700);
    await copyBelow(source, target);
    chmodSync(target, stats.mode & 0o7777);
  }
}

/**
 * Removes below the target what a copy of the source replaces, for an archive of both: none can have a directory with
 * entries, and something else in its place.
 */
export async function makeWayFor(source: string | Buffer, target: string | Buffer): Promise<void> {
  const isDirectory = lstatSync(source).isDirectory();
  if ((await makeWay(Buffer.from(target), isDirectory)) || !isDirectory) return;
  for (const name of readdirSync(source, { encoding: 'buffer' }))
    await makeWayFor(pathOf(Buffer.from(source), name), pathOf(Buffer.from(target), name));
}

/** Whatever the umask. */
function makeWithMode(directory: string | Buffer, mode: number): void {
  mkdirSync(directory);
  chmodSync(directory, mode);
}

/** Removes what lies in the place of a new entry, but for a directory in that of another; true if nothing is left. */
async function makeWay(target: Buffer, forDirectory: boolean): Promise<boolean> {
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there === undefined) return true;
  if (!there.isDirectory()) unlinkSync(target);
  else if (forDirectory) return false;
  else await removeTreeAt(target);
  return true;
}
