import { expect, test } from 'vitest';
import { briefOf } from '../../src/report/brief.ts';
import type { TestCaseResult } from '../../src/results/evaluation.ts';
import { unknownUsage } from '../../src/results/usage.ts';
import { aPlan, aPoint } from './files/support.ts';
import { aResult, broken, successCommand, used } from './sample.ts';

/** What a command may have printed. */
const PRINTED = 'A line of output.\n'.repeat(100_000);
const testcase: TestCaseResult = {
  command: PRINTED,
  input_lines: null,
  typed: 0,
  end: 'exit',
  reason: null,
  exit_code: 0,
  duration_ms: 700,
  output_tail: PRINTED,
  transcript: null,
  recording: null,
};

test('a failed trial: its figures, why, and the end of what its success command printed', () => {
  const evaluation = { ...successCommand(), command: PRINTED, output_tail: PRINTED };
  const { detail, ...brief } = briefOf(aResult({ status: 'failed', evaluation, ...used({ cost_usd: 0.5 }) }));
  expect(brief).toEqual({
    attempt: 1,
    integrity: [],
    error: null,
    reason: null,
    began: Date.parse('2026-11-21T12:00:00Z'),
    ended: Date.parse('2026-11-21T12:00:00Z'),
    times: { agent: 1000, evaluation: 500, harness: 0 },
    agent_ms: 1000,
    usage: { ...unknownUsage(), cost_usd: 0.5 },
    judge: null,
    meter: null,
    causes: [],
    actions: null,
    human_actions: null,
    image_digest: `sha256:${'0'.repeat(64)}`,
    explanation: 'no "Setup successful" in the output',
    plan: null,
    rounds: [],
    judges: [],
  });
  expect(detail).toMatch(/^….{8}\n(A line of output\.\n){55}$/);
});

test('a passed one has nothing to show of it, an error its message', () => {
  expect(briefOf(aResult({ evaluation: { ...successCommand(), output_tail: PRINTED } })).detail).toBe('');
  const { explanation, detail } = briefOf(aResult({ status: 'error', ...broken('Error: x\n  at y') }));
  expect([explanation, detail]).toEqual(['prepare: Error: x', 'Error: x\n  at y']);
});

test('a test plan: its points with the time of their test cases, and the figures of both rounds', () => {
  const evaluation = aPlan([aPoint({ score: 1, testcases: [testcase, testcase] })], { mode: 'debug' });
  const { agent } = aResult();
  const rounds = [
    { agent, evaluation, score: 0.5 },
    { agent, evaluation: null, score: null },
  ];
  const brief = briefOf(aResult({ status: 'failed', evaluation, rounds }));
  const figures = { expected: 1, judged: 1, score: 0.5, score_expected: 0.5, coverage: 1 };
  expect(brief.plan).toEqual({
    mode: 'debug',
    ...figures,
    score_without_vacuous: 0.5,
    points: [
      { metric: '1.1 Start', type: 'unit_test', score: 1, decided_by: 'junit', explanation: '', vacuous: false, duration_ms: 1400 }, // biome-ignore format: a table
    ],
    last: { ...figures, types: { unit_test: 0.5 } },
  });
  expect(brief.rounds).toEqual([{ ...figures, types: { unit_test: 0.5 } }, null]);
  expect(JSON.stringify(brief).length).toBeLessThan(2000);
});
