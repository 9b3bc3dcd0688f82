import { count, grouped, LEVEL, percent, sizeInPoints } from '../base/format.ts';
import { ROUNDING } from '../base/rounding.ts';
import { differenceOf, type Pair } from '../statistics/compare.ts';
import { mean } from '../statistics/mean.ts';
import { disagreement, leastDifference, pairsFor, pairsForMeasured, type Spread } from '../statistics/power.ts';

interface SensitivityOptions {
  /** By default as many as pairs. */
  instances?: number;
  /** Level of the test; less than that of all tests if it is one of several. */
  alpha?: number;
}

/**
 * One line on a comparison of verdicts that came out within noise: the least difference that a test of so many `instances`
 * sees, and the instances that the measured difference takes. Null without a pair, and if the instances differ in their trials.
 */
export function sensitivityText(
  pairs: Pair[],
  difference: number,
  { instances = pairs.length, alpha = LEVEL }: SensitivityOptions = {},
): string | null {
  const counts = new Set(pairs.flatMap(({ before, now }) => [before.length, now.length]));
  if (counts.size !== 1) return null;
  const before = mean(pairs.map((pair) => mean(pair.before)));
  // A fall is a rise of the share that fails.
  const spread: Spread = { rate: difference < 0 ? 1 - before : before, ...noiseOf(pairs) };
  const least = leastDifference(instances, spread, { alpha });
  const seen =
    least === null ? 'is too small to see any difference' : `sees differences from ${sizeInPoints(least)} points on`;
  const size = Math.abs(difference);
  const differences = pairs.map((pair) => Math.sign(difference) * differenceOf(pair));
  const isShown = spread.flips / spread.trials <= mean(differences.map((one) => one ** 2)) + ROUNDING;
  const told = sizeInPoints(size);
  // Less than is shown is told as no difference, of which there is no number of instances.
  const needed =
    told === sizeInPoints(0)
      ? null
      : isShown
        ? pairsForMeasured(differences, spread.trials, { alpha })
        : pairsFor(size, spread, { alpha });
  const takes = needed === null ? '' : `; ${told} points take ${grouped(needed)} instances`;
  const level = alpha === LEVEL ? '' : ` at the level ${percent(alpha, 2)}`;
  return `a test of ${count(instances, 'pair')} ${seen} with 80% power${level} (success rate ${percent(before)})${takes}`;
}

/**
 * The flips in a comparison of which no difference is known: with one trial, the share of the pairs that differ. Several trials
 * of one side may agree with each other and not with those of the other side: the pairs then show more noise than they do.
 * Trials that agree in every instance count as one.
 */
function noiseOf(pairs: Pair[]): Pick<Spread, 'flips' | 'trials'> {
  const square = mean(pairs.map((pair) => differenceOf(pair) ** 2));
  const withinSides = mean(pairs.flatMap(({ before, now }) => [before, now]).map(disagreement));
  const trials = withinSides === 0 ? 1 : pairs[0]!.now.length;
  return { flips: Math.min(trials, Math.max(trials * square, withinSides)), trials };
}
