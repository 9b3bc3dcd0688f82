import { percent, points } from '../base/format.ts';
import type { ArmComparison, ExperimentRecord } from '../results/experiment-record.ts';
import type { Pair } from '../statistics/compare.ts';
import { mean } from '../statistics/mean.ts';
import { leastDifference, pairsFor, type Spread } from '../statistics/power.ts';
import { plannedPairs } from './experiment-words.ts';

/**
 * One line on a comparison that came out within noise: the least difference that it could have seen, and the instances
 * that the measured one takes. Null if there is an answer, for scores, and without a pair.
 */
export function sensitivityLine(
  { answer, difference, method }: ArmComparison,
  pairs: Pair[],
  record: Pick<ExperimentRecord, 'measure' | 'order' | 'trials'>,
): string | null {
  const isOpen = answer === null || answer === 'cannot be settled';
  if (!isOpen || record.measure === 'score' || pairs.length === 0 || difference === null) return null;
  const instances = method === 'e-process' ? plannedPairs(record) : pairs.length;
  const { trials } = record;
  const spread = spreadOf(pairs, trials);
  const least = leastDifference(instances, spread);
  const seen = least === null ? 'no difference' : `differences from ${sizeOf(least)} points on`;
  const size = Math.abs(difference);
  // If the measured difference is real, the pairs that differ are not all noise.
  const own = trials === 1 ? Math.max(0, spread.flips - size * (1 - 2 * spread.rate)) : spread.flips;
  const needed = size === 0 ? null : pairsFor(Math.min(1, size), { ...spread, flips: own });
  const takes = needed === null ? '' : `; ${sizeOf(size)} points take ${needed.toLocaleString('en-US')} instances`;
  return `at this noise (success rate ${percent(spread.rate)}), ${instances} instances show ${seen} with 80% power in a test of all pairs${takes}`;
}

/**
 * The spread of this experiment, of which no difference is known: with one trial, the pairs that differ; with several,
 * the trials of one instance and arm that do.
 */
function spreadOf(pairs: Pair[], trials: number): Spread {
  const sides = pairs.flatMap(({ before, now }) => [before, now]);
  const flips =
    trials === 1 ? mean(pairs.map(({ before, now }) => Number(before[0] !== now[0]))) : mean(sides.map(disagreement));
  return { rate: mean(pairs.map(({ before }) => mean(before))), flips, trials };
}

/** The share of the pairs of trials with different verdicts. */
function disagreement(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const passed = values.filter((value) => value === 1).length;
  return (2 * passed * (values.length - passed)) / (values.length * (values.length - 1));
}

function sizeOf(difference: number): string {
  return points(difference).replace('+', '');
}
