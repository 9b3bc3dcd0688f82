import { LEVEL } from '../base/format.ts';
import { ROUNDING } from '../base/rounding.ts';
import { requireCount, requireLevel, requireRatio } from './arguments.ts';
import { mcnemarExact } from './mcnemar.ts';
import { binomial, normalPower, permutationPower, type Step } from './permutation-power.ts';

/** More instances than this are not looked for. */
const MOST_PAIRS = 100_000;

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

/** Chance of an answer if the difference is as given, for the numbers of instances and the least differences. */
export const POWER = 0.8;

/**
 * Chance (0..1) that the comparison of so many instances is significant if the rate rises by `difference` (0..1), see
 * `permutationPower`. Of the instances that never flip, as many as `flips` leaves if the others are alike, some then change in
 * all their trials and the others in none; each of the others has its rate raised. If more flip than alike instances do, some
 * change in all their trials, up or down. If none ever flips, the trials of each count as one. 1 for a difference by which
 * the rate cannot rise, for searches.
 *
 * Throws a RangeError for arguments out of range.
 */
export function powerOf(difference: number, pairs: number, { rate, flips, trials }: Spread, alpha = LEVEL): number {
  requireRatio('difference', difference);
  requireRatio('rate', rate);
  requireCount('pairs', pairs, 1);
  requireCount('trials', trials, 1);
  requireRatio('flips', flips / trials);
  requireLevel('alpha', alpha);
  if (difference === 0 || !canShow(pairs, alpha)) return 0;
  if (difference - (1 - rate) > ROUNDING) return 1;
  return permutationPower(pairs, stepsOf(difference, { rate, flips, trials: flips === 0 ? 1 : trials }), alpha);
}

/** True if the test of so many instances with the same sign is significant. */
function canShow(pairs: number, alpha: number): boolean {
  return mcnemarExact(0, pairs) < alpha;
}

/** The distribution of an instance's difference, if the rate rises by `difference`. */
function stepsOf(difference: number, { rate, flips, trials }: Spread): Step[] {
  const most = 2 * rate * (1 - rate);
  const steady = flips < most ? 1 - flips / most : 0;
  const whole = flips > most ? Math.min(1, (flips / most - 1) / (trials - 1)) : 0;
  const [before, now] = [binomial(trials, rate), binomial(trials, Math.min(1, rate + difference))];
  const steps = Array.from({ length: trials }, (_, at): Step => ({ size: at + 1, up: 0, down: 0 }));
  for (const [was, share] of before)
    for (const [is, other] of now)
      if (is !== was) steps[Math.abs(is - was) - 1]![is > was ? 'up' : 'down'] += (1 - steady - whole) * share * other;
  const square = Math.min(1, Math.max(difference, Math.max(most, flips / trials) + difference * (1 - 2 * rate)));
  const last = steps[trials - 1]!;
  last.up += steady * difference + (whole * (square + difference)) / 2;
  last.down += (whole * (square - difference)) / 2;
  return steps.filter(({ up, down }) => up + down > 0);
}

/**
 * The least number of instances that show this difference; null above 100,000. Of a rate that cannot rise that far, the
 * difference is a fall.
 */
export function pairsFor(difference: number, spread: Spread, alpha = LEVEL): number | null {
  const possible = isFall(difference, spread) ? fallOf(spread) : spread;
  return least(MOST_PAIRS, (pairs) => powerOf(difference, pairs, possible, alpha) >= POWER);
}

/** As `pairsFor`, for measured differences: instances like these. Their mean is above 0; of so many `trials` each. */
export function pairsForMeasured(differences: readonly number[], trials: number, alpha = LEVEL): number | null {
  const share = 1 / differences.length;
  const steps = new Map<number, Step>();
  for (const difference of differences) {
    const size = Math.round(Math.abs(difference) * trials);
    const { up, down } = steps.get(size) ?? { up: 0, down: 0 };
    steps.set(size, { size, up: difference > 0 ? up + share : up, down: difference > 0 ? down : down + share });
  }
  steps.delete(0);
  return least(
    MOST_PAIRS,
    (pairs) => canShow(pairs, alpha) && permutationPower(pairs, [...steps.values()], alpha) >= POWER,
  );
}

/**
 * The least difference, in thousandths, that so many instances show; null if none that is possible does. Of a
 * rate that cannot rise that far, the difference is a fall.
 */
export function leastDifference(pairs: number, spread: Spread, alpha = LEVEL): number | null {
  const rise = leastRise(pairs, spread, alpha);
  const found = rise !== null && isFall(rise, spread) ? leastRise(pairs, fallOf(spread), alpha) : rise;
  return found !== null && isPossible(found, spread) ? found : null;
}

function leastRise(pairs: number, spread: Spread, alpha: number): number | null {
  return leastThousandths((difference) => powerOf(difference, pairs, spread, alpha) >= POWER);
}

/** Units of a score in which its differences are counted: fine enough for the sums to have no steps that count. */
const UNITS = 1_000;

/** How the differences of the instances vary around their mean if scores are compared; at least two values that differ. */
export type Deviations = readonly number[];

/**
 * Chance (0..1) that the comparison of so many instances by scores is significant if each of them changes by `shift`, and their
 * differences vary around it like this: the normal approximation, whatever the number of instances.
 */
function shiftPower(shift: number, pairs: number, deviations: Deviations, alpha: number): number {
  if (!canShow(pairs, alpha)) return 0;
  const share = 1 / deviations.length;
  const steps = deviations.map((deviation): Step => {
    const moved = shift + deviation;
    return { size: Math.abs(moved) * UNITS, up: moved > 0 ? share : 0, down: moved < 0 ? share : 0 };
  });
  return normalPower(pairs, steps, alpha, 1);
}

/** The least change of a score, in thousandths, that so many instances show; null if none does. */
export function leastShift(pairs: number, deviations: Deviations, alpha = LEVEL): number | null {
  return leastThousandths((shift) => shiftPower(shift, pairs, deviations, alpha) >= POWER);
}

/** As `pairsFor`, for a change of a score by `shift`, above 0. */
export function pairsForShift(shift: number, deviations: Deviations, alpha = LEVEL): number | null {
  return least(MOST_PAIRS, (pairs) => shiftPower(shift, pairs, deviations, alpha) >= POWER);
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

/** As `least`, from 0.001 to 1. */
function leastThousandths(holds: (value: number) => boolean): number | null {
  const thousandths = least(1_000, (value) => holds(value / 1_000));
  return thousandths === null ? null : thousandths / 1_000;
}

/** The least whole number from 1 to `most` for which a condition holds that holds for all larger ones too; null if none. */
function least(most: number, holds: (value: number) => boolean): number | null {
  let [below, above] = [0, most + 1];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return above > most ? null : above;
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
