/**
 * A double of model providers: Anthropic Messages, OpenAI Chat Completions and Responses, Gemini generateContent, as JSON
 * and as event streams. It keeps a ledger of the tokens that it stated, as a provider's bill does.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Json, ModelDialect, ModelTurn, StatedTokens } from '../../src/agents/scripted/types.ts';
import { dialectOf, documentOf, errorOf, eventsOf, keyOf } from '../../src/agents/scripted/wire.ts';

export type { ModelTurn };

/** How an answer goes wrong, or is sent. */
interface ModelFault {
  /** Answers with this status and the provider's own kind of error, or with `page`. */
  status?: number;
  headers?: Record<string, string>;
  page?: string;
  /** Closes the connection before any answer. */
  refuse?: boolean;
  /** Breaks the connection after so many events of a stream (bytes of a document). */
  resetAfter?: number;
  /** Says nothing more after so many events of a stream, and keeps the connection; 0: not even that there will be an answer. */
  silentAfter?: number;
  /** The content type of a stream in the place of its own; none if empty. */
  type?: string;
  /** Keeps the connection after the last event of a stream, without its end. */
  endless?: boolean;
  /** Sends an error event in the place of this event of the stream, and ends. */
  errorAt?: number;
  /** Compresses although nobody asked; with a pause (gzip), each event for itself. */
  encoding?: 'gzip' | 'br' | 'gzip, br' | 'gzip, gzip';
  /** Sends the bytes in pieces of this many at most, at borders that the function draws. */
  pieces?: (left: number) => number;
  /** Between two events, in milliseconds, or until the promise for the text of the one before. */
  pause?: number | ((said: string) => Promise<void> | null);
}

export interface AskedModel {
  dialect: ModelDialect;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Json;
  stream: boolean;
}

export interface ModelServer {
  /** Origin without a slash at its end. */
  url: string;
  asked: AskedModel[];
  /** All other requests, as `METHOD path`. */
  others: string[];
  ledger: StatedTokens & { answers: number };
  /** Scripts the next turns; without one, `turn` of the options answers. */
  next(...turns: ModelTurn[]): void;
  /** The next request fails so, or the next `times`. */
  fail(fault: ModelFault, times?: number): void;
  close(): Promise<void>;
}

export interface ModelServerOptions {
  /** The only key that is accepted; default: any but none. */
  key?: string;
  turn?: (asked: AskedModel) => ModelTurn | Promise<ModelTurn>;
}

