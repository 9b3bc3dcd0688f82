import { UserError } from '../base/errors.ts';
import type { Instance } from '../datasets/types.ts';
import type { Matrix } from '../options/values.ts';
import { balance } from './balance.ts';
import { expectedDurations } from './weights.ts';

/** A job's outputs may have 1 MB, measured in UTF-16: two bytes for each of our characters. */
const MOST_CHARACTERS = 475_000;
/** An action gets an input as an environment variable, of which Linux takes no more than 128 KiB. */
export const LONGEST_INPUT = 125_000;

/** What is planned: an instance, by what a plan needs to know of it. */
export type Plannable = Pick<Instance, 'id' | 'taskType' | 'image'>;

export interface PlanSettings {
  maxJobs: number;
  /** Trials of each instance; all of them run in its cell. */
  trials: number;
  /** What one trial took in an earlier run, in milliseconds, by instance; null where nothing is known. */
  durations: ReadonlyMap<string, number> | null;
}

/** One job of the matrix. */
export interface Cell {
  name: string;
  /** `k/n`. */
  shard: string;
  /** In the dataset's order. */
  instances: Plannable[];
  /** What its trials are expected to take, one after the other, in milliseconds; null where nothing is known. */
  duration: number | null;
}

/**
 * Deals instances (in the dataset's order, none twice) to jobs: one each where they fit into `maxJobs`, otherwise several,
 * by durations where some are known and by equal counts where not, with images kept together (the rule: `balance`).
 * In the order of the jobs, which is that in which GitHub starts them: the longest first, without durations the dataset's.
 */
export function planCells(instances: readonly Plannable[], { maxJobs, trials, durations }: PlanSettings): Cell[] {
  const count = Math.min(maxJobs, instances.length);
  const expected = expectedDurations(instances, durations);
  const loads = instances.map(({ image }, position) => ({ image, weight: expected?.[position] ?? 1 }));
  return balance(loads, count)
    .map((positions) => ({
      first: positions[0]!,
      instances: positions.map((position) => instances[position]!),
      duration: expected && positions.reduce((sum, position) => sum + expected[position]! * trials, 0),
    }))
    .sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0) || a.first - b.first)
    .map(({ instances, duration }, index) => ({
      name: nameOf(instances),
      shard: `${index + 1}/${count}`,
      instances,
      duration,
    }));
}

/** The cells as the output `matrix`. Throws a UserError where GitHub would not take it. */
export function matrixOf(cells: readonly Cell[]): Matrix {
  const include = cells.map(({ name, instances, shard }) => ({
    name,
    instances: instances.map(({ id }) => id).join(','),
    shard,
  }));
  for (const { instances } of include) {
    if (instances.length > LONGEST_INPUT) {
      throw new UserError(
        `max-jobs: the ids of one job's instances take ${instances.length} characters, an input of an action may have 128 KiB; allow more jobs or select fewer instances`,
      );
    }
  }
  const { length } = JSON.stringify({ include });
  if (length > MOST_CHARACTERS) {
    throw new UserError(
      `instances: a matrix of so many instances takes ${length} characters; GitHub takes 1 MB of outputs (UTF-16) from a job, some ${MOST_CHARACTERS} characters. Select fewer (type:…, a glob), in several workflows, or shorten the ids`,
    );
  }
  return { include };
}

/** Unique, since no instance is in two cells and no id has a space in it; letters, digits, spaces and `._-` only. */
function nameOf(instances: readonly Plannable[]): string {
  const [{ id }] = instances as [Plannable];
  return instances.length === 1 ? id : `${id} and ${instances.length - 1} more`;
}
