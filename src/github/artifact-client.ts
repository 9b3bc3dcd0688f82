import type { ArtifactClient } from '@actions/artifact';
import { messageOf } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { forgetBrokenEvent } from './event.ts';
import { bounded, limitHttp, type Operation } from './limits.ts';
import { isEnterpriseServer, isForge } from './place.ts';

/** The service refused, or was not asked, since there is none or the call is faulty: a later try would fail as well. */
export class ArtifactsRefused extends Error {}

/**
 * Calls the artifact client, within the limits of `withLimits`. Throws an error whose message is one line of plain
 * words; its cause is the client's error.
 */
export async function withArtifacts<Value>(call: (client: ArtifactClient) => Promise<Value>): Promise<Value> {
  // The client would advise another try, in an annotation for each call.
  if (isEnterpriseServer(process.env))
    throw new ArtifactsRefused(
      'GitHub Enterprise Server takes no artifacts of this action; set upload-artifact: false, and bring results of other jobs to results-path of the report',
    );
  limitHttp();
  forgetBrokenEvent(process.env);
  // 90 ms of a job that uploads and downloads nothing.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return bounded(
    'the artifact service',
    () => asKnownHost(() => call(new DefaultArtifactClient())),
    (error, operation) =>
      new (isRefused(error, operation) ? ArtifactsRefused : Error)(explain(error, operation), { cause: error }),
  );
}

/** The client refuses any server but GitHub's own, although Forgejo and Gitea have the service. It checks the variable before its first await. */
function asKnownHost<Value>(call: () => Promise<Value>): Promise<Value> {
  const { GITHUB_SERVER_URL: server } = process.env;
  if (!isForge(process.env)) return call();
  process.env.GITHUB_SERVER_URL = 'https://github.com';
  try {
    return call();
  } finally {
    if (server === undefined) delete process.env.GITHUB_SERVER_URL;
    else process.env.GITHUB_SERVER_URL = server;
  }
}

/** True if the service could not be reached, so that the request may have been carried out or not. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (/Unable to make request/.test(error.message) || isUnreachable(error.cause));
}

/** Statuses that ask for another try, unlike the others from 400 to 499. */
const PASSING = [408, 429];

function isRefused(error: unknown, { last }: Operation): boolean {
  if (isUnreachable(error)) return false;
  if (isFull(error)) return true;
  if (last === null) return !/after \d+ attempts/.test(messageOf(error));
  return last.status >= 400 && last.status < 500 && !PASSING.includes(last.status);
}

/** True if the storage of artifacts is used up; the client replaces the answer of the service by these words. */
function isFull(error: unknown): boolean {
  return /storage quota has been hit/.test(messageOf(error));
}

/** True if the artifact's name is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && (/\b409\b|already exists/i.test(error.message) || isTaken(error.cause));
}

/** The client quotes bodies, which may be a proxy's page, and stacks of its own attempts. */
function explain(error: unknown, { last }: Operation): string {
  const message = messageOf(error);
  if (isUnreachable(error)) {
    const [, code] = /Unable to make request: (\w+)/.exec(message) ?? [];
    return `the artifact service could not be reached${code === undefined ? '' : `: ${code}`}`;
  }
  if (isFull(error))
    return 'the storage of artifacts is used up: delete some, or set a smaller retention-days (GitHub counts anew every 6 to 12 hours)';
  const ok = last === null || (last.status >= 200 && last.status < 300);
  if (!ok) return `the artifact service answered ${last.status}${saidIn(message)} (${askedFor(last.path)})`;
  if (/is not valid JSON|Unexpected (token|end)/.test(message))
    return 'the artifact service gave an answer that is not JSON';
  return plainLine(message.split('\n')[0] ?? '').replace(/<.*/, '…');
}

/** The method of the service; the address of the store has a signature. */
function askedFor(path: string): string {
  return /^\/twirp\/.*\/(\w+)$/.exec(path)?.[1] ?? 'the store of its content';
}

/** The reason in the service's own answer, which the client puts behind the status. */
function saidIn(message: string): string {
  const [, said] = /Failed request: \(\d+\) [^:]*: (.+)$/s.exec(message) ?? [];
  return said === undefined || said.includes('<') ? '' : `: ${plainLine(said, 200)}`;
}
