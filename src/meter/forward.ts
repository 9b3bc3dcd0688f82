import { codeOf, messageOf } from '../base/errors.ts';
import type { OwnPrice } from '../options/model-values.ts';
import { readAsked } from './asked.ts';
import { dialectOf, handsOnTools, isUnreadModel } from './dialects/registry.ts';
import { type Exchange, NO_ANSWER, newExchange, WITHOUT_END } from './exchange.ts';
import { makesAnother } from './headers.ts';
import { givesLastingAccess, LASTING_ACCESS } from './lasting-access.ts';
import { costOf } from './prices.ts';
import { type Provider, plainPath, targetOf, unsendableKey } from './providers.ts';
import { sendError } from './replies.ts';
import { sendRequest } from './sent.ts';
import { type AnswerReader, type Dialect, Room } from './types.ts';
import { type AgentRequest, type Arrived, shortName, shortNames } from './under-way.ts';
import { Upstream } from './upstream.ts';

/** The most text of one answer that is kept for the record, in characters. */
const KEPT_ANSWER = 1024 * 1024;

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
  readonly upstream: Upstream;
  readonly #options: ForwardOptions;

  constructor(options: ForwardOptions) {
    this.#options = options;
    this.upstream = new Upstream(options.environment);
  }

  /** Forwards one request and answers it. Returns the record of the exchange, which never rejects. */
  async forward(request: AgentRequest): Promise<{ exchange: Exchange; dialect: Dialect | null }> {
    const { provider, path, query, incoming, response, meter } = request;
    const method = incoming.method ?? 'GET';
    const url = targetOf(provider, path, query);
    // All that is decided by a path is decided by this form of it.
    const plain = url === null ? null : plainPath(url.pathname);
    const dialect = plain === null ? null : dialectOf(method, plain);
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
      await this.#answer({ ...request, url, plain, dialect, exchange, begun, hold });
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

  async #answer(parts: Arrived): Promise<void> {
    const { provider, url, plain, dialect, exchange, response, meter } = parts;
    const refuse = (status: number, message: string) => {
      exchange.status = status;
      sendError(response, dialect, status, `agentbench: ${message}`);
    };
    if (url === null || plain === null) return refuse(404, `this path is outside ${provider.name}'s endpoint`);
    if (makesAnother(url.searchParams))
      return refuse(400, 'the method, headers and body are those of the request; ask without $httpMethod and the like');
    const harmless = ['GET', 'HEAD', 'OPTIONS'].includes(exchange.method);
    if (givesLastingAccess(harmless, plain.slice(plainPath(provider.endpoint.pathname).length))) {
      exchange.end = 'refused';
      exchange.error = 'lasting_access';
      return refuse(403, LASTING_ACCESS);
    }
    const asked = dialect === null ? null : await readAsked(dialect, parts, { url, plain }, this.#options.hostedTools);
    // An answer that the agent has is counted before its next request begins.
    await meter.counted();
    if (asked === 'cut' || response.destroyed) {
      exchange.end = 'cut_by_agent';
      response.destroy();
      return;
    }
    if (asked !== null && 'refused' in asked) return refuse(asked.refused, asked.message);
    const unsendable = unsendableKey(provider);
    if (unsendable !== null)
      return refuse(401, `${unsendable} has a character that no header carries; give the key as its provider shows it`);
    const isUnread = isUnreadModel(exchange.method, plain);
    if (this.#options.hostedTools === 'strip' && (isUnread || handsOnTools(exchange.method, plain)))
      return refuse(
        400,
        `hosted tools cannot be taken out of this request; ask ${isUnread ? 'with generateContent, Messages or Responses' : 'the model itself, without a batch, a cache or an assistant'}`,
      );
    const refusal = dialect !== null || isUnread ? meter.admit() : harmless ? null : meter.admitUnmetered();
    if (refusal !== null) {
      exchange.end = 'refused';
      exchange.error = refusal.limit;
      return refuse(402, `${refusal.message}; no further requests are forwarded`);
    }
    const room = new Room(KEPT_ANSWER);
    const reader = dialect?.reader(room) ?? null;
    exchange.stream = asked?.stream ?? null;
    await sendRequest(
      { ...parts, url, asked, reader, heard: performance.now() },
      this.upstream,
      this.#options.idleLimit,
    );
    if (reader !== null) this.#conclude(exchange, provider, reader, room);
    // A model may have worked on an answer that the agent did not wait for.
    else if (isUnread)
      exchange.unread = exchange.status === null ? exchange.end !== 'no_connection' : exchange.status < 300;
  }

  /** Records the model, tokens and cost of the answer. */
  #conclude(exchange: Exchange, provider: Provider, reader: AnswerReader, room: Room): void {
    exchange.model.served = shortName(reader.model || null);
    exchange.tokens = reader.tokens;
    exchange.response = reader.answer;
    exchange.hosted_tools.used = shortNames(reader.hosted);
    exchange.error ??= shortName(reader.fault);
    if (room.full) exchange.response = { ...reader.answer, agentbench_cut: true };
    const ok = exchange.status !== null && exchange.status < 300;
    if (ok && exchange.end === 'complete' && !reader.complete && exchange.error === null)
      exchange.error = reader.answer === null ? NO_ANSWER : WITHOUT_END;
    const { tokens, model } = exchange;
    if (tokens === null) return;
    const cost = costOf(provider, [model.served, model.asked], tokens, this.#options.prices);
    exchange.cost_usd = cost?.whole ?? null;
    exchange.known_cost_usd = cost?.known ?? null;
  }
}
