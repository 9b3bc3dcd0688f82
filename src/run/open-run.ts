import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { Run } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { realPlace } from '../base/real-place.ts';
import { NEVER, unlessAborted } from '../base/signals.ts';
import { DatasetSeal } from '../datasets/seal.ts';
import { FloorStore } from '../evaluation/test-plan/floors.ts';
import { interruptible } from '../git/left-tools.ts';
import { LARGEST_HEADERS } from '../meter/headers.ts';
import type { Meter } from '../meter/meter.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { ArmRole } from '../results/gate.ts';
import type { ReadRecord } from '../results/read.ts';
import type { RunRecord } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import type { RunIdentity } from '../results/run-identity.ts';
import {
  DEFAULT_RESULTS,
  holdsExperiment,
  ignoreInGit,
  linkLatest,
  makeRunDirectory,
  placeOf,
} from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { totalsOf } from '../results/totals.ts';
import { trialIdOf } from '../results/trial-id.ts';
import { openProvider } from '../testbeds/registry.ts';
import type { TestbedProvider } from '../testbeds/types.ts';
import type { TrialContext } from '../trial/context.ts';
import { type Observer, SILENT } from '../trial/observer.ts';
import type { Budget } from './budget.ts';
import { type Again, type Continued, continueRun, latestToResume, requireNoRun } from './continue.ts';
import { HostInstalls } from './host-installs.ts';
import { identityOf, type KeptOptions, type Measurand, requireSameAgent } from './identity.ts';
import { isPath } from './kept-options.ts';
import { ModelWatch, openMeter, requireService } from './models.ts';
import type { Trial } from './plan-trials.ts';
import { type Compare, describeRun, type RunAbout, RunLedger } from './record.ts';
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
  /** The directory of the experiment of which it is an arm; absent for a run of its own. */
  experiment?: string;
  /** The options as texts for the record in this directory, so that `resume` needs no other; absent: not told. */
  keepOptions?(directory: string): KeptOptions;
  /**
   * The trials of the run in `results-path` that are measured, with `resume`; default: those of the plan without a verdict,
   * `rest`: all without one.
   */
  again?: Again | 'rest';
  /** Trials of earlier results that stand in the place of those that would be measured; absent: none. */
  reuse?: Reuse;
  /**
   * Brings results of an earlier attempt of this run to the directory, those of the plan if they are of the same measurement;
   * true if the run there is to be continued.
   */
  restore?(now: Measurand, directory: string, plan: Trial[]): Promise<boolean>;
}

/** A run with its testbeds, meter and results directory, ready to measure. */
export interface OpenRun {
  provider: TestbedProvider;
  context: Omit<TrialContext, 'testbeds'>;
  ledger: RunLedger;
  /** All trials of the run, including those of an earlier run in its directory. */
  trials: Trial[];
  /** The trials to measure. */
  left: Trial[];
  /**
   * Writes the first run.json: when all runs of an experiment are open, since one that is refused leaves the others as they
   * are. Throws a UserError if that fails.
   */
  write(): Promise<void>;
  /** Tells the observer of the trials that are not measured again. Called before the first trial. */
  begin(): Promise<void>;
  /** Completes run.json; `interrupted` is the signal that ended the run. */
  finish(interrupted: string | null, compare: Compare | null, role?: ArmRole): Promise<RunRecord>;
  /** Closes the meter and gives the directory back. */
  close(): Promise<void>;
}

