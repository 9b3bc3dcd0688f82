import { describe, expect, test } from 'vitest';
import { percent } from '../../src/base/format.ts';
import { parseOptions } from '../../src/options/parse.ts';
import type { Status } from '../../src/results/fields.ts';
import {
  blindRegression,
  exitCodeOf,
  exitCodeOfArms,
  idleRegression,
  judgeGate,
  roleOfArm,
} from '../../src/results/gate.ts';
import type { Change } from '../../src/results/records.ts';
import { figuresOfResult, totalsOf } from '../../src/results/totals.ts';

/** Totals from letters: p(assed), f(ailed), e(rror), n(ot run). */
function totals(letters: string) {
  const statuses: Record<string, Status> = { p: 'passed', f: 'failed', e: 'error', n: 'not_run' };
  return totalsOf(
    [...letters].map((letter) => ({
      status: statuses[letter]!,
      ...figuresOfResult({ score: letter === 'p' ? 1 : letter === 'f' ? 0 : null, evaluation: null }),
    })),
  );
}

const UNMEASURED = (count: number, of: number, option: string) =>
  `${count} of ${of} trials could not be measured (fail-on: ${option})`;

describe('exit code and gate', () => {
  test.each<[string, Record<string, string>, string | null, number, string[]]>([
    ['ppp', {}, null, 0, []],
    ['ppf', {}, null, 0, []],
    ['fff', {}, null, 0, []],
    ['', {}, null, 0, []],

    ['ppe', {}, null, 3, [UNMEASURED(1, 3, 'error')]],
    ['ppn', {}, null, 3, [UNMEASURED(1, 3, 'error')]],
    ['fen', { 'fail-on': 'error' }, null, 3, [UNMEASURED(2, 3, 'error')]],

    ['ppe', { 'fail-on': 'never' }, null, 0, []],
    ['fen', { 'fail-on': 'never' }, null, 0, []],

    ['ppp', { 'fail-on': 'failure' }, null, 0, []],
    ['pff', { 'fail-on': 'failure' }, null, 1, ['2 of 3 trials failed (fail-on: failure)']],
    ['ppe', { 'fail-on': 'failure' }, null, 3, [UNMEASURED(1, 3, 'failure')]],
    [
      'pfe',
      { 'fail-on': 'failure' },
      null,
      1,
      ['1 of 3 trials failed (fail-on: failure)', UNMEASURED(1, 3, 'failure')],
    ],

    ['pff', { 'fail-on': 'regression' }, null, 0, []],
    ['pfe', { 'fail-on': 'regression' }, null, 3, [UNMEASURED(1, 3, 'regression')]],

    ['pppf', { 'min-success-rate': '0.75' }, null, 0, []],
    ['ppff', { 'min-success-rate': '0.75' }, null, 1, ['success rate 50% is below min-success-rate 75%']],
    [
      'ppef',
      { 'min-success-rate': '0.75' },
      null,
      1,
      ['success rate 50% is below min-success-rate 75%', UNMEASURED(1, 4, 'error')],
    ],
    [
      'ppff',
      { 'min-success-rate': '0.75', 'fail-on': 'never' },
      null,
      1,
      ['success rate 50% is below min-success-rate 75%'],
    ],
    // As many digits as it takes to see the difference.
    ['ppf', { 'min-success-rate': '0.667' }, null, 1, ['success rate 66.67% is below min-success-rate 66.7%']],
    ['ppf', { 'min-score': '0.66667' }, null, 1, ['score 66.6667% is below min-score 66.667%']],
    ['fff', { 'min-success-rate': '0' }, null, 0, []],
    ['', { 'min-success-rate': '0.5' }, null, 1, ['success rate – is below min-success-rate 50%']],
    // Of trials without a verdict there is no rate.
    [
      'en',
      { 'min-success-rate': '0.5', 'fail-on': 'never' },
      null,
      1,
      ['success rate – is below min-success-rate 50%'],
    ],

    ['pppf', { 'min-score': '0.75' }, null, 0, []],
    ['ppff', { 'min-score': '0.625' }, null, 1, ['score 50% is below min-score 62.5%']],
    ['ppee', { 'min-score': '0.75', 'fail-on': 'never' }, null, 0, []],
    ['ee', { 'min-score': '0.5', 'fail-on': 'never' }, null, 1, ['score – is below min-score 50%']],
    [
      'pfe',
      { 'min-score': '0.9', 'min-success-rate': '0.9', 'fail-on': 'failure' },
      null,
      1,
      [
        '1 of 3 trials failed (fail-on: failure)',
        'success rate 33.3% is below min-success-rate 90%',
        'score 50% is below min-score 90%',
        UNMEASURED(1, 3, 'failure'),
      ],
    ],

    ['ppn', {}, 'SIGINT', 130, [UNMEASURED(1, 3, 'error')]],
    ['ppn', {}, 'SIGHUP', 129, [UNMEASURED(1, 3, 'error')]],
    ['ppn', {}, 'SIGTERM', 143, [UNMEASURED(1, 3, 'error')]],
    ['ppn', { 'fail-on': 'never' }, 'SIGINT', 130, []],
    ['ppf', { 'fail-on': 'failure' }, 'SIGTERM', 143, ['1 of 3 trials failed (fail-on: failure)']],
    ['ppp', {}, 'SIGINT', 130, []],
  ])('%j with %j, interrupted by %j: %i', (letters, texts, interrupted, exitCode, reasons) => {
    const options = parseOptions(texts);
    expect(exitCodeOf({ totals: totals(letters), interrupted }, options)).toBe(exitCode);
    expect(judgeGate(totals(letters), options)).toEqual({ passed: reasons.length === 0, reasons });
  });
});

