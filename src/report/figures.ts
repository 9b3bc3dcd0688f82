import type { Status } from '../results/fields.ts';
import type { PlannedTrial } from '../results/records.ts';
import { figureOfTotals, figureOfTrial, hasVerdict, measureOf } from '../results/totals.ts';
import { clusteredInterval } from '../statistics/clustered.ts';
import type { Interval } from '../statistics/interval.ts';
import type { SuiteResults } from './suite.ts';

/** Planned trials by instance, in the order of the plan. */
export function byInstance(planned: PlannedTrial[]): Map<string, PlannedTrial[]> {
  return Map.groupBy(planned, ({ instance_id: id }) => id);
}

/** The figure of the headline. */
export function headlineFigure({ run }: Pick<SuiteResults, 'run'>): number | null {
  return figureOfTotals(run.totals, measureOf(run.settings));
}

/**
 * 95 % interval of the headline. Null without a planned trial, if any of them has no verdict (the figure then says as
 * much about the trials that are missing as about the agent), and for the score of a single instance.
 */
export function intervalOf(
  suite: Pick<SuiteResults, 'run'>,
  instances = byInstance(suite.run.planned),
): Interval | null {
  const { planned, settings } = suite.run;
  const measure = measureOf(settings);
  if (!planned.every(hasVerdict) || (measure === 'score' && instances.size < 2)) return null;
  const clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOfTrial(trial, measure)));
  return clusteredInterval(clusters, measure === 'score' ? {} : { most: planned.length });
}

/** Instances that passed in one trial and failed in another. */
export function flakyInstances(instances: Map<string, PlannedTrial[]>): string[] {
  const flaky: string[] = [];
  for (const [id, trials] of instances) {
    const has = (verdict: Status) => trials.some(({ status }) => status === verdict);
    if (has('passed') && has('failed')) flaky.push(id);
  }
  return flaky;
}
