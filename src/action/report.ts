import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { type ExperimentReport, renderExperimentSummary } from '../comparison/comment.ts';
import { findExperiment } from '../comparison/experiment.ts';
import { answersOf } from '../comparison/experiment-words.ts';
import { writeComparisonFiles } from '../comparison/files/write.ts';
import { renderComparisonSummary } from '../comparison/markdown.ts';
import { compareArms, exitCodeOfReport, experimentReport } from '../comparison/on-disk.ts';
import type { Extracted } from '../github/archive.ts';
import type { RunArtifact } from '../github/artifacts.ts';
import { githubClient } from '../github/client.ts';
import {
  downloadArtifact,
  downloadArtifactOf,
  listArtifactsOf,
  listRunArtifacts,
  logBudget,
  REPORT_LIMITS,
} from '../github/download.ts';
import { readEvent } from '../github/event.ts';
import { bounded } from '../github/limits.ts';
import { artifactPage } from '../github/place.ts';
import { repositoryOf } from '../github/repository.ts';
import type { Options } from '../options/options.ts';
import { describeSuite } from '../report/describe.ts';
import { writeComparisonPage } from '../report/files/page.ts';
import { writeReportFiles } from '../report/files/write.ts';
import { byMeasure, type FoundRuns, loadRuns } from '../report/load.ts';
import { renderSummary } from '../report/markdown/comment.ts';
import { suiteOf } from '../report/merge.ts';
import { headline } from '../report/phrases.ts';
import { writeReportPage } from '../report/run-page.ts';
import type { SuiteReport, SuiteResults } from '../report/suite.ts';
import type { GitHubPlace } from '../results/fields.ts';
import { blindRegression, exitCodeOf, idleRegression } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';
import { DEFAULT_RESULTS, reportDirectory } from '../results/run-place.ts';
import { findBaseline } from './baseline.ts';
import { limited } from './cancelled.ts';
import { writeSuiteComment } from './comment.ts';
import { failBy, failGate, failWith } from './fail.ts';
import { withHistory } from './history.ts';
import { loadInputs } from './inputs.ts';
import * as log from './log.ts';
import { setAnswer, setArtifact, setOutputs, summarize } from './outputs.ts';
import { measuredOf, measuringPlace, type Origin, originHere, originOfEnded } from './report-origin.ts';
import {
  countJobs,
  isOfSuite,
  isReport,
  reportParts,
  runsOf,
  SERVICE,
  suitePrefix,
  upload,
  uploadPage,
} from './suite-artifacts.ts';
import { setOutput } from './tell-runner.ts';
import { inTemporary } from './temporary.ts';

/** The report action: turns the results of a run's jobs into summary, comment, files and gate. */
export async function report(): Promise<void> {
  try {
    const { options } = await loadInputs('report');
    await inTemporary((directory) => reportFrom(options, directory));
  } catch (error) {
    failBy(error);
  }
}

async function reportFrom(given: Options, directory: string): Promise<void> {
  const event = readEvent(process.env);
  const here = await limited(() => originHere(event, given));
  const own = await limited(() => findResults(given, here, directory));
  // A workflow that the end of another one starts may have measured by itself.
  const isHere = own.runs.some(({ run }) => own.uploaded || isOwn(run, here));
  const ended = isHere ? here : await limited(() => originOfEnded(event, given, here));
  const theirs = ended === here ? own : await limited(() => findResults(given, ended, directory));
  // Those of another program, in results-path, name no workflow run.
  const isOnlyHere = theirs.runs.length === 0 && own.runs.length > 0 && own.runs.every(({ run }) => run.measured_by);
  const [origin, found] = isOnlyHere ? [here, own] : [ended, theirs];
  log.unfold();
  // Where nothing was to be measured, no rate and no score is required.
  const isEmpty = found.runs.length === 0 && given.matrix?.include.length === 0;
  const options: Options = isEmpty ? { ...given, 'min-success-rate': undefined, 'min-score': undefined } : given;
  if (findExperiment(found.runs).experiment !== null) {
    await limited(() => reportExperiment(found, options, origin));
    return;
  }
  const { suite, baseline } = await limited(() => read(found, options, origin));
  const { repeat, ...report } = describeSuite(suite, baseline, options, { runUrl: origin.runUrl, artifactUrl: null });
  // Another run, of a fork perhaps, would choose the command that readers of our comment and page run.
  const described: SuiteReport = { ...report, ...(origin.measuredBy === null ? { repeat } : {}) };
  log.info(`\n${headline(described.run.totals)}`);
  // Of a baseline that was looked for, a notice of its own tells why there is none.
  const idle = options.baseline === 'none' ? idleRegression(options, described.run.change !== null) : null;
  const blind = blindRegression(options, described.comparison);
  for (const note of [idle, blind, ...described.notes]) if (note !== null) log.notice(note);
  // Before publishing, during which the job's time limit may end this process.
  const target = reportDirectory(options['results-path']);
  setOutputs(described.run);
  setOutput('results-path', path.resolve(target));
  // An interrupted run shows in its trials; the report itself was not interrupted.
  failGate(exitCodeOf({ ...described.run, interrupted: null }, options), described.run);
  await limited(async () => {
    const traced = await withHistory(described, options, measuredOf(event, origin));
    await publish(traced, renderSummary, target, options, origin, async () => {
      await writeReportFiles(target, traced, renderSummary(traced));
      await writeReportPage(target, traced);
    });
  });
}

