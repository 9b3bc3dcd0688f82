import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Account } from '../../src/meter/account.ts';
import { openaiChat } from '../../src/meter/dialects/openai-chat.ts';
import { type Exchange, lacksUsage, newExchange } from '../../src/meter/exchange.ts';
import { costOf } from '../../src/meter/prices.ts';
import { meterVariables, providersOf } from '../../src/meter/providers.ts';
import type { Tokens } from '../../src/meter/types.ts';
import { ask, dialects, newTrial, scene, send, statusOf } from './support.ts';

function tokensOf(input: number, output: number): Tokens {
  const none = { cachedInput: 0, cacheWrite: 0, cacheWriteHour: 0, reasoning: null, cost: null };
  return { ...none, input, output, fees: { searches: 0, untold: false } };
}

describe('the last exchange that tells something', () => {
  const accountOf = (exchanges: Partial<Exchange>[]) => {
    const account = new Account();
    for (const about of exchanges)
      account.add({ ...newExchange('openai', openaiChat, 'POST', '/v1/chat/completions'), status: 200, ...about });
    return account;
  };
  const none = { status: null } as const;

  test.each<[Partial<Exchange>[], string, string]>([
    [[{ status: 429 }], 'model_unavailable', 'was answered with 429'],
    [[{ status: 408 }], 'model_unavailable', 'was answered with 408'],
    [[{ status: 500, error: 'overloaded' }], 'model_unavailable', 'was answered with 500 (overloaded)'],
    [[{ error: 'overloaded' }], 'model_unavailable', 'failed (overloaded)'],
    [[{ error: '429' }], 'model_unavailable', 'failed (429)'],
    [[{ end: 'no_connection', ...none }], 'model_unavailable', 'got no connection (unknown)'],
    [[{ end: 'no_connection', ...none, error: 'ETIMEDOUT' }], 'model_unavailable', 'got no connection (ETIMEDOUT)'],
    [[{ end: 'cut_by_provider' }], 'model_unavailable', 'was cut by the provider before the end of the answer'],
    [[{ end: 'idle', ...none }], 'model_unavailable', 'got no complete answer: no further data'],
    [[{ status: 401 }], 'model_refused', 'was answered with 401'],
    [[{ status: 404 }], 'model_refused', 'was answered with 404'],
    [[{ status: 400, error: 'API_KEY_INVALID' }], 'model_refused', 'was answered with 400 (API_KEY_INVALID)'],
    [[{ status: 429, error: 'billing_not_active' }], 'model_refused', 'was answered with 429 (billing_not_active)'],
    [[{ status: 429 }, { end: 'refused', status: 402 }], 'model_unavailable', 'was answered with 429'],
    [[{}, { status: 500 }], 'model_unavailable', 'was answered with 500'],
    [[{ status: 429 }, { end: 'cut_by_agent', ...none }], 'model_unavailable', 'was answered with 429'],
  ])('%j is the fault %s', (exchanges, kind, how) => {
    expect(accountOf(exchanges).fault).toEqual({ kind, message: `The last request to openai ${how}` });
  });

  test.each<[Partial<Exchange>[]]>([
    [[]],
    [[{ status: 429 }, {}]],
    [[{ status: 429 }, { end: 'cut_by_agent' }]],
    [[{}, { status: 404 }]],
    [[{}, { error: '404' }]],
    [[{ status: 400, error: 'invalid' }]],
    [[{ error: 'context_length_exceeded' }]],
    [[{ status: 403, error: 'flagged_input' }]],
  ])('%j is no fault', (exchanges) => {
    expect(accountOf(exchanges).fault).toBeNull();
  });

  test('is counted by its end', () => {
    const exchanges: Partial<Exchange>[] = [{}, { status: 429 }, { status: 500 }, { dialect: null }, {}];
    const counts = { requests: 4, failed_requests: 2, throttled_requests: 1, unmetered_requests: 1, steps: 2 };
    expect(accountOf(exchanges).usage).toMatchObject(counts);
  });
});

