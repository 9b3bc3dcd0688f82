import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { Forwarder } from '../../src/meter/forward.ts';
import { requireModel } from '../../src/meter/known-models.ts';
import { Meter } from '../../src/meter/meter.ts';
import { providersOf } from '../../src/meter/providers.ts';
import { parseOptions } from '../../src/options/parse.ts';

/** Answers by path; anything else is a 404. */
let answers: Record<string, unknown> = {};
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(
    `${request.url} ${request.headers['x-api-key'] ?? request.headers.authorization ?? request.headers['x-goog-api-key']}`,
  );
  const answer = answers[request.url!];
  response.statusCode = answer === undefined ? 404 : answer === 'fault' ? 503 : 200;
  response.end(JSON.stringify(answer ?? { error: { type: 'not_found_error' } }));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const LISTS = {
  anthropic: ['', '/v1/models?limit=1000', { data: [{ id: 'claude-1' }, { id: 'claude-2' }] }],
  openai: ['/v1', '/v1/models', { data: [{ id: 'claude-1' }, { id: 'gpt-1' }] }],
  gemini: ['', '/v1beta/models?pageSize=1000', { models: [{ name: 'models/claude-1' }] }],
} as const;
const KEYS = { anthropic: 'ANTHROPIC_API_KEY', openai: 'OPENAI_API_KEY', gemini: 'GEMINI_API_KEY' };

async function check(name: keyof typeof LISTS, model: string): Promise<void> {
  const endpoint = { name, family: null, url: new URL(url + LISTS[name][0]) };
  const [provider] = providersOf({ [KEYS[name]]: 'a-key' }, [endpoint]);
  const forwarder = new Forwarder({ prices: [], hostedTools: 'allow', idleLimit: 1000, environment: {} });
  try {
    await requireModel(provider!.family, name, model, (path, query) => forwarder.upstream.ask(provider!, path, query));
  } finally {
    forwarder.upstream.close();
  }
}

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  '%s: a model that is not in the list is refused, with the nearest',
  async (name) => {
    const [base, list, document] = LISTS[name];
    answers = { [list]: document };
    asked.length = 0;
    await expect(check(name, 'claude-9')).rejects.toThrow(
      `agent-model: ${name} knows no model claude-9; did you mean claude-1?`,
    );
    const key = name === 'openai' ? 'Bearer a-key' : 'a-key';
    expect(asked).toEqual([`${list.replace(/\?.*/, '')}/claude-9 ${key}`, `${list} ${key}`]);
    await check(name, 'claude-1');
    // Known by itself: an alias, which no list has.
    answers = {
      ...answers,
      [`${base}${name === 'openai' ? '' : list.startsWith('/v1beta') ? '/v1beta' : '/v1'}/models/an-alias`]: {},
    };
    await check(name, 'an-alias');
  },
);

test('a model of Gemini is known by the whole name in its list, too', async () => {
  answers = { '/v1beta/models?pageSize=1000': LISTS.gemini[2] };
  await check('gemini', 'models/claude-1');
  await expect(check('gemini', 'models/claude-9')).rejects.toThrow('gemini knows no model models/claude-9');
});

test.each(['a/b:nitro', 'a/b:free', 'a/b-20260101', 'a/b@preset/mine', '@preset/mine'])(
  'a variant, a preset and the full name of a model of OpenRouter are known: %s',
  async (model) => {
    answers = { '/v1/models': { data: [{ id: 'a/b', canonical_slug: 'a/b-20260101', name: 'B' }] } };
    await expect(check('openai', model)).resolves.toBeUndefined();
    await expect(check('openai', 'a/c:nitro')).rejects.toThrow('openai knows no model a/c:nitro; did you mean a/b?');
  },
);

test('a provider of one’s own is asked for the model that its agent finds there, not another one of its family', async () => {
  answers = { '/api/v1/models': { data: [{ id: 'a/b' }] }, '/v1/models': { data: [{ id: 'mine' }] } };
  const meter = await Meter.open({
    options: {
      ...parseOptions({}),
      'model-endpoints': [
        { name: 'openrouter', family: null, url: new URL(`${url}/api/v1`) },
        { name: 'lab', family: 'openai', url: new URL(`${url}/v1`) },
      ],
    },
    ...{ keys: { OPENROUTER_API_KEY: 'a-key' }, environment: {}, redactor: new Redactor([]) },
    ...{ address: null, runLimit: () => null },
  });
  try {
    await expect(meter.requireModel('openai', 'mine')).resolves.toBeUndefined();
    await expect(meter.requireModel('openai', 'his')).rejects.toThrow('agent-model: lab knows no model his');
    await expect(meter.requireModel('openrouter', 'mine')).rejects.toThrow('openrouter knows no model mine');
  } finally {
    await meter.close();
  }
});

test('a signal ends the wait for a provider that does not answer', async () => {
  const controller = new AbortController();
  const silent = createServer(() => controller.abort('SIGINT'));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = new URL(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`);
  const opening = Meter.open({
    options: { ...parseOptions({}), 'model-endpoints': [{ name: 'lab', family: 'openai', url: endpoint }] },
    ...{ keys: {}, environment: {}, redactor: new Redactor([]) },
    ...{ address: null, runLimit: () => null, signal: controller.signal },
  });
  await expect(opening).rejects.toBe('SIGINT');
  await new Promise((resolve) => silent.close(resolve));
});

test.each([
  ['patterns, as LiteLLM lists them', [{ id: 'openai/*' }, { id: 'gpt-1' }]],
  ['what can be deployed, as Azure lists it', [{ id: 'gpt-1', lifecycle_status: 'generally-available' }]],
])('a list of %s tells nothing', async (_, data) => {
  answers = { '/v1/models': { data } };
  await expect(check('openai', 'openai/mine')).resolves.toBeUndefined();
});

test('a provider without a list, with an empty one or with a fault tells nothing', async () => {
  for (const list of [undefined, { data: [] }, 'fault', { data: 'x' }]) {
    answers = list === undefined ? {} : { '/v1/models': list };
    await expect(check('openai', 'anything')).resolves.toBeUndefined();
  }
});
