import { unlessLate } from '../base/signals.ts';

/** Most milliseconds to wait for output after a command's exit: a background child may print for ever. */
export const DRAIN_LIMIT = 1_000;

/**
 * Waits for output still under way when a command has ended: until its end, or until nothing has come for `quiet`
 * milliseconds (a background child may hold it open). `lastOutput`: time of the last output, by performance.now();
 * `empty`: takes all that has been written so far. Rejects as `end` and `empty` do.
 */
export async function drain(
  end: Promise<unknown>,
  lastOutput: () => number,
  quiet: number,
  empty: () => Promise<unknown> = async () => {},
): Promise<void> {
  const begun = performance.now();
  const ended = end.then(() => true);
  // After the return, nobody waits for later output, or for its fault.
  ended.catch(() => {});
  for (;;) {
    await empty();
    const now = performance.now();
    if (now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
    if (await unlessLate(ended, quiet / 2)) return;
  }
}
