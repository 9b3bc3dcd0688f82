import { once } from 'node:events';
import { Interrupted, type onSignal, unlessAborted } from '../base/signals.ts';
import { serviceLimits, withLimits } from '../github/limits.ts';
import * as log from './log.ts';
import { savePublished } from './state.ts';

/** Work on GitHub's services within the limits of this step's environment. */
export function limited<Value>(work: () => Promise<Value>): Promise<Value> {
  return withLimits(serviceLimits(process.env), work);
}

/** As `limited`. Throws Interrupted if the job is cancelled meanwhile. */
export function unlessCancelled<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  return unlessAborted(limited(work), signal).catch((error) => {
    throw signal.aborted ? new Interrupted(signal) : error;
  });
}

/**
 * Publishes the results of main, until that has ended or the job is cancelled: the post step then publishes again, as it does
 * those of a run that was ended early.
 */
export async function publishing(
  { signal, dispose }: ReturnType<typeof onSignal>,
  interrupted: string | null,
  publish: () => Promise<void>,
): Promise<void> {
  if (interrupted !== null) return log.info('The run was ended early; the post step publishes the results so far.');
  const published = publish().then(savePublished);
  await Promise.race([published, signal.aborted ? Promise.resolve() : once(signal, 'abort')]);
  dispose();
}

/** True in a later attempt of a workflow run, which may continue an earlier one. */
export function isRerun(): boolean {
  return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}
