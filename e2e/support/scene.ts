/** What the end-to-end tests share: the real action over quick instances, with GitHub's services on the loopback. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';
import { type ArtifactService, startArtifactService } from '../../test/doubles/artifact-service.ts';
import { type RestApi, type RestApiOptions, startRestApi } from '../../test/doubles/rest-api.ts';
import { failFor, findIn, findInArchive, needlesOf, type Secrets } from '../runner/secrets.ts';
import { createJob, type Job, type JobOptions, type Step, type StepResult } from '../runner.ts';

export const ACTION = path.resolve(import.meta.dirname, '../..');
const REPORT_ACTION = path.join(ACTION, 'report');
/** Its place among the jobs, so that its token is no other's. */
const REPORT_JOB = 9_999;
export const PULL_REQUEST = 7;
export const BOT = 'github-actions[bot]';

/** A push to the pull request. */
const EVENT = {
  eventName: 'pull_request',
  event: { pull_request: { number: PULL_REQUEST, head: { ref: 'topic' }, base: { ref: 'main' } } },
};
export const RUN_ID = 7_001_001;

/** A row of a dataset; what is not given makes it pass at once, whatever the agent does. */
type Row = { instance_id: string } & Record<string, unknown>;

export interface Scene {
  artifacts: ArtifactService;
  api: RestApi;
  /** A fresh directory. */
  directory(): Promise<string>;
  /** A dataset of these rows; an id alone is a row that passes, with `!` before it one that fails. `fixtures` by their path. */
  dataset(rows: (string | Row)[], fixtures?: Record<string, string>): Promise<string>;
  /** A job with the action as its step: an agent that does nothing, on the host, on a pull request. */
  job(inputs: Record<string, string>, about?: Partial<JobOptions>): Promise<Job>;
  /** The main step of such a job, which leaves its post nothing to do. */
  measure(inputs: Record<string, string>, about?: Partial<JobOptions>): Promise<StepResult & { job: Job }>;
  /** The same, run to the end of main and post. */
  run(inputs: Record<string, string>, about?: Partial<JobOptions>): Promise<Ran>;
  /** The report action, in a job of its own. */
  report(inputs: Record<string, string>, about?: Partial<JobOptions>): Promise<Reported>;
  /** What makes a job another one than the others of the same run: its place in the matrix, its token. */
  shard(index: number, about?: Partial<JobOptions>): Partial<JobOptions>;
}

interface Reported extends StepResult {
  job: Job;
  /** `level: message` of each annotation. */
  said: string[];
}

export interface Ran extends StepResult {
  job: Job;
  /** What post printed and did. */
  post: StepResult;
  /** `level: message` of each annotation of main. */
  said: string[];
}

/** A test with a scene of its own. */
export const test = base.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants to see which fixtures this one uses
  scene: async ({}, use) => {
    const { scene, close } = await openScene();
    await use(scene);
    await close();
  },
});

/** For what a whole file shares; `tokens` as the REST double takes them. */
export async function openScene(options: RestApiOptions = {}): Promise<{ scene: Scene; close(): Promise<void> }> {
  const artifacts = await startArtifactService();
  const api = await startRestApi({ artifactService: artifacts, ...options });
  const directories: string[] = [];
  const jobs: Job[] = [];

  const directory = async () => {
    const made = await mkdtemp(path.join(tmpdir(), 'ab-'));
    directories.push(made);
    return made;
  };
  const shard: Scene['shard'] = (index, about = {}) => ({
    ...about,
    strategy: { index, total: index + 1 },
    runtimeToken: artifacts.token(about.runId ?? RUN_ID, `job-${index + 1}`),
  });
  const job: Scene['job'] = async (inputs, about = {}) => {
    const made = await createJob({
      directory: ACTION,
      serverUrls: { api: api.url, results: artifacts.url },
      runtimeToken: artifacts.token(about.runId ?? RUN_ID, 'job-1'),
      ...EVENT,
      ...about,
      inputs: about.directory === undefined ? { testbed: 'host', 'agent-command': 'true', ...inputs } : inputs,
    });
    jobs.push(made);
    return made;
  };
  const scene: Scene = {
    artifacts,
    api,
    directory,
    job,
    dataset: async (rows, fixtures = {}) => writeDataset(await directory(), rows, fixtures),
    async measure(inputs, about) {
      const made = await job(inputs, about);
      return { ...(await made.main()), job: made };
    },
    run: async (inputs, about) => runToEnd(await job(inputs, about)),
    async report(inputs, about = {}) {
      const made = await job(inputs, { directory: REPORT_ACTION, job: 'report', ...shard(REPORT_JOB, about) });
      const main = await made.main();
      return { ...main, job: made, said: saidBy(main) };
    },
    shard,
  };
  return {
    scene,
    async close() {
      const found = await findPublished({ artifacts, api }, jobs);
      for (const made of jobs) await made.close();
      await Promise.all([artifacts.close(), api.close()]);
      for (const made of directories) await rm(made, { recursive: true, force: true, maxRetries: 3 });
      failFor(found);
    },
  };
}

