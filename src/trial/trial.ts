import path from 'node:path';
import type { Instance } from '../datasets/types.ts';
import { TrialError } from '../errors.ts';
import { doubt, SignScanner, verdict } from '../evaluation/success-text.ts';
import { collectOutput } from '../results/output.ts';
import { redactResult } from '../results/redact.ts';
import type { IntegrityNote, Result } from '../results/schema.ts';
import type { Testbed } from '../testbeds/types.ts';
import { agentEnvironment } from './agent-environment.ts';
import type { TrialContext } from './context.ts';
import { emptyResult } from './empty-result.ts';
import { keptImageName } from './kept-image.ts';
import { Logs } from './logs.ts';
import { prepare, remove } from './prepare.ts';
import { TrialRecord } from './record.ts';

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
