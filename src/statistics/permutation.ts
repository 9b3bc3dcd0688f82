import { requireCount, requireFinite } from './arguments.ts';
import { affordableResamples, generatorFor } from './random.ts';

/** Limits of the exact distribution, 0.2 s together: distinct sums, and steps over all of them. */
const MOST_SUMS = 2 ** 17;
const MOST_STEPS = 2 ** 24;

/** Sums closer than these shares of the largest possible sum are equal up to rounding. */
const SAME = 1e-12;
const TIED = 1e-9;

export interface PermutationOptions {
  /**
   * Resamples of the estimate, used if there is no exact value: 100,000; fewer beyond 500 differences, down to 1,000.
   */
  resamples?: number;
  /** A 32 bit integer; by default one derived from the data, so that the same data always give the same p value. */
  seed?: number;
}

/**
 * Paired permutation test: the two-sided p value of the mean of one difference per instance, if each sign were equally
 * likely. 1 if all differences are zero, or there are none. The order of differences does not matter.
 *
 * Exact for up to 17 nonzero differences of any value, and for thousands on a common grid, such as thirds from three
 * trials each: equal sums are merged. Otherwise estimated from random signs as (r + 1) / (n + 1), which is never 0.
 *
 * Source: Fisher 1935; Pagano and Tritchler, Journal of the American Statistical Association 78 (1983), 435-440, for
 * the exact value; Phipson and Smyth, Statistical Applications in Genetics and Molecular Biology 9 (2010), for the
 * estimate.
 * Throws a RangeError for differences that are not finite, and for options out of range.
 */
export function pairedPermutation(
  differences: readonly number[],
  { resamples = 100_000, seed }: PermutationOptions = {},
): number {
  requireFinite('differences', differences);
  requireCount('resamples', resamples, 1);
  const sizes = Float64Array.from(differences, Math.abs)
    .filter((size) => size > 0)
    .sort();
  if (sizes.length === 0) return 1;
  const largest = sizes.reduce((sum, size) => sum + size, 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - TIED * largest;
  return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
}

/** Every sum that the signs can give, with its probability. */
interface Distribution {
  sums: Float64Array;
  shares: Float64Array;
}

/** Probability of a sum at least as far from 0 as `observed`; null if there are too many sums. */
function exact(sizes: Float64Array, largest: number, observed: number): number | null {
  let distribution: Distribution = { sums: Float64Array.of(0), shares: Float64Array.of(1) };
  let steps = 0;
  for (const size of sizes) {
    const next = 2 * distribution.sums.length;
    steps += next;
    if (next > MOST_SUMS || steps > MOST_STEPS) return null;
    distribution = withSign(distribution, size, SAME * largest);
  }
  const { sums, shares } = distribution;
  return Math.min(
    1,
    shares.reduce((total, share, index) => (Math.abs(sums[index]!) >= observed ? total + share : total), 0),
  );
}

/** Adds one difference: every sum minus and plus it, merged in order, equal sums combined. */
function withSign({ sums, shares }: Distribution, size: number, same: number): Distribution {
  const count = sums.length;
  const merged = { sums: new Float64Array(2 * count), shares: new Float64Array(2 * count) };
  let [minus, plus, last] = [0, 0, -1];
  while (plus < count) {
    const less = minus < count ? sums[minus]! - size : Number.POSITIVE_INFINITY;
    const more = sums[plus]! + size;
    const sum = Math.min(less, more);
    const share = (less <= more ? shares[minus++]! : shares[plus++]!) / 2;
    if (last < 0 || sum - merged.sums[last]! > same) {
      last += 1;
      merged.sums[last] = sum;
    }
    merged.shares[last]! += share;
  }
  return { sums: merged.sums.subarray(0, last + 1), shares: merged.shares.subarray(0, last + 1) };
}

/** The same probability, estimated from random signs. */
function estimate(
  sizes: Float64Array,
  largest: number,
  observed: number,
  resamples: number,
  seed: number | undefined,
): number {
  const random = generatorFor(sizes, seed);
  const rounds = affordableResamples(resamples, sizes.length);
  let asFar = 0;
  for (let round = 0; round < rounds; round += 1) {
    let positive = 0;
    let bits = 0;
    for (let index = 0; index < sizes.length; index += 1) {
      bits = index % 32 === 0 ? random.next() : bits >>> 1;
      positive += sizes[index]! * (bits & 1);
    }
    if (Math.abs(2 * positive - largest) >= observed) asFar += 1;
  }
  return (asFar + 1) / (rounds + 1);
}
