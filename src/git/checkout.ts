import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { unfinishedIn } from '../base/lease/claim.ts';
import type { Machine } from '../base/machine.ts';
import { openToAll, removeTree } from '../base/tree.ts';
import { git, withoutLogins } from './git.ts';

/**
 * Checks out a repository at a ref, without history, into a directory of `cache` that has its commit's name. Throws a
 * UserError if it cannot be fetched, or the cache not be written, and the machine's reason to stop.
 */
export async function checkOut(
  repository: string,
  ref: string,
  cache: string,
  machine: Machine,
): Promise<{ directory: string; commit: string }> {
  const unwritable = (cause: string) =>
    new UserError(
      `dataset: the cache ${machine.cacheDirectory} cannot be written: ${cause}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`,
    );
  return await unfinishedIn(cache, unwritable, async (checkout) => {
    try {
      await mkdir(checkout);
      await fetch(repository, ref, checkout, machine);
      const commit = (await git(machine.runTool, ['rev-parse', 'FETCH_HEAD^{commit}'], checkout)).trim();
      const directory = path.join(cache, commit);
      if (!existsSync(directory)) {
        // Git LFS, if this machine has it, asks the remote for the files.
        await git(machine.runTool, ['remote', 'add', 'origin', repository], checkout);
        await git(machine.runTool, ['checkout', '--quiet', '--detach', commit], checkout);
        await removeTree(path.join(checkout, '.git'));
        // Images are built of these files, and compose mounts them.
        await openToAll(checkout);
        // Another run may have been quicker: its checkout is the same commit.
        await rename(checkout, directory).catch((error) => {
          if (!existsSync(directory)) throw error;
        });
      }
      return { directory, commit };
    } catch (error) {
      machine.signal?.throwIfAborted();
      const said = messageOf(error);
      const advice = /couldn't find remote ref|not our ref|invalid refspec/.test(said)
        ? 'name a branch, a tag or the full hash of a commit in dataset-ref'
        : 'without a network, name a local checkout in dataset-path';
      throw new UserError(`dataset: ${withoutLogins(repository)} at ${ref} cannot be fetched: ${said}; ${advice}`);
    }
  });
}

/** Fetches a ref into a new repository, with hashes of the repository's format, which is told by a full hash, or by git. */
async function fetch(repository: string, ref: string, checkout: string, machine: Machine): Promise<void> {
  const fetchBy = async (format: string[]) => {
    await git(machine.runTool, ['init', '--quiet', ...format], checkout);
    await git(machine.runTool, ['fetch', '--quiet', '--depth=1', '--no-tags', repository, ref], checkout);
  };
  try {
    await fetchBy(/^[0-9a-f]{64}$/.test(ref) ? ['--object-format=sha256'] : []);
  } catch (error) {
    const [, format] = /mismatched algorithms: client \w+; server (\w+)/.exec(messageOf(error)) ?? [];
    if (format === undefined) throw error;
    await removeTree(path.join(checkout, '.git'));
    await fetchBy([`--object-format=${format}`]);
  }
}
