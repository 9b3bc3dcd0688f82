import { describe, expect, test } from 'vitest';
import { mcnemarExact } from '../../src/statistics/mcnemar.ts';
import { pairedPermutation } from '../../src/statistics/permutation.ts';
import {
  leastDifference,
  leastShift,
  pairsFor,
  pairsForMeasured,
  pairsForShift,
  powerOf,
  type Spread,
} from '../../src/statistics/power.ts';
import { numbers, passes, shareOf } from './support.ts';

/** Differences of so many instances with one trial each. */
function verdicts(better: number, worse: number, pairs: number): number[] {
  return Array.from({ length: pairs }, (_, at) => (at < better ? 1 : at < better + worse ? -1 : 0));
}

// A published example: Connor 1987, table 2, has 80% power for discordant pairs of 0.3 and a difference of 0.1 with 234
// pairs by his approximation (Miettinen's has 220); the exact test needs some more.
test('the number of instances is that of the literature, and somewhat more for the exact test', () => {
  const pairs = pairsForMeasured(verdicts(20, 10, 100), 1)!;
  expect(pairs).toBeGreaterThan(234);
  expect(pairs).toBeLessThan(260);
});

test('the power is that of simulated runs', () => {
  const random = numbers(11);
  for (const [rate, difference, pairs] of [
    [0.4, 0.3, 40],
    [0.5, 0.2, 93],
    [0.7, 0.1, 93],
  ] as const) {
    const power = powerOf(difference, pairs, { rate, flips: 2 * rate * (1 - rate), trials: 1 });
    const simulated = shareOf(4_000, () => {
      const flips = Array.from({ length: pairs }, () => passes(random, 1, rate + difference) - passes(random, 1, rate));
      return mcnemarExact(flips.filter((flip) => flip < 0).length, flips.filter((flip) => flip > 0).length) < 0.05;
    });
    expect(Math.abs(power - simulated)).toBeLessThan(0.03);
  }
});

test('above 500 expected discordant pairs the approximation goes on where the exact test ends', () => {
  for (const [difference, flips, discordant] of [
    [0.02, 0.28 / 0.96, 0.3],
    [0.05, 0.6, 0.6],
  ] as const) {
    const last = Math.floor(500 / discordant);
    const [exact, approximate] = [last, last + 1].map((pairs) =>
      powerOf(difference, pairs, { rate: 0.5, flips, trials: 1 }),
    ) as [number, number];
    expect(Math.abs(approximate - exact)).toBeLessThan(0.005);
  }
  // By the exact test: 5,428 and 94,578.
  expect(pairsForMeasured(verdicts(321, 279, 2_000), 1)).toBe(5_429);
  expect(pairsForMeasured(verdicts(61, 59, 400), 1)).toBe(94_581);
  // Instances that change in all of their trials, or in two of three, differ as verdicts do: the unit has no effect.
  expect(pairsForMeasured(verdicts(321, 279, 2_000), 3)).toBe(5_429);
  expect(
    pairsForMeasured(
      verdicts(321, 279, 2_000).map((difference) => (2 / 3) * difference),
      3,
    ),
  ).toBe(5_429);
});

test('a difference by which a rate cannot rise is a fall', () => {
  const [high, low] = [0.95, 0.05].map((rate) => ({ rate, flips: 0.095, trials: 1 })) as [Spread, Spread];
  expect(pairsFor(0.1, high)).toBe(pairsFor(0.1, low));
  expect(leastDifference(20, high)).toBe(leastDifference(20, low));
  const random = numbers(5);
  const length = pairsFor(0.1, high)!;
  const simulated = shareOf(4_000, () => {
    const flips = Array.from({ length }, () => passes(random, 1, 0.85) - passes(random, 1, 0.95));
    return mcnemarExact(flips.filter((flip) => flip < 0).length, flips.filter((flip) => flip > 0).length) < 0.05;
  });
  expect(Math.abs(simulated - 0.8)).toBeLessThan(0.03);
  // A rise that is possible is one.
  expect(pairsFor(0.05, high)).toBeLessThan(pairsFor(0.05, low)!);
});

test('more trials of each instance need fewer instances, and fewer than six never suffice', () => {
  const needed = [1, 2, 5, 100].map((trials) => pairsFor(0.15, { rate: 0.5, flips: 0.4, trials })!);
  expect(needed).toEqual([...needed].sort((one, other) => other - one));
  expect(needed.at(-1)).toBeGreaterThanOrEqual(6);
  expect(powerOf(1, 5, { rate: 0, flips: 0, trials: 3 })).toBe(0);
  expect(powerOf(1, 6, { rate: 0, flips: 0, trials: 1 })).toBe(1);
  // Six with the same sign have p = 0.031.
  expect(powerOf(1, 6, { rate: 0, flips: 0, trials: 3 }, 0.025)).toBe(0);
});