describe('budgets', () => {
  test('one request is not called several', async () => {
    const { trial, base, refusals } = await scene({ limits: { requests: 1 } });
    for (let i = 0; i < 2; i++) await send(base, ask('anthropic', trial.token, true));
    expect(refusals.map(({ message }) => message)).toEqual(['the trial has made 1 request (trial-max-requests)']);
  });

  test('the request that would begin beyond trial-max-requests is refused, and the trial is told once', async () => {
    const { server, trial, base, refusals, lines } = await scene({ limits: { requests: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await statusOf(send(base, ask('anthropic', trial.token, true))));
    expect(statuses).toEqual([200, 200, 402, 402]);
    expect(server.asked).toHaveLength(2);
    expect(refusals).toMatchObject([{ limit: 'trial-max-requests' }]);
    expect(await lines()).toMatchObject([{}, {}, { end: 'refused', error: 'trial-max-requests', tokens: null }, {}]);
    expect(trial.account.fault).toBeNull();
    expect(trial.account.usage).toMatchObject({ requests: 4, failed_requests: 2, steps: 2 });
  });

  test('limits of a trial count its earlier rounds, and requests that were let begin', async () => {
    const { trial, base, refusals } = await scene({ limits: { requests: 3 }, before: { cost: 0.25, requests: 1 } });
    const unreadable = { ...ask('anthropic', trial.token, true), body: [] as never };
    const requests = [
      ask('anthropic', trial.token, true),
      unreadable,
      ...Array(3).fill(ask('anthropic', trial.token, true)),
    ];
    const statuses: number[] = [];
    for (const request of requests) statuses.push(await statusOf(send(base, request)));
    expect(statuses).toEqual([200, 400, 200, 402, 402]);
    expect(refusals.map(({ message }) => message)).toEqual(['the trial has made 3 requests (trial-max-requests)']);
    expect(trial.spent).toEqual({ cost: 0.25 + trial.account.cost, requests: 3 });
    expect(trial.account.usage.requests).toBe(5);
  });

  test('requests under way at the same time are not more than trial-max-requests allows', async () => {
    const { server, trial, base } = await scene({ limits: { requests: 5 } });
    server.fail({ pause: 20 }, 20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(base, ask('openai-chat', trial.token, true))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(server.asked).toHaveLength(5);
  });

  test.each(dialects)('%s: trial-max-cost binds by the price table, and by prices of one’s own', async (dialect) => {
    const { server, trial, base } = await scene({
      limits: { cost: 0.5 },
      forward: { prices: [{ model: 'gpt-5.1', input: 400, output: 0, cachedInput: 400, cacheWrite: null }] },
    });
    // More than 0.1 USD each by the table for the others.
    const model = { gemini: { model: 'gemini-2.5-pro' } }[dialect as string];
    server.next(...Array(20).fill({ tokens: { input: 1000, cached: 0, output: 14_000 }, ...model }));
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const answer = await send(base, ask(dialect, trial.token, false));
      statuses.push(answer.status);
      await answer.text();
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(402);
    expect(trial.account.cost).toBeGreaterThanOrEqual(0.5);
    expect(trial.account.cost).toBeLessThan(1);
  });

  test('a limit that ten requests reach exactly refuses the next one', async () => {
    const own = { model: 'claude-sonnet-4-5', input: 100, output: 0, cachedInput: null, cacheWrite: null };
    const { server, trial, base } = await scene({ limits: { cost: 1 }, forward: { prices: [own] } });
    server.next(...Array(11).fill({ model: own.model, tokens: { input: 1000, cached: 0, output: 1 } }));
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const answer = await send(base, ask('anthropic', trial.token, false));
      statuses.push(answer.status);
      await answer.text();
    }
    expect([statuses.indexOf(402), trial.account.cost]).toEqual([10, 1]);
  });

  test('the limit of the run is asked before each request', async () => {
    let used = false;
    const refusal = { limit: 'max-cost', message: 'max-cost of 1 USD is used up' } as const;
    const { trial, base, refusals } = await scene({ runLimit: () => (used ? refusal : null) });
    expect((await send(base, ask('gemini', trial.token, false))).status).toBe(200);
    used = true;
    const answer = await send(base, ask('gemini', trial.token, false));
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('max-cost of 1 USD') } });
    expect(refusals).toEqual([refusal]);
  });
});

test('a model without a price has no cost, and is named', async () => {
  const { server, trial, base } = await scene();
  server.next({ model: 'claude-sonnet-4-5' }, { model: 'some-local-model' });
  for (let i = 0; i < 2; i++) {
    const asked = ask('openai-chat', trial.token, false);
    asked.body.model = 'mine';
    await (await send(base, asked)).text();
  }
  await trial.close();
  expect(trial.account.usage).toMatchObject({ cost_usd: null, models: ['claude-sonnet-4-5', 'some-local-model'] });
  expect(trial.account.unknown.price).toContain('some-local-model');
});

test('of prices of one’s own, that of the model that answered goes before that of the model that was asked', () => {
  const price = { output: 0, cachedInput: null, cacheWrite: null };
  const own = ['router', 'served'].map((model, i) => ({ ...price, model, input: i + 1 }));
  const tokens = tokensOf(1e6, 0);
  expect(costOf({ name: 'lab' }, ['served', 'router'], tokens, own)).toEqual({ whole: 2, known: 2 });
  expect(costOf({ name: 'lab' }, ['other', 'router'], tokens, own)).toEqual({ whole: 1, known: 1 });
  const searched = { ...tokens, fees: { searches: 1, untold: false } };
  expect(costOf({ name: 'anthropic' }, ['served'], searched, own)).toEqual({ whole: null, known: 2 });
});

test('costs of answers are rounded as their sums, so that they add up to them', () => {
  const own = { model: 'mine', input: 0.1, output: 0.2, cachedInput: null, cacheWrite: null };
  const stated = { ...tokensOf(1, 1), cost: 0.1 + 0.2 };
  expect([
    costOf({ name: 'openai' }, ['gpt-5.1'], tokensOf(1, 4), []),
    costOf({ name: 'openrouter' }, ['a/b'], stated, []),
    costOf({ name: 'lab' }, ['mine'], tokensOf(1, 1), [own]),
  ]).toEqual([0.000_041_25, 0.3, 0.000_000_3].map((cost) => ({ whole: cost, known: cost })));
});

