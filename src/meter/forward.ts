import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { timestamp } from '../base/clock.ts';
import { codeOf, messageOf } from '../base/errors.ts';
import type { OwnPrice } from '../options/model-values.ts';
import { AnswerBody } from './answer-body.ts';
import { dialectOf } from './dialects/registry.ts';
import { EventFilter } from './event-filter.ts';
import type { Exchange } from './exchange.ts';
import { type JsonObject, objectOf, objectsOf, parseJson, textOf } from './json.ts';
import { costOf } from './prices.ts';
import { type Provider, targetOf, withKey } from './providers.ts';
import { sendError } from './replies.ts';
import type { TrialMeter } from './trial-meter.ts';
import { type AnswerReader, type Dialect, Room } from './types.ts';

/** Headers that belong to one connection (RFC 9110, 7.6.1), and what the meter decides itself. */
const OWN_HEADERS =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|expect|accept-encoding)$/;
/** The most text of one answer that is kept for the record, in characters. */
const KEPT_ANSWER = 4 * 1024 * 1024;
/** The longest request that a model is asked, in bytes; providers take less. */
const LONGEST_REQUEST = 256 * 1024 * 1024;

export interface ForwardOptions {
  prices: OwnPrice[];
  hostedTools: 'allow' | 'strip';
  /** A stream in which nothing comes for so long is cut, in milliseconds. */
  idleLimit: number;
  /** The runner's environment, for its proxy variables. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Forwards requests to providers, and reads their answers on the way. */
export class Forwarder {
  readonly #options: ForwardOptions;
  readonly #agents: { 'http:': HttpAgent; 'https:': HttpsAgent };

  constructor(options: ForwardOptions) {
    this.#options = options;
    const settings = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, proxyEnv: { ...options.environment } };
    this.#agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) };
  }

