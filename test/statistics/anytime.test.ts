import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, Evidence } from '../../src/statistics/anytime.ts';
import { compare } from '../../src/statistics/compare.ts';
import { numbers, passes } from './support.ts';

/** Experiments of a simulated point; fixed seeds, so that a figure is the same on each machine. */
const EXPERIMENTS = 10_000;
const INSTANCES = 93;

function evidenceOf(differences: Iterable<number>, tolerance = 0): Evidence {
  const evidence = new Evidence({ tolerance });
  for (const difference of differences) evidence.add(difference);
  return evidence;
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value);

// The beta mixture: 2^(w + l) w! l! / (w + l + 1)!.
test.each([
  [6, 0, 64 / 7],
  [8, 1, 512 / 90],
  [3, 3, 64 / 140],
  [0, 0, 1],
])('%i won and %i lost pairs have the e-value of the beta mixture, whatever the ties', (won, lost, expected) => {
  const { eValue } = evidenceOf([...times(won, 1), ...times(40, 0), ...times(lost, -1)]);
  expect(eValue / expected).toBeCloseTo(1, 2);
});

test('eight won pairs are an answer, seven are not', () => {
  expect(evidenceOf(times(7, 1)).answer()).toBeNull();
  expect(evidenceOf(times(8, 1)).answer()).toBe('better');
  expect(evidenceOf(times(8, -1)).answer()).toBe('worse');
});

test('p is the least that any look had; the e-value is that of now', () => {
  const evidence = evidenceOf([...times(8, 1), ...times(8, -1)]);
  expect(evidence.eValue).toBeLessThan(1);
  expect(evidence.p).toBeCloseTo(9 / 256, 3);
});

test('thousands of pairs in one direction do not overflow, and have an interval', () => {
  const evidence = evidenceOf(times(5_000, 1), 0.1);
  expect(evidence.eValue).toBe(Number.POSITIVE_INFINITY);
  expect(evidence.p).toBe(0);
  expect(evidence.answer(10)).toBe('better');
  expect(evidence.interval()!.low).toBeGreaterThan(0.99);
  expect(evidence.interval()!.high).toBe(1);
});

test('without a pair there is neither a difference nor an interval, and nothing left cannot be settled', () => {
  const evidence = new Evidence();
  expect([evidence.difference, evidence.interval(), evidence.answer(), evidence.p]).toEqual([null, null, null, 1]);
  expect(evidence.answer(0)).toBe('cannot be settled');
  expect(evidence.answer(7)).toBe('cannot be settled');
  expect(evidence.answer(8)).toBeNull();
});

test('a difference that is significant and does not matter is no answer by itself', () => {
  const evidence = evidenceOf([...times(200, 0), ...times(12, 1)], 0.1);
  expect(evidence.eValue).toBeGreaterThan(20);
  expect(evidence.answer()).not.toBe('better');
});

test('a difference of the tolerance is not beyond it, whatever its rounding', () => {
  const shares = times(200, 0.4 - 0.3);
  expect(evidenceOf(shares).answer()).toBe('better');
  expect(evidenceOf(shares, 0.1).answer()).toBeNull();
});

test('pairs without a difference show that none matters', () => {
  expect(evidenceOf(times(60, 0), 0.1).answer()).toBe('no difference that matters');
  expect(evidenceOf(times(60, 0), 0).answer()).toBeNull();
});

const differences = fc.array(fc.constantFrom(-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1), { minLength: 1, maxLength: 60 });

