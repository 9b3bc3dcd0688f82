import { UserError } from '../base/errors.ts';
import { selectFrom, takeShard } from '../datasets/select.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import type { Options, TestbedKind } from '../options/options.ts';

/** One of k trials of an instance. */
export interface Trial {
  instance: Instance;
  trial: number;
}

/**
 * The trials of a run in the dataset's order; every instance's first trial comes before any second one. Throws a
 * UserError if the selection or the shard is empty.
 */
export async function planTrials(
  dataset: Dataset,
  options: Pick<Options, 'instances' | 'shard' | 'trials'>,
  note?: (message: string) => void,
): Promise<Trial[]> {
  const instances = takeShard(await selectFrom(dataset, options.instances, note), options.shard);
  if (instances.length === 0) {
    throw new UserError(
      `shard: ${options.shard!.index}/${options.shard!.total} is empty; there are fewer selected instances than shards (those of a job in the matrix of plan are one shard already)`,
    );
  }
  return Array.from({ length: options.trials }, (_, index) =>
    instances.map((instance) => ({ instance, trial: index + 1 })),
  ).flat();
}

/** The testbed of a run: the given one, else the one that the dataset declares, else Docker. */
export function chooseTestbed(dataset: Dataset, options: Pick<Options, 'testbed'>): TestbedKind {
  return options.testbed === 'auto' ? (dataset.testbed ?? 'docker') : options.testbed;
}
