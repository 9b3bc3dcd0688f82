import { UserError } from '../base/errors.ts';
import type { Instance } from '../datasets/types.ts';
import type { Matrix } from '../options/values.ts';
import { balance } from './balance.ts';
import { expectedDurations } from './weights.ts';

/** Outputs of a job are limited to 1 MB in UTF-16: two bytes for each of our characters. */
const MOST_CHARACTERS = 475_000;
/** An action's input is an environment variable, which Linux limits to 128 KiB. */
export const LONGEST_INPUT = 125_000;

/** An instance with the fields that a plan needs. */
export type Plannable = Pick<Instance, 'id' | 'taskType' | 'image'>;

export interface PlanSettings {
  maxJobs: number;
  /** Trials of each instance; all of them run in one cell. */
  trials: number;
  /** Duration of one trial in an earlier run, in milliseconds, by instance; null if unknown. */
  durations: ReadonlyMap<string, number> | null;
}

/** One job of the matrix. */
export interface Cell {
  name: string;
  /** `k/n`. */
  shard: string;
  /** In the dataset's order. */
  instances: Plannable[];
  /** Expected duration of its trials run one after the other, in milliseconds; null if unknown. */
  duration: number | null;
}

/**
 * Distributes instances (in the dataset's order, without duplicates) over jobs: one per job if they fit into `maxJobs`,
 * otherwise several, by duration if any is known and by count if not, with images kept together (rule: `balance`).
 * Returned in the order in which GitHub starts the jobs: longest first, or the dataset's order without durations.
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

/** The cells as the output `matrix`. Throws a UserError if it exceeds GitHub's limits. */
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

/** Unique, since no instance is in two cells and no id contains a space; letters, digits, spaces and `._-` only. */
function nameOf(instances: readonly Plannable[]): string {
  const [{ id }] = instances as [Plannable];
  return instances.length === 1 ? id : `${id} and ${instances.length - 1} more`;
}
