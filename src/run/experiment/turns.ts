import type { ResultStore } from '../../results/store.ts';
import { trialKey } from '../../results/trial-id.ts';
import type { Turn } from '../measure.ts';
import type { OpenRun } from '../open-run.ts';
import type { Trial } from '../plan-trials.ts';
import type { Round } from './order.ts';
import type { Measured } from './watch.ts';

/** Those of these trials whose last attempt ended in an error. */
export async function inError(trials: Trial[], store: ResultStore): Promise<Trial[]> {
  const errors: Trial[] = [];
  for (const trial of trials)
    if ((await store.earlier(trial.instance.id, trial.trial))?.status === 'error') errors.push(trial);
  return errors;
}

/**
 * The trials to measure, in their order; those with a verdict of an earlier run are told to `kept` in their place, so that a
 * resumed experiment sees the pairs in the order of one that was not interrupted.
 */
export function turnsOf(order: Round[], runs: OpenRun[], kept: (turn: Turn, entry: Measured) => void): Turn[] {
  const trials = runs.map((run) => new Map(run.trials.map((trial) => [trialKey(trial), trial])));
  const left = new Set(runs.flatMap((run) => run.left));
  const turns: Turn[] = [];
  for (const { instanceId, trial: number, arms } of order) {
    for (const arm of arms) {
      const run = runs[arm]!;
      const trial = trials[arm]!.get(trialKey({ instanceId, trial: number }))!;
      if (left.has(trial)) turns.push({ trial, run });
      else kept({ trial, run }, run.ledger.entryOf(trial));
    }
  }
  return turns;
}
