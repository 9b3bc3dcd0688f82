import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newExchange } from '../../src/meter/exchange.ts';
import { stepExtraOf } from '../../src/trajectory/atif.ts';
import { type Asked, logOf, told, trajectoryFrom, written } from './support.ts';

const tools = [{ name: 'Bash', description: 'runs', input_schema: {} }];
const user = (content: unknown) => ({ role: 'user', content });
const agent = (...content: unknown[]) => ({ role: 'assistant', content });
const text = (value: string) => ({ type: 'text', text: value });
const call = (id: string | undefined, command: string) => ({ type: 'tool_use', id, name: 'Bash', input: { command } });
const result = (id: string, content: string) => ({ type: 'tool_result', tool_use_id: id, content });
const ask = (...messages: unknown[]): Asked['request'] => ({ system: 'be good', messages, tools });
const answer = (...content: unknown[]) => ({ id: 'm', type: 'message', role: 'assistant', content });
const tokens = (input: number) => ({
  input,
  cachedInput: 1,
  cacheWrite: 0,
  cacheWriteHour: 0,
  output: 5,
  reasoning: null,
  cost: null,
  fees: { searches: 0, untold: false },
});
const prompt = user('solve it');

test('retries of a request that failed are one step, with the tokens of all', async () => {
  const failed = { request: ask(prompt), more: { status: 529, error: 'overloaded_error' } };
  const cut = {
    request: ask(prompt),
    response: answer(text('I th')),
    more: { end: 'cut_by_provider' as const, tokens: { ...tokens(10), reasoning: 3 }, cost_usd: 0.1 },
  };
  const trajectory = await trajectoryFrom([
    failed,
    failed,
    cut,
    {
      request: ask(prompt),
      response: answer(text('done')),
      more: { tokens: { ...tokens(20), reasoning: 4 }, cost_usd: 0.2 },
    },
  ]);
  expect(told(trajectory)).toEqual(['system: be good', 'user: solve it', 'agent: done']);
  const step = trajectory.steps.at(-1)!;
  expect(step).toMatchObject({ llm_call_count: 4, metrics: { prompt_tokens: 30, cached_tokens: 2 } });
  expect(step.metrics!.cost_usd).toBe(0.3);
  expect(step.metrics!.extra).toEqual({ reasoning_tokens: 7 });
  expect(stepExtraOf(step)).toMatchObject({ exchange: 4, retries: 3, worked_ms: null });
  expect(trajectory.final_metrics).toMatchObject({ total_prompt_tokens: 30, total_cost_usd: 0.3, total_steps: 3 });
});

test('of an answer that was cut before its usage, tokens and cost are unknown, also in the step of its retry', async () => {
  const model = { asked: 'm', served: 'm' };
  const cut = { request: ask(prompt), response: answer(text('I th')), more: { end: 'cut_by_agent' as const, model } };
  const whole = {
    request: ask(prompt),
    response: answer(text('done')),
    more: { tokens: tokens(20), cost_usd: 0.2, model },
  };
  const { steps, final_metrics } = await trajectoryFrom([cut, whole]);
  expect(steps.at(-1)).toMatchObject({ message: 'done', llm_call_count: 2 });
  expect(steps.at(-1)!.metrics).toBeUndefined();
  expect(final_metrics).toEqual({ total_steps: steps.length });
});

test('the cost in total is the trial’s, and unknown if a part of it is', async () => {
  const more = { tokens: tokens(20), cost_usd: 0.2 };
  const asked = { request: ask(prompt), response: answer(text('done')), more };
  const side = { request: { messages: [user('a title')] }, response: answer(text('A')) };
  const totalOf = async (others: Asked[], { line = '', isWhole = true } = {}) => {
    const file = await logOf([asked, ...others]);
    appendFileSync(file, line);
    const { trajectory } = await written(file, { isWhole });
    expect(trajectory!.final_metrics!.total_prompt_tokens).toBe(20);
    return trajectory!.final_metrics!.total_cost_usd;
  };
  const interaction = { ...newExchange('gemini', null, 'POST', '/v1beta/interactions'), status: 200, unread: true };
  expect(await totalOf([{ ...side, more }])).toBe(0.4);
  expect(await totalOf([{ ...side, more: { tokens: tokens(9) } }])).toBeUndefined();
  expect(await totalOf([], { line: JSON.stringify({ line: 2, ...interaction, unread: false }) })).toBe(0.2);
  expect(await totalOf([], { line: JSON.stringify({ line: 2, ...interaction }) })).toBeUndefined();
  expect(await totalOf([], { line: 'cut in the mid' })).toBeUndefined();
  expect(await totalOf([], { isWhole: false })).toBeUndefined();
});

