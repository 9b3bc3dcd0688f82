import { describe, expect, test } from 'vitest';
import { formatDuration } from '../../src/base/format.ts';
import { resultsJson } from '../../src/report/files/results.ts';
import { nextSteps } from '../../src/report/markdown/next-steps.ts';
import { agentLabel, explainResult, headline, listNotes, measureAdvice, timesLine } from '../../src/report/phrases.ts';
import type { RewardResult } from '../../src/results/evaluation.ts';
import type { Status } from '../../src/results/fields.ts';
import type { Result } from '../../src/results/records.ts';
import { figuresOfResult, totalsOf } from '../../src/results/totals.ts';
import { aReport, aResult, broken, successCommand } from './sample.ts';

describe('formatDuration', () => {
  test.each([
    [0, '0 ms'],
    [850, '850 ms'],
    [999, '999 ms'],
    [999.6, '1.0 s'],
    [1000, '1.0 s'],
    [4249, '4.2 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 00 s'],
    [60_000, '1 min 00 s'],
    [185_000, '3 min 05 s'],
    [119_600, '2 min 00 s'],
    [3_599_400, '59 min 59 s'],
    [3_599_600, '1 h 00 min'],
    [4_320_000, '1 h 12 min'],
    [7_200_000, '2 h 00 min'],
    [100 * 3_600_000, '100 h 00 min'],
  ])('%d ms: %s', (milliseconds, expected) => {
    expect(formatDuration(milliseconds)).toBe(expected);
  });
});

test.each([
  [
    { agent: 9_331_200, evaluation: 1_440_000, harness: 748_800 },
    '3 h 12 min in trials (agent 81%, evaluation 12.5%, harness 6.5%)',
  ],
  [{ agent: 1, evaluation: 0, harness: 99_999 }, '1 min 40 s in trials (agent 0.001%, evaluation 0%, harness 99.999%)'],
  [{ agent: 0, evaluation: 0, harness: 0 }, '0 ms in trials'],
])('where the time of trials went: %o', (times, expected) => {
  expect(timesLine(times)).toBe(expected);
});

describe('explainResult', () => {
  const { agent } = aResult();
  const evaluation = successCommand();
  const reward = (reward: number | null, steps: RewardResult['steps']) => {
    const { exit_code, timed_out, duration_ms, output_tail } = evaluation;
    return { kind: 'reward' as const, rewards: {}, reward, exit_code, timed_out, duration_ms, output_tail, steps };
  };
  const round = (step: string, own: number) => ({ step, agent, score: own, evaluation: reward(own, []) });
  const step = (name: string) => ({ name, rewards: { reward: 1 } });
  const TIMED_OUT = { ...agent, exit_code: null, timed_out: true, duration_ms: 7_200_000 };
  const NO_SIGN = 'no "Setup successful" in the output';

  test.each<[string, Partial<Result>, string]>([
    ['passed', {}, ''],
    ['passed, although the agent failed', { agent: { ...agent, exit_code: 3 } }, 'agent exit code 3'],
    ['passed, although the agent timed out', { agent: TIMED_OUT }, 'agent timed out after 2 h 00 min'],
    ['failed by its text', { status: 'failed' }, NO_SIGN],
    [
      'failed, with a line of the agent',
      { status: 'failed', reason: { text: 'no more ideas', log: 'agent-round-2.log' } },
      'agent: no more ideas',
    ],
    [
      'not measured, with a line of agent-setup',
      {
        status: 'error',
        error: { stage: 'agent-setup', kind: 'agent_setup', message: 'agent-setup ended with exit code 1' },
        reason: { text: 'npm: not found', log: 'agent-setup.log' },
      },
      'agent-setup: agent-setup ended with exit code 1; npm: not found',
    ],
    [
      'failed by its exit code',
      { status: 'failed', task_type: 'dependency_resolution', evaluation: { ...evaluation, exit_code: 7 } },
      'success command exit code 7',
    ],
    [
      'failed without an exit code',
      { status: 'failed', task_type: 'dependency_resolution', evaluation: { ...evaluation, exit_code: null } },
      'success command exit code –',
    ],
    [
      'the evaluation timed out',
      { status: 'failed', evaluation: { ...evaluation, timed_out: true, exit_code: null, duration_ms: 1_800_000 } },
      'evaluation timed out after 30 min 00 s',
    ],
    [
      'both the agent and its work failed',
      { status: 'failed', agent: { ...agent, exit_code: 1 } },
      `agent exit code 1; ${NO_SIGN}`,
    ],
    ['failed, of an agent without an exit code', { status: 'failed', agent: { ...agent, exit_code: null } }, NO_SIGN],
    ['failed without a reward', { status: 'failed', evaluation: reward(null, []) }, 'reward –'],
    [
      'failed by the rewards of its steps',
      {
        status: 'failed',
        evaluation: reward(0.5, [
          step('build'),
          { name: 'run', rewards: { other: 1 } },
          { name: 'test', rewards: null },
        ]),
      },
      'reward 0.5 (build 1, run –, test –)',
    ],
    [
      'failed by the rewards of another key (pass-key), of which others have the same value',
      {
        status: 'failed',
        evaluation: {
          ...reward(0.5, [
            { name: 'build', rewards: { reward: 0, size: 0, accuracy: 1 } },
            { name: 'test', rewards: { reward: 1, size: 1, accuracy: 0 } },
          ]),
          rewards: { reward: 0.5, size: 0.5, accuracy: 0.5 },
        },
        rounds: [round('build', 1), round('test', 0)],
      },
      'reward 0.5 (build 1, test 0)',
    ],
    [
      'failed after ten steps',
      { status: 'failed', evaluation: reward(0, Array(10).fill(step('a'))) },
      `reward 0 (${Array(10).fill('a 1').join(', ')})`,
    ],
    [
      'failed after more steps than are shown',
      { status: 'failed', evaluation: reward(0, Array(11).fill(step('a'))) },
      `reward 0 (${Array(10).fill('a 1').join(', ')}, …)`,
    ],
    [
      'failed since its agent destroyed the testbed',
      {
        status: 'failed',
        evaluation: { ...evaluation, exit_code: null },
        integrity: [{ kind: 'testbed_destroyed', detail: 'x' }],
        reason: { text: 'rm: cannot remove /', log: 'agent.log' },
      },
      'the agent destroyed its testbed; agent: rm: cannot remove /',
    ],
    ['failed before any evaluation', { status: 'failed', evaluation: null }, ''],
    ['an error', { status: 'error', ...broken('no such repository') }, 'prepare: no such repository'],
    ['an error of several lines', { status: 'error', ...broken('Error: x\n  at y\n  at z') }, 'prepare: Error: x'],
    [
      'not run',
      { status: 'not_run', error: { stage: 'agent', kind: 'interrupted', message: 'interrupted by SIGINT' } },
      'agent: interrupted by SIGINT',
    ],
  ])('%s', (_, about, expected) => {
    expect(explainResult(aResult(about))).toBe(expected);
  });
});

