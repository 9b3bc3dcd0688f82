import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves to null when a command is to be ended: after its time limit (milliseconds), or as soon as `until` is aborted.
 * Rejects with an AbortError once `signal` is aborted.
 */
export async function limitOf(timeout: number, until: AbortSignal | undefined, signal: AbortSignal): Promise<null> {
  const either = until === undefined ? signal : AbortSignal.any([signal, until]);
  return await sleep(Math.max(0, timeout), null, { signal: either }).catch((error) => {
    if (signal.aborted) throw error;
    return null;
  });
}
