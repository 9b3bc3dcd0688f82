import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compare, type Pair } from '../../src/statistics/compare.ts';
import { mcnemarExact, pairedRateInterval } from '../../src/statistics/mcnemar.ts';
import { numbers, passes, shareOf } from './support.ts';

/** Pairs of one verdict each: so many got worse, better, or stayed. */
function verdicts(worse: number, better: number, same: number): Pair[] {
  return Array.from({ length: worse + better + same }, (_, index) => ({
    id: `row-${index}`,
    before: [index < worse ? 1 : 0],
    now: [index >= worse && index < worse + better ? 1 : 0],
  }));
}

/** Pairs of three verdicts each, by how many of them passed. */
function thirds(before: number[], now: number[]): Pair[] {
  const three = (passed: number) => [0, 1, 2].map((trial) => (trial < passed ? 1 : 0));
  return before.map((passed, index) => ({ id: `row-${index}`, before: three(passed), now: three(now[index]!) }));
}

describe('one trial on each side', () => {
  it('is an exact McNemar test', () => {
    expect(compare(verdicts(16, 6, 139))).toEqual({
      verdict: 'within noise',
      method: 'mcnemar',
      difference: -10 / 161,
      interval: pairedRateInterval(16, 6, 161),
      p: mcnemarExact(16, 6),
      pairs: 161,
      discordant: { better: 6, worse: 16 },
    });
  });

  test.each([
    ['six flips to pass', 0, 6, 87, {}, 'improved'],
    ['six flips to fail', 6, 0, 87, {}, 'regressed'],
    ['five flips are not enough', 5, 0, 88, {}, 'within noise'],
    ['five are with another alpha', 5, 0, 88, { alpha: 0.1 }, 'regressed'],
    ['six are not with another alpha', 6, 0, 87, { alpha: 0.01 }, 'within noise'],
    ['p = 0.0501', 22, 10, 0, {}, 'within noise'],
    ['p is alpha', 6, 0, 87, { alpha: 0.03125 }, 'within noise'],
    ['significant but within the tolerance', 6, 0, 87, { tolerance: 0.1 }, 'within tolerance'],
    ['neither significant nor beyond the tolerance', 5, 0, 88, { tolerance: 0.1 }, 'within noise'],
    ['beyond the tolerance but not significant', 5, 0, 5, { tolerance: 0.1 }, 'within noise'],
    ['exactly the tolerance', 10, 0, 90, { tolerance: 0.1 }, 'within tolerance'],
    ['just beyond the tolerance', 11, 0, 89, { tolerance: 0.1 }, 'regressed'],
    ['nothing flipped', 0, 0, 93, {}, 'within noise'],
    ['one instance', 1, 0, 0, {}, 'within noise'],
  ] as const)('%s', (_, worse, better, same, options, verdict) => {
    expect(compare(verdicts(worse, better, same), options)!.verdict).toBe(verdict);
  });

  it('property: swapping before and now turns the verdict round', () => {
    const other = {
      improved: 'regressed',
      regressed: 'improved',
      'within noise': 'within noise',
      'within tolerance': 'within tolerance',
    } as const;
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(20), (worse, better, same) => {
        const pairs = verdicts(worse, better, same);
        fc.pre(pairs.length > 0);
        const there = compare(pairs)!;
        const back = compare(pairs.map(({ id, before, now }) => ({ id, before: now, now: before })))!;
        expect(back.verdict).toBe(other[there.verdict]);
        expect(back.p).toBe(there.p);
        expect(back.difference + there.difference).toBe(0);
        expect(back.interval!.low).toBeCloseTo(-there.interval!.high, 12);
        expect(back.discordant).toEqual({ better: worse, worse: better });
      }),
    );
  });
});

