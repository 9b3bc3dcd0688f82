import { get, request } from 'node:http';
import { connect } from 'node:net';
import OpenAI from 'openai';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anthropic } from '../../src/meter/dialects/anthropic.ts';
import { newExchange } from '../../src/meter/exchange.ts';
import { Room } from '../../src/meter/types.ts';
import {
  ask,
  dialects,
  KEY,
  LONG,
  limitAnew,
  requestsToProviders,
  type Scene,
  type SceneOptions,
  scene,
  send,
  statusOf,
} from './support.ts';

const turn = {
  text: 'Grüße: I write the file now. '.repeat(4),
  calls: [{ name: 'shell', arguments: { command: 'echo "hi" > file' } }],
  tokens: { input: 1000, cached: 600, written: 0, output: 77, reasoning: 13 },
};

/** True of a stream's text with so many whole events. */
const hasEvents = (count: number) => (text: string) => text.split('\n\n').length > count;

/** Reads a stream until its text is enough. */
async function readerAfter(
  response: Response,
  isEnough: (text: string) => boolean,
): Promise<ReadableStreamDefaultReader<string>> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !isEnough(text); ) {
    const { value } = await reader.read();
    if (value === undefined) throw new Error(`the stream ended: ${text}`);
    text += value;
  }
  return reader;
}