test.each<[string, number | null, string, string[]]>([
  ['regressed', -0.125, 'regression', ['12.5 points worse than the baseline, beyond noise (fail-on: regression)']],
  ['regressed', null, 'regression', ['worse than the baseline, beyond noise (fail-on: regression)']],
  ['regressed', -0.125, 'failure', []],
  ['within noise', -0.125, 'regression', []],
])('a change that is %s by %j, with fail-on %s', (verdict, difference, failOn, reasons) => {
  const options = parseOptions({ 'fail-on': failOn });
  const change = { verdict, difference } as Change;
  expect(judgeGate(totals('pp'), options, change)).toEqual({ passed: reasons.length === 0, reasons });
  expect(exitCodeOf({ totals: totals('pp'), interrupted: null, change }, options)).toBe(reasons.length);
});

describe('the gate of an experiment', () => {
  const worse: Change = { verdict: 'regressed', difference: -0.5 };
  test.each<[string, string, Record<string, string>, number, string[]]>([
    ['fff', 'ppp', { 'fail-on': 'failure', 'min-success-rate': '0.9', 'min-score': '0.9' }, 0, []],
    ['fff', 'ppf', { 'fail-on': 'failure' }, 1, ['1 of 3 trials failed (fail-on: failure)']],
    ['ffe', 'ppp', { 'fail-on': 'failure' }, 3, [UNMEASURED(1, 3, 'failure')]],
    ['ffe', 'ppp', { 'fail-on': 'never' }, 0, []],
    [
      'ppe',
      'ffp',
      { 'fail-on': 'regression' },
      1,
      [UNMEASURED(1, 3, 'regression'), '50 points worse than the control, beyond noise (fail-on: regression)'],
    ],
  ])('control %j, arm %j with %j: %i', (control, arm, texts, exitCode, reasons) => {
    const options = parseOptions(texts);
    const runs = [
      { totals: totals(control), change: null },
      { totals: totals(arm), change: worse },
    ];
    expect(exitCodeOfArms(runs, options)).toBe(exitCode);
    expect(runs.flatMap((run, index) => judgeGate(run.totals, options, run.change, roleOfArm(index)).reasons)).toEqual(
      reasons,
    );
    expect(exitCodeOfArms(runs, options, 'SIGINT')).toBe(130);
  });
});

test('fail-on: regression without a baseline is idle, and says so', () => {
  const [regression, failure] = [{ 'fail-on': 'regression' }, { 'fail-on': 'failure' }] as const;
  expect([idleRegression(failure, false), idleRegression(regression, true)]).toEqual([null, null]);
  expect(idleRegression(regression, false)).toMatch(/ can be detected$/);
  expect(idleRegression({ ...regression, baseline: 'none' }, false)).toMatch(/; set baseline to the results /);
  expect(idleRegression({ ...regression, baseline: 'earlier' }, false)).toMatch(/ can be detected$/);
});

test('fail-on: regression against a baseline that is not comparable says so', () => {
  const reasons = ['another mode: dev before, free now'];
  expect(blindRegression({ 'fail-on': 'regression' }, { verdict: 'not comparable', reasons })).toBe(
    'fail-on: regression: the baseline is not comparable, so no regression can be detected (another mode: dev before, free now)',
  );
  expect(blindRegression({ 'fail-on': 'error' }, { verdict: 'not comparable' })).toBeNull();
  expect(blindRegression({ 'fail-on': 'regression' }, { verdict: 'within noise' })).toBeNull();
  expect(blindRegression({ 'fail-on': 'regression' }, null)).toBeNull();
});

test('of an arm that had its answer before its first trial, as in a later job of a matrix, no rate is required', () => {
  const error = { stage: 'plan', kind: 'stopped', message: 'the experiment has ended' };
  const stopped = { status: 'not_run' as const, ...figuresOfResult({ score: null, evaluation: null }), error };
  const options = parseOptions({ 'min-success-rate': '0.5', 'min-score': '0.5', 'fail-on': 'failure' });
  const [control, arm] = [totalsOf([stopped]), totalsOf([stopped])];
  expect(exitCodeOfArms([{ totals: control }, { totals: arm }], options)).toBe(0);
  expect(judgeGate(arm, options, null, 'arm')).toEqual({ passed: true, reasons: [] });
  // A report leaves out stopped trials.
  expect(exitCodeOfArms([{ totals: totalsOf([]) }, { totals: totalsOf([]) }], options)).toBe(0);
  expect(judgeGate(totalsOf([]), options, null).passed).toBe(false);
});

test('a score that is the required one but for rounding reaches it', () => {
  const scored = Array.from({ length: 10 }, () => figuresOfResult({ score: 0.8, evaluation: null }));
  const sums = totalsOf(scored.map((figures) => ({ status: 'failed' as const, ...figures })));
  expect(sums.score).toBeLessThan(0.8);
  expect(judgeGate(sums, parseOptions({ 'min-score': '0.8' })).reasons).toEqual([]);
  expect(judgeGate(sums, parseOptions({ 'min-score': '0.80001' })).passed).toBe(false);
});

test.each<[number | null, string]>([
  [0, '0%'],
  [1, '100%'],
  [0.5, '50%'],
  [0.625, '62.5%'],
  [1 / 3, '33.3%'],
  [0.9999, '99.99%'],
  [0.0001, '0.01%'],
  [null, '–'],
])('percent(%j)', (ratio, expected) => {
  expect(percent(ratio)).toBe(expected);
});