/** Opens testbeds, meter and results directory; an earlier run.json stays. Throws a UserError if one of them cannot be used. */
export async function openRun(resolved: ResolvedRun, request: OpenRequest): Promise<OpenRun> {
  const { options, plan, testbed, redactor, agent } = resolved;
  const { machine, observer, owner, budget } = request;
  const given = await givenDirectory(options, request);
  if (agent !== null) {
    if (options.resume && given !== undefined) await requireSameAgent(given, redactor.text(agent.label));
    await agent.install((message) => observer.notice(message));
  }
  const opening = openProvider(testbed, {
    options,
    agentDirectory: agent?.directory ?? resolved.agentDirectory,
    run: owner,
    machine: interruptible(machine, budget.deadline),
    tell: (message) => observer.notice(message),
  });
  // A daemon that does not answer holds no interrupted run.
  const provider = await unlessAborted(opening, machine.signal ?? NEVER);
  const instances = plan.map(({ instance }) => instance);
  const meter = await openMeter(options, resolved.modelKeys, provider, instances, { machine, redactor, budget });
  let giveBack = () => {};
  const close = async () => {
    await meter?.close();
    const refused: [number, string][] = [
      [meter?.strangers ?? 0, 'without the token of a running trial (401)'],
      [meter?.oversized ?? 0, `with more than ${LARGEST_HEADERS / 1024} KB of headers (431)`],
    ];
    for (const [number, which] of refused)
      if (number > 0) observer.notice(`the meter refused ${count(number, 'request')} ${which}`);
    giveBack();
  };
  try {
    await requireModel(resolved, meter);
    const identity = await identityIn(request.experiment ?? given ?? DEFAULT_RESULTS, resolved);
    const store = new ResultStore(given ?? makeRunDirectory());
    store.prepare();
    ignoreInGit(store.directory);
    giveBack = store.take(owner.id);
    const earlier = await earlierTrials(resolved, request, identity, store);
    if (given === undefined) linkLatest(store.directory);
    const context = await contextOf(resolved, request, { trials: earlier.trials, store, meter });
    const { ledger, left, reused } = await openLedger(resolved, request, earlier, store);
    const installs = testbed === 'host' ? new HostInstalls(agent, machine, observer) : null;
    return {
      provider,
      context,
      ledger,
      trials: earlier.trials,
      left,
      write: () =>
        ledger.save().catch((error) => {
          throw new UserError(messageOf(error));
        }),
      async begin() {
        await installs?.begin();
        tellSkipped(observer, earlier, reused);
      },
      async finish(interrupted, compare, role) {
        await installs?.end();
        for (const what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
        return await ledger.finish(interrupted, options, compare, role);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The trials that a run with these options measures, by the results that are there. Throws a UserError if it cannot write to
 * them, as `openRun` does.
 */
export async function trialsToMeasure(
  resolved: ResolvedRun,
  request: Pick<OpenRequest, 'keepOptions' | 'experiment'>,
): Promise<Trial[]> {
  const about = { ...request, github: null, observer: SILENT };
  const given = await givenDirectory(resolved.options, about);
  if (given === undefined) return resolved.plan;
  const identity = await identityIn(request.experiment ?? given, resolved);
  return (await earlierTrials(resolved, about, identity, new ResultStore(given))).left;
}

/** The identity of a run with its results in `directory`, or of one of an experiment there. */
function identityIn(directory: string, resolved: ResolvedRun): Promise<RunIdentity> {
  const own = path.resolve(directory);
  // A report of the run may be beside it.
  return identityOf(resolved, [own, `${own}-report`]);
}

/**
 * The results directory that was named, with `resume` also the latest one; undefined for a new one. Throws a UserError for that
 * of an experiment, and for one that is continued and is its own baseline.
 */
async function givenDirectory(
  { 'results-path': named, resume, baseline }: ResolvedRun['options'],
  about: Pick<OpenRequest, 'github' | 'observer'>,
): Promise<string | undefined> {
  const given = named ?? (resume ? await latestToResume(about) : null) ?? undefined;
  if (given !== undefined && holdsExperiment(given))
    throw new UserError(
      `results-path: ${given} holds an experiment; continue it with "agentbench resume ${given}", or name another directory`,
    );
  const isOwn =
    given !== undefined && isPath('baseline', baseline) && realPlace(placeOf(baseline)) === realPlace(given);
  if (resume && isOwn) throw new UserError(`baseline: ${baseline} is the run that is continued; name earlier results`);
  return given;
}

/** The trials of the run with those that an earlier run in its directory has, and the facts for its record. */
interface Earlier extends Continued {
  about: RunAbout;
  now: Measurand;
}

/** Continues the run in the directory with `resume` or a restored one; otherwise there must be none. */
async function earlierTrials(
  { options, dataset, plan, testbed, mode, judge, redactor }: ResolvedRun,
  request: Pick<OpenRequest, 'github' | 'keepOptions' | 'restore' | 'again'>,
  identity: RunIdentity,
  store: ResultStore,
): Promise<Earlier> {
  const about = {
    dataset,
    options,
    testbed,
    mode,
    judge: judge?.identity ?? null,
    identity,
    kept: request.keepOptions?.(store.directory) ?? null,
    github: request.github,
  };
  const now = redactRecord({ ...describeRun(about), planned: [], totals: totalsOf([]) }, redactor);
  const restored = (await request.restore?.(now, store.directory, plan)) ?? false;
  if (!restored && !options.resume) requireNoRun(store.directory);
  return { ...(await continueRun(store, dataset, plan, now, request.again ?? null)), about, now };
}

/** The values shared by all trials. */
async function contextOf(
  { dataset, options, testbed, redactor, agent, agentEnv, judge }: ResolvedRun,
  { machine, observer, budget, github }: OpenRequest,
  { trials, store, meter }: { trials: Trial[]; store: ResultStore; meter: Meter | null },
): Promise<OpenRun['context']> {
  const models = new ModelWatch(budget, (message) => observer.notice(message));
  return {
    dataset,
    options,
    seal: testbed === 'host' ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
    store,
    redactor,
    agent,
    agentEnv: { ...options['agent-variables'], ...agentEnv },
    observer,
    judge,
    floors: new FloorStore(machine),
    meter,
    onCost: (cost) => budget.spend(cost),
    onModels: (account, trial) => models.ended(account, trial),
    github,
  };
}

/** Opens the record of the run, with the results that are there already; `left` are the trials to measure. */
async function openLedger(
  { redactor }: ResolvedRun,
  { reuse }: OpenRequest,
  { trials, kept, entries, before, left, rescored_from, about, now }: Earlier,
  store: ResultStore,
): Promise<{ ledger: RunLedger; left: Trial[]; reused: Map<Trial, ReadRecord> }> {
  const ledger = new RunLedger(trials, { ...about, rescored_from }, store, redactor);
  for (const entry of [...entries.values(), ...before.values()]) ledger.keep(entry);
  for (const { result, digest } of kept.values()) ledger.restore(result, digest);
  const reused = (await reuse?.take(left, now, store)) ?? new Map<Trial, ReadRecord>();
  for (const { result, digest } of reused.values()) ledger.restore(result, digest);
  return { ledger, left: left.filter((trial) => !reused.has(trial)), reused };
}

/** Tells the observer of the trials that are not measured again. */
function tellSkipped(observer: Observer, { kept, entries }: Earlier, reused: Map<Trial, ReadRecord>): void {
  const tell = (trial: Trial, why: string) => observer.trialSkipped(trialIdOf(trial), why);
  for (const [trial, { result }] of kept) tell(trial, `${result.status} in an earlier run`);
  for (const [trial, { status }] of entries) tell(trial, `${status} in an earlier run, and not chosen`);
  for (const [trial, { result }] of reused)
    tell(trial, `${result.status} on ${result.started_at.slice(0, 10)}: taken from baseline (reuse)`);
}

/** Throws a UserError if the model of a named agent is not known to its provider. */
async function requireModel({ agent, options, modelKeys, agentEnv }: ResolvedRun, meter: Meter | null): Promise<void> {
  const model = options['agent-model'];
  if (agent === null || meter === null || model === undefined || agent.agent.aliases?.test(model)) return;
  const service = requireService(agent, options, modelKeys, agentEnv);
  if (service !== null) await meter.requireModel(service.name, model);
}
