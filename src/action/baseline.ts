import { rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import type { ArtifactLimits } from '../github/archive.ts';
import { githubClient } from '../github/client.ts';
import { downloadArtifactOf, logBudget, REPORT_LIMITS, type RunArtifact } from '../github/download.ts';
import { bounded } from '../github/limits.ts';
import type { Bases } from '../github/place.ts';
import { basesOfPull } from '../github/pull-request.ts';
import { repositoryOf } from '../github/repository.ts';
import { type BaselineRun, findBaselineRun, mergeBaseOf, workflowOf } from '../github/runs.ts';
import type { Options } from '../options/options.ts';
import { type KnownDurations, readDurations } from '../plan/durations.ts';
import { resolveBaseline } from '../report/baseline.ts';
import type { Baseline } from '../report/describe.ts';
import type { RunOnDisk } from '../report/load.ts';
import { mergeRuns } from '../report/merge.ts';
import type { GitHubPlace } from '../results/fields.ts';
import { armOf } from '../results/run-place.ts';
import * as log from './log.ts';
import { countJobs, isReport, runsOf, suitePrefix } from './suite-artifacts.ts';
import { inTemporary } from './temporary.ts';

/** Runs of the base branch that seem to have several jobs, and no report, are skipped after so many were downloaded in vain. */
const MOST_IN_VAIN = 10;

/** A search for results of the base branch; `place` is null, or `bases` and its pull request are, for a run of no branch. */
export interface Search {
  options: Options;
  place: GitHubPlace | null;
  /** Base branch and head of the pull request, or the pushed branch and its commit. */
  bases: Bases | null;
  /** True to leave out runs that began after this one, which only a re-run can find. */
  onlyEarlier?: boolean;
  /** True for a job of no matrix that measures: of a run without a report, the results of its only job are the baseline. */
  alone?: boolean;
}

/** The search of a job that measures. */
export function searchOfRun(search: Search): Search {
  const { 'job-total': total, shard } = search.options;
  return { ...search, alone: total === '1' && shard === undefined };
}

/**
 * Loads the baseline selected by the options; null without one. For `artifact` it is that of the newest push or scheduled
 * run on the base branch, preferably of the merge base; if it is missing or unreadable, a notice gives the reason. Throws a
 * UserError for a directory without results.
 */
export async function findBaseline(search: Search): Promise<Baseline | null> {
  return resolveBaseline(search.options.baseline, () => newestReport(search));
}

/** Durations of the instances in that report, for a plan; with a note, and no durations, if there is none. */
export async function baselineDurations(search: Search): Promise<KnownDurations> {
  try {
    // A re-run of all jobs gets the same plan, so that each job finds the results of its earlier attempt.
    const earlier = { ...search, onlyEarlier: true };
    return await fromArtifacts(earlier, (_, { directories: [report] }) => readDurations(report!));
  } catch (error) {
    const why = `baseline: the jobs get equal counts, since there are no durations: ${messageOf(error)}`;
    return { durations: null, notes: [why] };
  }
}

async function newestReport(search: Search): Promise<Baseline | null> {
  try {
    return await fromArtifacts(search, async ({ commit, finishedAt, url }, { runs }) => ({
      suite: mergeRuns(runs, null),
      origin: { kind: 'artifact', commit, finishedAt, url },
    }));
  } catch (error) {
    log.notice(`There is no baseline to compare with: ${messageOf(error)}`);
    return null;
  }
}

/**
 * Downloads the results, with their logs, that the newest push or scheduled run on the base branch has left, preferably of
 * the merge base, below a directory. Returns false, after a notice with the reason, if there are none.
 */
export async function downloadEarlierResults(search: Search, directory: string): Promise<boolean> {
  const prefix = suitePrefix(search.options);
  try {
    await downloadNewest(search, directory, {
      prefix,
      of: (artifacts) => [artifacts.filter(({ name }) => !isReport(name, prefix))],
      what: 'results',
      limits: { ...REPORT_LIMITS, logs: logBudget() },
    });
    return true;
  } catch (error) {
    log.notice(`There are no earlier results to reuse, so all trials are measured: ${messageOf(error)}`);
    return false;
  }
}

/** The artifacts of a run that are wanted, and what there is none of. */
interface Wanted {
  /** Prefix of their names. */
  prefix: string;
  /** Groups of them; the first one with a verdict of the suite counts, and for a report none with results of several jobs. */
  of(artifacts: RunArtifact[]): RunArtifact[][];
  what: 'a report' | 'a report, or results of one job' | 'results';
  limits?: ArtifactLimits;
}

/** The runs in the artifacts of a workflow run, and the directories of those artifacts. */
interface Downloaded {
  runs: RunOnDisk[];
  directories: string[];
}

/**
 * Uses the report of the newest run of the base branch that has one; for a job alone also the results of such a job. Throws
 * an error with the reason if there is none.
 */
async function fromArtifacts<Value>(
  search: Search,
  use: (run: BaselineRun, report: Downloaded) => Promise<Value>,
): Promise<Value> {
  const { options, alone = false } = search;
  const prefix = suitePrefix(options);
  return inTemporary(async (directory) => {
    const { run, downloaded } = await downloadNewest(search, directory, {
      prefix,
      of(artifacts) {
        const reports = artifacts.filter(({ name }) => isReport(name, prefix));
        // The latest first. Suites with names that differ only in other characters than those of artifacts share a prefix.
        if (reports.length > 0) return reports.map((artifact) => [artifact]).reverse();
        return alone ? [artifacts] : [];
      },
      what: alone ? 'a report, or results of one job' : 'a report',
    });
    return use(run, downloaded);
  });
}

/** Downloads these artifacts of the newest run of the base branch that has a verdict. Throws an error if there is none. */
async function downloadNewest(
  { options, place, bases: known, onlyEarlier = false }: Search,
  directory: string,
  { prefix, of, what, limits }: Wanted,
): Promise<{ run: BaselineRun; downloaded: Downloaded }> {
  const { 'github-token': token } = options;
  const pull = place?.pull_request ?? null;
  if (place === null || (known === null && pull === null)) throw new Error('this run belongs to no branch');
  if (token === undefined) throw new Error('github-token is empty');
  return bounded('GitHub', async () => {
    const client = githubClient(token);
    const repository = repositoryOf(place.repository);
    const current = { ...repository, runId: Number(place.run_id) };
    // The first request: it tells of a token of other repositories.
    const workflow = await workflowOf(client, current);
    const bases = known ?? (await basesOfPull(client, repository, pull!));
    // Later runs of the branch measured what came after this one, even if a force push, or the server, hides that.
    const isOfBase = pull === null && place.ref === `refs/heads/${bases.baseBranch}`;
    const search = {
      ...repository,
      workflow,
      baseBranch: bases.baseBranch,
      headSha: bases.headSha,
      mergeBase: await mergeBaseOf(client, current, bases.baseBranch, bases.headSha),
      artifactPrefix: prefix,
      currentRunId: current.runId,
      onlyEarlier: onlyEarlier || isOfBase,
    };
    let downloaded: Downloaded = { runs: [], directories: [] };
    const odd: string[] = [];
    let inVain = 0;
    const run = await findBaselineRun(client, search, async ({ artifacts }) => {
      for (const wanted of of(artifacts)) {
        // By their names, jobs of a suite whose name begins with this one's are jobs of this one.
        const seem = countJobs(wanted.map(({ name }) => name));
        if (what !== 'results' && seem > 1 && inVain >= MOST_IN_VAIN) continue;
        const read = await runsOf(wanted, directory, options.suite, (artifact, target) =>
          downloadArtifactOf(client, current, artifact, target, limits),
        );
        odd.push(...read.notes);
        // A run without any verdict cannot serve as a baseline; the arms of an experiment can only be reused.
        const isOne = read.jobs === 1 && read.runs.every((found) => armOf(found.directory) === null);
        const runs = read.runs.filter(
          ({ run }) => (isOne || what === 'results') && run.totals.passed + run.totals.failed > 0,
        );
        downloaded = { runs, directories: wanted.map(({ id }) => path.join(directory, String(id))) };
        if (runs.length > 0) return true;
        if (seem > 1) inVain += 1;
        for (const place of downloaded.directories) await rm(place, { recursive: true, force: true });
      }
      return false;
    });
    if (run !== null) return { run, downloaded };
    const notes = odd.length > 0 ? ` (${odd.slice(0, 3).join('; ')})` : '';
    throw new Error(`no push or scheduled run of this workflow on ${bases.baseBranch} has uploaded ${what}${notes}`);
  });
}