test('an answer that was cut stays as far as it came, and the last failure and refusal are told', async () => {
  const first = ask(prompt);
  const cut = { request: first, response: answer(text('I th')), more: { end: 'cut_by_agent' as const } };
  const told = async (...asked: Asked[]) =>
    (await trajectoryFrom(asked)).steps.map(({ message, extra }) => [message, extra?.status, extra?.error]);
  expect(await told(cut)).toContainEqual(['I th', 'cut', undefined]);
  // The cut answer is part of the conversation that goes on.
  expect(
    await told(cut, { request: ask(prompt, agent(text('I th')), user('go on')), response: answer(text('ink')) }),
  ).toMatchObject([
    { 0: 'be good' },
    { 0: 'solve it' },
    ['I th', 'cut', undefined],
    { 0: 'go on' },
    { 0: 'ink', 1: undefined },
  ]);
  expect((await told({ request: first, more: { status: 401, error: 'authentication_error' } })).at(-1)).toEqual([
    '',
    'failed',
    '401 authentication_error',
  ]);
  // Some clients ask again and again.
  const refused = { request: first, more: { status: 402, end: 'refused' as const, error: 'trial-max-cost' } };
  expect((await told(refused, refused)).slice(2)).toEqual([['', 'refused', '402 refused trial-max-cost']]);
});

test('waiting and working are told apart', async () => {
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(call('1', 'make')), at: 0 },
    {
      request: ask(prompt, agent(call('1', 'make')), user([result('1', 'ok')])),
      response: answer(text('done')),
      at: 61,
    },
  ]);
  expect(stepExtraOf(trajectory.steps[2]!)).toEqual({ exchange: 1, waited_ms: 1000, worked_ms: 60_000 });
  // The provider was waited for by the requests that it failed, too, and in the pauses after them: all of the time is in a step.
  const failed = (seconds: number) => ({ request: ask(prompt), more: { status: 529, duration_ms: 1000 * seconds } });
  const retried = await trajectoryFrom([
    { ...failed(90), at: 0 },
    { ...failed(30), at: 100 },
    { request: ask(prompt), response: answer(text('done')), at: 140 },
  ]);
  expect(stepExtraOf(retried.steps[2]!)).toEqual({ exchange: 3, waited_ms: 141_000, worked_ms: null, retries: 2 });
});

test('a history that is shortened or rewritten is not told again', async () => {
  const one = [agent(call('1', 'ls')), user([result('1', 'a b')])];
  const two = [agent(call('2', 'cat a')), user([result('2', 'text'), text('reminder')])];
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(call('1', 'ls')) },
    { request: ask(prompt, ...one), response: answer(call('2', 'cat a')) },
    {
      request: ask(prompt, agent(call('1', 'ls')), user([result('1', '[cleared]')]), ...two),
      response: answer(text('A')),
    },
    { request: ask(prompt, ...two, agent(text('A')), user('reminder'), user('go on')), response: answer(text('B')) },
    // A summary in the place of all: the same instructions and tools where the conversation ends.
    { request: ask(user('summary of it')), response: answer(text('C')) },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | 1 ls | → 1 a b',
    'agent:  | 2 cat a | → 2 text',
    'user: reminder',
    'agent: A',
    'user: reminder',
    'user: go on',
    'agent: B',
    'user: summary of it',
    'agent: C',
  ]);
});

test('a history that Claude Code summarises goes on, although the header for its bill changes with the first message', async () => {
  const asks = (mark: string, ...messages: unknown[]) => ({
    system: [text(`x-anthropic-billing-header: cc_version=2.1.332.${mark}; cc_entrypoint=sdk-cli;`), text('be good')],
    ...{ messages, tools },
  });
  const one = [agent(call('1', 'ls')), user([result('1', 'a b')])];
  const tooLong = { status: 400, error: 'invalid_request_error' };
  const trajectory = await trajectoryFrom([
    { request: asks('287', prompt), response: answer(call('1', 'ls')) },
    { request: asks('287', prompt, ...one), more: tooLong },
    { request: asks('287', prompt, ...one, user('summarise')), response: answer(text('ls was run')) },
    { request: asks('cf6', user('so far: ls was run'), ...one), response: answer(call('2', 'cat a')) },
  ]);
  expect(trajectory.subagent_trajectories).toBeUndefined();
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | 1 ls | → 1 a b',
    'agent: ',
    'user: summarise',
    'agent: ls was run',
    'user: so far: ls was run',
    'agent:  | 2 cat a',
  ]);
});

test('a history without its first messages, or with other ones, goes on by the last answer in it', async () => {
  const window = await trajectoryFrom([
    { request: ask(prompt), response: answer(call('1', 'ls')) },
    {
      request: ask(user([text('[cut]')]), agent(call('1', 'ls')), user([result('1', 'a')])),
      response: answer(text('A')),
    },
  ]);
  expect(told(window)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | 1 ls | → 1 a',
    'user: [cut]',
    'agent: A',
  ]);
  const asks = (system: string, ...messages: unknown[]) => ({ system, messages });
  const files = (version: number, ...messages: unknown[]) => asks('edit', user(`files ${version}`), ...messages);
  const { steps, subagent_trajectories: others } = await trajectoryFrom([
    { request: files(1, agent(text('Ok.')), prompt), response: answer(text('edit A')) },
    { request: asks('name it', user('edit A')), response: answer(text('name')) },
    {
      request: files(2, prompt, agent(text('edit A')), user('committed'), agent(text('Ok.')), user('it fails')),
      response: answer(text('edit B')),
    },
  ]);
  expect(steps.map(({ message }) => message).slice(-4)).toEqual(['files 2', 'committed', 'it fails', 'edit B']);
  expect(others).toMatchObject([{ steps: [{}, {}, { message: 'name' }] }]);
});

