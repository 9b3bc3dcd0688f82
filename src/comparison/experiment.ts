import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { shortDigest } from '../base/digest.ts';
import { UserError } from '../base/errors.ts';
import { sumOfAll } from '../base/sums.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { jobsOf, type Matrix } from '../options/values.ts';
import type { FoundRuns } from '../report/load.ts';
import { type ExperimentRecord, readExperiment, savedOf, wasSettled } from '../results/experiment-record.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { isStopped } from '../results/totals.ts';
import { trialKey } from '../results/trial-id.ts';
import { Watch } from '../run/experiment/watch.ts';

type Runs = FoundRuns['runs'];

/** An experiment, with the runs of each arm in the order of the record's arms. */
export interface FoundExperiment {
  /** That on disk; of several jobs, one made of all their pairs. */
  record: ExperimentRecord;
  /** Of each job. */
  seeds: number[];
  arms: Runs[];
}

/** One experiment.json and the runs beside it. */
export interface ExperimentPart {
  directory: string;
  record: ExperimentRecord;
  arms: Runs;
}

/**
 * The experiment that runs are arms of, and the other runs; null if there is none. Experiments of several jobs are put
 * together; of two attempts of a job the later counts. Instances of the `matrix` that no job left results of are planned too.
 * Throws a UserError for experiments that do not fit together, and for one that cannot be read.
 */
export function findExperiment(runs: Runs, matrix?: Matrix): { experiment: FoundExperiment | null; others: Runs } {
  const { parts, others } = experimentParts(runs);
  if (parts.length === 0) return { experiment: null, others };
  const counted = withoutEarlierAttempts(parts).sort(byJob);
  requireOneExperiment(counted);
  const arms = counted[0]!.arms.map((_, index) => counted.map((part) => part.arms[index]!));
  const [only] = counted;
  const lost = lostOf(counted, matrix);
  // Without the plan, jobs that have not ended can still settle it.
  const isWhole = matrix !== undefined || counted.length >= (only!.record.job?.total ?? 0);
  const isOne = counted.length === 1 && lost.length === 0;
  const record = isOne ? only!.record : mergedRecord(counted, lost, isWhole);
  return { experiment: { record, seeds: counted.map((part) => part.record.seed), arms }, others };
}

/** The experiments that runs are arms of, and the other runs. Throws a UserError for one that cannot be read. */
export function experimentParts(runs: Runs): { parts: ExperimentPart[]; others: Runs } {
  const parts: ExperimentPart[] = [];
  const others: Runs = [];
  for (const [directory, beside] of Map.groupBy(runs, (run) => path.dirname(run.directory))) {
    const part = holdsExperiment(directory) ? partOf(directory, beside) : null;
    if (part === null) others.push(...beside);
    else parts.push(part);
  }
  return { parts, others };
}

/**
 * The differences of all pairs of the jobs with a lower index than the job with this record, by arm, in the order in which
 * they count; null unless each of these jobs is among the parts, and has ended.
 */
export function differencesOfEarlier(parts: ExperimentPart[], own: ExperimentRecord): Map<string, number[]> | null {
  const { index, total } = own.job!;
  const earlier = withoutEarlierAttempts(parts)
    .filter(
      ({ record: { job, finished_at: end, interrupted }, record }) =>
        job?.total === total &&
        job.index < index &&
        end !== null &&
        interrupted === null &&
        KINDS.every(([, of]) => of(record) === of(own)),
    )
    .sort(byJob);
  const isWhole = earlier.length === index && earlier.every(({ record: { job } }, at) => job!.index === at);
  if (!isWhole) return null;
  const order = earlier.flatMap(({ record }) => record.order);
  return watchOf(earlier, order, false).differences();
}

/** Null for a run of one arm alone, which is read as any other run. */
function partOf(directory: string, runs: Runs): ExperimentPart | null {
  const byName = new Map(runs.map((run) => [path.basename(run.directory), run]));
  if (byName.size < 2) return null;
  const record = readExperiment(directory)!;
  const names = record.arms.map(({ name }) => name);
  const compared = record.comparisons.map(({ arm }) => arm);
  if (new Set(names).size !== names.length || names.length < 2 || !isDeepStrictEqual(compared, names.slice(1)))
    throw new UserError(
      `results: the experiment in ${directory} cannot be read: its comparisons are not those of its arms`,
    );
  const arms = names.map((name) => {
    const run = byName.get(name);
    if (run === undefined)
      throw new UserError(`results: the experiment in ${directory} has no run of its arm ${plainLine(name, 100)}`);
    return run;
  });
  return { directory, record, arms };
}

function withoutEarlierAttempts(parts: ExperimentPart[]): ExperimentPart[] {
  const jobs: ExperimentPart[][] = [];
  for (const part of parts) {
    if (parts.some((other) => replacesPlan(other.record, part.record))) continue;
    const same = jobs.find(([first]) => areAttempts(first!.record, part.record));
    if (same === undefined) jobs.push([part]);
    else same.push(part);
  }
  return jobs.map((same) =>
    same.reduce((last, part) => {
      const more = measured(part) - measured(last);
      return more > 0 || (more === 0 && begun(part) > begun(last)) ? part : last;
    }),
  );
}

