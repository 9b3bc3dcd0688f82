import { setTimeout as sleep } from 'node:timers/promises';

/** Most milliseconds to wait for output after a command's exit: a background child may print for ever. */
export const DRAIN_LIMIT = 1_000;

/**
 * Waits for output still under way when a command has ended: until its end, or until nothing has come for `quiet`
 * milliseconds (a background child may hold it open). `lastOutput`: time of the last output, by performance.now().
 */
export async function drain(end: Promise<unknown>, lastOutput: () => number, quiet: number): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const open = await Promise.race([end.then(() => false), sleep(quiet / 2, true)]);
    const now = performance.now();
    if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
  }
}
