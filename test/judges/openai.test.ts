import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { unusedProxy } from '../../src/judges/endpoint.ts';
import { type OpenAiSettings, openAiAsk, openAiJudge } from '../../src/judges/openai.ts';
import { JudgeError, type TestbedExec } from '../../src/judges/types.ts';
import { type OpenAiApi, type OpenAiOptions, startOpenAi, verdict } from '../doubles/openai-api.ts';
import { aRequest, calm, echoTestbed, noTestbed, SECRET, settingsFor } from './support.ts';

let api: OpenAiApi;
afterEach(async () => {
  vi.restoreAllMocks();
  await api.close();
});

/** An endpoint, and one verdict of the judge that asks it. */
async function setUp(options: OpenAiOptions = {}, settings: Partial<OpenAiSettings> = {}) {
  api = await startOpenAi(options);
  const judge = await openAiJudge(settingsFor(api, { model: 'gpt-x', ...settings }));
  return (exec: TestbedExec = noTestbed, signal = calm()) => judge(aRequest(), exec, signal);
}

/** A port at which nothing listens, and which nothing else is given, as one that was closed might be. */
const NOBODY = 'http://127.0.0.1:2/v1';

const run = (...command: string[]) => ({ name: 'run_in_testbed', arguments: { command } });

describe('a verdict', () => {
  it('is asked for with a schema, a tool and temperature 0, and comes with what it cost', async () => {
    const ask = await setUp();
    api.next({ content: verdict(1, 'half'), usage: { prompt_tokens: 1000, completion_tokens: 50, cost: 0.0125 } });
    expect(await ask()).toEqual({
      score: 1,
      explanation: 'half',
      usage: { input_tokens: 1000, output_tokens: 50, cost_usd: 0.0125 },
    });
    expect(api.chats).toMatchObject([
      {
        model: 'gpt-x',
        temperature: 0,
        messages: [{ role: 'system' }, { role: 'user' }],
        response_format: { type: 'json_schema', json_schema: { strict: true } },
        tools: [{ function: { name: 'run_in_testbed' } }],
      },
    ]);
    expect(api.requests[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
  });

  it('of several samples is asked for at the temperature of the model', async () => {
    const ask = await setUp({}, { samples: 3 });
    await ask();
    expect(api.chats[0]).not.toHaveProperty('temperature');
  });

  it('is read from an answer in parts', async () => {
    const ask = await setUp();
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: '{"score": 0}' }] },
      { type: 'text', text: verdict(2, 'all of it') },
    ];
    api.next({ raw: { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] } });
    expect(await ask()).toMatchObject({ score: 2, explanation: 'all of it' });
    expect(api.chats).toHaveLength(1);
  });

  const elsewhere = 'the endpoint sent no choices and no message: is judge-base-url right?';
  const answerOf = (message: unknown) => ({ choices: [{ message, finish_reason: 'stop' }] });
  it.each<[string, unknown, string]>([
    ['null', null, elsewhere],
    ['a text', '<html>sign in</html>', elsewhere],
    ['choices that are none', { choices: 'x' }, elsewhere],
    ['a message that is none', answerOf(null), elsewhere],
    ['calls that are none', answerOf({ tool_calls: [null, { id: 1, function: {} }] }), 'the answer is empty'],
    ['numbers', answerOf({ content: 7, refusal: 7, tool_calls: 7 }), 'the answer is empty'],
  ])('fails where the endpoint sends %s', async (_, raw, message) => {
    const ask = await setUp();
    api.next({ raw }, { raw }, { raw });
    const error = await ask().catch((error) => error);
    expect(error).toBeInstanceOf(JudgeError);
    expect(error.message).toBe(`gpt-x gave no verdict: ${message}`);
  });

  it('fails where a page comes in its place, with advice on the URL; so does an answer to another question', async () => {
    const ask = await setUp();
    api.next(...Array(4).fill({ raw: '<html>sign in</html>' }));
    await expect(ask()).rejects.toThrow(elsewhere);
    const question = { kind: 'explain', system: 's', user: 'u', schema: { name: 'n', schema: {} } } as const;
    const other = openAiAsk(settingsFor(api, { model: 'gpt-x' }))(question, calm());
    await expect(other).rejects.toThrow(`gpt-x gave no answer: ${elsewhere}`);
  });

  it('takes the answer to another question from the text around it', async () => {
    await setUp();
    const question = { kind: 'explain', system: 's', user: 'u', schema: { name: 'n', schema: {} } } as const;
    const other = openAiAsk(settingsFor(api, { model: 'gpt-x' }));
    for (const [content, text] of [
      ['<think>\nIt {may} be so.\n</think>\n\n{"a": 1}', '{"a": 1}'],
      ['So:\n```json\r\n{"a": 1}\n```\n', '{"a": 1}'],
      ['```json {"a": 1} ```', '{"a": 1}'],
      ['```json\n{"a": "```sh"}\n```', '{"a": "```sh"}'],
      ['So:\n```json\n{\n  "a": "```sh"\n}\n```', '{\n  "a": "```sh"\n}'],
      ['I do not know.', 'I do not know.'],
    ] as const) {
      api.next({ content });
      expect((await other(question, calm())).text.trim()).toBe(text);
    }
  });

  it('has no cost where the endpoint tells none, and no usage where it tells nothing, or no amounts', async () => {
    const ask = await setUp();
    expect((await ask()).usage).toEqual({ input_tokens: 100, output_tokens: 20, cost_usd: null });
    for (const usage of [{ prompt_tokens: -1, completion_tokens: '7', cost: -0.5 }, null])
      api.next({ content: verdict(0), usage });
    expect((await ask()).usage).toBeNull();
    expect((await ask()).usage).toBeNull();
  });

  it('needs no key where the endpoint needs none, and takes none from the environment', async () => {
    process.env.OPENAI_API_KEY = 'sk-of-the-environment';
    process.env.OPENAI_ORG_ID = 'org-of-the-environment';
    try {
      const ask = await setUp({ key: null }, { apiKey: null });
      expect((await ask()).score).toBe(0);
      expect(JSON.stringify(api.requests[0]!.headers)).not.toContain('of-the-environment');
    } finally {
      delete process.env.OPENAI_API_KEY;
      delete process.env.OPENAI_ORG_ID;
    }
  });

  it('sends the query of judge-base-url along', async () => {
    const ask = await setUp();
    await ask();
    const judge = await openAiJudge(settingsFor({ baseUrl: `${api.baseUrl}/?api-version=7` }));
    await judge(aRequest(), noTestbed, calm());
    expect(api.requests.map(({ path, query }) => path + query)).toEqual([
      '/v1/chat/completions',
      '/v1/chat/completions?api-version=7',
    ]);
  });
});

