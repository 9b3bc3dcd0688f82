import { setTimeout as sleep } from 'node:timers/promises';
import type { Outlet } from './fifo.ts';

/** Output of a command's children that comes after its exit is waited for this long, and each time anew while it comes, in milliseconds. */
const QUIET = 50;
/** It is waited for no longer than this in all: a background child may print for ever. */
const LIMIT = 1_000;

/**
 * After a command's exit: all that it wrote itself, by the order of its pipes and by no clock; then what its children print
 * (`> >(tee)`), until the end of both pipes (`read`) or until they are silent. `last` tells when a piece came last, by
 * performance.now(). Fails where a pipe cannot be read, and as its taker does.
 */
export async function takeRest(outlets: Outlet[], read: Promise<unknown>, last: () => number): Promise<void> {
  const begun = performance.now();
  const ended = read.then(() => true);
  for (let open = true; open; ) {
    await Promise.all(outlets.map((outlet) => outlet.empty()));
    const now = performance.now();
    if (now - Math.max(begun, last()) >= QUIET || now - begun >= LIMIT) return;
    open = !(await Promise.race([ended, sleep(QUIET / 2, false)]));
  }
}
