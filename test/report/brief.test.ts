import { expect, test } from 'vitest';
import { NO_USAGE } from '../../src/judges/usage.ts';
import { briefOf, sizeOfBrief } from '../../src/report/brief.ts';
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
    unbegun: false,
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
  const causes = [{ cause: 'crashed', evidence: 'x', step: null, log: null } as const];
  const passed = briefOf(aResult({ evaluation: { ...successCommand(), output_tail: PRINTED }, causes }));
  expect(passed).toMatchObject({ detail: '', causes: [] });
  const { explanation, detail } = briefOf(aResult({ status: 'error', ...broken('Error: x\n  at y') }));
  expect([explanation, detail]).toEqual(['prepare: Error: x', 'Error: x\n  at y']);
});

test('a test plan: its points with the time of their test cases, and the figures of both rounds', () => {
  const evaluation = aPlan([aPoint({ score: 1, testcases: [testcase, testcase] })], { mode: 'debug' });
  const { agent } = aResult();
  const rounds = [
    { agent, evaluation, score: 0.5 },
    { agent, evaluation: null, score: null },
    // The agent destroyed its testbed; the time ended before the last point.
    { agent, evaluation: null, score: 0 },
    { agent, evaluation: { ...evaluation, expected: 2 }, score: 0.5 },
  ];
  const brief = briefOf(aResult({ status: 'failed', evaluation, rounds }));
  const figures = { expected: 1, judged: 1, score: 0.5, score_expected: 0.5, coverage: 1 };
  expect(brief.plan).toEqual({
    mode: 'debug',
    ...figures,
    score_without_vacuous: null,
    points: [
      { metric: '1.1 Start', type: 'unit_test', score: 1, decided_by: 'junit', explanation: '', vacuous: false, duration_ms: 1400 }, // biome-ignore format: a table
    ],
    last: { ...figures, types: { unit_test: 0.5 } },
  });
  expect(brief.rounds).toEqual([
    { ...figures, types: { unit_test: 0.5 } },
    null,
    { expected: 0, judged: 0, score: 0, score_expected: 0, coverage: 0, types: {} },
    { ...figures, expected: 2, types: {} },
  ]);
  expect(JSON.stringify(brief).length).toBeLessThan(2000);
});

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('of a record of any size texts and lists are bounded, and its size is known', () => {
  const long = 'x'.repeat(5000);
  const note = { kind: long, detail: long };
  const cause = { cause: 'crashed', evidence: long, step: null, log: long } as const;
  const points = Array.from({ length: 2500 }, () => aPoint({ metric: long, explanation: long }));
  const judge = { identity: long, verdicts: 1, failures: 0, ...NO_USAGE };
  const { testbed } = aResult();
  const noted = briefOf(
    aResult({ status: 'error', ...broken(long), integrity: Array(150).fill(note), causes: Array(20).fill(cause) }),
  );
  const planned = briefOf(
    aResult({
      status: 'failed',
      evaluation: aPlan(points, { judge }),
      reason: { text: long, log: null },
      testbed: { ...testbed, image_digest: long },
    }),
  );
  for (const brief of [noted, planned]) {
    const lengths = textsIn(brief).map(({ length }) => length);
    expect([...new Set(lengths.filter((length) => length > 100))].sort()).toEqual(
      brief === noted ? [1000, 200, 2000] : [200, 2000],
    );
    expect(sizeOfBrief(brief) / JSON.stringify(brief).length).toBeCloseTo(1, 0);
  }
  expect([noted.integrity.length, noted.causes.length, planned.plan!.points.length]).toEqual([100, 9, 2000]);
  expect([noted.integrity[0]!.kind, planned.plan!.points[0]!.metric].map(({ length }) => length)).toEqual([200, 200]);
});
