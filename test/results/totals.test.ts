import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Status, statusSchema } from '../../src/results/fields.ts';
import {
  figureName,
  figureOfTotals,
  figureOfTrial,
  figuresOfResult,
  measureOf,
  measureOption,
  measureSetting,
  totalsOf,
} from '../../src/results/totals.ts';

const ofCommand = (status: Status, score: number | null) => ({
  status,
  ...figuresOfResult({ score, evaluation: null }),
});

test.each<[string, [Status, number | null][], object]>([
  [
    'no trial',
    [],
    {
      planned: 0,
      passed: 0,
      failed: 0,
      error: 0,
      not_run: 0,
      success_rate: null,
      score: null,
      score_expected: null,
      coverage: null,
    },
  ],
  [
    'all passed',
    [
      ['passed', 1],
      ['passed', 1],
    ],
    {
      planned: 2,
      passed: 2,
      failed: 0,
      error: 0,
      not_run: 0,
      success_rate: 1,
      score: 1,
      score_expected: 1,
      coverage: 1,
    },
  ],
  [
    'one of each: what has no score lowers the expected one only',
    [
      ['passed', 1],
      ['failed', 0],
      ['error', null],
      ['not_run', null],
    ],
    {
      planned: 4,
      passed: 1,
      failed: 1,
      error: 1,
      not_run: 1,
      success_rate: 0.25,
      score: 0.5,
      score_expected: 0.25,
      coverage: 0.5,
    },
  ],
  [
    'nothing measured',
    [
      ['error', null],
      ['not_run', null],
    ],
    {
      planned: 2,
      passed: 0,
      failed: 0,
      error: 1,
      not_run: 1,
      success_rate: 0,
      score: null,
      score_expected: 0,
      coverage: 0,
    },
  ],
  [
    'scores between 0 and 1',
    [
      ['failed', 0.25],
      ['passed', 0.75],
      ['error', null],
      ['failed', 0],
    ],
    {
      planned: 4,
      passed: 1,
      failed: 2,
      error: 1,
      not_run: 0,
      success_rate: 0.25,
      score: 1 / 3,
      score_expected: 0.25,
      coverage: 0.75,
    },
  ],
])('%s', (_, trials, expected) => {
  expect(totalsOf(trials.map(([status, score]) => ofCommand(status, score)))).toEqual(expected);
});

test('property: every trial is counted once, and expected = score × coverage', () => {
  const trial = fc.record({
    status: fc.constantFrom(...statusSchema.options),
    score: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(trial, { minLength: 1 }), (trials) => {
      const totals = totalsOf(trials.map(({ status, score }) => ofCommand(status, score)));
      expect(totals.passed + totals.failed + totals.error + totals.not_run).toBe(totals.planned);
      expect(totals.planned).toBe(trials.length);
      expect(totals.score_expected).toBeCloseTo((totals.score ?? 0) * totals.coverage!);
      for (const ratio of [totals.success_rate, totals.score_expected, totals.coverage]) {
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(ratio).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('over projects: the mean of each figure', () => {
  const project = (score: number | null, scoreExpected: number, coverage: number) => ({
    status: 'failed' as const,
    score,
    score_expected: scoreExpected,
    coverage,
  });
  expect(totalsOf([project(0.5, 0.25, 0.5), project(1, 1, 1), project(null, 0, 0)])).toMatchObject({
    score: 0.75,
    score_expected: 1.25 / 3,
    coverage: 0.5,
  });
});

test('trials that an experiment stopped before are counted apart, and lower no figure', () => {
  const error = (kind: string) => ({ stage: null, kind, message: '' });
  const stopped = { ...ofCommand('not_run', null), error: error('stopped') };
  const lost = { ...ofCommand('not_run', null), error: error('lost') };
  expect(totalsOf([ofCommand('passed', 1), ofCommand('failed', 0), stopped])).toEqual({
    ...totalsOf([ofCommand('passed', 1), ofCommand('failed', 0)]),
    stopped: 1,
  });
  expect(totalsOf([ofCommand('passed', 1), lost])).toMatchObject({ planned: 2, not_run: 1, success_rate: 0.5 });
});

test('a run of test plans is compared by its score over all points, any other by its success rate, unless it sets measure', () => {
  const totals = { passed: 1, failed: 1, success_rate: 0.5, score_expected: 0.3 };
  const trial = { status: 'passed', score_expected: 0.3 } as const;
  expect([measureOf({ mode: 'dev' }), measureOf({ mode: null })]).toEqual(['score', 'success rate']);
  expect(measureOf({ mode: 'dev', measure: measureOption('success rate') })).toBe('success rate');
  expect(measureOf({ mode: null, ...measureSetting(measureOption('score')) })).toBe('score');
  expect(measureSetting('auto')).toEqual({});
  const names = (['success rate', 'score'] as const).flatMap((measure) => [
    figureName(measure, { mode: null }),
    figureName(measure, { mode: 'dev' }),
  ]);
  expect(names).toEqual(['success rate', 'success rate', 'score', 'score of everything']);
  expect([figureOfTotals(totals, 'score'), figureOfTotals(totals, 'success rate')]).toEqual([0.3, 0.5]);
  expect([figureOfTrial(trial, 'score'), figureOfTrial(trial, 'success rate')]).toEqual([0.3, 1]);
  expect(figureOfTotals({ ...totals, passed: 0 }, 'score')).toBe(0.3);
  expect(figureOfTotals({ ...totals, passed: 0, failed: 0 }, 'score')).toBeNull();
});
