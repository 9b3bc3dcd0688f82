import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { Run } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { VERSION } from '../base/version.ts';
import { DatasetSeal } from '../datasets/seal.ts';
import { FloorStore } from '../evaluation/test-plan/floors.ts';
import { interruptible } from '../git/left-tools.ts';
import type { Account } from '../meter/account.ts';
import type { Meter } from '../meter/meter.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { ReadRecord } from '../results/read.ts';
import type { Change, RunRecord } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import {
  DEFAULT_RESULTS,
  holdsExperiment,
  ignoreInGit,
  latestRun,
  linkLatest,
  makeRunDirectory,
} from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { totalsOf } from '../results/totals.ts';
import { type TrialId, trialIdOf } from '../results/trial-id.ts';
import { openProvider } from '../testbeds/registry.ts';
import type { TestbedProvider } from '../testbeds/types.ts';
import type { TrialContext } from '../trial/context.ts';
import type { Observer } from '../trial/observer.ts';
import type { Budget } from './budget.ts';
import { type Again, type Continued, continueRun, requireNoRun } from './continue.ts';
import { HostInstalls } from './host-installs.ts';
import { identityOf, type Measurand, requireSameAgent } from './identity.ts';
import { ModelWatch, openMeter, requireService } from './models.ts';
import type { Trial } from './plan-trials.ts';
import { describeRun, RunLedger } from './record.ts';
import type { ResolvedRun } from './resolve.ts';
import type { Reuse } from './reuse.ts';

/** How a run's results are stored, and which of them are there already. */
export interface OpenRequest {
  machine: Machine;
  observer: Observer;
  github: GitHubPlace | null;
  /** Owner of everything that the run makes. */
  owner: Run;
  budget: Budget;
  /** The options as texts for the record in this directory, so that `resume` needs no other; absent: not told. */
  keepOptions?(directory: string): NonNullable<RunRecord['options']>;
  /**
   * The trials of the run in `results-path` that are measured, with `resume`; default: those of the plan without a verdict,
   * `rest`: all without one.
   */
  again?: Again | 'rest';
  /** Trials of earlier results that stand in the place of those that would be measured; absent: none. */
  reuse?: Reuse;
  /**
   * Brings results of an earlier attempt of this run to the directory, if they are of the same measurement; true if the
   * run there is to be continued.
   */
  restore?(now: Measurand, directory: string): Promise<boolean>;
}

/** A run with its testbeds, meter and results directory, ready to measure. */
export interface OpenRun {
  provider: TestbedProvider;
  context: Omit<TrialContext, 'testbeds'>;
  ledger: RunLedger;
  store: ResultStore;
  /** All trials of the run, including those of an earlier run in its directory. */
  trials: Trial[];
  /** The trials to measure. */
  left: Trial[];
  /**
   * Tells the observer of the trials that are not measured again. Called before the first trial, when all runs of an
   * experiment are open.
   */
  begin(): Promise<void>;
  /** Completes run.json; `interrupted` is the signal that ended the run. */
  finish(interrupted: string | null, compare: ((run: RunRecord) => Promise<Change>) | null): Promise<RunRecord>;
  /** Closes the meter and gives the directory back. */
  close(): Promise<void>;
}

