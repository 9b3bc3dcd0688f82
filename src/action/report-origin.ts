import { messageOf, UserError } from '../base/errors.ts';
import { githubClient } from '../github/client.ts';
import type { readEvent } from '../github/event.ts';
import { bounded } from '../github/limits.ts';
import { type Bases, basesOf, githubPlace, runPage } from '../github/place.ts';
import { basesOfPull, type PullRequestFound, pullRequestOfRun } from '../github/pull-request.ts';
import { repositoryOf } from '../github/repository.ts';
import { standingOf } from '../history/point.ts';
import type { Options } from '../options/options.ts';
import type { GitHubPlace } from '../results/fields.ts';
import { type Measured, measuredIn, placeOfRun } from './history.ts';

type WorkflowEvent = ReturnType<typeof readEvent>;

/** The workflow run whose results are reported, and the pull request that gets the comment. */
export interface Origin {
  /** Id of the run that measured; null for this one. */
  measuredBy: number | null;
  /** Of the run that reports. */
  here: GitHubPlace | null;
  place: GitHubPlace | null;
  /** The measuring run's place, for queries about its workflow and its branch. */
  measuring: GitHubPlace | null;
  bases: Bases | null;
  /** The reason why a pull request has none, or a run that may be of one. */
  whyNoBases: string | null;
  runUrl: string | null;
  target: { repository: string; pullRequest: number | null; why: string };
}

/** This run as the one that measured. */
export async function originHere(event: WorkflowEvent, options: Options): Promise<Origin> {
  const place = githubPlace(process.env, event);
  return {
    measuredBy: null,
    here: place,
    place,
    measuring: place,
    ...(await basesHere(event, place, options)),
    runUrl: runPage(process.env, place),
    target: {
      repository: place?.repository ?? '',
      pullRequest: place?.pull_request ?? null,
      why: 'this event belongs to no pull request',
    },
  };
}

/** The run whose end started this one, and the pull request that it measured; `origin` without such a run. */
export async function originOfEnded(event: WorkflowEvent, options: Options, origin: Origin): Promise<Origin> {
  const measured: { id?: unknown; head_sha?: unknown } = event.workflow_run ?? {};
  const { here: place } = origin;
  if (process.env.GITHUB_EVENT_NAME !== 'workflow_run' || typeof measured.id !== 'number' || place === null)
    return origin;
  const found = await findPullRequest(options['github-token'], event);
  const headSha = typeof measured.head_sha === 'string' ? measured.head_sha : null;
  const server = process.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const ofRun = placeOfRun(event, place, measured.id);
  const bases = found.pull ?? basesOfBranch(ofRun, headSha);
  const ofCommit = { head_sha: headSha, pull_request: found.pull?.number ?? null };
  return {
    measuredBy: measured.id,
    here: place,
    place: { ...place, ...ofCommit },
    measuring: { ...ofRun, ...ofCommit },
    bases,
    whyNoBases: bases === null ? found.why : null,
    runUrl: `${server}/${place.repository}/actions/runs/${measured.id}`,
    target: { repository: place.repository, pullRequest: found.pull?.number ?? null, why: found.why ?? '' },
  };
}

/** A run for a branch is compared with that branch, as in the workflow that measured; null for any other, such as that of a fork. */
function basesOfBranch(place: GitHubPlace, headSha: string | null): Bases | null {
  const { adds, branch } = standingOf(place, {});
  return adds && branch !== null && headSha !== null ? { baseBranch: branch, headSha } : null;
}

/** Those of a comment are asked for a history, which belongs to the base branch; a baseline that is looked for reads them by itself. */
async function basesHere(
  event: WorkflowEvent,
  place: GitHubPlace | null,
  { history, 'github-token': token }: Options,
): Promise<Pick<Origin, 'bases' | 'whyNoBases'>> {
  const bases = basesOf(process.env, event);
  const pull = place?.pull_request ?? null;
  if (place === null || pull === null || bases !== null || history === null) return { bases, whyNoBases: null };
  if (token === undefined) return { bases, whyNoBases: 'github-token is empty' };
  return bounded('GitHub', () => basesOfPull(githubClient(token), repositoryOf(place.repository), pull)).then(
    (found) => ({ bases: found, whyNoBases: null }),
    (error) => ({ bases, whyNoBases: messageOf(error) }),
  );
}

async function findPullRequest(token: string | undefined, event: WorkflowEvent): Promise<PullRequestFound> {
  if (token === undefined) return { pull: null, why: 'github-token is empty' };
  try {
    return await bounded('GitHub', () => pullRequestOfRun(githubClient(token), event));
  } catch (error) {
    if (error instanceof UserError) throw error;
    return { pull: null, why: `the pull request is not known: ${messageOf(error)}` };
  }
}

/** The measured run for the history; null outside GitHub Actions. */
export function measuredOf(event: WorkflowEvent, { measuring, bases, whyNoBases }: Origin): Measured | null {
  const base = bases?.baseBranch ?? null;
  return measuring === null ? null : measuredIn(event, measuring, { base, whyUnknown: whyNoBases });
}
