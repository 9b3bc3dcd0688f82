import { requireCount, requireLevel } from './arguments.ts';
import { type Interval, within } from './interval.ts';
import { normalReach } from './quantiles.ts';

/**
 * Wilson's score interval of a rate: `passed` of `trials` independent ones, one trial per instance. From 0 to 1; low is
 * exactly 0 if nothing passed, high exactly 1 if everything did; null without trials.
 *
 * Source: Wilson 1927; method 3 of Newcombe, Statistics in Medicine 17 (1998), 857-872.
 * Throws a RangeError for arguments that are no counts, for more passed than trials, and for a confidence that is not
 * between 0 and 1.
 */
export function wilson(passed: number, trials: number, confidence = 0.95): Interval | null {
  requireCount('passed', passed);
  requireCount('trials', trials);
  requireLevel('confidence', confidence);
  if (passed > trials) throw new RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
  if (trials === 0) return null;
  const { low, high } = scoreInterval(passed / trials, trials, confidence);
  return { low: passed === 0 ? 0 : low, high: passed === trials ? 1 : high };
}

/**
 * Wilson's interval around a rate or mean from 0 to 1 that is worth `size` independent observations of 0 or 1; the size
 * need not be a whole number.
 */
export function scoreInterval(rate: number, size: number, confidence: number): Interval {
  const reach = normalReach(confidence);
  const weight = reach ** 2 / size;
  const centre = (rate + weight / 2) / (1 + weight);
  const half = (reach / (1 + weight)) * Math.sqrt((rate * (1 - rate) + weight / 4) / size);
  return within(0, 1, { low: centre - half, high: centre + half });
}