test('a history that is replaced before the results of the last calls come is not a conversation of its own', async () => {
  const called = [prompt, agent(call('1', 'ls')), user([result('1', 'a b')])];
  const summary = { system: 'Summarize it.', messages: [...called, user('What was done?')] };
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(call('1', 'ls')) },
    { request: summary, response: answer(text('ls was run')) },
    { request: ask(user('so far:'), agent(text('ls was run')), user('go on')), response: answer(text('done')) },
  ]);
  expect(told(trajectory).slice(0, -1)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | 1 ls | → 1 a b',
    'user: so far:',
    'user: go on',
    'agent: done',
  ]);
  expect(trajectory.subagent_trajectories!.map(({ trajectory_id }) => trajectory_id)).toEqual(['summary-1']);
});

test('messages of the user that a compaction keeps are not said by the model', async () => {
  const dialect = 'openai-responses';
  const kept = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'solve it' }] };
  const response = { object: 'response.compaction', output: [kept, { type: 'compaction', encrypted_content: 'x' }] };
  const trajectory = await trajectoryFrom([{ dialect, request: { input: [kept] }, response }]);
  expect(told(trajectory)).toEqual(['user: solve it', 'agent: [compaction]']);
});

test.each(['the same again', 'a summary of it'])(
  'times are rounded: %s may seem to begin before an end',
  async (next) => {
    const tools = next === 'the same again' ? {} : { tools: [{ name: 'sh', input_schema: {} }] };
    const asks = (task: string) => ({ messages: [user(task)], ...tools });
    const trajectory = await trajectoryFrom([
      { request: asks('the same again'), response: answer(text('one')), at: 0 },
      { request: asks(next), response: answer(text('two')), at: 0.999 },
    ]);
    expect(trajectory.subagent_trajectories ?? []).toEqual([]);
  },
);

test.each<[NonNullable<Asked['dialect']>, object[], (task: string) => object, (...words: string[]) => object]>([
  [
    'anthropic',
    [
      { type: 'server_tool_use', id: 'ws', name: 'web_search', input: { query: 'q' } },
      { type: 'web_search_tool_result', tool_use_id: 'ws', content: [] },
    ],
    (task) => ask(user(task)),
    (words) => answer(text(words!)),
  ],
  [
    'openai-responses',
    [{ type: 'web_search_call', id: 'ws', action: { type: 'search', query: 'q' } }],
    (task) => ({ instructions: 'be good', tools: [{ type: 'web_search' }], input: [{ role: 'user', content: task }] }),
    (words) => ({ output: [{ type: 'message', content: words }] }),
  ],
  [
    'gemini',
    [{ toolCall: { id: 'ws', toolType: 'WEB_SEARCH', args: { queries: ['q'] } } }, { toolResponse: { id: 'ws' } }],
    (task) => ({
      tools: [{ googleSearch: {} }, { functionDeclarations: [{ name: 'sh' }] }],
      contents: { parts: { text: task } },
    }),
    (words) => ({ candidates: [{ content: { role: 'model', parts: [{ text: words }] } }] }),
  ],
])(
  '%s: a call that the provider ran waits for no result: the conversation goes on',
  async (dialect, ran, asks, says) => {
    const searched = { content: ran, output: ran, candidates: [{ content: { parts: ran } }] };
    const trajectory = await trajectoryFrom(
      [
        { request: asks('solve it'), response: searched },
        { request: asks('summary of it'), response: says('done') },
      ].map(({ request, response }) => ({ dialect, request, response }) as Asked),
    );
    expect(trajectory.subagent_trajectories ?? []).toEqual([]);
    expect(trajectory.steps.map(({ message }) => message).slice(-2)).toEqual(['summary of it', 'done']);
    const calls = trajectory.steps.flatMap(({ tool_calls: made }) => made ?? []);
    expect(calls).toMatchObject([{ tool_call_id: 'ws', function_name: 'web_search' }]);
  },
);