describe('scores, or several trials', () => {
  it('has the difference 0 where the changes of instances cancel out', () => {
    const changes: [before: number, now: number][] = [
      [0.1, 0.3],
      [0.3, 0.1],
      [1 / 3, 2 / 3],
      [2 / 3, 1 / 3],
      [0.7, 0.1],
      [0, 0.6],
    ];
    const pairs = changes.map(([before, now], index) => ({ id: String(index), before: [before], now: [now] }));
    expect(compare(pairs)!.difference).toBe(0);
  });

  it('is a permutation test over instances, with a bootstrap interval', () => {
    // p: SciPy 1.17.1, permutation_test(permutation_type='samples', n_resamples=inf).
    const pairs = thirds([0, 1, 3, 2, 0, 1, 2, 3, 0, 1, 2, 0], [2, 2, 3, 3, 1, 3, 2, 3, 1, 0, 3, 2]);
    const { interval, ...rest } = compare(pairs)!;
    expect(rest).toEqual({
      verdict: 'improved',
      method: 'permutation',
      difference: expect.closeTo(10 / 36, 12),
      p: expect.closeTo(0.02734375, 12),
      pairs: 12,
      discordant: { better: 8, worse: 1 },
    });
    expect(interval!.low).toBeGreaterThan(0);
    expect(interval!.high).toBeLessThan(0.6);
    expect(compare(pairs.toReversed())).toEqual({ ...rest, interval });
  });

  test.each([
    ['one score each', [{ id: 'a', before: [0.5], now: [1] }]],
    ['verdicts, but another number of trials on one side', [{ id: 'a', before: [0], now: [1, 1] }]],
    ['verdicts, but one score among them', [...verdicts(0, 2, 1), { id: 'a', before: [0.5], now: [1] }]],
  ])('%s', (_, pairs) => {
    expect(compare(pairs)!.method).toBe('permutation');
  });

  it('has the interval of one trial each where no instance changed, or all of them wholly', () => {
    const interval = (before: number, now: number, trials: number) =>
      compare(Array.from({ length: 60 }, (_, at) => sameOf(at, before, now, trials)))!.interval;
    const sameOf = (at: number, before: number, now: number, trials: number) => {
      const [was, is] = [before, now].map((value) => Array<number>(trials).fill(value));
      return { id: `i-${at}`, before: was!, now: is! };
    };
    for (const [before, now] of [
      [1, 1],
      [0, 1],
      [1, 0],
    ] as const)
      expect(interval(before, now, 3)).toEqual(interval(before, now, 1));
    const same = interval(1, 1, 3)!;
    expect([same.low, same.high]).toEqual([expect.closeTo(-0.0447, 4), expect.closeTo(0.0447, 4)]);
  });

  it('has no interval where every instance changed by the same part: nothing tells how sure that is', () => {
    const pairs = thirds(Array(8).fill(1), Array(8).fill(2));
    expect(compare(pairs)).toMatchObject({ verdict: 'improved', interval: null, p: expect.closeTo(2 / 2 ** 8, 12) });
    expect(compare(thirds([1], [1]))).toMatchObject({ verdict: 'within noise', interval: null, p: 1 });
  });

  it('does not count what is rounding only', () => {
    const pairs = [
      { id: 'a', before: [0.1, 0.2], now: [0.3, 0] },
      { id: 'b', before: [0.3, 0.1, 0.2], now: [0.1, 0.2, 0.3] },
    ];
    expect(compare(pairs)).toMatchObject({ discordant: { better: 0, worse: 0 }, difference: 0, p: 1 });
  });

  it('leaves out noise: where nothing changed it says so in about 19 of 20 comparisons', () => {
    const random = numbers(8);
    const changed = shareOf(400, () => {
      const pairs = Array.from({ length: 40 }, (_, index) => {
        const rate = random();
        const three = () => [0, 1, 2].map(() => passes(random, 1, rate));
        return { id: `row-${index}`, before: three(), now: three() };
      });
      return compare(pairs)!.verdict !== 'within noise';
    });
    expect(changed).toBeGreaterThan(0.02);
    expect(changed).toBeLessThan(0.07);
  });

  it('finds what is there: 40 instances, three trials, 0.2 better', () => {
    const random = numbers(9);
    const found = shareOf(100, () => {
      const pairs = Array.from({ length: 40 }, (_, index) => {
        const rate = 0.8 * random();
        const three = (of: number) => [0, 1, 2].map(() => passes(random, 1, of));
        return { id: `row-${index}`, before: three(rate), now: three(rate + 0.2) };
      });
      return compare(pairs)!.verdict === 'improved';
    });
    expect(found).toBeGreaterThan(0.85);
  });
});

test('no pair, no verdict', () => {
  expect(compare([])).toBeNull();
});

test.each([
  [[{ id: 'a', before: [], now: [1] }], {}, 'a needs a value on both sides'],
  [[{ id: 'a', before: [1], now: [] }], {}, 'a needs a value on both sides'],
  [[...verdicts(1, 0, 0), ...verdicts(0, 1, 0)], {}, 'row-0 is given twice'],
  [[{ id: 'a', before: [Number.NaN], now: [1] }], {}, 'the values of a must be from 0 to 1, not NaN'],
  [[{ id: 'a', before: [0], now: [1.01] }], {}, 'the values of a must be from 0 to 1, not 1.01'],
  [[{ id: 'a', before: [-1], now: [1] }], {}, 'the values of a must be from 0 to 1, not -1'],
  [[], { tolerance: 5 }, 'tolerance must be from 0 to 1, not 5'],
  [[], { alpha: 0 }, 'alpha must be between 0 and 1, not 0'],
])('refuses %j with %j', (pairs, options, message) => {
  expect(() => compare(pairs, options)).toThrow(new RangeError(message));
});

test('an instance may have more trials than a call takes arguments', () => {
  const pairs = [{ id: 'row', before: Array<number>(200_000).fill(1), now: [1] }];
  expect(compare(pairs)).toMatchObject({ verdict: 'within noise', difference: 0 });
});
