import { sumOfActions } from '../trial/usage.ts';
import type { BriefResult } from './brief.ts';
import type { ActionSums } from './documents/usage-document.ts';

/** Tool calls by class, and the exploration beyond that of a person. */
export function actionSums(results: (BriefResult | null)[]): ActionSums {
  const known = results.map((result) => result?.actions ?? null).filter((actions) => actions !== null);
  return { trials: known.length, by_class: known.length === 0 ? null : sumOfActions(known), wasted: wastedOf(results) };
}

/**
 * The share of the agents' `check_dir` and `read_file` beyond the upper bound of a person: what each trial has beyond its
 * own bound, over all calls of these trials. Null without a trial that has both.
 */
function wastedOf(results: (BriefResult | null)[]): ActionSums['wasted'] {
  const sums = { trials: 0, agent: 0, human_lower: 0, human_upper: 0 };
  let beyond = 0;
  for (const result of results) {
    const { actions = null, human_actions: human = null } = result ?? {};
    if (actions === null || human === null) continue;
    const agent = actions.check_dir + actions.read_file;
    sums.trials += 1;
    sums.agent += agent;
    sums.human_lower += human.lower;
    sums.human_upper += human.upper;
    beyond += Math.max(0, agent - human.upper);
  }
  return sums.trials === 0 ? null : { ...sums, share: sums.agent === 0 ? null : beyond / sums.agent };
}
