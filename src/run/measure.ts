import pLimit from 'p-limit';
import { messageOf, Stop, stopOf } from '../base/errors.ts';
import type { Result } from '../results/records.ts';
import { hasVerdict } from '../results/totals.ts';
import { trialIdOf } from '../results/trial-id.ts';
import type { Observer } from '../trial/observer.ts';
import { type EndedTrial, runTrial } from '../trial/trial.ts';
import { judgeUsageOfTrial, usageOfTrial } from '../trial/usage.ts';
import { TestbedsAhead } from './ahead.ts';
import type { Budget } from './budget.ts';
import type { OpenRun } from './open-run.ts';
import type { Trial } from './plan-trials.ts';

/**
 * Kinds of errors that may be gone at another attempt: the network, a registry, Docker, the provider of the agent's
 * model. They arise outside of the testbed, except for `agent_unavailable`, which the agent says of itself.
 */
const MAY_PASS = new Set(['network', 'git', 'image', 'docker', 'model_unavailable', 'agent_unavailable']);
/** Number of trials that must not find the agent, before any that does, to end the run. */
const NOT_FOUND_LIMIT = 3;

/**
 * How far V8's heap grows before garbage is collected: little while trials run, as usual afterwards. What a trial
 * allocates is soon unused, and collections are cheap: without these flags, 300 trials take 320 MB in place of 175.
 */
const HEAP = {
  small: ['--semi-space-growth-factor=1', '--heap-growing-percent=20'],
  usual: ['--semi-space-growth-factor=2', '--heap-growing-percent=0'],
};

function mayPass({ status, error }: Result): boolean {
  return status === 'error' && MAY_PASS.has(error!.kind);
}

/** Watches the first trials for the agent's command: a run without it measures nothing. */
class AgentStart {
  #found = false;
  #missing = 0;

  see(result: Result): void {
    const { error } = result;
    if (error?.kind === 'agent_not_found') this.#missing += 1;
    else if (hasVerdict(result) || error?.kind === 'agent_unavailable') this.#found = true;
  }

  /** The reason to end the run; null if the agent was found, or not missed often enough. */
  failure(): Stop | null {
    if (this.#found || this.#missing < NOT_FOUND_LIMIT) return null;
    return new Stop('agent_not_found', `the first ${this.#missing} trials did not find the agent`);
  }
}

/** A trial of one of the runs that are measured together; they share all options but the agent's. */
export interface Turn {
  trial: Trial;
  run: OpenRun;
}

/** Called with results of trials. */
export interface Watching {
  /** A trial passed or failed: before the next one begins, and before its testbed is removed. */
  onVerdict?(turn: Turn, result: Result): void;
  /** A trial is over, and not repeated. */
  onEnded?(turn: Turn, result: Result): void;
}

/**
 * Measures trials in their order within the budget, `parallel` at a time; afterwards, up to `retries` times, those again
 * that could not be measured for a reason that may have passed.
 */
export async function measure(
  turns: Turn[],
  budget: Budget,
  signal: AbortSignal,
  { onVerdict, onEnded }: Watching = {},
): Promise<void> {
  const [first] = turns;
  if (first === undefined) return;
  const { options } = first.run.context;
  const onHost = first.run.provider.kind === 'host';
  const parallel = onHost && options.workdir !== undefined ? 1 : options.parallel;
  const testbeds = new TestbedsAhead(
    turns.map(({ trial, run }) => ({ ...trial, provider: run.provider })),
    parallel,
    signal,
  );
  const underWay = pLimit(parallel);
  /** The last attempt of each trial that is repeated. */
  const attempts = new Map<Trial, EndedTrial>();
  let hostUsed = false;
  let unknownTold = options['max-cost'] === undefined;

  const starts = new Map(turns.map(({ run }) => [run, new AgentStart()]));
  /** The trials whose last attempt may be repeated. */
  let again: Turn[] = [];

  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of HEAP.small) setFlagsFromString(flag);
  try {
    let round = turns;
    for (let repeats = options.retries; round.length > 0; repeats -= 1) {
      const ended = await Promise.all(round.map((turn) => underWay(() => inTurn(turn, repeats > 0))));
      await Promise.all(ended.map(({ end }) => end));
      [round, again] = [again, []];
    }
  } finally {
    for (const flag of HEAP.usual) setFlagsFromString(flag);
    await testbeds.close();
  }