/** Everything that decides the report. */
async function read(found: Found, options: Options, origin: Origin) {
  byMeasure(found.runs, options.measure);
  const suite = findSuite(found, options, origin);
  suite.run.github = placeOf(suite.run, origin);
  suite.run.suite = options.suite ?? suite.run.suite;
  if (origin.measuredBy !== null) suite.run.change = null;
  // The runs of a workflow that another one reports on have no report of their own.
  const alone = origin.measuredBy !== null && found.jobs === 1;
  const baseline = await findBaseline({ options, place: measuringPlace(origin), bases: origin.bases, alone });
  return { suite, baseline };
}

/** Writes the files of a report by `write`, and uploads them; then the step summary and the comment, with links to both. */
async function publish<Report extends SuiteReport | ExperimentReport>(
  report: Report,
  render: (report: Report) => string,
  target: string,
  options: Options,
  origin: Origin,
  write: () => Promise<void>,
): Promise<void> {
  const complete = { ...report, ...(await leaveFiles(target, options, origin, write)) };
  if (options.summary) await summarize(() => render(complete));
  const about = { ...origin.target, suite: suiteName(options), runUrl: origin.runUrl };
  setOutput('comment-url', (await writeSuiteComment({ report: complete }, about, options)) ?? '');
}

/** Runs and the place where they were found; `uploaded` if that are artifacts. */
interface Found extends FoundRuns {
  here: string;
  uploaded: boolean;
  /** Number of jobs with artifacts; 0 if none were looked for. */
  jobs: number;
}

/** The runs in `results-path`, or those uploaded by the run's jobs. */
async function findResults(options: Options, origin: Origin, directory: string): Promise<Found> {
  const { 'results-path': given } = options;
  const here = given ?? DEFAULT_RESULTS;
  const found = origin.measuredBy === null && existsSync(here) ? await loadRuns([here]) : { runs: [], notes: [] };
  const local = given === undefined ? ofThisRun(found, origin, options.suite) : found;
  const isWhole = given !== undefined || local.runs.some(({ run }) => isOfThisJob(run, origin));
  if (local.runs.length > 0 && isWhole) return { ...local, here, uploaded: false, jobs: 0 };
  const { runs, notes, jobs } = await uploadedRuns(options, origin, directory);
  // Without artifacts, the workflow may have brought the results of its jobs here by other means.
  const uploaded = runs.length > 0 || local.runs.length === 0;
  const isOfOthers = runs.length + local.runs.length === 0 && found.runs.length > 0;
  const advice = isOfOthers
    ? [`those in ${here} are of another workflow run or suite; name their directory in results-path to report them`]
    : [];
  return { runs: uploaded ? runs : local.runs, notes: [...local.notes, ...notes, ...advice], here, uploaded, jobs };
}

/** Throws a UserError if there are no results. */
function findSuite(found: Found, options: Options, { measuredBy }: Origin): SuiteResults {
  if (!found.uploaded) return suiteOf(found, options, found.here);
  const named = `the suite "${suiteName(options)}"`;
  const where =
    measuredBy === null
      ? `${found.here} nor in artifacts of ${named}`
      : `artifacts of ${named} of workflow run ${measuredBy}, whose end started this one`;
  const suite = suiteOf(found, options, where);
  if (found.runs.length === 0 && suite.notes.length === 0 && suite.run.planned.length > 0)
    suite.notes.push(`no artifact of ${named} was found`);
  return suite;
}

/** Reports the experiment of all jobs: comparison, page, outputs, gate, step summary and comment. */
async function reportExperiment({ runs, notes }: Found, options: Options, origin: Origin): Promise<void> {
  const comparison = compareArms(runs, notes, options.matrix);
  for (const run of [...comparison.document.runs, ...comparison.reports.map((arm) => arm.run)])
    run.github = placeOf(run, origin);
  if (origin.measuredBy !== null) for (const report of comparison.reports) delete report.repeat;
  const about = { runUrl: origin.runUrl, artifactUrl: null, suite: suiteName(options) };
  const report = experimentReport(comparison, options, about);
  const { comparisons, verdicts } = comparison.document.experiment;
  for (const verdict of verdicts) log.info(`\n${verdict}`);
  if (options.history !== null)
    log.warning('history: no point was added: a point is one run, and this is an experiment');
  const target = reportDirectory(options['results-path']);
  setOutputs(comparison.reports.at(-1)!.run);
  setAnswer(answersOf(comparisons));
  setOutput('results-path', path.resolve(target));
  // An interrupted run shows in its trials; the report itself was not interrupted.
  failWith(exitCodeOfReport(comparison, options), verdicts.join('; '), report.gate.reasons);
  await publish(report, renderExperimentSummary, target, options, origin, async () => {
    await writeComparisonFiles(target, comparison.document, renderComparisonSummary(comparison.document));
    await writeComparisonPage(path.join(target, 'report.html'), comparison);
  });
}

