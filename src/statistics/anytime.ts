import { ROUNDING } from '../base/rounding.ts';
import { requireCount, requireLevel, requireRatio } from './arguments.ts';
import type { Interval } from './interval.ts';

/** Shares of one's capital that are bet on "better": the uniform mixture over 0..1, at the middle of 256 parts. */
const BETS = Float64Array.from({ length: 256 }, (_, index) => (index + 0.5) / 256);
/** Above it a capital is rescaled, long before a product of factors overflows. */
const LARGE = 1e200;
/** Halvings of an interval that is searched for one value: about 1e-15 of its length. */
const HALVINGS = 50;

/** Known answers to "is it better now, or worse?", and the two other ends of the question. */
export type Answer = 'better' | 'worse' | 'no difference that matters' | 'cannot be settled';

export interface AnytimeOptions {
  /** Chance of a false "better" or "worse", however often one looks; the interval has the confidence 1 - alpha. */
  alpha?: number;
  /** Differences up to this (0..1) do not matter; with 0, the default, every difference does. */
  tolerance?: number;
}

/**
 * Evidence about the mean of paired differences (-1..1, one for each instance, in any order), valid after every pair:
 * looking as often as one likes does not raise the error rate, unlike with a test for a fixed number of pairs.
 *
 * A gambler starts with 1 and bets on each next difference at odds that are fair if its mean is m. The capital cannot be
 * expected to grow if m is the mean, so it reaches 1 / alpha with a probability of at most alpha (Ville's inequality). Here it is
 * spread evenly over all shares from "everything on worse" to "everything on better". For verdicts, where a difference
 * is -1, 0 or 1, and m = 0 it is the beta mixture over the share of wins among the discordant pairs.
 *
 * - The e-value is the capital against m = 0.
 * - The confidence sequence holds each m against which the capital is below 1 / alpha.
 *
 * The mean of each next difference, given those before, is assumed to be the same: instances are measured in random
 * order. "Better" and "worse" also hold without it if the null hypothesis is that no instance changed.
 *
 * Source: Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal
 * Statistical Society B 86 (2024), 1-27; Ramdas, Grünwald, Vovk and Shafer, "Game-theoretic statistics and safe anytime-valid
 * inference", Statistical Science 38 (2023), 576-601.
 * Throws a RangeError for options out of range and for differences outside -1..1.
 */
export class Evidence {
  readonly #needed: number;
  readonly #tolerance: number;
  readonly #none: Capital;
  readonly #edges: [low: Capital, high: Capital] | null;
  readonly #seen = new Map<number, number>();
  #sum = 0;
  #pairs = 0;
  #most = 1;

  constructor({ alpha = 0.05, tolerance = 0 }: AnytimeOptions = {}) {
    requireLevel('alpha', alpha);
    requireRatio('tolerance', tolerance);
    this.#needed = 1 / alpha;
    this.#tolerance = tolerance;
    this.#none = new Capital(0);
    this.#edges = tolerance > 0 && tolerance < 1 ? [new Capital(-tolerance), new Capital(tolerance)] : null;
  }

