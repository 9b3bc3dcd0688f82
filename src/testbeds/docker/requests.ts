import http, { type IncomingMessage } from 'node:http';
import { connect, isIP, type OnReadOpts, type Socket } from 'node:net';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import * as z from 'zod/mini';
import { parsedJson } from '../../base/json-value.ts';
import { LONGEST_DURATION } from '../../options/units.ts';
import { BadAnswer, NoAnswer, Refusal } from './fault.ts';
import { HijackedConnection } from './hijack.ts';

/** The address of an Engine. */
export interface Address {
  /** `path`: a Unix socket of this machine. */
  at: { path: string } | { host: string; port: number };
  /** PEM; null without TLS. */
  certificates: { ca?: Buffer | undefined; cert?: Buffer | undefined; key?: Buffer | undefined } | null;
  /** Prepended to each request's path; empty, or with a slash at its beginning only. */
  prefix: string;
}

export interface Request {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | string[]>;
  /** An object is sent as JSON, a stream as a tar archive. */
  body?: object | Readable;
  /** Status of a good answer, or all of them; any other is an error. */
  expected: number | number[];
  /** Multiple of the usual limit that the Engine may take to begin its answer. */
  patience?: number;
  signal?: AbortSignal | undefined;
}

/** The modules for TLS, which Node.js takes 10 ms to load and only an Engine on another machine needs. */
const https = () => process.getBuiltinModule('node:https');
const tls = () => process.getBuiltinModule('node:tls');

const refusal = z.object({ message: z.string() });
/** Characters shown of an unreadable answer. */
const SHOWN = 80;

/**
 * Requests to an Engine. Each settles: the Engine has `limit` ms to begin its answer (and to take each piece of an
 * upload), and as long for each piece of the answer. A connection that closes before the answer's end is an error, and
 * so is an answer other than the one requested.
 */
export class Requests {
  readonly address: Address;
  readonly #limit: number;
  readonly #agent: http.Agent;

  constructor(address: Address, limit: number) {
    this.address = address;
    this.#limit = limit;
    // The settings of Node's own agents.
    const options = { keepAlive: true, scheduling: 'lifo', timeout: 5_000 } as const;
    this.#agent = address.certificates === null ? new http.Agent(options) : new (https().Agent)(options);
  }

