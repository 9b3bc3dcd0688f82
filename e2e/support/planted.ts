/** Secrets that a test plants, each with the word canary in it. */
import { randomBytes } from 'node:crypto';
import type { Secrets } from '../runner/secrets.ts';

/** For a token of GitHub's. */
export function plantedToken(): string {
  return `ghs_canary${randomBytes(18).toString('hex')}`;
}

/** Of the agent (GIVEN, PASSED), of the job alone (IN_JOB, OPENAI_API_KEY), and the judge's key. */
export function plantedSecrets(): Secrets {
  const names = ['GIVEN', 'PASSED', 'IN_JOB', 'OPENAI_API_KEY', 'JUDGE'];
  return Object.fromEntries(names.map((name) => [name, `sk-canary-${name}-${randomBytes(12).toString('hex')}`]));
}

/** The harness' own secrets: those of the agent are in its processes. */
export function tokensOf(job: Secrets, { JUDGE, OPENAI_API_KEY }: Secrets): Secrets {
  const { GITHUB_TOKEN, ACTIONS_RUNTIME_TOKEN, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = job as Record<string, string>;
  return Object.fromEntries(
    Object.entries({
      GITHUB_TOKEN,
      ACTIONS_RUNTIME_TOKEN,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN,
      JUDGE,
      OPENAI_API_KEY,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