describe('an endpoint that does not know everything', () => {
  it.each<[OpenAiOptions, object]>([
    [{ refuses: ['temperature'] }, { temperature: undefined, tools: expect.anything() }],
    [{ refuses: ['response_format'] }, { response_format: undefined, tools: expect.anything(), temperature: 0 }],
    [{ refuses: ['tools'] }, { tools: undefined, response_format: expect.anything() }],
    [{ refuses: ['tools', 'response_format', 'temperature'] }, { tools: undefined, temperature: undefined }],
    [
      { refuses: ['response_format', 'tools'], refusal: 422 },
      { tools: undefined, response_format: undefined },
    ],
  ])('%j is asked without it, and from then on at once', async (options, sent) => {
    const ask = await setUp({ ...options, model: () => ({ content: `I say:\n\`\`\`json\n${verdict(2)}\n\`\`\`` }) });
    expect((await ask()).score).toBe(2);
    expect({ tools: undefined, response_format: undefined, temperature: undefined, ...api.chats[0] }).toMatchObject(
      sent,
    );
    expect(api.requests).toHaveLength(1 + options.refuses!.length);
    await ask();
    expect(api.requests).toHaveLength(2 + options.refuses!.length);
  });

  it.each([400, 422] as const)(
    '%i for tools: a requirement, of which nothing was run, is not judged',
    async (refusal) => {
      api = await startOpenAi({ refuses: ['tools'], refusal });
      const judge = await openAiJudge(settingsFor(api));
      const { point } = aRequest();
      const request = aRequest({ point: { ...point, type: 'requirement' }, testcases: [] });
      const message =
        refusal === 400
          ? /refused: 400 .*tools.*; a requirement .*: set judge-model/
          : /refused: 422 .*; if the model takes no tools, set judge-model to one that does$/;
      await expect(judge(request, noTestbed, calm())).rejects.toThrow(message);
      expect(api.chats).toEqual([]);
    },
  );

  it('is not asked without them for another fault of the request', async () => {
    const ask = await setUp();
    api.fail('POST', { status: 400, body: { error: { message: 'maximum context length is 8192 tokens' } } });
    await expect(ask()).rejects.toThrow(/refused: 400 maximum context length is 8192 tokens$/);
    expect(api.requests).toHaveLength(1);
  });
});

