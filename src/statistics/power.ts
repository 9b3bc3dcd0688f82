import jStat from 'jstat';
import { ROUNDING } from '../base/rounding.ts';
import { requireCount, requireLevel, requireRatio } from './arguments.ts';
import { mcnemarExact } from './mcnemar.ts';
import { normalReach } from './quantiles.ts';

/** More instances than this are not looked for. */
const MOST_PAIRS = 100_000;
/** Weights of a binomial distribution below this share of the largest one are left out. */
const NEGLIGIBLE = 1e-12;

/** Expected discordant pairs up to which the test is computed exactly: a search takes milliseconds up to there, and half a minute at 30,000. */
const MOST_EXACT = 500;

/** How much runs of an agent differ without any change, which decides how small a change can be seen. */
export interface Spread {
  /** Success rate (0..1) before the change, over the instances. */
  rate: number;
  /**
   * Share (0..1) of the instances with different verdicts in two runs of one trial each without any change: the mean of
   * 2 p (1 - p) over the instances' own rates p. Up to `trials` for instances that differ by more than chance between their
   * trials: `trials` times the mean square of their differences.
   */
  flips: number;
  /** Trials of each instance on each side. */
  trials: number;
}

export interface PowerOptions {
  alpha?: number;
  /** Chance of an answer if the difference is as given. */
  power?: number;
}

/**
 * Chance (0..1) that the comparison of so many instances is significant if the rate rises by `difference` (0..1). Of the
 * instances that never flip, as many as `flips` leaves if the others are alike, some then change in all their trials and the
 * others in none; each of the others has its rate raised.
 * With one trial on each side: the exact McNemar test, from 500 expected discordant pairs on its normal approximation, which is
 * then within half a percent of it. With several: the normal approximation for the mean of the instances' differences, at most
 * the chance that enough of them differ for any test by signs. If none ever flips, the trials of each count as one.
 *
 * Source: Connor, Biometrics 43 (1987), 207-211, for the power of McNemar's test.
 * Throws a RangeError for arguments out of range.
 */
export function powerOf(
  difference: number,
  pairs: number,
  { rate, flips, trials }: Spread,
  { alpha = 0.05 }: PowerOptions = {},
): number {
  requireRatio('difference', difference);
  requireRatio('rate', rate);
  requireCount('pairs', pairs, 1);
  requireCount('trials', trials, 1);
  requireRatio('flips', flips / trials);
  requireLevel('alpha', alpha);
  // If none ever flips, the trials of each count as one.
  const counted = flips === 0 ? 1 : trials;
  const spread = { rate, flips, trials: counted };
  const measured = {
    square: meanSquare(difference, spread),
    changed: changedShare(difference, spread),
    trials: counted,
  };
  return powerBySquare(difference, pairs, measured, alpha);
}

interface Square {
  /** The mean square of the instances' differences; with one trial, the share of discordant pairs. */
  square: number;
  /** The share of the instances that differ, with several trials. */
  changed?: number;
  trials: number;
}

function powerBySquare(
  difference: number,
  pairs: number,
  { square, changed = 1, trials }: Square,
  alpha: number,
): number {
  // The p value of so many pairs with the same sign.
  if (difference === 0 || mcnemarExact(0, pairs) >= alpha) return 0;
  if (trials > 1)
    return Math.min(
      normalPower(difference, pairs, square, alpha),
      enoughPower(pairs, Math.max(changed, square), alpha),
    );
  // The exact test needs about one pair more.
  if (pairs * square > MOST_EXACT) return normalPower(difference, pairs, square, alpha, 1 / pairs);
  return exactPower(difference / square, pairs, square, alpha);
}

/** Chance that so many instances differ that the test is significant if all of them have the same sign. */
function enoughPower(pairs: number, changed: number, alpha: number): number {
  const needed = least(pairs, (same) => mcnemarExact(0, same) < alpha)!;
  return binomial(pairs, changed).reduce((sum, [differing, share]) => (differing >= needed ? sum + share : sum), 0);
}

/** The share of the instances that differ: of those that never flip, and of the others, whose trials may come out equal. */
function changedShare(difference: number, { rate, flips, trials }: Spread): number {
  const steady = steadyShare({ rate, flips });
  const raised = binomial(trials, Math.min(1, rate + difference));
  const before = new Map(binomial(trials, rate));
  const equal = raised.reduce((sum, [passed, share]) => sum + share * (before.get(passed) ?? 0), 0);
  return steady * difference + (1 - steady) * (1 - equal);
}

/** The share of the instances that never flip if the others are alike. */
function steadyShare({ rate, flips }: Pick<Spread, 'rate' | 'flips'>): number {
  const most = 2 * rate * (1 - rate);
  return flips < most ? 1 - flips / most : 0;
}

/** Of the instances' differences, which is 1 at most: some of them never flip, and the others are alike. */
function meanSquare(difference: number, { rate, flips, trials }: Spread): number {
  const steady = steadyShare({ rate, flips });
  const whole = difference * (1 - difference);
  // The rest of a difference that the others cannot make is of whole instances, too.
  const within = Math.max((1 - steady) * whole, flips + (1 - steady) * difference * (1 - 2 * rate - difference));
  return Math.min(1, difference ** 2 + steady * whole + within / trials);
}

