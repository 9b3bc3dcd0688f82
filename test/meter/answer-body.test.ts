import { expect, test } from 'vitest';
import { AnswerBody } from '../../src/meter/answer-body.ts';
import type { AnswerReader } from '../../src/meter/types.ts';

test('the whole objects of an array that is cut inside an escape count, whatever the text before it holds', async () => {
  const seen: unknown[] = [];
  const reader = { event: (event: unknown) => seen.push(event) } as unknown as AnswerReader;
  const body = new AnswerBody(reader, { 'content-type': 'application/json' });
  body.push(Buffer.from(String.raw`[{"a":1},{"text":"code: } \"`.slice(0, -1)));
  await body.end();
  expect(seen).toEqual([{ a: 1 }]);
});