test('ids that are there twice, or not at all, and arguments that are no JSON', async () => {
  const chat = (...messages: unknown[]) => ({
    messages: [{ role: 'user', content: 'x' }, ...messages],
    tools: [{ function: { name: 'sh' } }],
  });
  const calls = (...made: [string | null, string][]) => ({
    role: 'assistant',
    content: null,
    tool_calls: made.map(([id, given]) => ({ id, function: { name: 'sh', arguments: given } })),
  });
  const made = calls(['call_0', '{"a":"ls"}'], ['call_0', 'not json'], [null, '[1]']);
  const back = (id: string | null, content: string) => ({ role: 'tool', tool_call_id: id, content });
  const turn = [made, back('call_0', 'r1'), back('call_0', 'r2'), back(null, 'r3')];
  const again = calls(['call_0', '{"a":"pwd"}']);
  const trajectory = await trajectoryFrom(
    [
      { request: chat(), response: { choices: [{ message: made }] } },
      { request: chat(...turn), response: { choices: [{ message: again }] } },
      { request: chat(...turn, again, back('call_0', 'r4')), response: { choices: [{ message: { content: 'mm' } }] } },
      // Two results of one call, the second of which comes late.
      {
        request: chat(...turn, again, back('call_0', 'r4'), calls(), back('call_0', 'r5')),
        response: { choices: [{ message: { content: 'end' } }] },
      },
    ].map((asked) => ({ ...asked, dialect: 'openai-chat' as const })),
  );
  expect(told(trajectory)).toEqual([
    'user: x',
    'agent:  | call_0 ls | call_0-2 not json | call-3 [1] | → call_0 r1 | → call_0-2 r2 | → call-3 r3',
    'agent:  | call_0 pwd | → call_0 r4 | → call_0 r5',
    'agent: mm',
    'agent: end',
  ]);
});

test('OpenAI: a program that calls tools is a call of the model, which has no result in a request', async () => {
  const program = { type: 'program', id: 'p', call_id: 'c0', code: 'await tools.sh()', fingerprint: 'f' };
  const call = {
    type: 'function_call',
    call_id: 'c',
    name: 'sh',
    arguments: '{"cmd":"ls"}',
    caller: { type: 'program' },
  };
  const ended = { type: 'program_output', id: 'o', call_id: 'c0', result: 'a', status: 'completed' };
  const done = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'done' }] };
  const first = { type: 'message', role: 'user', content: 'solve it' };
  const result = { type: 'function_call_output', call_id: 'c', output: 'a' };
  const trajectory = await trajectoryFrom(
    [
      { request: { input: [first] }, response: { output: [program, call] } },
      { request: { input: [first, program, call, result] }, response: { output: [ended, done] } },
      {
        request: { input: [first, program, call, result, ended, done, { ...first, content: 'and this' }] },
        response: { output: [{ ...done, content: 'well' }] },
      },
    ].map((asked) => ({ ...asked, dialect: 'openai-responses' as const })),
  );
  expect(told(trajectory)).toEqual([
    'user: solve it',
    'agent:  | c0 await tools.sh() | c ls | → c a',
    'agent: done',
    'user: and this',
    'agent: well',
  ]);
});

test('a conversation that the provider keeps goes on by its id', async () => {
  const ask = (more: object) => ({ tools: [{ name: 'sh' }], ...more });
  const output = [
    { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] },
    { type: 'function_call', call_id: 'c', name: 'sh', arguments: '{"cmd":"ls"}' },
  ];
  const input = [
    { type: 'item_reference', id: 'rs_1' },
    { type: 'function_call_output', call_id: 'c', output: 'a' },
  ];
  const trajectory = await trajectoryFrom(
    [
      { request: ask({ input: 'solve it' }), response: { id: 'r1', output } },
      {
        request: ask({ input, previous_response_id: 'r1' }),
        response: {
          id: 'r2',
          output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'done' }] }],
        },
      },
    ].map((asked) => ({ ...asked, dialect: 'openai-responses' as const })),
  );
  expect(told(trajectory)).toEqual(['user: solve it', 'agent:  | c ls | → c a', 'agent: done']);
  expect(trajectory.steps[1]!.reasoning_content).toBe('hm');
});

test('a thread of Anthropic goes on by the id of its last answer; tools that come later were not said', async () => {
  const go = (previous: string, ...messages: unknown[]) => ({
    messages,
    thread: { type: 'continue', previous_message_id: previous },
  });
  const late = {
    type: 'tool_addition',
    tool: { type: 'tool_definition', definition: { name: 'late', input_schema: {} } },
  };
  const gone = { type: 'tool_removal', tool: { type: 'tool_reference', name: 'late' } };
  const begun = { ...ask(prompt), thread: { type: 'create' } };
  const again = user([result('b', 'two'), text('solve it')]);
  const trajectory = await trajectoryFrom([
    { request: begun, response: { ...answer(call('a', 'ls')), id: 'm1' } },
    {
      request: go('m1', user([result('a', 'one')]), { role: 'system', content: [late] }),
      response: { ...answer(call('b', 'ls')), id: 'm2' },
    },
    { request: go('m2', again, { role: 'system', content: [gone] }), response: { ...answer(text('done')), id: 'm3' } },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a ls | → a one',
    'agent:  | b ls | → b two',
    'user: solve it',
    'agent: done',
  ]);
});

