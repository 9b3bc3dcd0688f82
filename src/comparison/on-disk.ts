import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { Matrix } from '../options/values.ts';
import type { ComparedExperiment } from '../report/documents/comparison-document.ts';
import { type FoundRuns, loadRuns } from '../report/load.ts';
import { readExperiment } from '../results/experiment-record.ts';
import { exitCodeOfArms, type GateOptions, judgeGate, roleOfArm } from '../results/gate.ts';
import type { Change, Totals } from '../results/records.ts';
import { changeOf } from '../run/experiment/describe.ts';
import type { ExperimentReport } from './comment.ts';
import { compareRuns, type RunsComparison } from './compare-runs.ts';
import { contendersOf } from './contenders.ts';
import { type FoundExperiment, findExperiment, withoutArm } from './experiment.ts';

/** Reasons told of an arm for its errors, and for its trials that were not run. */
const MOST_REASONS = 2;

/** A comparison of the arms of an experiment. */
export type ArmsComparison = RunsComparison & { document: { experiment: ComparedExperiment } };

/** The comparison of the arms of the experiment in a directory. Throws a UserError if nothing in it can be compared. */
export async function compareExperiment(directory: string): Promise<ArmsComparison> {
  const { runs, notes } = await loadRuns([directory]);
  const here = new Set(runs.map((run) => path.basename(run.directory)));
  const missing = readExperiment(directory)?.arms.find(({ name }) => !here.has(name));
  if (missing !== undefined) throw withoutArm(directory, missing.name);
  return compareArms(runs, notes);
}

/**
 * The comparison of the arms that these runs are, those of several jobs put together, and against the plan in `matrix` if given.
 * Throws a UserError if they are something else as well.
 */
export function compareArms(runs: FoundRuns['runs'], notes: string[], matrix?: Matrix): ArmsComparison {
  const { experiment, others } = findExperiment(runs, matrix);
  if (experiment === null) throw new UserError('results: there is no experiment among them');
  const [other] = others;
  if (other !== undefined)
    throw new UserError(`results: ${other.directory} is a run beside an experiment; give it a suite of its own`);
  const groups = experiment.arms.map((arm, index) => ({ name: experiment.record.arms[index]!.name, runs: arm }));
  const { tolerance, trials } = experiment.record;
  const contenders = contendersOf(groups, matrix === undefined ? null : { matrix, trials });
  const comparison = compareRuns(contenders, [...notes, ...jobsNotFound(experiment)], tolerance, experiment);
  return comparison as ArmsComparison;
}

/** Jobs of the matrix without results here; of another suite perhaps, as where each cell has its own. */
function jobsNotFound({ seeds: { length: here }, unknownJobs }: FoundExperiment): string[] {
  const total = here + unknownJobs;
  return unknownJobs === 0
    ? []
    : [
        `results of ${here} of the ${total} jobs of the matrix: the report action counts trials of the others as not run if it gets the matrix of plan`,
      ];
}

/** An experiment as told on a pull request, with the gate of all its arms judged. */
export function experimentReport(
  { document, reports }: ArmsComparison,
  options: GateOptions,
  about: Pick<ExperimentReport, 'runUrl' | 'artifactUrl' | 'pageUrl' | 'suite'>,
): ExperimentReport {
  const { arms } = document.experiment;
  const reasons = judgedArms({ document, reports }).flatMap(({ totals, change }, index) =>
    judgeGate(totals, options, change, roleOfArm(index)).reasons.map((reason) => `${arms[index]!.name}: ${reason}`),
  );
  return { document, errors: errorsOf(reports, arms), gate: { passed: reasons.length === 0, reasons }, ...about };
}

/** The most frequent reasons why trials could not be measured, by arm: `head: agent-setup ended with exit code 3 (4 trials)`. */
function errorsOf(reports: ArmsComparison['reports'], arms: ComparedExperiment['arms']): string[] {
  return reports.flatMap((report, index) =>
    ['error', 'not_run']
      .flatMap((kind) => report.reasons.filter(({ status }) => status === kind).slice(0, MOST_REASONS))
      .map(({ text, trials }) => `${arms[index]!.name}: ${text} (${count(trials.length, 'trial')})`),
  );
}

/** The exit code of a report of an experiment: that of the gate of its arms. */
export function exitCodeOfReport(comparison: ArmsComparison, options: GateOptions): number {
  return exitCodeOfArms(judgedArms(comparison), options);
}

/** All that the gate of each arm is judged by. */
function judgedArms({ document, reports }: ArmsComparison): { totals: Totals; change: Change | null }[] {
  const { comparisons } = document.experiment;
  return reports.map(({ run: { totals } }, index) => {
    const comparison = comparisons[index - 1];
    return { totals, change: comparison === undefined ? null : changeOf(comparison) };
  });
}
