import { readRegularFile } from '../base/regular-file.ts';
import { Tail } from '../base/text/bounded-log.ts';
import type { Result } from '../results/records.ts';
import { LOG_TAIL } from '../trial/command-log.ts';
import { reasonOf } from '../trial/reason.ts';

/** Bytes of a log; a run's own limit is `max-log-size`. */
const LARGEST_LOG = 256 * 1024 * 1024;
/** The logs that a reason can be from, in the order of the trial. */
const LOGS = ['agent-setup.log', 'agent.log', 'agent-round-2.log', 'evaluation.log'];

/** The reason of a rescored trial, from its kept logs; the reason of before if they say none and the status is the same. */
export function reasonAgain(before: Result, now: Result, directory: string): Result['reason'] {
  const tails = new Map<string, string>();
  for (const name of LOGS) {
    const tail = new Tail(LOG_TAIL);
    try {
      tail.push(readRegularFile(`${directory}/${name}`, LARGEST_LOG));
      tails.set(name, tail.text());
    } catch {
      // Not kept.
    }
  }
  return reasonOf(now, tails) ?? (before.status === now.status ? before.reason : null);
}
