import { drain } from '../drain.ts';
import type { Outlet } from './fifo.ts';

/** Milliseconds of silence that end the wait for output of a command's children after its exit. */
const QUIET = 50;

/**
 * After a command's exit: reads everything that it wrote itself, by the order of its pipes and not by time; then output
 * of its children (`> >(tee)`), until the end of both pipes (`read`) or until they are silent. `last`: time of the last
 * piece, by performance.now(). Rejects if a pipe cannot be read, and as its taker does.
 */
export function takeRest(outlets: Outlet[], read: Promise<unknown>, last: () => number): Promise<void> {
  return drain(read, last, QUIET, () => Promise.all(outlets.map((outlet) => outlet.empty())));
}
