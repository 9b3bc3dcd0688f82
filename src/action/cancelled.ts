import { Interrupted, unlessAborted } from '../base/signals.ts';
import { serviceLimits, withLimits } from '../github/limits.ts';

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