test('a provider of one’s own may have a name that every object has', () => {
  const name = 'constructor';
  const endpoints = [
    { name, family: 'openai' as const, url: new URL('http://lab/v1') },
    { name: 'openai', family: null, url: new URL('http://gateway/v1') },
  ];
  const variables = meterVariables(providersOf({}, endpoints), 'http://meter', 'token');
  expect(variables).toMatchObject({ OPENAI_BASE_URL: 'http://meter/openai/v1' });
  expect(costOf({ name }, ['gpt-5.1'], tokensOf(1, 1), [])).toBeNull();
});

test('names that an agent invents are bounded', async () => {
  const { server, trial, base } = await scene();
  for (let i = 0; i < 60; i++) {
    server.next({ model: `invented-${i}` });
    await (await send(base, ask('openai-chat', trial.token, false))).text();
  }
  await trial.close();
  expect(trial.account.usage.models).toHaveLength(50);
  const { trial: other } = newTrial({});
  const asked = tokensOf(1, 1);
  for (let i = 0; i < 60; i++) {
    const exchange = newExchange('lab', openaiChat, 'POST', '/v1/chat/completions');
    other.account.add({ ...exchange, status: 200, tokens: asked, model: { asked: null, served: `invented-${i}` } });
  }
  expect(other.account.unknown.price.size).toBe(50);
  expect(other.account.usage).toMatchObject({ cost_usd: null, output_tokens: 60 });
});

test('steps are the answers of the main conversation; titles and sub-agents are not', async () => {
  const { trial, base } = await scene();
  const converse = async (first: string, turns: number, tools: boolean) => {
    for (let turn = 1; turn <= turns; turn++) {
      const asked = ask('anthropic', trial.token, true);
      const replies = Array.from({ length: turn - 1 }, (_, i) => [
        { role: 'assistant', content: `step ${i}` },
        { role: 'user', content: `result ${i}` },
      ]);
      asked.body.messages = [{ role: 'user', content: first }, ...replies.flat()];
      if (tools) asked.body.tools = [{ name: 'shell', input_schema: { type: 'object' } }];
      await (await send(base, asked)).text();
    }
  };
  await converse('solve the task', 1, false);
  await converse('solve the task', 5, true);
  await converse('search for the file', 3, true);
  await trial.close();
  expect(trial.account.usage).toMatchObject({ steps: 5, requests: 9 });
});

