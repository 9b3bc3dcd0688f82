/** A stand-in for the Actions runner: runs the JavaScript action of a directory as a hosted job's step would. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Directories, type JobDescription, jobEnvironment } from './runner/environment.ts';
import { readManifest } from './runner/manifest.ts';
import { type Secrets, secretsOf } from './runner/secrets.ts';
import {
  type JobState,
  type Phase,
  type RunningStep,
  type StepOptions,
  type StepResult,
  startStep,
} from './runner/step.ts';

export type { RunningStep, StepResult } from './runner/step.ts';

/** The job with its first step: `env` is that of both. */
export interface JobOptions extends JobDescription, StepOptions {
  /** GITHUB_WORKSPACE; without it a fresh directory, removed with the job. */
  workspace?: string;
  /** Further values the job masks, as secrets are. */
  secrets?: string[];
  /** Whether its steps may say secrets; otherwise each is searched for them, with the files it left. */
  leaky?: boolean;
}

export interface Step {
  /** Inputs and variables are laid over those the step was made with. */
  main(options?: Partial<StepOptions>): Promise<StepResult>;
  start(options?: Partial<StepOptions>): Promise<RunningStep>;
  /** Undefined where the action has no post or its `post-if` says no. */
  post(): Promise<StepResult | undefined>;
  startPost(): Promise<RunningStep | undefined>;
}

/** A job whose own `main` and `post` are those of its first step; `step` adds another beside it. */
export interface Job extends Step {
  workspace: string;
  temp: string;
  /** Values no agent, artifact or comment may contain, by the name of their variable. */
  canaries: Record<string, string>;
  /** Those, its secrets and what its steps have registered until now. */
  secrets(): Secrets;
  step(options: StepOptions): Step;
  /** Processes that still carry this job's RUNNER_TRACKING_ID. */
  orphans(): Promise<{ pid: number; command: string }[]>;
  /** Ends the orphans, as the runner does at the end of a job, and removes the directories. */
  close(): Promise<void>;
}

export async function createJob(options: JobOptions): Promise<Job> {
  const job = await prepareJob(options);
  const step = (of: StepOptions) => createStep(job, of);
  return {
    ...step(options),
    workspace: job.directories.workspace,
    temp: job.directories.temp,
    canaries: job.canaries,
    secrets: () => secretsOf(job),
    step,
    orphans: () => findOrphans(job),
    close: () => closeJob(job),
  };
}

/** One phase in a job of its own, which is closed afterwards; give `workspace` to look at its files. */
export async function runAction(options: ActionOptions): Promise<StepResult> {
  return (await startAction(options)).done;
}

export interface ActionOptions extends JobOptions {
  phase?: Phase;
  /** What an earlier phase has saved. */
  state?: Record<string, string>;
}

/** As `runAction`, with the process in hand. */
export async function startAction(options: ActionOptions): Promise<RunningStep> {
  const job = await prepareJob(options);
  const { phase = 'main', state = {} } = options;
  return startStep(job, options, phase, { ...state }, () => closeJob(job));
}

async function prepareJob(options: JobOptions): Promise<JobState> {
  const root = await mkdtemp(join(tmpdir(), 'runner-'));
  const name = options.repository?.split('/')[1] ?? 'demo';
  const directories: Directories = {
    root,
    workspace: options.workspace ?? join(root, name, name),
    temp: join(root, '_temp'),
    tools: join(root, '_tool'),
    eventPath: join(root, '_temp', '_github_workflow', 'event.json'),
  };
  const { workspace, temp, tools, eventPath } = directories;
  for (const path of [workspace, tools, join(temp, '_github_workflow'), join(temp, '_runner_file_commands')]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(eventPath, JSON.stringify(options.event ?? {}, null, 2));
  const { env, canaries } = jobEnvironment(options, directories);
  const secrets = [canaries.GITHUB_TOKEN!, canaries.ACTIONS_RUNTIME_TOKEN!, ...(options.secrets ?? [])];
  const masked = secrets.filter((secret) => secret.trim() !== '');
  const { leaky = false } = options;
  const shared = { directories, env, canaries, secrets: masked, given: [...masked] };
  return { description: options, ...shared, path: [], status: 'success', leaky };
}

function createStep(job: JobState, options: StepOptions): Step {
  let current = options;
  const state: Record<string, string> = {};

  const start = (overrides: Partial<StepOptions> = {}) => {
    const inputs = { ...options.inputs, ...overrides.inputs };
    current = { ...options, ...overrides, inputs, env: { ...options.env, ...overrides.env } };
    return startStep(job, current, 'main', state);
  };
  const startPost = async () => {
    const { post, postIf } = await readManifest(current.directory);
    return post && holds(postIf, job.status) ? startStep(job, current, 'post', state) : undefined;
  };
  return {
    start,
    startPost,
    main: async (overrides) => (await start(overrides)).done,
    post: async () => (await startPost())?.done,
  };
}

function holds(condition: string, status: JobState['status']): boolean {
  const results: Record<string, boolean> = {
    'always()': true,
    'success()': status === 'success',
    'failure()': status === 'failure',
    'cancelled()': status === 'cancelled',
    '!cancelled()': status !== 'cancelled',
  };
  const result = results[condition.replaceAll(/^\$\{\{|\}\}$|\s/g, '')];
  if (result === undefined) throw new Error(`unknown post-if: ${condition}`);
  return result;
}

async function closeJob(job: JobState): Promise<void> {
  for (const { pid } of await findOrphans(job)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone by itself.
    }
  }
  await rm(job.directories.root, { recursive: true, force: true, maxRetries: 3 });
}

async function findOrphans(job: JobState): Promise<{ pid: number; command: string }[]> {
  const mark = `RUNNER_TRACKING_ID=${job.canaries.RUNNER_TRACKING_ID}`;
  const found: { pid: number; command: string }[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    if (!environment.split('\0').includes(mark)) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    found.push({ pid: Number(pid), command: command.replaceAll('\0', ' ').trim() });
  }
  return found;
}
