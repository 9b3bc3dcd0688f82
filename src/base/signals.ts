/** The command was ended by a signal before a record existed. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  readonly exitCode: number;

  constructor({ reason }: Pick<AbortSignal, 'reason'>) {
    super(`interrupted by ${reason} before there was a result`);
    this.exitCode = exitCodeOfSignal(reason);
  }
}

/** The signals that end a run, with their exit codes: 128 plus the signal number. A closed terminal sends SIGHUP. */
const EXIT_CODES: Record<string, number> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** True for the name of one of these signals. */
export function isSignal(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(EXIT_CODES, name);
}

/** 128 plus the signal's number. */
export function exitCodeOfSignal(name: unknown): number {
  return EXIT_CODES[String(name)] ?? 130;
}

/** Milliseconds in which one signal can come twice: timeout(1) sends it to its command, and to the group of it. */
const ECHO = 500;

/** Aborts on the first of these signals, with its name as reason; a second one ends the process at once. */
export function onSignal(): { signal: AbortSignal; dispose(): void } {
  const controller = new AbortController();
  let at = 0;
  const listener = (name: NodeJS.Signals) => {
    const { aborted, reason } = controller.signal;
    if (aborted && (name !== reason || performance.now() - at >= ECHO)) process.exit(exitCodeOfSignal(name));
    if (aborted) return;
    controller.abort(name);
    at = performance.now();
  };
  for (const name of Object.keys(EXIT_CODES)) process.on(name, listener);
  // A file over the limit of this process (ulimit -f) is then an error of the write, as a full disk is, and no death.
  const survive = () => {};
  process.on('SIGXFSZ', survive);
  return {
    signal: controller.signal,
    dispose() {
      for (const name of Object.keys(EXIT_CODES)) process.off(name, listener);
      process.off('SIGXFSZ', survive);
    },
  };
}

/** Waits for work until the signal is aborted, then throws its reason. The work itself is not stopped. */
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

/** A signal that is never aborted. */
export const NEVER = new AbortController().signal;

/**
 * Waits for work up to a time limit (milliseconds), or until `until` is aborted, then resolves to null. Throws the reason of
 * `signal` once that is aborted. The work itself is not stopped.
 */
export async function unlessLate<Value>(
  work: Promise<Value>,
  limit: number,
  { signal, until }: { signal?: AbortSignal; until?: AbortSignal | undefined } = {},
): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const end = () => late.resolve(null);
  // Input that came while this process stood still is taken first.
  const timer = setTimeout(() => setImmediate(end), Math.max(0, limit));
  if (until?.aborted) end();
  until?.addEventListener('abort', end, { once: true });
  try {
    const either = Promise.race([work, late.promise]);
    return await (signal === undefined ? either : unlessAborted(either, signal));
  } finally {
    clearTimeout(timer);
    until?.removeEventListener('abort', end);
  }
}