test('a text that is said again where the provider keeps the history is a new message, but not in a retry', async () => {
  const ask = (input: unknown, previous?: string) => ({
    dialect: 'openai-responses' as const,
    request: { instructions: 'be good', input, tools: [{ name: 'sh' }], previous_response_id: previous },
  });
  const made = { type: 'function_call', call_id: 'c', name: 'sh', arguments: '{"cmd":"ls"}' };
  const back = (output: string) => ({ type: 'function_call_output', call_id: 'c', output });
  const says = (value: string) => ({ type: 'message', content: [{ type: 'output_text', text: value }] });
  const trajectory = await trajectoryFrom([
    { ...ask('go on'), response: { id: 'r1', output: [says('A')] } },
    { ...ask('go on', 'r1'), more: { status: 500, error: 'server_error' } },
    { ...ask('go on', 'r1'), response: { id: 'r2', output: [made] } },
    { ...ask([back('a')], 'r2'), response: { id: 'r3', output: [made] } },
    { ...ask([back('b')], 'r3'), response: { id: 'r4', output: [says('B')] } },
    { ...ask('go on', 'r4'), response: { id: 'r5', output: [says('C')] } },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: go on',
    'agent: A',
    'user: go on',
    'agent:  | c ls | → c a',
    'agent:  | c ls | → c b',
    'agent: B',
    'user: go on',
    'agent: C',
  ]);
});

test('a conversation that the provider names goes on by its name, whatever it begins with', async () => {
  const says = (id: string, value: string) => ({
    ...{ id, output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: value }] }] },
  });
  const ask = (conversation: unknown, input: unknown) => ({ input, conversation, tools: [{ name: 'sh' }] });
  const made = { type: 'function_call', call_id: 'c', name: 'sh', arguments: '{"cmd":"ls"}' };
  const back = [{ type: 'function_call_output', call_id: 'c', output: 'a' }];
  const log: Asked[] = [
    { request: ask('conv_1', 'go on'), response: { id: 'r1', output: [made] } },
    { request: ask('conv_2', 'go on'), response: says('r2', 'A') },
    { request: ask({ id: 'conv_1' }, back), response: says('r3', 'B') },
    { request: ask('conv_1', 'go on'), response: says('r4', 'C'), more: { end: 'cut_by_agent' } },
    { request: ask('conv_1', 'go on'), response: says('r5', 'D') },
    { request: ask('conv_1', 'and on'), response: says('r6', 'E') },
  ];
  expect(told(await trajectoryFrom(log.map((asked) => ({ ...asked, dialect: 'openai-responses' as const }))))).toEqual([
    'user: go on',
    'agent:  | c ls | → c a',
    'agent: B',
    'user: go on',
    'agent: D',
    'user: and on',
    'agent: E',
    { 'sub-agent-1': ['user: go on', 'agent: A'] },
  ]);
});

test('a request that answers a call before the body of the answer has ended goes on in its conversation', async () => {
  const slow = { more: { duration_ms: 5000 } };
  const one = [agent(call('1', 'ls')), user([result('1', 'a b')])];
  const two = [agent(call('2', 'pwd')), user([result('2', '/x')])];
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(call('1', 'ls')), at: 0, ...slow },
    { request: ask(prompt, ...one), response: answer(call('2', 'pwd')), at: 3, ...slow },
    // At the same time, with the same history: no call of the last answer is answered.
    { request: ask(prompt, ...one, user('a title?')), response: answer(text('Listing')), at: 4 },
    { request: ask(prompt, ...one, ...two), response: answer(text('done')), at: 6 },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | 1 ls | → 1 a b',
    'agent:  | 2 pwd | → 2 /x',
    'agent: done',
    {
      'sub-agent-1': [
        'system: be good',
        'user: solve it',
        'agent:  | 1 ls | → 1 a b',
        'user: a title?',
        'agent: Listing',
      ],
    },
  ]);
  expect(stepExtraOf(trajectory.steps[2]!)).toMatchObject({ worked_ms: 0 });
});

test('a request that goes on from an answer without ids before its body has ended, and is over first, is in its conversation', async () => {
  const says = (role: string, ...parts: unknown[]) => ({ role, parts });
  const run = (cmd: string) => ({ functionCall: { name: 'run', args: { cmd, in: '/' } } });
  // Clients may give ids to calls that have none.
  const back = (output: string) => [
    says('user', { functionResponse: { id: 'own', name: 'run', response: { output } } }),
  ];
  const words = [{ text: 'I li' }, { text: 'sted it' }];
  const ask = (...contents: unknown[]) => ({
    contents: [says('user', { text: 'solve it' }), ...contents],
    tools: [{ functionDeclarations: [{ name: 'run' }] }],
  });
  const one = [says('model', { functionCall: { id: 'own', name: 'run', args: { in: '/', cmd: 'ls' } } }), ...back('a')];
  const two = [says('model', ...words), says('user', { text: 'go on' })];
  const answer = (...parts: unknown[]) => ({ candidates: [{ content: says('model', ...parts) }] });
  const log: Asked[] = [
    { request: ask(...one), response: answer({ text: 'I listed it' }), at: 3, more: { duration_ms: 1500 } },
    { request: ask(), response: answer(run('ls')), at: 0, more: { duration_ms: 5000 } },
    { request: ask(...one, ...two), response: answer({ text: 'done' }), at: 4 },
  ];
  expect(told(await trajectoryFrom(log.map((asked) => ({ ...asked, dialect: 'gemini' as const }))))).toEqual([
    'user: solve it',
    'agent:  | call-1 ls | → call-1 a',
    'agent: I listed it',
    'user: go on',
    'agent: done',
  ]);
});