  /**
   * Resolves when the next trial may begin: as soon as this one's container is being removed, or at the end of the
   * trial.
   */
  async function inTurn(turn: Turn, repeatable: boolean): Promise<{ end: Promise<void> }> {
    const { promise: next, resolve: letNextBegin } = Promise.withResolvers<void>();
    const end = measureOne(turn, repeatable, letNextBegin);
    await Promise.race([next, end]);
    return { end };
  }

  async function measureOne(turn: Turn, repeatable: boolean, letNextBegin: () => void): Promise<void> {
    const { trial, run } = turn;
    const { ledger } = run;
    const { observer, store } = run.context;
    const { instance, trial: number } = trial;
    const start = starts.get(run)!;
    const place = trialIdOf(trial);
    const before = attempts.get(trial);
    const exhausted = signal.aborted ? stopOf(signal) : (start.failure() ?? budget.exhausted());
    if (exhausted !== null && before !== undefined) {
      // The attempt before counts, since there is no further one.
      observer.trialEnded(place, before.result, before.tails);
      return onEnded?.(turn, before.result);
    }
    if (exhausted !== null) {
      ledger.skip(trial, exhausted.kind, exhausted.message);
      return observer.trialSkipped(place, exhausted.message);
    }
    const notes = hostUsed
      ? [{ kind: 'host_reused', detail: 'An earlier trial of this run used the same machine.' }]
      : [];
    // Before anything is waited for: trials that begin together are told apart.
    hostUsed = onHost;
    // An agent decides about its exit code, so it can ask for another attempt in this way.
    const earlier = await store.earlier(instance.id, number);
    if (earlier?.error?.kind === 'agent_unavailable')
      notes.push({
        kind: 'agent_retried',
        detail: `Attempt ${earlier.attempt} was ended by the agent's exit code 75.`,
      });
    let spent = false;
    const spend = (result: Result) => {
      if (spent) return;
      spent = true;
      const { source, cost_usd: cost } = usageOfTrial(result);
      // The meter's costs have been spent exchange by exchange.
      if (source === 'meter') return;
      budget.spend(cost);
      const hasRun = result.stages.some(({ name }) => name === 'agent');
      if (cost === null && hasRun) tellUnknownCost(instance.id, observer);
    };
    let told = false;
    const tellVerdict = (result: Result) => {
      if (told || !hasVerdict(result)) return;
      told = true;
      onVerdict?.(turn, result);
    };
    try {
      const context = { ...run.context, testbeds: testbeds.of(run.provider) };
      const ended = await runTrial({
        ...{ instance, trial: number, context, signal, notes },
        removing(measured, remove) {
          spend(measured);
          tellVerdict(measured);
          return testbeds.remove(remove, letNextBegin);
        },
      });
      const { result } = ended;
      spend(result);
      budget.spend(judgeUsageOfTrial(result)?.cost_usd ?? null);
      ledger.take(result);
      tellVerdict(result);
      start.see(result);
      if (repeatable && mayPass(result)) {
        attempts.set(trial, ended);
        again.push(turn);
        observer.trialPostponed(place, result);
      } else {
        observer.trialEnded(place, result, ended.tails);
        onEnded?.(turn, result);
      }
    } catch (error) {
      ledger.unwritten(trial, error);
      observer.notice(`${instance.id}: its result could not be written: ${messageOf(error)}`);
    }
  }

  function tellUnknownCost(id: string, observer: Observer): void {
    if (!unknownTold)
      observer.notice(
        `max-cost: the agent reported no cost for ${id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`,
      );
    unknownTold = true;
  }
}
