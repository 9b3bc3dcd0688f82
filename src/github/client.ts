import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { plain } from '../base/text/untrusted.ts';

/** The longest pause that GitHub may ask for and get, in seconds; a comment is not worth more of a job's time. */
const LONGEST_PAUSE = 60;
const RETRIES = 2;
/** What the retry plugin leaves alone anyway, and 429: how long to wait there is for the throttling plugin to say. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

export type GitHubClient = ReturnType<typeof getOctokit>;

/** A client that tries again after 5xx and lost connections, and waits as long as GitHub asks where that is not long. */
export function githubClient(token: string): GitHubClient {
  const wait = (retryAfter: number, _options: object, _octokit: unknown, retryCount: number) =>
    retryAfter <= LONGEST_PAUSE && retryCount < RETRIES;
  const client = getOctokit(
    token,
    { throttle: { onRateLimit: wait, onSecondaryRateLimit: wait }, retry: { doNotRetry: FINAL } },
    retry as never,
    throttling as never,
  );
  // Around those of the plugins, which have tried again by then.
  client.hook.error('request', (fault) => {
    throw explainFault(fault);
  });
  return client;
}

/** Characters of a fault's text. */
const LONGEST_FAULT = 300;

/**
 * Makes a fault's message short, plain text: an answer that is no JSON (a proxy's page) would be all of it. A request without an
 * answer has no status; octokit gives it 500.
 */
export function explainFault(fault: unknown): unknown {
  if (!(fault instanceof Error) || !('status' in fault)) return fault;
  const { response, status } = fault as { response?: { data?: unknown }; status: unknown };
  if (response === undefined) {
    return new Error(`GitHub could not be reached: ${shortened(deepestMessage(fault))}`, { cause: fault });
  }
  const isPage = typeof response.data === 'string' && /^\s*</.test(response.data);
  fault.message = isPage ? `an answer of ${status} that is no JSON` : shortened(fault.message);
  return fault;
}

/** What fetch says of a lost connection is in its cause. */
function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}

function shortened(text: string): string {
  const clean = plain(text);
  return clean.length > LONGEST_FAULT ? `${clean.slice(0, LONGEST_FAULT - 1)}…` : clean;
}
