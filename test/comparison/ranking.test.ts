import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frontierOf, ranksOf, type Value } from '../../src/comparison/ranking.ts';

describe('ranks', () => {
  test.each<[string, (number | null)[], (number | null)[]]>([
    ['the largest is first', [0.2, 0.9, 0.5], [3, 1, 2]],
    ['equal ones share theirs, and the next counts them', [0.5, 0.9, 0.5, 0.1], [2, 1, 2, 4]],
    ['the last digit of a sum is no difference', [0.1 + 0.2, 0.3, 0.2], [1, 1, 3]],
    ['what was not measured has none, and takes none', [null, 0.5, null, 0], [null, 1, null, 2]],
    ['nobody', [], []],
  ])('%s', (_, figures, ranks) => {
    expect(ranksOf(figures)).toEqual(ranks);
  });
});

describe('the Pareto frontier', () => {
  const of = (...values: [figure: number | null, cost: number | null][]) =>
    frontierOf(values.map(([figure, cost]) => ({ figure, cost })));

  test.each<[string, [number | null, number | null][], boolean[]]>([
    [
      'better and dearer, worse and cheaper: both',
      [
        [0.9, 2],
        [0.5, 1],
      ],
      [true, true],
    ],
    [
      'worse and dearer is not',
      [
        [0.9, 1],
        [0.5, 2],
      ],
      [true, false],
    ],
    [
      'as good for less',
      [
        [0.9, 2],
        [0.9, 1],
      ],
      [false, true],
    ],
    [
      'better for as much',
      [
        [0.8, 1],
        [0.9, 1],
      ],
      [false, true],
    ],
    [
      'two of one figure and cost',
      [
        [0.9, 1],
        [0.9, 1],
      ],
      [true, true],
    ],
    [
      'an unknown cost neither is nor beats',
      [
        [0.9, null],
        [0.5, 1],
      ],
      [false, true],
    ],
    [
      'nothing for nothing, for free',
      [
        [0, 0],
        [0.5, 1],
      ],
      [true, true],
    ],
    [
      'without a figure',
      [
        [null, 0],
        [0.1, 5],
      ],
      [false, true],
    ],
  ])('%s', (_, values, expected) => {
    expect(of(...values)).toEqual(expected);
  });

  test('somebody is on it where any cost is known, and nobody on it beats another', () => {
    const share = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);
    const value: fc.Arbitrary<Value> = fc.record({ figure: fc.option(share), cost: fc.option(share) });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (values) => {
        const on = values.filter((_, index) => frontierOf(values)[index]);
        expect(on.length > 0).toBe(values.some(({ figure, cost }) => figure !== null && cost !== null));
        for (const a of on)
          for (const b of on) expect(a.figure! > b.figure! && a.cost! <= b.cost!, JSON.stringify([a, b])).toBe(false);
      }),
    );
  });
});