  add(difference: number): void {
    if (!(difference >= -1 && difference <= 1)) {
      throw new RangeError(`a difference must be from -1 to 1, not ${difference}`);
    }
    this.#pairs += 1;
    this.#sum += difference;
    this.#seen.set(difference, (this.#seen.get(difference) ?? 0) + 1);
    this.#none.bet(difference);
    for (const edge of this.#edges ?? []) edge.bet(difference);
    this.#most = Math.max(this.#most, this.#none.value());
  }

  get pairs(): number {
    return this.#pairs;
  }

  /** Mean of the differences, -1..1; null without a pair. */
  get difference(): number | null {
    return this.#pairs === 0 ? null : this.#sum / this.#pairs;
  }

  /** The capital now against a mean of 0: 1 at first, 20 for alpha = 0.05 is an answer. */
  get eValue(): number {
    return this.#none.value();
  }

  /** Anytime-valid p value, two-sided: 1 over the largest e-value so far. */
  get p(): number {
    return Math.min(1, 1 / this.#most);
  }

  /** True if the confidence sequence at this look holds this mean (strictly between -1 and 1). */
  holds(mean: number): boolean {
    return logCapital(this.#seen, mean) < Math.log(this.#needed);
  }

  /** The confidence sequence at this look, -1..1; null without a pair. */
  interval(): Interval | null {
    if (this.#pairs === 0) return null;
    const isIn = (mean: number) => this.holds(mean);
    // Within it lies the mean of the differences; the capital is log-convex in m, so that each end is met once.
    const centre = this.#sum / this.#pairs;
    return {
      low: centre <= -1 ? -1 : edgeBetween(centre, -1, isIn),
      high: centre >= 1 ? 1 : edgeBetween(centre, 1, isIn),
    };
  }

  /**
   * The answer, if it is known; null if more pairs are needed. With `left`, the number of pairs that can still be measured,
   * also 'cannot be settled': then no possible result of them would lead to another answer. `open`: of these, pairs that were
   * put off for a reason that may be an arm's own; another answer is known only if it is that of any result of them.
   */
  answer(left?: number, open = 0): Answer | null {
    if (left !== undefined) requireCount('left', left);
    requireCount('open', open);
    const isWithin = (difference: number) => this.#withinTolerance(open, difference);
    if (this.#withinTolerance(0, 0) && isWithin(1) && isWithin(-1)) return 'no difference that matters';
    // As long as its sign stays, the evidence is the least if all of them are against it.
    const sign = Math.sign(this.#sum);
    if (this.#shows(0, 0) && Math.abs(this.#sum) > open && this.#shows(open, -sign))
      return sign > 0 ? 'better' : 'worse';
    return left === undefined || this.#canBeSettled(left) ? null : 'cannot be settled';
  }

  /**
   * No result of the pairs left can do more for "better" than all of them won, and for the sum of the capital at any
   * number of them than none or all, since the capital is convex in both.
   */
  #canBeSettled(left: number): boolean {
    if (left === 0) return false;
    for (const direction of [1, -1]) {
      if (this.#shows(left, direction) || this.#shows(1, direction)) return true;
    }
    return this.#couldBeWithinTolerance(left);
  }

  /** True if the e-value suffices, and the difference is beyond the tolerance, after so many more differences of this size. */
  #shows(more: number, difference: number): boolean {
    const pairs = this.#pairs + more;
    if (pairs === 0 || this.#none.value(more, difference) < this.#needed) return false;
    return Math.abs(this.#sum + more * difference) / pairs - this.#tolerance > ROUNDING;
  }

  #withinTolerance(more: number, difference: number): boolean {
    const pairs = this.#pairs + more;
    if (pairs === 0 || this.#edges === null) return false;
    if (Math.abs(this.#sum + more * difference) / pairs >= this.#tolerance) return false;
    return this.#edges.every((edge) => edge.value(more, difference) >= this.#needed);
  }

  /**
   * For a given sum of the differences left, the capital is largest if all of them are equal (each factor is linear in the
   * difference, so that their product is largest for equal ones), against both edges at once. As that difference grows, the
   * capital against the lower edge grows and the one against the upper edge shrinks.
   */
  #couldBeWithinTolerance(left: number): boolean {
    if (this.#edges === null) return false;
    const [low, high] = this.#edges;
    const isBelow = (difference: number) => low.value(left, difference) < high.value(left, difference);
    if (!isBelow(-1)) return this.#withinTolerance(left, -1);
    if (isBelow(1)) return this.#withinTolerance(left, 1);
    return this.#withinTolerance(left, edgeBetween(-1, 1, isBelow));
  }
}

/** Capital of the mixture against one mean m strictly between -1 and 1. */
class Capital {
  readonly #mean: number;
  readonly #parts = new Float64Array(BETS.length).fill(1 / BETS.length);
  #sum = 1;
  #logScale = 0;

  constructor(mean: number) {
    this.#mean = mean;
  }

  bet(difference: number): void {
    const [onWorse, onBetter] = odds(difference, this.#mean);
    let sum = 0;
    for (let index = 0; index < BETS.length; index += 1) {
      const part = this.#parts[index]! * (onWorse * (1 - BETS[index]!) + onBetter * BETS[index]!);
      this.#parts[index] = part;
      sum += part;
    }
    this.#sum = sum;
    if (sum > LARGE || sum < 1 / LARGE) this.#rescale();
  }

  /** The capital after so many more equal differences. */
  value(more = 0, difference = 0): number {
    if (more === 0) return this.#sum * Math.exp(this.#logScale);
    const [onWorse, onBetter] = odds(difference, this.#mean);
    let sum = 0;
    for (let index = 0; index < BETS.length; index += 1) {
      sum += this.#parts[index]! * (onWorse * (1 - BETS[index]!) + onBetter * BETS[index]!) ** more;
    }
    return sum * Math.exp(this.#logScale);
  }

  #rescale(): void {
    this.#logScale += Math.log(this.#sum);
    for (let index = 0; index < BETS.length; index += 1) this.#parts[index]! /= this.#sum;
    this.#sum = 1;
  }
}

/**
 * Payout of a bet on "worse" and of one on "better": a difference counts as a share (1 + difference) / 2 of a win, fair
 * if the mean is m.
 */
function odds(difference: number, mean: number): [onWorse: number, onBetter: number] {
  return [(1 - difference) / (1 - mean), (1 + difference) / (1 + mean)];
}

/** Logarithm of the capital against any mean, from each difference and how often it was seen. */
function logCapital(seen: ReadonlyMap<number, number>, mean: number): number {
  const logs = new Float64Array(BETS.length);
  for (const [difference, times] of seen) {
    const [onWorse, onBetter] = odds(difference, mean);
    for (let index = 0; index < BETS.length; index += 1) {
      logs[index]! += times * Math.log(onWorse * (1 - BETS[index]!) + onBetter * BETS[index]!);
    }
  }
  const largest = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(largest)) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / BETS.length);
}

/** The last point on the way from one value to another for which something holds that holds at the first. */
function edgeBetween(from: number, to: number, holds: (value: number) => boolean): number {
  let [inside, outside] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
