import type { GitHubPlace } from './fields.ts';

/** Events whose `sha` is the head of the default branch, whatever their job checks out. */
const OF_DEFAULT_BRANCH = ['issue_comment', 'workflow_run'];

/** The commit that a run measured, of a pull request its head; null if it is not known. */
export function measuredCommit({ head_sha: head, sha, event }: GitHubPlace): string | null {
  return head ?? (OF_DEFAULT_BRANCH.includes(event) ? null : sha);
}
