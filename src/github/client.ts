import './event-guard.ts';
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { shortened } from '../base/text/shortened.ts';
import { plain } from '../base/text/untrusted.ts';
import { currentOperation, lateness, type Operation } from './limits.ts';

/** Longest pause granted when GitHub asks for one, in seconds; a comment is not worth more of a job's time. */
const LONGEST_PAUSE = 60;
const RETRIES = 2;
/**
 * Statuses not retried by the retry plugin: its defaults, 409, by which the same request fails again, and 429, which the
 * throttling plugin handles.
 */
const FINAL = [400, 401, 403, 404, 409, 410, 422, 429, 451];

export type GitHubClient = ReturnType<typeof getOctokit>;

/**
 * A client that retries after 5xx and lost connections, and obeys short rate-limit pauses. Its requests have the limits
 * of the operation in which it is made.
 */
export function githubClient(token: string): GitHubClient {
  const wait = (retryAfter: number, _options: object, _octokit: unknown, retryCount: number) =>
    retryAfter <= LONGEST_PAUSE && retryCount < RETRIES;
  const client = getOctokit(
    token,
    {
      request: { fetch: limitedFetch(currentOperation()) },
      throttle: { onRateLimit: wait, onSecondaryRateLimit: wait },
      retry: { doNotRetry: FINAL },
    },
    retry as never,
    throttling as never,
  );
  // Registered after the plugins, so that it runs when their retries are used up.
  client.hook.error('request', (fault) => {
    throw explainFault(fault);
  });
  return client;
}

/**
 * `fetch`, by the runner's proxy if it has one, with a limit on each request until it is answered, and on the body of its
 * answer. A body of text is read here, since octokit takes one that breaks off for an empty answer.
 */
function limitedFetch(operation: Operation): typeof fetch {
  const fetch: typeof globalThis.fetch = defaults.request?.fetch;
  return async (input, init = {}) => {
    const over = new AbortController();
    const expire = (time: number, fault: (time: number) => Error) =>
      setTimeout(() => over.abort(fault(time)), time).unref();
    const late = (time: number) => operation.late(time, false);
    let timer = expire(operation.allowed(sizeOf(init.body)), late);
    const signals = [over.signal, operation.signal, init.signal].filter((signal) => signal instanceof AbortSignal);
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      const { status, url, headers, body } = response;
      clearTimeout(timer);
      const bytes = headers.get('content-length');
      const time = operation.allowed(bytes);
      if (body !== null && !isText(headers)) {
        operation.answered(status, url);
        // The reader gets the error; whether it has come to the end is not known here.
        if (bytes !== null) expire(time, () => operation.fault(time));
        return response;
      }
      timer = expire(time, late);
      // The answer to a deletion has no body.
      const bytesRead = body === null ? null : await response.arrayBuffer();
      operation.answered(status, url);
      return Object.defineProperty(new Response(bytesRead, response), 'url', { value: url });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Bytes of the body of a request; octokit sends text. */
function sizeOf(body: RequestInit['body']): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : 0;
}

function isText(headers: Headers): boolean {
  return /^(application\/(.+\+)?json|text\/.*)\b/.test(headers.get('content-type') ?? '');
}

/** Maximum length of an error message, in characters. */
const LONGEST_FAULT = 300;

/**
 * Shortens an error's message to plain text: a response that is not JSON (a proxy's page) would otherwise be quoted in
 * full. A request without a response gets status 500 from octokit, which is removed.
 */
export function explainFault(fault: unknown): unknown {
  if (!(fault instanceof Error) || !('status' in fault)) return fault;
  const { response, status } = fault as { response?: { data?: unknown }; status: unknown };
  if (response === undefined) {
    const late = lateness(fault);
    const message = late === null ? `could not be reached: ${shortFault(deepestMessage(fault))}` : late;
    return new Error(`GitHub ${message}`, { cause: fault });
  }
  const isPage = typeof response.data === 'string' && /^\s*</.test(response.data);
  fault.message = isPage ? `GitHub answered ${status} with a page instead of JSON` : shortFault(fault.message);
  return fault;
}

/** fetch reports the reason for a lost connection in `cause`. */
function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}

function shortFault(text: string): string {
  return shortened(plain(text), LONGEST_FAULT);
}
