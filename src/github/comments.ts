import type { GitHubClient } from './client.ts';

/** A suite's comment on a pull request: what finds it, and who writes it. */
export interface CommentPlace {
  owner: string;
  repo: string;
  pullRequest: number;
  marker: string;
  /** Login; comments of others are never touched, whatever they hold. */
  author: string;
}

/** A comment that is there. */
export interface ExistingComment {
  id: number;
  body: string;
  /** Its page. */
  url: string;
}

/** The comment that is there; null where there is none. Of several the oldest counts. */
export async function findComment(client: GitHubClient, place: CommentPlace): Promise<ExistingComment | null> {
  const { owner, repo, pullRequest, marker, author } = place;
  const comments = await client.paginate(client.rest.issues.listComments, {
    owner,
    repo,
    issue_number: pullRequest,
    per_page: 100,
  });
  const ours = comments
    .filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker))
    .sort((a, b) => a.id - b.id);
  return ours[0] === undefined ? null : { id: ours[0].id, body: ours[0].body!, url: ours[0].html_url };
}

/** Writes a comment anew or over the one that is there; its page. */
export async function writeComment(
  client: GitHubClient,
  place: CommentPlace,
  existing: { id: number } | null,
  body: string,
): Promise<string> {
  const { owner, repo, pullRequest } = place;
  if (existing !== null) {
    return (await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body })).data.html_url;
  }
  return (await client.rest.issues.createComment({ owner, repo, issue_number: pullRequest, body })).data.html_url;
}

/** What a fault of the REST API means to its reader; `denied`: this token may not do it. */
export function explainRestFault(error: unknown): { denied: boolean; message: string } {
  const { status, message } = error as { status?: number; message?: string };
  const denied = status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
  if (denied) {
    return {
      denied,
      message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
    };
  }
  return { denied, message: status === undefined ? String(message) : `HTTP ${status}: ${message}` };
}
