/** One phase of a JavaScript action as a process, watched, cancelled and read as the runner does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CommandLog, createCommandReader } from './commands.ts';
import { type Directories, type JobDescription, jobContexts } from './environment.ts';
import { createFiles, createLineSplitter, processFiles } from './files.ts';
import { inputEnvironment, readManifest } from './manifest.ts';
import { expectNoSecrets } from './secrets.ts';

/** What one step says of itself. */
export interface StepOptions {
  /** Holds action.yml. */
  directory: string;
  /** `with:`; an empty string is a value, as on the runner. */
  inputs?: Record<string, string>;
  /** `env:` of the step. */
  env?: Record<string, string>;
  /** GITHUB_ACTION, where the job has several. */
  action?: string;
}

export interface StepResult extends Omit<CommandLog, 'shown'> {
  outcome: 'success' | 'failure' | 'cancelled';
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  durationMs: number;
  stdout: string;
  stderr: string;
  /** Both streams as they arrived, raw: secrets and commands included. */
  log: string;
  /** What a reader of the job log sees: commands consumed, secrets masked. */
  shown: string;
  /** The step summary, raw; '' where it is over 1 MiB, as the runner drops it. */
  summary: string;
}

export interface RunningStep {
  child: ChildProcess;
  done: Promise<StepResult>;
  /** What it has printed so far. */
  readonly log: string;
  /** Signals `cancel` has sent. */
  signals: NodeJS.Signals[];
  waitFor(pattern: string | RegExp, timeoutMs?: number): Promise<void>;
  /**
   * SIGINT to the entry process alone; 7.5 s; SIGTERM; 2.5 s; SIGKILL. Of a busy machine only the time counts in which nothing waited for
   * a processor or a disk, up to eight times as long. `waits` take the place of both.
   */
  cancel(waits?: { sigint(): Promise<unknown>; sigterm(): Promise<unknown> }): Promise<StepResult>;
}

export type Phase = 'main' | 'post';

/** What the steps of a job share; they change it. */
export interface JobState {
  description: JobDescription;
  directories: Directories;
  env: Record<string, string>;
  canaries: Record<string, string>;
  /** Masked in what is shown. */
  secrets: string[];
  /** Those among them that the job or a step of it was given; a client's own, of an address it was sent, is none. */
  given: string[];
  /** Prepended to PATH. */
  path: string[];
  status: 'success' | 'failure' | 'cancelled';
  /** Its steps may say secrets and leave them in files: they are no action of ours. */
  leaky: boolean;
}

const CANCEL_WAITS = { sigint: 7500, sigterm: 2500 };
/** Most times that a busy machine's waits are as long: a minute, before any limit of the action itself. An end that is late by less is seen on an idle one only. */
const MOST_PATIENCE = 8;
/** Milliseconds between two looks at how busy the machine is. */
const LOOK = 50;
const STREAM_WAIT = 5000;
const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

