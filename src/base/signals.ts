/** Ended by a signal before there was a record to say so in. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  readonly exitCode: number;

  constructor(signal: AbortSignal) {
    super(`interrupted by ${signal.reason} before anything was measured`);
    this.exitCode = exitCodeOfSignal(signal.reason);
  }
}

/** 128 and the signal's number. */
export function exitCodeOfSignal(name: unknown): number {
  return name === 'SIGTERM' ? 143 : 130;
}

/** Aborts at SIGINT or SIGTERM with the signal's name; a second one ends the process at once. */
export function onSignal(): { signal: AbortSignal; dispose(): void } {
  const controller = new AbortController();
  const listener = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(exitCodeOfSignal(name));
    controller.abort(name);
  };
  process.on('SIGINT', listener).on('SIGTERM', listener);
  return {
    signal: controller.signal,
    dispose: () => process.off('SIGINT', listener).off('SIGTERM', listener),
  };
}

/** Waits for work until the signal is aborted; throws its reason then. The work itself goes on. */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  work.catch(() => {});
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
