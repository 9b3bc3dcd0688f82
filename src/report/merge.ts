import { isDeepStrictEqual } from 'node:util';
import { sha256Of } from '../base/digest.ts';
import { UserError } from '../base/errors.ts';
import { someNames } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { VERSION } from '../base/version.ts';
import type { Options } from '../options/options.ts';
import { jobsOf, type Matrix } from '../options/values.ts';
import { LONGEST_NAME } from '../results/cut.ts';
import type { PlannedTrial, RunRecord } from '../results/records.ts';
import { hasVerdict, isStopped, totalsOf, UNMEASURED } from '../results/totals.ts';
import { trialKey } from '../results/trial-id.ts';
import { UNKNOWN_DIGEST, unknownSettings } from '../results/unknown.ts';
import type { BriefResult } from './brief.ts';
import type { RunOnDisk } from './load.ts';
import { machineOf } from './pairing.ts';
import { differences, isMixed } from './run-differences.ts';
import { inOrder } from './run-order.ts';
import type { SuiteResults, TrialFigures } from './suite.ts';

/** The planned trials, known from a matrix and not only from the runs. */
export interface Expected {
  matrix: Matrix;
  trials: number;
}

/** Trials of a matrix that a record alone can ask for: it may be hostile. */
export const MOST_EXPECTED = 100_000;

/** Names of datasets in that of all. */
const SHOWN_DATASETS = 3;

interface Candidate {
  entry: PlannedTrial;
  result: BriefResult | null;
  reported: TrialFigures | null;
  run: RunRecord;
}

/**
 * Merges the runs of one suite: shards, attempts, jobs. Every planned trial occurs once: of several records of one
 * agent, one with a verdict wins over one without, then the later one; of several agents, the later. Planned trials without a result count as `not_run`.
 */
export function mergeRuns(runs: RunOnDisk[], expected: Expected | null): SuiteResults {
  const ordered = inOrder(runs);
  const chosen = new Map<string, Candidate>();
  let replaced = 0;
  for (const { run, results, reported } of ordered) {
    for (const [index, entry] of run.planned.entries()) {
      const key = trialKey(entry);
      const candidate = { entry, result: results[index] ?? null, reported: reported?.[index] ?? null, run };
      const earlier = chosen.get(key);
      if (earlier !== undefined) requireOneTask(entry, earlier.run, run);
      if (earlier !== undefined && !takesPlaceOf(candidate, earlier)) continue;
      if (earlier !== undefined && isAnotherVerdict(candidate, earlier)) replaced += 1;
      chosen.set(key, candidate);
    }
  }
  const records = ordered.map(({ run }) => run);
  const sources = new Set([...chosen.values()].map(({ run }) => run));
  const counted = withoutReplaced(records, sources);
  const open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
  const all =
    expected === null ? [...chosen.values()] : asExpected({ ...expected, trials: trialsOf(records, expected) }, chosen);
  const trials = all.filter(({ entry }) => !isStopped(entry));
  const planned = trials.map(({ entry }) => entry);
  const directory = ordered.at(-1)?.directory;
  const isReported = ordered.some(({ reported }) => reported !== undefined);
  return {
    run: mergedRecord(records, planned, open, sources),
    results: trials.map(({ result }) => result),
    ...(isReported ? { reported: trials.map(({ reported }) => reported) } : {}),
    notes: [...differences(counted), ...replacedNote(replaced), ...stoppedNote(all.length - trials.length)],
    directories: directoriesOf(runs),
    ...(trials.length === all.length ? {} : { stopped: true }),
    ...(isMixed(counted) ? { mixed: true } : {}),
    ...(directory === undefined ? {} : { directory }),
  };
}

/**
 * Merges the found runs into a suite, measured against the plan in `matrix` if given. Throws a UserError if there are
 * neither runs nor a matrix; it names `where` they were searched, and the notes or, without any, the `hint`.
 */
export function suiteOf(
  { runs, notes }: { runs: RunOnDisk[]; notes: string[] },
  { matrix, trials }: Pick<Options, 'matrix' | 'trials'>,
  where: string,
  hint = '',
): SuiteResults {
  if (runs.length === 0 && matrix === undefined)
    throw new UserError(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join('; ')}` : hint}`);
  const suite = mergeRuns(runs, matrix === undefined ? null : { matrix, trials });
  return { ...suite, notes: [...notes, ...suite.notes] };
}