describe('the tool', () => {
  it('runs commands in the testbed, and its turns are paid for', async () => {
    const ask = await setUp();
    api.next({ calls: [run('ls', '-l'), run('cat', 'a b')] }, { content: verdict(2) });
    const { exec, ran } = echoTestbed({ exitCode: 3 });
    expect(await ask(exec)).toMatchObject({ score: 2, usage: { input_tokens: 200, output_tokens: 40 } });
    expect(ran).toEqual([
      ['ls', '-l'],
      ['cat', 'a b'],
    ]);
    const [, , call, first, second] = api.chats[1]!.messages;
    expect(call).toMatchObject({ role: 'assistant', tool_calls: [{}, {}] });
    expect(first!.content).toContain('{"exit_code":3,"timed_out":false,"stdout":"ls -l","stderr":""}');
    expect(second!.content).toContain('"stdout":"cat a b"');
  });

  it.each([
    ['another tool', { name: 'rm', arguments: { command: ['ls'] } }],
    ['no list', { name: 'run_in_testbed', arguments: { command: 'ls' } }],
    ['an empty list', { name: 'run_in_testbed', arguments: { command: [] } }],
    ['numbers', { name: 'run_in_testbed', arguments: { command: ['sleep', 5] } }],
    ['no JSON', { name: 'run_in_testbed', arguments: '{"command": ["ls"' }],
  ])('is not run for a call with %s', async (_, call) => {
    const ask = await setUp();
    api.next({ calls: [call] }, { content: verdict(1) });
    expect((await ask(noTestbed)).score).toBe(1);
    expect(api.chats[1]!.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('Not run: call run_in_testbed with'),
    });
  });

  it('tells the model what kept a command from running', async () => {
    const ask = await setUp();
    api.next({ calls: [run('ls')] }, { content: verdict(1) });
    await ask(() => Promise.reject(new Error('the container is gone')));
    expect(api.chats[1]!.messages.at(-1)!.content).toBe('Not run: the container is gone');
  });

  it('is used eight times, then there is only an answer to give', async () => {
    const ask = await setUp({
      model: ({ tool_choice }) =>
        tool_choice === 'none' ? { content: verdict(1) } : { calls: [run('ls'), run('pwd')] },
    });
    const { exec, ran } = echoTestbed();
    expect((await ask(exec)).score).toBe(1);
    expect([ran.length, api.chats.length]).toEqual([8, 5]);
  });

  it('ends without a verdict for a model that only calls it', async () => {
    const ask = await setUp({ model: () => ({ calls: [run('ls')] }) });
    const { exec, ran } = echoTestbed();
    await expect(ask(exec)).rejects.toThrow(
      new JudgeError('gpt-x gave no verdict in 12 turns: it only asked for commands', {
        usage: { input_tokens: 1200, output_tokens: 240, cost_usd: null },
      }),
    );
    expect([ran.length, api.chats.length]).toEqual([8, 12]);
  });
});

