import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { actionsOf } from '../../src/trajectory/actions.ts';
import { trajectorySchema } from '../../src/trajectory/atif.ts';
import { conversationsOf } from '../../src/trajectory/conversations.ts';
import { readExchanges } from '../../src/trajectory/exchanges.ts';
import { trajectoryOf } from '../../src/trajectory/trajectory.ts';
import { rewriteTrajectory } from '../../src/trajectory/write.ts';
import { hasHarbor, judgeByHarbor } from '../support/harbor.ts';
import { heldMemory } from '../support/memory.ts';
import { processorTime } from '../support/processor.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { type Asked, logOf, written } from './support.ts';

const DIALECTS = ['anthropic', 'openai-chat', 'openai-responses', 'gemini'] as const;
const user = (content: unknown) => ({ role: 'user', content });

/** Values that no dialect has in these places. */
const STRANGE: unknown[] = [
  ...[null, true, 7, '', 'text', [], {}, [null], [[]], [{}], { $ref: '1/messages/0' }, { $ref: 'x' }, { type: 7 }],
  JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
  ...[
    [{ type: 'text' }],
    [{ type: 'tool_use' }],
    [{ type: 'tool_result' }],
    [{ functionCall: {} }],
    [{ functionResponse: {} }],
  ],
  [{ functionCall: { name: 7, args: 'x' } }, { functionResponse: { name: [], response: 7 } }],
  [
    { type: 'function_call' },
    { type: 'function_call_output' },
    { type: 'reasoning', summary: 7 },
    { type: 'x_call', action: [] },
  ],
];
const MEMBERS = [
  ...['messages', 'contents', 'input', 'system', 'instructions', 'systemInstruction', 'tools', 'prompt'],
  ...['content', 'output', 'choices', 'candidates', 'reasoning', 'previous_response_id', 'id'],
];

test.each(DIALECTS)('%s: bodies of any shape', async (dialect) => {
  const bodies = MEMBERS.flatMap((member) => STRANGE.map((value) => ({ [member]: value })));
  const nested = STRANGE.flatMap((value) => [
    {
      messages: [
        { role: 'assistant', content: value, tool_calls: value },
        { role: 'tool', content: value },
        user(value),
      ],
    },
    {
      contents: [{ role: 'model', parts: value }, { parts: value }],
      choices: [{ message: { tool_calls: value, content: value } }],
    },
  ]);
  const asked = [...bodies, ...nested].map((body) => ({ dialect, request: body, response: body }) as Asked);
  const { trajectory, note, text } = await written(await logOf(asked));
  expect([note, trajectorySchema.safeParse(JSON.parse(text)).error]).toEqual([null, undefined]);
  expect(trajectory!.steps.length).toBeGreaterThan(1);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  if (hasHarbor) expect(judgeByHarbor([JSON.parse(text)])).toEqual([null]);
});

test('lines that are none are counted', async () => {
  const file = await logOf([
    { request: { messages: [user('x')] }, response: { content: [{ type: 'text', text: 'y' }] } },
  ]);
  appendFileSync(
    file,
    'not json\n[]\n{"line":"2","dialect":"anthropic"}\n{"line":9,"dialect":"constructor","started_at":"x"}\n\n',
  );
  const { trajectory } = await written(file);
  expect(trajectory!.notes).toBe('5 lines of exchanges.jsonl could not be read.');
  writeFileSync(file, 'nothing\n');
  expect(await written(file)).toMatchObject({ trajectory: null, note: 'exchanges.jsonl cannot be read' });
  rmSync(file);
  expect(await written(file)).toMatchObject({ trajectory: null, note: null });
  execFileSync('mkfifo', [file]);
  expect(await written(file)).toMatchObject({ trajectory: null, note: 'no trajectory: it is not a regular file' });
});

test('a line without an end, which an agent on the host can make, costs no lines before it', async () => {
  const file = await logOf([
    { request: { messages: [user('x')] }, response: { content: [{ type: 'text', text: 'y' }] } },
  ]);
  truncateSync(file, 520 * 1024 * 1024);
  const { exchanges, unread } = await readExchanges(file);
  expect([exchanges.map(({ line }) => line), unread]).toEqual([[1], 1]);
});

test('texts with any character, in lines longer than a chunk', async () => {
  const strange = `a\u2028b\u2029c\u0085d\r\ne\v\f\0${'\u2028é🎈'.repeat(50_000)}`;
  const file = await logOf(
    [1, 2].map((turn) => ({
      request: { messages: [user(`${turn}${strange}`)] },
      response: { content: [{ type: 'text', text: `${strange}${turn}` }] },
    })),
  );
  const { exchanges, unread } = await readExchanges(file);
  expect([exchanges.map(({ line }) => line), unread]).toEqual([[1, 2], 0]);
  expect(exchanges[1]!.request).toEqual({ messages: [user(`2${strange}`)] });
});