  /** The answer, parsed as JSON of this shape. */
  async json<Schema extends z.ZodMiniType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
    return shaped(request, await this.text(request), schema);
  }

  async text(request: Request): Promise<string> {
    return this.#textOf(await this.open(request), request);
  }

  /** Sends a request that has an empty answer. */
  async empty(request: Request): Promise<void> {
    const text = await this.text(request);
    if (text !== '') throw badAnswer(request, text);
  }

  /** The answer as soon as it begins; its content must be read by `contentOf`, or dropped by `resume` or `destroy`. */
  async open(request: Request): Promise<IncomingMessage> {
    const { answer } = await this.#begin(request, null);
    await this.#check(answer, request);
    return answer;
  }

  /** The content of an answer. The time limit applies only while a piece is awaited, not while the reader is busy. */
  contentOf(answer: IncomingMessage, request: Request): Readable {
    const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
    const stop = () => answer.destroy(this.#noAnswer('no more of the answer', request, 1));
    const limit = this.#limit;
    return new Readable({
      read() {
        const timer = setTimeout(stop, limit);
        pieces
          .next()
          .then(
            ({ done, value }) => this.push(done ? null : value),
            (error) => this.destroy(error),
          )
          .finally(() => clearTimeout(timer));
      },
      destroy(error, done) {
        answer.destroy();
        done(error);
      },
    });
  }

  /** The connection as a two-way stream, from the end of the answer's head on. */
  async hijack(request: Request): Promise<HijackedConnection> {
    const connection = new HijackedConnection((onread) => this.#connect(onread));
    try {
      const { answer, head } = await this.#begin(request, connection);
      await this.#check(answer, request);
      if (head.length > 0) connection.unshift(head);
      return connection;
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  #connect(onread: OnReadOpts): Socket {
    const { at, certificates } = this.address;
    if (certificates === null || !('host' in at)) return connect({ ...at, onread });
    const servername = isIP(at.host) === 0 ? { servername: at.host } : {};
    const options: ConnectionOptions & { onread: OnReadOpts } = { ...at, ...certificates, ...servername, onread };
    return tls().connect(options);
  }

  #begin(request: Request, connection: HijackedConnection | null): Promise<{ answer: IncomingMessage; head: Buffer }> {
    const { at, certificates, prefix } = this.address;
    const { method, path, query, body, patience = 1, signal } = request;
    const { promise, resolve, reject } = Promise.withResolvers<{ answer: IncomingMessage; head: Buffer }>();
    const sent = (certificates === null ? http : https()).request({
      ...('path' in at ? { socketPath: at.path } : at),
      // Without TLS no name is told; to find one, Node.js would compile the pattern of IPv6 addresses, for 3 ms.
      ...(certificates ?? { servername: '' }),
      method,
      path: `${prefix}${path}${query === undefined ? '' : `?${queryOf(query)}`}`,
      headers: {
        ...(body instanceof Readable ? { 'Content-Type': 'application/x-tar' } : {}),
        ...(body !== undefined && !(body instanceof Readable) ? { 'Content-Type': 'application/json' } : {}),
        ...(connection === null ? {} : { Connection: 'Upgrade', Upgrade: 'tcp' }),
      },
      ...(connection === null ? { agent: this.#agent } : { createConnection: () => connection }),
      ...(signal === undefined ? {} : { signal }),
    });
    const timer = setTimeout(
      () => sent.destroy(this.#noAnswer('no answer', request, patience)),
      Math.min(this.#limit * patience, LONGEST_DURATION),
    );
    sent.on('response', (answer) => {
      if (signal !== undefined) addAbortSignal(signal, answer);
      resolve({ answer, head: Buffer.alloc(0) });
    });
    if (connection !== null) sent.on('upgrade', (answer, _, head) => resolve({ answer, head }));
    sent.on('error', reject);
    sent.on('close', () => reject(new BadAnswer(`the connection closed before the answer to ${method} ${path}`)));
    if (body instanceof Readable) {
      body.on('data', () => timer.refresh());
      // Of the request, its fault would be a broken connection.
      body.on('error', reject);
      pipeline(body, sent, () => {});
    } else sent.end(body === undefined ? undefined : JSON.stringify(body));
    return promise.finally(() => clearTimeout(timer));
  }

  /** Throws for an answer of another status, with the Engine's message if it has one. */
  async #check(answer: IncomingMessage, request: Request): Promise<void> {
    const status = answer.statusCode!;
    if ([request.expected].flat().includes(status)) return;
    const text = await this.#textOf(answer, request);
    const { success, data } = z.safeParse(refusal, parsedJson(text));
    if (status >= 400 && success) throw new Refusal(status, data.message.trim());
    if (status >= 400 && request.method === 'HEAD') throw new Refusal(status, `status ${status}`);
    throw badAnswer(request, `status ${status}, ${text}`);
  }

  async #textOf(answer: IncomingMessage, request: Request): Promise<string> {
    const pieces: Buffer[] = [];
    for await (const piece of this.contentOf(answer, request)) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  }

  #noAnswer(what: string, { method, path }: Request, times: number): NoAnswer {
    return new NoAnswer(`${what} to ${method} ${path} within ${(this.#limit * times) / 1000} s`);
  }
}

/** Encodes any text as one segment of a request's path. */
export function segment(text: string): string {
  return encodeURIComponent(text);
}

/** Parses the text of an answer as JSON of a shape. Throws a BadAnswer. */
export function shaped<Schema extends z.ZodMiniType>(request: Request, text: string, schema: Schema): z.output<Schema> {
  const { success, data } = z.safeParse(schema, parsedJson(text));
  if (!success) throw badAnswer(request, text);
  return data;
}

export function badAnswer({ method, path }: Request, said: string): BadAnswer {
  const shown = said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
  return new BadAnswer(`the answer to ${method} ${path} is not one of Docker's: ${JSON.stringify(shown)}`);
}

function queryOf(query: NonNullable<Request['query']>): URLSearchParams {
  const all = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) all.append(name, value);
  return all;
}