describe('hosted tools', () => {
  const offered = {
    anthropic: [
      { type: 'web_search_20250305', name: 'web_search' },
      { type: 'advisor_20260301', name: 'advisor', model: 'claude-opus-4-5' },
      { name: 'shell', input_schema: {} },
    ],
    'openai-chat': [{ type: 'function', function: { name: 'shell' } }],
    'openai-responses': [{ type: 'web_search' }, { type: 'function', name: 'shell' }],
    gemini: [
      { google_search: {}, mcpServers: [] },
      { computerUse: {}, functionDeclarations: [{ name: 'shell' }] },
    ],
  };

  test.each(dialects)('%s: they are recorded, or taken out of the request', async (dialect) => {
    for (const hostedTools of ['allow', 'strip'] as const) {
      const { server, trial, base } = await scene({ forward: { hostedTools } });
      const asked = ask(dialect, trial.token, false);
      asked.body.tools = offered[dialect];
      if (dialect === 'openai-chat') asked.body.web_search_options = {};
      await (await send(base, asked)).text();
      const sent = JSON.stringify(server.asked[0]!.body);
      expect(sent).toContain('shell');
      expect(/web_search|google_search|advisor|mcpServers/.test(sent)).toBe(hostedTools === 'allow');
      expect(/computerUse/.test(sent)).toBe(dialect === 'gemini');
      await trial.close();
      expect(trial.account.usage.hosted_tools.offered).toHaveLength(/anthropic|gemini/.test(dialect) ? 2 : 1);
    }
  });

  test('Anthropic: so are those that come in the middle of a conversation', async () => {
    const added = (definition: object) => ({ type: 'tool_addition', tool: { type: 'tool_definition', definition } });
    const [search, own] = [added({ type: 'web_search_20260318' }), added({ name: 'shell', input_schema: {} })];
    const fetch = added({ type: 'web_fetch_20260318' });
    const summary = { type: 'compaction', content: 'so far' };
    const { server, trial, base } = await scene({ forward: { hostedTools: 'strip' } });
    const asked = ask('anthropic', trial.token, false);
    const user = { role: 'user', content: 'go' };
    asked.body.messages = [
      { role: 'assistant', content: [{ ...summary, tool_changes: [fetch, own] }] },
      ...[user, { role: 'system', content: [search] }, { role: 'system', content: [search, own] }],
    ];
    await (await send(base, asked)).text();
    expect(server.asked[0]!.body.messages).toEqual([
      { role: 'assistant', content: [{ ...summary, tool_changes: [own] }] },
      ...[user, { role: 'system', content: [own] }],
    ]);
    await trial.close();
    expect(trial.account.usage.hosted_tools.offered).toEqual(['web_search_20260318', 'web_fetch_20260318']);
  });

  test('Gemini: so is one in the place of a list, which Google takes', async () => {
    const { server, trial, base } = await scene({ forward: { hostedTools: 'strip' } });
    const asked = ask('gemini', trial.token, false);
    asked.body.tools = { google_search: {}, functionDeclarations: [{ name: 'shell' }] };
    await (await send(base, asked)).text();
    expect(server.asked[0]!.body.tools).toEqual([{ functionDeclarations: [{ name: 'shell' }] }]);
    await trial.close();
    expect(trial.account.usage.hosted_tools.offered).toEqual(['google_search']);
  });

  test('requests with tools for a model that answers elsewhere are refused, where they are to be taken out', async () => {
    const caches = ['/gemini/v1beta/cachedContents', '/gemini/v1beta/models/gemini-2.5-pro:batchGenerateContent'];
    const jobs = ['/openai/v1/batches', '/openai/v1/threads/t/runs', '/anthropic/v1/messages/batches'];
    for (const [hostedTools, status] of [
      ['strip', 400],
      ['allow', 200],
    ] as const) {
      const { server, trial, base } = await scene({ forward: { hostedTools } });
      const headers = { 'x-api-key': trial.token };
      for (const path of [...caches, ...jobs])
        expect((await fetch(base + path, { method: 'POST', headers, body: '{}' })).status).toBe(status);
      expect(server.others).toHaveLength(status === 400 ? 0 : 5);
    }
  });

  test('OpenAI: so are requests with a stored prompt, whose tools nobody sees', async () => {
    for (const [hostedTools, status] of [
      ['strip', 400],
      ['allow', 200],
    ] as const) {
      const { server, trial, base } = await scene({ forward: { hostedTools } });
      const asked = ask('openai-responses', trial.token, false);
      asked.body.prompt = { id: 'pmpt_1' };
      expect((await send(base, asked)).status).toBe(status);
      expect(server.asked).toHaveLength(status === 400 ? 0 : 1);
    }
  });

  test('Gemini: messages in the place of a list tell their conversations apart', async () => {
    const { trial, base } = await scene();
    for (const text of ['one', 'other']) {
      const asked = ask('gemini', trial.token, false);
      asked.body.contents = { role: 'user', parts: { text } };
      await (await send(base, asked)).text();
    }
    expect(await trial.close()).toMatchObject({ requests: 2, steps: 1 });
  });

  const own = { type: 'function', name: 'mine', function: { name: 'mine' } };
  const local = { type: 'shell', environment: { type: 'local' } };
  const container = { type: 'shell', environment: { type: 'container_auto' } };
  const search = { type: 'web_search' };
  const programs = { type: 'programmatic_tool_calling' };
  const fetched = { type: 'openrouter:web_fetch' };
  const forced = { type: 'shell' };
  test.each([
    ['anthropic', { tools: [own, fetched] }, { tools: [own] }, 3],
    ['openai-chat', { tools: [own, fetched, search], tool_choice: fetched }, { tools: [own] }, 4],
    ['openai-responses', { tools: [own, container], tool_choice: forced }, { tools: [own] }, 3],
    ['openai-responses', { tools: [local, container], tool_choice: forced }, { tools: [local], choice: forced }, 3],
    ['openai-responses', { tools: [{ ...own, allowed_callers: ['programmatic'] }, programs] }, { tools: [own] }, 3],
    ['openai-responses', { tools: [fetched], input: [{ type: 'additional_tools', tools: [own, search] }] }, {}, 4],
  ] as const)(
    '%s: so is what OpenRouter adds, and a shell in a container (%#)',
    async (dialect, asked, left, count) => {
      const { server, trial, base } = await scene({ forward: { hostedTools: 'strip' } });
      const request = ask(dialect, trial.token, false);
      const online = { model: 'a/b:free:online', models: ['a/c:online', 'a/d'], plugins: [{ id: 'web' }] };
      await (await send(base, { ...request, body: { ...request.body, ...online, ...asked } })).text();
      const { body } = server.asked[0]!;
      expect(body).toMatchObject({ model: 'a/b:free', models: ['a/c', 'a/d'] });
      expect({ tools: body.tools, choice: body.tool_choice }).toEqual(left);
      expect(JSON.stringify(body)).not.toMatch(/online|plugins|openrouter|container|search|programmatic/);
      await trial.close();
      expect(trial.account.usage.hosted_tools.offered).toHaveLength(count);
    },
  );
});

test.each([
  { prompt_tokens_details: { cached_tokens: 800 }, cached_tokens: 7 },
  { prompt_tokens_details: null, prompt_cache_hit_tokens: 800, prompt_cache_miss_tokens: 200 },
  { cached_tokens: 800 },
])('the cached part of the input, where OpenAI, DeepSeek and Kimi state it: %j', async (stated) => {
  const price = { model: 'm', input: 1, output: 0, cachedInput: 0.1, cacheWrite: null };
  const { server, trial, base, lines } = await scene({ forward: { prices: [price] } });
  const usage = { prompt_tokens: 1000, completion_tokens: 10, ...stated };
  const choices = [{ index: 0, finish_reason: 'stop', message: { content: 'so' } }];
  server.fail({ page: JSON.stringify({ model: 'm', choices, usage }) });
  await (await send(base, ask('openai-chat', trial.token, false))).text();
  const tokens = { input: 1000, cachedInput: 800 };
  expect(await lines()).toMatchObject([{ tokens, cost_usd: expect.closeTo(0.000_28, 9) }]);
});

