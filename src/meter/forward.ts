import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { codeOf, messageOf } from '../base/errors.ts';
import type { OwnPrice } from '../options/model-values.ts';
import { AnswerBody } from './answer-body.ts';
import { dialectOf } from './dialects/registry.ts';
import { ErrorBody } from './error-body.ts';
import { EventFilter } from './event-filter.ts';
import { type Exchange, newExchange } from './exchange.ts';
import { answerHeaders, forwardedHeaders } from './headers.ts';
import { objectOf, parseJson } from './json.ts';
import { costOf } from './prices.ts';
import { type Provider, plainPath, targetOf, withKey } from './providers.ts';
import { sendError } from './replies.ts';
import { conversationOf, readBody } from './request-body.ts';
import type { TrialMeter } from './trial-meter.ts';
import { type AnswerReader, type Dialect, Room } from './types.ts';

/** The most text of one answer that is kept for the record, in characters. */
const KEPT_ANSWER = 4 * 1024 * 1024;
/** Milliseconds after which an unused connection is closed: some servers close theirs after 5 s, and a request could meet that. */
const KEEP_IDLE = 4_000;
/** The longest name (model, tool, code of an error) that is kept, in characters, and the most of one kind. */
const LONGEST_NAME = 200;
const MOST_NAMES = 50;

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
    const settings = {
      keepAlive: true,
      timeout: KEEP_IDLE,
      maxSockets: Number.POSITIVE_INFINITY,
      proxyEnv: proxyEnvironment(options.environment),
    };
    this.#agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) };
  }

  /** Throws if a provider gives no answer at all; its status does not matter. */
  async reach(provider: Provider, limit: number): Promise<void> {
    const { endpoint } = provider;
    const send = endpoint.protocol === 'https:' ? httpsRequest : httpRequest;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const agent = this.#agents[endpoint.protocol as 'http:' | 'https:'];
    const outgoing = send(endpoint, { method: 'HEAD', agent, timeout: limit });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${limit / 1000} s`)));
    outgoing.once('response', (answer) => {
      answer.on('error', () => {}).resume();
      resolve();
    });
    outgoing.on('error', reject).on('close', () => reject(new Error('no answer')));
    outgoing.end();
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
    const dialect = url === null ? null : dialectOf(method, plainPath(url.pathname));
    const begun = performance.now();
    const exchange = newExchange(provider.name, dialect, method, path);
    let held = 0;
    const hold = (bytes: number) => {
      held += bytes;
      return meter.hold(bytes);
    };
    const cut = () => response.destroy();
    const { signal } = meter.ended;
    signal.addEventListener('abort', cut);
    if (signal.aborted) cut();
    try {
      await this.#answer({ provider, url, incoming, response, dialect, exchange, begun, meter, hold });
    } catch (error) {
      // Whatever a stranger wrote, it ends this exchange and nothing else.
      exchange.error ??= shortName(codeOf(error) ?? messageOf(error));
      response.destroy();
    } finally {
      signal.removeEventListener('abort', cut);
      meter.hold(-held);
    }
    exchange.duration_ms = Math.round(performance.now() - begun);
    return { exchange, dialect };
  }

  async #answer(parts: Before): Promise<void> {
    const { provider, url, dialect, exchange, response, meter } = parts;
    const refuse = (status: number, message: string) => {
      exchange.status = status;
      sendError(response, dialect, status, `agentbench: ${message}`);
    };
    if (url === null) return refuse(404, `this path is outside ${provider.name}'s endpoint`);
    const asked = dialect === null ? null : await this.#ask(dialect, parts, plainPath(url.pathname));
    if (asked === 'cut' || response.destroyed) {
      exchange.end = 'cut_by_agent';
      response.destroy();
      return;
    }
    if (asked !== null && 'refused' in asked) return refuse(asked.refused, asked.message);
    // An answer that the agent has is counted before its next request begins.
    await meter.counted();
    const harmless = ['GET', 'HEAD', 'OPTIONS'].includes(exchange.method);
    const refusal = dialect !== null ? meter.admit() : harmless ? null : meter.admitUnmetered();
    if (refusal !== null) {
      exchange.end = 'refused';
      exchange.error = refusal.limit;
      return refuse(402, `${refusal.message}; no further requests are forwarded`);
    }
    const room = new Room(KEPT_ANSWER);
    const reader = dialect?.reader(room) ?? null;
    await this.#exchange({ ...parts, url, asked, reader });
    if (reader !== null) this.#conclude(exchange, provider, reader, room);
  }

  /**
   * Reads a request for a model; changes what has to be changed. What cannot be read is refused: it could hold what the
   * options forbid. Returns `cut` if the agent left it half.
   */
  async #ask(dialect: Dialect, { incoming, exchange, hold }: Before, path: string): Promise<Asked | Refused | 'cut'> {
    const encoding = incoming.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity')
      return { refused: 415, message: 'a request is read as it is; send it without content-encoding' };
    const bytes = await readBody(incoming, hold);
    if (bytes === null) return 'cut';
    if (bytes === 'too long') return { refused: 413, message: 'the requests under way are too long' };
    // Without a byte order mark, which some providers take.
    const body = objectOf(parseJson(new TextDecoder().decode(bytes)));
    if (body === null) return { refused: 400, message: 'the request is not a JSON object' };
    const wrong = dialect.refuses?.(body) ?? null;
    if (wrong !== null) return { refused: 400, message: wrong };
    const { model, hosted } = dialect.readRequest(body, path);
    exchange.model.asked = shortName(model);
    exchange.hosted_tools.offered = shortNames(hosted);
    exchange.conversation = conversationOf(body);
    const strip = this.#options.hostedTools === 'strip';
    const stripped = strip && hosted.length > 0 ? dialect.withoutHosted(body) : body;
    const withUsage = dialect.askForUsage?.(stripped) ?? null;
    exchange.request = stripped;
    const changed = withUsage ?? stripped;
    // A member that is there twice could mean another one to the provider.
    const asItIs = changed === body && !strip;
    return { bytes: asItIs ? bytes : Buffer.from(JSON.stringify(changed)), hidesUsage: withUsage !== null };
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
      timeout: this.#options.idleLimit,
    });
    const stop = () => outgoing.destroy();
    const cutByAgent = () => {
      if (response.writableFinished) return;
      parts.cutBy ??= 'agent';
      stop();
    };
    response.once('close', cutByAgent);
    if (response.destroyed) cutByAgent();
    outgoing.on('timeout', () => {
      // The provider says nothing while the agent does not take what was said.
      if (response.writableNeedDrain) parts.cutBy ??= 'agent';
      else exchange.end = 'idle';
      stop();
    });
    outgoing.once('response', (answer) => {
      exchange.status = answer.statusCode ?? null;
      this.#pass(answer, parts).then(resolve, (error) => {
        exchange.end = 'cut_by_provider';
        exchange.error = shortName(codeOf(error) ?? messageOf(error));
        response.destroy();
        stop();
        resolve();
      });
    });
    const failed = (error: unknown) => {
      if (exchange.status !== null || exchange.end === 'no_connection') return;
      if (parts.cutBy === 'agent') exchange.end = 'cut_by_agent';
      else {
        if (exchange.end !== 'idle') exchange.end = 'no_connection';
        exchange.error = shortName(codeOf(error) ?? messageOf(error));
        const message = `agentbench: no connection to ${exchange.provider} (${exchange.error})`;
        sendError(response, parts.dialect, 502, message);
      }
      resolve();
    };
    outgoing.on('error', failed);
    outgoing.on('upgrade', (_answer, socket) => {
      socket.on('error', () => {}).destroy();
      failed(new Error('an upgrade in the place of an answer'));
    });
    outgoing.on('close', () => failed(new Error('no answer')));
    if (parts.asked === null) pipeline(parts.incoming, outgoing, () => {});
    else outgoing.end(parts.asked.bytes);
    await promise;
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
    let whole = false;
    answer.once('end', () => {
      whole = parts.cutBy === undefined;
      parts.meter.reading(exchange);
    });
    answer.on('data', (chunk: Buffer) => {
      exchange.first_byte_ms ??= Math.round(performance.now() - begun);
      body?.push(chunk);
    });
    const isEvents = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
    const filtered = asked?.hidesUsage === true && ok && isEvents && answer.headers['content-encoding'] === undefined;
    const filter = filtered ? [new EventFilter((event) => !dialect!.hidesUsage!(event))] : [];
    const words = answer.statusMessage ?? '';
    response.writeHead(exchange.status!, isSendable(words) ? words : '', answerHeaders(answer, filtered));
    response.flushHeaders();
    const { promise, resolve } = Promise.withResolvers<void>();
    pipeline([answer, ...filter, response] as [IncomingMessage, ServerResponse], () => resolve());
    await promise;
    await body?.end();
    if (body instanceof ErrorBody) exchange.error = shortName(body.code);
    // An answer that ends with its connection is complete for Node.js also where the agent has ended it.
    const left = parts.cutBy === 'agent' && !whole;
    if ((left || !answer.complete) && exchange.end !== 'idle')
      exchange.end = parts.cutBy === 'agent' ? 'cut_by_agent' : 'cut_by_provider';
  }

  /** What the answer came to. */
  #conclude(exchange: Exchange, provider: Provider, reader: AnswerReader, room: Room): void {
    exchange.model.served = shortName(reader.model);
    exchange.tokens = reader.tokens;
    exchange.response = reader.answer;
    exchange.hosted_tools.used = shortNames(reader.hosted);
    exchange.error ??= shortName(reader.fault);
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

