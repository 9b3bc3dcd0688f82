import { messageOf } from '../base/errors.ts';
import { bounded } from '../github/limits.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { resolveBaseline } from '../report/baseline.ts';
import type { Baseline } from '../report/describe.ts';
import type { RunOnDisk } from '../report/load.ts';
import type { GitHubPlace } from '../results/records.ts';
import * as log from './log.ts';

/** Base branch and head of the pull request, or the pushed branch and its commit. */
export interface Bases {
  baseBranch: string;
  headSha: string;
}

/**
 * Loads the baseline selected by the options; null without one. For `artifact` it is the report of the newest push or
 * scheduled run on the base branch, preferably of the merge base; if it is missing or unreadable, a notice gives the
 * reason. Throws a UserError for a directory without results.
 */
export async function findBaseline(
  options: Options,
  place: GitHubPlace | null,
  bases: Bases | null,
): Promise<Baseline | null> {
  return resolveBaseline(options.baseline, () => newestReport(options, place, bases));
}

async function newestReport(
  options: Options,
  place: GitHubPlace | null,
  bases: Bases | null,
): Promise<Baseline | null> {
  if (place === null || bases === null) return none('this run belongs to no branch');
  if (options['github-token'] === undefined) return none('github-token is empty');
  try {
    const token = options['github-token'];
    return await bounded('GitHub', () => fromArtifacts(options, token, place, bases));
  } catch (error) {
    return none(messageOf(error));
  }
}

async function fromArtifacts(
  options: Options,
  token: string,
  place: GitHubPlace,
  { baseBranch, headSha }: Bases,
): Promise<Baseline | null> {
  const { githubClient } = await import('../github/client.ts');
  const { findBaselineRun, mergeBaseOf, workflowOf } = await import('../github/runs.ts');
  const { downloadArtifactOf } = await import('../github/download.ts');
  const { mergeRuns } = await import('../report/merge.ts');
  const { inTemporary, isReport, runsOf, suitePrefix } = await import('./suite-artifacts.ts');
  const client = githubClient(token);
  const [owner, repo] = place.repository.split('/') as [string, string];
  const current = { owner, repo, runId: Number(place.run_id) };
  const prefix = await suitePrefix(options);
  const search = {
    owner,
    repo,
    workflow: await workflowOf(client, current),
    baseBranch,
    mergeBase: await mergeBaseOf(client, current, baseBranch, headSha),
    artifactPrefix: `${prefix}-report`,
    currentRunId: current.runId,
  };
  return inTemporary(thisMachine(process.env).temporaryDirectory, async (directory) => {
    let runs: RunOnDisk[] = [];
    const odd: string[] = [];
    const found = await findBaselineRun(client, search, async ({ artifacts }) => {
      const newest = artifacts.filter(({ name }) => isReport(name, prefix)).slice(-1);
      const read = await runsOf(newest, directory, options.suite, (artifact, target) =>
        downloadArtifactOf(client, current, artifact, target),
      );
      odd.push(...read.notes);
      // A run without any verdict cannot serve as a baseline.
      runs = read.runs.filter(({ run }) => run.totals.passed + run.totals.failed > 0);
      return runs.length > 0;
    });
    if (found === null) {
      const notes = odd.length > 0 ? ` (${odd.slice(0, 3).join('; ')})` : '';
      return none(`no push or scheduled run of this workflow on ${baseBranch} has left a report${notes}`);
    }
    const { commit, finishedAt, url } = found;
    return { suite: mergeRuns(runs, null), origin: { kind: 'artifact', commit, finishedAt, url } };
  });
}

function none(why: string): null {
  log.notice(`There is no baseline to compare with: ${why}`, { title: 'agentbench' });
  return null;
}
