import type { RunRecord } from '../results/records.ts';
import { trialKey } from '../results/trial-id.ts';
import type { RunOnDisk } from './load.ts';

/** The runs of one suite, the earliest first, in whichever order they are found. */
export function inOrder(runs: RunOnDisk[]): RunOnDisk[] {
  const begins = new Map(runs.map(({ run }) => [run, beginOf(run, runs)]));
  return [...runs].sort(
    ({ run: a }, { run: b }) =>
      begins.get(a)! - begins.get(b)! || attemptOf(a) - attemptOf(b) || (firstOf(a) < firstOf(b) ? -1 : 1),
  );
}

/** The beginning of a run, in milliseconds. It is not before earlier attempts, whatever the clock of its machine says. */
function beginOf(run: RunRecord, runs: RunOnDisk[]): number {
  const earlier = runs.filter(
    ({ run: one }) => one.github?.run_id === run.github?.run_id && attemptOf(one) < attemptOf(run),
  );
  return Math.max(Date.parse(run.started_at), ...earlier.map(({ run }) => Date.parse(run.started_at)));
}

function attemptOf({ github }: RunRecord): number {
  return github?.run_attempt ?? 0;
}

function firstOf({ planned }: RunRecord): string {
  return planned[0] === undefined ? '' : trialKey(planned[0]);
}
