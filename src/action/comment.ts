import { type ExperimentReport, experimentState, isAllWell, renderExperimentComment } from '../comparison/comment.ts';
import { type GitHubClient, githubClient } from '../github/client.ts';
import {
  type CommentPlace,
  deleteComment,
  listOwnComments,
  type WrittenComment,
  writeComment,
} from '../github/comments.ts';
import { explainRestFault, statusOf } from '../github/fault.ts';
import { bounded } from '../github/limits.ts';
import { repositoryOf } from '../github/repository.ts';
import type { Options } from '../options/options.ts';
import {
  commentMarker,
  headingOf,
  renderComment,
  runOfComment,
  runOfPage,
  stateLine,
} from '../report/markdown/comment.ts';
import type { SuiteReport } from '../report/suite.ts';
import * as log from './log.ts';
import { saveUndone } from './state.ts';

/** Destination of a comment, derived from the event and never from an artifact. */
export interface CommentTarget {
  repository: string;
  /** Null if there is none; `why` has the reason. */
  pullRequest: number | null;
  why: string;
  suite: string;
  /** URL of the workflow run that measured; null outside GitHub Actions. */
  runUrl: string | null;
}

export type CommentOptions = Pick<Options, 'comment' | 'comment-author' | 'github-token'>;

/** Content of a comment, and a way to look for newer results. */
export interface Said {
  /** Null to delete the existing comment and write none. */
  report: SuiteReport | ExperimentReport | null;
  /** True to keep the existing comment where there is no report. */
  leaves?: boolean;
  /** True if some results could not be loaded. */
  partial?: boolean;
  /** Looks again for results of other jobs; null without new ones. */
  again?(): Promise<Said | null>;
}

/** Maximum rewrites without new results, needed when another job has overwritten the comment. */
const MOST_ROUNDS = 12;

/**
 * Writes the suite's comment; returns its URL, or null if there is none. Concurrent jobs converge on one complete
 * comment: each checks again after writing, keeps the oldest comment, deletes its author's others, and repeats until
 * nothing new appears. The comment of a later workflow run is kept. Failures are logged, saved for post, and never
 * change the verdict.
 */
export async function writeSuiteComment(
  first: Said,
  target: CommentTarget,
  options: CommentOptions,
): Promise<string | null> {
  const { comment: mode, 'github-token': token } = options;
  if (mode === 'never') return null;
  const cannot = (why: string) => {
    if (mode === 'always') log.warning(`No comment was written: ${why}`);
    else log.notice(`No comment was written: ${why}`);
    saveUndone('comment', 'refused');
    return null;
  };
  if (target.pullRequest === null) return mode === 'always' ? cannot(target.why) : null;
  if (token === undefined) return cannot('github-token is empty');
  let written: string | null = null;
  const onWritten = (url: string | null) => {
    written = url;
  };
  try {
    const place: CommentPlace = {
      ...repositoryOf(target.repository),
      pullRequest: target.pullRequest,
      marker: commentMarker(target.suite),
      author: options['comment-author'],
    };
    return await bounded('GitHub', () => converge(githubClient(token), place, first, target, options, onWritten));
  } catch (error) {
    const { denied, message } = explainRestFault(error);
    if (denied && written === null) return cannot(message);
    log.warning(
      written === null
        ? `The comment was not written: ${message}`
        : `The comment was written, but perhaps not completed: ${message}`,
    );
    // A text that is refused stays refused, and post is too soon for the end of a rate limit.
    if ((statusOf(error) ?? 500) >= 500) saveUndone('comment', 'left');
    return written;
  }
}

