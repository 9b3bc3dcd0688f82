import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { beginRun, endRun } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { isTooShort, Redactor } from '../base/redact/redact.ts';
import { Interrupted } from '../base/signals.ts';
import { VERSION } from '../base/version.ts';
import { loadDataset } from '../datasets/registry.ts';
import { DatasetSeal } from '../datasets/seal.ts';
import { FloorStore } from '../evaluation/test-plan/floors.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { interruptible } from '../git/left-tools.ts';
import { idleOption, openJudge } from '../judges/registry.ts';
import type { Account } from '../meter/account.ts';
import type { Meter } from '../meter/meter.ts';
import type { Options } from '../options/options.ts';
import type { ReadRecord } from '../results/read.ts';
import type { Change, GitHubPlace, PlannedTrial, RunRecord } from '../results/records.ts';
import { redactRun } from '../results/redact.ts';
import { DEFAULT_RESULTS, ignoreInGit, latestRun, linkLatest, makeRunDirectory } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { totalsOf } from '../results/totals.ts';
import { chooseImage } from '../testbeds/docker/images.ts';
import { openProvider } from '../testbeds/registry.ts';
import type { Observer } from '../trial/observer.ts';
import { refuseSolutions, resolveAgentDirectory, resolveAgentEnv } from './agent.ts';
import { Budget } from './budget.ts';
import { type Again, continueRun, requireNoRun } from './continue.ts';
import { identityOf, type Measurand } from './identity.ts';
import { measure } from './measure.ts';
import { ModelWatch, openMeter, resolveModelKeys } from './models.ts';
import { chooseTestbed, planTrials, type Trial } from './plan-trials.ts';
import { describeRun, RunLedger } from './record.ts';
import { sweep } from './sweep.ts';

/** The input of a run from its adapter (the action or the command line). */
export interface RunRequest {
  options: Options;
  machine: Machine;
  observer: Observer;
  github: GitHubPlace | null;
  /** Compares the finished run with the adapter's baseline; null without a baseline. */
  compare: ((run: RunRecord) => Promise<Change>) | null;
  /** Values to redact from all output, in addition to those of `agent-env`. */
  secrets: string[];
  /** Aborted with the signal's name to end the run early. */
  signal: AbortSignal;
  /** The options as texts for the record in this directory, so that `resume` needs no other; absent: not told. */
  keepOptions?(directory: string): NonNullable<RunRecord['options']>;
  /** The trials of the run in `results-path` that are measured again, with `resume`; default: those without a verdict. */
  again?: Again;
  /**
   * Brings results of an earlier attempt of this run to the directory, if they are of the same measurement; true if the
   * run there is to be continued.
   */
  restore?(now: Measurand, directory: string): Promise<boolean>;
  /** Called as soon as there is something to remove or upload if this process is killed. */
  onBegin?(run: { id: string; testbed: 'docker' | 'host'; resultsPath: string }): void;
}

/**
 * A run from its options to `run.json`: load the dataset, select, measure every planned trial, judge the gate. Throws a
 * UserError if it cannot begin; from the first trial on, all failures are in the record.
 */
