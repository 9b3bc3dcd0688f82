import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Dataset, Instance } from '../datasets/types.ts';
import { TrialError } from '../errors.ts';
import { doubt, SignScanner, verdict } from '../evaluation/success-text.ts';
import type { Options } from '../options/options.ts';
import { collectOutput } from '../results/output.ts';
import { redactResult } from '../results/redact.ts';
import type { GitHubPlace, IntegrityNote, Result } from '../results/schema.ts';
import type { ResultStore } from '../results/store.ts';
import type { Observer } from '../run/observer.ts';
import type { Command, Exit, Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Redactor } from '../text/redact.ts';
import { agentEnvironment } from './agent-environment.ts';
import { CommandLog } from './command-log.ts';
import { keptImageName } from './kept-image.ts';
import { FailedCommands, prerunnerScript } from './prerunner.ts';
import { TrialRecord } from './record.ts';

/** Time limit of a prerunner; SetupBench's take half a minute. */
const PRERUNNER_TIMEOUT = 10 * 60_000;
const FAILED_COMMANDS_SHOWN = 10;

/** What all trials of a run share. */
export interface TrialContext {
  dataset: Dataset;
  options: Options & { 'agent-command': string };
  provider: TestbedProvider;
  store: ResultStore;
  redactor: Redactor;
  /** `agent-env`, complete. */
  agentEnv: Record<string, string>;
  observer: Observer;
  version: string;
  github: GitHubPlace | null;
}

/**
 * One trial of one instance: prepare, agent-setup, agent, evaluate, collect, remove. Its record is on disk when this
 * returns; it throws only where it cannot be written.
 */
export async function runTrial(
  instance: Instance,
  trial: number,
  context: TrialContext,
  signal: AbortSignal,
  notes: IntegrityNote[] = [],
): Promise<Result> {
  const { options, store, observer } = context;
  const place = { instanceId: instance.id, trial };
  const { directory, attempt } = await store.beginAttempt(instance.id, trial);
  const record = new TrialRecord(
    { ...emptyResult(instance, trial, attempt, context), integrity: notes },
    place,
    observer,
  );
  const logs = new Logs(directory, context);
  let testbed: Testbed | null = null;
  /** The fault of the last write: the trial goes on to its end, so that nothing of it is left behind. */
  let unwritten: { error: unknown } | undefined;
  observer.trialStarted(place);

  try {
    testbed = await record.stage('prepare', () => prepare(instance, trial, record, logs, context, signal));
    const environment = agentEnvironment(instance, trial, testbed, context);
    if (options['agent-setup'] !== undefined) {
      await record.stage('agent-setup', () => setUpAgent(testbed!, environment, logs, context, signal));
    }
    await record.stage('agent', () => runAgent(testbed!, environment, record, logs, context, signal));
    if (options['keep-image']) await keepImage(testbed, instance, trial, record);
    await record.stage('evaluate', () => evaluate(testbed!, instance, record, logs, context, signal));
  } catch (error) {
    record.fail(error, signal);
  }
  await save();
  if (testbed !== null) {
    if (!signal.aborted) {
      await record
        .stage('collect', () => collect(testbed!, directory, record, context))
        .catch((error) => record.note('collect_failed', error.message));
      await save();
    }
    await record
      .stage('remove', () => remove(testbed!, record))
      .catch((error) => record.note('remove_failed', error.message));
  }
  await logs.close(record);
  await save();
  if (unwritten !== undefined) throw unwritten.error;
  observer.trialEnded(place, record.result, logs.tails());
  return record.result;

  async function save(): Promise<void> {
    record.result.finished_at = new Date().toISOString();
    record.result = redactResult(record.result, context.redactor);
    unwritten = await store.writeResult(record.result).then(
      () => undefined,
      (error) => ({ error }),
    );
  }
}

