import { readFileSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import path from 'node:path';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import type { Exchange } from '../../src/meter/exchange.ts';
import { ExchangeLog } from '../../src/meter/exchange-log.ts';
import { Forwarder, type ForwardOptions } from '../../src/meter/forward.ts';
import { Gateway } from '../../src/meter/gateway.ts';
import { providersOf } from '../../src/meter/providers.ts';
import { type Refusal, type Spent, type TrialLimits, TrialMeter } from '../../src/meter/trial-meter.ts';
import { Upstream } from '../../src/meter/upstream.ts';
import type { Endpoint } from '../../src/options/model-values.ts';
import { type ModelServer, type ModelServerOptions, startModelServer } from '../doubles/model-server.ts';
import { temporaryDirectory } from '../support/temporary.ts';

export const KEY = 'sk-real-key-of-the-provider-0123456789';

/** A gateway in front of the double, with one trial. */
export interface Scene {
  server: ModelServer;
  gateway: Gateway;
  trial: TrialMeter;
  /** The meter's URL. */
  base: string;
  variables: Record<string, string>;
  /** The refusals that the trial was told of. */
  refusals: Refusal[];
  /** Ends the trial; returns the lines of its log. */
  lines(): Promise<(Exchange & { line: number; cut?: boolean })[]>;
}

export interface SceneOptions {
  /** That of all providers; `KEY` by default. */
  key?: string;
  server?: ModelServerOptions;
  forward?: Partial<ForwardOptions>;
  limits?: Partial<TrialLimits>;
  before?: Spent;
  runLimit?: () => Refusal | null;
  logSize?: number;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

export async function scene(options: SceneOptions = {}): Promise<Scene> {
  const server = await startModelServer({ key: KEY, ...options.server });
  closing.push(() => server.close());
  const forwarder = new Forwarder({
    prices: [],
    hostedTools: 'allow',
    idleLimit: 60_000,
    environment: {},
    ...options.forward,
  });
  const gateway = new Gateway(providersFor(server, options.key), forwarder);
  closing.push(() => gateway.close());
  const base = `http://127.0.0.1:${await gateway.listen({ host: '127.0.0.1' })}`;
  const refusals: Refusal[] = [];
  const { trial, file } = newTrial(options, (refusal) => refusals.push(refusal));
  const variables = gateway.admit(trial, base);
  const lines = async () => {
    await trial.close();
    const text = readFileSync(file, 'utf8').trimEnd();
    return text.split('\n').map((line) => JSON.parse(line));
  };
  return { server, gateway, trial, base, variables, refusals, lines };
}

/** A trial's meter with a log in a new directory. */
export function newTrial(
  { limits, before = { cost: 0, requests: 0 }, runLimit = () => null, logSize = 16 * 1024 * 1024 }: SceneOptions,
  onRefusal: (refusal: Refusal) => void = () => {},
): { trial: TrialMeter; file: string } {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const log = new ExchangeLog(file, new Redactor([KEY]), logSize);
  const trial = new TrialMeter({
    limits: { cost: null, requests: null, ...limits },
    before,
    log,
    runLimit,
    onCost: () => {},
    onRefusal,
  });
  closing.push(() => trial.close());
  return { trial, file };
}

function providersFor(server: ModelServer, key = KEY) {
  const keys = { ANTHROPIC_API_KEY: key, OPENAI_API_KEY: key, GEMINI_API_KEY: key, OPENROUTER_API_KEY: key };
  const endpoints: Endpoint[] = [
    { name: 'anthropic', family: null, url: new URL(server.url) },
    { name: 'openai', family: null, url: new URL(`${server.url}/v1`) },
    { name: 'gemini', family: null, url: new URL(server.url) },
    { name: 'openrouter', family: null, url: new URL(`${server.url}/api/v1`) },
  ];
  return providersOf(keys, endpoints);
}

/** What a request of each dialect looks like. */
export interface Ask {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export type Speaks = 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini';
export const dialects: Speaks[] = ['anthropic', 'openai-chat', 'openai-responses', 'gemini'];

export function ask(dialect: Speaks, token: string, stream: boolean, prompt = 'write a file'): Ask {
  switch (dialect) {
    case 'anthropic':
      return {
        path: '/anthropic/v1/messages',
        headers: { 'x-api-key': token, 'anthropic-version': '2023-06-01' },
        body: { model: 'claude-sonnet-4-5', max_tokens: 100, stream, messages: [{ role: 'user', content: prompt }] },
      };
    case 'openai-chat':
      return {
        path: '/openai/v1/chat/completions',
        headers: { authorization: `Bearer ${token}` },
        body: { model: 'gpt-5.1', stream, messages: [{ role: 'user', content: prompt }] },
      };
    case 'openai-responses':
      return {
        path: '/openai/v1/responses',
        headers: { authorization: `Bearer ${token}` },
        body: { model: 'gpt-5.1', stream, input: [{ role: 'user', content: prompt }] },
      };
    case 'gemini':
      return {
        path: `/gemini/v1beta/models/gemini-2.5-pro:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
        headers: { 'x-goog-api-key': token },
        body: { contents: [{ role: 'user', parts: [{ text: prompt }] }] },
      };
  }
}

export function send(base: string, { path: where, headers, body }: Ask, signal?: AbortSignal): Promise<Response> {
  return fetch(base + where, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** The status of an answer that has come to its end: the end of a trial cuts one that has not. */
export async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}

/** The requests to providers from here on, each with the milliseconds without a byte that it is given. */
export function requestsToProviders(): () => { request: ClientRequest; limit: number }[] {
  const requests = vi.spyOn(Upstream.prototype, 'request');
  onTestFinished(() => requests.mockRestore());
  return () =>
    requests.mock.calls.map(([, { timeout }], at) => ({ request: requests.mock.results[at]!.value, limit: timeout }));
}

/** Begins the limit of a request anew, with so many milliseconds: before its answer, a slow machine is a silent provider, too. */
export function limitAnew({ request, limit }: { request: ClientRequest; limit: number }, milliseconds: number): void {
  expect(limit).toBe(LONG);
  request.setTimeout(milliseconds);
}

/** Milliseconds that no part of a test takes. */
export const LONG = 500_000;