test('Gemini: members in the other spelling, and one object in the place of a list', async () => {
  const args = { cmd: 'ls' };
  const first = { parts: { text: 'solve it' } };
  const offered = { function_declarations: { name: 'run' } };
  const back = { parts: { function_response: { name: 'run', response: { output: 'a' } } } };
  const answer = (part: object) => ({ candidates: [{ content: { role: 'model', parts: [part] } }] });
  const log: Asked[] = [
    { request: { contents: first, tools: offered }, response: answer({ functionCall: { name: 'run', args } }) },
    {
      request: {
        tools: offered,
        contents: [first, { role: 'model', parts: [{ function_call: { name: 'run', args } }] }, back],
      },
      response: answer({ text: 'done' }),
    },
  ];
  const trajectory = await trajectoryFrom(log.map((asked) => ({ ...asked, dialect: 'gemini' as const })));
  expect(told(trajectory)).toEqual(['user: solve it', 'agent:  | call-1 ls | → call-1 a', 'agent: done']);
  expect(trajectory.agent.tool_definitions).toMatchObject([{ function: { name: 'run' } }]);
});

test('side conversations: two at one time with the same beginning, one that a call began, a summary, copied context', async () => {
  const spawn = (id: string) => ({ type: 'tool_use', id, name: 'Task', input: { prompt: 'look for the bug' } });
  const sub = user('look for the bug');
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(spawn('a'), spawn('b')), at: 0 },
    { request: ask(sub), response: answer(call('s1', 'ls')), at: 2, more: { duration_ms: 5000 } },
    { request: ask(sub), response: answer(call('t1', 'pwd')), at: 3, more: { duration_ms: 5000 } },
    {
      request: ask(sub, agent(call('t1', 'pwd')), user([result('t1', '/x')])),
      response: answer(text('no bug')),
      at: 9,
    },
    { request: ask(sub, agent(call('s1', 'ls')), user([result('s1', 'a')])), response: answer(text('a bug')), at: 10 },
    {
      request: { system: 'Summarize the text.', messages: [user('long text')] },
      response: answer(text('short')),
      at: 12,
    },
    {
      request: { system: 'x', messages: [user('fork'), agent(text('earlier')), user('go')], tools },
      response: answer(text('ok')),
      at: 13,
    },
    {
      request: ask(prompt, agent(spawn('a'), spawn('b')), user([result('a', 'a bug'), result('b', 'no bug')])),
      response: answer(text('fixed')),
      at: 15,
    },
    {
      request: ask(
        prompt,
        agent(spawn('a'), spawn('b')),
        user([result('a', 'a bug'), result('b', 'no bug')]),
        agent(text('fixed')),
        user('thanks'),
      ),
      response: answer(text('bye')),
      at: 18,
    },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a look for the bug | b look for the bug | → a a bug (sub-agent-1) | → b no bug (sub-agent-2)',
    'agent: fixed',
    'user: thanks',
    'agent: bye',
    { 'sub-agent-1': ['system: be good', 'user: look for the bug', 'agent:  | s1 ls | → s1 a', 'agent: a bug'] },
    { 'sub-agent-2': ['system: be good', 'user: look for the bug', 'agent:  | t1 pwd | → t1 /x', 'agent: no bug'] },
    { 'summary-3': ['system: Summarize the text.', 'user: long text', 'agent: short'] },
    { 'sub-agent-4': ['system: x', 'user: fork', 'agent: earlier', 'user: go', 'agent: ok'] },
  ]);
  expect(trajectory.subagent_trajectories![3]!.steps[2]).toMatchObject({ is_copied_context: true, llm_call_count: 0 });
});

