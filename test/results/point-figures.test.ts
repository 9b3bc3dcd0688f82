import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PointResult } from '../../src/results/evaluation.ts';
import { figuresOf } from '../../src/results/point-figures.ts';

type Score = PointResult['score'];
const points = (scores: Score[], floors: Score[] = []) =>
  scores.map((score, index) => ({ score, floor: floors[index] ?? null }));

describe('the figures of a plan', () => {
  test.each<[string, ReturnType<typeof points>, ReturnType<typeof figuresOf>]>([
    [
      'no points',
      [],
      { expected: 0, judged: 0, score: null, score_expected: 0, coverage: 0, score_without_vacuous: null },
    ],
    [
      'nothing judged',
      points([null, null]),
      { expected: 2, judged: 0, score: null, score_expected: 0, coverage: 0, score_without_vacuous: null },
    ],
    [
      'all full',
      points([2, 2]),
      { expected: 2, judged: 2, score: 1, score_expected: 1, coverage: 1, score_without_vacuous: null },
    ],
    [
      'nothing earned',
      points([0]),
      { expected: 1, judged: 1, score: 0, score_expected: 0, coverage: 1, score_without_vacuous: null },
    ],
    [
      'half judged: what is missing counts 0 of the expected',
      points([2, null, 1, null]),
      { expected: 4, judged: 2, score: 0.75, score_expected: 0.375, coverage: 0.5, score_without_vacuous: null },
    ],
    [
      'an empty project gets nothing',
      points([2, 0], [0, 0]),
      { expected: 2, judged: 2, score: 0.5, score_expected: 0.5, coverage: 1, score_without_vacuous: 0.5 },
    ],
    [
      'what an empty project earns as well is left out of one figure only',
      points([2, 2, 0, null], [2]),
      { expected: 4, judged: 3, score: 4 / 6, score_expected: 0.5, coverage: 0.75, score_without_vacuous: 0.5 },
    ],
    [
      'an empty project gets half of a point: only the other half can be earned',
      points([2, 1, 0], [1, 1, 0]),
      { expected: 3, judged: 3, score: 0.5, score_expected: 0.5, coverage: 1, score_without_vacuous: 1 / 4 },
    ],
    [
      'a project below the floor',
      points([0, 2], [1, 0]),
      { expected: 2, judged: 2, score: 0.5, score_expected: 0.5, coverage: 1, score_without_vacuous: 2 / 3 },
    ],
    [
      'all of it vacuous',
      points([2, 2], [2, 2]),
      { expected: 2, judged: 2, score: 1, score_expected: 1, coverage: 1, score_without_vacuous: null },
    ],
    [
      'a vacuous point without a score',
      points([2, null], [0, 2]),
      { expected: 2, judged: 1, score: 1, score_expected: 0.5, coverage: 0.5, score_without_vacuous: 1 },
    ],
  ])('%s', (_, given, figures) => {
    expect(figuresOf(given)).toEqual(figures);
  });
});

describe('for any points', () => {
  const anyScore = fc.constantFrom<Score>(0, 1, 2, null);
  const anyPoints = fc.array(fc.record({ score: anyScore, floor: anyScore }));

  test('each figure is between 0 and 1, and they agree with each other', () => {
    fc.assert(
      fc.property(anyPoints, (given) => {
        const { expected, judged, score, score_expected, coverage, score_without_vacuous } = figuresOf(given);
        for (const figure of [score ?? 0, score_expected, coverage, score_without_vacuous ?? 0]) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(1);
        }
        expect(expected).toBe(given.length);
        expect(score === null).toBe(judged === 0);
        expect(score_expected).toBeCloseTo((score ?? 0) * coverage, 12);
        expect(score_expected).toBeLessThanOrEqual((score ?? 0) + 1e-12);
      }),
    );
  });

  test('the order does not matter', () => {
    fc.assert(
      fc.property(anyPoints, (given) => {
        expect(figuresOf([...given].reverse())).toEqual(figuresOf(given));
      }),
    );
  });

  test('a project that does nothing gets nothing above its own floor', () => {
    fc.assert(
      fc.property(fc.array(anyScore), (scores) => {
        const { score_without_vacuous } = figuresOf(scores.map((score) => ({ score, floor: score })));
        expect(score_without_vacuous ?? 0).toBe(0);
      }),
    );
  });

  test('a better point raises the figures that it is part of, and no other', () => {
    fc.assert(
      fc.property(anyPoints, fc.nat(), (given, at) => {
        const index = given.length === 0 ? 0 : at % given.length;
        const point = given[index];
        if (point?.score !== 0 && point?.score !== 1) return;
        const better = given.with(index, { ...point, score: (point.score + 1) as Score });
        const [before, after] = [figuresOf(given), figuresOf(better)];
        expect(after.score!).toBeGreaterThan(before.score!);
        expect(after.score_expected).toBeGreaterThan(before.score_expected);
        expect(after.coverage).toBe(before.coverage);
        if (before.score_without_vacuous === null) expect(after.score_without_vacuous).toBeNull();
        else if (point.score < (point.floor ?? 0))
          expect(after.score_without_vacuous).toBe(before.score_without_vacuous);
        else expect(after.score_without_vacuous!).toBeGreaterThan(before.score_without_vacuous);
      }),
    );
  });
});
