import { messageOf, UserError } from '../base/errors.ts';
import { changeBranch } from '../github/branch-files.ts';
import { githubClient } from '../github/client.ts';
import { bounded } from '../github/limits.ts';
import { repositoryOf } from '../github/repository.ts';
import { keepInDirectory } from '../history/directory.ts';
import { type Kept, keeping } from '../history/keep.ts';
import { HISTORY_FILE, LARGEST_HISTORY } from '../history/lines.ts';
import { standingOf } from '../history/point.ts';
import type { Options } from '../options/options.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { GitHubPlace } from '../results/fields.ts';
import * as log from './log.ts';

/** The measured run, which decides the history that its report belongs to. */
export interface Measured {
  /** Workflow run of the measurement. */
  place: GitHubPlace;
  /** Branch that the run is compared with, such as the base of the pull request; null if there is none, or it is unknown. */
  base: string | null;
  /** The reason why the base is unknown, as that of a pull request without the permission to read it; null if nothing more can be known. */
  whyUnknown: string | null;
  /** Null if unknown. */
  defaultBranch: string | null;
  /** Branches that hold code and are therefore refused as a place for the history. */
  codeBranches: string[];
}

/** The parts of an event payload used here. */
interface EventPayload {
  repository?: { default_branch?: unknown };
  pull_request?: { head?: { ref?: unknown; repo?: { full_name?: unknown } | null }; base?: { ref?: unknown } };
  workflow_run?: {
    event?: unknown;
    run_attempt?: unknown;
    head_branch?: unknown;
    head_repository?: { full_name?: unknown } | null;
  };
}

/** Reads `Measured` from an event. `place` is that of the measuring run. */
export function measuredIn(
  event: EventPayload,
  place: GitHubPlace,
  { base, whyUnknown }: Pick<Measured, 'base' | 'whyUnknown'>,
): Measured {
  const { repository, pull_request: pull, workflow_run: run } = event;
  const ours = (side: { full_name?: unknown } | null | undefined) => side?.full_name === place.repository;
  const defaultBranch = textOf(repository?.default_branch);
  const own = place.ref.replace(/^refs\/heads\//, '');
  const heads = [
    ours(pull?.head?.repo) ? textOf(pull?.head?.ref) : null,
    ours(run?.head_repository) ? textOf(run?.head_branch) : null,
  ];
  const codeBranches = [defaultBranch, base, textOf(pull?.base?.ref), own, ...heads].filter((name) => name !== null);
  return { place, base, whyUnknown, defaultBranch, codeBranches };
}

/**
 * The place of a `workflow_run` event's run, as `githubPlace` returned it there; from GitHub's data, never from its
 * output.
 */
export function placeOfRun({ workflow_run: run }: EventPayload, place: GitHubPlace, runId: number): GitHubPlace {
  const ours = run?.head_repository?.full_name === place.repository;
  const branch = ours ? textOf(run?.head_branch) : null;
  return {
    ...place,
    run_id: String(runId),
    run_attempt: typeof run?.run_attempt === 'number' ? run.run_attempt : 1,
    event: textOf(run?.event) ?? '',
    ref: branch === null ? '' : `refs/heads/${branch}`,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Adds the trend to a report if a history is kept; a run for a branch also adds its point to the history. Failures are
 * warnings that say what to change, and have no other effect.
 */
export async function withHistory(
  report: SuiteReport,
  options: Options,
  measured: Measured | null,
): Promise<SuiteReport> {
  const { history } = options;
  if (history === null) return report;
  try {
    // The trend of another branch, such as the default one, would be taken for its own.
    if (measured !== null && measured.whyUnknown !== null)
      throw new UserError(`the branch to compare with is not known: ${measured.whyUnknown}`);
    const kept =
      'directory' in history
        ? await inDirectory(report, history.directory, options, measured)
        : await bounded('GitHub', () => onBranch(report, history.branch, options, measured));
    if (kept === null) return report;
    for (const note of kept.notes) log.notice(note);
    return { ...report, trend: kept.trend };
  } catch (error) {
    log.warning(`history: there is no trend, and no point was added: ${messageOf(error)}`);
    return report;
  }
}

async function inDirectory(
  report: SuiteReport,
  directory: string,
  { tolerance }: Options,
  measured: Measured | null,
): Promise<Kept | null> {
  const keep = keeping(report, { ...measured, github: measured?.place ?? null, tolerance });
  return keep === null ? null : keepInDirectory(directory, keep);
}

async function onBranch(
  report: SuiteReport,
  branch: string,
  { tolerance, 'github-token': token }: Options,
  measured: Measured | null,
): Promise<Kept | null> {
  if (measured === null) throw new UserError('this run belongs to no repository');
  if (token === undefined) throw new UserError('github-token is empty');
  const { place: github, base, codeBranches } = measured;
  const { owner, repo } = repositoryOf(github.repository);
  const client = githubClient(token);
  const defaultBranch = measured.defaultBranch ?? (await client.rest.repos.get({ owner, repo })).data.default_branch;
  if ([defaultBranch, ...codeBranches].includes(branch))
    throw new UserError(
      `branch:${branch} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`,
    );
  const keep = keeping(report, { github, base, defaultBranch, tolerance });
  if (keep === null) return null;
  const message = `agentbench: run ${github.run_id}`;
  const permission = standingOf(github, { base, defaultBranch }).adds ? 'contents: write' : 'contents: read';
  const kept = await changeBranch(
    client,
    { owner, repo, branch },
    { file: HISTORY_FILE, largest: LARGEST_HISTORY, message, permission },
    keep,
  );
  if (kept.files !== null) log.info(`history: ${[...kept.files.keys()].join(', ')} on the branch ${branch}`);
  return kept;
}