test('a sub-agent in the background, whose call is answered at once, is not the main conversation either', async () => {
  const spawn = { type: 'tool_use', id: 'a', name: 'Task', input: { prompt: 'look for the bug' } };
  const launched = [user('solve it'), agent(spawn), user([result('a', 'launched')])];
  const commands = ['ls', 'pwd', 'id'].flatMap((command) => [
    agent(call(command, command)),
    user([result(command, 'x')]),
  ]);
  const other = (begins: unknown, length: number, ...said: unknown[]) => ({
    request: { ...ask(user(begins), ...commands.slice(0, length)), system: 'help' },
    response: answer(...said),
  });
  const asked = (begins: unknown) => [
    { request: ask(user('solve it')), response: answer(spawn) },
    { request: ask(...launched), response: answer(call('b', 'wait')) },
    other(begins, 0, call('ls', 'ls')),
    other(begins, 2, call('pwd', 'pwd')),
    other(begins, 4, call('id', 'id')),
  ];
  const first = async (begins: unknown) => told(await trajectoryFrom(asked(begins)))[1];
  const reminder = { type: 'text', text: '<system-reminder>be brief</system-reminder>' };
  expect(await first([reminder, { type: 'text', text: 'look for the bug' }])).toBe('user: solve it');
  // A client that goes on with a summary in other words.
  const summary = 'go:\nlook for the bug\nnow';
  expect(await first(summary)).toBe(`user: ${summary}`);
});

test('a sub-agent in the background that begins after the main conversation’s last answer is no continuation of it', async () => {
  const spawn = { type: 'tool_use', id: 'a', name: 'Task', input: { prompt: 'look for the bug' } };
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(spawn) },
    { request: ask(prompt, agent(spawn), user([result('a', 'launched')])), response: answer(text('I wait')) },
    { request: ask(user('look for the bug')), response: answer(text('no bug')) },
    { request: ask(user('You looked for the bug. Go on.')), response: answer(text('fixed')) },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a look for the bug | → a launched (sub-agent-1)',
    'agent: I wait',
    'user: You looked for the bug. ',
    'agent: fixed',
    { 'sub-agent-1': ['system: be good', 'user: look for the bug', 'agent: no bug'] },
  ]);
});

test('a sub-agent with more answers than the main conversation is not taken for it', async () => {
  const spawn = (id: string) => ({ type: 'tool_use', id, name: 'Task', input: { prompt: 'look for the bug' } });
  const history = ['ls', 'pwd', 'id'].flatMap((command) => [
    agent(call(command, command)),
    user([result(command, 'x')]),
  ]);
  const sub = (length: number, ...said: unknown[]) => ({
    request: { ...ask(user('look for the bug'), ...history.slice(0, length)), system: 'help' },
    response: answer(...said),
  });
  const asked = [
    { request: ask(prompt), response: answer(spawn('a')) },
    sub(0, call('ls', 'ls')),
    sub(2, call('pwd', 'pwd')),
    sub(4, call('id', 'id')),
    sub(6, text('no bug')),
    { request: ask(prompt, agent(spawn('a')), user([result('a', 'no bug')])), response: answer(text('fixed')) },
  ];
  const whole = await trajectoryFrom(asked);
  expect(told(whole).slice(0, 4)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a look for the bug | → a no bug (sub-agent-1)',
    'agent: fixed',
  ]);
  // Ended while the sub-agent worked.
  const killed = await trajectoryFrom(asked.slice(0, 4));
  expect(told(killed).slice(0, 3)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a look for the bug | → a null (sub-agent-1)',
  ]);
});

test('two sub-agents that get the same task one after the other are two conversations', async () => {
  const spawn = (id: string) => ({ type: 'tool_use', id, name: 'Task', input: { prompt: 'look for the bug' } });
  const sub = { request: { ...ask(user('look for the bug')), system: 'help' } };
  const first = [agent(spawn('a')), user([result('a', 'no bug')])];
  const second = [agent(spawn('b')), user([result('b', 'a bug')])];
  const trajectory = await trajectoryFrom([
    { request: ask(prompt), response: answer(spawn('a')) },
    { ...sub, more: { status: 529, error: 'overloaded_error' } },
    { ...sub, response: answer(text('no bug')) },
    { request: ask(prompt, ...first), response: answer(spawn('b')) },
    { ...sub, response: answer(text('a bug')) },
    { request: ask(prompt, ...first, ...second), response: answer(text('fixed')) },
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: solve it',
    'agent:  | a look for the bug | → a no bug (sub-agent-1)',
    'agent:  | b look for the bug | → b a bug (sub-agent-2)',
    'agent: fixed',
    { 'sub-agent-1': ['system: help', 'user: look for the bug', 'agent: no bug'] },
    { 'sub-agent-2': ['system: help', 'user: look for the bug', 'agent: a bug'] },
  ]);
});

