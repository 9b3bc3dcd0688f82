import { UserError } from '../base/errors.ts';
import type { GitHubClient } from './client.ts';

/** Identity of a suite's comment: pull request, marker and author. */
export interface CommentPlace {
  owner: string;
  repo: string;
  pullRequest: number;
  marker: string;
  /** Login; comments by others are never touched, even with the marker. */
  author: string;
}

/** A comment found on the pull request. */
export interface ExistingComment {
  id: number;
  body: string;
  /** URL of the comment. */
  url: string;
}

/** All comments with the suite's marker by the configured author, oldest first, from all pages. */
export async function listOwnComments(client: GitHubClient, place: CommentPlace): Promise<ExistingComment[]> {
  const { owner, repo, pullRequest, marker, author } = place;
  const comments = await client.paginate(client.rest.issues.listComments, {
    owner,
    repo,
    issue_number: pullRequest,
    per_page: 100,
  });
  return comments
    .filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker))
    .map(({ id, body, html_url }) => ({ id, body: body!, url: html_url }))
    .sort((a, b) => a.id - b.id);
}

/** A comment as it was written. */
export interface WrittenComment {
  /** URL of the comment. */
  url: string;
  /** Login of its author; null if the server did not say it. */
  author: string | null;
}

/** Creates the comment, or updates the existing one. */
export async function writeComment(
  client: GitHubClient,
  place: CommentPlace,
  existing: { id: number } | null,
  body: string,
): Promise<WrittenComment> {
  const { owner, repo, pullRequest } = place;
  const { data } =
    existing === null
      ? await client.rest.issues.createComment({ owner, repo, issue_number: pullRequest, body })
      : await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body });
  return { url: data.html_url, author: data.user?.login ?? null };
}

/** Deletes a comment; a comment already deleted is not an error. */
export async function deleteComment(
  client: GitHubClient,
  { owner, repo }: Pick<CommentPlace, 'owner' | 'repo'>,
  id: number,
): Promise<void> {
  try {
    await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
}

/** Explains an error of the REST API; `denied` is true if the token lacks the permission. */
export function explainRestFault(error: unknown): { denied: boolean; message: string } {
  const { status, message } = error as { status?: number; message?: string };
  const denied = isDenied(error);
  if (denied) {
    return {
      denied,
      message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
    };
  }
  if (isArchived(error))
    return { denied, message: 'the repository is archived, and so read-only: unarchive it, or set "comment: never"' };
  const said = status === undefined || message?.startsWith('GitHub answered');
  return { denied, message: said ? String(message) : `GitHub answered ${status}: ${message}` };
}

/** True if the REST API refused since the repository is archived, which no permission helps against. */
function isArchived(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string };
  return status === 403 && /\barchived\b/i.test(message ?? '');
}

/** True if the REST API refused for lack of permission, false for a rate limit. */
export function isDenied(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string };
  if (isArchived(error)) return false;
  return status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
}

/** Turns a refusal for lack of permission into a UserError that names the missing permission. */
export async function withPermission<T>(permission: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDenied(error)) throw error;
    const { status } = error as { status: number };
    throw new UserError(
      `github-token: this token has no permission to read (HTTP ${status}): give the job "permissions: ${permission}"`,
      { cause: error },
    );
  }
}
