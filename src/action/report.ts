import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { type ExperimentReport, renderExperimentSummary } from '../comparison/comment.ts';
import { findExperiment } from '../comparison/experiment.ts';
import { answersOf } from '../comparison/experiment-words.ts';
import { writeComparisonFiles } from '../comparison/files/write.ts';
import { renderComparisonSummary } from '../comparison/markdown.ts';
import { compareArms, exitCodeOfReport, experimentReport } from '../comparison/on-disk.ts';
import { readEvent } from '../github/event.ts';
import { artifactPage } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { describeSuite } from '../report/describe.ts';
import { writeComparisonPage } from '../report/files/page.ts';
import { writeReportFiles } from '../report/files/write.ts';
import { byMeasure } from '../report/load.ts';
import { renderSummary } from '../report/markdown/comment.ts';
import { suiteOf } from '../report/merge.ts';
import { headline } from '../report/phrases.ts';
import { writeReportPage } from '../report/run-page.ts';
import type { SuiteReport, SuiteResults } from '../report/suite.ts';
import { blindRegression, exitCodeOf, forReport, idleRegression } from '../results/gate.ts';
import { reportDirectory } from '../results/run-place.ts';
import { findBaseline } from './baseline.ts';
import { limited } from './cancelled.ts';
import { writeSuiteComment } from './comment.ts';
import { failBy, failGate, failWith } from './fail.ts';
import { withHistory } from './history.ts';
import { loadInputs } from './inputs.ts';
import * as log from './log.ts';
import { setAnswer, setArtifact, setOutputs, summarize } from './outputs.ts';
import { measuredOf, type Origin } from './report-origin.ts';
import { type Found, findMeasured, placeOf } from './report-results.ts';
import { reportParts, upload, uploadPage } from './suite-artifacts.ts';
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
  const { origin, found } = await findMeasured(given, event, directory);
  log.unfold();
  const options = forReport(given, found.runs);
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
  const baseline = await findBaseline({ options, place: origin.measuring, bases: origin.bases, alone });
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

function suiteName(options: Options): string {
  return options.suite ?? process.env.GITHUB_WORKFLOW ?? '';
}
