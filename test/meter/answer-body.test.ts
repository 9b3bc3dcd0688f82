import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AnswerBody } from '../../src/meter/answer-body.ts';
import { anthropic } from '../../src/meter/dialects/anthropic.ts';
import { gemini } from '../../src/meter/dialects/gemini.ts';
import { openaiChat } from '../../src/meter/dialects/openai-chat.ts';
import { openaiResponses } from '../../src/meter/dialects/openai-responses.ts';
import { type AnswerReader, type DialectName, Room } from '../../src/meter/types.ts';

const dialects = [anthropic, openaiChat, openaiResponses, gemini];

test('the whole objects of an array that is cut inside an escape count, whatever the text before it holds', async () => {
  const seen: unknown[] = [];
  const reader = { event: (event: unknown) => seen.push(event) } as unknown as AnswerReader;
  const body = new AnswerBody(reader, { 'content-type': 'application/json' });
  body.push(Buffer.from(String.raw`[{"a":1},{"text":"code: } \"`.slice(0, -1)));
  await body.end();
  expect(seen).toEqual([{ a: 1 }]);
});

test('so they do before a text of many megabytes', async () => {
  const seen: unknown[] = [];
  const reader = { event: (event: unknown) => seen.push(event) } as unknown as AnswerReader;
  const body = new AnswerBody(reader, { 'content-type': 'application/json' });
  body.push(Buffer.from(`[{"a":1},{"text":"${'x'.repeat(10_000_000)}`));
  await body.end();
  expect(seen).toEqual([{ a: 1 }]);
});

test.each([
  ['zlib', deflateSync],
  ['bare data', deflateRawSync],
])('bytes after the end of compressed data (deflate, %s) do not keep an answer from its end', async (_, pack) => {
  const reader = anthropic.reader(new Room(1000));
  const body = new AnswerBody(reader, { 'content-type': 'application/json', 'content-encoding': 'deflate' });
  const answer = { type: 'message', usage: { input_tokens: 1, output_tokens: 2 } };
  body.push(Buffer.concat([pack(JSON.stringify(answer)), Buffer.from('\r\n')]));
  await body.end();
  expect(reader.tokens).toMatchObject({ input: 1, output: 2 });
});

describe('of an answer without end, the meter holds no more than its record', () => {
  const RECORD = 100_000;
  const long = 'x'.repeat(20_000);
  const each: Record<DialectName, Record<string, (index: number) => object>> = {
    anthropic: {
      'members of its last event': (index) => ({ type: 'message_delta', delta: { [`a${index}`]: long } }),
      'members of its usage': (index) => ({ type: 'message_delta', usage: { [`a${index}`]: long } }),
    },
    'openai-chat': {
      'identifiers of calls': (index) => chat({ tool_calls: [{ index, id: `${index}${long}` }] }),
      calls: (index) => chat({ tool_calls: Array.from({ length: 100 }, (_, at) => ({ index: index * 100 + at })) }),
      'names of members': (index) => ({ usage: {}, ...chat({ [`${index}${long}`]: 'x' }) }),
      'reasons of its end': (index) => ({ choices: [{ index: index % 128, finish_reason: `${index}${long}` }] }),
    },
    'openai-responses': {
      'items that do not fit': (index) => item({ type: 'message', [`a${index}`]: long.repeat(6) }),
      'items of reasoning': () => item({ type: 'reasoning', content: long.repeat(6) }),
    },
    gemini: {
      'members of a text': (index) => ({ candidates: [{ content: { parts: [{ text: '', [`a${index}`]: long }] } }] }),
    },
  };
  const chat = (delta: object) => ({ choices: [{ index: 0, delta }] });
  const item = (value: object) => ({ type: 'response.output_item.done', item: value });
  const rows = Object.entries(each).flatMap(([name, attacks]) =>
    Object.entries(attacks).map(([what, event]) => [name, what, event] as const),
  );

  test.each(rows)('%s: %s', async (name, _, event) => {
    const reader = dialects.find((dialect) => dialect.name === name)!.reader(new Room(RECORD));
    const body = new AnswerBody(reader, { 'content-type': 'text/event-stream' });
    const text = { type: 'response.output_text.delta', delta: 'a' };
    for (let index = 0; index < 2000; index++) body.push(Buffer.from(events(text, event(index))));
    await body.end();
    expect(JSON.stringify(reader.answer).length).toBeLessThan(2 * RECORD);
  });
});

test('usage with 100,000 members is none, and holds nothing up', async () => {
  const reader = anthropic.reader(new Room(1000));
  const members = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`a${index}`, 1]));
  const body = new AnswerBody(reader, { 'content-type': 'application/json' });
  body.push(Buffer.from(JSON.stringify({ type: 'message', usage: { ...members, input_tokens: 1, output_tokens: 1 } })));
  await body.end();
  expect([reader.complete, reader.tokens]).toEqual([true, null]);
});

describe('an answer that unpacks to gigabytes is not read to its end', () => {
  const usage = 'data: {"type":"message_start","message":{"usage":{"input_tokens":1,"output_tokens":1}}}\n\n';
  const blank = gzipSync(Buffer.alloc(64 * 1024 * 1024, '\n'));
  const nothing = gzipSync('');
  const rows: [what: string, encoding: string, bytes: Buffer][] = [
    ['blank lines', 'gzip', Buffer.concat([...Array(64).fill(blank), gzipSync(usage)])],
    [
      'what is nothing when it is unpacked again',
      'gzip, br',
      brotliCompressSync(Buffer.concat([...Array(15_000_000).fill(nothing), gzipSync(usage)]), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
      }),
    ],
  ];

  test.each(rows)('%s', async (_, encoding, bytes) => {
    const reader = anthropic.reader(new Room(1000));
    const body = new AnswerBody(reader, { 'content-type': 'text/event-stream', 'content-encoding': encoding });
    body.push(bytes);
    await body.end();
    expect(reader.tokens).toBeNull();
  });
});

test('a stream of Chat Completions repeats its head in every event, which takes no room of the text', async () => {
  const reader = openaiChat.reader(new Room(10_000));
  const head = { id: 'chatcmpl-0123456789', object: 'chat.completion.chunk', created: 1, model: 'gpt-5.1' };
  const body = new AnswerBody(reader, { 'content-type': 'text/event-stream' });
  const event = { ...head, choices: [{ index: 0, delta: { content: 'word ' } }] };
  for (let index = 0; index < 1000; index++) body.push(Buffer.from(events(event)));
  await body.end();
  expect(reader.answer).toMatchObject({
    ...head,
    object: 'chat.completion',
    choices: [{ message: { content: 'word '.repeat(1000) } }],
  });
});

function events(...data: object[]): string {
  return data.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('');
}
