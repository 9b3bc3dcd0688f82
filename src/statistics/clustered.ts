import { ROUNDING } from '../base/rounding.ts';
import { isRatio, requireLevel, requireRatio } from './arguments.ts';
import type { Interval } from './interval.ts';
import { mean } from './mean.ts';
import { normalReach, studentReach } from './quantiles.ts';
import { scoreInterval, wilson } from './wilson.ts';

export interface ClusteredOptions {
  /**
   * The largest number of independent observations that the clusters can hold: for verdicts, the number of trials. By
   * default unlimited, since a score can vary less than a verdict of the same mean.
   */
  most?: number;
  confidence?: number;
}

/**
 * Interval of the mean of all values, from 0 to 1: an instance with its trials is one cluster, its values are verdicts
 * (0 or 1) or scores. Wilson's interval on the effective sample size, which is the number of independent verdicts that
 * would leave the mean as uncertain as it is: mean (1 - mean) / (variance of the clusters' means / clusters), with each
 * cluster weighted by its values, reduced for the few clusters that the variance was estimated from. Clusters of unequal
 * size count as clusters^2 / (sum of their squared weights), which is their number if they are equal. The size is never
 * less than that, since values from 0 to 1 cannot vary more than verdicts do; with the same mean in every cluster, where
 * a resample would show no variance at all, it is that number. With one verdict in each cluster it is Wilson's interval.
 * Null without clusters.
 *
 * Source: Franco, Little, Louis and Slud, Journal of Survey Statistics and Methodology 7 (2019), 334-364 (Wilson's
 * interval on the effective sample size); Korn and Graubard, Survey Methodology 24 (1998), 193-201 (its reduction for
 * few clusters); Kish, Survey Sampling (1965), 11.7 (unequal weights); Bhatia and Davis, The American Mathematical
 * Monthly 107 (2000), 353-357 (the largest variance).
 * Throws a RangeError for an empty cluster, for values outside 0 to 1, and for a confidence that is not between 0 and 1.
 */
export function clusteredInterval(
  clusters: readonly (readonly number[])[],
  { most = Number.POSITIVE_INFINITY, confidence = 0.95 }: ClusteredOptions = {},
): Interval | null {
  requireLevel('confidence', confidence);
  if (clusters.length === 0) return null;
  if (clusters.every(isVerdict))
    return wilson(clusters.filter(([verdict]) => verdict === 1).length, clusters.length, confidence);
  const values = clusters.reduce((sum, { length }) => sum + length, 0);
  const weighted = clusters.map((own, index): Weighted => {
    if (own.length === 0) throw new RangeError(`cluster ${index} has no values`);
    // Most clusters are fine, and need no name.
    if (!own.every(isRatio)) requireRatio(`the values of cluster ${index}`, ...own);
    return { mean: mean(own), weight: (own.length * clusters.length) / values };
  });
  // Sorted, so that the order of instances cannot change the last digit.
  weighted.sort((one, other) => one.mean - other.mean || one.weight - other.weight);
  const [least, largest] = [weighted[0]!.mean, weighted.at(-1)!.mean];
  const rate = mean(weighted.map((own) => own.weight * own.mean));
  const { low, high } = scoreInterval(rate, effectiveSize(weighted, rate, most, confidence), confidence);
  return { low: largest <= ROUNDING ? 0 : low, high: least >= 1 - ROUNDING ? 1 : high };
}

/** A cluster; the weight is its share of the values, 1 on average. */
interface Weighted {
  mean: number;
  weight: number;
}

function isVerdict(values: readonly number[]): boolean {
  return values.length === 1 && (values[0] === 0 || values[0] === 1);
}

function effectiveSize(clusters: Weighted[], rate: number, most: number, confidence: number): number {
  const number = clusters.length;
  const equal = number / mean(clusters.map(({ weight }) => weight ** 2));
  if (clusters.at(-1)!.mean - clusters[0]!.mean <= ROUNDING) return equal;
  const variance = clusters.reduce((sum, { mean, weight }) => sum + (weight * (mean - rate)) ** 2, 0) / (number - 1);
  const size = Math.min(most, (rate * (1 - rate) * number) / variance);
  const reduced = size * (normalReach(confidence) / studentReach(confidence, equal - 1)) ** 2;
  return Math.max(equal, reduced);
}