/** A request that the meter answers itself. */
interface Refused {
  refused: number;
  message: string;
}

/** A request that has come. */
interface Before {
  provider: Provider;
  /** Null for a path outside the provider's endpoint. */
  url: URL | null;
  incoming: IncomingMessage;
  response: ServerResponse;
  dialect: Dialect | null;
  exchange: Exchange;
  begun: number;
  meter: TrialMeter;
  /** Takes so many bytes of what the trial may hold; false if there is no more. */
  hold: (bytes: number) => boolean;
}

/** An exchange under way. */
interface Under extends Before {
  url: URL;
  asked: Asked | null;
  reader: AnswerReader | null;
  /** Who ended the connection before the answer's end. */
  cutBy?: 'agent' | 'provider';
}

/** True if Node.js sends the text as the words of a status. */
function isSendable(words: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(words);
}

function requestHeaders({ provider, incoming, url, asked }: Under): string[] {
  const headers = forwardedHeaders(incoming);
  const length = asked?.bytes.length ?? incoming.headers['content-length'];
  if (length !== undefined) headers.push('content-length', String(length));
  // Without it, a body that Node.js does not expect (GET) would have no end that the provider sees.
  else if (incoming.headers['transfer-encoding'] !== undefined) headers.push('transfer-encoding', 'chunked');
  return ['host', url.host, ...withKey(provider, headers, url)];
}

function shortNames(names: string[]): string[] {
  return [...new Set(names)].slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
}

function shortName(name: string | null): string | null {
  return name?.slice(0, LONGEST_NAME) ?? null;
}

/** The runner's proxy variables; the runner's own loopback is never behind a proxy. */
function proxyEnvironment(environment: ForwardOptions['environment']): Record<string, string | undefined> {
  const none = [environment.no_proxy || environment.NO_PROXY, 'localhost', '127.0.0.1', '[::1]', '::1'];
  return { ...environment, no_proxy: none.filter(Boolean).join(',') };
}