/**
 * The least number of instances with this power for this difference; null above 100,000. Of a rate that cannot rise that far, the
 * difference is a fall.
 */
export function pairsFor(difference: number, spread: Spread, options: PowerOptions = {}): number | null {
  const { power = 0.8 } = options;
  requireLevel('power', power);
  const possible = isFall(difference, spread) ? fallOf(spread) : spread;
  return least(MOST_PAIRS, (pairs) => powerOf(difference, pairs, possible, options) >= power);
}

/** As `pairsFor`, for a difference that was measured, as was the mean square of the instances' differences. */
export function pairsForMeasured(
  difference: number,
  measured: Square,
  { alpha = 0.05, power = 0.8 }: PowerOptions = {},
): number | null {
  return least(MOST_PAIRS, (pairs) => powerBySquare(difference, pairs, measured, alpha) >= power);
}

/**
 * The least difference, in thousandths, that so many instances show with this power; null if none that is possible does. Of a
 * rate that cannot rise that far, the difference is a fall.
 */
export function leastDifference(pairs: number, spread: Spread, options: PowerOptions = {}): number | null {
  const rise = leastRise(pairs, spread, options);
  const found = rise !== null && isFall(rise, spread) ? leastRise(pairs, fallOf(spread), options) : rise;
  return found !== null && isPossible(found, spread) ? found : null;
}

function leastRise(pairs: number, spread: Spread, options: PowerOptions): number | null {
  const { power = 0.8 } = options;
  requireLevel('power', power);
  const thousandths = least(1_000, (difference) => powerOf(difference / 1_000, pairs, spread, options) >= power);
  return thousandths === null ? null : thousandths / 1_000;
}

/** True for a difference by which the rate can rise or fall. */
export function isPossible(difference: number, { rate }: Pick<Spread, 'rate'>): boolean {
  return difference - Math.max(rate, 1 - rate) <= ROUNDING;
}

/** True for a difference by which the rate can fall, but not rise. */
function isFall(difference: number, { rate }: Spread): boolean {
  return difference - (1 - rate) > ROUNDING && difference - rate <= ROUNDING;
}

/** A fall is a rise of the share that fails. */
function fallOf(spread: Spread): Spread {
  return { ...spread, rate: 1 - spread.rate };
}

/** Normal approximation of a test by signs, from the mean square of the instances' differences; `more` has to be exceeded besides. */
function normalPower(difference: number, pairs: number, square: number, alpha: number, more = 0): number {
  const needed = normalReach(1 - alpha) * Math.sqrt(square / pairs) + more;
  const error = Math.sqrt(Math.max(0, square - difference ** 2) / pairs);
  return error === 0 ? 1 : jStat.normal.cdf((difference - needed) / error, 0, 1);
}

/** `net` is the share of the discordant pairs by which the better ones exceed the worse ones. */
function exactPower(net: number, pairs: number, discordant: number, alpha: number): number {
  let sum = 0;
  for (const [flips, weight] of binomial(pairs, discordant)) {
    const most = mostAgainst(flips, alpha);
    for (const [wins, share] of binomial(flips, (1 + net) / 2)) {
      if (Math.min(wins, flips - wins) <= most) sum += weight * share;
    }
  }
  return Math.min(1, sum);
}

/** The largest number of flips in the rarer direction that is significant among so many; -1 if none is. */
function mostAgainst(flips: number, alpha: number): number {
  const near = Math.ceil((flips - normalReach(1 - alpha) * Math.sqrt(flips)) / 2) + 1;
  let fewer = Math.min(Math.floor(flips / 2), near);
  while (fewer >= 0 && mcnemarExact(fewer, flips - fewer) >= alpha) fewer -= 1;
  return fewer;
}

/** Each number of successes that is not negligible, with its probability. */
function binomial(trials: number, rate: number): [successes: number, probability: number][] {
  if (rate <= 0 || rate >= 1) return [[rate <= 0 ? 0 : trials, 1]];
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  const weights: [number, number][] = [[mode, 1]];
  for (let count = mode, weight = 1; count < trials && weight > NEGLIGIBLE; count += 1) {
    weight *= ((trials - count) / (count + 1)) * odds;
    weights.push([count + 1, weight]);
  }
  for (let count = mode, weight = 1; count > 0 && weight > NEGLIGIBLE; count -= 1) {
    weight *= count / (trials - count + 1) / odds;
    weights.push([count - 1, weight]);
  }
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([count, weight]) => [count, weight / all]);
}

/** The least whole number from 1 to `most` for which a condition holds that holds for all larger ones too; null if none. */
function least(most: number, holds: (value: number) => boolean): number | null {
  let [below, above] = [0, 1];
  while (!holds(above)) {
    if (above >= most) return null;
    below = above;
    above = Math.min(most, above * 2);
  }
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return above;
}

/**
 * The share of the pairs of an instance's trials with different verdicts (1 or 0), which estimates its 2 p (1 - p); 0 for a
 * single trial.
 */
export function disagreement(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const passed = values.filter((value) => value === 1).length;
  return (2 * passed * (values.length - passed)) / (values.length * (values.length - 1));
}
