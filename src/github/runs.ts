import path from 'node:path';
import { listArtifactsOf, type RunArtifact, type WorkflowRun } from './artifacts.ts';
import type { GitHubClient } from './client.ts';
import { withPermission } from './comments.ts';

/** Runs that could be the baseline and are looked at for artifacts; pages of 100 that are listed for each event. */
const MOST_RUNS = 100;
const MOST_PAGES = 5;
/** What says how the base branch itself is; a run by hand may have had any inputs. */
const EVENTS = ['push', 'schedule'];

/** Where a baseline is looked for. */
export interface BaselineSearch {
  owner: string;
  repo: string;
  /** Number or path of the workflow that measures. */
  workflow: number | string;
  baseBranch: string;
  /** The commit that the pull request left the base branch at; null where there is none to prefer. */
  mergeBase: string | null;
  /** How the names of a report's artifacts begin, as `artifactName` makes it. */
  artifactPrefix: string;
  currentRunId: number;
}

/** A run that measured the base branch. */
export interface BaselineRun {
  runId: number;
  commit: string;
  /** ISO 8601. */
  finishedAt: string;
  /** Its page. */
  url: string;
  /** Those of the suite that have not expired. */
  artifacts: RunArtifact[];
}

type ListedRun = Awaited<ReturnType<GitHubClient['rest']['actions']['getWorkflowRun']>>['data'];

/**
 * The newest completed push or scheduled run of a workflow on the base branch that has the suite's artifacts, those of the merge
 * base before all others, whether its gate passed or not; null where there is none. `isComplete` may look into the artifacts
 * and turn a run down; the search then goes on. Throws a UserError without `actions: read`.
 */
export async function findBaselineRun(
  client: GitHubClient,
  search: BaselineSearch,
  isComplete: (run: BaselineRun) => Promise<boolean> = async () => true,
): Promise<BaselineRun | null> {
  const { owner, repo, mergeBase, artifactPrefix, currentRunId } = search;
  const tried = new Set([currentRunId]);
  const attempt = async (runs: ListedRun[]): Promise<BaselineRun | null> => {
    for (const run of runs.filter(({ id }) => !tried.has(id)).slice(0, MOST_RUNS)) {
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

/** The number of the workflow that a run is of. Throws a UserError without `actions: read`. */
export async function workflowOf(client: GitHubClient, { owner, repo, runId }: WorkflowRun): Promise<number> {
  const { data } = await withPermission('actions: read', () =>
    client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId, exclude_pull_requests: true }),
  );
  return data.workflow_id;
}

/**
 * The commit at which a head (SHA) left a base (branch or SHA) of a repository; null where they have none in common or are
 * not there. Throws a UserError without `contents: read`.
 */
export async function mergeBaseOf(
  client: GitHubClient,
  { owner, repo }: Pick<WorkflowRun, 'owner' | 'repo'>,
  base: string,
  head: string,
): Promise<string | null> {
  try {
    const basehead = `${base}...${head}`;
    const { data } = await withPermission('contents: read', () =>
      client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
    );
    return data.merge_base_commit.sha;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

/** Runs of the workflow that could be the baseline, newest first, by several queries. */
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

/** A branch of a fork may have the base branch's name: what it ran says nothing about ours. */
function couldBeBaseline(run: ListedRun, { owner, repo, baseBranch }: BaselineSearch): boolean {
  return (
    EVENTS.includes(run.event) &&
    run.head_branch === baseBranch &&
    run.status === 'completed' &&
    (run.conclusion === 'success' || run.conclusion === 'failure') &&
    run.head_repository?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase()
  );
}
