import { sumOfAll } from '../base/sums.ts';
import { jobsOf, type Matrix } from '../options/values.ts';
import type { FoundRuns } from '../report/load.ts';
import { type ArmComparison, type ExperimentRecord, savedOf, wasSettled } from '../results/experiment-record.ts';
import { trialKey } from '../results/trial-id.ts';
import { Watch } from '../run/experiment/watch.ts';

/** One experiment.json and the runs beside it. */
export interface ExperimentPart {
  directory: string;
  record: ExperimentRecord;
  arms: FoundRuns['runs'];
}

/** The trials of the matrix that no job left results of; they were measured in no arm. */
export function lostOf(parts: ExperimentPart[], matrix: Matrix | undefined): ExperimentRecord['order'] {
  const { trials } = parts[0]!.record;
  const known = new Set(parts.flatMap(({ record }) => record.order.map(({ instance_id: id }) => id)));
  return [...(matrix === undefined ? [] : jobsOf(matrix).keys())]
    .filter((id) => !known.has(id))
    .flatMap((instance_id) =>
      Array.from({ length: trials }, (_, index) => ({ instance_id, trial: index + 1, arms: [] })),
    );
}

/**
 * The experiment of all jobs. The evidence is that of all pairs, in the order of the jobs' indexes, and in each job in the
 * drawn order: the order by which its jobs were stopped.
 */
export function mergedRecord(
  parts: ExperimentPart[],
  lost: ExperimentRecord['order'],
  isWhole: boolean,
): ExperimentRecord {
  const records = parts.map(({ record }) => record);
  const first = records[0]!;
  const order = [...records.flatMap((record) => record.order), ...lost];
  const watch = watchOf(parts, order, isWhole);
  const arms = first.arms.map((arm, index) => {
    const all = records.map((record) => record.arms[index]!);
    const reused = all.flatMap((one) => one.reused ?? []);
    const skills = all.flatMap((one) => one.skills ?? []);
    // A job that began nothing in this arm has spent nothing on it.
    const paid = parts.filter((part) => part.arms[index]!.run.planned.some(({ result }) => result !== null));
    const total = (of: 'planned' | 'measured' | 'stopped') => all.reduce((most, one) => most + one[of], 0);
    return {
      ...arm,
      planned: total('planned') + lost.length,
      measured: total('measured'),
      stopped: total('stopped'),
      cost_usd: paid.length === 0 ? null : sumOfAll(paid.map(({ record }) => record.arms[index]!.cost_usd)),
      ...(skills.length === 0
        ? {}
        : {
            skills: {
              trials: skills.reduce((most, { trials }) => most + trials, 0),
              opened: skills.reduce((most, { opened }) => most + opened, 0),
            },
          }),
      ...(reused.length === 0
        ? {}
        : {
            reused: {
              trials: reused.reduce((most, { trials }) => most + trials, 0),
              oldest: reused.map(({ oldest }) => oldest).sort()[0]!,
              newest: reused
                .map(({ newest }) => newest)
                .sort()
                .at(-1)!,
            },
          }),
    };
  });
  const ended = records.filter(({ stopped }) => stopped !== null);
  const stopped = ended.flatMap((record) => record.stopped ?? []);
  const finished = records.map(({ finished_at }) => finished_at);
  const { job: _, ...shared } = first;
  return {
    ...shared,
    arms,
    order,
    comparisons: watch.comparisons(),
    stopped:
      stopped.length === 0
        ? null
        : {
            pairs: watch.pairs,
            message: [...new Set(stopped.map(({ message }) => message))].join('; '),
            // All pairs may have another answer than those that each was stopped by.
            settled: ended.every(wasSettled),
            trials: stopped.reduce((all, { trials }) => all + trials, 0),
            cost_usd: savedOf(arms),
          },
    interrupted: records.find(({ interrupted }) => interrupted !== null)?.interrupted ?? null,
    finished_at: finished.includes(null) ? null : finished.sort().at(-1)!,
  };
}

/** The pairs of these jobs, each as its own job counts them, in the order of all that was to be measured, if `isWhole`. */
export function watchOf(parts: ExperimentPart[], order: ExperimentRecord['order'], isWhole: boolean): Watch {
  const { record: first } = parts[0]!;
  const watch = new Watch({
    arms: first.arms.map(({ name }) => name),
    instanceIds: [...new Set(order.map(({ instance_id: id }) => id))],
    trials: first.trials,
    measure: first.measure,
    stop: first.stop,
    tolerance: first.tolerance,
    isPart: !isWhole,
  });
  for (const { record, arms } of parts) {
    const entries = arms.map(({ run }) => new Map(run.planned.map((entry) => [trialKey(entry), entry])));
    for (const { instance_id, trial, arms: numbers } of record.order)
      for (const arm of numbers) {
        const entry = entries[arm]?.get(trialKey({ instance_id, trial }));
        if (entry === undefined || entry.status === 'not_run') continue;
        watch.take(arm, entry);
        if (entry.status === 'error') watch.leaveOut(arm, instance_id);
      }
  }
  if (first.stop === 'known')
    for (const { record } of parts)
      for (const [index, { looks }] of record.comparisons.entries())
        for (const id of passedOver(drawnIds(record), looks)) watch.leaveOut(index + 1, id);
  watch.recount(parts.map(({ record }) => drawnIds(record)));
  return watch;
}

function drawnIds({ order }: ExperimentRecord): string[] {
  return [...new Set(order.map(({ instance_id: id }) => id))];
}

/**
 * The instances that a job did not count, although it counted others drawn behind them: a trial was in error, also if its
 * second try was interrupted.
 */
function passedOver(drawn: string[], looks: ArmComparison['looks']): string[] {
  const counted = new Set(looks.map(({ instance_id: id }) => id));
  const last = drawn.findLastIndex((id) => counted.has(id));
  return drawn.filter((id, at) => at < last && !counted.has(id));
}
