import { describe, expect, test } from 'vitest';
import { points } from '../../../src/base/format.ts';
import { changeLines, changeWords } from '../../../src/report/markdown/change.ts';
import { renderComment } from '../../../src/report/markdown/comment.ts';
import { obstacles, otherDifferences } from '../../../src/report/pairing.ts';
import type { Comparison, SuiteReport } from '../../../src/report/suite.ts';
import { anIdentity, aRun } from '../../support/results.ts';
import { aReport, aResult, metered } from '../sample.ts';

const COMPARISON: Comparison = {
  verdict: 'within noise',
  reasons: [],
  origin: {
    kind: 'artifact',
    commit: '5d1e0a9c3b7f4286a1c0',
    finishedAt: null,
    url: 'https://github.com/octo/demo/actions/runs/70',
  },
  measure: 'success rate',
  difference: -0.021,
  interval: { low: -0.09, high: 0.04 },
  p: 0.625,
  method: 'mcnemar',
  pairs: 47,
  leftOut: 2,
  flips: [
    { instanceId: 'broke', before: 'passed', now: 'failed' },
    { instanceId: 'a|b', before: 'failed', now: 'passed' },
  ],
};
const report = (about: Partial<Comparison>) => ({
  ...aReport([
    { id: 'one', status: 'passed' },
    { id: 'two', status: 'failed' },
  ]),
  comparison: { ...COMPARISON, ...about },
});