/** `state` is handed to the step and changed in place; `afterwards` runs before `done` resolves, which rejects where a secret got out. */
export async function startStep(
  job: JobState,
  step: StepOptions,
  phase: Phase,
  state: Record<string, string>,
  afterwards: () => Promise<void> = async () => {},
): Promise<RunningStep> {
  const manifest = await readManifest(step.directory);
  const files = await createFiles(job.directories.temp);
  const base = { ...job.env, ...step.env, ...(step.action === undefined ? {} : { GITHUB_ACTION: step.action }) };
  const contexts = jobContexts(job.description, base, job.canaries.GITHUB_TOKEN!, job.status);
  const inputs = inputEnvironment(manifest, step.inputs ?? {}, contexts);
  const states = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  const path = [...job.path, (base as Record<string, string>).PATH].join(':');
  const script = phase === 'main' ? manifest.main : manifest.post;
  if (script === undefined) throw new Error(`${step.directory}: no post`);

  const reader = createCommandReader(job.secrets);
  const { unexpected } = inputs;
  if (unexpected.length > 0) reader.read(`##[warning]Unexpected input(s) '${unexpected.join("', '")}'`, 'stdout');
  const started = performance.now();
  const startedAt = Date.now();
  const env = { ...base, ...states, ...inputs.env, ...files, PATH: path };
  const child = spawn(NODE, [script], {
    cwd: job.directories.workspace,
    env,
    stdio: 'pipe',
  });
  child.stdin.end();
  const output = collect(child, reader.read);
  const signals: NodeJS.Signals[] = [];

  async function end() {
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    // A descendant that holds the pipes is waited for, then left alone.
    await Promise.race([output.closed, sleep(STREAM_WAIT, undefined, { ref: false })]);
    output.end();
    return { exitCode, signal, durationMs: performance.now() - started };
  }

  const ended = end();

  async function finish(): Promise<StepResult> {
    const { exitCode, signal, durationMs } = await ended;
    const { shown, ...log } = reader.log;
    Object.assign(state, log.state);
    const summary = await processFiles(files, job, state, log);
    job.secrets = [...job.secrets, ...log.masks];
    job.given.push(...log.masks.filter((mask) => Object.values(env).some((value) => value.includes(mask))));
    const failed = exitCode !== 0 || log.errors.length > 0;
    const outcome = signals.length > 0 ? 'cancelled' : failed ? 'failure' : 'success';
    if (outcome !== 'success') job.status = outcome;
    const { stdout, stderr, log: raw } = output;
    const result: StepResult = {
      ...log,
      ...{ outcome, exitCode, signal, durationMs, stdout, stderr, summary },
      ...{ log: raw, shown: shown.join('\n'), state: { ...state } },
    };
    try {
      if (!job.leaky) await expectNoSecrets(job, result, startedAt);
    } finally {
      await afterwards();
    }
    return result;
  }

  const done = finish();
  return {
    child,
    done,
    signals,
    get log() {
      return output.log;
    },
    async waitFor(pattern, timeoutMs = 120_000) {
      const matches = () => (typeof pattern === 'string' ? output.log.includes(pattern) : pattern.test(output.log));
      const deadline = Date.now() + timeoutMs;
      while (!matches()) {
        if (Date.now() > deadline || output.ended) throw new Error(`${pattern} was not printed:\n${output.log}`);
        await sleep(20);
      }
    },
    async cancel(waits) {
      for (const [signal, name] of [['SIGINT', 'sigint'] as const, ['SIGTERM', 'sigterm'] as const]) {
        signals.push(signal);
        child.kill(signal);
        const late = waits?.[name]().then(() => false) ?? undisturbed(CANCEL_WAITS[name], output);
        if (await Promise.race([ended.then(() => true), late])) return done;
      }
      signals.push('SIGKILL');
      child.kill('SIGKILL');
      return done;
    },
  };
}

/** Resolves to false after so many milliseconds in which the machine neither stood still nor kept anything waiting, or when `output` has ended. */
async function undisturbed(milliseconds: number, output: { ended: boolean }): Promise<false> {
  const begun = performance.now();
  let [before, waited, own] = [begun, waitedHere(), 0];
  while (!output.ended && own < milliseconds && before - begun < MOST_PATIENCE * milliseconds) {
    await sleep(LOOK, undefined, { ref: false });
    const [now, waitedNow] = [performance.now(), waitedHere()];
    own += Math.max(0, Math.min(now - before, 2 * LOOK) - (waitedNow - waited));
    [before, waited] = [now, waitedNow];
  }
  return false;
}

/** Milliseconds in which something on this machine waited for a processor or a disk, since it was started; 0 where the kernel does not count them. */
function waitedHere(): number {
  const of = (file: string) => {
    try {
      return Number(/^some .* total=(\d+)$/m.exec(readFileSync(`/proc/pressure/${file}`, 'utf8'))?.[1]) / 1000;
    } catch {
      return 0;
    }
  };
  return of('cpu') + of('io');
}

function collect(child: ChildProcess, onLine: (line: string, stream: 'stdout' | 'stderr') => void) {
  const output = { stdout: '', stderr: '', log: '', ended: false, closed: once(child, 'close'), end: () => {} };
  const ends = (['stdout', 'stderr'] as const).map((name) => {
    const lines = createLineSplitter((line) => onLine(line, name));
    child[name]!.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      output.log += text;
      lines.write(text);
    });
    return lines.end;
  });
  output.end = () => {
    output.ended = true;
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (const end of ends) end();
  };
  return output;
}
