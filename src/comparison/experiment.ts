import path from 'node:path';
import { shortDigest } from '../base/digest.ts';
import { UserError } from '../base/errors.ts';
import { grouped } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { jobsOf, type Matrix } from '../options/values.ts';
import { byMeasure, type FoundRuns } from '../report/load.ts';
import { MOST_EXPECTED } from '../report/merge.ts';
import { type ExperimentRecord, readExperiment } from '../results/experiment-record.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { measureOf, measureOption } from '../results/totals.ts';
import { type ExperimentPart, lostOf, mergedRecord, watchOf } from './experiment-jobs.ts';

type Runs = FoundRuns['runs'];

/** An experiment, with the runs of each arm in the order of the record's arms. */
export interface FoundExperiment {
  /** That on disk; of several jobs, one made of all their pairs. */
  record: ExperimentRecord;
  /** Of each job. */
  seeds: number[];
  arms: Runs[];
  /** The number of jobs of its matrix of which there are no results; nothing tells their instances. */
  unknownJobs: number;
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
  requireRoom(counted, matrix);
  const arms = counted[0]!.arms.map((_, index) => counted.map((part) => part.arms[index]!));
  const [only] = counted;
  const lost = lostOf(counted, matrix);
  // Without the plan, jobs that have not ended can still settle it.
  const unknownJobs = matrix === undefined ? Math.max(0, (only!.record.job?.total ?? 0) - counted.length) : 0;
  const isOne = counted.length === 1 && lost.length === 0;
  const record = isOne ? only!.record : mergedRecord(counted, lost, unknownJobs === 0);
  return { experiment: { record, seeds: counted.map((part) => part.record.seed), arms, unknownJobs }, others };
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
  const arms = names.map((name) => {
    const run = byName.get(name);
    if (run === undefined) throw withoutArm(directory, name);
    // An arm that was resumed alone may have another one.
    if (measureOf(run.run.settings) !== record.measure) byMeasure([run], measureOption(record.measure));
    return run;
  });
  return { directory, record, arms };
}

/** The fault of an experiment without the run of this arm. */
export function withoutArm(directory: string, name: string): UserError {
  return new UserError(`results: the experiment in ${directory} has no run of its arm ${plainLine(name, 100)}`);
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
      // One that was ended before it had measured anything may have counted fewer pairs.
      const ended = Number(part.record.interrupted !== null) - Number(last.record.interrupted !== null);
      return more > 0 || (more === 0 && (ended < 0 || (ended === 0 && begun(part) > begun(last)))) ? part : last;
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

/** Throws a UserError for more trials without results than records may ask for: they may be hostile. */
function requireRoom(parts: ExperimentPart[], matrix?: Matrix): void {
  const { directory, record } = parts[0]!;
  const known = parts.reduce((sum, { record: { order } }) => sum + order.length, 0);
  const missing = matrix === undefined ? 0 : record.trials * jobsOf(matrix).size - known;
  if (record.trials > 1 && missing > MOST_EXPECTED)
    throw new UserError(
      `results: by the experiment in ${directory}, ${grouped(missing)} trials of the matrix have no result in any arm; at most ${grouped(MOST_EXPECTED)} such trials can be reported; leave matrix out`,
    );
}