describe.each(dialects)('%s', (dialect) => {
  /** OpenAI states nothing before the last word, so the usage of a cut stream is unknown; it is not 0. */
  const ofCut = ({ ledger: { input, output } }: Scene['server']) =>
    dialect.startsWith('openai')
      ? { input_tokens: null, output_tokens: null, cost_usd: null }
      : { input_tokens: input, output_tokens: output };

  test.each([false, true])('is answered and counted, stream: %s', async (stream) => {
    const { server, trial, base, lines } = await scene();
    server.next(turn);
    const direct = stream ? 'text/event-stream' : 'application/json';

    const response = await send(base, ask(dialect, trial.token, stream));
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(direct);
    expect(text).toContain('Gr');
    expect(server.asked).toHaveLength(1);
    expect(JSON.stringify(server.asked)).not.toContain(trial.token);
    const [line] = await lines();
    expect(line).toMatchObject({
      status: 200,
      end: 'complete',
      error: null,
      tokens: { input: 1000, cachedInput: 600, output: 77 },
    });
    expect(JSON.stringify(line!.response)).toContain(turn.text);
    expect(JSON.stringify(line!.response).replaceAll('\\', '')).toContain('echo "hi" > file');
    expect(trial.account.usage).toMatchObject({
      input_tokens: server.ledger.input,
      cached_input_tokens: server.ledger.cached,
      output_tokens: server.ledger.output,
      steps: 1,
      requests: 1,
      failed_requests: 0,
    });
  });

  test('the agent gets the provider’s own bytes, whatever the borders of their chunks', async () => {
    const { server, trial, base } = await scene({ server: { turn: () => turn } });
    const body = async (fault: Parameters<typeof server.fail>[0]) => {
      server.fail(fault);
      const response = await send(base, ask(dialect, trial.token, true));
      return withoutIds(await response.text());
    };
    const whole = await body({});
    expect(await body({ pieces: () => 1 })).toBe(whole);
    expect(await body({ pieces: (left) => 1 + (left % 13) })).toBe(whole);
    await trial.close();
    const { input, output } = server.ledger;
    expect(trial.account.usage).toMatchObject({ input_tokens: input, output_tokens: output, steps: 3 });
  });

  test('of an answer that is longer than its record, the end and the usage count all the same', async () => {
    const { server, trial, base, lines } = await scene();
    const quoted = '{"type":"content_block_delta"} "finish_reason":"stop" "usage":{ ';
    server.next({ ...turn, text: quoted.repeat(40_000) });
    const text = await (await send(base, ask(dialect, trial.token, true))).text();
    expect(text.length).toBeGreaterThan(2_500_000);
    const [line] = await lines();
    expect(line).toMatchObject({ end: 'complete', error: null, tokens: { input: 1000, output: 77 } });
    const { response } = line as { response: Record<string, unknown> };
    expect(response.agentbench_cut).toBe(true);
    expect(JSON.stringify(response).length).toBeLessThan(2_000_000);
    expect(trial.account.usage).toMatchObject({ output_tokens: server.ledger.output, failed_requests: 0, steps: 1 });
  });

  test.each(['gzip', 'br', 'gzip, br'] as const)(
    '%s although nobody asked is counted and passed on',
    async (encoding) => {
      const { server, trial, base, lines } = await scene();
      server.next(turn, turn);
      server.fail({ encoding, pieces: () => 50 }, 2);
      for (const stream of [false, true]) {
        const response = await send(base, ask(dialect, trial.token, stream));
        // Unpacked, so that a key is taken out, and usage for which the agent did not ask.
        expect(response.headers.get('content-encoding')).toBeNull();
        const text = await response.text();
        expect(text).toContain('Gr');
        if (dialect === 'openai-chat' && stream) expect(text).not.toContain('prompt_tokens');
      }
      expect(await lines()).toMatchObject([{ tokens: { output: 77 } }, { tokens: { output: 77 } }]);
    },
  );

  test.each([401, 403, 404, 429, 500, 529])('an answer of %i reaches the agent as it is', async (status) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ status, headers: { 'retry-after': '7' } });
    const response = await send(base, ask(dialect, trial.token, true));
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toMatchObject({ error: { message: 'scripted' } });
    const [line] = await lines();
    expect(line).toMatchObject({ status, end: 'complete', tokens: null });
    expect(line!.error).toMatch(/error/i);
    expect(trial.account.fault?.kind).toBe(status < 429 ? 'model_refused' : 'model_unavailable');
    expect(trial.account.usage).toMatchObject({ requests: 1, failed_requests: 1, steps: 0 });
  });

  test('a stream that the provider cuts counts what it had said', async () => {
    const { server, trial, base, lines } = await scene();
    server.next(turn);
    server.fail({ resetAfter: 3 });
    const response = await send(base, ask(dialect, trial.token, true));
    await expect(response.text()).rejects.toThrow();
    expect(await lines()).toMatchObject([{ end: 'cut_by_provider', status: 200 }]);
    expect(trial.account.fault?.kind).toBe('model_unavailable');
    expect(trial.account.usage).toMatchObject({ ...ofCut(server), failed_requests: 1 });
  });

  test('a stream that the agent cuts counts what had been said, and ends at the provider', async () => {
    const { server, trial, base, lines } = await scene();
    server.next(turn);
    server.fail({ silentAfter: 3 });
    const abort = new AbortController();
    const response = await send(base, ask(dialect, trial.token, true), abort.signal);
    const reader = await readerAfter(response, hasEvents(3));
    abort.abort();
    await reader.read().catch(() => {});
    await expect.poll(() => trial.account.usage.requests).toBe(1);
    expect(await lines()).toMatchObject([{ end: 'cut_by_agent' }]);
    expect(trial.account.fault).toBeNull();
    expect(trial.account.usage).toMatchObject(ofCut(server));
  });

  test('a stream that the agent closes after the last event is answered, however long its end takes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, trial, base, lines } = await scene();
    server.next(turn);
    server.fail({ endless: true });
    const response = await send(base, ask(dialect, trial.token, true));
    const reader = await readerAfter(response, (text) =>
      /message_stop|\[DONE\]|response\.completed|finishReason/.test(text),
    );
    vi.advanceTimersByTime(301_000);
    await reader.cancel();
    await expect.poll(() => trial.account.usage.requests).toBe(1);
    expect(await lines()).toMatchObject([{ end: 'complete', error: null, tokens: { input: 1000, output: 77 } }]);
    expect(trial.account.fault).toBeNull();
    expect(trial.account.usage).toMatchObject({ steps: 1, failed_requests: 0, output_tokens: server.ledger.output });
  });

  test('no connection is answered in the dialect’s form of an error', async () => {
    const { server, trial, base, lines } = await scene();
    server.fail({ refuse: true });
    const response = await send(base, ask(dialect, trial.token, true));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('no connection') } });
    expect(await lines()).toMatchObject([{ end: 'no_connection', error: 'ECONNRESET' }]);
    expect(trial.account.fault?.kind).toBe('model_unavailable');
  });

  test.each(['', 'text/plain; charset=utf-8', 'application/json', 'Text/Event-Stream'])(
    'a stream of the type "%s" is counted as its clients read it',
    async (type) => {
      const { server, trial, base, lines } = await scene();
      server.next(turn);
      server.fail({ type });
      const text = await (await send(base, ask(dialect, trial.token, true))).text();
      if (type !== 'application/json') expect(text).not.toMatch(/"choices":\[\].*prompt_tokens/);
      expect(await lines()).toMatchObject([{ end: 'complete', error: null, tokens: { input: 1000, output: 77 } }]);
      expect(trial.account.usage).toMatchObject({ steps: 1, input_tokens: server.ledger.input });
    },
  );

  test('a page in the place of an answer is a fault of the provider', async () => {
    const { server, trial, base, lines } = await scene();
    server.fail({ page: '<html>maintenance</html>' });
    const response = await send(base, ask(dialect, trial.token, false));
    expect(await response.text()).toBe('<html>maintenance</html>');
    expect(await lines()).toMatchObject([{ status: 200, error: 'no answer of a model', response: null }]);
    expect(trial.account.fault?.kind).toBe('model_unavailable');
  });

  test('a silent stream is cut after the idle limit', async () => {
    const asked = requestsToProviders();
    const { server, trial, base, lines } = await scene({ forward: { idleLimit: LONG } });
    server.next(turn);
    server.fail({ silentAfter: 2 });
    const response = await send(base, ask(dialect, trial.token, true));
    limitAnew(asked()[0]!, 300);
    await expect(response.text()).rejects.toThrow();
    expect(await lines()).toMatchObject([{ end: 'idle' }]);
    expect(trial.account.fault?.kind).toBe('model_unavailable');
  });
});