/** A line of a request that begins a conversation and gets no answer. */
const line = (number: number, messages: unknown[], tools: unknown[] = []) =>
  `${JSON.stringify({
    ...{ line: number, dialect: 'openai-chat', conversation: `${number}`, started_at: '2026-01-01T00:00:00Z' },
    ...{ duration_ms: 1, status: 400, end: 'complete', request: { messages, tools }, response: null },
  })}\n`;

test('references that make requests far longer than the file', async () => {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const copies = (count: number) => Array.from({ length: count }, () => ({ $ref: '1/messages/0' }));
  const begun = (number: number) => line(number, [user(`${number}`), ...copies(60)]);
  const rest = Array.from({ length: 20 }, (_, index) => begun(3 + index));
  writeFileSync(file, [line(1, [user('x'.repeat(1024 * 1024))]), line(2, copies(65)), ...rest].join(''));
  const { exchanges, unread } = await readExchanges(file);
  // Line 2 is longer than the meter takes.
  expect([exchanges.length, unread]).toEqual([21, 1]);
  const [main] = conversationsOf(exchanges.slice(1));
  expect(main!.conversation.first).toMatch(/^3\nx{32766}x{32768}$/);
});

test('references that make requests of very many values, at each of which every request is looked at', async () => {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const many = { role: 'user', content: Array(1_000_000).fill(0) };
  const copies = Array.from({ length: 20 }, () => ({ $ref: '1/messages/0' }));
  const rest = Array.from({ length: 6 }, (_, index) => line(2 + index, copies));
  writeFileSync(file, [line(1, [many]), ...rest].join(''));
  const { exchanges, unread } = await readExchanges(file);
  expect([exchanges.length, unread]).toEqual([5, 2]);
});

test.each(DIALECTS)('%s: requests that repeat gigabytes are read to the last one, each part once', async (dialect) => {
  const [file, command] = [path.join(temporaryDirectory(), 'exchanges.jsonl'), 'echo x '.repeat(4_000_000)];
  const given = { command };
  const text = JSON.stringify(given);
  const parts = {
    anthropic: { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'Bash', input: given }] },
    'openai-chat': {
      role: 'assistant',
      tool_calls: [{ id: 'c', function: { name: 'Bash', arguments: text } }],
    },
    'openai-responses': { type: 'function_call', call_id: 'c', name: 'Bash', arguments: text },
    gemini: { role: 'model', parts: [{ functionCall: { id: 'c', name: 'Bash', args: given } }] },
  };
  const member = { anthropic: 'messages', 'openai-chat': 'messages', 'openai-responses': 'input', gemini: 'contents' }[
    dialect
  ];
  const asked = (number: number) => ({
    ...{ line: number, dialect, conversation: 'a', started_at: new Date(number * 1000).toISOString(), duration_ms: 1 },
    ...{ status: 200, end: 'complete', response: { content: [], output: [], choices: [], candidates: [] } },
    request: { [member]: [number === 1 ? parts[dialect] : { $ref: `1/${member}/0` }, user(`${number}`)] },
  });
  writeFileSync(file, Array.from({ length: 200 }, (_, at) => `${JSON.stringify(asked(at + 1))}\n`).join(''));
  const began = processorTime();
  const { trajectory, actions, answers } = await written(file);
  expect(processorTime() - began).toBeLessThan(5_000);
  expect([trajectory!.notes, answers]).toEqual([expect.stringMatching(/^\d texts? (is|are) cut/), 200]);
  expect(actions).not.toBeNull();
});

test('a text in two parts with which many conversations begin is not held as often', async () => {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const half = { type: 'text', text: 'x'.repeat(8 * 1024 * 1024) };
  const rest = Array.from({ length: 30 }, (_, at) => line(at + 2, [user(`${at}`), { $ref: '1/messages/0' }]));
  writeFileSync(file, [line(1, [user([half, half])]), ...rest].join(''));
  const { trajectory } = await written(file);
  expect(trajectory!.notes).toContain('Texts beyond 256 MiB are left out.');
});

