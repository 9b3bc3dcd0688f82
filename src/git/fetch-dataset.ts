import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { claim, giveUp } from '../base/lease/claim.ts';
import type { Machine } from '../base/machine.ts';
import { removeTree } from '../base/tree.ts';
import type { FetchDataset } from '../datasets/registry.ts';
import { git, refuseOption } from './git.ts';

const FULL_COMMIT = /^[0-9a-f]{40}$/;

/**
 * Checks out a dataset's repository at a commit, without history. Checkouts are cached by commit; a cached commit needs
 * no network. Throws a UserError if the repository or the ref cannot be fetched.
 */
export async function fetchDataset(
  repository: string,
  ref: string,
  machine: Machine,
): Promise<{ directory: string; commit: string }> {
  refuseOption(repository, 'dataset-repository');
  refuseOption(ref, 'dataset-ref');
  if (URL.parse(repository)?.password)
    throw new UserError(
      'dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path',
    );
  const cache = path.join(
    machine.cacheDirectory,
    'datasets',
    createHash('sha256').update(repository).digest('hex').slice(0, 16),
  );
  if (FULL_COMMIT.test(ref) && existsSync(path.join(cache, ref)))
    return { directory: path.join(cache, ref), commit: ref };

  const checkout = path.join(cache, `incomplete-${randomUUID()}`);
  try {
    await mkdir(cache, { recursive: true });
    await claim(checkout);
  } catch (error) {
    throw new UserError(
      `dataset: the cache ${machine.cacheDirectory} cannot be written: ${messageOf(error)}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`,
    );
  }
  try {
    await mkdir(checkout);
    await git(machine.runTool, ['init', '--quiet'], checkout);
    await git(machine.runTool, ['fetch', '--quiet', '--depth=1', '--no-tags', repository, ref], checkout);
    const commit = (await git(machine.runTool, ['rev-parse', 'FETCH_HEAD^{commit}'], checkout)).trim();
    const directory = path.join(cache, commit);
    if (!existsSync(directory)) {
      await git(machine.runTool, ['checkout', '--quiet', '--detach', commit], checkout);
      await removeTree(path.join(checkout, '.git'));
      // Another run may have been quicker: its checkout is the same commit.
      await rename(checkout, directory).catch((error) => {
        if (!existsSync(directory)) throw error;
      });
    }
    return { directory, commit };
  } catch (error) {
    throw new UserError(`dataset: ${repository} at ${ref} cannot be fetched: ${messageOf(error)}`);
  } finally {
    await removeTree(checkout);
    await giveUp(checkout);
  }
}

/** Fetches with this machine's git, into its cache. */
export function datasetFetcher(machine: Machine): FetchDataset {
  return (repository, ref) => fetchDataset(repository, ref, machine);
}
