import { UserError } from '../base/errors.ts';
import type { GitHubClient } from './client.ts';
import { isDenied, statusOf, withPermission } from './fault.ts';
import type { Bases } from './place.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** The parts of a `workflow_run` event payload used here. */
export interface WorkflowRunEvent {
  workflow_run?: { head_sha?: unknown; head_branch?: unknown; head_repository?: { full_name?: unknown } | null };
  repository?: { full_name?: unknown };
}

/** An open pull request of this repository. */
interface OpenPullRequest {
  number: number;
  baseBranch: string;
  headSha: string;
}

/** The pull request, or the reason why none was chosen. */
export type PullRequestFound = { pull: OpenPullRequest; why: null } | { pull: null; why: string };

/**
 * Finds the open pull request whose head the run of a `workflow_run` event measured, from GitHub's data only and never
 * from the run's output. The query goes to the head repository, since the base does not know a fork's commits. Throws
 * a UserError without `pull-requests: read`.
 */
export async function pullRequestOfRun(client: GitHubClient, event: WorkflowRunEvent): Promise<PullRequestFound> {
  const none = (why: string): PullRequestFound => ({ pull: null, why });
  const { head_sha: sha, head_branch: branch, head_repository: headRepository } = event.workflow_run ?? {};
  const base = event.repository?.full_name;
  const head = headRepository?.full_name;
  if (typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha) || !isRepository(base)) {
    return none('this is not a workflow_run event');
  }
  if (!isRepository(head)) return none(`the repository that ${sha} came from is gone`);
  const pulls = await pullsOfCommit(client, head, sha, base);
  if (pulls === null) return none(`${head} or its commit ${sha} cannot be read with this token`);
  const open = pulls.filter(
    (pull) =>
      pull.state === 'open' &&
      pull.head.sha === sha &&
      isSame(pull.base.repo?.full_name, base) &&
      // A fork can point a branch at any commit, so the head repository must match too.
      isSame(pull.head.repo?.full_name, head),
  );
  const ofBranch = open.length > 1 ? open.filter((pull) => pull.head.ref === branch) : open;
  const [pull] = ofBranch;
  if (pull === undefined) {
    return none(`no open pull request has ${sha} of ${head} as its head: closed since, or newer commits came`);
  }
  if (ofBranch.length > 1) {
    const numbers = ofBranch.map(({ number }) => `#${number}`).join(', ');
    return none(`several open pull requests have ${sha} of ${head} as their head: ${numbers}`);
  }
  return { pull: { number: pull.number, baseBranch: pull.base.ref, headSha: sha }, why: null };
}

/** The branches of a pull request of which an event has the number alone. Throws a UserError without `pull-requests: read`. */
export async function basesOfPull(client: GitHubClient, repository: Repository, number: number): Promise<Bases> {
  const { data } = await withPermission('pull-requests: read', () =>
    client.rest.pulls.get({ ...repository, pull_number: number }),
  );
  return { baseBranch: data.base.ref, headSha: data.head.sha };
}

/**
 * All pull requests of a commit in a repository; null if repository or commit is missing, or a fork is not readable.
 */
async function pullsOfCommit(client: GitHubClient, repository: string, sha: string, base: string) {
  try {
    return await withPermission('pull-requests: read', () =>
      client.paginate(client.rest.repos.listPullRequestsAssociatedWithCommit, {
        ...repositoryOf(repository),
        commit_sha: sha,
        per_page: 100,
      }),
    );
  } catch (error) {
    const fault = error instanceof UserError ? error.cause : error;
    if (isDenied(fault) && !isSame(repository, base)) return null;
    if ([404, 422].includes(statusOf(fault) ?? 0)) return null;
    throw error;
  }
}

function isRepository(name: unknown): name is string {
  return typeof name === 'string' && /^[\w.-]+\/[\w.-]+$/.test(name);
}

/** Compares case-insensitively, like GitHub. */
function isSame(name: string | undefined, other: string): boolean {
  return name?.toLowerCase() === other.toLowerCase();
}
