import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { listArtifactsOf, type RunArtifact, type WorkflowRun } from './artifacts.ts';
import type { GitHubClient } from './client.ts';
import { statusOf, withPermission } from './fault.ts';
import type { Repository } from './repository.ts';

/** Number of candidate runs checked for artifacts, and of result pages (100 runs each) listed per event. */
const MOST_RUNS = 100;
const MOST_PAGES = 5;
/** Events that measure the base branch itself; a manual run may have had any inputs. */
const EVENTS = ['push', 'schedule'];

/** Search criteria for a baseline run. */
export interface BaselineSearch extends Repository {
  /** Id or path of the measuring workflow. */
  workflow: number | string;
  baseBranch: string;
  /** Commit that is measured. */
  headSha: string;
  /** Merge base of that commit and the base branch; null for no preference. */
  mergeBase: string | null;
  /** Prefix of the report artifacts' names, made by `artifactName`. */
  artifactPrefix: string;
  currentRunId: number;
  /** True to leave out runs that began after this one, which only its re-run could find. */
  onlyEarlier?: boolean;
}

/** A run that measured the base branch. */
export interface BaselineRun {
  runId: number;
  commit: string;
  /** ISO 8601. */
  finishedAt: string;
  /** URL of the run. */
  url: string;
  /** The suite's artifacts that have not expired. */
  artifacts: RunArtifact[];
}

type ListedRun = Awaited<ReturnType<GitHubClient['rest']['actions']['getWorkflowRun']>>['data'];

/**
 * Finds the newest completed push or scheduled run of a workflow on the base branch that has the suite's artifacts,
 * regardless of its gate; runs of the merge base are preferred. For a commit of the base branch itself, later runs do not
 * count: they measured what came after it. Null if there is none. `isComplete` may inspect the artifacts and reject a run;
 * the search then continues. Throws a UserError without `actions: read`.
 */
export async function findBaselineRun(
  client: GitHubClient,
  search: BaselineSearch,
  isComplete: (run: BaselineRun) => Promise<boolean> = async () => true,
): Promise<BaselineRun | null> {
  const { owner, repo, headSha, mergeBase, artifactPrefix, currentRunId } = search;
  const tried = new Set([currentRunId]);
  const onlyEarlier = search.onlyEarlier === true || headSha === mergeBase;
  const isEligible = ({ id }: ListedRun) => !tried.has(id) && (id < currentRunId || !onlyEarlier);
  const attempt = async (runs: ListedRun[]): Promise<BaselineRun | null> => {
    for (const run of runs.filter(isEligible).slice(0, MOST_RUNS)) {
      tried.add(run.id);
      const artifacts = await listArtifactsOf(client, { owner, repo, runId: run.id }, artifactPrefix);
      if (artifacts.length === 0) continue;
      const found = { runId: run.id, commit: run.head_sha, finishedAt: run.updated_at, url: run.html_url, artifacts };
      if (await isComplete(found)) return found;
    }
    return null;
  };
  const ofMergeBase =
    mergeBase === null ? null : await attempt(await listRuns(client, search, [{ head_sha: mergeBase }]));
  return (
    ofMergeBase ??
    (await attempt(
      await listRuns(
        client,
        search,
        EVENTS.map((event) => ({ event })),
      ),
    ))
  );
}

/** The id of a run's workflow. Throws a UserError without `actions: read`, or for a token of other repositories. */
export async function workflowOf(client: GitHubClient, { owner, repo, runId }: WorkflowRun): Promise<number> {
  try {
    const { data } = await withPermission('actions: read', () =>
      client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId, exclude_pull_requests: true }),
    );
    return data.workflow_id;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    throw new UserError(
      `github-token: with it, the server shows no workflow run ${runId} of ${owner}/${repo} (HTTP 404): has it access to this repository?`,
    );
  }
}

/**
 * The merge base (SHA) of a head (SHA) and a base (branch or SHA); null if either does not exist, they share no
 * history, or the server does not say it (Forgejo, Gitea). Throws a UserError without `contents: read`.
 */
export async function mergeBaseOf(
  client: GitHubClient,
  { owner, repo }: Repository,
  base: string,
  head: string,
): Promise<string | null> {
  try {
    const basehead = `${base}...${head}`;
    const { data } = await withPermission('contents: read', () =>
      client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
    );
    return (data.merge_base_commit as { sha: string } | undefined)?.sha ?? null;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Candidate runs from several queries, newest first. */
async function listRuns(
  client: GitHubClient,
  search: BaselineSearch,
  queries: ({ head_sha: string } | { event: string })[],
): Promise<ListedRun[]> {
  const { owner, repo, workflow, baseBranch } = search;
  const lists = queries.map((query) => {
    let [pages, found] = [0, 0];
    const asked = {
      owner,
      repo,
      workflow_id: typeof workflow === 'string' ? path.posix.basename(workflow) : workflow,
      branch: baseBranch,
      status: 'completed' as const,
      exclude_pull_requests: true,
      per_page: 100,
      ...query,
    };
    return withPermission('actions: read', () =>
      client.paginate(client.rest.actions.listWorkflowRuns, asked, (response, done) => {
        const eligible = response.data.filter((run) => couldBeBaseline(run, search));
        pages += 1;
        found += eligible.length;
        if (pages >= MOST_PAGES || found >= MOST_RUNS) done();
        return eligible;
      }),
    );
  });
  return (await Promise.all(lists)).flat().sort((a, b) => b.id - a.id);
}

/** Checks the head repository too, since a branch of a fork may have the base branch's name. */
function couldBeBaseline(run: ListedRun, { owner, repo, baseBranch }: BaselineSearch): boolean {
  return (
    EVENTS.includes(run.event) &&
    run.head_branch === baseBranch &&
    run.status === 'completed' &&
    (run.conclusion === 'success' || run.conclusion === 'failure') &&
    run.head_repository?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase()
  );
}