const DEFAULTS: StatedTokens = { input: 120, cached: 20, written: 0, output: 30, reasoning: 0 };

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const scripted: ModelTurn[] = [];
  const faults: ModelFault[] = [];
  const asked: AskedModel[] = [];
  const others: string[] = [];
  const ledger = { input: 0, cached: 0, written: 0, output: 0, reasoning: 0, answers: 0 };

  const server = createServer((request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    serve(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const dialect = request.method === 'POST' ? dialectOf(pathname) : null;
    if (dialect === null) {
      others.push(`${request.method} ${pathname}`);
      sendJson(response, 200, { object: 'list', data: [], received: bytes.length });
      return;
    }
    const fault = faults.shift() ?? {};
    if (fault.refuse) {
      request.socket.resetAndDestroy();
      return;
    }
    const body = JSON.parse(bytes.toString()) as Json;
    const stream = dialect === 'gemini' ? pathname.includes(':stream') : body.stream === true;
    const about = { dialect, path: pathname, query: search, headers: request.headers, body, stream };
    asked.push(about);
    const key = keyOf(request.headers, search);
    if (key === null || (options.key !== undefined && key !== options.key)) {
      sendJson(response, 401, errorOf(dialect, 401, 'invalid key'));
      return;
    }
    if (fault.page !== undefined) {
      response.writeHead(fault.status ?? 200, { 'content-type': 'text/html', ...fault.headers });
      response.end(fault.encoding === undefined ? fault.page : compress(Buffer.from(fault.page), fault.encoding));
      return;
    }
    if (fault.status !== undefined) {
      sendJson(response, fault.status, errorOf(dialect, fault.status, 'scripted'), fault.headers);
      return;
    }
    const turn = scripted.shift() ?? (await options.turn?.(about)) ?? { text: 'done' };
    const tokens = { ...DEFAULTS, ...turn.tokens };
    if (fault.silentAfter === 0) return;
    if (!stream) {
      const document = Buffer.from(JSON.stringify(documentOf(dialect, turn, tokens, body)));
      const { resetAfter } = fault;
      if (resetAfter === undefined) state(tokens, true);
      const sent = fault.encoding === undefined ? document : compress(document, fault.encoding);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': sent.length,
        ...(fault.encoding === undefined ? {} : { 'content-encoding': fault.encoding }),
      });
      if (resetAfter === undefined) await pieces(response, sent, fault);
      else await written(response, sent.subarray(0, resetAfter));
      if (resetAfter === undefined) response.end();
      else response.destroy();
      return;
    }
    await sendStream(response, about, turn, tokens, fault);
  }

  async function sendStream(
    response: ServerResponse,
    { dialect, body, query }: AskedModel,
    turn: ModelTurn,
    tokens: StatedTokens,
    fault: ModelFault,
  ): Promise<void> {
    const events = eventsOf(dialect, turn, tokens, body);
    const asArray = dialect === 'gemini' && !query.includes('alt=sse');
    const encoded = fault.encoding === undefined ? {} : { 'content-encoding': fault.encoding };
    const type = fault.type ?? (asArray ? 'application/json' : 'text/event-stream');
    response.writeHead(200, { ...(type === '' ? {} : { 'content-type': type }), ...encoded });
    const whole: Buffer[] = [];
    for (const [index, { name, data, states }] of events.entries()) {
      if (fault.resetAfter === index) {
        await sleep(20);
        response.socket?.resetAndDestroy();
        return;
      }
      if (fault.silentAfter === index) return;
      if (fault.errorAt === index) {
        const error = JSON.stringify(errorOf(dialect, 529, 'overloaded'));
        await written(response, Buffer.from(`event: error\ndata: ${error}\n\n`));
        response.end();
        return;
      }
      const json = typeof data === 'string' ? data : JSON.stringify(data);
      const last = index === events.length - 1;
      const item = `${index === 0 ? '[' : ','}${json}${last ? ']' : ''}`;
      const text = asArray ? item : `${name === null ? '' : `event: ${name}\n`}data: ${json}\n\n`;
      if (fault.encoding === undefined) await pieces(response, Buffer.from(text), fault);
      else if (fault.pause === undefined) whole.push(Buffer.from(text));
      else await pieces(response, compress(Buffer.from(text), fault.encoding), fault);
      if (states !== null) state(states, false);
      if (typeof fault.pause === 'number') await sleep(fault.pause);
      else await fault.pause?.(text);
      if (response.destroyed) return;
    }
    if (whole.length > 0) await pieces(response, compress(Buffer.concat(whole), fault.encoding!), fault);
    ledger.answers += 1;
    if (fault.endless !== true) response.end();
  }

  function state(tokens: Partial<StatedTokens>, whole: boolean): void {
    for (const [name, value] of Object.entries(tokens)) ledger[name as keyof StatedTokens] += value;
    if (whole) ledger.answers += 1;
  }

  return {
    url,
    asked,
    others,
    ledger,
    next: (...turns) => void scripted.push(...turns),
    fail: (fault, times = 1) => void faults.push(...Array<ModelFault>(times).fill(fault)),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function compress(bytes: Buffer, encodings: NonNullable<ModelFault['encoding']>): Buffer {
  const packed = (whole: Buffer, encoding: string) =>
    encoding === 'gzip' ? gzipSync(whole) : brotliCompressSync(whole);
  return encodings.split(', ').reduce(packed, bytes);
}

async function pieces(response: ServerResponse, bytes: Buffer, { pieces: draw }: ModelFault): Promise<void> {
  let at = 0;
  while (at < bytes.length && !response.destroyed) {
    const size = draw === undefined ? bytes.length : Math.max(1, draw(bytes.length - at));
    await written(response, bytes.subarray(at, at + size));
    // Each piece becomes a chunk of its own.
    if (draw !== undefined) await new Promise(setImmediate);
    at += size;
  }
}

function written(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('close', done);
      resolve();
    };
    response.once('close', done);
    response.write(bytes, done);
  });
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
