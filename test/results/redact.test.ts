import { expect, test } from 'vitest';
import { redactResult, redactRun } from '../../src/results/redact.ts';
import { resultSchema, runSchema } from '../../src/results/schema.ts';
import { Redactor } from '../../src/text/redact.ts';
import { aResult, aRun } from '../support/results.ts';

const SECRET = 'hunter22';
const LEAKY = `say ${SECRET} "${SECRET}"`;
const MASKED = 'say *** "***"';

const leakyAgent = { name: LEAKY, model: LEAKY, command: LEAKY };

test('no free text of a result holds a secret', () => {
  const { agent } = aResult();
  const result = aResult({
    agent: { ...agent, ...leakyAgent },
    evaluation: {
      kind: 'success_command',
      command: LEAKY,
      exit_code: 0,
      timed_out: false,
      duration_ms: 1,
      output_tail: LEAKY,
    },
    integrity: [{ kind: 'left_running', detail: LEAKY }],
    error: { stage: 'agent', kind: 'docker', message: LEAKY },
  });
  const redacted = redactResult(result, new Redactor([SECRET]));
  expect(redacted).toEqual(JSON.parse(JSON.stringify(result).replaceAll(SECRET, '***')));
  expect(redacted.error?.message).toBe(MASKED);
  expect(result.error?.message).toBe(LEAKY);
});

test('no free text of a run holds a secret', () => {
  const run = aRun(['error', 'passed'], { agent: leakyAgent });
  run.planned[0]!.error = { stage: 'prepare', kind: 'git', message: LEAKY };
  const redacted = redactRun(run, new Redactor([SECRET]));
  expect(redacted).toEqual(JSON.parse(JSON.stringify(run).replaceAll(SECRET, '***')));
});

test('what a secret may be does not change the words of fixed meaning', () => {
  const words = [
    'passed',
    'failed',
    'success_command',
    'agentbench',
    'prepare',
    '2026-01-01T00:00:00.000Z',
    'dbsetup',
    'sha256:',
    '000000',
    'docker',
  ];
  const redactor = new Redactor(words);
  const result = aResult({ testbed: { ...aResult().testbed, kind: 'docker' }, evaluation: null });
  expect(redactResult(result, redactor)).toEqual(result);
  expect(resultSchema.parse(redactResult(aResult(), redactor))).toMatchObject({
    status: 'passed',
    instance_id: 'one-1',
  });
  expect(runSchema.parse(redactRun(aRun(['passed', 'error']), redactor))).toEqual(aRun(['passed', 'error']));
});
