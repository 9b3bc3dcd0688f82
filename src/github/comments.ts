import type { GitHubClient } from './client.ts';
import { statusOf } from './fault.ts';
import type { Repository } from './repository.ts';

/** Identity of a suite's comment: pull request, marker and author. */
export interface CommentPlace extends Repository {
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
export async function deleteComment(client: GitHubClient, { owner, repo }: Repository, id: number): Promise<void> {
  try {
    await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