/** Opens testbeds, meter and results directory. Throws a UserError if one of them cannot be used. */
export async function openRun(resolved: ResolvedRun, request: OpenRequest): Promise<OpenRun> {
  const { options, dataset, plan, testbed, mode, judge, redactor } = resolved;
  const { agent } = resolved;
  const { machine, observer, owner, budget, github } = request;
  const given = options['results-path'] ?? (options.resume ? latestRun() : null) ?? undefined;
  if (given !== undefined && holdsExperiment(given))
    throw new UserError(
      `results-path: ${given} holds an experiment; continue it with "agentbench resume ${given}", or name another directory`,
    );
  if (agent !== null) {
    if (options.resume && given !== undefined) await requireSameAgent(given, redactor.text(agent.label));
    await agent.install((message) => observer.notice(message));
  }
  const provider = await openProvider(testbed, {
    options,
    agentDirectory: agent?.directory ?? resolved.agentDirectory,
    run: owner,
    machine: interruptible(machine, budget.deadline),
    tell: (message) => observer.notice(message),
  });
  const instances = plan.map(({ instance }) => instance);
  const meter = await openMeter(options, resolved.modelKeys, provider, instances, { machine, redactor, budget });
  let giveBack = () => {};
  const close = async () => {
    await meter?.close();
    const strangers = meter?.strangers ?? 0;
    if (strangers > 0)
      observer.notice(`the meter refused ${count(strangers, 'request')} without the token of a running trial (401)`);
    giveBack();
  };
  try {
    await requireModel(resolved, meter);
    const identity = await identityOf(resolved, [path.resolve(given ?? DEFAULT_RESULTS)]);
    const store = new ResultStore(given ?? makeRunDirectory(DEFAULT_RESULTS));
    store.prepare();
    ignoreInGit(store.directory);
    giveBack = store.take(owner.id);
    const about = {
      dataset,
      options,
      testbed,
      mode,
      judge: judge?.identity ?? null,
      identity,
      kept: request.keepOptions?.(store.directory) ?? null,
      version: VERSION,
      github,
    };
    const now = redactRecord({ ...describeRun(about), planned: [], totals: totalsOf([]) }, redactor);
    const restored = (await request.restore?.(now, store.directory)) ?? false;
    const resume = restored || options.resume;
    if (!resume) requireNoRun(store.directory);
    const { trials, kept, entries, rescored_from }: Continued = resume
      ? await continueRun(store, dataset, plan, now, request.again ?? null)
      : { trials: plan, kept: new Map(), entries: new Map() };
    if (given === undefined) linkLatest(store.directory);
    const models = new ModelWatch(budget, (message) => observer.notice(message));
    const context = {
      dataset,
      options,
      seal: testbed === 'host' ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
      store,
      redactor,
      agent,
      agentEnv: { ...options['agent-variables'], ...resolved.agentEnv },
      observer,
      judge,
      floors: new FloorStore(machine),
      meter,
      onCost: (cost: number) => budget.spend(cost),
      onModels: (account: Account, trial: TrialId) => models.ended(account, trial),
      version: VERSION,
      github,
    };
    const ledger = new RunLedger(trials, { ...about, rescored_from }, store, redactor);
    for (const entry of entries.values()) ledger.keep(entry);
    for (const { result, digest } of kept.values()) ledger.restore(result, digest);
    const left = trials.filter((trial) => !kept.has(trial) && !entries.has(trial));
    const reused = (await request.reuse?.take(left, now, store)) ?? new Map<Trial, ReadRecord>();
    for (const { result, digest } of reused.values()) ledger.restore(result, digest);
    await ledger.save().catch((error) => {
      throw new UserError(messageOf(error));
    });
    const installs = testbed === 'host' ? new HostInstalls(agent, machine, observer) : null;
    return {
      provider,
      context,
      ledger,
      store,
      trials,
      left: left.filter((trial) => !reused.has(trial)),
      async begin() {
        await installs?.begin();
        for (const [trial, { result }] of kept)
          observer.trialSkipped(trialIdOf(trial), `${result.status} in an earlier run`);
        for (const [trial, { status }] of entries)
          observer.trialSkipped(trialIdOf(trial), `${status} in an earlier run, and not chosen`);
        for (const [trial, { result }] of reused)
          observer.trialSkipped(
            trialIdOf(trial),
            `${result.status} on ${result.started_at.slice(0, 10)}: taken from baseline (reuse)`,
          );
      },
      async finish(interrupted, compare) {
        await installs?.end();
        for (const what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
        return await ledger.finish(interrupted, options, async (record) => (await compare?.(record)) ?? null);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws a UserError if the model of a named agent is not known to its provider. */
async function requireModel({ agent, options, modelKeys, agentEnv }: ResolvedRun, meter: Meter | null): Promise<void> {
  const model = options['agent-model'];
  if (agent === null || meter === null || model === undefined || agent.agent.aliases?.test(model)) return;
  const service = requireService(agent, options, modelKeys, agentEnv);
  if (service !== null) await meter.requireModel(service.name, model);
}