/**
 * Writes the files of the report by `write`, uploads them, and the page by itself, and sets the outputs of the artifact. Files that
 * cannot be written are a warning: the verdict stands.
 */
async function leaveFiles(target: string, options: Options, { here }: Origin, write: () => Promise<void>) {
  try {
    await write();
  } catch (error) {
    log.warning(`The files of the report were not written to ${target}: ${messageOf(error)}`);
    return { artifactUrl: null, pageUrl: null };
  }
  const artifact = options['upload-artifact']
    ? await upload('The report is', target, reportParts(options), options['retention-days'])
    : null;
  const artifactUrl = setArtifact(artifact, here);
  const page = artifact === null ? null : await uploadPage(target, artifact, options['retention-days']);
  return { artifactUrl, pageUrl: artifactPage(process.env, here, page) };
}

/**
 * The runs of the suite that this workflow run measured: on a machine that is used again, the default directory also has those of
 * earlier ones, in a checkout those that were committed, such as a baseline, or results that a pull request made up, and in a job
 * with steps of several suites those of the others.
 */
function ofThisRun({ runs, notes }: FoundRuns, origin: Origin, suite: string | undefined): FoundRuns {
  if (origin.place === null) return { runs, notes };
  return { runs: runs.filter(({ run }) => isOwn(run, origin) && isOfSuite(run, suite)), notes };
}

/** The place comes from GitHub's event, and the artifact's is not trusted; but only the job that measured knows that it was the base. */
function placeOf(run: Pick<RunRecord, 'github'>, origin: Origin): GitHubPlace | null {
  const isOfBase = isOwn(run, origin) && run.github!.head_sha === null;
  return isOfBase ? { ...origin.place!, head_sha: null } : origin.place;
}

/** True for a run that this workflow run measured. */
function isOwn({ github }: Pick<RunRecord, 'github'>, { measuredBy, place }: Origin): boolean {
  return measuredBy === null && github !== null && github.run_id === place?.run_id;
}

/** False for a run of another job, which a machine that is used again may still have, without those of further jobs. */
function isOfThisJob({ github }: RunRecord, { place }: Origin): boolean {
  return github?.job === place?.job;
}

/** The artifacts of the run that measured. */
interface Uploads {
  list(): Promise<RunArtifact[]>;
  download(artifact: RunArtifact, target: string): Promise<Extracted>;
}

/** The runs in the artifacts of the run that measured. */
async function uploadedRuns(
  options: Options,
  origin: Origin,
  directory: string,
): Promise<FoundRuns & Pick<Found, 'jobs'>> {
  const prefix = suitePrefix(options);
  const { list, download } = await uploadsOf(options, origin, prefix);
  log.fold(SERVICE);
  let artifacts: RunArtifact[];
  try {
    artifacts = (await list()).filter(({ name }) => !isReport(name, prefix));
  } catch (error) {
    if (error instanceof UserError) throw error;
    return { runs: [], notes: [`the run's artifacts could not be listed: ${messageOf(error)}`], jobs: 0 };
  }
  const jobs = countJobs(artifacts.map(({ name }) => name));
  return { ...(await runsOf(artifacts, directory, options.suite, download)), jobs };
}

async function uploadsOf(options: Options, { measuredBy, place }: Origin, prefix: string): Promise<Uploads> {
  const limits = { ...REPORT_LIMITS, logs: logBudget() };
  if (measuredBy === null) {
    return {
      list: () => listRunArtifacts(prefix),
      download: (artifact, target) => downloadArtifact(artifact, target, limits),
    };
  }
  const token = options['github-token'];
  if (token === undefined) throw new UserError('github-token: is empty, but the results of another run are needed');
  const run = { ...repositoryOf(place!.repository), runId: measuredBy };
  return {
    list: () => bounded('GitHub', () => listArtifactsOf(githubClient(token), run, prefix)),
    download: (artifact, target) =>
      bounded('GitHub', () => downloadArtifactOf(githubClient(token), run, artifact, target, limits)),
  };
}

function suiteName(options: Options): string {
  return options.suite ?? process.env.GITHUB_WORKFLOW ?? '';
}
