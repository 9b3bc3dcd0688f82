import { UserError } from '../base/errors.ts';
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

/** All comments of the suite that are ours, oldest first, over all pages. */
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

/** Deletes a comment; one that is gone already is no fault. */
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

/** What a fault of the REST API means to its reader; `denied`: this token may not do it. */
export function explainRestFault(error: unknown): { denied: boolean; message: string } {
  const { status, message } = error as { status?: number; message?: string };
  const denied = isDenied(error);
  if (denied) {
    return {
      denied,
      message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
    };
  }
  return { denied, message: status === undefined ? String(message) : `HTTP ${status}: ${message}` };
}

/** Whether the REST API refused because this token may not do it; a rate limit is not that. */
export function isDenied(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string };
  return status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
}

/** Says which permission a token lacks, as a UserError, where that is why the API refused. */
export async function withPermission<T>(permission: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDenied(error)) throw error;
    const { status } = error as { status: number };
    throw new UserError(
      `github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`,
      { cause: error },
    );
  }
}
