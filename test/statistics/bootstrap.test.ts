import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterBootstrap } from '../../src/statistics/bootstrap.ts';
import { expandedTail, normalReach } from '../../src/statistics/quantiles.ts';
import { processorTime } from '../support/processor.ts';
import { numbers, passes, shareOf } from './support.ts';

const sample = [0.1, 0.25, -0.05, 0.4, 0.3, -0.15, 0.2, 0.35, 0.05, 0.15, -0.1, 0.3];
const alone = (values: number[]) => values.map((value) => [value]);
const clusters = fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 30,
});

// SciPy 1.17.1: norm.ppf((1 + confidence) / 2); norm.cdf(sqrt(n / (n - 1)) * t.ppf((1 - confidence) / 2, n - 1)).
test('normal and expanded tails, as SciPy has them', () => {
  expect(normalReach(0.95)).toBeCloseTo(1.959963984540054, 12);
  expect(normalReach(0.99)).toBeCloseTo(2.5758293035489004, 12);
  expect(expandedTail(0.95, 2)).toBeCloseTo(0, 12);
  expect(expandedTail(0.95, 5)).toBeCloseTo(0.0009541005518824885, 8);
  expect(expandedTail(0.95, 10)).toBeCloseTo(0.00855063902440636, 8);
  expect(expandedTail(0.95, 93)).toBeCloseTo(0.022920680770894538, 8);
  expect(expandedTail(0.95, 10_000)).toBeCloseTo(0.02498041001093403, 8);
  expect(expandedTail(0.95, 1_000_000)).toBeCloseTo(0.024999804077554123, 7);
});

// SciPy 1.17.1, bootstrap(sample, mean, method='percentile', n_resamples=4_000_000) at the expanded level.
test('as SciPy has it with 4 million resamples', () => {
  const { low, high } = clusterBootstrap(alone(sample))!;
  expect(Math.abs(low - 0.0333)).toBeLessThan(0.0085);
  expect(Math.abs(high - 0.2625)).toBeLessThan(0.0085);
});

test('property: the same data give the same interval, in any order; another seed a slightly different one', () => {
  fc.assert(
    fc.property(clusters, (values) => {
      const interval = clusterBootstrap(values, { resamples: 200 });
      expect(clusterBootstrap(values.toReversed(), { resamples: 200 })).toEqual(interval);
    }),
  );
  expect(clusterBootstrap(alone(sample), { seed: 1 })).toEqual(clusterBootstrap(alone(sample), { seed: 1 }));
  expect(clusterBootstrap(alone(sample.map((value) => value * Math.PI)), { seed: 1, resamples: 100 })).not.toEqual(
    clusterBootstrap(alone(sample.map((value) => value * Math.PI)), { seed: 2, resamples: 100 }),
  );
});

test('property: it lies within the range of the means', () => {
  fc.assert(
    fc.property(clusters, (values) => {
      const means = values.map((cluster) => cluster.reduce((sum, value) => sum + value, 0) / cluster.length);
      const interval = clusterBootstrap(values, { resamples: 200 });
      fc.pre(interval !== null);
      expect(interval.low).toBeLessThanOrEqual(interval.high);
      expect(interval.low).toBeGreaterThanOrEqual(Math.min(...means));
      expect(interval.high).toBeLessThanOrEqual(Math.max(...means));
    }),
  );
});

test('more trials of the same instances say nothing new: the instances are the unit', () => {
  const thrice = sample.map((value) => [value, value, value]);
  const { low, high } = clusterBootstrap(thrice)!;
  const once = clusterBootstrap(alone(sample))!;
  expect(low).toBeCloseTo(once.low, 2);
  expect(high).toBeCloseTo(once.high, 2);
});

test('more confidence is a wider interval', () => {
  const [narrow, wide] = [0.8, 0.99].map((confidence) => clusterBootstrap(alone(sample), { confidence })!);
  expect(wide!.low).toBeLessThan(narrow!.low);
  expect(wide!.high).toBeGreaterThan(narrow!.high);
});

// The plain percentile interval covers 0.92 with 10 instances, and 0.93 to 0.94 with 20.
test.each([
  [10, 0.93],
  [20, 0.935],
  [50, 0.94],
])('about 19 of 20 intervals over %i instances hold the true mean', (instances, least) => {
  const random = numbers(3);
  const covered = shareOf(600, () => {
    const values = Array.from({ length: instances }, () => {
      const rate = random();
      return Array.from({ length: 3 }, () => passes(random, 1, rate));
    });
    const { low, high } = clusterBootstrap(values, { resamples: 1_000 })!;
    return low <= 0.5 && 0.5 <= high;
  });
  expect(covered).toBeGreaterThan(least);
  expect(covered).toBeLessThan(0.98);
});

test('10,000 instances do not take minutes', () => {
  const random = numbers(4);
  const started = processorTime();
  const { low, high } = clusterBootstrap(alone(Array.from({ length: 10_000 }, random)))!;
  expect(processorTime() - started).toBeLessThan(15_000);
  // Uniform numbers: standard error of the mean sqrt(1 / 12 / 10,000).
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(1 / 12 / 10_000), 3);
});

test.each([
  ['no cluster', []],
  ['one cluster', [[0, 1, 1]]],
  ['the same in every cluster', [[1], [1, 1], [1]]],
  ['the same but for rounding', [[0.3 - 0.2], [0.1], [0.7 - 0.6]]],
])('no interval from %s', (_, values) => {
  expect(clusterBootstrap(values)).toBeNull();
});

test.each([
  [[[1], []], {}, 'cluster 1 has no values'],
  [[[1], [0, Number.NaN]], {}, 'the values of cluster 1 must be finite numbers, but number 1 is NaN'],
  [[[1], [0]], { resamples: 0 }, 'resamples must be a whole number of at least 1, not 0'],
  [[[1], [0]], { confidence: 1.5 }, 'confidence must be between 0 and 1, not 1.5'],
  [[[1], [0]], { seed: Number.NaN }, 'seed must be a whole number, not NaN'],
])('refuses %j with %j', (values, options, message) => {
  expect(() => clusterBootstrap(values, options)).toThrow(new RangeError(message));
});
