/** Shared parts of the doubles of GitHub's services: a loopback server, injected faults, a log of requests. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Received {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: Buffer | string | object;
}

interface LoggedRequest {
  method: string;
  /** Path without the query. */
  path: string;
  /** Query with its `?`, or ''. */
  query: string;
  headers: IncomingHttpHeaders;
  /** The body as text if it is JSON, otherwise ''. */
  body: string;
  /** Arrival time in milliseconds since the service started. */
  at: number;
  status: number | 'reset' | 'pending';
}

/** A substring of, or an expression over, `METHOD /path?query`; or a function of the request. */
type Matcher = string | RegExp | ((request: Received) => boolean);

export interface Fault {
  /** Status of the answer; `reset` cuts the connection; without it the request is only delayed. */
  status?: number | 'reset';
  /** Number of times; default 1. */
  times?: number;
  /** Default: the service's own body for that status. */
  body?: string | object;
  headers?: Record<string, string>;
  delayMs?: number;
  /** The request waits for this before its answer, which orders requests of several clients. */
  after?: Promise<unknown>;
  /** The request is carried out before the fault replaces its answer, as with a lost answer. */
  carriedOut?: boolean;
  /** The connection breaks after this many bytes of the real answer's body. */
  cutAfter?: number;
  /** The real answer comes byte by byte, this many milliseconds apart. */
  dripMs?: number;
}

export interface Service {
  /** Origin, without a trailing slash. */
  url: string;
  requests: LoggedRequest[];
  /** Injects a fault; several for one request are used in order. `hits` counts the affected requests. */
  fail(matcher: Matcher, fault: Fault): { readonly hits: number };
  close(): Promise<void>;
}

export type Handler = (request: Received) => Reply | Promise<Reply>;

interface InjectedFault extends Fault {
  matcher: Matcher;
  left: number;
  hits: number;
}

/** Starts a server on a free port of 127.0.0.1. `explain` is the service's own body for an injected status. */
export async function startService(
  handle: Handler,
  explain: (status: number, request: Received) => Reply,
): Promise<Service> {
  const started = performance.now();
  const faults: InjectedFault[] = [];
  const requests: LoggedRequest[] = [];

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (request.destroyed || response.headersSent) response.destroy();
      else send(response, { status: 500, body: { code: 'internal', message: String(error), msg: String(error) } });
    });
  });
  // Longer than any client keeps an idle connection, so that none meets a half-closed one.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request, url);
    const entry = logged(received, performance.now() - started);
    requests.push(entry);

    const fault = faults.find((candidate) => candidate.left > 0 && matches(candidate.matcher, received));
    if (fault) {
      fault.left -= 1;
      fault.hits += 1;
      await fault.after;
      if (fault.delayMs) await sleep(fault.delayMs, undefined, { ref: false });
    }
    if (fault?.status === undefined) {
      const reply = await handle(received);
      entry.status = reply.status;
      if (fault?.dripMs !== undefined) return drip(response, reply, fault.dripMs);
      return fault?.cutAfter === undefined ? send(response, reply) : cut(response, reply, fault.cutAfter);
    }
    if (fault.carriedOut) await handle(received);
    entry.status = fault.status;
    if (fault.status === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    const own = explain(fault.status, received);
    const body = fault.body ?? own.body;
    send(response, {
      status: fault.status,
      headers: { ...own.headers, ...fault.headers },
      ...(body === undefined ? {} : { body }),
    });
  }

  return {
    url,
    requests,
    fail(matcher, fault) {
      const injected = { ...fault, matcher, left: fault.times ?? 1, hits: 0 };
      faults.push(injected);
      return injected;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function receive(request: IncomingMessage, origin: string): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', origin),
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

function logged(request: Received, at: number): LoggedRequest {
  const json = request.headers['content-type']?.includes('json') ?? false;
  return {
    method: request.method,
    path: request.url.pathname,
    query: request.url.search,
    headers: request.headers,
    body: json ? request.body.toString('utf8') : '',
    at,
    status: 'pending',
  };
}

function matches(matcher: Matcher, request: Received): boolean {
  if (typeof matcher === 'function') return matcher(request);
  const line = `${request.method} ${request.url.pathname}${request.url.search}`;
  return typeof matcher === 'string' ? line.includes(matcher) : new RegExp(matcher, matcher.flags).test(line);
}

function bytesOf(body: Reply['body']): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? ''));
}

async function drip(response: ServerResponse, { status, headers, body }: Reply, pause: number): Promise<void> {
  const type = typeof body === 'object' && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {};
  response.writeHead(status, { ...type, ...headers });
  for (const byte of bytesOf(body)) {
    if (response.destroyed) return;
    response.write(Buffer.from([byte]));
    await sleep(pause, undefined, { ref: false });
  }
  response.end();
}

/** Declares the whole body's length and sends only its beginning. */
function cut(response: ServerResponse, { status, headers, body }: Reply, bytes: number): void {
  const whole = bytesOf(body);
  response.writeHead(status, { ...headers, 'content-length': String(whole.length) });
  response.write(whole.subarray(0, bytes), () => response.destroy());
}

function send(response: ServerResponse, reply: Reply): void {
  const { body } = reply;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.headers ?? {})) headers[name.toLowerCase()] = value;
  const text = typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : (body ?? '');
  if (typeof body === 'object' && !Buffer.isBuffer(body)) headers['content-type'] ??= 'application/json; charset=utf-8';
  if (reply.status !== 204 && reply.status !== 304) headers['content-length'] = String(Buffer.byteLength(text));
  response.writeHead(reply.status, headers);
  response.end(text);
}
