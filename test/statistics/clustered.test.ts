import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusteredInterval } from '../../src/statistics/clustered.ts';
import { scoreInterval, wilson } from '../../src/statistics/wilson.ts';
import { numbers, passes, shareOf } from './support.ts';

const times = (count: number, values: number[]) => Array.from({ length: count }, () => values);

test('one verdict in each cluster is Wilson', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
      const passed = Math.round(share * trials);
      const clusters = [...times(passed, [1]), ...times(trials - passed, [0])];
      const [own, known] = [clusteredInterval(clusters, { most: trials })!, wilson(passed, trials)!];
      expect(own.low).toBeCloseTo(known.low, 12);
      expect(own.high).toBeCloseTo(known.high, 12);
    }),
  );
});

test('16 of 16 with two trials each says as much as with one', () => {
  expect(clusteredInterval(times(16, [1, 1]), { most: 32 })).toEqual(wilson(16, 16));
  expect(clusteredInterval(times(16, [0, 0, 0]), { most: 48 })).toEqual(wilson(0, 16));
});

// By hand: mean 0.5, variance of the means 1/6, size 0.25 * 4 / (1/6) = 6, reduced by (1.95996 / 3.18245)^2 to 2.28,
// and so counted as the 4 instances: Wilson's interval of 2 of 4.
test('four instances with two trials each are neither certain nor anything at all', () => {
  const { low, high } = clusteredInterval(
    [
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    { most: 8 },
  )!;
  expect(low).toBeCloseTo(0.15004, 5);
  expect(high).toBeCloseTo(0.84996, 5);
});

// By hand: 20 means of 0.5 have no variance, so 80 trials are counted as 80 verdicts; reduced by
// (1.959964 / 2.093024)^2 = 0.876896 to 70.1517. Wilson with that size: 0.5 -+ 0.1139.
test('trials that say the same of each instance count, though not for more than there are', () => {
  const { low, high } = clusteredInterval(
    Array.from({ length: 20 }, (_, at) => (at < 10 ? [1, 0, 1, 0] : [1, 1, 0, 0.000_000_1])),
    { most: 80 },
  )!;
  expect(low).toBeCloseTo(0.3861, 3);
  expect(high).toBeCloseTo(0.6139, 3);
});

const verdicts = fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 40,
});

test('property: it holds the rate, in any order, and is never wider than one trial of each instance, weighted', () => {
  fc.assert(
    fc.property(verdicts, (clusters) => {
      const most = clusters.reduce((sum, values) => sum + values.length, 0);
      const interval = clusteredInterval(clusters, { most })!;
      expect(clusteredInterval(clusters.toReversed(), { most })).toEqual(interval);
      const rate = clusters.flat().reduce<number>((sum, value) => sum + value, 0) / most;
      expect(interval.low).toBeLessThanOrEqual(rate + 1e-9);
      expect(interval.high).toBeGreaterThanOrEqual(rate - 1e-9);
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      const squares = clusters.reduce((sum, { length }) => sum + length ** 2, 0);
      const widest = scoreInterval(0.5, most ** 2 / squares, 0.95);
      expect(interval.high - interval.low).toBeLessThanOrEqual(widest.high - widest.low + 1e-9);
    }),
  );
});

// By hand: 33 of 42 values; weights 30, 1, ... of 42 count as 42^2 / (30^2 + 12) = 1.934 instances. The mean of the
// instances' means, 0.308, is no figure of a report.
test('instances with unequal numbers of trials: the interval is that of the rate over all trials', () => {
  const clusters = [times(30, [1]).flat(), ...times(3, [1]), ...times(9, [0])];
  const { low, high } = clusteredInterval(clusters, { most: 42 })!;
  const known = scoreInterval(33 / 42, 42 ** 2 / 912, 0.95);
  expect([low, high]).toEqual([expect.closeTo(known.low, 12), expect.closeTo(known.high, 12)]);
});

/** A rate of each instance: all the same, uniform, or either 0 or 1. */
const SPREADS: [string, (random: () => number) => number][] = [
  ['alike', () => 0.5],
  ['uniform', (random) => random()],
  ['all or nothing', (random) => Number(random() < 0.5)],
];

describe.each([
  [4, 2],
  [16, 2],
  [16, 5],
  [50, 3],
])('coverage over %i instances with %i trials', (instances, trials) => {
  // Where all trials of an instance agree there are few possible figures, and coverage moves in steps.
  const least = instances === 4 ? 0.85 : 0.89;
  test.each(SPREADS)('of rates that are %s', (_, rateOf) => {
    const random = numbers(11);
    const covered = shareOf(1_500, () => {
      const clusters = Array.from({ length: instances }, () => {
        const rate = rateOf(random);
        return Array.from({ length: trials }, () => passes(random, 1, rate));
      });
      const { low, high } = clusteredInterval(clusters, { most: instances * trials })!;
      return low <= 0.5 && 0.5 <= high;
    });
    expect(covered).toBeGreaterThan(least);
  });
});

test.each(SPREADS)('coverage over 50 instances with 1 or 10 trials, of rates that are %s', (_, rateOf) => {
  const random = numbers(13);
  const covered = shareOf(1_500, () => {
    const clusters = Array.from({ length: 50 }, () => {
      const rate = rateOf(random);
      return Array.from({ length: random() < 0.2 ? 10 : 1 }, () => passes(random, 1, rate));
    });
    const { low, high } = clusteredInterval(clusters, { most: clusters.flat().length })!;
    return low <= 0.5 && 0.5 <= high;
  });
  expect(covered).toBeGreaterThan(0.92);
});

// The bootstrap that stood here before covers 0.88 of them with 4 projects.
test.each([4, 10, 50])('coverage of scores over %i projects', (projects) => {
  const random = numbers(12);
  const covered = shareOf(1_500, () => {
    const { low, high } = clusteredInterval(Array.from({ length: projects }, () => [(random() + random()) / 2]))!;
    return low <= 0.5 && 0.5 <= high;
  });
  expect(covered).toBeGreaterThan(0.92);
  expect(covered).toBeLessThan(0.98);
});

test('scores vary less than verdicts, and their interval is narrower', () => {
  const { low, high } = clusteredInterval([[0.48], [0.5], [0.52], [0.49], [0.51]])!;
  expect(low).toBeGreaterThan(0.47);
  expect(high).toBeLessThan(0.53);
});

test('no clusters, no interval', () => {
  expect(clusteredInterval([])).toBeNull();
});

test.each([
  [[[1], []], {}, 'cluster 1 has no values'],
  [[[1], [0, Number.NaN]], {}, 'the values of cluster 1 must be from 0 to 1, not NaN'],
  [[[1], [2]], {}, 'the values of cluster 1 must be from 0 to 1, not 2'],
  [[[1], [0]], { confidence: 1 }, 'confidence must be between 0 and 1, not 1'],
])('refuses %j with %j', (values, options, message) => {
  expect(() => clusteredInterval(values, options)).toThrow(new RangeError(message));
});