test('the SDK of OpenAI reads a stream of the scripted model, whose events are of one answer', async () => {
  const { server, variables, lines } = await scene();
  server.next({ text: 'so', calls: [{ name: 'sh', arguments: { cmd: 'ls' } }] });
  const client = new OpenAI({ apiKey: variables.OPENAI_API_KEY!, baseURL: variables.OPENAI_BASE_URL! });
  const { id, output } = await client.responses.stream({ model: 'gpt-5.1', input: 'go' }).finalResponse();
  expect(output).toMatchObject([{ type: 'message' }, { type: 'function_call', arguments: '{"cmd":"ls"}' }]);
  expect(await lines()).toMatchObject([{ response: { id }, tokens: { input: 120, output: 30 } }]);
});

describe('an answer without streaming that is left or cut before its end has unknown usage', () => {
  test.each(dialects)('%s: the agent leaves before the status', async (dialect) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ silentAfter: 0 });
    const abort = new AbortController();
    const answer = send(base, ask(dialect, trial.token, false), abort.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    abort.abort();
    await answer.catch(() => {});
    await (await send(base, ask(dialect, trial.token, false))).text();
    await expect.poll(() => trial.account.usage.requests).toBe(2);
    expect(await lines()).toMatchObject([
      { end: 'cut_by_agent', status: null, stream: false },
      { end: 'complete', tokens: { input: 120 } },
    ]);
    expect(trial.account.usage).toMatchObject({ input_tokens: null, output_tokens: null, cost_usd: null, steps: 1 });
    expect(trial.account.unknown.usage.size).toBe(1);
  });

  test('the provider cuts it', async () => {
    const { server, trial, base, lines } = await scene();
    server.fail({ resetAfter: 4 });
    await (await send(base, ask('anthropic', trial.token, false))).text().catch(() => {});
    expect(await lines()).toMatchObject([{ end: 'cut_by_provider', status: 200, stream: false }]);
    expect(trial.account.usage).toMatchObject({ input_tokens: null, cost_usd: null });
  });

  test('but not if the request never reached a provider', async () => {
    const { trial, base, lines } = await scene({ limits: { requests: 0 } });
    expect((await send(base, ask('anthropic', trial.token, false))).status).toBe(402);
    expect(await lines()).toMatchObject([{ end: 'refused', stream: null }]);
    expect(trial.account.usage).toMatchObject({ input_tokens: 0, cost_usd: 0 });
  });
});

describe('an agent that gives up', () => {
  /** The provider says `silentAfter` events, and the agent leaves after so many seconds, at one of a clock that is moved. */
  async function leaves(seconds: number, stream: boolean, silentAfter: number) {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, trial, base, lines } = await scene();
    server.fail({ silentAfter });
    const abort = new AbortController();
    const answer = send(base, ask('anthropic', trial.token, stream), abort.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    if (silentAfter > 0) await readerAfter(await answer, hasEvents(silentAfter));
    vi.advanceTimersByTime(seconds * 1000);
    abort.abort();
    await answer.catch(() => {});
    await expect.poll(() => trial.account.usage.requests).toBe(1);
    return { line: (await lines())[0]!, fault: trial.account.fault };
  }

  test.each([
    ['before a stream begins', 61, true, 0],
    ['in the middle of a stream', 301, true, 2],
    ['without a stream', 301, false, 0],
  ])('after a long silence, %s, was left alone by the provider', async (_, seconds, stream, silentAfter) => {
    const { line, fault } = await leaves(seconds, stream, silentAfter);
    expect(line).toMatchObject({ end: 'idle', error: `no data for ${seconds} s, until the agent gave up` });
    expect(fault).toEqual({ kind: 'model_unavailable', message: expect.stringContaining(`for ${seconds} s`) });
  });

  test.each([
    ['before a stream begins', 59, true, 0],
    ['in the middle of a stream', 299, true, 2],
    ['without a stream', 299, false, 0],
  ])('earlier, %s, decided so itself', async (_, seconds, stream, silentAfter) => {
    const { line, fault } = await leaves(seconds, stream, silentAfter);
    expect(line).toMatchObject({ end: 'cut_by_agent', error: null });
    expect(fault).toBeNull();
  });
});

