import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { generate } from '../../scripts/generate.ts';
import type { JudgeRequest } from '../../src/judges/types.ts';
import { judgeAnswerSchema, judgeRequestSchema } from '../../src/judges/verdict-schema.ts';
import { aRequest, withFile } from './support.ts';

/** The published schemas, as somebody else's judge would read them. */
const published = generate({});
const validator = (name: string) => new Ajv2020().compile(JSON.parse(published[`schemas/${name}.schema.json`]!));

describe('the request', () => {
  it('is the JudgeRequest of the code, and says what it is', () => {
    type Published = z.output<typeof judgeRequestSchema>;
    expectTypeOf<Omit<Published, 'schema' | 'files'>>().toEqualTypeOf<Omit<JudgeRequest, 'files'>>();
    type File = Published['files'][number];
    type OwnFile = JudgeRequest['files'][number];
    expectTypeOf<Omit<File, 'picture'>>().toEqualTypeOf<Omit<OwnFile, 'picture'>>();
    // In JSON a picture has a path in the place of its content.
    expectTypeOf<NonNullable<OwnFile['picture']>>().toExtend<Omit<NonNullable<File['picture']>, 'file'>>();
    const request = { schema: 'agentbench/judge-request/v1', ...withFile('out.txt', 'x') };
    expect(judgeRequestSchema.parse(request)).toEqual(request);
    expect(validator('judge-request')(request)).toBe(true);
  });

  it.each([
    ['without its schema', aRequest()],
    ['with something else in it', { schema: 'agentbench/judge-request/v1', ...aRequest(), secret: 1 }],
  ])('is refused %s', (_, request) => {
    expect(judgeRequestSchema.safeParse(request).success).toBe(false);
    expect(validator('judge-request')(request)).toBe(false);
  });
});

describe('the answer', () => {
  it.each([
    [{ score: 0, explanation: 'no' }],
    [{ score: 1, explanation: 'half', usage: { input_tokens: 5, cost_usd: 0.1 } }],
    [{ score: 2, explanation: 'yes', usage: null }],
    [{ score: 2, explanation: 'yes', confidence: 0.9 }],
  ])('%j is one', (answer) => {
    expect(judgeAnswerSchema.safeParse(answer).success).toBe(true);
    expect(validator('judge-answer')(answer)).toBe(true);
  });

  it.each([
    [{ score: 3, explanation: 'x' }],
    [{ score: '2', explanation: 'x' }],
    [{ score: 1.5, explanation: 'x' }],
    [{ score: 2 }],
    [{ score: 2, explanation: '' }],
    [{ explanation: 'x' }],
    [{ score: 2, explanation: 'x', usage: { cost_usd: -1 } }],
  ])('%j is none', (answer) => {
    expect(judgeAnswerSchema.safeParse(answer).success).toBe(false);
    expect(validator('judge-answer')(answer)).toBe(false);
  });

  it('has an explanation that is cut where it is long, and never through a character', () => {
    const cut = (explanation: string) => judgeAnswerSchema.parse({ score: 0, explanation }).explanation;
    expect(cut('x'.repeat(20_000))).toHaveLength(20_000);
    expect(cut('x'.repeat(20_001))).toBe(`${'x'.repeat(19_999)}…`);
    expect(cut(`${'x'.repeat(19_998)}😀tail`)).toBe(`${'x'.repeat(19_998)}…`);
  });
});