describe('the change since the baseline', () => {
  test.each<[string, Partial<Comparison>, string]>([
    [
      'within noise',
      {},
      '⚪ Against the baseline [at 5d1e0a9c3b7f](https://github.com/octo/demo/actions/runs/70): 95% interval −9.0 to +4.0 points, exact McNemar p = 0.625, 47 instances in common, 2 left out without a verdict',
    ],
    [
      'over one instance',
      { pairs: 1, leftOut: 0, interval: null },
      '⚪ Against the baseline [at 5d1e0a9c3b7f](https://github.com/octo/demo/actions/runs/70): exact McNemar p = 0.625, 1 instance in common',
    ],
    [
      'without noise in the trials of the baseline',
      { leftOut: 0, interval: null, method: 'permutation', noiseFloor: 0 },
      '⚪ Against the baseline [at 5d1e0a9c3b7f](https://github.com/octo/demo/actions/runs/70): paired permutation p = 0.625, repeated trials of the baseline ended the same, 47 instances in common',
    ],
    [
      'regressed',
      {
        ...{ verdict: 'regressed', difference: -0.3, p: 0.00001, leftOut: 0, interval: null, method: 'permutation' },
        noiseFloor: 0.0612,
      },
      '🔴 Against the baseline [at 5d1e0a9c3b7f](https://github.com/octo/demo/actions/runs/70): paired permutation p = 1.0e-5, noise floor ±6.1 points, 47 instances in common',
    ],
    [
      'not comparable',
      {
        verdict: 'not comparable',
        reasons: ['another mode: free before, none now'],
        origin: { kind: 'directory', commit: null, finishedAt: null, url: null },
      },
      '⚪ **Not comparable** with the baseline: another mode&#58; free before, none now',
    ],
  ])('%s', (_, about, expected) => {
    expect(changeLines(report(about)).split('<br>\n')).toEqual(['95% interval 9.5% to 90.5%', expected]);
  });

  test('within noise: the line ends with what the comparison could have seen', () => {
    const sensitivity = 'a test of 47 pairs sees differences from 20.0 points on with 80% power';
    expect(changeLines(report({ sensitivity }))).toMatch(`without a verdict<br>\n<sub>${sensitivity}</sub>`);
  });

  test.each<[Partial<Comparison>, string]>([
    [{}, 'within noise (−2.1 points)'],
    [{ verdict: 'within tolerance', difference: -0.015, p: 0.004 }, 'within tolerance (−1.5 points)'],
    [{ verdict: 'regressed', difference: -0.3 }, 'regressed by 30.0 points'],
    [{ verdict: 'improved', difference: 0.123 }, 'improved by 12.3 points'],
    [{ measure: 'score', verdict: 'improved', difference: 0.123 }, 'score improved by 12.3 points'],
    [{ measure: 'score' }, 'score within noise (−2.1 points)'],
    [{ verdict: 'not comparable', difference: null }, 'not comparable'],
  ])('the heading has %o as %s', (about, words) => {
    expect(changeWords(report(about))).toBe(words);
    expect(renderComment(report(about), 'suite')).toContain(`1 failed, ${words}\n`);
  });

  test('stands above everything but the verdict', () => {
    const comment = renderComment(report({}), 'suite');
    const order = ['## ☑️', 'Against the baseline', 'in trials', '| Verdict', '**Next:**', '1 instance passed'];
    expect(order.map((part) => comment.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(
      true,
    );
  });
});

test.each([
  [0.0214, '+2.1'],
  [-0.0004, '−0.04'],
  [-1, '−100.0'],
])('%d is %s points', (difference, text) => {
  expect(points(difference)).toBe(text);
});

test('another pass-score is a note; one that is alike or not told is none', () => {
  const suite = (score: number | null) => {
    const identity = score === null ? {} : { identity: anIdentity({ pass_score: score }) };
    return { run: aRun(['passed'], identity), results: [], notes: [] };
  };
  const differences = (before: number | null, now: number | null) =>
    otherDifferences(suite(before), suite(now), ['before', 'now']);
  expect(differences(1, 0.5)).toEqual(['another pass-score: 1 before, 0.5 now: verdicts differ by it']);
  expect(differences(0.5, 0.5)).toEqual([]);
  expect(differences(null, 0.5)).toEqual([]);
});

test('other versions of agent and agentbench, other answering models and other prices are notes', () => {
  const suite = (version: string, agent: string | null, models: string[], prices = '', about = {}) => {
    const identity = anIdentity({ agent });
    const options = prices === '' ? [] : [{ name: 'model-prices', value: prices }];
    const result = metered({ models });
    return aReport([{ id: 'a', status: 'passed', result }], { identity, options, harness_version: version, ...about });
  };
  const before = suite('1.0.0', 'acp:@x/y@1.2.3', ['small-1', 'large-1']);
  const differences = (now: SuiteReport) => otherDifferences(before, now, ['before', 'now']);
  expect(differences(suite('1.1.0', 'acp:@x/y@1.3.0', ['large-2', 'small-1'], 'large-2: 1, 2'))).toEqual([
    'another version of the agent: acp:@x/y@1.2.3 before, acp:@x/y@1.3.0 now',
    'another version of agentbench: 1.0.0 before, 1.1.0 now',
    'other models answered: large-1, small-1 before, large-2, small-1 now',
    'another model-prices: costs differ by it',
  ]);
  expect(differences(suite('1.0.0', 'acp:@x/z@1.2.3', ['small-1', 'large-1']))).toEqual([]);
  const labelled = { agent: { name: null, model: 'small', command: '' } };
  expect(differences(suite('1.0.0', 'codex@1.3.0', ['small-1'], '', labelled))).toEqual([]);
  expect(differences(suite('1.0.0', null, ['large-1', 'small-1']))).toEqual([]);
  expect(differences(suite('1.0.0', null, []))).toEqual([]);
  const named = { agent: { name: 'other', model: null, command: '' } };
  expect(differences(suite('1.0.0', null, ['large-2'], '', named))).toEqual([]);
  const further = { id: 'b', status: 'passed', result: metered({ models: ['large-2'] }) } as const;
  const result = metered({ models: ['large-1', 'small-1'] });
  expect(differences(aReport([{ id: 'a', status: 'passed', result }, further], { harness_version: '1.0.0' }))).toEqual(
    [],
  );
});

test('agents that are no packages have no versions that could differ', () => {
  const suite = (agent: string) => ({
    run: aRun(['passed'], { identity: anIdentity({ agent }) }),
    results: [],
    notes: [],
  });
  expect(otherDifferences(suite('oracle1'), suite('oracle2'), ['before', 'now'])).toEqual([]);
});

test('the network of the host is not told as a closed one', () => {
  const run = (network: string | null) => {
    const { dataset, settings } = aRun(['passed']);
    return { dataset, settings: { ...settings, network } };
  };
  const reasons = (before: string | null, now: string | null) => obstacles(run(before), run(now), ['before', 'now']);
  expect(reasons('none', null)).toEqual(['another network: none before, of the machine now']);
  expect(reasons(null, null)).toEqual([]);
});

test('other limits of a trial, and another key of the reward, are notes; a default that is stated is none', () => {
  const suite = (options: Record<string, string> | null) => {
    const kept = options === null ? {} : { options: Object.entries(options).map(([name, value]) => ({ name, value })) };
    return { run: aRun(['passed'], kept), results: [], notes: [] };
  };
  const differences = (before: Record<string, string> | null, now: Record<string, string> | null) =>
    otherDifferences(suite(before), suite(now), ['before', 'now']);
  expect(differences({}, { 'trial-max-requests': '5', 'pass-key': 'tests', 'allow-hosts': 'a.org\nb.org' })).toEqual([
    'another pass-key: none before, tests now: verdicts can differ by it',
    'another trial-max-requests: none before, 5 now: verdicts can differ by it',
    'another allow-hosts: none before, a.org b.org now: verdicts can differ by it',
  ]);
  expect(differences({ 'trial-max-cost': '1.0' }, { 'trial-max-cost': '1', 'hosted-tools': 'allow' })).toEqual([]);
  expect(differences(null, { 'trial-max-cost': '1' })).toEqual([]);
});

test('another testbed, and other images of instances that both have, are notes', () => {
  const suite = (testbed: 'docker' | 'host', digests: [id: string, digest: string | null][]) => {
    const usual = aResult().testbed;
    const trials = digests.map(([id, image_digest]) => ({
      id,
      status: 'passed' as const,
      result: { testbed: { ...usual, image_digest } },
    }));
    const { run, results } = aReport(trials);
    return { run: { ...run, settings: { ...run.settings, testbed } }, results, notes: [] };
  };
  const before = suite('docker', [
    ['one', 'sha256:1'],
    ['two', 'sha256:2'],
    ['error', 'sha256:3'],
    ['old', 'sha256:3'],
  ]);
  const now = suite('host', [
    ['one', 'sha256:1'],
    ['two', 'sha256:9'],
    // It ended before its image was known.
    ['error', null],
    ['new', 'sha256:4'],
  ]);
  expect(otherDifferences(before, now, ['before', 'now'])).toEqual([
    'another testbed: docker before, host now',
    'another image digest for 1 of the instances',
  ]);
  expect(otherDifferences(before, before, ['before', 'now'])).toEqual([]);
});
