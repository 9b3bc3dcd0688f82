import { roundedCost } from '../base/sums.ts';
import type { Exchange, ModelFault } from './exchange.ts';
import { faultOf, isAnswered, lacksUsage, statusOf } from './exchange.ts';
import { unknownPart } from './prices.ts';

/** The most models without a price, or names of one kind, of one trial. */
const MOST_NAMES = 50;

/** The usage of one trial, as the meter counted it. Tokens and cost are null if an answer, also one that was cut, did not state its usage. */
export interface MeteredUsage {
  input_tokens: number | null;
  cached_input_tokens: number | null;
  output_tokens: number | null;
  /** Null also if no answer stated its reasoning tokens. */
  reasoning_tokens: number | null;
  /** In USD; null also if a model without a price answered, or at a tier or with audio or images without one, or the provider ran tools with fees that no usage tells. */
  cost_usd: number | null;
  /** Answers of the main conversation. */
  steps: number;
  requests: number;
  /** Requests without an answer to their end. */
  failed_requests: number;
  /** Requests that no model answers, such as a list of models, or in a form that is not read. */
  unmetered_requests: number;
  /** Requests that the provider refused for their rate (429). */
  throttled_requests: number;
  /** Time in which at least one request was under way, in milliseconds. */
  waiting_ms: number;
  /** The models that answered, in order of appearance. */
  models: string[];
  hosted_tools: { offered: string[]; used: string[] };
}

const UNKNOWN = {
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  reasoning_tokens: null,
  cost_usd: null,
};

/** Adds up the exchanges of one trial. Memory does not grow with their number, except for names and conversations. */
export class Account {
  readonly #usage = {
    input_tokens: 0,
    cached_input_tokens: 0,
    output_tokens: 0,
    reasoning_tokens: null as number | null,
    cost_usd: null,
    steps: 0,
    requests: 0,
    failed_requests: 0,
    unmetered_requests: 0,
    throttled_requests: 0,
    waiting_ms: 0,
    models: [] as string[],
    hosted_tools: { offered: [] as string[], used: [] as string[] },
  };
  readonly #conversations = new Map<string, number>();
  /**
   * Models that gave an answer of which a part is unknown, by that part: the price, the fees of tools that the provider ran, the price
   * of a tier or of audio and images, or the whole usage, also of an answer that was only begun.
   */
  readonly unknown = {
    price: new Set<string>(),
    fees: new Set<string>(),
    tier: new Set<string>(),
    media: new Set<string>(),
    usage: new Set<string>(),
  };
  #known = 0;
  #last: { fault: ModelFault; exchange: Pick<Exchange, 'provider' | 'status' | 'end' | 'error'> } | null = null;

  add(exchange: Exchange): void {
    const usage = this.#usage;
    if (exchange.dialect === null) {
      usage.unmetered_requests += 1;
      const place = `a model at ${exchange.path}`.slice(0, 200);
      if (lacksUsage(exchange)) addModel(this.unknown.usage, { model: { asked: place, served: null } });
      return;
    }
    usage.requests += 1;
    if (statusOf(exchange) === 429) usage.throttled_requests += 1;
    const answered = isAnswered(exchange);
    if (answered) {
      const key = exchange.conversation ?? '';
      const answers = (this.#conversations.get(key) ?? 0) + 1;
      this.#conversations.set(key, answers);
      usage.steps = Math.max(usage.steps, answers);
    } else usage.failed_requests += 1;
    if (lacksUsage(exchange)) addModel(this.unknown.usage, exchange);
    const { provider, status, end, error } = exchange;
    // A request that was left before any answer, most often at the time limit, tells nothing new of the provider.
    const isOpen = end === 'cut_by_agent' && status === null;
    if (end !== 'refused' && !isOpen) {
      // The agent chooses the model's name: once one has answered, an unknown one is its own doing.
      const fault = statusOf(exchange) === 404 && this.answered ? null : faultOf(exchange);
      this.#last = fault === null ? null : { fault, exchange: { provider, status, end, error } };
    }
    this.#addTokens(exchange);
    addNames(usage.models, [exchange.model.served]);
    addNames(usage.hosted_tools.offered, exchange.hosted_tools.offered);
    addNames(usage.hosted_tools.used, exchange.hosted_tools.used);
  }

  #addTokens(exchange: Exchange): void {
    const { tokens, cost_usd: cost, known_cost_usd: known } = exchange;
    if (tokens === null) return;
    const usage = this.#usage;
    usage.input_tokens += tokens.input;
    usage.cached_input_tokens += tokens.cachedInput;
    usage.output_tokens += tokens.output;
    if (tokens.reasoning !== null) usage.reasoning_tokens = (usage.reasoning_tokens ?? 0) + tokens.reasoning;
    this.#known += known ?? 0;
    if (cost === null) addModel(this.unknown[known === null ? 'price' : unknownPart(tokens)], exchange);
  }

  /** Time in which the trial waited for a model, in milliseconds. */
  addWaiting(duration: number): void {
    this.#usage.waiting_ms += duration;
  }

  /** Known cost so far in USD, which limits count; a lower bound if a model has no price, ran tools with fees, took audio of unknown price, or did not state its usage. */
  get cost(): number {
    return roundedCost(this.#known);
  }

  /** The fault in which the last answered exchange ended; null if the model answered it or none was asked. */
  get fault(): { kind: ModelFault; message: string } | null {
    if (this.#last === null) return null;
    const { fault, exchange } = this.#last;
    return { kind: fault, message: describeFault(exchange) };
  }

  /** True if a model ever answered. */
  get answered(): boolean {
    return this.#conversations.size > 0;
  }

  get #isPriced(): boolean {
    const { usage: _, ...parts } = this.unknown;
    return Object.values(parts).every(({ size }) => size === 0);
  }

  get usage(): MeteredUsage {
    return {
      ...this.#usage,
      cost_usd: this.#isPriced ? this.cost : null,
      ...(this.unknown.usage.size === 0 ? {} : UNKNOWN),
      waiting_ms: Math.round(this.#usage.waiting_ms),
    };
  }
}

function addModel(models: Set<string>, { model }: Pick<Exchange, 'model'>): void {
  if (models.size < MOST_NAMES) models.add(model.served ?? model.asked ?? 'a model without a name');
}

/** An agent decides the names of what it asks for, so their number is bounded. */
function addNames(names: string[], more: (string | null)[]): void {
  for (const name of more)
    if (name !== null && name !== '' && !names.includes(name) && names.length < MOST_NAMES) names.push(name);
}

function describeFault({
  provider,
  status,
  end,
  error,
}: Pick<Exchange, 'provider' | 'status' | 'end' | 'error'>): string {
  const of = `The last request to ${provider}`;
  if (end === 'no_connection') return `${of} got no connection (${error ?? 'unknown'})`;
  if (end === 'cut_by_provider') return `${of} was cut by the provider before the end of the answer`;
  if (end === 'idle') return `${of} got no complete answer: ${error ?? 'no further data'}`;
  const why = error === null ? '' : ` (${error})`;
  return status !== null && status >= 300 ? `${of} was answered with ${status}${why}` : `${of} failed${why}`;
}