test('sub-agents of Codex begin as their parent does, with tasks and tools in items of their own', async () => {
  const message = (role: string, words: string) => ({
    type: 'message',
    role,
    content: [{ type: 'input_text', text: words }],
  });
  const exec = { type: 'custom', name: 'exec', description: 'runs' };
  const additional = {
    type: 'additional_tools',
    role: 'developer',
    tools: [
      { type: 'namespace', name: 'functions', tools: [exec] },
      { type: 'function', name: 'wait' },
    ],
  };
  const task = 'look for the bug';
  const given = (words: string) => ({
    type: 'agent_message',
    content: [
      { type: 'input_text', text: 'Payload:' },
      { type: 'encrypted_content', encrypted_content: words },
    ],
  });
  const made = (id: string, name: string, given: object) => ({
    ...{ type: 'function_call', call_id: id, name, namespace: 'collaboration' },
    arguments: JSON.stringify(given),
  });
  const output = (id: string, output: string) => ({ type: 'function_call_output', call_id: id, output });
  const said = (words: string) => ({
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text: words }],
  });
  const begins = [additional, message('developer', 'be good'), message('user', 'the directory is /a')];
  const exchange = (input: unknown[], ...output: unknown[]): Asked => ({
    ...{ dialect: 'openai-responses', request: { input: [...begins, ...input] }, response: { output } },
  });
  const main = [message('user', 'solve it')];
  const spawn = made('a', 'spawn_agent', { message: task });
  const more = [
    made('c', 'followup_task', { message: 'look again' }),
    made('e', 'spawn_agent', { message: 'look too' }),
  ];
  const spawned = [...main, spawn, output('a', 'spawned')];
  const waited = [...spawned, made('b', 'wait_agent', { timeout_ms: 9 }), output('b', 'done'), given('no bug')];
  const code = 'const r = await tools.exec_command({cmd: "cat a"}); text(r.output);';
  const ran = { type: 'custom_tool_call', call_id: 'x', name: 'exec', namespace: 'functions', input: code };
  const failed = [{ type: 'input_text', text: 'Script failed\nWall time 0.1 seconds\nOutput:\n' }];
  const seen = [given(task), ran, { type: 'custom_tool_call_output', call_id: 'x', output: failed }];
  const found = {
    type: 'tool_search_output',
    call_id: 'd',
    tools: [{ type: 'namespace', name: 'mcp__a', tools: [{ type: 'function', name: 'look' }] }],
  };
  const search = { type: 'tool_search_call', call_id: 'd', arguments: { query: 'x' } };
  const look = { ...made('f', 'look', { file: 'a' }), namespace: 'mcp__a' };
  const searched = [...waited, ...more, output('c', ''), output('e', 'spawned'), search, found];
  const trajectory = await trajectoryFrom([
    exchange(main, spawn),
    exchange(spawned, made('b', 'wait_agent', { timeout_ms: 9 })),
    exchange([given(task)], ran),
    exchange(seen, said('no bug')),
    exchange(waited, ...more),
    // It goes on with what it said, and so is the same one.
    exchange([...seen, said('no bug'), given('look again')], said('no bug at all')),
    exchange([...waited, ...more, output('c', ''), output('e', 'spawned')], search),
    exchange(searched, look),
    exchange([...searched, look, output('f', 'seen')], said('fixed')),
    // A sub-agent that knows all that its parent said until then.
    exchange([...spawned, message('developer', 'you are new'), given('look too')], said('none')),
  ]);
  expect(told(trajectory)).toEqual([
    'system: be good',
    'user: the directory is /a',
    'user: solve it',
    'agent:  | a look for the bug | → a spawned (sub-agent-1)',
    'agent:  | b 9 | → b done',
    'user: Payload:\nno bug',
    'agent:  | c look again | e look too | → c  | → e spawned (sub-agent-2)',
    'agent:  | d x | → d mcp__a__look',
    'agent:  | f a | → f seen',
    'agent: fixed',
    {
      'sub-agent-1': [
        'system: be good',
        'user: the directory is /a',
        'user: Payload:\nlook for the bu',
        `agent:  | x ${code} | → x Script failed Wall time 0.1 se`,
        'agent: no bug',
        'user: Payload:\nlook again',
        'agent: no bug at all',
      ],
    },
    {
      'sub-agent-2': [
        'system: be good',
        'user: the directory is /a',
        'user: solve it',
        'agent:  | a look for the bug | → a spawned',
        'system: you are new',
        'user: Payload:\nlook too',
        'agent: none',
      ],
    },
  ]);
  expect(trajectory.agent.tool_definitions!.map((tool) => (tool.function as { name: string }).name)).toEqual([
    'exec',
    'wait',
  ]);
  const called = trajectory.steps.flatMap(({ tool_calls: calls }) => (calls ?? []).map((call) => call.function_name));
  expect(called).toEqual(['spawn_agent', 'wait_agent', 'followup_task', 'spawn_agent', 'tool_search', 'mcp__a__look']);
  const [sub] = trajectory.subagent_trajectories!;
  const step = sub!.steps.find(({ tool_calls: calls }) => calls)!;
  expect(step.tool_calls![0]!.extra).toEqual({ class: 'read_file' });
  expect(step.observation!.results[0]!.extra).toEqual({ failed: true });
});

test('a main conversation that begins anew is the same one', async () => {
  const { steps, subagent_trajectories: others } = await trajectoryFrom([
    { request: ask(prompt), response: answer(text('done')) },
    { request: ask(prompt), response: answer(text('done again')) },
  ]);
  expect(steps.map(({ message }) => message)).toEqual(['be good', 'solve it', 'done', 'done again']);
  expect(others).toBeUndefined();
});
