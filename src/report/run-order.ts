import type { RunRecord } from '../results/records.ts';
import { trialKey } from '../results/trial-id.ts';
import type { RunOnDisk } from './load.ts';

/** The runs of one suite, the earliest first, in whichever order they are found. */
export function inOrder(runs: RunOnDisk[]): RunOnDisk[] {
  const begins = beginsOf(runs.map(({ run }) => run));
  return [...runs].sort(
    ({ run: a }, { run: b }) =>
      begins.get(a)! - begins.get(b)! || attemptOf(a) - attemptOf(b) || (firstOf(a) < firstOf(b) ? -1 : 1),
  );
}

/** The beginnings of runs, in milliseconds. None is before an earlier attempt, whatever the clock of its machine says. */
function beginsOf(runs: RunRecord[]): Map<RunRecord, number> {
  const begins = new Map<RunRecord, number>();
  for (const ofOne of Map.groupBy(runs, ({ github }) => github?.run_id).values()) {
    let earlier = -Infinity;
    for (const [, attempt] of [...Map.groupBy(ofOne, attemptOf)].sort(([a], [b]) => a - b)) {
      for (const run of attempt) begins.set(run, Math.max(earlier, Date.parse(run.started_at)));
      for (const run of attempt) earlier = Math.max(earlier, begins.get(run)!);
    }
  }
  return begins;
}

function attemptOf({ github }: RunRecord): number {
  return github?.run_attempt ?? 0;
}

function firstOf({ planned }: RunRecord): string {
  return planned[0] === undefined ? '' : trialKey(planned[0]);
}
