import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Forwarder } from '../../src/meter/forward.ts';
import { Gateway } from '../../src/meter/gateway.ts';
import { providersOf } from '../../src/meter/providers.ts';
import { isInside } from '../../src/meter/proxy.ts';
import type { TrialMeter } from '../../src/meter/trial-meter.ts';
import { lineOf, unreachedBy } from '../../src/meter/unreached.ts';
import { Upstream } from '../../src/meter/upstream.ts';
import {
  ask,
  dialects,
  KEY,
  LONG,
  limitAnew,
  newTrial,
  requestsToProviders,
  type Scene,
  scene,
  send,
  statusOf,
} from './support.ts';

/** What would end the harness. */
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => void process.on('uncaughtException', note).on('unhandledRejection', note));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await sleep(20);
  process.off('uncaughtException', note).off('unhandledRejection', note);
  expect(uncaught.splice(0)).toEqual([]);
});

/** A provider that answers with these bytes whatever it is asked, and the meter before it. */
async function rawProvider(answer: string | ((socket: Socket, data: string) => void), idleLimit = LONG) {
  const asked: string[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      asked.push(text);
      if (typeof answer === 'string') socket.end(answer, 'latin1');
      else answer(socket, text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { asked, ...(await meterBefore((server.address() as { port: number }).port, idleLimit)) };
}

/** A meter with one trial before a provider at this port. */
async function meterBefore(port: number, idleLimit = LONG, key = KEY) {
  const { trial, file } = newTrial({});
  const forwarder = new Forwarder({ prices: [], hostedTools: 'allow', idleLimit, environment: {} });
  const endpoints = dialects.slice(0, 1).map(() => new URL(`http://127.0.0.1:${port}`));
  const gateway = new Gateway(
    providersOf({ ANTHROPIC_API_KEY: key, OPENAI_API_KEY: key, GEMINI_API_KEY: key }, [
      { name: 'anthropic', family: null, url: endpoints[0]! },
      { name: 'openai', family: null, url: new URL('/v1', endpoints[0]) },
      { name: 'gemini', family: null, url: endpoints[0]! },
    ]),
    forwarder,
  );
  const base = `http://127.0.0.1:${await gateway.listen({ host: '127.0.0.1' })}`;
  gateway.admit(trial, base);
  closing.push(() => gateway.close());
  const lines = async () => {
    await trial.close();
    return readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  return { trial, base, gateway, lines, address: endpoints[0]!.href };
}

/** A connection to the meter. */
function open(base: string, text: string): Socket {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  return socket;
}

/** Everything that the meter says on a connection until it is closed, or until `enough`. */
function said(socket: Socket, enough = /$^/): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (enough.test(text)) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
}

const head = (token: string, path: string, more: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nHost: m\r\nx-api-key: ${token}\r\n${more}\r\n`;
const document = (text: string) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const events = (text: string) => `HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n${text}`;
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The meter still answers. */
async function lives(base: string, trial: TrialMeter): Promise<void> {
  expect((await fetch(`${base}/nowhere`, { headers: { 'x-api-key': trial.token } })).status).toBe(404);
}

describe('an agent', () => {
  test('upgrades and resets the connection', async () => {
    const { base, trial } = await scene();
    for (const first of ['GET /openai/v1/responses', 'CONNECT x.invalid:443'])
      for (let i = 0; i < 20; i++) {
        const socket = open(base, `${first} HTTP/1.1\r\nHost: m\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write('x'.repeat(100_000));
        setTimeout(() => socket.resetAndDestroy(), i % 5);
      }
    await sleep(100);
    await lives(base, trial);
  });

  test('that offers HTTP/2 gets an answer in HTTP/1.1', async () => {
    const { base, trial, server } = await scene();
    const body = JSON.stringify(ask('anthropic', trial.token, false).body);
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n';
    const socket = open(
      base,
      head(trial.token, '/anthropic/v1/messages', `${offer}Content-Length: ${body.length}\r\n`),
    );
    socket.write(body);
    expect(await said(socket, /done/)).toMatch(/^HTTP\/1\.1 200 /);
    expect(server.asked[0]!.headers).not.toHaveProperty('http2-settings');
    socket.destroy();
  });

  test('sends nested brackets deeper than JSON is written', async () => {
    const { base, trial, server, lines } = await scene();
    const body = `{"model":"m","stream":true,"messages":${deep(50_000)}}`;
    const headers = { 'x-api-key': trial.token };
    const answers = [];
    for (const path of ['/anthropic/v1/messages', '/openai/v1/chat/completions'])
      answers.push(await statusOf(fetch(base + path, { method: 'POST', headers, body })).catch(String));
    await lives(base, trial);
    // The second one asks for the usage as well, in bytes that are not written again.
    expect(answers).toEqual([200, 200]);
    expect(server.asked).toHaveLength(2);
    expect(await lines()).toMatchObject([
      { cut: true, status: 200 },
      { cut: true, status: 200 },
    ]);
    expect(trial.account.usage).toMatchObject({ requests: 2, input_tokens: 240 });
  });

  test.each([
    ['a trailing slash', '/anthropic/v1/messages/'],
    ['an encoded letter', '/anthropic/v1/messag%65s'],
    ['a letter that is encoded twice', '/anthropic/v1/messag%2565s'],
    ['capitals', '/anthropic/v1/Messages'],
    ['a doubled slash', '/anthropic/v1//messages'],
    ['a parameter', '/anthropic/v1/messages;x=1'],
    ['dots', '/anthropic/v1/%252e/messages/%252e'],
    ['a backslash', '/anthropic/v1%5cmessages'],
  ])('asks a model at a path with %s, and is counted', async (_, path) => {
    const answer = '{"type":"message","content":[],"usage":{"input_tokens":5,"output_tokens":7}}';
    const { base, trial } = await rawProvider(document(answer));
    await (await send(base, { ...ask('anthropic', trial.token, false), path })).text();
    await trial.close();
    expect(trial.account.usage).toMatchObject({ requests: 1, unmetered_requests: 0, output_tokens: 7 });
  });

  test('makes itself a key that outlives its trial, or administers the account: 403, and nothing reaches the provider', async () => {
    const { base, trial, server, lines } = await scene();
    const asked = [
      'POST /openrouter/api/v1/keys',
      'POST /openrouter/keys',
      'POST /openrouter/api/v1/auth/keys',
      'POST /openai/v1/realtime/sessions',
      'POST /openai/v1/realtime/client_secrets',
      'POST /openai/v1/chatkit/sessions',
      'POST /openai/v1/live/sessions/s/fork',
      'POST /anthropic/v1/tunnels/t/reveal_token',
      'POST /openrouter/api/v1/byok',
      'POST /openrouter/api/v1/workspaces/w/members/add',
      'GET /openai/v1/organization/admin_api_keys',
      'POST /openai/v1/organization/projects/p/service_accounts',
      'POST /anthropic/v1/organizations/api_keys/k',
      'POST /anthropic/api/oauth/claude_cli/create_api_key',
      'POST /gemini/v1alpha/auth_tokens',
      'POST /gemini/v1alpha/authTokens:create',
      'POST /gemini/key/generate',
      'GET /gemini/sso/key/generate',
      'POST /gemini/user/new',
      // However the path is written.
      'POST /openrouter//keys/',
      'POST /openrouter/%252e/KEYS/%2e',
      'POST /openrouter/%256beys%3fx',
      'POST /openrouter/x/../keys;a=b',
      'POST /openrouter/keys%20/%5c/messages',
      'POST /openrouter/keys/x/messages',
    ];
    const answers = [];
    for (const each of asked) {
      const [method, path] = each.split(' ') as [string, string];
      const more = 'Connection: close\r\nContent-Length: 0\r\n';
      answers.push([each, await said(open(base, head(trial.token, path, more, method)))]);
    }
    const why = expect.stringMatching(
      /^HTTP\/1\.1 403 .*agentbench: this path makes or manages keys, .* outlive the trial/s,
    );
    expect(answers).toEqual(asked.map((each) => [each, why]));
    expect([server.others, server.asked]).toEqual([[], []]);
    expect(new Set((await lines()).map(({ status, end, error }) => `${status} ${end} ${error}`))).toEqual(
      new Set(['403 refused lasting_access']),
    );
    // No fault of the account: an agent could make an error of its failure.
    expect(trial.account.fault).toBeNull();
  });

  test('asks for what clients ask of a key and of models with such names, which is forwarded', async () => {
    const { base, trial, server } = await scene();
    const asked = [
      'GET /openrouter/key',
      'GET /openrouter/credits',
      'GET /gemini/key/info',
      'GET /openai/models/organization',
      'GET /openrouter/workspaces',
      'POST /openai/models/live',
      'POST /anthropic/v1/messages/count_tokens',
      'POST /openai/responses/input_tokens',
      'POST /gemini/v1beta/models/keys:countTokens',
      'POST /openai/v1/files',
    ];
    for (const each of asked) {
      const [method, path] = each.split(' ') as [string, string];
      const { status } = await fetch(base + path, { method, headers: { 'x-api-key': trial.token } });
      expect([each, status]).toEqual([each, 200]);
    }
    expect(server.others).toHaveLength(asked.length);
  });

  test.each([
    'alt=proto',
    '$alt=media',
    'fields=candidates',
    '%24fields=candidates',
    'alt=sse&callback=f',
    'alt=sse&alt=proto',
  ])('asks Gemini for an answer whose usage is not seen: ?%s', async (query) => {
    const { base, trial, server } = await scene();
    const asked = ask('gemini', trial.token, false);
    const answer = await send(base, { ...asked, path: `${asked.path}?${query}` });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('agentbench: ');
    expect(server.asked).toEqual([]);
  });

  const usage = '"stream_options":{"include_usage":true}';
  test.each([
    ['{"seed":9223372036854775807,"stream":true}', `{${usage},"seed":9223372036854775807,"stream":true}`],
    ['{"stream":true,"stream_options":null,"n":1}', `{"stream":true,${usage},"n":1}`],
  ])('gives numbers with more digits than are read, or no options of its stream: %s', async (body, sent) => {
    const { asked, base, trial } = await rawProvider(document('{}'));
    const { path, headers } = ask('openai-chat', trial.token, true);
    await fetch(base + path, { method: 'POST', headers, body });
    const all = asked.join('');
    expect(all.slice(all.indexOf('\r\n\r\n') + 4)).toBe(sent);
  });

  test('asks Gemini for some fields in a header, which is not passed on', async () => {
    const { base, trial, server } = await scene();
    const asked = ask('gemini', trial.token, false);
    await (await send(base, { ...asked, headers: { ...asked.headers, 'x-goog-fieldmask': 'candidates' } })).text();
    expect(server.asked[0]!.headers).not.toHaveProperty('x-goog-fieldmask');
  });

  test('names another method in a header, which is not passed on', async () => {
    const { base, trial, server } = await scene();
    const headers = { 'x-goog-api-key': trial.token, 'x-http-method-override': 'POST', 'x-method-override': 'POST' };
    await fetch(`${base}/gemini/v1beta/models/gemini-2.5-pro:generateContent`, { headers });
    expect(server.others).toEqual(['GET /v1beta/models/gemini-2.5-pro:generateContent']);
    const raw = await rawProvider(document('{}'));
    await fetch(`${raw.base}/gemini/v1beta/models`, { headers: { ...headers, 'x-goog-api-key': raw.trial.token } });
    expect(raw.asked.join()).not.toMatch(/override/i);
  });

  test.each([
    '$httpMethod=POST&$req=e30=&$ct=application/json',
    '%24HTTPmethod=POST',
    '$httpHeaders=X-HTTP-Method-Override:POST',
  ])('names another method, headers or a body in the query, which is refused: ?%s', async (query) => {
    const { base, trial, server } = await scene();
    const headers = { 'x-goog-api-key': trial.token };
    const { status } = await fetch(`${base}/gemini/v1beta/models/gemini-2.5-pro:generateContent?${query}`, { headers });
    expect([status, server.asked, server.others]).toEqual([400, [], []]);
  });

  test.each(['/openai/v1/..%2f..%2fadmin', '/openai/v1/%2e%2e%5cadmin', '/openai/v1/..%252fadmin', '/openai/v1/..;/x'])(
    'does not leave the endpoint by %s',
    async (path) => {
      const { base, trial, server } = await scene();
      expect(await said(open(base, head(trial.token, path, 'Connection: close\r\n', 'GET')))).toMatch(
        /^HTTP\/1\.1 404 /,
      );
      expect(server.others).toEqual([]);
    },
  );

  test('smuggles no second request in the body of a GET', async () => {
    const { base, trial, server } = await scene();
    const hidden = 'GET /v1/files HTTP/1.1\r\nHost: p\r\n\r\n';
    const body = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    const socket = open(
      base,
      `${head(trial.token, '/anthropic/v1/models', 'Transfer-Encoding: chunked\r\nConnection: close\r\n', 'GET')}${body}`,
    );
    expect(await said(socket)).toContain(`"received":${hidden.length}`);
    expect(server.others).toEqual(['GET /v1/models']);
    // A server that expects no body there must not give its second answer to another trial.
    const raw = await rawProvider(document('{}').replace('Content-Type', 'Connection: keep-alive\r\nContent-Type'));
    const length = `Content-Length: ${hidden.length}\r\nConnection: close\r\n`;
    await said(open(raw.base, `${head(raw.trial.token, '/anthropic/v1/models', length, 'GET')}${hidden}`));
    expect(raw.asked.join('')).toMatch(/connection: close\r\n/i);
  });

  test.each(['constructor', 'toString', '__proto__'])('sends a header of the name %s', async (name) => {
    const { base, trial, asked } = await rawProvider(document('{}'));
    const socket = open(base, head(trial.token, '/openai/v1/models', `${name}: x\r\nConnection: close\r\n`, 'GET'));
    await said(socket);
    expect(asked.join()).toContain(`authorization: Bearer ${KEY}\r\n`);
    expect(asked.join()).toContain(`${name}: x\r\n`);
  });

  test('gets its answer whichever header it puts the token in: the key goes where the provider takes it', async () => {
    const { base, trial, asked } = await rawProvider(document('{}'));
    for (const name of ['authorization', 'x-api-key', 'api-key', 'x-goog-api-key']) {
      const value = name === 'authorization' ? `Bearer ${trial.token}` : trial.token;
      for (const provider of ['openai', 'gemini'])
        await fetch(`${base}/${provider}/v1/models`, { headers: { [name]: value } }).then((each) => each.text());
    }
    const keys = asked.map((text) => /^([a-z-]+): (?:Bearer )?sk-real/im.exec(text)?.[1]?.toLowerCase());
    expect(keys.filter((_, index) => index % 2 === 0)).toEqual([
      'authorization',
      'authorization',
      'api-key',
      'authorization',
    ]);
    expect(keys.filter((_, index) => index % 2 === 1)).toEqual([
      'authorization',
      'x-goog-api-key',
      'x-goog-api-key',
      'x-goog-api-key',
    ]);
    expect(asked.join()).not.toContain(trial.token);
  });

  test.each([
    ['is no JSON', '{"model":"m","messages":NaN}', 400, {}],
    ['is an array', '[]', 400, {}],
    ['is compressed', '{}', 415, { 'content-encoding': 'gzip' }],
    ['would be answered later', '{"model":"m","background":true}', 400, {}],
  ])('sends a request that %s: it does not reach a model', async (_, body, status, more) => {
    const { base, trial, server } = await scene();
    const headers = { authorization: `Bearer ${trial.token}`, ...more };
    const answer = await fetch(`${base}/openai/v1/responses`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('agentbench: ');
    expect(server.asked).toEqual([]);
    await trial.close();
    expect(trial.account.fault).toBeNull();
  });

  test('sends much that is small as text and large as values: what would take too much memory is refused', async () => {
    const { promise: refused, resolve: release } = Promise.withResolvers<void>();
    const answer = document('{"type":"message","content":[],"usage":{"input_tokens":5,"output_tokens":7}}');
    const { base, trial } = await rawProvider((socket, data) => {
      // An answer before the end of the request would reset the connection.
      if (/(?<!\{)\}$/.test(data)) void refused.then(() => socket.end(answer));
    });
    const ask = async (body: string) => {
      const headers = { 'x-api-key': trial.token };
      const { status } = await fetch(`${base}/anthropic/v1/messages`, { method: 'POST', headers, body });
      if (status === 413) release();
      return status;
    };
    const large = `{"model":"m","messages":[${'{},'.repeat(300_000)}0]}`;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask(large)));
    expect([...new Set(statuses)].sort()).toEqual([200, 413]);
    expect(await ask('{"a":['.repeat(2_000_000))).toBe(413);
  });

  test('sends more than is held', async () => {
    const { base, trial, server } = await scene();
    const headers = { 'x-api-key': trial.token };
    const body = `{"model":"m","x":"${'x'.repeat(65 * 1024 * 1024)}"}`;
    const answer = await fetch(`${base}/anthropic/v1/messages`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(server.asked).toEqual([]);
    // What was held is given back.
    expect((await send(base, ask('anthropic', trial.token, false))).status).toBe(200);
  });

  test('sends headers of 10 MB, garbage, and half a request', async () => {
    const { base, trial } = await scene();
    const big = open(base, head(trial.token, '/anthropic/v1/models', `x: ${'y'.repeat(10_000_000)}\r\n`, 'GET'));
    const garbage = open(base, '\0\x01\x02 garbage\r\n\r\n');
    const both = open(
      base,
      `${head(trial.token, '/anthropic/v1/messages', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
    );
    open(base, head(trial.token, '/anthropic/v1/messages', 'Content-Length: 300\r\n')).end('{');
    const hello = open(base, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03');
    const [first, last, ...others] = await Promise.all([big, hello, garbage, both].map((socket) => said(socket)));
    expect(first).toMatch(/^HTTP\/1\.1 431 /);
    expect(last).toMatch(/^HTTP\/1\.1 400 [\s\S]*agentbench: this is TLS; the meter is reached by http:\/\//);
    for (const text of others)
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*agentbench: this is no request in HTTP\/1\.1 \(HPE_\w+\)/);
    const connect = said(open(base, 'CONNECT pypi.org:443 HTTP/1.1\r\nHost: m\r\n\r\n'));
    expect(await connect).toMatch(/^HTTP\/1\.1 405 [\s\S]*agentbench: this is not a proxy/);
    await lives(base, trial);
  });

  test('sends headers of 40 KB, which are passed on, and of 80 KB, which are refused with the cause', async () => {
    const { asked, base, trial, gateway } = await rawProvider(document('{}'));
    const ask = (size: number, more = '') =>
      said(open(base, head(trial.token, '/anthropic/v1/models', `x: ${'y'.repeat(size)}\r\n${more}`, 'GET')));
    expect(await ask(40_000, 'Connection: close\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(asked.join('')).toContain('y'.repeat(40_000));
    const requests = asked.length;
    const [first, body] = (await ask(80_000)).split('\r\n\r\n');
    expect(first).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body!).error.message).toBe('agentbench: the headers of a request may have 64 KB');
    expect([gateway.oversized, asked.length]).toEqual([1, requests]);
  });

  test('sends too many trailers while the answer comes: nothing else comes into it', async () => {
    const begun = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf';
    const { base, trial, gateway } = await rawProvider((socket) => socket.write(begun));
    const socket = open(base, head(trial.token, '/anthropic/v1/files', 'Transfer-Encoding: chunked\r\n'));
    const whole = said(socket);
    socket.write('1\r\nx\r\n');
    await said(socket, /half/);
    socket.write(`0\r\nx: ${'y'.repeat(80_000)}\r\n\r\n`);
    expect(await whole).toMatch(/half\r\n$/);
    expect(gateway.oversized).toBe(0);
  });

  test('sends a request with too many headers behind two: nothing else comes into the second answer', async () => {
    const begun = (size: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\nhalf`;
    const sizes = [4, 100];
    const { base, trial, gateway } = await rawProvider((socket) => socket.write(begun(sizes.shift()!)));
    const request = head(trial.token, '/anthropic/v1/models', '', 'GET');
    const socket = open(base, request + request);
    const whole = said(socket);
    await said(socket, /half.*half/s);
    socket.write(head(trial.token, '/anthropic/v1/models', `x: ${'y'.repeat(80_000)}\r\n`, 'GET'));
    expect(await whole).toMatch(/half\r\n$/);
    expect(gateway.oversized).toBe(0);
  });

  test.each(['GET /openai/v1/responses', 'CONNECT x.invalid:443'])(
    'asks for another protocol (%s) behind a request: nothing else comes into its answer',
    async (line) => {
      const { base, trial } = await rawProvider((socket) =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'),
      );
      const socket = open(base, head(trial.token, '/anthropic/v1/models', '', 'GET'));
      const whole = said(socket);
      await said(socket, /half/);
      socket.write(`${line} HTTP/1.1\r\nHost: m\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      expect(await whole).toMatch(/half\r\n$/);
    },
  );

  test('expects 100-continue', async () => {
    const { base, trial, server } = await scene();
    const body = JSON.stringify(ask('anthropic', trial.token, false).body);
    const length = `Content-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n`;
    const socket = open(base, head(trial.token, '/anthropic/v1/messages', length));
    const whole = said(socket);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(body);
    expect(await whole).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(server.asked[0]!.headers.expect).toBeUndefined();
  });

  test('does not take what a model says: no fault of the provider', async () => {
    const delta = `data: {"type":"content_block_delta","text":"${'x'.repeat(1000)}"}\n\n`;
    const answer = Buffer.from(events(delta.repeat(40_000)));
    const asked = requestsToProviders();
    const { base, trial, lines } = await rawProvider((socket) => void socket.write(answer), LONG);
    const body = JSON.stringify(ask('anthropic', trial.token, true).body);
    const socket = open(
      base,
      `${head(trial.token, '/anthropic/v1/messages', `Content-Length: ${body.length}\r\n`)}${body}`,
    );
    socket.pause();
    let seen = 0;
    const isHeldUp = () => {
      const before = seen;
      seen = asked()[0]?.request.socket?.bytesRead ?? 0;
      return seen > 0 && seen === before;
    };
    await expect.poll(isHeldUp).toBe(true);
    limitAnew(asked()[0]!, 300);
    await expect.poll(() => trial.account.usage.requests).toBe(1);
    socket.destroy();
    expect(await lines()).toMatchObject([{ end: 'cut_by_agent', status: 200 }]);
    expect(trial.account.fault).toBeNull();
  });

  test('asks without end: the file of exchanges has its limit, and so have names', async () => {
    const { trial, file } = newTrial({ logSize: 4000 });
    const { gateway, base } = await scene();
    gateway.admit(trial, base);
    const asked = ask('openai-responses', trial.token, false);
    asked.body.model = 'm'.repeat(3000);
    asked.body.tools = Array.from({ length: 3000 }, (_, i) => ({ type: `mcp_${i}` }));
    for (let i = 0; i < 20; i++) await (await send(base, asked)).text();
    await trial.close();
    const text = readFileSync(file, 'utf8');
    expect(text.length).toBeLessThan(8500);
    expect(trial.leftOut + text.trimEnd().split('\n').length).toBe(20);
    expect(JSON.parse(text.split('\n')[0]!).hosted_tools.offered).toHaveLength(50);
    expect(trial.account.usage.requests).toBe(20);
  });

  test('repeats a part of a request that is in no line', async () => {
    const { trial, base, lines } = await scene({ logSize: 2500 });
    const part = { role: 'user', content: 'A part that is repeated. '.repeat(20) };
    const asked = ask('anthropic', trial.token, false);
    asked.body.messages = [part, { role: 'user', content: 'x'.repeat(5000) }];
    await (await send(base, asked)).text();
    asked.body.messages = [part];
    await (await send(base, asked)).text();
    const written = await lines();
    expect(written[0]).toMatchObject({ cut: true });
    expect(JSON.stringify(written)).not.toContain('$ref');
  });
});

describe('the end of a trial ends every exchange', () => {
  test.each<[string, (base: string, token: string) => Socket]>([
    [
      'whose request does not end',
      (base, token) => open(base, head(token, '/anthropic/v1/messages', 'Content-Length: 99\r\n')),
    ],
    [
      'of another path whose request does not end',
      (base, token) => open(base, head(token, '/anthropic/v1/files', 'Content-Length: 99\r\n')),
    ],
    [
      'that waits for the provider',
      (base, token) => open(base, `${head(token, '/anthropic/v1/messages', 'Content-Length: 2\r\n')}{}`),
    ],
    [
      'that nobody takes',
      (base, token) =>
        open(base, `${head(token, '/anthropic/v1/messages', 'Content-Length: 15\r\n')}{"stream":true}`).pause(),
    ],
  ])('%s', async (_, begin) => {
    let asked = 0;
    const { base, trial } = await rawProvider((socket) => {
      asked += 1;
      if (asked > 0) socket.write(events('').slice(0, 10));
    });
    const socket = begin(base, trial.token);
    await sleep(100);
    const begun = performance.now();
    await trial.close();
    // The provider may be silent for as long as `LONG`.
    expect(performance.now() - begun).toBeLessThan(LONG / 2);
    socket.destroy();
  });

  test('of an answer that comes faster than it is read', async () => {
    const start = events('data: {"type":"message_start","message":{"usage":{"input_tokens":7}}}\n\n');
    const provider = new Worker(
      `const { createServer } = require('node:net');
      const event = 'data: {"type":"message_delta","delta":{"stop_reason":[' + '1,'.repeat(500_000) + '1]}}\\n\\n';
      const server = createServer((socket) => {
        socket.on('error', () => {}).once('data', () => {
          socket.write(${JSON.stringify(start)});
          const more = () => socket.destroyed || socket.write(event, more);
          more();
        });
      }).listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
      { eval: true },
    );
    closing.push(() => provider.terminate());
    const [port] = await once(provider, 'message');
    const { base, trial, lines } = await meterBefore(port, LONG, 'short');
    const answer = await send(base, ask('anthropic', trial.token, true));
    let size = 0;
    const taken = (async () => {
      for await (const chunk of answer.body!) size += chunk.length;
    })().catch(() => {});
    await expect.poll(() => size).toBeGreaterThan(20_000_000);
    const begun = performance.now();
    expect(await lines()).toMatchObject([{ end: 'cut_by_agent', tokens: { input: 7 } }]);
    expect(performance.now() - begun).toBeLessThan(LONG / 2);
    await taken;
  });
});

