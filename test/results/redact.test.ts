import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Redactor } from '../../src/base/redact/redact.ts';
import { type Result, resultSchema, runSchema } from '../../src/results/records.ts';
import { redactRecord } from '../../src/results/redact.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { anyCharacter } from '../support/any-character.ts';
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
  const redacted = redactRecord(result, new Redactor([SECRET]));
  expect(redacted).toEqual(JSON.parse(JSON.stringify(result).replaceAll(SECRET, '***')));
  expect(redacted.error?.message).toBe(MASKED);
  expect(result.error?.message).toBe(LEAKY);
});

test('no name of a reward holds a secret', () => {
  const rewards = { reward: 1, [SECRET]: 1, status: 0 };
  const record = { evaluation: { kind: 'reward', rewards, steps: [{ name: 'a', rewards }, { rewards: null }] } };
  expect(redactRecord(record, new Redactor([SECRET, 'evaluation']))).toEqual(
    JSON.parse(JSON.stringify(record).replaceAll(SECRET, '***')),
  );
});

test('no free text of a run holds a secret', () => {
  const run = aRun(['error', 'passed'], { agent: leakyAgent });
  run.planned[0]!.error = { stage: 'prepare', kind: 'git', message: LEAKY };
  const redacted = redactRecord(run, new Redactor([SECRET]));
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
  expect(redactRecord(result, redactor)).toEqual(result);
  expect(resultSchema.parse(redactRecord(aResult(), redactor))).toMatchObject({
    status: 'passed',
    instance_id: 'one-1',
  });
  expect(runSchema.parse(redactRecord(aRun(['passed', 'error']), redactor))).toEqual(aRun(['passed', 'error']));
});

test('paths of the harness lead to their files, whatever the secret, and runs keep their names', () => {
  const record = {
    ...{ result: 'one-1/trial-1/result.json', trajectory: 'trajectory.json', recording: 'points/1-1.cast' },
    ...{ transcript: 'points/1-1.txt', plan_file: 'evaluation/detailed_test_plan.json', image_digest: 'sha256:000000' },
    ...{ suite: 'nightly', dataset: { name: 'example', ref: null }, interrupted: 'SIGTERM' },
    github: { repository: 'org/agent', ref: 'refs/heads/main' },
  };
  const words = ['/trial-1/', 'trajectory', 'points/', 'evaluation', 'sha256', 'nightly', 'example', 'SIGTERM'];
  expect(redactRecord(record, new Redactor([...words, 'org/agent']))).toEqual(record);
});

/** The places of a JSON schema's texts of a fixed form, but for those below keys that are kept: masked, a record would fail its schema. */
function fixedWordsOf(schema: unknown, isKept: (key: string) => boolean, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...others } = schema as { properties?: Record<string, unknown> };
  const { type } = others as { type?: unknown };
  if (type === 'string' && ['enum', 'const', 'pattern', 'format'].some((form) => form in others)) return [place];
  const named = Object.entries(properties).filter(([key]) => !isKept(key));
  return [
    ...named.flatMap(([key, part]) => fixedWordsOf(part, isKept, `${place}.${key}`)),
    ...Object.values(others).flatMap((part) => fixedWordsOf(part, isKept, place)),
  ];
}

test.each([resultSchema, runSchema])('a text of a fixed form is kept', (schema) => {
  const redactor = new Redactor([SECRET]);
  const isKept = (key: string) => redactRecord({ [key]: SECRET }, redactor)[key] === SECRET;
  expect(fixedWordsOf(z.toJSONSchema(schema, { io: 'input' }), isKept)).toEqual([]);
});

/** A result of which every text that is free says this. */
function saying(text: string): Result {
  const { agent } = aResult();
  const testcase = {
    ...{ command: text, input_lines: null, typed: 0, end: 'not_run' as const, reason: text, exit_code: null },
    ...{ duration_ms: 0, output_tail: text, transcript: null, recording: null },
  };
  const point = aPoint({
    metric: text,
    explanation: text,
    testcases: [testcase],
    notes: [{ kind: 'odd', detail: text }],
  });
  const judge = { identity: text, verdicts: 1, failures: 0, input_tokens: null, output_tokens: null, cost_usd: null };
  const plan = aPlan([point], { judge });
  const command = { kind: 'success_command' as const, command: text, exit_code: 0, timed_out: false, duration_ms: 1 };
  const named = { ...agent, name: text, model: text, command: text };
  return aResult({
    agent: named,
    evaluation: plan,
    rounds: [{ agent: named, evaluation: { ...command, output_tail: text }, score: null }],
    testbed: { kind: 'docker', image: text, image_digest: null, substituted: false, kept_image: text, commit: null },
    integrity: [{ kind: 'left_running', detail: text }],
    error: { stage: 'agent', kind: 'docker', message: text },
  });
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

test('property: whatever the secret, a record stays valid JSON of its schema and holds it in no form', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'aZ09"\\\n\r\t/\'<&%+é漢💥\u0000\u2028'),
    fc.string({ minLength: 1, maxLength: 1, unit: anyCharacter }),
  );
  const secret = fc
    .string({ minLength: 8, maxLength: 24, unit })
    .filter((text) => text.isWellFormed() && !text.includes('*') && text.trim().length >= 6);
  const around = fc.string({ maxLength: 5, unit });
  fc.assert(
    fc.property(secret, around, around, (secret, before, after) => {
      const forms = [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      ];
      const redactor = new Redactor([secret]);
      for (const form of forms) {
        const text = `${before}${form}${after}`;
        const result = JSON.parse(JSON.stringify(redactRecord(saying(text), redactor)));
        const error = { stage: 'prepare', kind: 'git', message: text };
        const { planned } = aRun(['error']);
        const gate = { passed: false, reasons: [text] };
        const agent = { name: text, model: text, command: text };
        const record = aRun(['error'], { planned: [{ ...planned[0]!, error }], agent, gate });
        const run = JSON.parse(JSON.stringify(redactRecord(record, redactor)));
        expect(resultSchema.safeParse(result).error).toBeUndefined();
        expect(runSchema.safeParse(run).error).toBeUndefined();
        const found = [...stringsOf(result), ...stringsOf(run), JSON.stringify([result, run])];
        expect(found.filter((string) => forms.some((other) => string.includes(other)))).toEqual([]);
        expect(found.filter((string) => string.includes('***')).length).toBe(25);
      }
    }),
    { numRuns: 700 },
  );
});
