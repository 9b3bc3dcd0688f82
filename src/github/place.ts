import type { GitHubPlace } from '../results/records.ts';

/** The parts of an event payload used here. */
interface EventPayload {
  pull_request?: { number?: unknown; head?: { sha?: unknown }; base?: { ref?: unknown } };
  issue?: { number?: unknown; pull_request?: unknown };
}

/** The workflow run and job of this process, from the runner's environment and event; null outside GitHub Actions. */
export function githubPlace(environment: NodeJS.ProcessEnv, payload: EventPayload): GitHubPlace | null {
  if (environment.GITHUB_ACTIONS !== 'true' || !environment.GITHUB_REPOSITORY) return null;
  return {
    repository: environment.GITHUB_REPOSITORY,
    workflow: environment.GITHUB_WORKFLOW ?? '',
    job: environment.GITHUB_JOB ?? '',
    run_id: environment.GITHUB_RUN_ID ?? '',
    run_attempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
    sha: environment.GITHUB_SHA ?? '',
    head_sha: headOf(payload),
    ref: environment.GITHUB_REF ?? '',
    event: environment.GITHUB_EVENT_NAME ?? '',
    pull_request: pullRequestOf(payload),
  };
}

/** The branch to compare a run with, and the commit measured; null if the event has neither branch nor pull request. */
export function basesOf(
  environment: NodeJS.ProcessEnv,
  payload: EventPayload,
): { baseBranch: string; headSha: string } | null {
  const base = payload.pull_request?.base?.ref;
  const head = headOf(payload);
  if (typeof base === 'string' && head !== null) return { baseBranch: base, headSha: head };
  const { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: branch, GITHUB_SHA: sha } = environment;
  return type === 'branch' && branch && sha ? { baseBranch: branch, headSha: sha } : null;
}

/** URL of an attempt of a workflow run. */
export function runPage(environment: NodeJS.ProcessEnv, place: GitHubPlace): string {
  return `${pageOfAllAttempts(environment, place)}/attempts/${place.run_attempt}`;
}

/** URL of an artifact of a workflow run. */
export function artifactPage(environment: NodeJS.ProcessEnv, place: GitHubPlace, id: number): string {
  return `${pageOfAllAttempts(environment, place)}/artifacts/${id}`;
}

function pageOfAllAttempts(environment: NodeJS.ProcessEnv, { repository, run_id: run }: GitHubPlace): string {
  return `${environment.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}/actions/runs/${run}`;
}

/** The head commit shown on the pull request; the job itself checks out its merge with the base. */
function headOf({ pull_request: pull }: EventPayload): string | null {
  const sha = pull?.head?.sha;
  return typeof sha === 'string' && /^[0-9a-f]{7,64}$/.test(sha) ? sha : null;
}

function pullRequestOf({ pull_request: pull, issue }: EventPayload): number | null {
  const number = pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}