test.each([
  { prompt_tokens_details: { cache_write_tokens: 800 } },
  { prompt_tokens_details: { cached_tokens: 0 }, cache_creation_input_tokens: 800, cache_read_input_tokens: 0 },
  { prompt_tokens_details: { cached_tokens: 0, cache_creation_input_tokens: 800, cache_type: 'ephemeral' } },
])('writes to a cache, where OpenRouter, LiteLLM and DashScope state them: %j', async (stated) => {
  const price = { model: 'm', input: 1, output: 0, cachedInput: 0.1, cacheWrite: 1.25 };
  const { server, trial, base, lines } = await scene({ forward: { prices: [price] } });
  const usage = { prompt_tokens: 1000, completion_tokens: 10, ...stated };
  const choices = [{ index: 0, finish_reason: 'stop', message: { content: 'so' } }];
  server.fail({ page: JSON.stringify({ model: 'm', choices, usage }) });
  await (await send(base, ask('openai-chat', trial.token, false))).text();
  expect(await lines()).toMatchObject([{ tokens: { cacheWrite: 800 }, cost_usd: expect.closeTo(0.0012, 9) }]);
});

test.each([
  [undefined, 0.006_2],
  [{ ttl_30m_tokens: 300, ttl_12h_tokens: 500 }, 0.008_7],
  [{ ttl_12h_tokens: 'x' }, 0.006_2],
])('writes to a cache of OpenAI for twelve hours cost twice as much: %j', async (cache_write_tokens_details, cost) => {
  const { server, trial, base, lines } = await scene();
  const details = { cached_tokens: 100, cache_write_tokens: 800, cache_write_tokens_details };
  const usage = { input_tokens: 1000, input_tokens_details: details, output_tokens: 88 };
  const page = { object: 'response', status: 'completed', model: 'gpt-5.6', output: [], usage };
  for (const service_tier of ['default', 'flex']) {
    server.fail({ page: JSON.stringify({ ...page, service_tier }) });
    await (await send(base, ask('openai-responses', trial.token, false))).text();
  }
  expect(await lines()).toMatchObject([
    { cost_usd: expect.closeTo(cost, 9) },
    { cost_usd: expect.closeTo(cost / 2, 9) },
  ]);
});

test('writes to a cache of OpenAI beyond the whole input, which no answer has, cost nothing', async () => {
  const { server, trial, base, lines } = await scene();
  const input_tokens_details = { cache_write_tokens: 5, cache_write_tokens_details: { ttl_12h_tokens: 5 } };
  const usage = { input_tokens: 0, output_tokens: 8, input_tokens_details };
  server.fail({ page: JSON.stringify({ object: 'response', model: 'gpt-5.6', output: [], usage }) });
  await (await send(base, ask('openai-responses', trial.token, false))).text();
  expect(await lines()).toMatchObject([{ cost_usd: expect.any(Number) }]);
});

describe('Anthropic: models are asked several times for one answer, and all of it counts', () => {
  const own = { type: 'message', input_tokens: 2, cache_read_input_tokens: 2600, output_tokens: 97 };
  const summary = {
    ...{ type: 'compaction', input_tokens: 48, cache_read_input_tokens: 2600, output_tokens: 496 },
    ...{ cache_creation_input_tokens: 50_000, cache_creation: { ephemeral_1h_input_tokens: 50_000 } },
  };
  const advice = { type: 'advisor_message', model: 'claude-opus-4-5', input_tokens: 800, output_tokens: 500 };
  const whole = { input: 2602, cachedInput: 2600, cacheWriteHour: 0, output: 97 };
  test.each([
    ['none said', undefined, whole, 0.002_241],
    ['none', [], whole, 0.002_241],
    ['one', [own], whole, 0.002_241],
    [
      'a summary before',
      [summary, own],
      { input: 55_250, cachedInput: 5200, cacheWriteHour: 50_000, output: 593 },
      0.310_605,
    ],
    ['advice of another model', [own, advice], { ...whole, input: 3402, output: 597 }, null],
    [
      'another model after a refusal',
      [
        { ...own, output_tokens: 0 },
        { ...own, type: 'fallback_message' },
      ],
      { input: 5204 },
      null,
    ],
    ['another model from the first', [{ ...own, type: 'fallback_message' }], whole, 0.002_241],
  ])('%s', async (_, iterations, tokens, cost) => {
    const { type: __, ...usage } = own;
    const start = {
      type: 'message_start',
      message: { model: 'claude-sonnet-4-5', usage: { ...usage, output_tokens: 1 } },
    };
    const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { ...usage, iterations } };
    const document = { type: 'message', model: 'claude-sonnet-4-5', content: [], usage: { ...usage, iterations } };
    const stream = [start, end, { type: 'message_stop' }].map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const { server, trial, base, lines } = await scene();
    for (const page of [JSON.stringify(document), stream]) {
      server.fail({ page });
      await (await send(base, ask('anthropic', trial.token, page === stream))).text();
    }
    const each = { tokens, cost_usd: cost === null ? null : expect.closeTo(cost, 6) };
    expect(await lines()).toMatchObject([each, each]);
  });
});

