import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

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
  return getOctokit(
    token,
    { throttle: { onRateLimit: wait, onSecondaryRateLimit: wait }, retry: { doNotRetry: FINAL } },
    retry as never,
    throttling as never,
  );
}
