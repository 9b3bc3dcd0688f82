import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { plain } from '../base/text/untrusted.ts';

/** Longest pause granted when GitHub asks for one, in seconds; a comment is not worth more of a job's time. */
const LONGEST_PAUSE = 60;
const RETRIES = 2;
/** Statuses not retried by the retry plugin: its defaults and 429, which the throttling plugin handles. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

export type GitHubClient = ReturnType<typeof getOctokit>;

/** A client that retries after 5xx and lost connections, and obeys short rate-limit pauses. */
export function githubClient(token: string): GitHubClient {
  const wait = (retryAfter: number, _options: object, _octokit: unknown, retryCount: number) =>
    retryAfter <= LONGEST_PAUSE && retryCount < RETRIES;
  const client = getOctokit(
    token,
    { throttle: { onRateLimit: wait, onSecondaryRateLimit: wait }, retry: { doNotRetry: FINAL } },
    retry as never,
    throttling as never,
  );
  // Registered after the plugins, so that it runs when their retries are used up.
  client.hook.error('request', (fault) => {
    throw explainFault(fault);
  });
  return client;
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
    return new Error(`GitHub could not be reached: ${shortened(deepestMessage(fault))}`, { cause: fault });
  }
  const isPage = typeof response.data === 'string' && /^\s*</.test(response.data);
  fault.message = isPage ? `an answer of ${status} that is not JSON` : shortened(fault.message);
  return fault;
}

/** fetch reports the reason for a lost connection in `cause`. */
function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}

function shortened(text: string): string {
  const clean = plain(text);
  return clean.length > LONGEST_FAULT ? `${clean.slice(0, LONGEST_FAULT - 1)}…` : clean;
}