describe('an account is refused, whatever the status says', () => {
  const noCredit =
    'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.';
  const invalid = { code: 400, status: 'INVALID_ARGUMENT', message: 'API key not valid.' };
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }];
  const wrong = (message: string) => ({ type: 'error', error: { type: 'invalid_request_error', message } });
  const usedUp = (of: string) =>
    `You have reached your specified ${of}API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.`;
  const detailed = (type: string, error_code: string) => ({ error: { type, details: { error_code } } });
  const ofMonth = detailed('rate_limit_error', 'enforced_spend_limit_reached');
  const [ofContract, ofVersion] = ['contract_spend_limit_reached', 'claude_code_version_too_old'];
  const noQuota = (code: string) => ({ error: { code, type: 'insufficient_quota' } });
  const noPlace = 'User location is not supported for the API use.';

  test.each([
    ['anthropic', 400, wrong(noCredit), 'billing_error', 'model_refused'],
    ['anthropic', 400, wrong(`${noCredit}: Extra inputs are not permitted`), 'invalid_request_error', undefined],
    ['anthropic', 400, wrong(usedUp('')), 'spend_limit_reached', 'model_refused'],
    ['anthropic', 400, wrong(usedUp('workspace ')), 'spend_limit_reached', 'model_refused'],
    ['anthropic', 400, wrong(`messages.0: ${usedUp('')}`), 'invalid_request_error', undefined],
    ['anthropic', 400, wrong('This organization has been disabled.'), 'organization_disabled', 'model_refused'],
    ['anthropic', 429, ofMonth, 'enforced_spend_limit_reached', 'model_refused'],
    ['anthropic', 429, detailed('rate_limit_error', ofContract), ofContract, 'model_refused'],
    ['anthropic', 429, detailed('rate_limit_error', 'ramp_limit_exceeded'), 'ramp_limit_exceeded', 'model_unavailable'],
    ['anthropic', 400, detailed('invalid_request_error', ofVersion), ofVersion, 'model_refused'],
    ['gemini', 400, { error: { ...invalid, message: noPlace } }, 'location_not_supported', 'model_refused'],
    ['gemini', 400, { error: { ...invalid, details } }, 'API_KEY_INVALID', 'model_refused'],
    ['gemini', 400, { error: invalid }, 'INVALID_ARGUMENT', undefined],
    ['openai-chat', 429, { error: { code: 'insufficient_quota' } }, 'insufficient_quota', 'model_refused'],
    ['openai-chat', 429, noQuota('credit_balance_exhausted'), 'credit_balance_exhausted', 'model_refused'],
    ['openai-responses', 429, noQuota('project_spend_limit_exceeded'), 'project_spend_limit_exceeded', 'model_refused'],
    ['openai-chat', 403, { error: { code: 403, metadata: { provider_name: 'a' } } }, null, 'model_refused'],
    ['openai-chat', 403, { error: { code: 403, metadata: { flagged_input: 'a' } } }, 'flagged_input', undefined],
    ['openai-responses', 429, { error: { code: 'rate_limit_exceeded' } }, 'rate_limit_exceeded', 'model_unavailable'],
  ] as const)('%s: %i %j', async (dialect, status, error, code, kind) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ status, page: JSON.stringify(error) });
    expect(await statusOf(send(base, ask(dialect, trial.token, true)))).toBe(status);
    expect(await lines()).toMatchObject([{ status, error: code }]);
    expect(trial.account.fault?.kind).toBe(kind);
  });
});

test('an error event in the middle of a stream is a fault of the provider', async () => {
  const { server, trial, base, lines } = await scene();
  server.fail({ errorAt: 3 });
  const response = await send(base, ask('anthropic', trial.token, true));
  expect(await response.text()).toContain('overloaded_error');
  expect(await lines()).toMatchObject([{ status: 200, end: 'complete', error: 'overloaded_error' }]);
  expect(trial.account.fault?.kind).toBe('model_unavailable');
});

