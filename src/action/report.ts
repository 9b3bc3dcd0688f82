import { existsSync } from 'node:fs';
import path from 'node:path';
import * as core from '@actions/core';
import { UserError } from '../base/errors.ts';
import { readEvent } from '../github/event.ts';
import { artifactPage, basesOf, githubPlace, runPage } from '../github/place.ts';
import type { PullRequestFound } from '../github/pull-request.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { renderSummary } from '../report/comment.ts';
import { describeSuite } from '../report/describe.ts';
import { writeReportFiles } from '../report/files/write.ts';
import { loadRuns, type RunOnDisk } from '../report/load.ts';
import { headline } from '../report/phrases.ts';
import { writeReportPage } from '../report/run-page.ts';
import { suiteOf } from '../report/sources.ts';
import type { SuiteResults } from '../report/suite.ts';
import { exitCodeOf } from '../results/gate.ts';
import type { GitHubPlace } from '../results/records.ts';
import { findBaseline } from './baseline.ts';
import { writeSuiteComment } from './comment.ts';
import { failBy, failGate } from './fail.ts';
import { type Measured, measuredIn, placeOfRun, withHistory } from './history.ts';
import { loadInputs } from './inputs.ts';
import * as log from './log.ts';
import { setOutputs } from './outputs.ts';
import { summarize } from './publish.ts';
import { inTemporary, isReport, reportParts, runsOf, suitePrefix, upload } from './suite-artifacts.ts';