describe('the price of a tier is in the cost, or the cost is unknown; limits count the usual price', () => {
  const claude = (more: object) => ({
    ...{ type: 'message', model: 'claude-sonnet-4-5', content: [] },
    usage: { input_tokens: 1000, output_tokens: 10, ...more },
  });
  const gpt = (tier: string | null) => ({
    ...{ object: 'response', status: 'completed', model: 'gpt-5.1', output: [], service_tier: tier },
    usage: { input_tokens: 1000, output_tokens: 10 },
  });
  const chat = (tier: string, more: object = {}) => ({
    ...{
      model: 'gpt-5.1',
      choices: [{ index: 0, finish_reason: 'stop', message: { content: 'so' } }],
      service_tier: tier,
    },
    usage: { prompt_tokens: 1000, completion_tokens: 10, ...more },
  });
  const gemini = (tier: string) => ({
    ...{ modelVersion: 'gemini-2.5-pro', candidates: [{ finishReason: 'STOP' }] },
    usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 10, serviceTier: tier },
  });
  const usual = { speed: 'standard', service_tier: 'standard', inference_geo: 'global' };
  const search = { server_tool_use: { web_search_requests: 3 } };
  test.each([
    ['anthropic', claude(usual), 0.003_15, 0.003_15],
    ['anthropic', claude({ ...usual, speed: 'fast' }), null, 0.003_15],
    ['anthropic', claude({ ...usual, inference_geo: 'us' }), 0.003_465, 0.003_465],
    ['anthropic', claude({ inference_geo: 'us', ...search }), 0.033_465, 0.033_465],
    ['openai-responses', gpt('default'), 0.001_35, 0.001_35],
    ['openai-responses', gpt(null), 0.001_35, 0.001_35],
    ['openai-responses', gpt('flex'), 0.000_675, 0.000_675],
    ['openai-responses', gpt('priority'), null, 0.001_35],
    ['openai-chat', chat('on_demand'), 0.001_35, 0.001_35],
    ['openai-chat', chat('priority'), null, 0.001_35],
    ['openai-chat', chat('priority', { cost: 0.5 }), 0.5, 0.5],
    ['gemini', gemini('flex'), 0.000_675, 0.000_675],
    ['gemini', gemini('SERVICE_TIER_PRIORITY'), null, 0.001_35],
  ] as const)('%s (%#)', async (dialect, document, cost, known) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ page: JSON.stringify(document) });
    await (await send(base, ask(dialect, trial.token, false))).text();
    const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 7));
    expect(await lines()).toMatchObject([{ cost_usd: close(cost), known_cost_usd: close(known) }]);
    expect(trial.account.usage).toMatchObject({ cost_usd: close(cost), input_tokens: 1000 });
    expect(trial.account.unknown.tier.size).toBe(cost === null ? 1 : 0);
  });

  test('prices of one’s own are those of the tier', () => {
    const own = [{ model: 'gpt-5.1', input: 2, output: 0, cachedInput: null, cacheWrite: null }];
    const tokens = { ...tokensOf(1e6, 0), tier: 'priority' };
    expect(costOf({ name: 'openai' }, ['gpt-5.1'], tokens, own)).toEqual({ whole: 2, known: 2 });
  });
});

