import { randomBytes } from 'node:crypto';
import { count, dollarDigits } from '../base/format.ts';
import { roundedCost } from '../base/sums.ts';
import { Account, type MeteredUsage } from './account.ts';
import type { Exchange } from './exchange.ts';
import type { ExchangeLog } from './exchange-log.ts';
import type { Dialect } from './types.ts';

/** The most that the requests under way of one trial hold, in bytes. */
const MOST_HELD = 128 * 1024 * 1024;
/** One agent's usual requests hold less, in bytes. */
const MUCH_HELD = 4 * 1024 * 1024;

/** The limits of one trial; null for none. */
export interface TrialLimits {
  /** In USD. */
  cost: number | null;
  requests: number | null;
}

/** Known cost in USD, and requests that were let begin: both count towards the limits of one trial. */
export interface Spent {
  cost: number;
  requests: number;
}

/** The reason why the meter refuses a request: which limit is used up. */
export interface Refusal {
  limit: 'max-cost' | 'trial-max-cost' | 'trial-max-requests';
  message: string;
}

/** The parts of a trial's meter. */
interface TrialMeterParts {
  limits: TrialLimits;
  /** Of the trial's earlier rounds or steps; the limits are for all. */
  before: Spent;
  log: ExchangeLog;
  /** The limit of the whole run, if it is used up. */
  runLimit: () => Refusal | null;
  /** Called with the known cost of each exchange, in USD. */
  onCost: (cost: number) => void;
  /** Called at the first refused request. */
  onRefusal: (refusal: Refusal) => void;
}

/** The meter of one trial, or of a round or step of it: its token, what it may still ask, and what it used. */
export class TrialMeter {
  /** In the place of each key in the agent's environment; 256 bits. */
  readonly token = randomBytes(32).toString('base64url');
  readonly account = new Account();
  /** Aborted when the token ends; requests under way are cut. */
  readonly ended = new AbortController();
  /** The error with which writing `exchanges.jsonl` failed; null without one. */
  logError: unknown = null;
  readonly #parts: TrialMeterParts;
  readonly #underWay = new Set<Promise<void>>();
  #busySince = 0;

  constructor(parts: TrialMeterParts) {
    this.#parts = parts;
  }

  /** Lets one more request begin, or says which limit is used up; the cost of requests under way is not known yet. */
  admit(): Refusal | null {
    const { limits, runLimit } = this.#parts;
    const refusal = runLimit() ?? this.#ownRefusal(limits);
    if (refusal === null) this.#admitted += 1;
    else this.#refuse(refusal);
    return refusal;
  }
  #admitted = 0;
  #refused = false;

  /** As `admit`, for a request whose cost nobody counts: it may begin while no limit of cost is used up. */
  admitUnmetered(): Refusal | null {
    const { limits, runLimit } = this.#parts;
    const refusal = runLimit() ?? this.#ownRefusal({ ...limits, requests: null });
    if (refusal !== null) this.#refuse(refusal);
    return refusal;
  }

  #refuse(refusal: Refusal): void {
    if (this.#refused) return;
    this.#refused = true;
    this.#parts.onRefusal(refusal);
  }

  /** Of the trial so far. */
  get spent(): Spent {
    const { cost, requests } = this.#parts.before;
    return { cost: roundedCost(cost + this.account.cost), requests: requests + this.#admitted };
  }

  #ownRefusal({ cost, requests }: TrialLimits): Refusal | null {
    const { spent } = this;
    if (cost !== null && spent.cost >= cost) {
      const message = `the trial has used ${dollarDigits(spent.cost)} of ${cost} USD (trial-max-cost)`;
      return { limit: 'trial-max-cost', message };
    }
    if (requests !== null && spent.requests >= requests) {
      return {
        limit: 'trial-max-requests',
        message: `the trial has made ${count(requests, 'request')} (trial-max-requests)`,
      };
    }
    return null;
  }

  /** Takes so many bytes of what the trial's requests may hold together, or gives them back; false if there is no more. */
  hold(bytes: number): boolean {
    this.#held += bytes;
    return this.#held <= MOST_HELD;
  }
  #held = 0;

  /** True if the requests under way hold so much that their values count, too. */
  get holdsMuch(): boolean {
    return this.#held > MUCH_HELD;
  }

  /** Tells that the agent has the answer of an exchange, or left it, while it is being read. */
  reading(exchange: Exchange): void {
    if (this.#reading.has(exchange)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reading.set(exchange, { promise, resolve });
  }
  readonly #reading = new Map<Exchange, { promise: Promise<void>; resolve: () => void }>();

  /** Resolves when all answers that the agent has are in the account. */
  async counted(): Promise<void> {
    await Promise.all([...this.#reading.values()].map(({ promise }) => promise));
  }

  /** Follows an exchange to its end, which must not reject, and adds it to account and log. */
  follow(forwarded: Promise<{ exchange: Exchange; dialect: Dialect | null }>): void {
    if (this.#underWay.size === 0) this.#busySince = performance.now();
    const done = forwarded.then(({ exchange, dialect }) => {
      this.#underWay.delete(done);
      if (this.#underWay.size === 0) this.account.addWaiting(performance.now() - this.#busySince);
      this.account.add(exchange);
      if (exchange.known_cost_usd !== null) this.#parts.onCost(exchange.known_cost_usd);
      this.#parts.log.add(exchange, dialect?.repeated ?? []);
      this.#reading.get(exchange)?.resolve();
      this.#reading.delete(exchange);
    });
    this.#underWay.add(done);
  }

  /** Ends the token and the requests under way. Returns the usage of the trial; it is exact from here on. */
  async close(): Promise<MeteredUsage> {
    this.ended.abort();
    await Promise.all(this.#underWay);
    await this.#parts.log.close().catch((error) => {
      this.logError = error;
    });
    return this.account.usage;
  }

  /** Exchanges of which `exchanges.jsonl` has not even the figures, because it is full. */
  get leftOut(): number {
    return this.#parts.log.leftOut;
  }
}
