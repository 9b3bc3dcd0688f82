import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mcnemarExact } from '../../src/statistics/mcnemar.ts';
import { pairedPermutation } from '../../src/statistics/permutation.ts';
import { processorTime } from '../support/processor.ts';
import { numbers, shareOf } from './support.ts';

const third = 1 / 3;

test.each([
  // Fisher, "The Design of Experiments" (1935), section 21: Darwin's maize, 1,726 of 32,768.
  ['Fisher', [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48], 1726 / 2 ** 15],
  // SciPy 1.17.1, permutation_test(permutation_type='samples', n_resamples=inf).
  ['SciPy', [0.1, 0.25, -0.05, 0.4, 0.3, -0.15, 0.2, 0.35], 0.0546875],
  [
    'SciPy, with ties and zeros',
    [third, 1 - third, -third, 1, third, 2 * third, 0, 0, third - 2 * third, third, 1 - third, third],
    0.048828125,
  ],
  ['nothing', [], 1],
  ['zeros', [0, 0, -0], 1],
  ['one difference', [0.7], 1],
  ['six alike', [0.1, 0.1, 0.1, 0.3 - 0.2, 0.7 - 0.6, 0.1], 2 / 2 ** 6],
])('as by %s', (_, differences, p) => {
  expect(pairedPermutation(differences)).toBeCloseTo(p, 12);
});

/** All signs, one by one. */
function byEnumeration(differences: number[]): number {
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0));
  const most = differences.reduce((sum, value) => sum + Math.abs(value), 0);
  let asFar = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs += 1) {
    const sum = differences.reduce((total, value, index) => total + ((signs >> index) & 1 ? value : -value), 0);
    if (Math.abs(sum) >= observed - 1e-9 * most) asFar += 1;
  }
  return asFar / 2 ** differences.length;
}

test('property: as by enumerating all signs, on a grid and off it', () => {
  const value = fc.oneof(fc.constantFrom(0, third, 1 - third, 1, 0.5), fc.double({ min: 0.001, max: 1, noNaN: true }));
  const signed = fc.tuple(value, fc.constantFrom(1, -1)).map(([size, sign]) => size * sign);
  fc.assert(
    fc.property(fc.array(signed, { maxLength: 10 }), (differences) => {
      expect(pairedPermutation(differences)).toBeCloseTo(byEnumeration(differences), 12);
    }),
  );
});

test('property: of verdicts it is the exact McNemar test', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), fc.nat(50), (worse, better, same) => {
      const differences = [...Array(worse).fill(-1), ...Array(better).fill(1), ...Array(same).fill(0)];
      expect(pairedPermutation(differences)).toBeCloseTo(mcnemarExact(worse, better), 10);
    }),
  );
});

test('property: neither order, nor direction, nor unit, nor zeros change it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 60 }), (differences) => {
      const p = pairedPermutation(differences);
      expect(pairedPermutation(differences.toReversed())).toBe(p);
      expect(pairedPermutation(differences.map((value) => -value))).toBe(p);
      expect(pairedPermutation(differences.map((value) => value / 30))).toBeCloseTo(p, 12);
      expect(pairedPermutation([...differences, 0, 0])).toBe(p);
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
    }),
  );
});

/** Differences without a common grid: what 50 projects scored. */
const scores = (random: () => number, shift: number, count = 50) =>
  Array.from({ length: count }, () => random() - random() + shift);

test('the estimate is the same for the same data, close for other seeds, and near the exact value', () => {
  const differences = scores(numbers(5), 0.1);
  const p = pairedPermutation(differences);
  expect(pairedPermutation(differences.toReversed())).toBe(p);
  for (const seed of [1, 2, 3]) expect(pairedPermutation(differences, { seed })).toBeCloseTo(p, 2);
  // The same differences on a grid of 10,000ths, which can be followed exactly.
  expect(pairedPermutation(differences.map((value) => Math.round(value * 10_000) / 10_000))).toBeCloseTo(p, 2);
});

test('the estimate is never 0: (r + 1) / (n + 1)', () => {
  expect(pairedPermutation(scores(numbers(6), 5), { resamples: 999 })).toBe(1 / 1_000);
});

// Of 8 the exact p values are multiples of 2 / 2^8: below 0.05 are 12 of 256.
test.each([
  [8, 20_000, 0.0425, 0.05],
  [40, 500, 0.025, 0.075],
])('of %i differences that are noise, p is below 0.05 in about one of 20', (count, rounds, least, most) => {
  const random = numbers(20);
  const found = shareOf(rounds, () => pairedPermutation(scores(random, 0, count), { resamples: 999 }) < 0.05);
  expect(found).toBeGreaterThan(least);
  expect(found).toBeLessThan(most);
});

test('10,000 instances do not take minutes', () => {
  const differences = scores(numbers(7), 0.01, 10_000);
  const started = processorTime();
  pairedPermutation(differences);
  pairedPermutation(differences.map((value) => Math.round(3 * value) / 3));
  expect(processorTime() - started).toBeLessThan(15_000);
});

test.each([
  [[1, Number.NaN], {}, 'differences must be finite numbers, but number 1 is NaN'],
  [[Number.POSITIVE_INFINITY], {}, 'differences must be finite numbers, but number 0 is Infinity'],
  [[1], { resamples: -5 }, 'resamples must be a whole number of at least 1, not -5'],
])('refuses %j with %j', (differences, options, message) => {
  expect(() => pairedPermutation(differences, options)).toThrow(new RangeError(message));
});
