import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { UserError } from '../base/errors.ts';
import { unlessAborted } from '../base/signals.ts';

/** Time limits for GitHub's services, in milliseconds. */
export interface ServiceLimits {
  /** Of one request without a large body, until it is answered, and of the body of its answer. */
  request: number;
  /** Of all requests of one piece of work, such as publishing. */
  total: number;
}

const DEFAULTS: ServiceLimits = { request: 30_000, total: 600_000 };

/** Bytes per second that a large body may count on, above the limit of its request. */
const SLOWEST = 32 * 1024;

/** A request is tried again once by its client; if it is late again, the operation ends. */
const MOST_LATE = 2;

/** A limit was reached. The message lacks its subject: `did not answer within 30 s`. */
class TooLate extends Error {}

/**
 * The limits, in seconds, from `AGENTBENCH_REQUEST_TIMEOUT` and `AGENTBENCH_PUBLISH_TIMEOUT`. Throws a UserError if one
 * of them is not a number.
 */
export function serviceLimits(environment: NodeJS.ProcessEnv): ServiceLimits {
  const read = (name: string, otherwise: number) => {
    const given = environment[name];
    if (!given) return otherwise;
    const seconds = Number(given);
    if (seconds > 0 && seconds <= 86_400) return seconds * 1000;
    throw new UserError(
      `${name}: "${given}" is not a number of seconds; the default without it is ${otherwise / 1000}`,
    );
  };
  return {
    request: read('AGENTBENCH_REQUEST_TIMEOUT', DEFAULTS.request),
    total: read('AGENTBENCH_PUBLISH_TIMEOUT', DEFAULTS.total),
  };
}

function seconds(milliseconds: number): string {
  return `${milliseconds < 1000 ? milliseconds / 1000 : Math.round(milliseconds / 1000)} s`;
}

interface Work {
  limits: ServiceLimits;
  /** Aborted when the total has passed; null without one. */
  signal: AbortSignal | null;
}

const works = new AsyncLocalStorage<Work>();

/** Runs `work` with these limits for the operations in it. It does not end `work` itself, only its requests. */
export async function withLimits<Value>(limits: ServiceLimits, work: () => Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = new TooLate(`did not answer before the limit of ${seconds(limits.total)} for all requests was reached`);
  const timer = setTimeout(() => over.abort(late), limits.total).unref();
  try {
    return await works.run({ limits, signal: over.signal }, work);
  } finally {
    clearTimeout(timer);
  }
}

/** The requests of one operation. */
export class Operation {
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Status and path (with the query) of the last answer; null if there was none. */
  last: { status: number; path: string } | null = null;
  readonly #end = new AbortController();
  #late = 0;

  constructor() {
    const { limits, signal } = works.getStore() ?? { limits: DEFAULTS, signal: null };
    this.limit = limits.request;
    this.signal = signal === null ? this.#end.signal : AbortSignal.any([signal, this.#end.signal]);
  }

  /** Time for a request or an answer with a body of this size, in milliseconds. */
  allowed(bytes: unknown): number {
    return this.limit + (1000 * (Number(bytes) || 0)) / SLOWEST;
  }

  /** The fault of a late request, which also ends the operation if its client cannot try again, or was late before. */
  late(milliseconds: number, lost: boolean): Error {
    const error = this.fault(milliseconds);
    this.#late += 1;
    if (lost || this.#late >= MOST_LATE) this.#end.abort(error);
    return error;
  }

  fault(milliseconds: number): Error {
    return new TooLate(`did not answer within ${seconds(milliseconds)}`);
  }

  answered(status: number, path: string): void {
    this.#late = 0;
    this.last = { status, path };
  }
}

const operations = new AsyncLocalStorage<Operation>();

/** The operation of the caller, or a new one. */
export function currentOperation(): Operation {
  return operations.getStore() ?? new Operation();
}

/**
 * Runs one operation with a service, whose requests have the limits of `withLimits`. If a limit is reached, it throws
 * an error that begins with `who`, and ends what is left of the operation; `explain` may reword other errors.
 */
export async function bounded<Value>(
  who: string,
  work: () => Promise<Value>,
  explain: (error: unknown, operation: Operation) => unknown = (error) => error,
): Promise<Value> {
  const operation = new Operation();
  try {
    return await operations.run(operation, () => unlessAborted(work(), operation.signal));
  } catch (error) {
    const late = lateness(operation.signal.aborted ? operation.signal.reason : error);
    throw late === null ? explain(error, operation) : new Error(`${who} ${late}`, { cause: error });
  }
}

/** The message that names the late service, if lateness is the reason of an error; otherwise null. */
export function lateness(error: unknown): string | null {
  if (error instanceof TooLate) return error.message;
  return error instanceof Error && error.cause !== undefined ? lateness(error.cause) : null;
}

/**
 * Applies the limits of the current operation to requests by `node:http`, which the artifact client makes: it has no
 * signal to pass, and waits three minutes for an answer, and for ever for the end of a body.
 */
export function limitHttp(): void {
  if (limited) return;
  limited = true;
  subscribe('http.client.request.created', (message) => {
    const operation = operations.getStore();
    if (operation !== undefined) limit((message as { request: ClientRequest }).request, operation);
  });
}

let limited = false;

function limit(request: ClientRequest, operation: Operation): void {
  const expire = (time: number, answered: boolean) => request.destroy(operation.late(time, answered));
  const time = operation.allowed(request.getHeader('content-length'));
  let timer = setTimeout(expire, time, time, false);
  const abort = () => request.destroy(operation.signal.reason);
  operation.signal.addEventListener('abort', abort, { once: true });
  request.on('response', (response: IncomingMessage) => {
    const time = operation.allowed(response.headers['content-length']);
    clearTimeout(timer);
    // The client waits for the end of this body for ever, and does not try again.
    timer = setTimeout(expire, time, time, true);
    response.on('end', () => operation.answered(response.statusCode ?? 0, request.path));
  });
  request.on('close', () => {
    clearTimeout(timer);
    operation.signal.removeEventListener('abort', abort);
  });
  if (operation.signal.aborted) abort();
}