describe('size', () => {
  const big = 'x'.repeat(10 * 1024 * 1024);
  const turn = (index: number, content: string, command: string) => [
    { role: 'assistant', content: [{ type: 'tool_use', id: `${index}`, name: 'Bash', input: { command } }] },
    user([{ type: 'tool_result', tool_use_id: `${index}`, content }]),
  ];
  const steps = (count: number, content: (index: number) => string, command = 'cat big') => {
    const history = [
      user('solve it'),
      ...Array.from({ length: count }, (_, index) => turn(index, content(index), command)).flat(),
    ];
    return Array.from({ length: count }, (_, index) => ({
      request: { messages: history.slice(0, 1 + 2 * index), tools: [{ name: 'Bash' }] },
      response: { content: (history[1 + 2 * index] as { content: unknown }).content },
    })) as Asked[];
  };

  test('a text of 10 MB is cut, its beginning and end stay', async () => {
    const file = await logOf(steps(3, () => `begin${big}end`));
    const { trajectory, text } = await written(file, { size: 1024 * 1024 });
    expect(text.length).toBeLessThan(1024 * 1024);
    const content = trajectory!.steps[1]!.observation!.results[0]!.content as string;
    expect(content).toMatch(/^beginx+\n\[agentbench: \d+ characters left out here\]\nx+end$/);
    expect(trajectory!.notes).toMatch(/^2 texts are cut to about 262144 characters\.$/);
  });

  test('300 steps with large outputs, and far too many steps', async () => {
    const file = await logOf(steps(300, (index) => `${index} ${'line\n'.repeat(400)}`));
    const { trajectory, text } = await written(file, { size: 256 * 1024 });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(256 * 1024);
    expect(trajectory!.steps).toHaveLength(301);
    const few = await written(file, { size: 64 * 1024 });
    expect(Buffer.byteLength(few.text)).toBeLessThanOrEqual(64 * 1024);
    expect(few.trajectory!.notes).toMatch(/\d+ steps in the middle are left out\.$/);
    expect(few.trajectory!.steps.length).toBeGreaterThan(30);
    expect(await written(file, { size: 500 })).toMatchObject({
      trajectory: null,
      note: expect.stringContaining('max-log-size'),
    });
  });

  test('calls that are cut, or left out with their steps, count as actions', async () => {
    const command = `: ${'x'.repeat(300)}; pip install ${'y'.repeat(300)}`;
    const { trajectory, actions } = await written(await logOf(steps(50, () => '', command)), { size: 16 * 1024 });
    expect(actionsOf(trajectory!)).toMatchObject({ install: 0, other: expect.any(Number) });
    expect(trajectory!.steps.length).toBeLessThan(50);
    expect(actions).toMatchObject({ install: 50, other: 0 });
  });

  test('of many conversations, the first ones stay, and it is told that there were more', async () => {
    const own = (index: number): Asked => ({
      request: { messages: [user(`task ${index}`)], tools: [{ name: 'Bash' }] },
      response: { content: `done ${index}` },
    });
    const file = await logOf(Array.from({ length: 60 }, (_, index) => ({ ...own(index), at: index / 100 })));
    const { trajectory } = await written(file, { size: 16 * 1024 });
    const few = trajectory!.subagent_trajectories!.length;
    expect(few).toBeGreaterThan(5);
    expect(trajectory!.notes).toBe(`${59 - few} conversations are left out.`);
  });

  test('exchanges of which only figures are left have their steps', async () => {
    const file = await logOf(
      steps(5, () => 'y'.repeat(5000)),
      12_000,
    );
    const { trajectory, actions } = await written(file);
    // Nobody knows how many calls these answers made.
    expect(actions).toBeNull();
    expect(trajectory!.steps.map(({ extra }) => extra?.status).filter(Boolean)).toEqual([
      'too_large',
      'too_large',
      'too_large',
    ]);
  });

  test('arguments that are nested deep', async () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 2000; depth++) deep = { deep };
    const { text, note, trajectory } = await written(
      await logOf([
        { request: { messages: [user('x')] }, response: { content: [{ type: 'tool_use', name: 'a', input: deep }] } },
      ]),
    );
    expect([note, text.includes('[nested too deep]')]).toEqual([null, true]);
    expect(trajectory!.notes).toBe('1 value of arguments is left out.');
  });
});

test('a secret in two texts that are joined is masked', async () => {
  const parts = ['sk-canary-77', 'second-half-of-it'];
  const file = await logOf([
    { request: { messages: [user(parts.map((text) => ({ type: 'text', text })))] }, response: { content: [] } },
  ]);
  const secret = parts.join('\n');
  const { text, trajectory } = await written(file, { secrets: [secret] });
  expect(text).not.toContain('canary');
  expect(trajectory!.steps[0]!.message).toContain('***');
});

