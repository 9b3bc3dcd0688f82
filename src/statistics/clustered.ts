import { isRatio, requireLevel, requireRatio } from './arguments.ts';
import type { Interval } from './interval.ts';
import { mean } from './mean.ts';
import { normalReach, studentReach } from './quantiles.ts';
import { scoreInterval, wilson } from './wilson.ts';

/** Means that differ by less than this are equal up to rounding. */
const SAME = 1e-12;

export interface ClusteredOptions {
  /**
   * The largest number of independent observations that the clusters can hold: for verdicts, the number of trials. By
   * default unlimited, since a score can vary less than a verdict of the same mean.
   */
  most?: number;
  confidence?: number;
}

/**
 * Interval of the mean of the clusters' means, from 0 to 1: an instance with its trials is one cluster, its values are
 * verdicts (0 or 1) or scores. Wilson's interval on the effective sample size, which is the number of independent
 * verdicts that would leave the mean as uncertain as it is: mean (1 - mean) / (variance of the means / clusters),
 * reduced for the few clusters that the variance was estimated from. It never counts for less than the number of
 * clusters, since values from 0 to 1 cannot vary more than verdicts do; with the same mean in every cluster, where a
 * resample would show no variance at all, it is that number. With one verdict in each cluster it is Wilson's interval.
 * Null without clusters.
 *
 * Source: Franco, Little, Louis and Slud, Journal of Survey Statistics and Methodology 7 (2019), 334-364 (Wilson's
 * interval on the effective sample size); Korn and Graubard, Survey Methodology 24 (1998), 193-201 (its reduction for
 * few clusters); Bhatia and Davis, The American Mathematical Monthly 107 (2000), 353-357 (the largest variance).
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
  // Sorted, so that the order of instances cannot change the last digit.
  const means = Float64Array.from(clusters, (values, index) => {
    if (values.length === 0) throw new RangeError(`cluster ${index} has no values`);
    // Most clusters are fine, and need no name.
    if (!values.every(isRatio)) requireRatio(`the values of cluster ${index}`, ...values);
    return mean(values);
  }).sort();
  const [least, largest] = [means[0]!, means.at(-1)!];
  const rate = mean(means);
  const { low, high } = scoreInterval(rate, effectiveSize(means, rate, most, confidence), confidence);
  return { low: largest <= SAME ? 0 : low, high: least >= 1 - SAME ? 1 : high };
}

function isVerdict(values: readonly number[]): boolean {
  return values.length === 1 && (values[0] === 0 || values[0] === 1);
}

function effectiveSize(means: Float64Array, rate: number, most: number, confidence: number): number {
  const clusters = means.length;
  if (means.at(-1)! - means[0]! <= SAME) return clusters;
  const variance = means.reduce((sum, value) => sum + (value - rate) ** 2, 0) / (clusters - 1);
  const size = Math.min(most, (rate * (1 - rate) * clusters) / variance);
  const reduced = size * (normalReach(confidence) / studentReach(confidence, clusters - 1)) ** 2;
  return Math.max(clusters, reduced);
}
