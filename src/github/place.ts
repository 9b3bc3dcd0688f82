import type { GitHubPlace } from '../results/fields.ts';

/** The parts of an event payload used here. */
interface EventPayload {
  pull_request?: { number?: unknown; head?: { sha?: unknown }; base?: { ref?: unknown } };
  issue?: { number?: unknown; pull_request?: unknown };
  merge_group?: { base_ref?: unknown };
}

/** The workflow run and job of this process, from the runner's environment and event; null outside GitHub Actions. */
export function githubPlace(environment: NodeJS.ProcessEnv, payload: EventPayload): GitHubPlace | null {
  if (environment.GITHUB_ACTIONS !== 'true' || !environment.GITHUB_REPOSITORY) return null;
  return {
    repository: environment.GITHUB_REPOSITORY,
    workflow: environment.GITHUB_WORKFLOW ?? '',
    job: environment.GITHUB_JOB ?? '',
    run_id: environment.GITHUB_RUN_ID ?? '',
    run_attempt: Number(environment.GITHUB_RUN_ATTEMPT) || 0,
    sha: environment.GITHUB_SHA ?? '',
    head_sha: headOf(payload),
    ref: environment.GITHUB_REF ?? '',
    event: environment.GITHUB_EVENT_NAME ?? '',
    pull_request: pullRequestOf(payload),
  };
}

/** The branch to compare a run with, and the commit measured. */
export interface Bases {
  baseBranch: string;
  headSha: string;
}

/**
 * These of an event; null if it has neither branch nor pull request, or a pull request without its branches: a comment. The
 * branch of a merge queue's group is temporary: the group is compared with the one that it is to be merged into.
 */
export function basesOf(environment: NodeJS.ProcessEnv, payload: EventPayload): Bases | null {
  const base = payload.pull_request?.base?.ref;
  const head = headOf(payload);
  if (typeof base === 'string' && head !== null) return { baseBranch: base, headSha: head };
  if (pullRequestOf(payload) !== null) return null;
  const { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: branch, GITHUB_SHA: sha } = environment;
  const [, queued] = /^refs\/heads\/(.+)$/.exec(String(payload.merge_group?.base_ref)) ?? [];
  if (queued !== undefined && sha) return { baseBranch: queued, headSha: sha };
  return type === 'branch' && branch && sha ? { baseBranch: branch, headSha: sha } : null;
}

/** True on Forgejo and Gitea, whose runners say so. */
export function isForge({ FORGEJO_ACTIONS: forgejo, GITEA_ACTIONS: gitea }: NodeJS.ProcessEnv): boolean {
  return forgejo === 'true' || gitea === 'true';
}

/** True on GitHub Enterprise Server, which lacks the artifact service of github.com and `*.ghe.com`. */
export function isEnterpriseServer(environment: NodeJS.ProcessEnv): boolean {
  const { GITHUB_SERVER_URL: server } = environment;
  const host = URL.parse(server || 'https://github.com')?.hostname ?? '';
  return !isForge(environment) && !/^github\.com$|\.(ghe\.com|localhost)$/.test(host);
}

/**
 * URL of an attempt of a workflow run, of the run itself where attempts have no page of their own; null outside GitHub
 * Actions.
 */
export function runPage(environment: NodeJS.ProcessEnv, place: GitHubPlace | null): string | null {
  if (place === null) return null;
  const page = pageOfAllAttempts(environment, place);
  return isForge(environment) ? page : `${page}/attempts/${place.run_attempt}`;
}

/**
 * URL of an artifact of a workflow run: by its id on GitHub, by its name on Forgejo and Gitea; null without an artifact, and
 * outside GitHub Actions.
 */
export function artifactPage(
  environment: NodeJS.ProcessEnv,
  place: GitHubPlace | null,
  artifact: { id: number; name: string } | null,
): string | null {
  if (place === null || artifact === null) return null;
  const { id, name } = artifact;
  return `${pageOfAllAttempts(environment, place)}/artifacts/${isForge(environment) ? encodeURIComponent(name) : id}`;
}

function pageOfAllAttempts(environment: NodeJS.ProcessEnv, { repository, run_id: id }: GitHubPlace): string {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_RUN_NUMBER: number } = environment;
  // Forgejo counts the runs of each repository, and its pages have that number.
  const run = environment.FORGEJO_ACTIONS === 'true' && number ? number : id;
  return `${server}/${repository}/actions/runs/${run}`;
}

/** The head commit shown on the pull request; the job itself checks out its merge with the base. */
function headOf({ pull_request: pull }: EventPayload): string | null {
  const sha = pull?.head?.sha;
  return typeof sha === 'string' && /^[0-9a-f]{7,64}$/.test(sha) ? sha : null;
}

function pullRequestOf({ pull_request: pull, issue }: EventPayload): number | null {
  // Forgejo and Gitea write null in an issue that is none.
  const number = pull?.number ?? (issue?.pull_request == null ? undefined : issue.number);
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}