describe('an answer that is none', () => {
  it('is asked for again, twice', async () => {
    const ask = await setUp();
    api.next({ content: 'It passed.' }, { content: '{"score": 5, "explanation": "x"}' }, { content: verdict(1) });
    expect(await ask()).toMatchObject({ score: 1, usage: { input_tokens: 300 } });
    expect(api.chats[2]!.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
  });

  it.each([
    ['words', { content: 'It passed.' }, 'the answer does not end in a JSON object: "It passed."'],
    ['nothing', { content: null }, 'the answer is empty'],
    ['a refusal', { refusal: 'I cannot help.' }, 'it refused: I cannot help.'],
    ['a cut', { content: verdict(2), finish: 'length' }, 'its answer was cut off at its limit of tokens'],
    ['a filter', { finish: 'content_filter' }, "the endpoint's content filter withheld its answer"],
  ])('is said in the error: %s', async (_, turn, message) => {
    const ask = await setUp({ model: () => turn });
    const usage = { input_tokens: 300, output_tokens: 60, cost_usd: null };
    await expect(ask()).rejects.toThrow(new JudgeError(`gpt-x gave no verdict: ${message}`, { usage }));
    expect(api.chats).toHaveLength(3);
  });
});

describe('an endpoint that fails', () => {
  it('behind a status of 200 is asked the same again after a pause, and its words are in the error', async () => {
    const ask = await setUp({}, { pauses: [50, 0] });
    const error = { code: 502, message: `Provider returned error for ${SECRET}` };
    api.next({ error }, { content: verdict(1) }, { error }, { error }, { error });
    const began = performance.now();
    expect((await ask()).score).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(45);
    expect(api.chats[1]).toEqual(api.chats[0]);
    await expect(ask()).rejects.toThrow('the endpoint sent no choices; its message: Provider returned error for ***');
  });

  it.each([
    ['429, with a pause asked for', { status: 429, headers: { 'retry-after': '0.1' }, times: 4 }],
    ['500', { status: 500, headers: { 'retry-after': '0' }, times: 2 }],
    ['408', { status: 408, headers: { 'retry-after': '0' } }],
    ['409', { status: 409, headers: { 'retry-after': '0' } }],
    ['a connection that is cut', { status: 'reset' as const }],
  ])('is asked again: %s', async (_, fault) => {
    const ask = await setUp();
    const injected = api.fail('POST', fault);
    expect((await ask()).score).toBe(0);
    expect(api.requests).toHaveLength(injected.hits + 1);
  });

  it.each([
    ['429', { status: 429, headers: { 'retry-after': '0' } }, { cost_usd: 0.25 }],
    ['408', { status: 408, headers: { 'retry-after': '0' } }, { cost_usd: null, known_cost_usd: 0.25 }],
    ['503', { status: 503, headers: { 'retry-after': '0' } }, { cost_usd: null, known_cost_usd: 0.25 }],
    ['a connection that is cut', { status: 'reset' as const }, { cost_usd: null, known_cost_usd: 0.25 }],
  ])('has a known cost if the tries before its answer cost nothing: %s', async (_, fault, cost) => {
    const ask = await setUp();
    const usage = { prompt_tokens: 100, completion_tokens: 20, cost: 0.25 };
    api.next({ content: verdict(1), usage }, { content: verdict(1), usage });
    api.fail('POST', fault);
    expect((await ask()).usage).toEqual({ input_tokens: 100, output_tokens: 20, ...cost });
    expect((await ask()).usage).toEqual({ input_tokens: 100, output_tokens: 20, cost_usd: 0.25 });
  });

  it('has no known cost if it refuses after a fault', async () => {
    const ask = await setUp();
    api.fail('POST', { status: 503, headers: { 'retry-after': '0' } });
    api.fail('POST', { status: 401, times: 2 });
    await expect(ask()).rejects.toMatchObject({ usage: null });
    await expect(ask()).rejects.toMatchObject({ usage: { cost_usd: 0 } });
  });

  it('is given the time it asks for', async () => {
    const ask = await setUp();
    api.fail('POST', { status: 429, headers: { 'retry-after': '1' } });
    await ask();
    const [first, second] = api.requests.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThan(950);
  });

  it('is asked five times in all, and the error says what to change', async () => {
    const ask = await setUp();
    api.fail('POST', { status: 429, headers: { 'retry-after': '0' }, times: 9 });
    await expect(ask()).rejects.toThrow(
      /^127\.0\.0\.1:\d+ refused: 429 Rate limit reached for requests, also after 4 more tries; lower parallel, or raise the limit of the key$/,
    );
    expect(api.requests).toHaveLength(5);
  });

  it('may show the key: the error does not', async () => {
    const wrong = 'sk-some-other-key-42';
    const ask = await setUp({}, { apiKey: wrong, redactor: new Redactor([wrong]) });
    const error: unknown = await ask().catch((error) => error);
    expect(error).toBeInstanceOf(JudgeError);
    expect(String(error)).toMatch(
      /refused: 401 Incorrect API key provided: Bearer \*\*\*\.; set judge-api-key to a key that it accepts$/,
    );
    expect(
      JSON.stringify({ ...(error as Error), stack: (error as Error).stack, cause: (error as Error).cause }),
    ).not.toContain(wrong);
  });

  it('is named where there is nobody', async () => {
    const ask = await setUp({}, { baseUrl: NOBODY, retries: 0 });
    await expect(ask()).rejects.toThrow(
      /^no answer from 127\.0\.0\.1:\d+: .*ECONNREFUSED.*; is judge-base-url right\?$/,
    );
  });

  it('is named where there is nobody, with a proxy that Node.js does not use', async () => {
    const url = new URL('https://judge.example/v1');
    const proxies = { HTTPS_PROXY: 'http://proxy:3128', http_proxy: 'http://other:3128' };
    expect(unusedProxy(url, { ...proxies, NODE_USE_ENV_PROXY: '1' })).toBeNull();
    expect(unusedProxy(new URL('http://judge.example/v1'), proxies)).toBe('http_proxy');
    expect(unusedProxy(url, { ...proxies, no_proxy: 'a.b, .example' })).toBeNull();
    expect(unusedProxy(new URL('http://127.0.0.1/v1'), proxies)).toBeNull();
    const ask = await setUp({}, { baseUrl: NOBODY, retries: 0, unusedProxy: unusedProxy(url, proxies) });
    await expect(ask()).rejects.toThrow(
      /; is judge-base-url right\? The proxy in HTTPS_PROXY is used only with NODE_USE_ENV_PROXY=1\.$/,
    );
  });

  it.each([
    ['is silent', { delayMs: 600_000 }, { cost_usd: null, known_cost_usd: 0.25 }],
    ['refuses', { status: 401 }, { cost_usd: 0.25 }],
  ])('has been paid for its answers before, if it %s then', async (what, fault, cost) => {
    // The time of the verdict ends when the silence has begun, however late that is.
    const limit = new AbortController();
    if (what === 'is silent') vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    const ask = await setUp();
    api.next({ calls: [run('ls')], usage: { prompt_tokens: 100, completion_tokens: 20, cost: 0.25 } });
    const exec: TestbedExec = async () => {
      api.fail(({ method }) => {
        limit.abort();
        return method === 'POST';
      }, fault);
      return { exitCode: 0, timedOut: false, stdout: '', stderr: '' };
    };
    await expect(ask(exec)).rejects.toMatchObject({ usage: { input_tokens: 100, output_tokens: 20, ...cost } });
  });

  it('has the time of one verdict, all tries and turns', async () => {
    const ask = await setUp({}, { timeout: 300 });
    api.fail('POST', { delayMs: 600_000 });
    const begun = performance.now();
    await expect(ask()).rejects.toThrow(new JudgeError('gpt-x gave no verdict within 0.3 s'));
    api.fail('POST', { delayMs: 600_000 });
    const question = { kind: 'explain', system: 's', user: 'u', schema: { name: 'n', schema: {} } } as const;
    const other = openAiAsk(settingsFor(api, { model: 'gpt-x', timeout: 300 }))(question, calm());
    await expect(other).rejects.toThrow(new JudgeError('gpt-x gave no answer within 0.3 s'));
    expect(performance.now() - begun).toBeLessThan(300_000);
  });

  it.each([
    ['while it is silent', { delayMs: 60_000 }],
    ['while it is given time', { status: 429, headers: { 'retry-after': '30' } }],
  ])('is left with the signal %s', async (_, fault) => {
    const ask = await setUp();
    api.fail('POST', fault);
    const controller = new AbortController();
    const asked = ask(noTestbed, controller.signal);
    asked.catch(() => {});
    await sleep(200);
    controller.abort('SIGINT');
    await expect(asked).rejects.toBe('SIGINT');
  });
});