describe('audio and images have their own prices, or the cost is unknown; limits count them as text then', () => {
  const of = (modality: string, tokenCount?: unknown) => ({ modality, tokenCount });
  const gemini = (modelVersion: string, more: object) => ({
    ...{ modelVersion, candidates: [{ finishReason: 'STOP' }] },
    usageMetadata: { promptTokenCount: 10_000, candidatesTokenCount: 2000, ...more },
  });
  const heard = { promptTokensDetails: [of('TEXT', 2000), of('AUDIO', 8000)] };
  const cached = { ...heard, cachedContentTokenCount: 5000 };
  const chat = (model: string, given: object, said: object = {}) => ({
    ...{ model, choices: [{ index: 0, finish_reason: 'stop', message: { content: 'so' } }] },
    usage: {
      ...{ prompt_tokens: 10_000, completion_tokens: 2000 },
      ...{ prompt_tokens_details: given, completion_tokens_details: said },
    },
  });
  const response = {
    ...{ object: 'response', status: 'completed', model: 'gpt-5.1', output: [] },
    usage: { input_tokens: 10_000, output_tokens: 2000, input_tokens_details: { audio_tokens: 8000 } },
  };
  const [flash, pro, drawing] = ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-2.5-flash-image'];
  test.each([
    ['gemini', gemini(flash, heard), 0.0136, 0.0136],
    ['gemini', gemini(flash, { ...heard, serviceTier: 'flex' }), 0.0068, 0.0068],
    ['gemini', gemini(flash, { ...cached, cacheTokensDetails: [of('AUDIO', 5000)] }), 0.0091, 0.0091],
    ['gemini', gemini(flash, { ...cached, cacheTokensDetails: [of('TEXT', 5000)] }), null, 0.006_65],
    ['gemini', gemini(flash, cached), null, 0.006_65],
    ['gemini', gemini(flash, { promptTokensDetails: [of('IMAGE', 8000), of('AUDIO')] }), 0.008, 0.008],
    ['gemini', gemini(pro, heard), null, 0.0325],
    ['gemini', gemini(drawing, { candidatesTokensDetails: [of('IMAGE', 1290)] }), 0.043_475, 0.043_475],
    ['gemini', gemini(flash, { candidatesTokensDetails: [of('IMAGE', 1290)] }), null, 0.008],
    ['gemini', gemini(flash, { promptTokensDetails: [of('AUDIO', 10_001)] }), null, 0.008],
    ['gemini', gemini(flash, { promptTokensDetails: [of('AUDIO', -5)] }), null, 0.008],
    ['gemini', gemini(flash, { promptTokensDetails: [of('AUDIO', '8000')] }), null, 0.008],
    ['openai-chat', chat('gpt-audio', { audio_tokens: 8000 }, { audio_tokens: 1000 }), 0.335, 0.335],
    ['openai-chat', chat('gpt-4o-audio-preview', { audio_tokens: 8000 }), null, 0.045],
    ['openai-chat', chat('gpt-5.1', { audio_tokens: 0 }, { audio_tokens: null }), 0.0325, 0.0325],
    ['openai-responses', response, null, 0.0325],
  ] as const)('%s (%#)', async (dialect, document, cost, known) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ page: JSON.stringify(document) });
    await (await send(base, ask(dialect, trial.token, false))).text();
    const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));
    expect(await lines()).toMatchObject([{ error: null, cost_usd: close(cost), known_cost_usd: close(known) }]);
    expect(trial.account.usage).toMatchObject({ cost_usd: close(cost), input_tokens: 10_000 });
    expect(trial.spent.cost).toBeCloseTo(known, 9);
    expect(trial.account.unknown.media.size).toBe(cost === null ? 1 : 0);
  });
});

describe('fees of hosted tools are in the cost, or it is unknown; limits count the tokens all the same', () => {
  const claude = (name: string, tools: object) => ({
    ...{ type: 'message', model: 'claude-sonnet-4-5', content: [{ type: 'server_tool_use', name }] },
    usage: { input_tokens: 1000, output_tokens: 10, ...tools },
  });
  const gpt = (...types: string[]) => ({
    ...{ object: 'response', status: 'completed', model: 'gpt-5.1', output: types.map((type) => ({ type })) },
    usage: { input_tokens: 1000, output_tokens: 10 },
  });
  const chat = (model: string, annotations: object[], more: object) => ({
    ...{ model, choices: [{ index: 0, finish_reason: 'stop', message: { content: 'so', annotations } }] },
    usage: { prompt_tokens: 1000, completion_tokens: 10, ...more },
  });
  const gemini = (about: object) => ({
    ...{ modelVersion: 'gemini-2.5-pro', candidates: [{ finishReason: 'STOP', ...about }] },
    usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 10 },
  });
  const called = (toolType: string) => ({ content: { parts: [{ toolCall: { toolType } }] } });
  const search = { server_tool_use: { web_search_requests: 3 } };
  test.each([
    ['anthropic', claude('web_search', search), 0.033_15, 0.033_15],
    ['anthropic', claude('web_fetch', {}), 0.003_15, 0.003_15],
    ['anthropic', claude('web_search', {}), null, 0.003_15],
    ['anthropic', claude('code_execution', {}), null, 0.003_15],
    ['anthropic', claude('web_fetch', { fallback_credit: { status: { type: 'redeemed' } } }), null, 0.003_15],
    ['anthropic', claude('web_fetch', { fallback_credit: { status: { type: 'not_applied' } } }), 0.003_15, 0.003_15],
    ['openai-responses', gpt('web_search_call'), null, 0.001_35],
    ['openai-responses', gpt('mcp_call', 'local_shell_call', 'program'), 0.001_35, 0.001_35],
    ['openai-chat', chat('gpt-5.1', [{ type: 'url_citation' }], {}), null, 0.001_35],
    ['openai-chat', chat('gpt-5.1', [{ type: 'url_citation' }], { cost: 0.5 }), 0.5, 0.5],
    ['openai-chat', chat('gpt-4o-search-preview', [], {}), null, 0.0026],
    ['gemini', gemini({ groundingMetadata: { webSearchQueries: ['x'] } }), null, 0.001_35],
    ['gemini', gemini({ groundingMetadata: {}, urlContextMetadata: {} }), 0.001_35, 0.001_35],
    ['gemini', gemini(called('GOOGLE_SEARCH_WEB')), null, 0.001_35],
    ['gemini', gemini(called('URL_CONTEXT')), 0.001_35, 0.001_35],
  ] as const)('%s (%#)', async (dialect, document, cost, known) => {
    const { server, trial, base, lines } = await scene();
    server.fail({ page: JSON.stringify(document) });
    await (await send(base, ask(dialect, trial.token, false))).text();
    const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 6));
    expect(await lines()).toMatchObject([{ cost_usd: close(cost), known_cost_usd: close(known) }]);
    expect(trial.account.usage).toMatchObject({ cost_usd: close(cost), input_tokens: 1000 });
    expect(trial.account.cost).toBeCloseTo(known, 6);
    expect(trial.account.unknown.fees.size).toBe(cost === null ? 1 : 0);
  });
});

