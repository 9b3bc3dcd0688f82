import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import { onSignal } from '../base/signals.ts';
import type { FetchDataset } from '../datasets/registry.ts';
import { interruptible } from './left-tools.ts';
import { refuseOption } from './refuse-option.ts';

const FULL_COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Checks out a dataset's repository at a commit, without history. Checkouts are cached by commit; a cached commit needs
 * no network. Throws a UserError if the repository or the ref cannot be fetched, and the reason of a signal that ended it.
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
  const cache = path.join(machine.cacheDirectory, 'datasets', hash('sha256', repository).slice(0, 16));
  if (FULL_COMMIT.test(ref) && existsSync(path.join(cache, ref)))
    return { directory: path.join(cache, ref), commit: ref };

  // Git, claims and trees are loaded for a dataset that is not in the cache.
  const { checkOut } = await import('./checkout.ts');
  if (machine.signal !== undefined) return await checkOut(repository, ref, cache, machine);
  // The machine of a command without a run: a signal to this process alone would leave git and what it has fetched so far.
  const { signal, dispose } = onSignal();
  return await checkOut(repository, ref, cache, interruptible(machine, signal)).finally(dispose);
}

/** Fetches with this machine's git, into its cache. */
export function datasetFetcher(machine: Machine): FetchDataset {
  return (repository, ref) => fetchDataset(repository, ref, machine);
}