test('an endpoint that answers byte by byte, at the start of a run, has the same time as one that says nothing', async () => {
  const { asked, address } = await rawProvider((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ');
    const timer = setInterval(() => socket.write('y'), 20);
    socket.once('close', () => clearInterval(timer));
  });
  const asking = requestsToProviders();
  // The time passes once bytes come, however long that takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [provider] = providersOf({ ANTHROPIC_API_KEY: KEY }, [
    { name: 'anthropic', family: null, url: new URL(address) },
  ]);
  const upstream = new Upstream({});
  const reached = upstream.reach(provider!, LONG).catch(String);
  await expect.poll(() => asking()[0]?.request.socket?.bytesRead).toBeGreaterThan('HTTP/1.1 200 OK\r\nx: yyyy'.length);
  // Time that passed by the clock counts, too; an end is told within this turn of the event loop.
  vi.advanceTimersByTime(LONG / 2);
  expect(await Promise.race([reached, new Promise((resolve) => setImmediate(resolve, 'not yet'))])).toBe('not yet');
  vi.advanceTimersByTime(LONG / 2);
  expect(await reached).toBe(`Error: no answer within ${LONG / 1000} s`);
  expect(asked).toHaveLength(1);
  upstream.close();
});

describe('a provider', () => {
  test.each<[what: string, bytes: string, usage: 0 | null]>([
    [
      'answers with control characters in the words of its status',
      'HTTP/1.1 200 O\x7fK\x01\r\nContent-Length: 2\r\n\r\n{}',
      null,
    ],
    ['answers with status 99', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n', 0],
    ['answers with status 999', 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n', 0],
    ['answers with an upgrade', 'HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', 0],
    ['answers with 304', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 500\r\n\r\n', 0],
    ['answers with 204', 'HTTP/1.1 204 No Content\r\n\r\n', 0],
    ['answers with hints only', 'HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n', 0],
    ['answers with headers of 10 MB', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(10_000_000)}\r\n\r\n`, 0],
    ['answers with garbage', '\0\x01\x02', 0],
    ['answers twice', document('{}') + document('{}'), null],
    ['answers shorter than it says', document('{}').replace('Length: 2', 'Length: 200'), null],
    [
      'answers in brackets deeper than JSON is written',
      document(`{"type":"message","content":[{"type":"tool_use","input":${deep(50_000)}}]}`),
      null,
    ],
    [
      'says so in a stream',
      events(`data: {"type":"content_block_start","index":0,"content_block":{"x":${deep(50_000)}}}\n\n`),
      null,
    ],
    [
      'answers with what is not gzip',
      document('{}').replace('Content-Type', 'Content-Encoding: gzip\r\nContent-Type'),
      null,
    ],
  ])('%s', async (_, bytes, usage) => {
    const { base, trial, lines } = await rawProvider(bytes);
    await send(base, ask('anthropic', trial.token, true)).then(
      (answer) => answer.text().catch(() => ''),
      () => '',
    );
    await lives(base, trial);
    expect(await lines()).toHaveLength(1);
    expect(trial.account.usage).toMatchObject({ requests: 1, output_tokens: usage, cost_usd: usage });
  });

  test.each(['000', '099'])(
    'answers with status %s: a fault of the provider, after which the trial asks on',
    async (status) => {
      const { base, trial, lines } = await rawProvider(`HTTP/1.1 ${status} Odd\r\nContent-Length: 0\r\n\r\n`);
      for (let count = 0; count < 2; count++) {
        const answer = await send(base, ask('anthropic', trial.token, true));
        expect(answer.status).toBe(502);
        expect(await answer.text()).toContain(`an answer of the status ${Number(status)}, which HTTP does not have`);
      }
      const line = { status: null, end: 'no_connection' };
      expect(await lines()).toMatchObject([line, line]);
    },
  );

  test('answers with headers of 40 KB, which are passed on, and of 80 KB, which are named as the cause', async () => {
    let size = 40_000;
    const { base, trial, lines } = await rawProvider((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(size)}\r\nContent-Length: 2\r\n\r\n{}`),
    );
    const get = () => said(open(base, head(trial.token, '/anthropic/v1/models', 'Connection: close\r\n', 'GET')));
    expect(await get()).toMatch(/^HTTP\/1\.1 200 OK\r\nx: y{40000}\r\n/);
    size = 80_000;
    const cause = 'its answer has more than 64 KB of headers';
    expect(await get()).toContain(`agentbench: no connection to anthropic (${cause})`);
    expect(await lines()).toMatchObject([{ status: 200 }, { end: 'no_connection', error: cause }]);
  });

  test.each<[string, Parameters<typeof ask>[0], string]>([
    ['no usage', 'openai-chat', '{"choices":[{"finish_reason":"stop"}]}'],
    ['counts that are none', 'anthropic', '{"type":"message","usage":{"input_tokens":-5,"output_tokens":1e300}}'],
    [
      'counts of another type',
      'gemini',
      '{"candidates":[{"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":"5"}}',
    ],
    [
      'usage beyond all measure',
      'openai-chat',
      '{"choices":[{"finish_reason":"stop"}],"usage":{"prompt_tokens":9e15,"completion_tokens":9007199254740991,"cost":1e999}}',
    ],
  ])('states %s: it counts for nothing, and figures that are not known are not shown', async (_, dialect, answer) => {
    const stated = document('{"type":"message","content":[],"usage":{"input_tokens":0,"output_tokens":100000}}');
    const answers = [stated, document(answer)];
    const { base, trial, lines } = await rawProvider((socket) => socket.end(answers.shift()!));
    for (const each of ['anthropic', dialect] as const) await (await send(base, ask(each, trial.token, false))).text();
    await lives(base, trial);
    expect(await lines()).toMatchObject([{ cost_usd: 1.5 }, { error: null, tokens: null, cost_usd: null }]);
    const { usage, cost, unknown } = trial.account;
    const tokens = { input_tokens: null, cached_input_tokens: null, output_tokens: null, reasoning_tokens: null };
    expect(usage).toMatchObject({ requests: 2, failed_requests: 0, ...tokens, cost_usd: null });
    // The cost that limits count.
    expect([cost, [...unknown.usage]]).toEqual([1.5, [expect.any(String)]]);
  });

  const line = '{"model":"m","message":{"content":"so"},"done":true,"eval_count":298}\n';
  const encoded = (name: string) => `application/json\r\nContent-Encoding: ${name}`;
  test.each<[form: string, type: string, body: string, isRead: boolean]>([
    ['lines of JSON', 'application/x-ndjson', line.repeat(2), false],
    ['lines of JSON, said to be events', 'text/event-stream', line.repeat(2), false],
    ['bytes', 'application/vnd.amazon.eventstream', '\0\0\x01\x02\xff', false],
    ['an unknown encoding', encoded('lzma'), 'x', false],
    ['what is not gzip', encoded('gzip'), 'x', false],
    ['another document', 'application/json', '{"input_tokens":5}', false],
    ['a page', 'text/html', '<html>', false],
    ['nothing', 'text/event-stream', '', true],
    ['comments', 'text/event-stream', ': waiting\n\n', true],
    ['an error', 'text/event-stream', 'data: {"type":"error","error":{"type":"overloaded_error"}}\n\n', true],
  ])('answers with %s: usage is unknown where it cannot be read, whole or cut', async (_, type, body, isRead) => {
    for (const end of ['complete', 'cut_by_provider']) {
      const length = body.length + (end === 'complete' ? 0 : 1);
      const { base, trial, lines } = await rawProvider(
        `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
      await (await send(base, ask('anthropic', trial.token, true))).text().catch(() => '');
      expect(await lines()).toMatchObject([{ status: 200, end, tokens: null, unread: !isRead }]);
      const { usage, unknown, fault } = trial.account;
      const known = isRead ? 0 : null;
      expect(usage).toMatchObject({ failed_requests: 1, input_tokens: known, output_tokens: known, cost_usd: known });
      expect([unknown.usage.size, fault?.kind]).toEqual([isRead ? 0 : 1, 'model_unavailable']);
    }
  });

  test('streams a line without end: the agent gets it, and the meter does not keep it', async () => {
    const { base, trial } = await rawProvider((socket) => {
      socket.write(events('data: '));
      const more = (left: number): void => {
        if (left === 0) socket.end();
        else socket.write('x'.repeat(1_000_000), () => more(left - 1));
      };
      more(200);
    });
    const answer = await send(base, ask('openai-chat', trial.token, true));
    let size = 0;
    for await (const chunk of answer.body!) size += chunk.length;
    expect(size).toBeGreaterThan(200_000_000);
    await lives(base, trial);
  });

  test('streams bytes that are no UTF-8: they reach the agent as they are, without the usage that it did not ask for', async () => {
    const said = Buffer.from('data: {"choices":[{"delta":{"content":"\xff\xfe\xc3"}}]}\n\n: \x80\r\n\r\n', 'latin1');
    const usage = Buffer.from(
      'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":7},"x":"\xe4"}\n\n',
      'latin1',
    );
    const rest = Buffer.from('data: [DONE]\n\n\xf0\x9f', 'latin1');
    const { base, trial } = await rawProvider((socket) => {
      const answer = Buffer.concat([Buffer.from(events('')), said, usage, rest]);
      const more = (at: number): unknown =>
        at === answer.length
          ? socket.end()
          : socket.write(answer.subarray(at, at + 1), () => setImmediate(more, at + 1));
      more(0);
    });
    const answer = await send(base, ask('openai-chat', trial.token, true));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.concat([said, rest]));
    expect(await trial.close()).toMatchObject({ input_tokens: 5, output_tokens: 7 });
  });

  test.each([
    ['with', deflateSync],
    ['without', deflateRawSync],
  ])('sends deflate %s its header, with the key in it', async (_, packed) => {
    const body = packed(`{"type":"message","content":[],"key":"${KEY}","usage":{"input_tokens":5,"output_tokens":7}}`);
    const { base, trial } = await rawProvider((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: deflate\r\n\r\n');
      socket.end(body);
    });
    const answer = await send(base, ask('anthropic', trial.token, false));
    expect(await answer.json()).toMatchObject({ type: 'message', key: '***' });
    expect(await trial.close()).toMatchObject({ input_tokens: 5, output_tokens: 7 });
  });

  test('Gemini’s array, cut in a text of brackets, is read in one pass', async () => {
    const item =
      '{"candidates":[{"content":{"parts":[{"text":"a } \\" ]"}]}}],"usageMetadata":{"candidatesTokenCount":5}}';
    const cut = `[${item},\n${item},\n{"candidates":[{"content":{"parts":[{"text":"${'}'.repeat(2_000_000)}`;
    const { base, trial } = await rawProvider(document(cut).replace(/Length: \d+/, 'Length: 9999999'));
    const asked = ask('gemini', trial.token, true);
    const answer = await send(base, { ...asked, path: asked.path.replace('?alt=sse', '') });
    await answer.text().catch(() => '');
    await expect.poll(() => trial.account.usage.output_tokens).toBe(5);
  });
});

describe('answers in forms that occur', () => {
  const kinds: [string, Parameters<typeof ask>[0], string, object][] = [
    ['a blocked prompt of Gemini', 'gemini', '{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}', { requests: 1, failed_requests: 0 }],
    ['an error of Anthropic with 200', 'anthropic', '{"type":"error","error":{"type":"overloaded_error"}}', { failed_requests: 1 }],
    ['a response that is incomplete', 'openai-responses', '{"object":"response","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[],"usage":{"input_tokens":1,"output_tokens":2}}', { failed_requests: 0, output_tokens: 2 }],
    ['the cost of OpenRouter', 'openai-chat', '{"model":"x/y","choices":[{"index":0,"finish_reason":"stop"}],"usage":{"prompt_tokens":1,"completion_tokens":2,"cost":0.25}}', { cost_usd: 0.25 }],
    ['the cost of a key of one’s own at OpenRouter', 'openai-chat', '{"model":"x/y","choices":[{"index":0,"finish_reason":"stop"}],"usage":{"prompt_tokens":1,"completion_tokens":2,"cost":0.01,"is_byok":true,"cost_details":{"upstream_inference_cost":0.2}}}', { cost_usd: 0.21 }],
    ['reasoning that Gemini states by the total alone', 'openai-chat', '{"model":"gemini-3-flash-preview","choices":[{"index":0,"finish_reason":"length"}],"usage":{"prompt_tokens":9,"completion_tokens":3,"total_tokens":105}}', { input_tokens: 9, output_tokens: 96, reasoning_tokens: 93 }],
    ['a total that counts something else', 'openai-chat', '{"model":"m","choices":[{"index":0,"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":3,"total_tokens":105}}', { input_tokens: 9, output_tokens: 3, reasoning_tokens: null }],
    ['reasoning that xAI counts beside the output', 'openai-chat', '{"model":"grok-4","choices":[{"index":0,"finish_reason":"stop"}],"usage":{"prompt_tokens":32,"completion_tokens":9,"total_tokens":135,"completion_tokens_details":{"reasoning_tokens":94}}}', { input_tokens: 32, output_tokens: 103, reasoning_tokens: 94 }],
    ['reasoning that OpenAI counts as output', 'openai-chat', '{"model":"m","choices":[{"index":0,"finish_reason":"stop"}],"usage":{"prompt_tokens":32,"completion_tokens":103,"total_tokens":135,"completion_tokens_details":{"reasoning_tokens":94}}}', { output_tokens: 103, reasoning_tokens: 94 }],
    ['tools that the provider ran', 'openai-responses', '{"object":"response","output":[{"type":"openrouter:web_fetch"},{"type":"shell_call","environment":{"type":"container_reference"}},{"type":"message","content":[{"annotations":[{"type":"url_citation"}]}]}]}', { hosted_tools: { offered: [], used: ['openrouter:web_fetch', 'shell', 'web_search'] } }],
  ]; // biome-ignore format: a table
  test.each(kinds)('%s', async (_, dialect, body, usage) => {
    const { base, trial } = await rawProvider(document(body));
    await (await send(base, ask(dialect, trial.token, false))).text();
    expect(await trial.close()).toMatchObject(usage);
  });

  const unknown = { input_tokens: null, output_tokens: null, cost_usd: null, failed_requests: 0 };
  test.each<[Parameters<typeof ask>[0], object]>([
    ['openai-chat', { choices: [{ finish_reason: 'stop' }], usage: { prompt_tokens: 9, completion_tokens: -1 } }],
    ['openai-responses', { object: 'response', usage: { input_tokens: 9, output_tokens: '7' } }],
    ['anthropic', { type: 'message', usage: { input_tokens: 9, cache_read_input_tokens: 2e9, output_tokens: 7 } }],
    [
      'gemini',
      {
        candidates: [{ finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 1, thoughtsTokenCount: 0.5 },
      },
    ],
  ])('a count in %s that is none: the usage is unknown, not smaller', async (dialect, body) => {
    const { base, trial } = await rawProvider(document(JSON.stringify(body)));
    await (await send(base, ask(dialect, trial.token, false))).text();
    expect(await trial.close()).toMatchObject(unknown);
  });

  const stated = { cost: 0.25, is_byok: true, cost_details: { upstream_inference_cost: 0.5 } };
  const details = { cached_tokens: 3, cache_write_tokens: 7 };
  test.each([
    ['openai-responses', { object: 'response', usage: { input_tokens: 20, input_tokens_details: details, ...stated } }],
    [
      'anthropic',
      {
        type: 'message',
        usage: { input_tokens: 10, cache_read_input_tokens: 3, cache_creation_input_tokens: 7, ...stated },
      },
    ],
  ] as const)('the cost of OpenRouter, and writes to the cache, in %s', async (dialect, body) => {
    const { base, trial, lines } = await rawProvider(document(JSON.stringify(body)));
    await (await send(base, ask(dialect, trial.token, false))).text();
    const tokens = { input: 20, cachedInput: 3, cacheWrite: 7 };
    expect(await lines()).toMatchObject([{ error: null, tokens, cost_usd: 0.75 }]);
  });

  test('several choices of a stream, of which the second begins', async () => {
    const chunk = (index: number, delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({ model: 'm', choices: [{ index, delta, finish_reason: finish }] })}\n\n`;
    const stream = [chunk(1, { content: 'b' }), chunk(0, { content: 'a' }), chunk(1, {}, 'stop'), chunk(0, {}, 'stop')];
    const { base, trial, lines } = await rawProvider(events(stream.join('')));
    await (await send(base, ask('openai-chat', trial.token, true))).text();
    expect(await lines()).toMatchObject([
      { error: null, response: { choices: [{ message: { content: 'a' } }, { message: { content: 'b' } }] } },
    ]);
  });

  const much = 'x'.repeat(1_200_000);
  const image = { type: 'image_generation_call', result: much };
  const response = { object: 'response', model: 'gpt-5.1', usage: { input_tokens: 9, output_tokens: 2 } };
  const whole = (answer: object) => document(JSON.stringify(answer));
  const parts = (...all: object[]) => events(all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  test.each([
    ['openai-responses', 'image_generation', whole({ ...response, output: [image] })],
    [
      'openai-responses',
      'image_generation',
      parts({ type: 'response.output_item.done', item: image }, { type: 'response.completed', response }),
    ],
    [
      'openai-chat',
      'web_search',
      whole({
        model: 'gpt-5.1',
        choices: [{ finish_reason: 'stop', message: { content: much, annotations: [{ type: 'url_citation' }] } }],
        usage: { prompt_tokens: 9, completion_tokens: 2 },
      }),
    ],
    [
      'openai-chat',
      'web_search',
      parts(
        { model: 'gpt-5.1', choices: [{ delta: { content: much } }] },
        { choices: [{ delta: { annotations: [{ type: 'url_citation' }] }, finish_reason: 'stop' }] },
        { choices: [], usage: { prompt_tokens: 9, completion_tokens: 2 } },
      ),
    ],
    [
      'anthropic',
      'code_execution',
      whole({
        type: 'message',
        model: 'claude-sonnet-4-5',
        content: [
          { type: 'server_tool_use', name: 'code_execution' },
          { type: 'text', text: much },
        ],
        usage: { input_tokens: 9, output_tokens: 2 },
      }),
    ],
    [
      'anthropic',
      'code_execution',
      parts(
        { type: 'message_start', message: { model: 'claude-sonnet-4-5', usage: { input_tokens: 9 } } },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: much } },
        { type: 'content_block_start', index: 1, content_block: { type: 'server_tool_use', name: 'code_execution' } },
        { type: 'message_delta', delta: {}, usage: { output_tokens: 2 } },
        { type: 'message_stop' },
      ),
    ],
    [
      'gemini',
      'codeExecution',
      whole({
        candidates: [{ finishReason: 'STOP', content: { parts: [{ executableCode: { code: much } }] } }],
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 2 },
      }),
    ],
  ] as const)(
    'a tool in %s whose answer is longer than its record was used all the same: %s (%#)',
    async (dialect, tool, bytes) => {
      const { base, trial, lines } = await rawProvider(bytes);
      await (await send(base, ask(dialect, trial.token, bytes.startsWith(events(''))))).text();
      expect(await lines()).toMatchObject([
        { error: null, hosted_tools: { used: [tool] }, tokens: { input: 9, output: 2 } },
      ]);
      // Code that Gemini runs has no fee.
      expect(trial.account.unknown.fees.size).toBe(dialect === 'gemini' ? 0 : 1);
    },
  );

  const message = (item: object) => ({ type: 'message', content: [{ type: 'output_text', ...item }] });
  const long = 'The words of a long answer. '.repeat(25_000);
  test.each([
    ['openai-responses', 'so', whole({ ...response, output: [image, message({ text: 'so' })] })],
    [
      'openai-responses',
      long,
      parts(
        { type: 'response.output_text.delta', delta: long },
        { type: 'response.output_item.done', item: message({ text: long }) },
        { type: 'response.completed', response: { ...response, output: [message({ text: long })] } },
      ),
    ],
    [
      'openai-chat',
      'so',
      whole({
        choices: [{ finish_reason: 'stop', message: { content: 'so', images: [{ image_url: { url: much } }] } }],
      }),
    ],
    [
      'anthropic',
      'so',
      whole({
        type: 'message',
        content: [
          { type: 'x_tool_result', content: much },
          { type: 'text', text: 'so' },
        ],
      }),
    ],
  ] as const)(
    'the words of an answer in %s that is longer than its record are kept (%#)',
    async (dialect, words, bytes) => {
      const { base, trial, lines } = await rawProvider(bytes);
      await (await send(base, ask(dialect, trial.token, words === long))).text();
      const [line] = await lines();
      expect(JSON.stringify(line!.response)).toContain(JSON.stringify(words));
    },
  );

  test.each([
    ['by index', [0, 1], null],
    ['by index, with empty ids', [0, 1], ''],
    ['by index, with an id for each part', [0, 1], 'call_c'],
    ['with one index for all', [0, 0], null],
  ] as const)('calls of a stream of Chat Completions are told apart: %s', async (_, [first, second], more) => {
    const chunk = (index: number, id: string | null, name: string | null, text: string) => ({
      choices: [{ index: 0, delta: { tool_calls: [{ index, id, function: { name, arguments: text } }] } }],
    });
    const stream = parts(
      chunk(first, 'call_a', 'read', '{"a"'),
      chunk(first, more, null, ':1}'),
      chunk(second, 'call_b', 'write', '{"b"'),
      chunk(second, more, null, ':2}'),
      { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
    );
    const { base, trial, lines } = await rawProvider(stream);
    await (await send(base, ask('openai-chat', trial.token, true))).text();
    const call = (id: string, name: string, text: string) => ({ id, function: { name, arguments: text } });
    const calls = [call('call_a', 'read', '{"a":1}'), call('call_b', 'write', '{"b":2}')];
    expect(await lines()).toMatchObject([{ error: null, response: { choices: [{ message: { tool_calls: calls } }] } }]);
  });

  const made = { name: 'apply_patch', arguments: '*** Begin Patch' };

  test.each([
    [
      'a custom tool',
      (call: object) => ({ tool_calls: [{ index: 0, ...call }] }),
      [
        { id: 'call_a', type: 'custom', custom: { name: 'apply_patch', input: '' } },
        { custom: { input: '*** Begin' } },
        { custom: { input: ' Patch' } },
      ],
      { tool_calls: [{ function: made }] },
    ],
    [
      'a function before tools',
      (call: object) => ({ function_call: call }),
      [{ name: 'apply_patch', arguments: '' }, { arguments: '*** Begin' }, { arguments: ' Patch' }],
      { function_call: made },
    ],
  ])('a call of %s in a stream of Chat Completions has its name and its text', async (_, deltaOf, calls, message) => {
    const stream = parts(...calls.map((call) => ({ choices: [{ index: 0, delta: deltaOf(call) }] })), {
      choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }],
    });
    const { base, trial, lines } = await rawProvider(stream);
    await (await send(base, ask('openai-chat', trial.token, true))).text();
    expect(await lines()).toMatchObject([{ response: { choices: [{ message }] } }]);
  });

  test.each([
    ['function_call', 'arguments', 'response.function_call_arguments.delta'],
    ['custom_tool_call', 'input', 'response.custom_tool_call_input.delta'],
  ])('a stream of Responses that is cut in a %s has the call as far as it came', async (type, member, delta) => {
    const call = { type, call_id: 'call_1', name: 'shell' };
    const stream = parts(
      { type: 'response.output_item.added', item: { ...call, [member]: '' } },
      { type: delta, delta: '{"command' },
      { type: delta, delta: '":"ma' },
    );
    const { base, trial, lines } = await rawProvider(stream);
    await (await send(base, ask('openai-responses', trial.token, true))).text();
    const output = [{ ...call, [member]: '{"command":"ma' }];
    expect(await lines()).toMatchObject([{ error: 'an answer without its end', response: { output } }]);
  });

  test('a stream of Responses that is cut in its reasoning has that as far as it came', async () => {
    const stream = parts(
      { type: 'response.output_item.added', item: { type: 'reasoning', summary: [] } },
      { type: 'response.reasoning_summary_text.delta', delta: 'I look ' },
      { type: 'response.reasoning_summary_text.delta', delta: 'for' },
    );
    const { base, trial, lines } = await rawProvider(stream);
    await (await send(base, ask('openai-responses', trial.token, true))).text();
    const output = [{ type: 'reasoning', summary: [{ type: 'summary_text', text: 'I look for' }] }];
    expect(await lines()).toMatchObject([{ response: { output } }]);
  });

  test.each([
    ['an answer', `data: {"model":"m","choices":[{"index":0,"delta":{"content":"so"}}]}\n\n`, null, 1],
    ['nothing', '', 'no answer of a model', 0],
    ['an error', 'data: {"error":{"code":502,"message":"overloaded"}}\n\n', '502', 0],
  ])('[DONE] without a finish_reason ends a stream of Chat Completions: %s', async (_, said, error, steps) => {
    const usage = 'data: {"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":2}}\n\n';
    const stream = steps === 0 ? said : said + usage;
    const { base, trial, lines } = await rawProvider(events(`${stream}data: [DONE]\n\n`));
    await (await send(base, ask('openai-chat', trial.token, true))).text();
    expect(await lines()).toMatchObject([{ end: 'complete', error }]);
    expect(trial.account.usage).toMatchObject({ steps, failed_requests: 1 - steps });
    expect(trial.account.fault?.kind).toBe(steps === 0 ? 'model_unavailable' : undefined);
  });

  test('thinking that Anthropic states in the last event is reasoning', async () => {
    const details = { output_tokens_details: { thinking_tokens: 5 } };
    const stream = [
      { type: 'message_start', message: { model: 'm', usage: { input_tokens: 70, output_tokens: 1 } } },
      { type: 'message_delta', delta: {}, usage: { output_tokens: 9, ...details } },
      { type: 'message_stop' },
    ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const { base, trial, lines } = await rawProvider(events(stream.join('')));
    await (await send(base, ask('anthropic', trial.token, true))).text();
    expect(await lines()).toMatchObject([{ tokens: { output: 9, reasoning: 5 } }]);
    expect(trial.account.usage.reasoning_tokens).toBe(5);
  });

  test('counts that a gateway leaves at 0 in the last event', async () => {
    const stream = [
      { type: 'message_start', message: { model: 'm', usage: { input_tokens: 70, output_tokens: 1 } } },
      { type: 'message_delta', delta: {}, usage: { input_tokens: 0, output_tokens: 9 } },
      { type: 'message_stop' },
    ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const { base, trial } = await rawProvider(events(stream.join('')));
    await (await send(base, ask('anthropic', trial.token, true))).text();
    expect(await trial.close()).toMatchObject({ input_tokens: 70, output_tokens: 9 });
  });

  test('a count of tokens is no request for a model', async () => {
    const { base, trial } = await rawProvider(document('{"input_tokens":5}'));
    const asked = ask('anthropic', trial.token, false);
    await (await send(base, { ...asked, path: '/anthropic/v1/messages/count_tokens' })).text();
    expect(await trial.close()).toMatchObject({ requests: 0, unmetered_requests: 1, input_tokens: 0 });
  });

  test.each([
    '/gemini/v1beta/interactions',
    '/anthropic/v1/sessions/s/events',
    '/anthropic/v1/deployments/d/run',
    '/openai/v1/agents/sessions',
    '/openai/v1/decisions',
  ])(
    'an answer in a form that is not read (%s) has unknown usage, and counts for the limit of requests',
    async (path) => {
      const interact = ({ base, trial }: Pick<Scene, 'base' | 'trial'>, method = 'POST') =>
        fetch(base + path, { method, headers: { 'x-goog-api-key': trial.token } });
      const one = await scene({ limits: { requests: 1 } });
      expect((await interact(one, 'GET')).status).toBe(200);
      expect(one.trial.account.usage.input_tokens).toBe(0);
      expect((await interact(one)).status).toBe(200);
      expect((await interact(one)).status).toBe(402);
      expect(await one.trial.close()).toMatchObject({ unmetered_requests: 3, input_tokens: null, cost_usd: null });
      expect([...one.trial.account.unknown.usage]).toEqual([`a model at ${path.replace(/^\/[a-z]+/, '')}`]);

      const stripped = await scene({ forward: { hostedTools: 'strip' } });
      expect((await interact(stripped)).status).toBe(400);
      expect(stripped.server.others).toEqual([]);
    },
  );

  test.each([
    ['the agent leaves before its status', () => {}, null],
    ['no connection is to be had', (socket: Socket) => void socket.resetAndDestroy(), 0],
  ])('the usage of an answer that is not read, if %s', async (_, provider, tokens) => {
    const { asked, base, trial } = await rawProvider(provider);
    const leave = new AbortController();
    const { signal } = leave;
    const headers = { 'x-goog-api-key': trial.token };
    const answer = fetch(`${base}/gemini/v1beta/interactions`, { method: 'POST', headers, signal });
    await expect.poll(() => asked.length).toBe(1);
    if (tokens === null) leave.abort();
    await answer.catch(() => {});
    await expect.poll(() => trial.account.usage.unmetered_requests).toBe(1);
    expect(await trial.close()).toMatchObject({ input_tokens: tokens, cost_usd: tokens });
  });

  test.each(['HEAD', 'OPTIONS'])('%s at a model’s path', async (method) => {
    const { base, trial } = await rawProvider('HTTP/1.1 405 Not Allowed\r\nContent-Length: 0\r\nAllow: POST\r\n\r\n');
    const answer = await fetch(`${base}/anthropic/v1/messages`, { method, headers: { 'x-api-key': trial.token } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('a request of another kind is refused too once a limit of cost is used up', async () => {
  const refusal = { limit: 'max-cost', message: 'max-cost of 1 USD is used up' } as const;
  const { trial, base, server, refusals } = await scene({ runLimit: () => refusal });
  const headers = { authorization: `Bearer ${trial.token}` };
  const batch = await fetch(`${base}/openai/v1/batches`, { method: 'POST', headers, body: '{}' });
  expect([batch.status, server.others]).toEqual([402, []]);
  expect(refusals).toEqual([refusal]);
  expect((await fetch(`${base}/openai/v1/models`, { headers })).status).toBe(200);
});

test('an endpoint on the loopback of the runner is never asked through its proxy', async () => {
  const { server, trial, base } = await scene({
    forward: {
      environment: { HTTP_PROXY: 'http://127.0.0.1:9', http_proxy: 'http://127.0.0.1:9', NO_PROXY: 'a.invalid' },
    },
  });
  expect((await send(base, ask('gemini', trial.token, false))).status).toBe(200);
  expect(server.asked).toHaveLength(1);
});

test('a proxy is used without its http:// too, and one of another kind is named', async () => {
  const proxy = createServer((socket) => socket.once('data', () => socket.end('HTTP/1.1 204 None\r\n\r\n')));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  closing.push(() => proxy.close());
  const { port } = proxy.address() as { port: number };
  const [provider] = providersOf({ OPENAI_API_KEY: KEY }, []);
  const upstream = new Upstream({ http_proxy: ` 127.0.0.1:${port}` });
  closing.push(() => upstream.close());
  await upstream.reach({ ...provider!, endpoint: new URL('http://model.invalid/v1') }, LONG);
  const { unusedProxies } = new Upstream({ HTTPS_PROXY: 'http://user:word@host:99999', http_proxy: 'socks5://host:1' });
  expect(unusedProxies).toEqual(['HTTPS_PROXY', 'http_proxy']);
});

test.each([
  ['http', Agent],
  ['https', HttpsAgent],
])('a far endpoint with several addresses has time at each (%s)', async (scheme, agent) => {
  const connects = vi.spyOn(agent.prototype, 'createConnection').mockImplementation(() => {
    throw new Error('far');
  });
  onTestFinished(() => connects.mockRestore());
  const endpoint = new URL(`${scheme}://model.invalid`);
  const upstream = new Upstream({});
  const [provider] = providersOf({ OPENAI_API_KEY: KEY }, []);
  await expect(upstream.reach({ ...provider!, endpoint }, LONG)).rejects.toThrow('far');
  expect(connects.mock.calls[0]![0]).toMatchObject({ host: 'model.invalid', autoSelectFamilyAttemptTimeout: 2_000 });
});

describe('a provider that is not reached: the message says what to change', () => {
  const at = (server: Server) => {
    closing.push(() => server.close());
    const { promise, resolve } = Promise.withResolvers<number>();
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    return promise;
  };
  const saying = (text: string) =>
    at(createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(text))));

  test.each<[what: string, url: (port: number) => string, says: string | null, proxy: boolean, advice: RegExp]>([
    [
      'no TLS',
      (port) => `https://127.0.0.1:${port}`,
      'HTTP/1.1 400 Bad\r\n\r\n',
      false,
      /^EPROTO: .*; write http:\/\/ in model-endpoints/,
    ],
    [
      'no HTTP',
      (port) => `http://127.0.0.1:${port}`,
      'SSH-2.0\r\n',
      false,
      /^HPE_INVALID_CONSTANT: it does not speak HTTP at this port/,
    ],
    [
      'a proxy that refuses',
      () => 'https://model.invalid',
      'HTTP/1.1 407 Login\r\n\r\n',
      true,
      /^ERR_PROXY_TUNNEL: .*\(407\); check the proxy and its login in HTTPS_PROXY, or name model\.invalid in no_proxy$/,
    ],
    [
      'a dead proxy',
      () => 'https://model.invalid',
      null,
      true,
      /^ECONNREFUSED: the proxy is not reached; check the proxy in HTTPS_PROXY/,
    ],
    ['another host than that of the proxy', () => 'https://127.0.0.1:9', null, true, /^ECONNREFUSED$/],
  ])('%s', async (_, url, says, proxied, advice) => {
    const port = says === null ? 1 : await saying(says);
    const upstream = new Upstream(proxied ? { HTTPS_PROXY: `http://me:secret@127.0.0.1:${port}` } : {});
    closing.push(() => upstream.close());
    const [provider] = providersOf({ OPENAI_API_KEY: KEY }, []);
    const endpoint = new URL(url(port));
    const error = await upstream.reach({ ...provider!, endpoint }, LONG).catch((error) => error);
    expect(lineOf(upstream.unreached(error, endpoint))).toMatch(advice);
  });

  test.each(['http://127.0.0.1', 'http://localhost'])(
    '%s, which is never behind a proxy, at the port of one',
    async (host) => {
      const upstream = new Upstream({ http_proxy: 'http://proxy.invalid:1' });
      closing.push(() => upstream.close());
      const [provider] = providersOf({ OPENAI_API_KEY: KEY }, []);
      const endpoint = new URL(`${host}:1`);
      const error = await upstream.reach({ ...provider!, endpoint }, LONG).catch((error) => error);
      expect(lineOf(upstream.unreached(error, endpoint))).toBe('ECONNREFUSED');
    },
  );

  test('a certificate of an unknown authority', () => {
    for (const code of [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ])
      expect(unreachedBy(Object.assign(new Error(), { code }), new URL('https://x'), []).advice).toContain(
        'set NODE_EXTRA_CA_CERTS',
      );
  });
});

test('a disk that is full costs the lines, not the usage', async () => {
  const { file, trial } = newTrial({});
  writeFileSync(file, '');
  const { gateway, base } = await scene();
  gateway.admit(trial, base);
  for (let i = 0; i < 3; i++) await (await send(base, ask('anthropic', trial.token, true))).text();
  expect(await trial.close()).toMatchObject({ requests: 3, output_tokens: 90 });
  expect(trial.logError).toMatchObject({ code: 'EEXIST' });
});

test.each([
  '10.1.2.3',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '127.9.9.9',
  '::1',
  '::ffff:169.254.169.254',
  'fd00:ec2::254',
  '2002:7f00:1::',
  '64:ff9b::a9fe:a9fe',
])('%s is an address inside', (address) => {
  expect(isInside(address)).toBe(true);
  expect(isInside('151.101.2.132')).toBe(false);
});

test('a model may think longer than an unused connection is kept, also on a connection that was used before', async () => {
  const answers = [0, 5000, 5000];
  const { base, trial, lines } = await rawProvider((socket) => {
    setTimeout(() => socket.write(document('{"type":"message","usage":{"output_tokens":3}}')), answers.shift());
  });
  await (await send(base, ask('anthropic', trial.token, false))).text();
  const both = [0, 1].map(() => statusOf(send(base, ask('anthropic', trial.token, false))));
  expect(await Promise.all(both)).toEqual([200, 200]);
  expect(await lines()).toMatchObject([{ end: 'complete' }, { end: 'complete' }, { end: 'complete' }]);
});
