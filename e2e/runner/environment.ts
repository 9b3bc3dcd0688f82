/** The variables of a hosted runner's job. */
import { randomUUID } from 'node:crypto';

export interface JobDescription {
  /** `owner/name` */
  repository?: string;
  eventName?: string;
  event?: Record<string, unknown>;
  /** Origins of the doubles; without one, requests go to a closed port. */
  serverUrls?: { api?: string; results?: string };
  /** GITHUB_TOKEN: only in the `github` context, never in the environment. */
  token?: string;
  /** ACTIONS_RUNTIME_TOKEN, from the artifact service's `token()`. */
  runtimeToken?: string;
  workflow?: string;
  /** Id of the job in the workflow. */
  job?: string;
  /** GITHUB_ACTION: the step's id. */
  action?: string;
  runId?: number;
  runNumber?: number;
  runAttempt?: number;
  ref?: string;
  sha?: string;
  matrix?: Record<string, unknown> | null;
  strategy?: { index: number; total: number };
  /** `env:` of the job, over everything else. */
  env?: Record<string, string>;
}

export interface Directories {
  root: string;
  workspace: string;
  temp: string;
  tools: string;
  eventPath: string;
}

const CLOSED_PORT = 'http://127.0.0.1:9';
const SHA = '5d1e0a9c3b7f4286a1c0d9e8f7b6a5948372615f';

/** `canaries`: values that must not turn up where they do not belong, by the name of their variable. */
export function jobEnvironment(
  job: JobDescription,
  directories: Directories,
): { env: Record<string, string>; canaries: Record<string, string> } {
  const { repository = 'octo/demo', eventName = 'push', event = {}, workflow = 'Benchmark' } = job;
  const [owner = '', name = ''] = repository.split('/');
  const token = job.token ?? `ghs_canary${randomUUID().replaceAll('-', '')}`;
  const canary = (label: string) => `canary-${label}-${randomUUID()}`;
  const canaries: Record<string, string> = {
    GITHUB_TOKEN: token,
    ACTIONS_RUNTIME_TOKEN: job.runtimeToken ?? canary('runtime-token'),
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: canary('id-token'),
    ACTIONS_ID_TOKEN_REQUEST_URL: `${CLOSED_PORT}/${canary('id-token-url')}`,
    ACTIONS_RUNTIME_URL: `${CLOSED_PORT}/${canary('runtime-url')}/`,
    ACTIONS_CACHE_URL: `${CLOSED_PORT}/${canary('cache-url')}/`,
    ACTIONS_ORCHESTRATION_ID: canary('orchestration'),
    GITHUB_ACTOR: canary('actor'),
    RUNNER_NAME: canary('runner'),
    RUNNER_TRACKING_ID: `github_${randomUUID()}`,
  };
  const { GITHUB_TOKEN: _inContextOnly, ...inEnvironment } = canaries;
  const ref = reference(job, eventName, event);
  const refName = ref.full.replace(/^refs\/(heads|tags|pull)\//, '');
  const api = job.serverUrls?.api ?? CLOSED_PORT;
  const env: Record<string, string> = {
    ...inherited(),
    ...inEnvironment,
    CI: 'true',
    // Seconds: a step may stand still for a while on a machine of many tests, and would ask again for what it was given.
    AGENTBENCH_REQUEST_TIMEOUT: '600',
    ImageOS: 'ubuntu24',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_RESULTS_URL: job.serverUrls?.results ?? CLOSED_PORT,
    GITHUB_ACTION: job.action ?? '__self',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION_REF: '',
    GITHUB_ACTION_REPOSITORY: '',
    GITHUB_ACTOR_ID: '583231',
    GITHUB_API_URL: api,
    GITHUB_BASE_REF: ref.base,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: directories.eventPath,
    GITHUB_GRAPHQL_URL: `${api}/graphql`,
    GITHUB_HEAD_REF: ref.head,
    GITHUB_JOB: job.job ?? 'bench',
    GITHUB_REF: ref.full,
    GITHUB_REF_NAME: refName,
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: ref.full.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: '2',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(job.runAttempt ?? 1),
    GITHUB_RUN_ID: String(job.runId ?? 7_001_001),
    GITHUB_RUN_NUMBER: String(job.runNumber ?? 42),
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: ref.sha,
    GITHUB_TRIGGERING_ACTOR: inEnvironment.GITHUB_ACTOR!,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/bench.yml@${ref.full}`,
    GITHUB_WORKFLOW_SHA: ref.sha,
    GITHUB_WORKSPACE: directories.workspace,
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: directories.temp,
    RUNNER_TOOL_CACHE: directories.tools,
    RUNNER_WORKSPACE: `${directories.root}/${name}`,
    ...job.env,
  };
  return { env, canaries };
}

/** The contexts a default of an input may use. */
export function jobContexts(
  job: JobDescription,
  env: Record<string, string>,
  token: string,
  status: string,
): Record<string, unknown> {
  const lowered = (prefix: string) =>
    Object.fromEntries(
      Object.entries(env)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value]),
    );
  const { index, total } = job.strategy ?? { index: 0, total: 1 };
  return {
    github: { ...lowered('GITHUB_'), token, event: job.event ?? {} },
    runner: lowered('RUNNER_'),
    strategy: { 'fail-fast': true, 'job-index': index, 'job-total': total, 'max-parallel': total },
    matrix: job.matrix ?? null,
    job: { status },
  };
}

function inherited(): Record<string, string> {
  // The last one is of the tests: with code that is compiled a step takes a sixth less of the processor.
  const kept = ['PATH', 'HOME', 'USER', 'LANG', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

interface PullRequest {
  number: number;
  merge_commit_sha?: string;
  head?: { ref?: string };
  base?: { ref?: string; sha?: string };
}

function reference(job: JobDescription, eventName: string, event: Record<string, unknown>) {
  const pull = eventName.startsWith('pull_request') ? (event.pull_request as PullRequest | undefined) : undefined;
  const head = pull?.head?.ref ?? '';
  const base = pull?.base?.ref ?? '';
  if (pull && eventName === 'pull_request_target') {
    return { full: job.ref ?? `refs/heads/${base}`, sha: job.sha ?? pull.base?.sha ?? SHA, head, base };
  }
  if (pull) {
    return {
      full: job.ref ?? `refs/pull/${pull.number}/merge`,
      sha: job.sha ?? pull.merge_commit_sha ?? SHA,
      head,
      base,
    };
  }
  const full = job.ref ?? (typeof event.ref === 'string' ? event.ref : 'refs/heads/main');
  return { full, sha: job.sha ?? (typeof event.after === 'string' ? event.after : SHA), head, base };
}
