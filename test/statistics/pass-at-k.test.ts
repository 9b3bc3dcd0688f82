import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanPassAtK, meanPassHatK, passAtK, passHatK } from '../../src/statistics/pass-at-k.ts';

// The formulas of Chen et al. 2021 (equation 1) and Yao et al. 2024, in Python's exact fractions over math.comb.
test.each([
  [200, 10, 10, 0.40854786608141713, 4.4541437266507297e-17],
  [200, 1, 100, 0.5, 0],
  [200, 190, 50, 1, 0.05209362940404299],
  [5, 2, 3, 0.9, 0],
  [10, 3, 1, 0.3, 0.3],
  [1_000, 17, 50, 0.5848958174131902, 0],
])('%i trials, %i passed, k = %i', (trials, passed, k, some, all) => {
  expect(passAtK(trials, passed, k)).toBeCloseTo(some, 12);
  expect(passHatK(trials, passed, k)! - all).toBeLessThanOrEqual(1e-12 * all);
  expect(passHatK(trials, passed, k)! - all).toBeGreaterThanOrEqual(-1e-12 * all);
});

/** Every choice of k trials, one by one: the shares with at least one pass, and with nothing else. */
function byEnumeration(trials: number, passed: number, k: number): { some: number; all: number } {
  let [choices, some, all] = [0, 0, 0];
  for (let chosen = 0; chosen < 2 ** trials; chosen += 1) {
    const places = Array.from({ length: trials }, (_, place) => place).filter((place) => (chosen >> place) & 1);
    if (places.length !== k) continue;
    choices += 1;
    if (places.some((place) => place < passed)) some += 1;
    if (places.every((place) => place < passed)) all += 1;
  }
  return { some: some / choices, all: all / choices };
}

test('as by enumerating every choice of k of up to 7 trials', () => {
  for (let trials = 1; trials <= 7; trials += 1) {
    for (let passed = 0; passed <= trials; passed += 1) {
      for (let k = 1; k <= trials; k += 1) {
        const { some, all } = byEnumeration(trials, passed, k);
        expect(passAtK(trials, passed, k)).toBeCloseTo(some, 12);
        expect(passHatK(trials, passed, k)).toBeCloseTo(all, 12);
      }
    }
  }
});

const counts = fc.nat(500).chain((trials) => fc.tuple(fc.constant(trials), fc.nat(trials)));

test('property: for one trial both are the rate; for k, pass^k ≤ rate ≤ pass@k', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 500 }), ([trials, passed], k) => {
      const [some, all] = [passAtK(trials, passed, k), passHatK(trials, passed, k)];
      if (k > trials) {
        expect([some, all]).toEqual([null, null]);
        return;
      }
      expect(passAtK(trials, passed, 1)).toBeCloseTo(passed / trials, 12);
      expect(passHatK(trials, passed, 1)).toBeCloseTo(passed / trials, 12);
      expect(some).toBeGreaterThanOrEqual(passed / trials - 1e-12);
      expect(some).toBeLessThanOrEqual(1);
      expect(all).toBeGreaterThanOrEqual(0);
      expect(all).toBeLessThanOrEqual(passed / trials + 1e-12);
    }),
  );
});

test('property: pass^k of what failed is what pass@k leaves over', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 20 }), ([trials, passed], k) => {
      fc.pre(k <= trials);
      expect(passHatK(trials, trials - passed, k)).toBeCloseTo(1 - passAtK(trials, passed, k)!, 12);
    }),
  );
});

test('both are exact where all trials passed, and where none did', () => {
  expect([passAtK(5, 5, 3), passHatK(5, 5, 3), passAtK(5, 0, 3), passHatK(5, 0, 3)]).toEqual([1, 1, 0, 0]);
});

test('over instances: the mean of each; those with fewer than k trials are left out and counted', () => {
  const instances = [
    { trials: 3, passed: 3 },
    { trials: 3, passed: 1 },
    { trials: 4, passed: 0 },
    { trials: 1, passed: 1 },
  ];
  expect(meanPassAtK(instances, 2)).toEqual({ mean: expect.closeTo((1 + 2 / 3 + 0) / 3), instances: 3, leftOut: 1 });
  expect(meanPassHatK(instances, 2)).toEqual({ mean: expect.closeTo(1 / 3), instances: 3, leftOut: 1 });
  expect(meanPassAtK(instances, 5)).toEqual({ mean: null, instances: 0, leftOut: 4 });
  expect(meanPassHatK([], 1)).toEqual({ mean: null, instances: 0, leftOut: 0 });
});

test.each([
  [3, 4, 1, 'passed must be at most the 3 trials, not 4'],
  [3, -1, 1, 'passed must be a whole number of at least 0, not -1'],
  [2.5, 1, 1, 'trials must be a whole number of at least 0, not 2.5'],
  [3, 1, 0, 'k must be a whole number of at least 1, not 0'],
  [3, 1, Number.NaN, 'k must be a whole number of at least 1, not NaN'],
])('refuses %d trials, %d passed, k %d', (trials, passed, k, message) => {
  expect(() => passAtK(trials, passed, k)).toThrow(new RangeError(message));
  expect(() => passHatK(trials, passed, k)).toThrow(new RangeError(message));
});
