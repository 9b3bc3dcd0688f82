import { expect, test } from 'vitest';
import { agreementOf, type Rating } from '../../src/statistics/kappa.ts';

/** Ratings with these counts: rows are the first rater's. */
function ratings(counts: number[][]): Rating[] {
  return counts.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): Rating => [one, other])),
  );
}

test.each<[string, number[][], number, number]>([
  // Two readers of 50 grant proposals: 0.7 observed, 0.5 by chance.
  [
    'a table with kappa 0.4',
    [
      [20, 5],
      [10, 15],
    ],
    0.7,
    0.4,
  ],
  // 0.29 observed; by chance (100 · 80 + 60 · 60 + 40 · 60) / 200² = 0.35.
  [
    'three categories',
    [
      [50, 26, 24],
      [24, 4, 32],
      [6, 30, 4],
    ],
    0.29,
    -0.06 / 0.65,
  ],
  [
    'no more than chance',
    [
      [10, 10],
      [10, 10],
    ],
    0.5,
    0,
  ],
  [
    'everything',
    [
      [3, 0, 0],
      [0, 4, 0],
      [0, 0, 5],
    ],
    1,
    1,
  ],
  [
    'nothing',
    [
      [0, 5],
      [5, 0],
    ],
    0,
    -1,
  ],
])('kappa of %s', (_, counts, share, kappa) => {
  const found = agreementOf([ratings(counts)], counts.length);
  expect(found.share).toBeCloseTo(share, 10);
  expect(found.kappa).toBeCloseTo(kappa, 3);
  expect([found.share_interval, found.kappa_interval]).toEqual([null, null]);
});

test('is not defined without items, and if all are in one category', () => {
  expect(agreementOf([], 3)).toEqual({
    items: 0,
    agreed: 0,
    share: null,
    share_interval: null,
    kappa: null,
    kappa_interval: null,
  });
  expect(agreementOf([ratings([[5]])], 1)).toMatchObject({ share: 1, kappa: null });
  expect(() => agreementOf([[[0, 3]]], 3)).toThrow(/from 0 to 2, not 3/);
});

test('the interval is that of clusters: items of one are no further evidence', () => {
  const clusters = [
    [
      [8, 2],
      [1, 9],
    ],
    [
      [6, 4],
      [3, 7],
    ],
    [
      [9, 1],
      [2, 8],
    ],
    [
      [5, 5],
      [2, 8],
    ],
  ].map(ratings);
  const found = agreementOf(clusters, 2);
  const { low, high } = found.kappa_interval!;
  expect(low).toBeLessThan(found.kappa!);
  expect(high).toBeGreaterThan(found.kappa!);
  // The same clusters with each item ten times.
  const repeated = agreementOf(
    clusters.map((items) => Array.from({ length: 10 }, () => items).flat()),
    2,
    { seed: 1 },
  );
  const once = agreementOf(clusters, 2, { seed: 1 });
  expect(repeated.kappa_interval!.low).toBeCloseTo(once.kappa_interval!.low, 10);
  expect(agreementOf(clusters, 2)).toEqual(found);
});