  /** Throws if a provider gives no answer at all; its status does not matter. */
  async reach(provider: Provider, limit: number): Promise<void> {
    const { endpoint } = provider;
    const send = endpoint.protocol === 'https:' ? httpsRequest : httpRequest;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const outgoing = send(endpoint, { method: 'HEAD', agent: this.#agents[endpoint.protocol as 'http:' | 'https:'] });
    outgoing.setTimeout(limit, () => outgoing.destroy(new Error(`no answer within ${limit / 1000} s`)));
    outgoing.once('response', (answer) => {
      answer.resume();
      resolve();
    });
    outgoing.once('error', reject).end();
    await promise;
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  /** Forwards one request and answers it. Returns the record of the exchange, which never rejects. */
  async forward(
    provider: Provider,
    path: string,
    query: string,
    incoming: IncomingMessage,
    response: ServerResponse,
    meter: TrialMeter,
  ): Promise<{ exchange: Exchange; dialect: Dialect | null }> {
    const method = incoming.method ?? 'GET';
    const url = targetOf(provider, path, query);
    const dialect = url === null ? null : dialectOf(method, url.pathname);
    const begun = performance.now();
    const exchange: Exchange = {
      provider: provider.name,
      dialect: dialect?.name ?? null,
      method,
      path,
      started_at: timestamp(),
      first_byte_ms: null,
      duration_ms: 0,
      status: null,
      end: 'complete',
      error: null,
      model: { asked: null, served: null },
      tokens: null,
      cost_usd: null,
      conversation: null,
      hosted_tools: { offered: [], used: [] },
      request: null,
      response: null,
    };
    const end = () => {
      exchange.duration_ms = Math.round(performance.now() - begun);
      return { exchange, dialect };
    };
    if (url === null) {
      exchange.status = 404;
      sendError(response, null, 404, `this path is outside ${provider.name}'s endpoint`);
      return end();
    }
    const asked = dialect === null ? null : await this.#ask(dialect, incoming, url.pathname, exchange);
    if (asked === 'cut') {
      exchange.end = 'cut_by_agent';
      response.destroy();
      return end();
    }
    // An answer that the agent has is counted before its next request begins.
    await meter.counted();
    const refusal = dialect === null ? null : meter.admit();
    if (refusal !== null) {
      exchange.end = 'refused';
      exchange.status = 402;
      exchange.error = refusal.limit;
      sendError(response, dialect, 402, `agentbench: ${refusal.message}; no further requests are forwarded`);
      return end();
    }
    const room = new Room(KEPT_ANSWER);
    const reader = dialect?.reader(room) ?? null;
    await this.#exchange({ provider, url, incoming, response, asked, reader, dialect, exchange, begun, meter });
    if (reader !== null) this.#conclude(exchange, provider, reader, room);
    return end();
  }

  /** Reads a request for a model; changes what has to be changed. Returns `cut` if the agent left it half. */
  async #ask(dialect: Dialect, incoming: IncomingMessage, path: string, exchange: Exchange): Promise<Asked | 'cut'> {
    const bytes = await readAll(incoming);
    if (bytes === null) return 'cut';
    const body = objectOf(parseJson(bytes.toString()));
    // The provider says what is wrong with it.
    if (body === null) return { bytes, hidesUsage: false };
    const { model, hosted } = dialect.readRequest(body, path);
    exchange.model.asked = model;
    exchange.hosted_tools.offered = hosted;
    exchange.conversation = conversationOf(body);
    const stripped = this.#options.hostedTools === 'strip' && hosted.length > 0 ? dialect.withoutHosted(body) : body;
    const withUsage = dialect.askForUsage?.(stripped) ?? null;
    exchange.request = stripped;
    const changed = withUsage ?? stripped;
    return {
      bytes: changed === body ? bytes : Buffer.from(JSON.stringify(changed)),
      hidesUsage: withUsage !== null,
    };
  }

  async #exchange(parts: Under): Promise<void> {
    const { url, exchange, response, begun } = parts;
    const { promise, resolve } = Promise.withResolvers<void>();
    const headers = requestHeaders(parts);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(url, {
      method: exchange.method,
      headers: headers as unknown as readonly string[],
      agent: this.#agents[url.protocol as 'http:' | 'https:'],
      setHost: true,
    });
    const stop = () => outgoing.destroy();
    const cutByAgent = () => {
      if (response.writableFinished) return;
      parts.cutBy ??= 'agent';
      stop();
    };
    parts.meter.ended.signal.addEventListener('abort', cutByAgent);
    response.once('close', cutByAgent);
    outgoing.setTimeout(this.#options.idleLimit, () => {
      exchange.end = 'idle';
      stop();
    });
    outgoing.once('response', (answer) => {
      exchange.status = answer.statusCode ?? null;
      this.#pass(answer, parts).then(resolve);
    });
    outgoing.once('error', (error) => {
      if (exchange.status !== null) return;
      if (parts.cutBy === 'agent') exchange.end = 'cut_by_agent';
      else {
        if (exchange.end !== 'idle') exchange.end = 'no_connection';
        exchange.error = codeOf(error) ?? messageOf(error);
        exchange.status = null;
        sendError(
          response,
          parts.dialect,
          502,
          `agentbench: no connection to ${exchange.provider} (${exchange.error})`,
        );
      }
      resolve();
    });
    if (parts.asked === null) pipeline(parts.incoming, outgoing, () => {});
    else outgoing.end(parts.asked.bytes);
    await promise;
    parts.meter.ended.signal.removeEventListener('abort', cutByAgent);
    exchange.first_byte_ms ??= exchange.status === null ? null : Math.round(performance.now() - begun);
  }

  /** Passes the provider's answer on as it is, and reads it. Resolves at its end, whatever ends it. */
  async #pass(answer: IncomingMessage, parts: Under): Promise<void> {
    const { exchange, response, reader, asked, dialect, begun } = parts;
    const ok = exchange.status !== null && exchange.status < 300;
    const body = reader === null ? null : ok ? new AnswerBody(reader, answer.headers) : new ErrorBody();
    answer.once('error', () => {
      parts.cutBy ??= 'provider';
    });
    // Before its last bytes are with the agent.
    answer.once('end', () => parts.meter.reading(exchange));
    answer.on('data', (chunk: Buffer) => {
      exchange.first_byte_ms ??= Math.round(performance.now() - begun);
      body?.push(chunk);
    });
    const isEvents = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
    const filtered = asked?.hidesUsage === true && ok && isEvents && answer.headers['content-encoding'] === undefined;
    const filter = filtered ? [new EventFilter((event) => !dialect!.hidesUsage!(event))] : [];
    response.writeHead(exchange.status!, answer.statusMessage, answerHeaders(answer, filtered));
    response.flushHeaders();
    const { promise, resolve } = Promise.withResolvers<void>();
    pipeline([answer, ...filter, response] as [IncomingMessage, ServerResponse], () => resolve());
    await promise;
    await body?.end();
    if (body instanceof ErrorBody) exchange.error = body.code;
    if (!answer.complete && exchange.end !== 'idle')
      exchange.end = parts.cutBy === 'agent' ? 'cut_by_agent' : 'cut_by_provider';
  }

  /** What the answer came to. */
  #conclude(exchange: Exchange, provider: Provider, reader: AnswerReader, room: Room): void {
    exchange.model.served = reader.model;
    exchange.tokens = reader.tokens;
    exchange.response = reader.answer;
    exchange.hosted_tools.used = reader.hosted;
    exchange.error ??= reader.fault;
    if (room.full) exchange.response = { ...reader.answer, agentbench_cut: true };
    const ok = exchange.status !== null && exchange.status < 300;
    if (ok && exchange.end === 'complete' && !reader.complete && exchange.error === null)
      exchange.error = reader.answer === null ? 'no answer of a model' : 'an answer without its end';
    const { tokens, model } = exchange;
    if (tokens !== null)
      exchange.cost_usd = costOf(provider, [model.served, model.asked], tokens, this.#options.prices);
  }
}