describe('an error event in a stream whose usage was not stated', () => {
  const begun = { object: 'response', model: 'gpt-5.1', usage: null };
  const chat = (content: string, more: object = {}) => ({
    model: 'gpt-5.1',
    choices: [{ index: 0, delta: { role: 'assistant', content } }],
    ...more,
  });
  const calls = (made: object[]) => ({ choices: [{ index: 0, delta: { role: 'assistant', tool_calls: made } }] });
  const created = { type: 'response.created', response: begun };
  const failed = { type: 'response.failed', response: { ...begun, status: 'failed', error: { code: 'server_error' } } };
  const reasons = { type: 'response.output_item.added', item: { type: 'reasoning', summary: [] } };
  const overloaded = { type: 'error', error: { type: 'overloaded_error' } };
  test.each<[Parameters<typeof ask>[0], string, 0 | null, object[]]>([
    ['openai-chat', 'after words', null, [chat(''), chat('so'), { error: { code: 502 } }]],
    ['openai-chat', 'before any', 0, [chat(''), chat('', { error: { code: 502 } })]],
    ['openai-chat', 'after no call', 0, [calls([]), { error: { code: 502 } }]],
    ['openai-chat', 'after a call', null, [calls([{ index: 0, id: 'a' }]), { error: { code: 502 } }]],
    ['openai-responses', 'after words', null, [created, { type: 'response.output_text.delta', delta: 'so' }, failed]],
    ['openai-responses', 'after hidden reasoning', null, [created, reasons, failed]],
    ['openai-responses', 'before any', 0, [created, failed]],
    [
      'anthropic',
      'after words',
      null,
      [
        { type: 'message_start', message: { model: 'claude-sonnet-4-5' } },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'so' } },
        overloaded,
      ],
    ],
    ['anthropic', 'before any', 0, [{ type: 'message_start', message: { model: 'claude-sonnet-4-5' } }, overloaded]],
    [
      'gemini',
      'after words',
      null,
      [{ candidates: [{ content: { parts: [{ text: 'so' }] } }] }, { error: { code: 503, status: 'UNAVAILABLE' } }],
    ],
  ])('%s, %s: tokens are %s', async (dialect, _, tokens, all) => {
    const { server, trial, base, lines } = await scene();
    const page = all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    server.fail({ page, headers: { 'content-type': 'text/event-stream' } });
    await (await send(base, ask(dialect, trial.token, true))).text();
    expect(await lines()).toMatchObject([{ end: 'complete', error: expect.any(String), tokens: null }]);
    expect(trial.account.fault?.kind).toBe('model_unavailable');
    expect(trial.account.usage).toMatchObject({ output_tokens: tokens, cost_usd: tokens, failed_requests: 1 });
  });
});

test.each([
  ['openai-responses', 'server_error', 'model_unavailable'],
  ['openai-responses', 'rate_limit_exceeded', 'model_unavailable'],
  ['openai-responses', 'insufficient_quota', 'model_refused'],
  ['openai-responses', 'context_length_exceeded', undefined],
  ['openai-responses', 'invalid_prompt', undefined],
  ['openai-chat', 502, 'model_unavailable'],
  ['openai-chat', 429, 'model_unavailable'],
  ['openai-chat', 402, 'model_refused'],
  ['openai-chat', 400, undefined],
  ['openai-responses', 'image_too_large', undefined],
  ['openai-responses', 'bio_policy', undefined],
  ['openai-chat', 'invalid_api_key', 'model_refused'],
  ['openai-chat', 'model_not_found', 'model_refused'],
  ['anthropic', 'invalid_request_error', undefined],
  ['anthropic', 'permission_error', 'model_refused'],
  ['gemini', 'INVALID_ARGUMENT', undefined],
  ['gemini', 'UNAUTHENTICATED', 'model_refused'],
  ['gemini', 'UNAVAILABLE', 'model_unavailable'],
  ['anthropic', 'rate_limit_error', 'model_unavailable'],
  ['gemini', 'RESOURCE_EXHAUSTED', 'model_unavailable'],
] as const)('the fault of an error in a stream of %s is that of its code: %s, %s', async (dialect, code, kind) => {
  const { server, trial, base, lines } = await scene();
  const error = { type: code, code, message: 'scripted' };
  const event = {
    anthropic: { type: 'error', error },
    gemini: { error: { status: code } },
    'openai-chat': { error, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] },
    'openai-responses': { type: 'response.failed', response: { object: 'response', status: 'failed', error } },
  }[dialect];
  server.fail({ page: `data: ${JSON.stringify(event)}\n\n`, headers: { 'content-type': 'text/event-stream' } });
  await (await send(base, ask(dialect, trial.token, true))).text();
  expect(await lines()).toMatchObject([{ status: 200, error: String(code) }]);
  expect(trial.account.fault?.kind).toBe(kind);
  const throttled = /429|rate_limit|EXHAUSTED/.test(String(code)) ? 1 : 0;
  expect(trial.account.usage).toMatchObject({ steps: 0, failed_requests: 1, throttled_requests: throttled });
});

