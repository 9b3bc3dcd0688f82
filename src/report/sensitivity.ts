import { count, grouped, percent, sizeInPoints } from '../base/format.ts';
import type { Pair } from '../statistics/compare.ts';
import { mean } from '../statistics/mean.ts';
import { disagreement, leastDifference, pairsFor, type Spread } from '../statistics/power.ts';

/**
 * One line on a comparison of verdicts that came out within noise: the least difference that a test of so many `instances`
 * sees, and the instances that the measured difference takes. Null without a pair, and if the instances differ in their trials.
 */
export function sensitivityText(pairs: Pair[], difference: number, instances = pairs.length): string | null {
  const counts = new Set(pairs.flatMap(({ before, now }) => [before.length, now.length]));
  const [trials] = counts;
  if (counts.size !== 1 || trials === undefined) return null;
  const before = mean(pairs.map((pair) => mean(pair.before)));
  // A fall is a rise of the share that fails.
  const spread: Spread = { rate: difference < 0 ? 1 - before : before, flips: flipsOf(pairs, trials), trials };
  const least = leastDifference(instances, spread);
  const seen =
    least === null ? 'is too small to see any difference' : `sees differences from ${sizeInPoints(least)} points on`;
  const size = Math.abs(difference);
  // If the measured difference is real, the pairs that differ are not all noise.
  const own = trials === 1 ? Math.max(0, spread.flips - size * (1 - 2 * spread.rate)) : spread.flips;
  const needed = size === 0 ? null : pairsFor(Math.min(1, size), { ...spread, flips: own });
  const takes = needed === null ? '' : `; ${sizeInPoints(size)} points take ${grouped(needed)} instances`;
  return `a test of ${count(instances, 'pair')} ${seen} with 80% power (success rate ${percent(before)})${takes}`;
}

/**
 * The share of flips in a comparison of which no difference is known: with one trial, of the pairs; with several, of the
 * trials of one instance and side.
 */
function flipsOf(pairs: Pair[], trials: number): number {
  if (trials === 1) return mean(pairs.map(({ before, now }) => Number(before[0] !== now[0])));
  return mean(pairs.flatMap(({ before, now }) => [before, now]).map(disagreement));
}
