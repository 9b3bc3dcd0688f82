import jStat from 'jstat';
import { mean } from './mean.ts';
import { normalReach } from './quantiles.ts';

/** Expected pairs that differ up to which the test itself is computed; for several sizes of their differences it takes longer. */
const MOST_EXACT = 500;
const MOST_SAMPLED = 50;
/** Samples of the numbers of pairs of each size. */
const SAMPLES = 512;
/** Weights of a binomial distribution below this share of the largest one are left out. */
const NEGLIGIBLE = 1e-12;

/** The share of the instances that rise, and of those that fall, by one size. */
export interface Step {
  /** The size, a whole number of at least 1: how many more of an instance's trials pass. For `normalPower` any number, in units of one. */
  size: number;
  up: number;
  down: number;
}

/**
 * Chance (0..1) that the paired permutation test of so many instances is significant; for a single size that test is the
 * exact McNemar test. With given numbers of instances of each size it is exact. These numbers are all possible ones for a
 * single size, otherwise 512 evenly spread samples. From 500 expected pairs that differ on (of several sizes 50): the
 * normal approximation.
 *
 * Source: Connor, Biometrics 43 (1987), 207-211, for the power of McNemar's test.
 */
export function permutationPower(pairs: number, steps: readonly Step[], alpha: number): number {
  const shares = steps.map(({ up, down }) => up + down);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const isSingle = steps.length === 1;
  if (pairs * all > (isSingle ? MOST_EXACT : MOST_SAMPLED)) return normalPower(pairs, steps, alpha, commonSize(steps));
  const sizes = steps.map(({ size }) => size);
  const evenly = binomials(0.5);
  const chances = steps.map(() => evenly);
  const actual = steps.map(({ up, down }) => binomials(up / (up + down)));
  const powerOf = (counts: number[]) => {
    const least = leastSignificant(risen(counts, sizes, chances), alpha);
    const sums = risen(counts, sizes, actual);
    const isFar = (sum: number) => sum >= least || sums.length - 1 - sum >= least;
    return sums.reduce((power, share, sum) => (isFar(sum) ? power + share : power), 0);
  };
  const differing = binomial(pairs, Math.min(1, all));
  if (isSingle) return differing.reduce((sum, [count, weight]) => sum + weight * powerOf([count]), 0);
  return mean(sampledCounts(differing, shares).map(powerOf));
}

/** Evenly spread numbers of instances of each size, by the points of an additive recurrence. */
function sampledCounts(differing: Weighted[], shares: number[]): number[][] {
  let rest = shares.reduce((sum, share) => sum + share, 0);
  const splits = shares.map((share, at) => {
    const ofRest = at === shares.length - 1 ? 1 : share / rest;
    rest -= share;
    return binomials(ofRest);
  });
  const ratio = generalisedGoldenRatio(splits.length);
  return Array.from({ length: SAMPLES }, (_, index) => {
    let left = quantileOf(differing, (index + 0.5) / SAMPLES);
    return splits.map((split, at) => {
      const count = quantileOf(split(left), ((index + 0.5) / ratio ** (at + 1)) % 1);
      left -= count;
      return count;
    });
  });
}

/** The root above 1 of x^(dimensions + 1) = x + 1, whose powers are the step of the recurrence in each dimension. */
function generalisedGoldenRatio(dimensions: number): number {
  let root = 1.5;
  for (let round = 0; round < 50; round += 1) root = (1 + root) ** (1 / (dimensions + 1));
  return root;
}

/** The least sum that is significant, as is the sum as far from the middle on the other side. */
function leastSignificant(chances: Float64Array, alpha: number): number {
  let [least, tail] = [chances.length, 0];
  while (least > 0 && 2 * (tail + chances[least - 1]!) < alpha) tail += chances[--least]!;
  return least;
}

/** The distribution of the sum of the sizes of the instances that have risen, from 0 on. */
function risen(counts: number[], sizes: number[], laws: ((count: number) => Weighted[])[]): Float64Array {
  let sums = Float64Array.of(1);
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    const size = sizes[at]!;
    const next = new Float64Array(sums.length + count * size);
    for (const [up, share] of laws[at]!(count))
      for (let sum = 0; sum < sums.length; sum += 1) next[sum + up * size]! += share * sums[sum]!;
    sums = next;
  }
  return sums;
}

/** The binomial distributions of one rate, each computed once. */
function binomials(rate: number): (trials: number) => Weighted[] {
  const known: Weighted[][] = [];
  return (trials) => (known[trials] ??= binomial(trials, rate));
}

/**
 * The normal approximation. The sum of the differences has to exceed so many standard errors as the test asks, which are estimated from the same
 * differences, and `half` the distance of two sums besides.
 */
export function normalPower(pairs: number, steps: readonly Step[], alpha: number, half: number): number {
  const moment = (power: number) =>
    steps.reduce((sum, { size, up, down }) => sum + size ** power * (up + (-1) ** power * down), 0);
  const [first, square] = [moment(1), moment(2)];
  const reach = normalReach(1 - alpha);
  const needed = reach * Math.sqrt(square / pairs) + half / pairs;
  const beyond = (sign: number) => {
    // By which a larger mean square raises the bar.
    const slope = (sign * reach) / (2 * Math.sqrt(square * pairs));
    const variance =
      square - first ** 2 - 2 * slope * (moment(3) - first * square) + slope ** 2 * (moment(4) - square ** 2);
    const distance = sign * first - needed;
    return variance <= 0 ? Number(distance > 0) : jStat.normal.cdf(distance / Math.sqrt(variance / pairs), 0, 1);
  };
  return Math.min(1, beyond(1) + beyond(-1));
}

/** The greatest number of which all sizes are multiples: two sums differ by twice that. */
function commonSize(steps: readonly Step[]): number {
  return steps.reduce((divisor, { size }) => commonDivisor(divisor, size), 0);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

type Weighted = [successes: number, probability: number];

/** Each number of successes that is not negligible, in ascending order, with its probability. */
export function binomial(trials: number, rate: number): Weighted[] {
  if (rate <= 0 || rate >= 1) return [[rate <= 0 ? 0 : trials, 1]];
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  const weights: Weighted[] = [[mode, 1]];
  for (let count = mode, weight = 1; count > 0 && weight > NEGLIGIBLE; count -= 1) {
    weight *= count / (trials - count + 1) / odds;
    weights.push([count - 1, weight]);
  }
  weights.reverse();
  for (let count = mode, weight = 1; count < trials && weight > NEGLIGIBLE; count += 1) {
    weight *= ((trials - count) / (count + 1)) * odds;
    weights.push([count + 1, weight]);
  }
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([count, weight]) => [count, weight / all]);
}

/** The least number of successes that is not exceeded with this probability. */
function quantileOf(weights: Weighted[], probability: number): number {
  let sum = 0;
  for (const [count, weight] of weights) {
    sum += weight;
    if (sum >= probability) return count;
  }
  return weights.at(-1)![0];
}