test('property: neither order nor the scale of the sum of capital matter; the interval holds the difference', () => {
  fc.assert(
    fc.property(differences, fc.constantFrom(0, 0.05, 0.2), (values, tolerance) => {
      const one = evidenceOf(values, tolerance);
      const other = evidenceOf([...values].reverse(), tolerance);
      expect(one.eValue / other.eValue).toBeCloseTo(1, 9);
      expect(one.answer(3)).toBe(other.answer(3));
      const { low, high } = one.interval()!;
      expect(low).toBeLessThanOrEqual(one.difference! + 1e-9);
      expect(high).toBeGreaterThanOrEqual(one.difference! - 1e-9);
      // The test and the confidence sequence agree about 0.
      expect(low <= 1e-9 && high >= -1e-9).toBe(one.eValue < 20);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('property: a run that cannot be settled has no continuation with an answer', () => {
  const steps = [-1, -0.5, 0, 0.5, 1];
  const settles = (values: number[], left: number, tolerance: number): boolean =>
    steps.some((step) => {
      const longer = [...values, step];
      return evidenceOf(longer, tolerance).answer() !== null || (left > 1 && settles(longer, left - 1, tolerance));
    });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 30 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(0, 0.3, 0.5),
      (values, left, tolerance) => {
        const answer = evidenceOf(values, tolerance).answer(left);
        if (answer === 'cannot be settled') expect(settles(values, left, tolerance)).toBe(false);
      },
    ),
    { seed: 6, numRuns: 150 },
  );
});

test('with open pairs, an answer is that of each result of them, and only such a one', () => {
  const answersOf = (values: number[], open: number, tolerance: number): Set<Answer | null> =>
    open === 0
      ? new Set([evidenceOf(values, tolerance).answer()])
      : new Set([-1, 0, 1].flatMap((one) => [...answersOf([...values, one], open - 1, tolerance)]));
  const found = new Set<Answer | null>();
  for (const tolerance of [0, 0.5])
    for (const [won, lost, ties] of [
      ...Array.from({ length: 12 }, (_, index) => [index + 4, 0, 0] as const),
      ...Array.from({ length: 8 }, (_, index) => [1, index + 11, 9] as const),
      ...Array.from({ length: 6 }, (_, index) => [2, 2, 5 * index] as const),
    ])
      for (const open of [1, 2, 3]) {
        const values = [...times(won, 1), ...times(lost, -1), ...times(ties, 0)];
        const now = evidenceOf(values, tolerance);
        const all = answersOf(values, open, tolerance).add(now.answer());
        const answer = now.answer(undefined, open);
        expect(answer, `${won} won, ${lost} lost, ${ties} ties, ${open} open`).toBe(
          all.size === 1 ? [...all][0] : null,
        );
        found.add(answer);
      }
  expect([...found].sort()).toEqual(['better', 'no difference that matters', null, 'worse'].sort());
});

test('extremes show that a run that goes on can have an answer', () => {
  // Eight won pairs are an answer; seven are not, nor nine beside a lost one.
  expect(evidenceOf(times(85, 0)).answer(8)).toBeNull();
  expect(evidenceOf(times(86, 0)).answer(7)).toBe('cannot be settled');
  expect(evidenceOf([...times(83, 0), 1, -1]).answer(8)).toBe('cannot be settled');
});

/** Verdicts or scores of one instance's trials: before and after. */
type Pairs = (random: () => number) => number;
const verdict =
  (won: number, lost: number): Pairs =>
  (random) => {
    const number = random();
    return number < won ? 1 : number < won + lost ? -1 : 0;
  };
/** Three trials on both sides, of an instance whose rate is anything; half of the instances shift up, half down. */
const threeTrials =
  (shift: number): Pairs =>
  (random) => {
    const rate = 0.2 + 0.6 * random();
    const shifted = random() < 0.5 ? rate + shift : rate - shift;
    return (passes(random, 3, shifted) - passes(random, 3, rate)) / 3;
  };
/** Scores: the square of anything, on both sides. */
const scores: Pairs = (random) => random() ** 2 - random() ** 2;

describe(`${EXPERIMENTS.toLocaleString('en')} experiments of ${INSTANCES} instances, a look after every pair`, () => {
  test.each<[string, Pairs]>([
    ['verdicts that flip in half of the instances', verdict(0.25, 0.25)],
    ['verdicts that flip in a tenth', verdict(0.05, 0.05)],
    ['three trials', threeTrials(0)],
    ['three trials, and instances that shift by 20 points either way', threeTrials(0.2)],
    ['scores', scores],
  ])('equal agents are called better or worse in at most 5 of 100: %s', (_, draw) => {
    const random = numbers(101);
    let wrong = 0;
    for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
      const evidence = new Evidence();
      for (let pair = 0; pair < INSTANCES && evidence.answer() === null; pair += 1) evidence.add(draw(random));
      if (evidence.answer() !== null) wrong += 1;
    }
    expect(wrong / EXPERIMENTS).toBeLessThanOrEqual(0.05);
    expect(wrong).toBeGreaterThan(0);
  });
});

test('30 points of difference are seen in at least 85% of the experiments, with at most 55% of the trials', () => {
  const known = new Map<string, Answer | null>();
  for (const [rate, seed] of [
    [0.3, 201],
    [0.5, 202],
  ] as const) {
    const random = numbers(seed);
    let [seen, seenByFixedTest, measured] = [0, 0, 0];
    for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
      const values = Array.from({ length: INSTANCES }, () => passes(random, 1, rate + 0.3) - passes(random, 1, rate));
      const counts = [0, 0];
      let pairs = 0;
      let answer: Answer | null = null;
      while (answer === null) {
        const value = values[pairs]!;
        pairs += 1;
        if (value !== 0) counts[value > 0 ? 0 : 1]! += 1;
        // Verdicts come to the same answer by their counts.
        const key = `${pairs} ${counts}`;
        answer = known.get(key) ?? null;
        if (!known.has(key)) {
          const [won, lost] = counts as [number, number];
          answer = evidenceOf([...times(won, 1), ...times(lost, -1), ...times(pairs - won - lost, 0)]).answer(
            INSTANCES - pairs,
          );
          known.set(key, answer);
        }
      }
      expect(answer).not.toBe('worse');
      measured += pairs;
      if (answer === 'better') seen += 1;
      if (experiment % 10 === 0) {
        const compared = values.map((value, at) => ({
          id: `${at}`,
          before: [value < 0 ? 1 : 0],
          now: [value > 0 ? 1 : 0],
        }));
        if (compare(compared)!.verdict === 'improved') seenByFixedTest += 10;
      }
    }
    expect(seen / EXPERIMENTS).toBeGreaterThanOrEqual(0.85);
    expect(measured / EXPERIMENTS / INSTANCES).toBeLessThanOrEqual(0.55);
    expect(seenByFixedTest).toBeGreaterThan(seen);
  }
});

test.each<[string, Pairs, number]>([
  ['verdicts', verdict(0.4, 0.1), 0.3],
  ['rare flips', verdict(0.04, 0.02), 0.02],
  ['three trials', threeTrials(0.2), 0],
])('the intervals of all looks hold the difference in at least 95 of 100 experiments: %s', (_, draw, difference) => {
  const random = numbers(301);
  const experiments = 1_000;
  let missed = 0;
  for (let experiment = 0; experiment < experiments; experiment += 1) {
    const evidence = new Evidence();
    let isHeld = true;
    for (let pair = 0; pair < INSTANCES && isHeld; pair += 1) {
      evidence.add(draw(random));
      // Every third look: bench/ has all of them, over ten times as many experiments.
      if (pair % 3 === 0) isHeld = evidence.holds(difference);
    }
    if (!isHeld) missed += 1;
  }
  expect(missed / experiments).toBeLessThanOrEqual(0.05);
  expect(missed).toBeGreaterThan(0);
});

test('arguments out of range are refused', () => {
  expect(() => new Evidence({ alpha: 0 })).toThrow('alpha must be between 0 and 1');
  expect(() => new Evidence({ tolerance: 2 })).toThrow('tolerance must be from 0 to 1');
  for (const value of [1.1, -2, Number.NaN]) {
    expect(() => new Evidence().add(value)).toThrow('a difference must be from -1 to 1');
  }
  expect(() => new Evidence().answer(-1)).toThrow('left must be a whole number');
});