describe('headline', () => {
  const ofCommand = (status: Status, score: number | null) => ({
    status,
    ...figuresOfResult({ score, evaluation: null }),
  });
  const trials = (passed: number, failed = 0, error = 0, notRun = 0) =>
    totalsOf([
      ...Array.from({ length: passed }, () => ofCommand('passed', 1)),
      ...Array.from({ length: failed }, () => ofCommand('failed', 0)),
      ...Array.from({ length: error }, () => ofCommand('error', null)),
      ...Array.from({ length: notRun }, () => ofCommand('not_run', null)),
    ]);

  test.each([
    [trials(1), '1 of 1 passed (100%)'],
    [trials(14, 1), '14 of 15 passed (93.3%), 1 failed'],
    [trials(1, 2, 3, 4), '1 of 10 passed (10%), 2 failed, 3 could not be measured, 4 not run'],
    [trials(0, 0, 2), 'no verdict: 2 could not be measured'],
    [trials(0, 0, 1, 2), 'no verdict: 1 could not be measured, 2 not run'],
    [trials(0, 1, 1), '0 of 2 passed (0%), 1 failed, 1 could not be measured'],
    [trials(0), '0 of 0 passed (–)'],
    [trials(2, 1), '2 of 3 passed (66.7%), 1 failed'],
    // Not all, so not 100%; not none, so not 0%.
    [trials(9999, 1), '9999 of 10000 passed (99.99%), 1 failed'],
    [trials(1, 9999), '1 of 10000 passed (0.01%), 9999 failed'],
  ])('%#: %s', (totals, expected) => {
    expect(headline(totals)).toBe(expected);
  });
});

test('notes are listed once a kind, without the one that every host trial has', () => {
  const note = (kind: string) => ({ kind, detail: 'x' });
  const integrity = [note('host_reused'), note('left_running'), note('prerunner_failed'), note('left_running')];
  expect(listNotes({ integrity })).toBe('left_running, prerunner_failed');
  expect(listNotes({ integrity: [note('host_reused'), note('kept_workdir_readable')] })).toBe('');
});

test.each([
  [{ name: null, model: null }, 'agent'],
  [{ name: 'mini', model: null }, 'mini'],
  [{ name: 'mini', model: 'm-4' }, 'mini (m-4)'],
  [{ name: null, model: 'm-4' }, 'agent (m-4)'],
])('agentLabel of %o', (agent, expected) => {
  expect(agentLabel({ agent: { ...agent, command: 'x' } })).toBe(expected);
});

test('scores that verdicts hide are told of, unless somebody chose a measure', () => {
  const trials = ['failed', 'passed', 'error'] as const;
  const report = aReport(
    trials.map((status, at) => ({ id: `i-${at}`, status, result: { score: [0.2, 1, null][at]! } })),
  );
  const advice =
    '1 of 3 trials has a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score';
  expect(measureAdvice(report.run)).toBe(advice);
  expect(nextSteps(report)).toContain(advice);
  expect(JSON.parse(resultsJson(report)).notes).toEqual([advice]);
  for (const chosen of [{ measure: 'score' }, { measure: 'success-rate' }, { mode: 'dev' }] as const)
    expect(measureAdvice({ ...report.run, settings: { ...report.run.settings, ...chosen } })).toBeNull();
  expect(measureAdvice(aReport([{ id: 'i', status: 'failed' }]).run)).toBeNull();
});