/** A later attempt with another number of jobs planned again: the instances of all its jobs are others. */
function replacesPlan({ github: later, job }: ExperimentRecord, { github: first, ...of }: ExperimentRecord): boolean {
  if (!later || !first || job?.total === of.job?.total) return false;
  return later.run_id === first.run_id && later.job === first.job && later.run_attempt > first.run_attempt;
}

/**
 * An attempt of a job continues the one before, with its seed and start; its runs begin anew. One that could not read
 * the one before, or whose server tells no attempts, has its seed alone.
 */
function areAttempts(one: ExperimentRecord, other: ExperimentRecord): boolean {
  const [first, second] = [one.github?.run_attempt, other.github?.run_attempt];
  const isLater = first !== second || first === 0;
  return one.seed === other.seed && (one.started_at === other.started_at || isLater);
}

function begun({ arms }: ExperimentPart): number {
  return Math.max(...arms.map(({ run }) => Date.parse(run.started_at)));
}

/** With what it took over from earlier attempts, also of instances that another job has now. */
function measured({ arms }: ExperimentPart): number {
  return arms.reduce((sum, { run: { totals } }) => sum + totals.passed + totals.failed, 0);
}

function byJob(one: ExperimentPart, other: ExperimentPart): number {
  const first = ({ record }: ExperimentPart) => record.order[0]?.instance_id ?? '';
  return (
    (one.record.job?.index ?? 0) - (other.record.job?.index ?? 0) ||
    Date.parse(one.record.started_at) - Date.parse(other.record.started_at) ||
    (first(one) < first(other) ? -1 : 1)
  );
}

/** Everything that the jobs of one experiment have in common. */
const KINDS: [what: string, of: (record: ExperimentRecord) => string][] = [
  ['arms', ({ arms }) => arms.map(({ name }) => name).join(', ')],
  ['dataset', ({ dataset }) => `${dataset.name} ${shortDigest(dataset.digest)}`],
  ['measure', ({ measure }) => measure],
  ['stop', ({ stop }) => stop],
  ['tolerance', ({ tolerance }) => String(tolerance)],
  ['trials', ({ trials }) => String(trials)],
];

function requireOneExperiment(parts: ExperimentPart[]): void {
  const first = parts[0]!;
  for (const part of parts.slice(1)) {
    const differing = KINDS.flatMap(([what, of]) => {
      const [one, other] = [of(first.record), of(part.record)].map((text) => plainLine(text, 200));
      return one === other ? [] : [`${what}: ${one} and ${other}`];
    });
    if (differing.length > 0)
      throw new UserError(
        `results: ${first.directory} and ${part.directory} hold different experiments; report one of them: ${differing.join('; ')}`,
      );
  }
  const places = new Map<string, ExperimentPart>();
  for (const part of parts)
    for (const { instance_id: id } of part.record.order) {
      const other = places.get(id) ?? part;
      if (other !== part)
        throw new UserError(
          `results: ${other.directory} and ${part.directory} hold two experiments on the same instances; report one of them`,
        );
      places.set(id, part);
    }
}

/** The trials of the matrix that no job left results of; they were measured in no arm. */
function lostOf(parts: ExperimentPart[], matrix: Matrix | undefined): ExperimentRecord['order'] {
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
 * order in which it counted them: the order by which its jobs were stopped.
 */
function mergedRecord(parts: ExperimentPart[], lost: ExperimentRecord['order'], isWhole: boolean): ExperimentRecord {
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

/** The pairs of these jobs, in the order in which they are counted; `order` is of all that was to be measured, if `isWhole`. */
function watchOf(parts: ExperimentPart[], order: ExperimentRecord['order'], isWhole: boolean): Watch {
  const { record: first } = parts[0]!;
  const watch = new Watch({
    arms: first.arms.map(({ name }) => name),
    instanceIds: [...new Set(order.map(({ instance_id: id }) => id))],
    trials: first.trials,
    measure: first.measure,
    stop: first.stop,
    tolerance: first.tolerance,
    isPart: !isWhole,
    orders: first.comparisons.map((_, index) => parts.flatMap(({ record }) => countedOrder(record, index))),
  });
  for (const { record, arms } of parts) {
    const entries = arms.map(({ run }) => new Map(run.planned.map((entry) => [trialKey(entry), entry])));
    for (const { instance_id, trial, arms: numbers } of record.order)
      for (const arm of numbers) {
        const entry = entries[arm]?.get(trialKey({ instance_id, trial }));
        if (entry !== undefined && entry.status !== 'not_run' && !isStopped(entry)) watch.take(arm, entry);
        else watch.postpone(instance_id);
      }
  }
  return watch;
}

/** The instances of a job in the order in which it counted the pairs of an arm; the others last. */
function countedOrder({ order, comparisons }: ExperimentRecord, index: number): string[] {
  const drawn = new Set(order.map(({ instance_id: id }) => id));
  const counted = comparisons[index]!.looks.flatMap(({ instance_id: id }) => (id && drawn.has(id) ? [id] : []));
  return [...new Set([...counted, ...drawn])];
}