describe('exchanges.jsonl', () => {
  test('a part that a later request repeats is stored once', async () => {
    const { trial, base, lines } = await scene();
    const long = 'A long message of the task. '.repeat(20);
    const asked = ask('anthropic', trial.token, true, long);
    await (await send(base, asked)).text();
    asked.body.messages = [...(asked.body.messages as object[]), { role: 'assistant', content: 'ok' }];
    await (await send(base, asked)).text();
    const [first, second] = await lines();
    expect(first!.request).toMatchObject({ messages: [{ role: 'user', content: long }] });
    expect(second!.request).toMatchObject({
      messages: [{ $ref: '1/messages/0' }, { role: 'assistant', content: 'ok' }],
    });
  });

  test('keys are redacted, and from the size limit on lines have figures only', async () => {
    const { server, trial, base, lines } = await scene({ logSize: 3000 });
    server.next({ text: 'x'.repeat(500) }, { text: 'y'.repeat(5000) }, { text: 'z' });
    for (let i = 0; i < 3; i++) {
      const asked = ask('openai-chat', trial.token, true, 'the key is sk-real-key-of-the-provider-0123456789!');
      await (await send(base, asked)).text();
    }
    const [first, second, third] = await lines();
    expect(first!.request).toMatchObject({ messages: [{ content: 'the key is ***!' }] });
    expect(second).toMatchObject({ cut: true, request: null, response: null, tokens: { output: 30 } });
    expect(third).toMatchObject({ line: 3, cut: true });
  });

  test('a file of that name that is there already is an error, and is not written to', async () => {
    const { file, trial } = newTrial({});
    writeFileSync(file, 'mine');
    const { gateway, base } = await scene();
    gateway.admit(trial, base);
    await (await send(base, ask('gemini', trial.token, false))).text();
    await trial.close();
    expect(trial.logError).toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(trial.account.usage.requests).toBe(1);
  });
});

test('1,000 exchanges of 64 trials with random cuts, kills and faults: usage equals the ledger', async () => {
  const { server, gateway, base } = await scene();
  let seed = 20261122;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    // The lower bits of such a sequence repeat at once.
    return Math.floor((seed / 2147483648) * below);
  };
  const trials = Array.from({ length: 64 }, () => newTrial({}));
  for (const { trial } of trials) gateway.admit(trial, base);
  const one = async (trial: (typeof trials)[number]['trial']) => {
    const dialect = dialects[random(4)]!;
    const stream = random(4) > 0;
    const kind = random(10);
    if (kind === 0) server.fail({ resetAfter: random(6) });
    else if (kind === 1) server.fail({ status: [401, 429, 500, 529][random(4)]! });
    else if (kind === 2) server.fail({ encoding: 'gzip' });
    else server.fail({ pieces: (left) => 1 + random(Math.min(left, 60)) });
    server.next({
      text: 'word '.repeat(random(40)),
      calls: random(2) === 0 ? [] : [{ name: 'shell', arguments: { command: 'ls' } }],
      tokens: { input: 100 + random(900), cached: random(100), output: 2 + random(500) },
    });
    const response = await send(base, ask(dialect, trial.token, stream)).catch(() => null);
    await response?.arrayBuffer().catch(() => {});
  };
  await Promise.all(
    trials.map(async ({ trial }) => {
      for (let i = 0; i < 16; i++) await one(trial);
    }),
  );
  let requests = 0;
  const sum = { input: 0, cached: 0, output: 0 };
  const unknown = [];
  for (const { trial, file } of trials) {
    const usage = await trial.close();
    const own = { input: 0, cached: 0, output: 0 };
    const lines: Exchange[] = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { tokens } of lines) {
      own.input += tokens?.input ?? 0;
      own.cached += tokens?.cachedInput ?? 0;
      own.output += tokens?.output ?? 0;
    }
    requests += usage.requests;
    for (const name of ['input', 'cached', 'output'] as const) sum[name] += own[name];
    const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = usage;
    if (lines.some(lacksUsage)) unknown.push({ input, cached, output });
    else expect({ input, cached, output }).toEqual(own);
  }
  expect(requests).toBe(1024);
  expect(sum).toEqual({ input: server.ledger.input, cached: server.ledger.cached, output: server.ledger.output });
  expect(unknown.length).toBeGreaterThan(0);
  for (const usage of unknown) expect(usage).toEqual({ input: null, cached: null, output: null });
});
