import { setTimeout as sleep } from 'node:timers/promises';
import { DRAIN_LIMIT } from '../drain.ts';
import type { Outlet } from './fifo.ts';

/** Milliseconds of silence that end the wait for output of a command's children after its exit. */
const QUIET = 50;

/**
 * After a command's exit: reads everything that it wrote itself, by the order of its pipes and not by time; then output
 * of its children (`> >(tee)`), until the end of both pipes (`read`) or until they are silent. `last`: time of the last
 * piece, by performance.now(). Rejects if a pipe cannot be read, and as its taker does.
 */
export async function takeRest(outlets: Outlet[], read: Promise<unknown>, last: () => number): Promise<void> {
  const begun = performance.now();
  const ended = read.then(() => true);
  // After the return, nobody waits for later output, or for its fault.
  ended.catch(() => {});
  for (let open = true; open; ) {
    await Promise.all(outlets.map((outlet) => outlet.empty()));
    const now = performance.now();
    if (now - Math.max(begun, last()) >= QUIET || now - begun >= DRAIN_LIMIT) return;
    open = !(await Promise.race([ended, sleep(QUIET / 2, false)]));
  }
}
