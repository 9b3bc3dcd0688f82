import { randomUUID } from 'node:crypto';
import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../errors.ts';
import { makeDirectory } from '../make-directory.ts';
import { namesIn } from '../names-in.ts';
import { removeTree } from '../tree.ts';
import { isDead, type Owner, ownerFrom, thisOwner } from './owner.ts';

// Synchronous: a start makes and reads claims a dozen times, and a promise for each takes ten times as long.

const SUFFIX = '.owner';

/** A path with the process that claimed it. */
export interface Claim {
  file: string;
  owner: Owner;
}

/**
 * Claims a path for this process, before it is created: a symlink beside it, whose target is the owner as JSON. A
 * symlink is created atomically, so files left by a killed process always have an owner. Throws if the path is already
 * claimed.
 */
export function claim(file: string): void {
  symlinkSync(JSON.stringify(thisOwner()), file + SUFFIX);
}

/**
 * Releases a claim, after its path was removed. A claim that cannot be removed is ignored once this process has ended.
 */
export function giveUp(file: string): void {
  try {
    rmSync(file + SUFFIX);
  } catch {
    // See above.
  }
}

/**
 * Calls `fill` with a new, claimed path in a folder, and removes what is there afterwards: `fill` renames what is complete.
 * Throws the error that `unwritable` makes of the cause if the folder cannot be written.
 */
export async function unfinishedIn<Value>(
  folder: string,
  unwritable: (cause: string) => Error,
  fill: (directory: string) => Promise<Value>,
): Promise<Value> {
  const directory = path.join(folder, `incomplete-${randomUUID()}`);
  try {
    makeDirectory(folder);
    claim(directory);
  } catch (error) {
    throw unwritable(messageOf(error));
  }
  try {
    return await fill(directory);
  } finally {
    await removeTree(directory);
    giveUp(directory);
  }
}

/** The claims in a directory; empty if it does not exist. */
export function claimsIn(directory: string): Claim[] {
  const claimed = namesIn(directory).filter((name) => name.endsWith(SUFFIX));
  return claimed.flatMap((name) => {
    const file = path.join(directory, name.slice(0, -SUFFIX.length));
    const owner = ownerOf(file);
    return owner === null ? [] : [{ file, owner }];
  });
}

/** The claimed paths in a directory whose owner is known to be dead. */
export function deadClaimsIn(directory: string): string[] {
  return claimsIn(directory)
    .filter(({ owner }) => isDead(owner))
    .map(({ file }) => file);
}

function ownerOf(file: string): Owner | null {
  try {
    return ownerFrom(readlinkSync(file + SUFFIX));
  } catch {
    // Released in the meantime.
    return null;
  }
}
