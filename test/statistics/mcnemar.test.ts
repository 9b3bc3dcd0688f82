import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mcnemarExact, pairedRateInterval } from '../../src/statistics/mcnemar.ts';
import { numbers, shareOf } from './support.ts';

const flips = fc.integer({ min: 0, max: 2_000 });

describe('mcnemarExact', () => {
  test.each([
    ['Armitage and Berry 1994, p. 127, after Liddell 1983, as StatsDirect prints it', 12, 2, 0.0129, 4],
    ['Cavo 2012, in the tests of R package contingencytables (Fagerland, Lydersen, Laake)', 6, 16, 0.052479, 6],
    ['nothing flipped', 0, 0, 1, 15],
    ['as many either way', 7, 7, 1, 15],
    ['as even as an odd number can be', 7, 8, 1, 15],
    ['five in one direction, 2 / 2^5', 5, 0, 0.0625, 15],
    ['six in one direction, 2 / 2^6', 0, 6, 0.03125, 15],
  ])('%s', (_, passToFail, failToPass, p, digits) => {
    expect(mcnemarExact(passToFail, failToPass)).toBeCloseTo(p, digits);
  });

  // SciPy 1.17.1, binomtest(passToFail, passToFail + failToPass, 0.5).pvalue.
  test.each([
    [1, 7, 0.0703125],
    [6, 16, 0.052478790283203125],
    [499_000, 501_000, 0.0456082998653896],
    [495_000, 505_000, 1.538155504390233e-23],
    [1_000, 0, 1.8665272370064378e-301],
    [500_001, 499_999, 0.9992021156386692],
    [400_000, 600_000, 0],
    [1, 999_999, 0],
  ])('%i against %i, as SciPy has it', (passToFail, failToPass, p) => {
    const found = mcnemarExact(passToFail, failToPass);
    if (p === 0) expect(found).toBeLessThan(1e-300);
    else expect(found / p).toBeCloseTo(1, 11);
  });

  it('property: both directions count the same, and it is a probability', () => {
    fc.assert(
      fc.property(flips, flips, (passToFail, failToPass) => {
        const p = mcnemarExact(passToFail, failToPass);
        expect(p).toBe(mcnemarExact(failToPass, passToFail));
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('property: more of what there is more of is less likely noise', () => {
    fc.assert(
      fc.property(fc.integer({ max: 400, min: 0 }), fc.integer({ max: 400, min: 1 }), (fewer, surplus) => {
        expect(mcnemarExact(fewer, fewer + surplus + 1)).toBeLessThan(mcnemarExact(fewer, fewer + surplus));
      }),
    );
  });

  it('property: it is the sum of the binomial probabilities', () => {
    fc.assert(
      fc.property(fc.integer({ max: 50, min: 0 }), fc.integer({ max: 50, min: 0 }), (one, other) => {
        let [term, below] = [1n, 0n];
        for (let count = 0; count <= Math.min(one, other); count += 1) {
          below += term;
          term = (term * BigInt(one + other - count)) / BigInt(count + 1);
        }
        expect(mcnemarExact(one, other)).toBeCloseTo(Math.min(1, (2 * Number(below)) / 2 ** (one + other)), 12);
      }),
    );
  });

  test.each([
    [-1, 0, 'passToFail must be a whole number of at least 0, not -1'],
    [0, 1.5, 'failToPass must be a whole number of at least 0, not 1.5'],
    [Number.NaN, 0, 'passToFail must be a whole number of at least 0, not NaN'],
  ])('refuses %d against %d', (passToFail, failToPass, message) => {
    expect(() => mcnemarExact(passToFail, failToPass)).toThrow(new RangeError(message));
  });
});

describe('pairedRateInterval', () => {
  test.each([
    ["Bonett's own R function for it, at its own example", 4, 26, 40, 0.3126438, 0.7349752, 7],
    ['Cavo 2012, in the tests of R package contingencytables', 16, 6, 161, -0.1195, -0.0032, 4],
  ])('%s', (_, passToFail, failToPass, pairs, low, high, digits) => {
    const interval = pairedRateInterval(passToFail, failToPass, pairs)!;
    expect(interval.low).toBeCloseTo(low, digits);
    expect(interval.high).toBeCloseTo(high, digits);
  });

  it('property: swapping before and now mirrors it; it holds the difference, within -1 and 1', () => {
    fc.assert(
      fc.property(flips, flips, flips, (worse, better, same) => {
        fc.pre(worse + better + same > 0);
        const pairs = worse + better + same;
        const { low, high } = pairedRateInterval(worse, better, pairs)!;
        const mirrored = pairedRateInterval(better, worse, pairs)!;
        expect(mirrored.low).toBeCloseTo(-high, 12);
        expect(mirrored.high).toBeCloseTo(-low, 12);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThanOrEqual(1);
        expect((better - worse) / pairs).toBeGreaterThanOrEqual(low);
        expect((better - worse) / pairs).toBeLessThanOrEqual(high);
      }),
    );
  });

  test.each([
    [0.05, 0.05],
    [0.1, 0.2],
    [0.02, 0.3],
  ])('19 of 20 intervals hold the true difference where %f get worse and %f better', (worse, better) => {
    const random = numbers(2);
    const covered = shareOf(5_000, () => {
      const outcomes = Array.from({ length: 93 }, random);
      const lost = outcomes.filter((number) => number < worse).length;
      const won = outcomes.filter((number) => number > 1 - better).length;
      const { low, high } = pairedRateInterval(lost, won, 93)!;
      return low <= better - worse && better - worse <= high;
    });
    expect(covered).toBeGreaterThan(0.94);
    expect(covered).toBeLessThan(0.975);
  });

  it('property: where it holds 0, the exact test does not call it significant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (worse, better) => {
        const { low, high } = pairedRateInterval(worse, better, 93)!;
        if (low <= 0 && high >= 0) expect(mcnemarExact(worse, better)).toBeGreaterThanOrEqual(0.05);
      }),
    );
  });

  it('is null without pairs', () => {
    expect(pairedRateInterval(0, 0, 0)).toBeNull();
  });

  test.each([
    [3, 3, 5, 0.95, 'passToFail and failToPass must be at most the 5 pairs, not 6'],
    [3, -3, 5, 0.95, 'failToPass must be a whole number of at least 0, not -3'],
    [1, 1, Number.NaN, 0.95, 'pairs must be a whole number of at least 0, not NaN'],
    [1, 1, 5, 95, 'confidence must be between 0 and 1, not 95'],
  ])('refuses %d and %d of %d with confidence %d', (passToFail, failToPass, pairs, confidence, message) => {
    expect(() => pairedRateInterval(passToFail, failToPass, pairs, confidence)).toThrow(new RangeError(message));
  });
});
