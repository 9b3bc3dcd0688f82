import type { ComparedPair } from '../report/documents/comparison-document.ts';
import {
  type Instances,
  obstacles,
  otherDifferences,
  pairSuites,
  pairUp,
  type Sides,
  stopsOf,
} from '../report/pairing.ts';
import { type ArmComparison, NO_PAIR, verdictOnArm } from '../results/experiment-record.ts';
import type { Measure } from '../results/fields.ts';
import { compare, differenceOf, type Pair, verdictOf } from '../statistics/compare.ts';
import { holm } from '../statistics/holm.ts';
import { sharedResamples } from '../statistics/random.ts';
import type { Contender } from './contenders.ts';

/** A contender with its planned trials by instance. */
export interface Side extends Contender {
  instances: Instances;
}

/** An arm of an experiment. */
export interface ArmSide {
  /** Null for the control. */
  comparison: ArmComparison | null;
  /** The instances on which every trial was begun: those that its experiment counts, whatever else is compared with it. */
  instances: Instances;
}

/** The arms of an experiment, by their sides. */
export type Arms = Map<Side, ArmSide>;

/**
 * All pairs of sides, each with the test that two runs of one suite get. The verdict follows from the p value, adjusted
 * for the number of tests, and from the tolerance. Arms of an experiment carry its own answers in place of that test.
 */
export function pairsOf(sides: Side[], measure: Measure, tolerance: number, arms: Arms = new Map()): ComparedPair[] {
  const tests = (sides.length * (sides.length - 1)) / 2;
  const resamples = sharedResamples(tests, sides[0]?.instances.size ?? 0);
  const pairs = sides.flatMap((one, a) =>
    sides.slice(a + 1).map((other, at) => {
      const place = { a, b: a + 1 + at };
      return arms.has(one) && arms.has(other)
        ? pairOfArms(one, other, place, measure, arms)
        : testOf(one, other, place, measure, resamples);
    }),
  );
  const tested = pairs.filter(({ p, p_adjusted }) => p !== null && p_adjusted === null);
  const adjusted = holm(tested.map(({ p }) => p!));
  for (const [index, pair] of tested.entries()) {
    pair.p_adjusted = adjusted[index]!;
    const verdict = verdictOf({ p: pair.p_adjusted, difference: pair.difference! }, { tolerance });
    pair.verdict = verdict === 'improved' ? 'b is better' : verdict === 'regressed' ? 'a is better' : verdict;
  }
  return pairs;
}

/** The test of one pair, not yet adjusted. */
function testOf(
  one: Side,
  other: Side,
  place: Pick<ComparedPair, 'a' | 'b'>,
  measure: Measure,
  resamples: number,
): ComparedPair {
  const sides: Sides = [`in ${one.name}`, `in ${other.name}`];
  const whose: Sides = [`of ${one.name}`, `of ${other.name}`];
  const { pairs, leftOut, reason, copies } = pairSuites(one.suite, other.suite, measure, whose);
  const reasons = obstacles(one.suite.run, other.suite.run, sides);
  reasons.push(...stopsOf([one, other]));
  if (reasons.length === 0 && reason !== null) reasons.push(reason);
  const base = { ...place, verdict: 'not comparable', reasons, left_out: leftOut } as const;
  const comparison = reasons.length > 0 ? null : compare(pairs, { resamples });
  if (comparison === null) return { ...base, ...UNTESTED };
  const { difference, interval, p, method, discordant } = comparison;
  return {
    ...base,
    reasons: [...(copies === null ? [] : [copies]), ...otherDifferences(one.suite, other.suite, sides)],
    difference,
    interval,
    p,
    p_adjusted: null,
    method,
    pairs: pairs.length,
    a_better: discordant.worse,
    b_better: discordant.better,
  };
}

const UNTESTED = {
  difference: null,
  interval: null,
  p: null,
  p_adjusted: null,
  method: null,
  pairs: 0,
  a_better: 0,
  b_better: 0,
} as const;

/** A pair of two arms with the answer of their experiment, which is about the control and another arm. */
function pairOfArms(
  one: Side,
  other: Side,
  place: Pick<ComparedPair, 'a' | 'b'>,
  measure: Measure,
  arms: Arms,
): ComparedPair {
  const [first, second] = [arms.get(one)!, arms.get(other)!];
  const found = first.comparison === null ? second.comparison : second.comparison === null ? first.comparison : null;
  const { pairs: measured, leftOut } = pairUp(first.instances, second.instances, measure);
  const base = { ...place, ...UNTESTED, left_out: found?.left_out ?? leftOut };
  if (found === null)
    return { ...base, verdict: 'not comparable', reasons: ['an experiment tests each arm against its control only'] };
  if (found.difference === null) return { ...base, verdict: 'not comparable', reasons: [NO_PAIR] };
  // The record's difference is the arm's minus the control's.
  const turned = first.comparison !== null;
  const { answer, interval, p, p_adjusted, method, difference } = found;
  const pairs = countedBy(found, measured);
  const better = pairs.filter((pair) => differenceOf(pair) > 0).length;
  const worse = pairs.filter((pair) => differenceOf(pair) < 0).length;
  const verdict = verdictOnArm(found);
  const isOfOne = verdict === 'improved' || verdict === 'regressed';
  return {
    ...base,
    verdict: isOfOne ? ((verdict === 'improved') === turned ? 'a is better' : 'b is better') : verdict,
    reasons: answer === 'cannot be settled' ? ['nothing left could have settled it'] : [],
    difference: turned ? -difference : difference,
    interval: interval === null || !turned ? interval : { low: -interval.high, high: -interval.low },
    ...{ p, p_adjusted, method },
    pairs: found.pairs,
    a_better: worse,
    b_better: better,
  };
}

/** The pairs that the record of an experiment counts: behind one that was not measured, others may have been. */
export function countedBy({ looks }: ArmComparison, measured: Pair[]): Pair[] {
  const counted = new Set(looks.map(({ instance_id: id }) => id));
  // Looks of older records have no ids.
  return counted.has(undefined) ? measured : measured.filter(({ id }) => counted.has(id));
}