test.each([
  ['told in the middle of the stream, as by Azure', 'gpt-5.1-2025-11-13'],
  ['never told', ''],
])('the name of a model that is %s does not make the cost unknown', async (_, name) => {
  const { server, trial, base } = await scene();
  const chunk = (model: string, more: object) =>
    `data: ${JSON.stringify({ id: '', object: 'chat.completion.chunk', model, choices: [], ...more })}\n\n`;
  const said = { index: 0, delta: { content: 'done' }, finish_reason: 'stop' };
  const page = [
    chunk('', { prompt_filter_results: [] }),
    chunk(name, { choices: [said] }),
    chunk(name, { usage: { prompt_tokens: 1000, completion_tokens: 10 } }),
    chunk('', { choices: [{ index: 0, delta: {}, content_filter_results: {} }] }),
    'data: [DONE]\n\n',
  ].join('');
  server.fail({ page, headers: { 'content-type': 'text/event-stream' } });
  await (await send(base, ask('openai-chat', trial.token, true))).text();
  await expect.poll(() => trial.account.usage.requests).toBe(1);
  const models = name === '' ? [] : [name];
  expect(trial.account.usage).toMatchObject({ input_tokens: 1000, models, cost_usd: 0.00135 });
});

test('a stream of Anthropic becomes the answer that it has without streaming, with what its client sends back', () => {
  const reader = anthropic.reader(new Room(1000));
  const block = (index: number, content_block: object, ...deltas: object[]) => [
    { type: 'content_block_start', index, content_block },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
  const call = (id: string) => ({ type: 'tool_use', id, name: 'shell', input: {} });
  for (const event of [
    { type: 'message_start', message: { role: 'assistant', content: [] } },
    ...block(
      0,
      { type: 'thinking', thinking: '', signature: '' },
      ...[
        { type: 'thinking_delta', thinking: 'so' },
        ...['a', 'b'].map((x) => ({ type: 'signature_delta', signature: x })),
      ],
    ),
    // A call without arguments: its only part is empty.
    ...block(1, call('1'), { type: 'input_json_delta', partial_json: '' }),
    ...block(2, call('2'), ...['', '{"n":', '1}'].map((text) => ({ type: 'input_json_delta', partial_json: text }))),
  ])
    reader.event(event);
  expect(reader.answer!.content).toEqual([
    { type: 'thinking', thinking: 'so', signature: 'ab' },
    call('1'),
    { ...call('2'), input: { n: 1 } },
  ]);
});

test('the usage that only the meter asked for is taken out of a Chat Completions stream again', async () => {
  const { server, trial, base } = await scene();
  const own = ask('openai-chat', trial.token, true);
  const without = await (await send(base, own)).text();
  expect(without).not.toContain('prompt_tokens');
  expect(without).toMatch(/finish_reason":"stop".*data: \[DONE\]\n\n$/s);
  expect(server.asked[0]!.body.stream_options).toEqual({ include_usage: true });

  for (const encoding of ['none', 'identity']) {
    const page = `data: {"choices":[{"finish_reason":"stop"}]}\n\ndata: {"choices":[],"usage":{"prompt_tokens":7}}\n\n`;
    server.fail({ page, headers: { 'content-type': 'text/event-stream', 'content-encoding': encoding } });
    expect(await (await send(base, own)).text()).toBe(page.split(/(?<=\n\n)/)[0]);
  }

  own.body.stream_options = { include_usage: true };
  expect(await (await send(base, own)).text()).toContain('prompt_tokens');
});

test('a request that waits for the count of an earlier answer when its trial ends was never asked', async () => {
  const { server, trial, base, lines } = await scene();
  const earlier = newExchange('openai', null, 'GET', '/v1/models');
  trial.reading(earlier);
  const waits = vi.spyOn(trial, 'counted');
  const asked = send(base, ask('openai-chat', trial.token, false)).catch(() => {});
  await expect.poll(() => waits.mock.calls.length).toBe(1);
  trial.ended.abort();
  trial.follow(Promise.resolve({ exchange: earlier, dialect: null }));
  await asked;
  expect(await lines()).toMatchObject([{ dialect: null }, { end: 'cut_by_agent', stream: null }]);
  expect(trial.account.usage).toMatchObject({ requests: 1, input_tokens: 0, cost_usd: 0 });
  expect(server.asked).toEqual([]);
});

test('a stream that cannot be unpacked ends as a cut one, which the agent does not take for an answer', async () => {
  const { server, trial, base, lines } = await scene();
  const headers = { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' };
  server.fail({ page: 'data: {"choices":[]}\n\n', headers });
  const response = await send(base, ask('openai-chat', trial.token, true));
  await expect(response.text()).rejects.toThrow('terminated');
  expect(await lines()).toMatchObject([{ status: 200, error: 'no answer of a model', tokens: null }]);
});

describe('a Chat Completions stream that the agent leaves after its last word, before the usage', () => {
  async function leave(options: SceneOptions, encoding?: 'gzip'): Promise<Scene> {
    const one = await scene(options);
    one.server.next({ ...turn, text: 'Done.' });
    const { promise: left, resolve: goOn } = Promise.withResolvers<void>();
    const isLast = (text: string) => /"finish_reason":"/.test(text);
    one.server.fail({ pause: (said) => (isLast(said) ? left : null), ...(encoding && { encoding }) });
    // The machine may stand still for longer than the usage is waited for.
    const { timeout } = AbortSignal;
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(LONG));
    onTestFinished(() => waits.mockRestore());
    const response = await send(one.base, ask('openai-chat', one.trial.token, true));
    const reader = await readerAfter(response, isLast);
    expect(one.server.ledger.input).toBe(0);
    await reader.cancel();
    await expect.poll(() => waits.mock.calls).toEqual([[2000]]);
    setTimeout(goOn, 100);
    return one;
  }

  test('is counted before the next request begins', async () => {
    const { trial, base, server } = await leave({ limits: { cost: 0.000_001 } });
    expect((await send(base, ask('openai-chat', trial.token, true))).status).toBe(402);
    expect(trial.account.usage).toMatchObject({ input_tokens: server.ledger.input, output_tokens: 77, steps: 1 });
  });

  test.each([undefined, 'gzip'] as const)('is counted in a trial that ends there (%s)', async (encoding) => {
    const { lines, server } = await leave({}, encoding);
    expect(await lines()).toMatchObject([{ end: 'complete', error: null, tokens: { input: 1000, output: 77 } }]);
    expect(server.ledger).toMatchObject({ input: 1000, output: 77 });
  });
});

test('Gemini’s stream as an array is counted, also when it is cut', async () => {
  const { server, trial, base } = await scene({ server: { turn: () => turn } });
  const asked = ask('gemini', trial.token, true);
  asked.path = asked.path.replace('?alt=sse', '');
  await (await send(base, asked)).text();
  await expect.poll(() => trial.account.usage.output_tokens).toBe(77);
  server.fail({ resetAfter: 2 });
  await (await send(base, asked)).text().catch(() => {});
  await expect.poll(() => trial.account.usage.requests).toBe(2);
  expect(trial.account.usage.input_tokens).toBe(server.ledger.input);
});

describe('keys and tokens', () => {
  test('the agent finds the token in the place of every key, and the meter in the place of the endpoints', async () => {
    const { variables, base, trial } = await scene();
    const { token } = trial;
    expect(variables).toEqual({
      AGENTBENCH_MODEL_URL: base,
      ANTHROPIC_API_KEY: token,
      ANTHROPIC_BASE_URL: `${base}/anthropic`,
      OPENAI_API_KEY: token,
      OPENAI_BASE_URL: `${base}/openai/v1`,
      OPENAI_API_BASE: `${base}/openai/v1`,
      GEMINI_API_KEY: token,
      GOOGLE_GEMINI_BASE_URL: `${base}/gemini`,
      OPENROUTER_API_KEY: token,
      OPENROUTER_BASE_URL: `${base}/openrouter/api/v1`,
      OPENROUTER_API_BASE: `${base}/openrouter/api/v1`,
    });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('a wrong token, none, and one of an ended trial get 401 and never reach the provider', async () => {
    const { server, gateway, trial, base } = await scene();
    for (const token of ['', 'wrong', `${trial.token}x`, KEY]) {
      expect((await send(base, ask('anthropic', token, false))).status).toBe(401);
    }
    await trial.close();
    expect((await send(base, ask('anthropic', trial.token, false))).status).toBe(401);
    expect(server.asked).toHaveLength(0);
    expect(gateway.strangers).toBe(5);
  });

  test.each(dialects)('%s: a key in the query is taken out, and the key goes in a header', async (dialect) => {
    const { server, trial, base } = await scene();
    const asked = ask(dialect, trial.token, false);
    const headers = dialect === 'gemini' ? {} : asked.headers;
    const response = await send(base, { ...asked, path: `${asked.path}?key=${trial.token}&x=1`, headers });
    // Without the key in a header, the provider answers with 401.
    expect(response.status).toBe(200);
    expect(server.asked[0]!.query).toBe('?x=1');
  });

  test('a key that no header can carry is a fault of the account, and its name is told', async () => {
    const { server, trial, base } = await scene({ key: 'sk-0123456789…' });
    const response = await send(base, ask('anthropic', trial.token, false));
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('ANTHROPIC_API_KEY has a character that no header carries');
    expect(trial.account.fault?.kind).toBe('model_refused');
    expect(server.asked).toHaveLength(0);
  });

  const encodings = [undefined, 'gzip', 'br', 'gzip, gzip', 'gzip, br'] as const;
  test.each(encodings)('a key repeated in an error (%s) stays outside', async (encoding) => {
    const { server, trial, base, lines } = await scene();
    const error = { message: `key ${KEY} may not use this model; "${KEY}"`, code: 'denied' };
    const headers = {
      'content-type': 'application/json',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    };
    server.fail({ status: 403, page: JSON.stringify({ error }), headers, ...(encoding && { encoding }) });
    const response = await send(base, ask('openai-chat', trial.token, true));
    expect(await response.json()).toEqual({ error: { ...error, message: 'key *** may not use this model; "***"' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'application/json']);
    expect(await lines()).toMatchObject([{ status: 403, error: 'denied', end: 'complete' }]);
  });

  test.each([200, 307])('a key repeated in an answer of %i, or in its headers, stays outside', async (status) => {
    const { server, trial, base } = await scene();
    const sent = (key: string) => JSON.stringify({ headers: { Authorization: `Bearer ${key}`, Accept: '*/*' } });
    const headers = { 'content-type': 'application/json', location: `https://gateway.invalid/?key=${KEY}` };
    for (const encoding of [undefined, 'gzip', 'gzip, br'] as const) {
      const encoded = encoding === undefined ? {} : { 'content-encoding': encoding };
      server.fail({ status, page: sent(KEY), headers: { ...headers, ...encoded }, ...(encoding && { encoding }) });
      const asked = ask('openai-chat', trial.token, false);
      const response = await fetch(base + asked.path, {
        ...{ method: 'POST', redirect: 'manual', headers: asked.headers, body: JSON.stringify(asked.body) },
      });
      expect(await response.text()).toBe(sent('***'));
      expect([response.status, response.headers.get('location')]).toEqual([status, 'https://gateway.invalid/?key=***']);
    }
  });

  test.each(dialects)('a key repeated in a stream (%s), over borders of chunks too, stays outside', async (dialect) => {
    const { server, trial, base } = await scene();
    for (const fault of [{ pieces: () => 7 }, { encoding: 'gzip' as const }]) {
      server.next({ text: '', calls: [{ name: `x-api-key: ${KEY}`, arguments: {} }] });
      server.fail(fault);
      const text = await (await send(base, ask(dialect, trial.token, true))).text();
      expect(text).toContain('x-api-key: ***');
      expect(text).not.toContain(KEY);
    }
    expect(await trial.close()).toMatchObject({ input_tokens: server.ledger.input, requests: 2, failed_requests: 0 });
  });

  test('a short key, which may be a word, is masked in errors only', async () => {
    const { server, trial, base } = await scene({ key: 'ollama', server: { key: 'ollama' } });
    server.next({ text: 'import ollama' });
    expect(await (await send(base, ask('openai-chat', trial.token, false))).text()).toContain('import ollama');
    server.fail({ status: 403, page: 'the key ollama is wrong' });
    expect(await (await send(base, ask('openai-chat', trial.token, false))).text()).toBe('the key *** is wrong');
  });

  test('TRACE, whose answer repeats the key, is refused', async () => {
    const { server, trial, base } = await scene();
    const { port } = new URL(base);
    const headers = { authorization: `Bearer ${trial.token}` };
    const status = await new Promise((resolve, reject) => {
      const asked = request({ port, path: '/openai/v1/models', method: 'TRACE', headers }, (response) =>
        resolve(response.resume().statusCode),
      );
      asked.on('error', reject).end();
    });
    expect(status).toBe(405);
    expect(server.others).toEqual([]);
  });

  test('only paths below the endpoint are reached', async () => {
    const { server, trial, base } = await scene();
    const list = (path: string) => fetch(base + path, { headers: { authorization: `Bearer ${trial.token}` } });
    expect((await list('/openai/v1/models')).status).toBe(200);
    expect((await list('/openai/models')).status).toBe(200);
    expect(await rawStatus(base, '/openai/../../admin', trial.token)).toBe(404);
    expect(await rawStatus(base, '/openai/v1/%2e%2e/%2E%2e/admin', trial.token)).toBe(404);
    expect(await rawStatus(base, '/openai//admin.invalid/v1', trial.token)).toBe(200);
    expect((await list('/elsewhere/v1/models')).status).toBe(404);
    expect(server.others).toEqual(['GET /v1/models', 'GET /v1/models', 'GET /v1//admin.invalid/v1']);
    await trial.close();
    expect(trial.account.usage).toMatchObject({ requests: 0, unmetered_requests: 3 });
  });

  test('a WebSocket upgrade is refused at once', async () => {
    const { base } = await scene();
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write('GET /openai/v1/responses HTTP/1.1\r\nHost: m\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data) => resolve([data])));
    expect(answer!.toString()).toMatch(
      /^HTTP\/1\.1 426 [\s\S]*agentbench: WebSockets .* are not forwarded; ask by plain/,
    );
  });
});

/** The status for a path as it is; fetch would normalise it. */
function rawStatus(base: string, path: string, token: string): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get({ hostname, port, path, headers }, (response) => resolve(response.resume().statusCode!)).on('error', reject);
  });
}

/** The double's ids are random. */
function withoutIds(text: string): string {
  return text.replaceAll(/(msg|toolu|chatcmpl|resp|fc|call)_[0-9a-f]{20}/g, '$1');
}