async function prepare(
  instance: Instance,
  trial: number,
  record: TrialRecord,
  logs: Logs,
  context: TrialContext,
  signal: AbortSignal,
): Promise<Testbed> {
  const testbed = await openUnlessAborted(context.provider, { instance, trial, prompt: instance.prompt }, signal);
  const { image } = testbed;
  if (image !== null)
    Object.assign(record.result.testbed, {
      image: image.name,
      image_digest: image.digest,
      substituted: image.substituted,
    });
  try {
    if (testbed.prerunnerDirectory !== null)
      await runPrerunner(testbed, testbed.prerunnerDirectory, record, logs, signal);
    return testbed;
  } catch (error) {
    await remove(testbed, record).catch((fault) => record.note('remove_failed', fault.message));
    throw error;
  }
}

/** A clone or a pull may take long, and an interruption has no time to wait for it: what is opened too late is removed then. */
async function openUnlessAborted(
  provider: TestbedProvider,
  request: TestbedRequest,
  signal: AbortSignal,
): Promise<Testbed> {
  const opening = provider.open(request, signal);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([opening, aborted.promise]);
  } catch (error) {
    opening.then((testbed) => testbed.remove()).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function runPrerunner(
  testbed: Testbed,
  directory: string,
  record: TrialRecord,
  logs: Logs,
  signal: AbortSignal,
): Promise<void> {
  const script = prerunnerScript(directory);
  const command = { shell: 'bash', script, environment: {}, timeout: PRERUNNER_TIMEOUT, lasting: true } as const;
  const exit = await logs.run('prerunner.log', testbed, command, signal, logs.failedCommands);
  record.result.prerunner = { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration };
  if (exit.timedOut)
    throw new TrialError('prerunner', `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 60_000} minutes`);
  if (exit.exitCode !== 0) record.note('prerunner_failed', `prerunner.sh ended with exit code ${exit.exitCode}`);
}

async function setUpAgent(
  testbed: Testbed,
  environment: Record<string, string>,
  logs: Logs,
  { options }: TrialContext,
  signal: AbortSignal,
): Promise<void> {
  const command = {
    shell: 'agent',
    script: options['agent-setup']!,
    environment,
    timeout: options['agent-timeout'],
    lasting: true,
  } as const;
  const exit = await logs.run('agent-setup.log', testbed, command, signal);
  if (exit.timedOut) throw new TrialError('agent_setup', 'agent-setup did not end within agent-timeout');
  if (exit.exitCode !== 0)
    throw new TrialError('agent_setup', `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}

async function runAgent(
  testbed: Testbed,
  environment: Record<string, string>,
  record: TrialRecord,
  logs: Logs,
  { options }: TrialContext,
  signal: AbortSignal,
): Promise<void> {
  const command = {
    shell: 'agent',
    script: options['agent-command'],
    environment,
    timeout: options['agent-timeout'],
    lasting: true,
  } as const;
  const exit = await logs.run('agent.log', testbed, command, signal);
  Object.assign(record.result.agent, {
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
  });
  if (exit.survived)
    record.note('agent_not_ended', 'Processes of the agent outlived its time limit and may run during the evaluation.');
}

async function keepImage(testbed: Testbed, instance: Instance, trial: number, record: TrialRecord): Promise<void> {
  const name = keptImageName(instance, trial);
  try {
    await testbed.keepImage(name);
    record.result.testbed.kept_image = name;
  } catch (error) {
    record.note('image_not_kept', `${name}: ${(error as Error).message}`);
  }
}

async function evaluate(
  testbed: Testbed,
  instance: Instance,
  record: TrialRecord,
  logs: Logs,
  { options }: TrialContext,
  signal: AbortSignal,
): Promise<void> {
  const { command: script, rule } = instance.evaluation;
  const scanner = new SignScanner();
  const evaluation = {
    kind: 'success_command',
    command: script,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_tail: '',
  } as const;
  record.result.evaluation = { ...evaluation };
  const command = {
    shell: 'sh',
    script,
    environment: {},
    timeout: options['evaluation-timeout'],
    lasting: false,
  } as const;
  const exit = await logs.run('evaluation.log', testbed, command, signal, scanner);
  record.result.evaluation = {
    ...evaluation,
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
    output_tail: logs.tails().get('evaluation.log') ?? '',
  };
  const signs = scanner.signs();
  const passed = verdict(rule, exit.exitCode, signs);
  record.decide(passed);
  const doubtful = passed ? doubt(rule, signs) : null;
  if (doubtful !== null) record.note(doubtful.kind, doubtful.detail);
}

async function collect(
  testbed: Testbed,
  directory: string,
  record: TrialRecord,
  { options, redactor }: TrialContext,
): Promise<void> {
  const { usage, left } = await collectOutput(
    testbed.output(),
    path.join(directory, 'output'),
    options['max-output-size'],
    redactor,
  );
  const { model, ...figures } = usage;
  record.result.agent.usage = figures;
  record.result.agent.model ??= model;
  for (const detail of left) record.note('output_left_out', detail);
}

async function remove(testbed: Testbed, record: TrialRecord): Promise<void> {
  const left = await testbed.remove();
  if (left.length > 0) record.note('left_running', `Could not be ended: ${left.join(', ')}`);
}

/** The logs of one trial, one file a command. What a lasting command left running may write until the end of the trial. */
class Logs {
  /** What failed in the prerunner. */
  readonly failedCommands = new FailedCommands();
  readonly #directory: string;
  readonly #context: TrialContext;
  readonly #logs = new Map<string, CommandLog>();

  constructor(directory: string, context: TrialContext) {
    this.#directory = directory;
    this.#context = context;
  }

  /** Runs a command in the testbed with its output in this file, and before that to a watcher. */
  async run(
    name: string,
    testbed: Testbed,
    command: Omit<Command, 'output'>,
    signal: AbortSignal,
    watcher?: { push(stream: 'stdout' | 'stderr', chunk: Buffer): void },
  ): Promise<Exit> {
    const { options, redactor } = this.#context;
    const log = new CommandLog(path.join(this.#directory, name), options['max-log-size'], redactor);
    this.#logs.set(name, log);
    const output: Command['output'] = (stream, chunk) => {
      watcher?.push(stream, chunk);
      return log.output(stream, chunk);
    };
    return await testbed.run({ ...command, output }, signal);
  }

  /** The end of each log so far, as text. */
  tails(): Map<string, string> {
    return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
  }

  /** Completes the files, and notes what they lack. */
  async close(record: TrialRecord): Promise<void> {
    for (const [name, log] of this.#logs) {
      const fault = await log.close();
      if (fault !== null) record.note('log_incomplete', `${name}: ${fault}`);
    }
    for (const line of this.failedCommands.found.slice(0, FAILED_COMMANDS_SHOWN)) {
      record.note('prerunner_command_failed', `prerunner.sh line ${line}`);
    }
  }
}

function emptyResult(instance: Instance, trial: number, attempt: number, context: TrialContext): Result {
  const { dataset, options, provider } = context;
  const now = new Date().toISOString();
  return {
    schema: 'agentbench/result/v1',
    dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
    instance_id: instance.id,
    task_type: instance.taskType,
    trial,
    attempt,
    status: 'not_run',
    score: null,
    agent: {
      name: options['agent-name'] ?? null,
      model: options['agent-model'] ?? null,
      command: options['agent-command'],
      prompt_digest: `sha256:${createHash('sha256').update(instance.prompt).digest('hex')}`,
      exit_code: null,
      timed_out: false,
      duration_ms: 0,
      usage: { input_tokens: null, output_tokens: null, cost_usd: null, steps: null },
    },
    evaluation: null,
    testbed: { kind: provider.kind, image: null, image_digest: null, substituted: false, kept_image: null },
    prerunner: null,
    stages: [],
    integrity: [],
    error: null,
    started_at: now,
    finished_at: now,
    harness_version: context.version,
    github: context.github,
  };
}
