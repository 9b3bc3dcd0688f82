import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { isDead, type Owner, ownerSchema, thisOwner } from './owner.ts';

const SUFFIX = '.owner';

/** A path that somebody has claimed. */
export interface Claim {
  file: string;
  owner: Owner;
}

/**
 * Says that a path is this process', before it is made: a link beside it, whose target is the owner. A link is there whole or
 * not at all, so whenever this process is killed, what it leaves has an owner. Throws where the path is claimed already.
 */
export async function claim(file: string): Promise<void> {
  await symlink(JSON.stringify(thisOwner()), file + SUFFIX);
}

/** Gives a path up; it should be gone by then. A claim that cannot be taken away is a dead process' soon, and counts no more. */
export async function giveUp(file: string): Promise<void> {
  await rm(file + SUFFIX, { force: true }).catch(() => {});
}

/** What is claimed in a directory; nothing where it is not there. */
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

/** The paths in a directory whose owner is known to be dead. */
export async function deadClaimsIn(directory: string): Promise<string[]> {
  return (await claimsIn(directory)).filter(({ owner }) => isDead(owner)).map(({ file }) => file);
}

async function ownerOf(file: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readlink(file + SUFFIX)));
  } catch {
    // Given up in between, or a file of somebody else's.
    return null;
  }
}