/** A run without the trials that its experiment did not begin, with a note about them. */
export function begunPart({ run, results }: RunOnDisk): SuiteResults {
  const begun = run.planned.map((entry) => !isStopped(entry));
  return {
    run: { ...run, planned: run.planned.filter((_, index) => begun[index]) },
    results: results.filter((_, index) => begun[index]),
    notes: stoppedNote(begun.filter((one) => !one).length),
  };
}

/** The end of the note about trials that an experiment did not begin. */
export const NOT_BEGUN = 'planned trials were not run: the experiment was stopped';

function stoppedNote(count: number): string[] {
  return count === 0 ? [] : [`${count} ${NOT_BEGUN}`];
}

function replacedNote(count: number): string[] {
  const verdicts = count === 1 ? 'verdict is' : 'verdicts are';
  const advice = 'to compare runs, give each a name (report NAME=DIRECTORY …), in a workflow a suite of its own';
  return count === 0
    ? []
    : [`${count} earlier ${verdicts} left out: of several runs of one trial, the latest counts; ${advice}`];
}

/** The run directories of results, with their logs. */
export function directoriesOf(runs: RunOnDisk[]): NonNullable<SuiteResults['directories']> {
  const directories = new Map<BriefResult, string>();
  for (const { results, directory } of runs)
    for (const result of results) if (result !== null && directory !== undefined) directories.set(result, directory);
  return directories;
}

/**
 * The number of trials of each instance: that of the option, or a larger one in which all runs agree. A report without the
 * file of options would not count two of three trials of a job without results.
 */
function trialsOf(runs: RunRecord[], { matrix, trials }: Expected): number {
  const [agreed = trials, ...others] = new Set(runs.map(({ settings }) => settings.trials));
  const most = Math.floor(MOST_EXPECTED / jobsOf(matrix).size);
  return others.length > 0 ? trials : Math.max(trials, Math.min(agreed, most));
}

/** The trials of a matrix in its order, with results where there are any; then trials outside the matrix. */
function asExpected({ matrix, trials }: Expected, chosen: Map<string, Candidate>): Omit<Candidate, 'run'>[] {
  const unexpected = new Map(chosen);
  const expected = [...jobsOf(matrix)].flatMap(([id, name]) =>
    Array.from({ length: trials }, (_, index) => {
      const place = { instance_id: id, trial: index + 1 };
      unexpected.delete(trialKey(place));
      return chosen.get(trialKey(place)) ?? { entry: missing(place, name), result: null, reported: null };
    }),
  );
  return [...expected, ...unexpected.values()];
}

function missing(place: { instance_id: string; trial: number }, job: string): PlannedTrial {
  return {
    ...place,
    task_type: 'unknown',
    ...UNMEASURED,
    error: { stage: 'plan', kind: 'missing', message: `no result of the job "${job}" was found for this trial` },
  };
}

/** Verdicts rank above errors, and errors above trials that were not run. */
function rank({ entry }: Candidate): number {
  return hasVerdict(entry) ? 2 : entry.status === 'error' ? 1 : 0;
}

/** A verdict of another agent does not stand in for a later trial that has none. */
function takesPlaceOf(later: Candidate, earlier: Candidate): boolean {
  if (!isDeepStrictEqual(later.run.agent, earlier.run.agent)) return true;
  return rank(later) >= rank(earlier) && !isCopy(later, earlier);
}

/** Throws a UserError for a task of two datasets of another program: samples of Inspect are often numbered. */
function requireOneTask({ instance_id }: PlannedTrial, one: RunRecord, other: RunRecord): void {
  const isOwn = one.measured_by == null || other.measured_by == null;
  if (isOwn || one.dataset.name === other.dataset.name || one.dataset.digest === other.dataset.digest) return;
  const names = [one, other].map(({ dataset }) => plainLine(dataset.name, LONGEST_NAME)).join(' and ');
  throw new UserError(
    `results: ${names} both have a task ${instance_id}, so that their verdicts cannot be put together; report each of them alone`,
  );
}