/** A request as it goes to the provider; its usage event is then not for the agent. */
interface Asked {
  bytes: Buffer;
  hidesUsage: boolean;
}

/** An exchange under way. */
interface Under {
  provider: Provider;
  url: URL;
  incoming: IncomingMessage;
  response: ServerResponse;
  asked: Asked | null;
  reader: AnswerReader | null;
  dialect: Dialect | null;
  exchange: Exchange;
  begun: number;
  meter: TrialMeter;
  /** Who ended the connection before the answer's end. */
  cutBy?: 'agent' | 'provider';
}

/** The code in a provider's error document, of which only the beginning is read. */
class ErrorBody {
  readonly #parts: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): void {
    if (this.#size < 64 * 1024) this.#parts.push(chunk);
    this.#size += chunk.length;
  }

  async end(): Promise<void> {}

  get code(): string | null {
    const parsed = parseJson(Buffer.concat(this.#parts).toString());
    const body = objectOf(Array.isArray(parsed) ? parsed[0] : parsed);
    const error = objectOf(body?.error);
    return textOf(error?.code) ?? textOf(error?.type) ?? textOf(error?.status) ?? textOf(body?.error) ?? null;
  }
}

function requestHeaders({ provider, incoming, url, asked }: Under): string[] {
  const headers: string[] = [];
  const raw = incoming.rawHeaders;
  const named = connectionHeaders(incoming);
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (!OWN_HEADERS.test(name) && !named.has(name)) headers.push(raw[i]!, raw[i + 1]!);
  }
  const length = asked?.bytes.length ?? incoming.headers['content-length'];
  if (length !== undefined) headers.push('content-length', String(length));
  return ['host', url.host, ...withKey(provider, headers, url)];
}

function answerHeaders(answer: IncomingMessage, filtered: boolean): string[] {
  const headers: string[] = [];
  const named = connectionHeaders(answer);
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const name = answer.rawHeaders[i]!.toLowerCase();
    const own = OWN_HEADERS.test(name) && (name !== 'content-length' || filtered);
    if (!own && !named.has(name)) headers.push(answer.rawHeaders[i]!, answer.rawHeaders[i + 1]!);
  }
  return headers;
}

/** Headers that a message declares to be its connection's. */
function connectionHeaders(message: IncomingMessage): Set<string> {
  return new Set((message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}

/** Null if the agent closed the connection before the end, or sent more than any provider takes. */
async function readAll(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of incoming) {
      size += (part as Buffer).length;
      if (size > LONGEST_REQUEST) return null;
      parts.push(part as Buffer);
    }
  } catch {
    return null;
  }
  return incoming.complete ? Buffer.concat(parts) : null;
}

/**
 * The first message that is not the system's, and whether there are tools: what a conversation keeps while it grows. Marks
 * of caches move from message to message, so only texts count.
 */
function conversationOf(body: JsonObject): string {
  const { input } = body;
  const messages = objectsOf(body.messages ?? body.contents ?? input);
  const first = messages.find(({ role }) => role === 'user');
  const tools = objectsOf(body.tools).length > 0;
  const text = typeof input === 'string' ? input : textsOf(first?.content ?? first?.parts);
  return createHash('sha256').update(`${tools} ${text}`).digest('hex').slice(0, 16);
}

function textsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return objectsOf(content)
    .map(({ text }) => textOf(text) ?? '')
    .join('\n');
}
