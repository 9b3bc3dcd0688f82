import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { requireCount, requireFinite, requireLevel } from './arguments.ts';
import { type Interval, within } from './interval.ts';
import { mean } from './mean.ts';
import { expandedTail } from './quantiles.ts';
import { affordableResamples, generatorFor } from './random.ts';

/** Means that differ by less than this share of the largest are equal up to rounding. */
const SAME = 1e-12;

export interface BootstrapOptions {
  /** 10,000 by default; fewer beyond 5,000 clusters, down to 1,000: about a second for 10,000 instances. */
  resamples?: number | undefined;
  /** A 32 bit integer; by default one derived from the data, so that the same data always give the same interval. */
  seed?: number;
  confidence?: number;
}

/**
 * Interval of the mean of the clusters' means, by resampling whole clusters: an instance with its trials is one
 * cluster. Expanded percentile interval (see `expandedTail`); it never leaves the range of the clusters' means. The
 * order of clusters does not matter. Null for fewer than two clusters, and if all clusters have the same mean: a
 * resample without variance would claim certainty.
 *
 * Source: Davison and Hinkley, "Bootstrap Methods and their Application" (1997), chapter 3.8; Hesterberg 2015.
 * Throws a RangeError for an empty cluster, for values that are not finite, and for options out of range.
 */
export function clusterBootstrap(
  clusters: readonly (readonly number[])[],
  { resamples = 10_000, seed, confidence = 0.95 }: BootstrapOptions = {},
): Interval | null {
  requireCount('resamples', resamples, 1);
  requireLevel('confidence', confidence);
  const means = Float64Array.from(clusters, (values, index) => {
    if (values.length === 0) throw new RangeError(`cluster ${index} has no values`);
    requireFinite(`the values of cluster ${index}`, values);
    return mean(values);
  }).sort();
  const size = means.length;
  const [least = 0, most = 0] = [means[0], means[size - 1]];
  if (size < 2 || most - least <= SAME * Math.max(-least, most)) return null;

  const random = generatorFor(means, seed);
  const resampled = new Float64Array(affordableResamples(resamples, size));
  for (let resample = 0; resample < resampled.length; resample += 1) {
    let sum = 0;
    for (let drawn = 0; drawn < size; drawn += 1) sum += means[uniformInt(random, 0, size - 1)]!;
    resampled[resample] = sum / size;
  }
  resampled.sort();
  const tail = expandedTail(confidence, size);
  return within(least, most, { low: quantile(resampled, tail), high: quantile(resampled, 1 - tail) });
}

/**
 * Interval of any figure of clusters, by resampling whole ones as `clusterBootstrap` does. `figure`: of the clusters at
 * these indices, null if it has none there; such resamples are left out. `data`: numbers that the seed is derived from.
 * Null for fewer than two clusters, and if every resample has the same figure or none.
 */
export function bootstrapOf(
  clusters: number,
  figure: (drawn: Uint32Array) => number | null,
  data: readonly number[],
  { resamples = 10_000, seed, confidence = 0.95 }: BootstrapOptions = {},
): Interval | null {
  requireCount('resamples', resamples, 1);
  requireLevel('confidence', confidence);
  if (clusters < 2) return null;
  const random = generatorFor(Float64Array.from(data), seed);
  const drawn = new Uint32Array(clusters);
  const figures: number[] = [];
  for (let resample = affordableResamples(resamples, clusters); resample > 0; resample -= 1) {
    for (let at = 0; at < clusters; at += 1) drawn[at] = uniformInt(random, 0, clusters - 1);
    const value = figure(drawn);
    if (value !== null) figures.push(value);
  }
  const sorted = Float64Array.from(figures).sort();
  if (sorted.length === 0 || sorted.at(-1)! - sorted[0]! <= SAME) return null;
  const tail = expandedTail(confidence, clusters);
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}

/** Quantile of sorted values, linear between the two nearest (type 7 of Hyndman and Fan 1996). */
function quantile(sorted: Float64Array, share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const [lower, upper] = [sorted[below]!, sorted[Math.ceil(position)]!];
  return lower + (position - below) * (upper - lower);
}