test('a trajectory of an agent itself is taken if it is one', async () => {
  const rewrite = async (text: string) => {
    const file = path.join(temporaryDirectory(), 'trajectory.json');
    const result = await rewriteTrajectory(text, file, 1024 * 1024, new Redactor(['sk-canary-55']));
    return result.trajectory === null ? result.note : readFileSync(file, 'utf8');
  };
  const own = {
    schema_version: 'ATIF-v1.2',
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'user', message: 'sk-canary-55' }],
  };
  expect(JSON.parse((await rewrite(JSON.stringify(own)))!)).toMatchObject({ ...own, steps: [{ message: '***' }] });
  expect(await rewrite('{')).toContain('is no JSON');
  expect(await rewrite('{}')).toContain('is not ATIF: agent: is missing');
  expect(await rewrite(JSON.stringify({ ...own, steps: [] }))).toContain('is not ATIF: steps');
  expect(await rewrite('[]')).toContain('is not ATIF: must be an object, not a list');
  expect(await rewrite(`${'{"subagent_trajectories":['.repeat(20_000)}`)).toContain('trajectory.json of the agent');
  const deep = `${'{"agent":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(await rewrite(deep)).toContain('trajectory.json of the agent');
});

test('a trajectory is redacted once, and is not left where the mask makes it another document', async () => {
  class Counted extends Redactor {
    times = 0;
    override text(text: string): string {
      this.times += 1;
      return super.text(text);
    }
  }
  const text = JSON.stringify({
    schema_version: 'ATIF-v1.2',
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'user', message: 'sk-canary-55' }],
  });
  const rewrite = async (secret: string) => {
    const file = path.join(temporaryDirectory(), 'trajectory.json');
    const redactor = new Counted([secret]);
    const { note } = await rewriteTrajectory(text, file, 1024 * 1024, redactor);
    return { times: redactor.times, note, left: existsSync(file) };
  };
  expect(await rewrite('sk-canary-55')).toEqual({ times: 1, note: null, left: true });
  expect(await rewrite('ATIF-v1.2')).toEqual({
    times: 1,
    note: 'no trajectory: schema_version: must be ATIF-v1.0 to ATIF-v1.8',
    left: false,
  });
});

test('thousands of conversations, each with a call that never gets a result, are told apart in seconds', async () => {
  const asked = Array.from({ length: 6_000 }, (_, index): Asked => {
    const input = { answer: `the answer number ${index}`, blank: ' '.repeat(9) };
    return {
      request: { messages: [user(`question ${index}\n\n${'and so on '.repeat(20)}`)], tools: [{ name: 'answer' }] },
      response: { content: [{ type: 'tool_use', id: `${index}`, name: 'answer', input }] },
    };
  });
  const { exchanges } = await readExchanges(await logOf(asked));
  const began = processorTime();
  const told = conversationsOf(exchanges);
  expect(processorTime() - began).toBeLessThan(5_000);
  expect([told.length, told.filter(({ conversation }) => conversation.isTask)]).toEqual([6_000, []]);
  const written = processorTime();
  const about = { session: 'a/trial-1', name: null, version: null, model: null };
  expect(trajectoryOf(told, about)?.subagent_trajectories).toHaveLength(5_999);
  expect(processorTime() - written).toBeLessThan(5_000);
});

test('thousands of conversations that begin with one long text take seconds, and hold it once', async () => {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const [told, asked] = ['s', 'u'].map((text) => `${text} and so on `.repeat(4_500));
  const begun = (number: number) => [
    ...[{ role: 'system', content: `${number}` }, { $ref: '1/messages/2' }, { $ref: '1/messages/3' }],
  ];
  const first = [{ role: 'system', content: '1' }, user('1'), { role: 'system', content: told }, user(asked)];
  const rest = Array.from({ length: 6_000 }, (_, index) => line(index + 2, begun(index + 2), [{ name: 'a' }]));
  writeFileSync(file, [line(1, first, [{ name: 'a' }]), ...rest].join(''));
  const { exchanges } = await readExchanges(file);
  const [began, held] = [processorTime(), heldMemory()];
  const conversations = conversationsOf(exchanges);
  trajectoryOf(conversations, { session: 'a/trial-1', name: null, version: null, model: null });
  expect(conversations).toHaveLength(6_001);
  expect(processorTime() - began).toBeLessThan(10_000);
  expect(heldMemory() - held).toBeLessThan(100 * 1024 * 1024);
  expect(conversations.at(-1)!.conversation.first).toBe(asked);
});