export async function runBenchmark(request: RunRequest): Promise<RunRecord> {
  const { observer, signal, compare } = request;
  const budget = new Budget(request.options);
  const machine = interruptible(request.machine, signal);
  /** Ends trials: an interruption, or the end of max-duration. */
  const stop = AbortSignal.any([signal, budget.deadline]);
  const options = requireAgent(request.options);
  const agentEnv = resolveAgentEnv(options, machine);
  const agentDirectory = await resolveAgentDirectory(options);
  const dataset = await loadDataset(options, datasetFetcher(machine)).catch((error) => {
    throw signal.aborted ? new Interrupted(signal) : error;
  });
  refuseSolutions(agentDirectory, dataset);
  const plan = await planTrials(dataset, options);
  const testbed = chooseTestbed(dataset, options);
  checkTestbedOptions(testbed, options, plan);
  const mode = plan.some(({ instance }) => instance.evaluation.kind === 'test_plan') ? options.mode : null;
  if (mode === null && options.mode !== 'dev')
    throw new UserError(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
  const modelKeys = resolveModelKeys(options, Object.keys(agentEnv), machine);
  const key = options['judge-api-key'];
  const redactor = new Redactor([
    ...request.secrets,
    ...Object.values(agentEnv),
    ...Object.values(modelKeys),
    ...(key === undefined ? [] : [key]),
  ]);
  const shown = Object.keys(agentEnv).filter((name) => agentEnv[name] !== '' && isTooShort(agentEnv[name]!));
  if (shown.length > 0) observer.notice(`agent-env: ${shown.join(', ')}: too short to be kept out of logs and results`);
  const judge = await openJudge(options, machine, redactor, testbed);
  const empty = Object.entries(agentEnv).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
  if (empty.length > 0)
    observer.notice(`agent-env: ${empty.join(', ')}: the value is empty; is there a secret of this name?`);
  const given = options['results-path'] ?? (options.resume ? latestRun() : null) ?? undefined;

  await sweep(machine, testbed === 'docker', (message) => observer.notice(message));
  const run = await beginRun(machine).catch((error) => {
    const where = `the temporary directory ${machine.temporaryDirectory} cannot be used: ${messageOf(error)}`;
    throw new UserError(`${where}; make room there, or name another in RUNNER_TEMP`);
  });
  let giveBack = async () => {};
  let meter: Meter | null = null;
  try {
    const provider = await openProvider(
      testbed,
      options,
      agentDirectory,
      run,
      interruptible(machine, budget.deadline),
      options.testbed === 'auto',
    );
    meter = await openMeter(options, modelKeys, provider, { machine, redactor, budget });
    const models = new ModelWatch(budget, (message) => observer.notice(message));
    const identity = await identityOf(options, agentDirectory, [path.resolve(given ?? DEFAULT_RESULTS)]);
    const store = new ResultStore(given ?? (await makeRunDirectory(DEFAULT_RESULTS)));
    await store.prepare();
    await ignoreInGit(store.directory);
    giveBack = await store.take(run.id);
    const about = {
      dataset,
      options,
      testbed,
      mode,
      judge: judge?.identity ?? null,
      identity,
      kept: request.keepOptions?.(store.directory) ?? null,
      version: VERSION,
      github: request.github,
    };
    const now = redactRun({ ...describeRun(about), planned: [], totals: totalsOf([]) }, redactor);
    const restored = (await request.restore?.(now, store.directory)) ?? false;
    const resume = restored || options.resume;
    if (!resume) requireNoRun(store.directory);
    const { trials, kept, entries } = resume
      ? await continueRun(store, dataset, plan, now, request.again ?? null)
      : { trials: plan, kept: new Map<Trial, ReadRecord>(), entries: new Map<Trial, PlannedTrial>() };
    request.onBegin?.({ id: run.id, testbed, resultsPath: store.directory });
    if (given === undefined) await linkLatest(store.directory);
    const context = {
      dataset,
      options,
      seal: testbed === 'host' ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
      store,
      redactor,
      agentEnv: { ...options['agent-variables'], ...agentEnv },
      observer,
      judge,
      floors: new FloorStore(machine),
      meter,
      onCost: (cost: number) => budget.spend(cost),
      onModels: (account: Account) => models.ended(account),
      version: VERSION,
      github: request.github,
    };
    const ledger = new RunLedger(trials, about, store, redactor);
    for (const entry of entries.values()) ledger.keep(entry);
    for (const { result, digest } of kept.values()) ledger.restore(result, digest);
    await ledger.save().catch((error) => {
      throw new UserError(messageOf(error));
    });
    observer.runStarted({
      dataset: dataset.name,
      instances: new Set(trials.map(({ instance }) => instance.id)).size,
      trials: trials.length,
      testbed,
      resultsPath: store.directory,
    });
    if (options['fail-on'] === 'regression' && compare === null) {
      observer.notice('fail-on: regression: there is no baseline to compare with, so no regression is looked for');
    }
    const idle = idleOption(options);
    if (idle !== null) observer.notice(idle);
    for (const [
      { instance, trial },
      {
        result: { status },
      },
    ] of kept)
      observer.trialSkipped({ instanceId: instance.id, trial }, `${status} in an earlier run`);
    for (const [{ instance, trial }, { status }] of entries)
      observer.trialSkipped({ instanceId: instance.id, trial }, `${status} in an earlier run, and not chosen`);
    const left = trials.filter((trial) => !kept.has(trial) && !entries.has(trial));
    await measure(left, provider, context, ledger, budget, stop);
    for (const what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
    const interrupted = signal.aborted ? String(signal.reason) : null;
    return await ledger.finish(interrupted, options, async (record) => (await compare?.(record)) ?? null);
  } finally {
    budget.close();
    await meter?.close();
    await giveBack();
    await endRun(run.directory).catch((error) =>
      observer.notice(`temporary files of this run remain, and the next run removes them: ${messageOf(error)}`),
    );
  }
}

/** The options with a command. Throws a UserError without one. */
export function requireAgent(options: Options): Options & { 'agent-command': string } {
  const { 'agent-command': command } = options;
  if (command === undefined) throw new UserError('agent-command: is required; give the command that runs your agent');
  return { ...options, 'agent-command': command };
}

/** Throws a UserError for options that the testbed of a run does not have. */
export function checkTestbedOptions(testbed: 'docker' | 'host', options: Options, trials: Trial[]): void {
  if (testbed === 'host') {
    if (options['keep-image'])
      throw new UserError('keep-image: the host testbed has no image to keep; use testbed: docker');
    if (options.keep !== 'never' && options.workdir !== undefined)
      throw new UserError('keep: a workdir that is named is emptied for every trial; leave the option workdir out');
    return;
  }
  if (options.workdir !== undefined && !/^\/[^/]/.test(options.workdir)) {
    throw new UserError(`workdir: "${options.workdir}" is not an absolute path in the container`);
  }
  const unnamed = trials.find(({ instance }) => chooseImage(instance.image, options) === null);
  if (unnamed !== undefined) {
    throw new UserError(
      `image: ${unnamed.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`,
    );
  }
}