/** A re-run copies the record of a finished trial; its logs stay with the run that measured it. */
function isCopy({ entry, result }: Candidate, earlier: Candidate): boolean {
  if (result === null || earlier.result === null || entry.status !== earlier.entry.status) return false;
  return result.began === earlier.result.began && result.ended === earlier.result.ended;
}

/** True if a verdict is replaced that was measured by another run, not by an earlier attempt of the same workflow run. */
function isAnotherVerdict(later: Candidate, earlier: Candidate): boolean {
  const [github, before] = [later.run.github, earlier.run.github];
  const isRerun = github !== null && github.run_id === before?.run_id && github.run_attempt !== before.run_attempt;
  return rank(later) === 2 && rank(earlier) === 2 && !isRerun && !isCopy(later, earlier);
}

/**
 * One record for all runs, with the common fields of the latest. `open` are the runs with a trial that has no verdict, `sources`
 * those of which a trial counts.
 */
function mergedRecord(
  runs: RunRecord[],
  planned: PlannedTrial[],
  open: Set<RunRecord>,
  sources: Set<RunRecord>,
): RunRecord {
  const { host, ...latest } = runs.at(-1) ?? unknownRun();
  const finished = runs.map(({ finished_at }) => finished_at);
  // No spread: a hostile run may plan more trials than a call can have arguments.
  const trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
  const { dataset, settings } = ofAllDatasets(runs.filter((run) => sources.has(run))) ?? latest;
  return {
    ...latest,
    dataset,
    // Of one machine only: jobs of a matrix have one each.
    ...(host === undefined || runs.some((run) => machineOf(run) !== machineOf({ host })) ? {} : { host }),
    settings: { ...settings, trials },
    planned,
    totals: totalsOf(planned),
    gate: null,
    // A comparison of one part does not apply to the whole.
    change: runs.length > 1 || planned.length > latest.planned.length ? null : (latest.change ?? null),
    // An interruption does not count if later attempts completed all its trials.
    interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
    started_at: runs[0]?.started_at ?? latest.started_at,
    finished_at: finished.some((time) => time === null) ? null : (finished.sort().at(-1) ?? null),
  };
}

/**
 * Dataset and settings by which a suite of several datasets is compared, whichever of its runs began last: a digest of all of theirs,
 * and the settings of one of them. Null for one dataset.
 */
function ofAllDatasets(runs: RunRecord[]): Pick<RunRecord, 'dataset' | 'settings'> | null {
  const latest = [...new Map(runs.map((run) => [run.dataset.digest, run])).values()];
  if (latest.length < 2) return null;
  const keyOf = ({ dataset: { name, digest } }: RunRecord) => `${name} ${digest}`;
  latest.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const datasets = latest.map(({ dataset }) => dataset);
  const names = [...new Set(datasets.map(({ name }) => name))];
  const [ref = null, ...otherRefs] = new Set(datasets.map((one) => one.ref));
  return {
    dataset: {
      name: someNames(names, SHOWN_DATASETS),
      ref: otherRefs.length > 0 ? null : ref,
      digest: sha256Of(datasets.map(({ digest }) => digest).join('\n')),
    },
    settings: latest[0]!.settings,
  };
}

/** The runs without those of which nothing counts, since a later attempt measured all of it anew. */
function withoutReplaced(runs: RunRecord[], sources: Set<RunRecord>): RunRecord[] {
  const latest = runs.reduce((most, { github }) => Math.max(most, github?.run_attempt ?? 0), 0);
  return runs.filter((run) => sources.has(run) || (run.github?.run_attempt ?? latest) === latest);
}

/** The record of a suite of which only the plan is known; see `isPlanOnly`. */
function unknownRun(): RunRecord {
  const now = new Date().toISOString();
  return {
    schema: 'agentbench/run/v1',
    suite: null,
    dataset: { name: 'unknown', ref: null, digest: UNKNOWN_DIGEST },
    agent: { name: null, model: null, command: '' },
    settings: unknownSettings(),
    planned: [],
    totals: totalsOf([]),
    gate: null,
    interrupted: null,
    started_at: now,
    finished_at: now,
    harness_version: VERSION,
    github: null,
  };
}
