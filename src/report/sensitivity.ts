import { count, grouped, LEVEL, percent, sizeInPoints } from '../base/format.ts';
import { ROUNDING } from '../base/rounding.ts';
import type { Measure } from '../results/fields.ts';
import { differenceOf, type Pair } from '../statistics/compare.ts';
import { mean } from '../statistics/mean.ts';
import {
  disagreement,
  isPossible,
  leastDifference,
  leastShift,
  pairsFor,
  pairsForMeasured,
  pairsForShift,
  type Spread,
} from '../statistics/power.ts';

interface SensitivityOptions {
  /** The compared figure. */
  measure?: Measure;
  /** By default as many as pairs. */
  instances?: number;
  /** Level of the test; less than that of all tests if it is one of several. */
  alpha?: number;
}

/** The smallest difference that a test of so many instances at this level shows, and its requirements. */
interface Sight {
  least: number | null;
  /** The instances that the measured difference takes, of which there may be no such number. */
  needed: () => number | null;
  /** The noise of scores, for people. */
  noise: string;
}

/**
 * One line on a comparison that came out within noise: the least difference that a test of so many `instances` sees, and the
 * instances that the measured difference takes. Null without a pair, for verdicts if the instances differ in their trials, and for
 * scores if nothing tells how their differences vary.
 */
export function sensitivityText(
  pairs: Pair[],
  difference: number,
  { measure = 'success rate', instances = pairs.length, alpha = LEVEL }: SensitivityOptions = {},
): string | null {
  const before = mean(pairs.map((pair) => mean(pair.before)));
  // A fall is a rise of the share that fails.
  const rate = difference < 0 ? 1 - before : before;
  const isOfVerdicts = pairs.every(({ before, now }) => [...before, ...now].every(Number.isInteger));
  const sight = (isOfVerdicts ? sightOfVerdicts : sightOfScores)(pairs, difference, { rate, instances, alpha });
  if (sight === null) return null;
  const { needed, noise } = sight;
  const told = sizeInPoints(difference);
  // A difference below 0.05 points is as good as none, of which there is no number of instances.
  const takers = Math.abs(difference) < 0.0005 ? null : needed();
  // The noise of the pairs has the measured difference in it, and can hide what fewer instances than these show.
  const isSeen = takers !== null && takers <= instances;
  const least = isSeen ? Math.min(sight.least ?? 1, Math.abs(difference)) : sight.least;
  const seen =
    least === null ? 'is too small to see any difference' : `sees differences from ${sizeInPoints(least)} points on`;
  const takes = takers === null ? '' : `; ${told} points take ${grouped(takers)} instances`;
  const level = alpha === LEVEL ? '' : ` at the level ${percent(alpha, 2)}`;
  return `a test of ${count(instances, 'pair')} ${seen} with 80% power${level} (${measure} ${percent(before)}${noise})${takes}`;
}

interface Test {
  /** The figure before, turned so that the measured difference is a rise. */
  rate: number;
  instances: number;
  alpha: number;
}

function sightOfVerdicts(pairs: Pair[], difference: number, { rate, instances, alpha }: Test): Sight | null {
  const counts = new Set(pairs.flatMap(({ before, now }) => [before.length, now.length]));
  if (counts.size !== 1) return null;
  const spread: Spread = { rate, ...noiseOf(pairs) };
  const differences = pairs.map((pair) => Math.sign(difference) * differenceOf(pair));
  const isShown = spread.flips / spread.trials <= mean(differences.map((one) => one ** 2)) + ROUNDING;
  const needed = () =>
    isShown ? pairsForMeasured(differences, spread.trials, alpha) : pairsFor(Math.abs(difference), spread, alpha);
  return { least: leastDifference(instances, spread, alpha), needed, noise: '' };
}

function sightOfScores(pairs: Pair[], difference: number, { rate, instances, alpha }: Test): Sight | null {
  const sign = difference < 0 ? -1 : 1;
  const differences = pairs.map((pair) => sign * differenceOf(pair));
  const middle = mean(differences);
  // Values vary around their own mean less than around the true one.
  const wider = Math.sqrt(pairs.length / (pairs.length - 1));
  const deviations = differences.map((one) => wider * (one - middle));
  const deviation = Math.sqrt(mean(deviations.map((one) => one ** 2)));
  if (!(deviation > ROUNDING)) return null;
  const least = leastShift(instances, deviations, alpha);
  return {
    least: least !== null && isPossible(least, { rate }) ? least : null,
    needed: () => pairsForShift(Math.abs(difference), deviations, alpha),
    noise: `, differences with a standard deviation of ${sizeInPoints(deviation)} points`,
  };
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