test('instances that never flip change in all their trials or in none, so that more trials of them tell no more', () => {
  expect(powerOf(0.1, 70, { rate: 0.5, flips: 0, trials: 5 })).toBe(
    powerOf(0.1, 70, { rate: 0.5, flips: 0, trials: 1 }),
  );
  const random = numbers(3);
  for (const [flips, trials] of [
    [0.05, 3],
    [0.15, 3],
    [0.3, 3],
    [0.15, 1],
  ] as const) {
    const instance = (steady: boolean) => {
      if (!steady) return (passes(random, trials, 0.6) - passes(random, trials, 0.5)) / trials;
      return passes(random, 1, 0.5) === 1 ? 0 : passes(random, 1, 0.2);
    };
    const simulated = shareOf(500, () => {
      const differences = Array.from({ length: 80 }, () => instance(passes(random, 1, 1 - flips / 0.5) === 1));
      return pairedPermutation(differences) < 0.05;
    });
    expect(Math.abs(powerOf(0.1, 80, { rate: 0.5, flips, trials }) - simulated)).toBeLessThan(0.06);
  }
});

// The mean and the mean square of the differences alone say 0.48, 0.53 and 0.52 for the first three; for the next two 0.37, of 0.21, and 0.59, of 0.71.
test.each([
  [12, 0.3, 0.05, 3],
  [8, 0.5, 0.02, 3],
  [20, 0.2, 0.02, 3],
  [12, 0.2, 0.2, 5],
  [8, 0.3, 0.4, 10],
  [40, 0.2, 0.3, 2],
])(
  '%i instances, a rise of %f, flips of %f, %i trials: the power is that of the permutation test',
  (pairs, size, flips, trials) => {
    const random = numbers(7);
    const simulated = shareOf(1_000, () => {
      const differences = Array.from({ length: pairs }, () => {
        if (passes(random, 1, flips / 0.48) === 0) return passes(random, 1, size);
        return (passes(random, trials, 0.4 + size) - passes(random, trials, 0.4)) / trials;
      });
      return pairedPermutation(differences) < 0.05;
    });
    expect(Math.abs(powerOf(size, pairs, { rate: 0.4, flips, trials }) - simulated)).toBeLessThan(0.04);
  },
);

test('instances that differ by more than their trials change as a whole, up or down', () => {
  const random = numbers(9);
  const simulated = shareOf(1_000, () => {
    // Half of the instances; the mean square without a change is 0.5 / 2 + 0.5 / 2 / 3.
    const differences = Array.from({ length: 40 }, () => {
      const trials = passes(random, 1, 0.5) === 1 ? 3 : 1;
      return (passes(random, trials, 0.7) - passes(random, trials, 0.5)) / trials;
    });
    return pairedPermutation(differences) < 0.05;
  });
  expect(Math.abs(powerOf(0.2, 40, { rate: 0.5, flips: 1, trials: 3 }) - simulated)).toBeLessThan(0.04);
});

describe('the least difference', () => {
  test('is one that the same number of instances shows, and a thousandth less is not', () => {
    for (const trials of [1, 3]) {
      const spread = { rate: 0.5, flips: 0.3, trials };
      const difference = leastDifference(93, spread)!;
      expect(powerOf(difference, 93, spread)).toBeGreaterThanOrEqual(0.8);
      expect(powerOf(difference - 0.001, 93, spread)).toBeLessThan(0.8);
    }
  });

  test('does not exist for a handful of instances', () => {
    expect(leastDifference(5, { rate: 0.5, flips: 0.3, trials: 1 })).toBeNull();
    expect(pairsFor(0.000_1, { rate: 0.5, flips: 0.5, trials: 1 })).toBeNull();
  });
});

test('arguments out of range are refused', () => {
  const spread = { rate: 0.5, flips: 0.3, trials: 1 };
  expect(() => powerOf(1.1, 10, spread)).toThrow('difference must be from 0 to 1');
  expect(() => powerOf(0.1, 0, spread)).toThrow('pairs must be a whole number of at least 1');
  expect(() => pairsFor(0.1, spread, 1)).toThrow('alpha must be between 0 and 1');
  expect(() => powerOf(0.1, 10, { ...spread, flips: -1 })).toThrow('flips must be from 0 to 1');
});

test('the least change of scores is seen with the power that is told, whatever their differences are like', () => {
  const random = numbers(3);
  const points = () => (passes(random, 10, random()) - passes(random, 10, random())) / 10;
  const kinds = [points, () => (random() < 0.6 ? 0 : random() - random())];
  for (const draw of kinds) {
    const drawn = Array.from({ length: 1_000 }, draw);
    const deviations = drawn.flatMap((one) => [one, -one]);
    for (const pairs of [8, 12]) {
      const shift = leastShift(pairs, deviations)!;
      expect([pairsForShift(shift, deviations), pairsForShift(shift - 0.002, deviations)]).toEqual([
        pairs,
        expect.toSatisfy((more: number) => more > pairs),
      ]);
      const differences = () => Array.from({ length: pairs }, () => draw() + shift);
      const simulated = shareOf(300, () => pairedPermutation(differences(), { resamples: 1_000 }) < 0.05);
      expect(simulated).toBeGreaterThan(0.73);
      expect(simulated).toBeLessThan(0.93);
    }
    expect(leastShift(5, deviations), 'five with the same sign have p = 0.063').toBeNull();
    expect(leastShift(12, deviations, 0.025)).toBeGreaterThan(leastShift(12, deviations)!);
  }
});
