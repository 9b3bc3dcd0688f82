import type { ComparedPair } from '../report/documents/comparison-document.ts';
import { type Instances, obstacles, otherDifferences, pairUp } from '../report/pairing.ts';
import { compare, verdictOf } from '../statistics/compare.ts';
import { holm } from '../statistics/holm.ts';
import { sharedResamples } from '../statistics/random.ts';
import type { Contender } from './contenders.ts';

/** A contender with its planned trials by instance. */
export interface Side extends Contender {
  instances: Instances;
}

/**
 * All pairs of sides, each with the test that two runs of one suite get. The verdict follows from the p value, adjusted
 * for the number of tests, and from the tolerance.
 */
export function pairsOf(sides: Side[], score: boolean, tolerance: number): ComparedPair[] {
  const tests = (sides.length * (sides.length - 1)) / 2;
  const resamples = sharedResamples(tests, sides[0]?.instances.size ?? 0);
  const pairs = sides.flatMap((one, a) =>
    sides.slice(a + 1).map((other, at) => testOf(one, other, { a, b: a + 1 + at }, score, resamples)),
  );
  const tested = pairs.filter(({ p }) => p !== null);
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
  score: boolean,
  resamples: number,
): ComparedPair {
  const sides: [string, string] = [`in ${one.name}`, `in ${other.name}`];
  const { pairs, leftOut, reason } = pairUp(one.instances, other.instances, score);
  const reasons = obstacles(one.suite.run, other.suite.run, sides);
  if (reasons.length === 0 && reason !== null) reasons.push(reason);
  const base = { ...place, verdict: 'not comparable', reasons, left_out: leftOut } as const;
  const comparison = reasons.length > 0 ? null : compare(pairs, { resamples });
  if (comparison === null)
    return {
      ...base,
      difference: null,
      interval: null,
      p: null,
      p_adjusted: null,
      method: null,
      pairs: 0,
      a_better: 0,
      b_better: 0,
    };
  const { difference, interval, p, method, discordant } = comparison;
  return {
    ...base,
    reasons: otherDifferences(one.suite, other.suite, sides),
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
