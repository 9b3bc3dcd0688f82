import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { isDead, type Owner, ownerSchema, thisOwner } from './owner.ts';

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
export async function claim(file: string): Promise<void> {
  await symlink(JSON.stringify(thisOwner()), file + SUFFIX);
}

/**
 * Releases a claim, after its path was removed. A claim that cannot be removed is ignored once this process has ended.
 */
export async function giveUp(file: string): Promise<void> {
  await rm(file + SUFFIX, { force: true }).catch(() => {});
}

/** The claims in a directory; empty if it does not exist. */
export async function claimsIn(directory: string): Promise<Claim[]> {
  const names = await readdir(directory).catch(() => []);
  const claimed = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  const claims = claimed.map(async (name): Promise<Claim[]> => {
    const file = path.join(directory, name);
    const owner = await ownerOf(file);
    return owner === null ? [] : [{ file, owner }];
  });
  return (await Promise.all(claims)).flat();
}

/** The claimed paths in a directory whose owner is known to be dead. */
export async function deadClaimsIn(directory: string): Promise<string[]> {
  return (await claimsIn(directory)).filter(({ owner }) => isDead(owner)).map(({ file }) => file);
}

async function ownerOf(file: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readlink(file + SUFFIX)));
  } catch {
    // Released in the meantime, or not a claim of ours.
    return null;
  }
}
