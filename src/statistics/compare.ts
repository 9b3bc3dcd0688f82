import { ROUNDING } from '../base/rounding.ts';
import { requireLevel, requireRatio } from './arguments.ts';
import { type BootstrapOptions, clusterBootstrap } from './bootstrap.ts';
import type { Interval } from './interval.ts';
import { mcnemarExact, pairedRateInterval } from './mcnemar.ts';
import { mean } from './mean.ts';
import { pairedPermutation } from './permutation.ts';

/** One instance measured on both sides: the scores (0..1) or verdicts (0 or 1) of its trials, any number of them. */
export interface Pair {
  id: string;
  before: readonly number[];
  now: readonly number[];
}

export interface CompareOptions {
  /** Differences in rate or score up to this (0..1) are immaterial; 0 by default. */
  tolerance?: number;
  /**
   * Significance level: p values of at least alpha are noise, and intervals have the confidence 1 - alpha; 0.05 by
   * default.
   */
  alpha?: number;
  /** Resamples of a bootstrap interval; the p value has its own number. */
  resamples?: number;
}

/** Within tolerance: significant, and too small to count. */
type Verdict = 'improved' | 'regressed' | 'within noise' | 'within tolerance';

export interface Comparison {
  verdict: Verdict;
  method: 'mcnemar' | 'permutation';
  /** Mean over the instances of now minus before, -1..1. */
  difference: number;
  /** Interval of the difference; null if unknown: one instance, or the same part of a change in all of them. */
  interval: Interval | null;
  /** Two-sided. */
  p: number;
  /** Number of compared instances. */
  pairs: number;
  /** Number of instances better, and worse, than before. */
  discordant: { better: number; worse: number };
}

/**
 * Tests for a change beyond noise against the baseline. Improved or regressed needs both p < alpha and a difference
 * beyond the tolerance. With one trial on each side everywhere and verdicts of 0 or 1: exact McNemar test, Bonett-Price
 * interval. Otherwise instances are the unit: paired permutation test, and cluster bootstrap of each instance's
 * difference in means; where no instance changed, or all of them wholly, the interval of one trial each.
 *
 * The verdict follows from the test. The interval is approximate: for p near alpha, and for a handful of instances, it
 * can exclude 0 although p is not below alpha.
 * Null without a pair. Throws a RangeError for a duplicate instance or one without values, for values outside 0 to 1,
 * and for options out of range.
 */
export function compare(
  pairs: readonly Pair[],
  { tolerance = 0, alpha = 0.05, resamples }: CompareOptions = {},
): Comparison | null {
  requireRatio('tolerance', tolerance);
  requireLevel('alpha', alpha);
  requirePairs(pairs);
  if (pairs.length === 0) return null;
  // Sorted, so that the order of instances cannot change the last digit.
  const differences = pairs.map(differenceOf).sort((one, other) => one - other);
  const discordant = {
    better: differences.filter((difference) => difference > 0).length,
    worse: differences.filter((difference) => difference < 0).length,
  };
  const measured = pairs.every(isOneVerdictEach)
    ? byMcNemar(discordant, pairs.length, 1 - alpha)
    : byPermutation(differences, discordant, { confidence: 1 - alpha, resamples });
  return { verdict: verdictOf(measured, { tolerance, alpha }), ...measured, pairs: pairs.length, discordant };
}

/** The verdict on a tested difference. */
export function verdictOf(
  { p, difference }: Pick<Comparison, 'p' | 'difference'>,
  { tolerance = 0, alpha = 0.05 }: CompareOptions = {},
): Verdict {
  if (p >= alpha) return 'within noise';
  if (Math.abs(difference) - tolerance <= ROUNDING) return 'within tolerance';
  return difference > 0 ? 'improved' : 'regressed';
}

type Measured = Pick<Comparison, 'method' | 'difference' | 'interval' | 'p'>;

function byMcNemar({ better, worse }: Comparison['discordant'], pairs: number, confidence: number): Measured {
  return {
    method: 'mcnemar',
    difference: (better - worse) / pairs,
    interval: pairedRateInterval(worse, better, pairs, confidence),
    p: mcnemarExact(worse, better),
  };
}

function byPermutation(
  differences: number[],
  { better, worse }: Comparison['discordant'],
  options: BootstrapOptions & { confidence: number },
): Measured {
  const clusters = differences.map((difference) => [difference]);
  const pairs = differences.length;
  // Resamples show no variance if no instance changed, or each of them wholly; such differences are as of one trial each.
  const isWhole = pairs > 1 && differences.every(Number.isInteger);
  return {
    method: 'permutation',
    difference: withoutRounding(mean(differences)),
    interval:
      clusterBootstrap(clusters, options) ??
      (isWhole ? pairedRateInterval(worse, better, pairs, options.confidence) : null),
    p: pairedPermutation(differences),
  };
}

/** Now minus before in the means of an instance's trials; 0 for means that are equal but for rounding. */
export function differenceOf({ before, now }: Pick<Pair, 'before' | 'now'>): number {
  return withoutRounding(mean(now) - mean(before));
}

function withoutRounding(difference: number): number {
  return Math.abs(difference) > ROUNDING ? difference : 0;
}

function isOneVerdictEach({ before, now }: Pair): boolean {
  return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
}

function requirePairs(pairs: readonly Pair[]): void {
  const seen = new Set<string>();
  for (const { id, before, now } of pairs) {
    if (seen.has(id)) throw new RangeError(`${id} is given twice`);
    seen.add(id);
    if (before.length === 0 || now.length === 0) throw new RangeError(`${id} needs a value on both sides`);
    for (const value of [...before, ...now]) requireRatio(`the values of ${id}`, value);
  }
}
