import { once } from 'node:events';
import { Interrupted, unlessAborted } from '../base/signals.ts';
import { type ServiceLimits, withLimits } from '../github/limits.ts';

/** Work on GitHub's services within their limits. Throws Interrupted if the job is cancelled meanwhile. */
export function unlessCancelled<Value>(
  work: () => Promise<Value>,
  limits: ServiceLimits,
  signal: AbortSignal,
): Promise<Value> {
  return unlessAborted(withLimits(limits, work), signal).catch((error) => {
    throw signal.aborted ? new Interrupted(signal) : error;
  });
}

/** Resolves when the work has ended, or the job is cancelled: the post step then publishes again. */
export async function untilCancelled(work: Promise<void>, signal: AbortSignal): Promise<void> {
  await Promise.race([work, signal.aborted ? Promise.resolve() : once(signal, 'abort')]);
}

/** True in a later attempt of a workflow run, which may continue an earlier one. */
export function isRerun(): boolean {
  return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}
