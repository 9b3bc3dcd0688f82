import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilson } from '../../src/statistics/wilson.ts';
import { numbers, passes, shareOf } from './support.ts';

// Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i, as published', (passed, trials, low, high) => {
  const interval = wilson(passed, trials)!;
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

// statsmodels 0.15.0, proportion_confint(passed, trials, alpha, method='wilson').
test.each([
  [0, 1, 0.95, 0, 0.7934506856227627],
  [1, 1, 0.99, 0.13097754328018574, 1],
  [3, 10, 0.95, 0.10779126740630104, 0.6032218525388546],
  [3, 10, 0.99, 0.07956631652306578, 0.6799753207988974],
  [46, 93, 0.95, 0.39525893983600857, 0.5944149042780961],
  [93, 93, 0.95, 0.960332497388265, 1],
  [500_000, 1_000_000, 0.95, 0.4990200198900048, 0.5009799801099952],
])('%i of %i with confidence %f, as statsmodels has it', (passed, trials, confidence, low, high) => {
  const interval = wilson(passed, trials, confidence)!;
  expect(interval.low).toBeCloseTo(low, 12);
  expect(interval.high).toBeCloseTo(high, 12);
});

const counts = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([trials, share]) => ({ trials, passed: Math.round(share * trials) }));
const confidences = fc.double({ min: 0.5, max: 0.999, noNaN: true });

test('property: it holds the rate, within 0 and 1, and the ends are exact', () => {
  fc.assert(
    fc.property(counts, confidences, ({ trials, passed }, confidence) => {
      const { low, high } = wilson(passed, trials, confidence)!;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(passed / trials);
      expect(high).toBeGreaterThanOrEqual(passed / trials);
      expect(high).toBeLessThanOrEqual(1);
      expect(low === 0).toBe(passed === 0);
      expect(high === 1).toBe(passed === trials);
    }),
  );
});

test('property: what failed is the mirror image of what passed', () => {
  fc.assert(
    fc.property(counts, confidences, ({ trials, passed }, confidence) => {
      const [one, other] = [wilson(passed, trials, confidence)!, wilson(trials - passed, trials, confidence)!];
      expect(one.low).toBeCloseTo(1 - other.high, 12);
      expect(one.high).toBeCloseTo(1 - other.low, 12);
    }),
  );
});

test('property: more confidence is a wider interval', () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0.5, max: 0.99, noNaN: true }), ({ trials, passed }, confidence) => {
      const [narrow, wide] = [wilson(passed, trials, confidence)!, wilson(passed, trials, confidence + 0.005)!];
      expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
    }),
  );
});

test.each([0.1, 0.5, 0.8])('19 of 20 intervals hold the true rate of %f', (rate) => {
  const random = numbers(1);
  const covered = shareOf(5_000, () => {
    const { low, high } = wilson(passes(random, 93, rate), 93)!;
    return low <= rate && rate <= high;
  });
  expect(covered).toBeGreaterThan(0.935);
  expect(covered).toBeLessThan(0.97);
});

test('no trials, no interval', () => {
  expect(wilson(0, 0)).toBeNull();
});

test.each([
  [-1, 5, 0.95, 'passed must be a whole number of at least 0, not -1'],
  [Number.NaN, 5, 0.95, 'passed must be a whole number of at least 0, not NaN'],
  [1, 2.5, 0.95, 'trials must be a whole number of at least 0, not 2.5'],
  [1, Number.POSITIVE_INFINITY, 0.95, 'trials must be a whole number of at least 0, not Infinity'],
  [6, 5, 0.95, 'passed must be at most the 5 trials, not 6'],
  [1, 5, 1, 'confidence must be between 0 and 1, not 1'],
  [1, 5, 0, 'confidence must be between 0 and 1, not 0'],
  [1, 5, Number.NaN, 'confidence must be between 0 and 1, not NaN'],
])('refuses %d of %d with confidence %d', (passed, trials, confidence, message) => {
  expect(() => wilson(passed, trials, confidence)).toThrow(new RangeError(message));
});
