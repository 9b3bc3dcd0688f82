import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Result } from '../../src/results/records.ts';

/** Where scripts/prepare-tests.sh installs the package. */
export const PLACE = path.resolve(import.meta.dirname, '../../node_modules/.cache/agentbench-atif');

/** The command of the published package; null where it is not installed. */
export function installedHarbor(): string | null {
  const marker = path.join(PLACE, 'harbor-version');
  const whole = existsSync(marker) && readFileSync(marker, 'utf8').trim().endsWith(' whole');
  return whole ? path.join(PLACE, 'bin/harbor') : null;
}

/**
 * Variables for the package: it neither fetches the list of prices nor sends telemetry, which a test must not, and the time
 * of which (several seconds at the end of a command) is none of its trials'.
 */
export const PACKAGE_ENVIRONMENT = {
  ...{ LITELLM_LOCAL_MODEL_COST_MAP: 'True', HARBOR_TELEMETRY: '0' },
  // Nothing is written beside plain_docker.py.
  PYTHONDONTWRITEBYTECODE: '1',
};

/** The agents of Harbor that do nothing, and that run the solution of a task. */
export const AGENTS = ['nop', 'oracle'] as const;
type Agent = (typeof AGENTS)[number];

/** Outcomes of each task, by its folder, with nothing done and with its solution: a reward, or the name of an exception. */
export interface JobOfPackage {
  outcomes: Map<string, Partial<Record<Agent, string>>>;
  /** Of the whole job, with the start of the package. */
  seconds: number;
  /** From the first trial's begin to the last one's end. */
  trials: number;
}

/** Milliseconds, for a job that hangs. */
const LONGEST_START = 300_000;
const LONGEST_TRIAL = 120_000;

interface JobSettings {
  concurrent: number;
  agents?: readonly Agent[];
  attempts?: number;
  /** The package's own environment, which needs docker compose; false (the default) for that of plain_docker.py. */
  compose?: boolean;
}

/**
 * Runs a folder of tasks by the published package (`harbor` is its command), and writes the job to `place`. Throws with the
 * end of what it printed, if it gives no result.
 */
export async function runByPackage(
  harbor: string,
  tasks: string,
  place: string,
  { concurrent, agents = AGENTS, attempts = 1, compose = false }: JobSettings,
): Promise<JobOfPackage> {
  const trials = readdirSync(tasks).length * agents.length * attempts;
  mkdirSync(place, { recursive: true });
  const config = path.join(place, 'config.json');
  const job = {
    ...{ job_name: 'job', jobs_dir: place, n_attempts: attempts, n_concurrent_trials: concurrent, quiet: true },
    environment: compose ? { type: 'docker' } : { import_path: 'plain_docker:PlainDocker' },
    agents: agents.map((name) => ({ name })),
    datasets: [{ path: tasks }],
  };
  writeFileSync(config, JSON.stringify(job));
  const begun = performance.now();
  const child = spawn(harbor, ['run', '--config', config, '--yes'], {
    env: { ...process.env, ...PACKAGE_ENVIRONMENT, PYTHONPATH: import.meta.dirname },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that hangs ends all the same; what it had measured by then counts.
    timeout: LONGEST_START + (trials * LONGEST_TRIAL) / concurrent,
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const seconds = (performance.now() - begun) / 1000;
  const outcomes: JobOfPackage['outcomes'] = new Map();
  const times: number[] = [];
  for (const file of globSync('job/*/result.json', { cwd: place })) {
    const result = JSON.parse(readFileSync(path.join(place, file), 'utf8'));
    const id = path.basename(result.config?.task?.path ?? result.task_name);
    const reward = result.verifier_result?.rewards?.reward;
    const outcome = reward === undefined ? (result.exception_info?.exception_type ?? 'no exception') : String(reward);
    times.push(...[result.started_at, result.finished_at].map((time) => Date.parse(time)));
    outcomes.set(id, { ...outcomes.get(id), [result.agent_info.name]: outcome });
  }
  if (outcomes.size === 0) throw new Error(`harbor gave no result:\n${(out + err).slice(-4000)}`);
  return { outcomes, seconds, trials: (Math.max(...times) - Math.min(...times)) / 1000 };
}

/** The outcome of a trial here: the reward as it was read, the score of a row, or the kind of the error. */
export function outcomeHere({ evaluation, error, score }: Result): string {
  return error !== null ? error.kind : String(evaluation?.kind === 'reward' ? evaluation.reward : score);
}

/** Numbers are equal as numbers. Without one, Harbor has an exception, or rewards of other keys alone; here it is an error. */
export function isSame(here: string, there: string | undefined): boolean {
  if (there === undefined) return false;
  const isError = (text: string) => Number.isNaN(Number(text));
  return isError(here) ? isError(there) : Number(here) === Number(there);
}
