import type { Status } from '../results/fields.ts';
import type { PlannedTrial } from '../results/records.ts';
import { figureOfTotals, hasVerdict } from '../results/totals.ts';
import { clusteredInterval } from '../statistics/clustered.ts';
import type { Interval } from '../statistics/interval.ts';
import type { SuiteResults } from './suite.ts';

/** Planned trials by instance, in the order of the plan. */
export function byInstance(planned: PlannedTrial[]): Map<string, PlannedTrial[]> {
  const instances = new Map<string, PlannedTrial[]>();
  for (const entry of planned) {
    const trials = instances.get(entry.instance_id);
    if (trials === undefined) instances.set(entry.instance_id, [entry]);
    else trials.push(entry);
  }
  return instances;
}

/** True if a suite is of test plans: its figure is then the score, not the success rate. */
export function measuresScore({ run }: Pick<SuiteResults, 'run'>): boolean {
  return run.settings.mode !== null;
}

/** The figure of the headline: see `figureOfTotals`. */
export function headlineFigure(suite: Pick<SuiteResults, 'run'>): number | null {
  return figureOfTotals(suite.run.totals, measuresScore(suite));
}

/**
 * A trial's contribution to the headline: its score over all points for test plans, otherwise 1 if it passed and 0 if
 * not.
 */
export function figureOf(trial: PlannedTrial, score: boolean): number {
  return score ? trial.score_expected : Number(trial.status === 'passed');
}

/**
 * 95 % interval of the headline. Null without a planned trial, if any of them has no verdict (the figure then says as
 * much about the trials that are missing as about the agent), and for the score of a single instance.
 */
export function intervalOf(
  suite: Pick<SuiteResults, 'run'>,
  instances = byInstance(suite.run.planned),
): Interval | null {
  const { planned } = suite.run;
  const score = measuresScore(suite);
  if (!planned.every(hasVerdict) || (score && instances.size < 2)) return null;
  const clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
  return clusteredInterval(clusters, score ? {} : { most: planned.length });
}

/** Instances that passed in one trial and failed in another. */
export function flakyInstances(instances: Map<string, PlannedTrial[]>): string[] {
  const flaky: string[] = [];
  for (const [id, trials] of instances) {
    const has = (verdict: Status) => trials.some(({ status }) => status === verdict);
    if (trials.length > 1 && has('passed') && has('failed')) flaky.push(id);
  }
  return flaky;
}