/**
 * Runs jobs in a scene of their own, at the first call, and leaves what they have published in the scene of each call: as if they
 * had run there. For a file whose tests begin with the same jobs.
 */
export function publishedOnce(
  run: (scene: Scene) => Promise<unknown>,
  open = openScene,
): (scene: Scene) => Promise<void> {
  const publish = async () => {
    const { scene, close } = await open();
    await run(scene);
    const { artifacts } = scene.artifacts;
    const comments = scene.api.comments(PULL_REQUEST).map(({ body, user }) => ({ body, login: user.login }));
    await close();
    return { artifacts, comments };
  };
  let published: ReturnType<typeof publish> | undefined;
  return async (scene) => {
    published ??= publish();
    const { artifacts, comments } = await published;
    for (const artifact of artifacts) scene.artifacts.add(artifact);
    for (const comment of comments) scene.api.addComment(PULL_REQUEST, comment);
  };
}

/** The secrets of jobs in what was sent to GitHub's services: requests but for the header that carries the token, and artifacts. */
export async function findPublished(
  { artifacts, api }: Pick<Scene, 'artifacts' | 'api'>,
  jobs: Job[],
): Promise<string[]> {
  const needles = needlesOf(Object.assign({}, ...jobs.map((job, index) => named(job.secrets(), `job ${index + 1}:`))));
  const found: string[] = [];
  for (const { method, path, query, body, headers } of [...api.requests, ...artifacts.requests]) {
    // By their clients: the token, and in the user agent what the runner calls the job.
    const { authorization: _token, 'user-agent': _agent, ...others } = headers;
    found.push(...findIn(`${method} ${path}`, `${path}${query}\n${JSON.stringify(others)}\n${body}`, needles));
  }
  for (const { name, bytes } of artifacts.artifacts)
    found.push(...(await findInArchive(`artifact ${name}`, bytes, needles)));
  return found;
}

function named(secrets: Secrets, prefix: string): Secrets {
  return Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [`${prefix} ${name}`, secret]));
}

/** Main and post of a job; the job is left open, so that its files can be looked at. */
export async function runToEnd(job: Job): Promise<Ran> {
  const main = await job.main();
  return { ...main, job, post: await postOf(job), said: saidBy(main) };
}

export async function postOf(step: Step): Promise<StepResult> {
  const post = await step.post();
  if (post === undefined) throw new Error('post did not run');
  return post;
}

/** `level: message` of each annotation. */
export function saidBy({ annotations }: StepResult): string[] {
  return annotations.map(({ level, message }) => `${level}: ${message}`);
}

/** Where a job without `results-path` keeps its results; the output of the same name is its real path. */
export function resultsOf(job: Job): string {
  return path.join(job.workspace, 'agentbench-results/latest');
}

async function writeDataset(
  directory: string,
  rows: (string | Row)[],
  fixtures: Record<string, string>,
): Promise<string> {
  const lines = rows.map((row) => {
    const given: Row =
      typeof row !== 'string'
        ? row
        : row.startsWith('!')
          ? { instance_id: row.slice(1), success_command: 'echo Nothing' }
          : { instance_id: row };
    const plain = { task_type: 'reposetup', problem_statement: 'Do it.\n', success_command: 'echo Setup successful' };
    return JSON.stringify({ ...plain, ...given });
  });
  await mkdir(path.join(directory, 'scenarios'));
  await writeFile(path.join(directory, 'scenarios', 'rows.jsonl'), `${lines.join('\n')}\n`);
  await writeFile(path.join(directory, 'dataset.yaml'), 'name: quick\n');
  for (const [name, text] of Object.entries(fixtures)) {
    const file = path.join(directory, 'fixtures', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return directory;
}
