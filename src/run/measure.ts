import pLimit from 'p-limit';
import { messageOf, stopOf } from '../base/errors.ts';
import type { Result } from '../results/records.ts';
import type { TestbedProvider } from '../testbeds/types.ts';
import type { TrialContext } from '../trial/context.ts';
import { runTrial } from '../trial/trial.ts';
import { usageOfTrial } from '../trial/usage.ts';
import { TestbedsAhead } from './ahead.ts';
import type { Budget } from './budget.ts';
import type { Trial } from './plan-trials.ts';
import type { RunLedger } from './record.ts';

/** Measures the trials within the budget, `parallel` at a time. */
export async function measure(
  trials: Trial[],
  provider: TestbedProvider,
  about: Omit<TrialContext, 'testbeds'>,
  ledger: RunLedger,
  budget: Budget,
  signal: AbortSignal,
): Promise<void> {
  const { options, observer } = about;
  const onHost = provider.kind === 'host';
  const parallel = onHost && options.workdir !== undefined ? 1 : options.parallel;
  const testbeds = new TestbedsAhead(provider, trials, parallel, signal);
  const context: TrialContext = { ...about, testbeds };
  const underWay = pLimit(parallel);
  let hostUsed = false;
  let unknownTold = options['max-cost'] === undefined;

  try {
    const ended = await Promise.all(trials.map((trial) => underWay(() => inTurn(trial))));
    await Promise.all(ended.map(({ end }) => end));
  } finally {
    await testbeds.close();
  }

  /**
   * Resolves when the next trial may begin: as soon as this one's container is being removed, or at the end of the
   * trial.
   */
  async function inTurn(trial: Trial): Promise<{ end: Promise<void> }> {
    const { promise: next, resolve: letNextBegin } = Promise.withResolvers<void>();
    const end = measureOne(trial, letNextBegin);
    await Promise.race([next, end]);
    return { end };
  }

  async function measureOne(trial: Trial, letNextBegin: () => void): Promise<void> {
    const { instance, trial: number } = trial;
    const exhausted = signal.aborted ? stopOf(signal) : budget.exhausted();
    if (exhausted !== null) {
      ledger.skip(trial, exhausted.kind, exhausted.message);
      return observer.trialSkipped({ instanceId: instance.id, trial: number }, exhausted.message);
    }
    const notes = hostUsed
      ? [{ kind: 'host_reused', detail: 'An earlier trial of this run used the same machine.' }]
      : [];
    hostUsed = onHost;
    let spent = false;
    const spend = (result: Result) => {
      if (spent) return;
      spent = true;
      const { cost_usd: cost } = usageOfTrial(result);
      budget.spend(cost);
      if (cost === null) tellUnknownCost(instance.id);
    };
    try {
      const result = await runTrial(instance, number, context, signal, notes, (measured, remove) => {
        spend(measured);
        return testbeds.remove(remove, letNextBegin);
      });
      spend(result);
      ledger.take(result);
    } catch (error) {
      ledger.unwritten(trial, error);
      observer.notice(`${instance.id}: its result could not be written: ${messageOf(error)}`);
    }
  }

  function tellUnknownCost(id: string): void {
    if (!unknownTold)
      observer.notice(
        `max-cost: the agent reported no cost for ${id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`,
      );
    unknownTold = true;
  }
}