/** The report action: turns the results of a run's jobs into summary, comment, files and gate. */
export async function report(): Promise<void> {
  try {
    const options = loadInputs();
    await inTemporary(thisMachine(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
  } catch (error) {
    failBy(error);
  }
}

async function reportFrom(options: Options, directory: string): Promise<void> {
  const event = await readEvent(process.env);
  const origin = await originOf(event, options);
  const suite = await findSuite(options, origin, directory);
  // The place comes from GitHub's event; the one in the artifact is not trusted.
  suite.run.github = origin.place;
  suite.run.suite = options.suite ?? suite.run.suite;
  if (origin.measuredBy !== null) suite.run.change = null;
  const baseline = await findBaseline(options, measuringPlace(origin), origin.bases);
  if (options['fail-on'] === 'regression' && options.baseline === 'none')
    log.notice('fail-on: regression: there is no baseline to compare with, so no regression is looked for', {
      title: 'agentbench',
    });
  const target = path.join(options['results-path'], 'report');
  const links = { runUrl: origin.runUrl, artifactUrl: null };
  const described = await withHistory(
    describeSuite(suite, baseline, options, links),
    options,
    measuredOf(event, origin),
  );
  await writeReportFiles(target, described, renderSummary(described));
  await writeReportPage(target, described);
  const artifactId = options['upload-artifact']
    ? await upload('The report is', target, reportParts(options), options['retention-days'])
    : null;
  const here = githubPlace(process.env, event);
  const artifactUrl = artifactId === null || here === null ? null : artifactPage(process.env, here, artifactId);
  const complete = { ...described, artifactUrl };
  if (options.summary) await summarize(complete);
  const commentUrl = await writeSuiteComment(
    { report: complete },
    { ...origin.target, suite: suiteName(options) },
    options,
  );
  setOutputs(complete.run);
  core.setOutput('results-path', path.resolve(target));
  core.setOutput('artifact-id', artifactId ?? '');
  core.setOutput('artifact-url', artifactUrl ?? '');
  core.setOutput('comment-url', commentUrl ?? '');
  log.info(`\n${headline(complete.run.totals)}`);
  for (const note of complete.notes) log.notice(note, { title: 'agentbench' });
  // An interrupted run shows in its trials; the report itself was not interrupted.
  failGate(exitCodeOf({ ...complete.run, interrupted: null }, options), complete.run);
}

interface Origin {
  /** Id of the run that measured; null for this one. */
  measuredBy: number | null;
  place: GitHubPlace | null;
  bases: { baseBranch: string; headSha: string } | null;
  runUrl: string | null;
  target: { repository: string; pullRequest: number | null; why: string };
}

/** Finds the measuring run and the pull request. A `workflow_run` job reports on another, unprivileged run. */
async function originOf(event: Awaited<ReturnType<typeof readEvent>>, options: Options): Promise<Origin> {
  const place = githubPlace(process.env, event);
  const runUrl = place === null ? null : runPage(process.env, place);
  const repository = place?.repository ?? '';
  const measured: { id?: unknown; head_sha?: unknown } = event.workflow_run ?? {};
  if (process.env.GITHUB_EVENT_NAME !== 'workflow_run' || typeof measured.id !== 'number' || place === null) {
    const target = {
      repository,
      pullRequest: place?.pull_request ?? null,
      why: 'this event belongs to no pull request',
    };
    return { measuredBy: null, place, bases: basesOf(process.env, event), runUrl, target };
  }
  const found: PullRequestFound =
    options['github-token'] === undefined
      ? { pull: null, why: 'github-token is empty' }
      : await (await import('../github/pull-request.ts')).pullRequestOfRun(
          (await import('../github/client.ts')).githubClient(options['github-token']),
          event,
        );
  const headSha = typeof measured.head_sha === 'string' ? measured.head_sha : null;
  const server = process.env.GITHUB_SERVER_URL ?? 'https://github.com';
  return {
    measuredBy: measured.id,
    place: { ...place, head_sha: headSha, pull_request: found.pull?.number ?? null },
    bases: found.pull === null ? null : { baseBranch: found.pull.baseBranch, headSha: found.pull.headSha },
    runUrl: `${server}/${repository}/actions/runs/${measured.id}`,
    target: { repository, pullRequest: found.pull?.number ?? null, why: found.why ?? '' },
  };
}

/** The measuring run's place, for queries about its workflow. */
function measuringPlace({ measuredBy, place }: Origin): GitHubPlace | null {
  return measuredBy === null || place === null ? place : { ...place, run_id: String(measuredBy) };
}

/** The measured run for the history; null outside GitHub Actions. */
function measuredOf(event: Awaited<ReturnType<typeof readEvent>>, origin: Origin): Measured | null {
  const { measuredBy: runId, place, bases } = origin;
  if (place === null) return null;
  const base = place.pull_request === null ? null : (bases?.baseBranch ?? null);
  return measuredIn(event, runId === null ? place : placeOfRun(event, place, runId), base);
}

/** The results in `results-path`, or those uploaded by the run's jobs. Throws a UserError if there are none. */
async function findSuite(options: Options, origin: Origin, directory: string): Promise<SuiteResults> {
  const here = options['results-path'];
  const local = origin.measuredBy === null && existsSync(here) ? await loadRuns([here]) : { runs: [], notes: [] };
  if (local.runs.length > 0) return suiteOf(local, options, here);
  const { runs, notes } = await uploadedRuns(options, origin, directory);
  const named = `the suite "${suiteName(options)}"`;
  const where = `${here} nor in artifacts of ${named}`;
  const suite = suiteOf({ runs, notes: [...local.notes, ...notes] }, options, where);
  if (runs.length === 0 && suite.notes.length === 0) suite.notes.push(`no artifact of ${named} was found`);
  return suite;
}

/** The runs in the artifacts of the run that measured. */
async function uploadedRuns(
  options: Options,
  { measuredBy, place }: Origin,
  directory: string,
): Promise<{ runs: RunOnDisk[]; notes: string[] }> {
  const { downloadArtifact, downloadArtifactOf, listArtifactsOf, listRunArtifacts, logBudget, REPORT_LIMITS } =
    await import('../github/download.ts');
  const limits = { ...REPORT_LIMITS, logs: logBudget() };
  const prefix = await suitePrefix(options);
  if (measuredBy === null) {
    const artifacts = (await listRunArtifacts(prefix)).filter(({ name }) => !isReport(name, prefix));
    return runsOf(artifacts, directory, options.suite, (artifact, target) =>
      downloadArtifact(artifact, target, limits),
    );
  }
  const token = options['github-token'];
  if (token === undefined) throw new UserError('github-token: is empty, but the results of another run are needed');
  const { githubClient } = await import('../github/client.ts');
  const client = githubClient(token);
  const [owner, repo] = place!.repository.split('/') as [string, string];
  const run = { owner, repo, runId: measuredBy };
  const artifacts = (await listArtifactsOf(client, run, prefix)).filter(({ name }) => !isReport(name, prefix));
  return runsOf(artifacts, directory, options.suite, (artifact, target) =>
    downloadArtifactOf(client, run, artifact, target, limits),
  );
}

function suiteName(options: Options): string {
  return options.suite ?? process.env.GITHUB_WORKFLOW ?? '';
}
