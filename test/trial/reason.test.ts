import { beforeAll, describe, expect, test } from 'vitest';
import { reasonOf } from '../../src/trial/reason.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { aResult, successCommand } from '../report/sample.ts';
import { type Measured, measure, writeDataset } from '../support/run.ts';

describe('the reason of a failure is kept beside its verdict', () => {
  let measured: Measured;
  beforeAll(async () => {
    measured = await measure({
      dataset: writeDataset([
        {
          instance_id: 'evaluation',
          success_command: 'no-such-tool ping && echo "Setup successful" || echo "Setup failed"',
        },
        { instance_id: 'agent', success_command: 'echo "Setup failed"' },
        { instance_id: 'nothing', success_command: 'true' },
        { instance_id: 'secret', success_command: 'false' },
        { instance_id: 'passes', success_command: 'echo an error; echo "Setup successful"' },
      ]),
      testbed: 'host',
      'agent-env': 'TOKEN=correct-horse-battery',
      'agent-command': `case $AGENTBENCH_INSTANCE_ID in
        agent) echo "I started"; printf '\\033[31mError: the model refused\\033[0m\\n'; echo "at frame (a.js:1:2)" ;;
        secret) echo "Error: no access with $TOKEN" ;;
      esac`,
    });
  });

  test.each([
    ['evaluation', { text: expect.stringMatching(/no-such-tool.*not found$/), log: 'evaluation.log' }],
    ['agent', { text: 'Error: the model refused', log: 'agent.log' }],
    ['nothing', null],
    ['secret', { text: 'Error: no access with ***', log: 'agent.log' }],
    ['passes', null],
  ])('%s', (id, reason) => {
    expect(measured.results[`${id}/1`]!.reason).toEqual(reason);
  });
});

test('the output of a failed agent-setup is read to its end, however busy the machine is', async () => {
  const { results } = await measure({
    dataset: writeDataset(Array.from({ length: 24 }, (_, index) => ({ instance_id: `row-${index}` }))),
    testbed: 'host',
    parallel: '12',
    'agent-setup': 'echo Error: no such package; exit 9',
    'agent-command': 'true',
  });
  const reasons = Object.values(results).map(({ reason }) => reason?.text);
  expect(reasons).toEqual(Array(24).fill('Error: no such package'));
});

describe('a test plan', () => {
  const testcase = { command: 'x', input_lines: null, typed: 0, end: 'exit' as const, reason: null, exit_code: 1 };
  const rest = { duration_ms: 1, transcript: null, recording: null };
  const lost = (metric: string, output_tail: string, explanation = 'not passed') =>
    aPoint({ metric, score: 0, explanation, testcases: [{ ...testcase, ...rest, output_tail }] });
  const told = (points: ReturnType<typeof aPoint>[]) =>
    reasonOf(aResult({ status: 'failed', evaluation: aPlan(points) }), new Map());

  test('says the fault that most of its lost points show', () => {
    const missing = "ModuleNotFoundError: No module named 'pandas'";
    expect(told([lost('1', 'KeyError: 3'), lost('2', missing), lost('3', `x\n${missing}\n`)])).toEqual({
      text: missing,
      log: null,
    });
  });

  test('of a unit test, the fault of its report, since pytest cuts messages on a terminal', () => {
    const explanation = '0 of 1 tests passed; AssertionError: no column term';
    const point = {
      ...lost('1', 'FAILED evaluation/tests/test_a.py::test_b - Assert...', explanation),
      score: 1 as const,
    };
    expect(told([{ ...point, decided_by: 'junit' }])).toEqual({ text: explanation, log: null });
    expect(told([{ ...point, decided_by: 'judge' }])?.text).toMatch(/^FAILED/);
  });

  test('the explanation of a point without a score, if its judge left more of these than were lost', () => {
    const silent = aPoint({ score: null, decided_by: 'none', explanation: 'not judged: the judge: no such model' });
    const judge = { identity: 'x', verdicts: 1, failures: 2, input_tokens: 1, output_tokens: 1, cost_usd: 1 };
    const toldOf = (points: ReturnType<typeof aPoint>[], about = {}) =>
      reasonOf(aResult({ status: 'failed', evaluation: aPlan(points, about) }), new Map())?.text;
    const fault = lost('1', 'KeyError: 3');
    expect(toldOf([fault, silent, silent], { judge })).toBe(silent.explanation);
    expect(toldOf([fault, silent], { judge })).toBe('KeyError: 3');
    expect(toldOf([fault, silent, silent])).toBe('KeyError: 3');
  });

  test('without one, the explanation of the first lost point', () => {
    const points = [aPoint({ score: 2 }), lost('2', 'Goodbye', 'The menu has no third entry.'), lost('3', '', 'other')];
    expect(told(points)).toEqual({ text: 'The menu has no third entry.', log: null });
  });
});

test('agent-setup that failed, and an agent that could not work, say why; other errors have their message', () => {
  const error = (stage: string) => ({
    status: 'error' as const,
    error: { stage, kind: 'x', message: 'm' },
    evaluation: null,
  });
  const tails = new Map([['agent-setup.log', 'npm ERR! 404 Not Found - no-such-agent\n']]);
  expect(reasonOf(error('agent-setup'), tails)).toEqual({
    text: 'npm ERR! 404 Not Found - no-such-agent',
    log: 'agent-setup.log',
  });
  expect(reasonOf(error('prepare'), tails)).toBeNull();
  const unavailable = { ...error('agent'), error: { stage: 'agent', kind: 'agent_unavailable', message: 'm' } };
  const logs = new Map([['agent.log', 'thinking\nAPI error: 529 overloaded\n']]);
  expect(reasonOf(unavailable, logs)).toEqual({ text: 'API error: 529 overloaded', log: 'agent.log' });
  expect(reasonOf(error('agent'), logs)).toBeNull();
});

test('after a testbed that the agent destroyed, the agent says why', () => {
  const tails = new Map([
    ['agent.log', 'rm: cannot remove /\n'],
    ['evaluation.log', ''],
  ]);
  expect(reasonOf(aResult({ status: 'failed', evaluation: null }), tails)).toEqual({
    text: 'rm: cannot remove /',
    log: 'agent.log',
  });
  expect(reasonOf(aResult({ status: 'failed', evaluation: successCommand() }), new Map())).toBeNull();
});