async function converge(
  client: GitHubClient,
  configured: CommentPlace,
  first: Said,
  { suite, runUrl }: CommentTarget,
  { comment: mode }: CommentOptions,
  onWritten: (url: string | null) => void,
): Promise<string | null> {
  let said = first;
  let place = configured;
  let url: string | null = null;
  let fresh = true;
  let made: WrittenComment | null = null;
  for (let round = 1; round <= MOST_ROUNDS; ) {
    const found = await listOwnComments(client, place);
    const content = said.report === null ? null : contentOf(said.report, suite);
    const later = found.find(({ body }) => isOfLaterRun(body, runUrl));
    const [existing, ...others] = later === undefined ? found : [later, ...found.filter((one) => one !== later)];
    for (const { id } of others) await deleteComment(client, place, id);
    if (others.some((other) => other.url === made?.url)) made = null;
    if (later !== undefined) {
      log.notice('No comment was written: the comment of a later workflow run is kept');
      return later.url;
    }
    if (content === null && said.leaves === true) return existing?.url ?? null;
    if (content === null) {
      // That of an earlier run is the report job's, which writes over it.
      if (existing !== undefined && !isOfEarlierRun(existing.body, runUrl))
        await deleteComment(client, place, existing.id);
      return null;
    }
    const { body, state, allPassed } = content;
    if (mode === 'failures' && allPassed && existing === undefined) return null;
    const lost = existing === undefined && made !== null;
    const same = existing?.body.includes(state) === true;
    // Two jobs whose texts keep differing, by wording or a missing artifact, would overwrite each other forever.
    const othersWillDo = !fresh && (same || said.partial === true);
    const unchanged = same && mode === 'changes' && headingOf(existing.body) === headingOf(content.body);
    const kept = existing !== undefined && (existing.body === body || unchanged || othersWillDo);
    if (kept) url = existing.url;
    else if (!lost) {
      const written = await writeUnlessGone(client, place, existing ?? null, body);
      url = written?.url ?? null;
      onWritten(url);
      if (existing === undefined) made = written;
      if (place === configured && written?.author != null && written.author !== place.author) {
        // Comments of earlier pushes are looked for again, under the author that this token writes as.
        place = withAuthor(place, written.author);
        continue;
      }
    }
    const more = (await said.again?.()) ?? null;
    if (more === null && lost) return made?.author === place.author ? url : sayLost(place, url);
    // A comment that was made may be one of two: of another job at the same time, or of a request whose answer was lost.
    const isLast = kept || (said.again === undefined && existing !== undefined);
    if (more === null && url !== null && isLast) return url;
    fresh = more !== null || url === null;
    if (more === null) round += 1;
    else said = more;
  }
  return url;
}

/** True if a comment tells of a later workflow run than that of this page; servers number runs as they begin. */
function isOfLaterRun(body: string, runUrl: string | null): boolean {
  return isLater(runOfComment(body), runOfPage(runUrl ?? ''));
}

function isOfEarlierRun(body: string, runUrl: string | null): boolean {
  return isLater(runOfPage(runUrl ?? ''), runOfComment(body));
}

function isLater(run: bigint | null, than: bigint | null): boolean {
  return run !== null && than !== null && run > than;
}

/** The text of a comment, the line of its state, and true if nothing in it asks for attention. */
function contentOf(report: SuiteReport | ExperimentReport, suite: string) {
  if ('document' in report) {
    const body = renderExperimentComment(report, suite);
    return { body, state: experimentState(report), allPassed: isAllWell(report) };
  }
  const { run } = report;
  const allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== false;
  return { body: renderComment(report, suite), state: stateLine(run), allPassed };
}

function withAuthor(place: CommentPlace, author: string): CommentPlace {
  log.notice(
    `comment-author: github-token writes as ${author}, not as ${place.author}; set comment-author: ${author}, so that the comment is found before it is written`,
  );
  return { ...place, author };
}

/** The author is not known. Stops here, since every further round would create another comment. */
function sayLost({ author }: CommentPlace, url: string | null): string | null {
  log.warning(
    `The comment was written, but ${author} is not its author: set comment-author to the login that github-token belongs to`,
  );
  return url;
}

/** Returns null if another job has deleted the comment meanwhile. */
async function writeUnlessGone(
  client: GitHubClient,
  place: CommentPlace,
  existing: { id: number } | null,
  body: string,
): Promise<WrittenComment | null> {
  try {
    return await writeComment(client, place, existing, body);
  } catch (error) {
    if (existing !== null && statusOf(error) === 404) return null;
    throw error;
  }
}
