import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../base/regular-file.ts';
import { Tail } from '../base/text/bounded-log.ts';
import { AGENT_LOG, EVALUATION_LOG, partOf } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { causesOf } from '../trajectory/causes.ts';
import { readTrajectory } from '../trajectory/read.ts';
import { LOG_TAIL } from '../trial/command-log.ts';
import { reasonOf } from '../trial/reason.ts';

/** Bytes of a log; a run's own limit is `max-log-size`. */
const LARGEST_LOG = 256 * 1024 * 1024;
/** The logs that a reason can be from, in the order of the trial, of each step or round. */
const LOGS = [/^agent-setup\.log$/, AGENT_LOG, EVALUATION_LOG];

/**
 * Why a rescored trial did not pass, from its kept logs and steps. The reason of before stands if they say none and the
 * status is the same.
 */
export function whyAgain(before: Result, now: Result, directory: string): Pick<Result, 'reason' | 'causes'> {
  const tails = tailsOf(directory);
  const { trajectory: file } = now.agent;
  const trajectory = file == null ? null : readTrajectory(`${directory}/${path.basename(file)}`);
  return {
    reason: reasonOf(now, tails) ?? (before.status === now.status ? before.reason : null),
    causes: causesOf({ result: now, trajectory, tails }),
  };
}

/** Without the judge's explanation of a failure that is none any more: only its usage stays. */
export function withoutOldExplanation({ explained, ...result }: Result): Result {
  if (explained === undefined) return result;
  if (result.status === 'failed') return { ...result, explained };
  const { category: _, explanation: __, quotes: ___, ...used } = explained;
  return { ...result, not_explained: used };
}

function tailsOf(directory: string): Map<string, string> {
  const tails = new Map<string, string>();
  const there = readdirSync(directory).sort((one, other) => partOf(one) - partOf(other));
  for (const name of LOGS.flatMap((log) => there.filter((name) => log.test(name)))) {
    const tail = new Tail(LOG_TAIL);
    try {
      tail.push(readRegularFile(`${directory}/${name}`, LARGEST_LOG));
      tails.set(name, tail.text());
    } catch {
      // Not kept.
    }
  }
  return tails;
}
