import { sumOfActions } from '../trial/usage.ts';
import type { BriefResult } from './brief.ts';
import type { ActionSums } from './documents/usage-document.ts';

/** Tool calls by class, and the exploration beyond that of a person. */
export function actionSums(results: (BriefResult | null)[]): ActionSums {
  const known = results.flatMap((result) => result?.actions ?? []);
  return { trials: known.length, by_class: known.length === 0 ? null : sumOfActions(known), wasted: wastedOf(results) };
}

/**
 * The share of the agents' `check_dir` and `read_file` beyond the upper bound of a person: what each trial has beyond its
 * own bound, over all calls of these trials. Null without a trial that has both.
 */
function wastedOf(results: (BriefResult | null)[]): ActionSums['wasted'] {
  const both = results.flatMap((result) => {
    const { actions = null, human_actions: human = null } = result ?? {};
    return actions === null || human === null ? [] : [{ agent: actions.check_dir + actions.read_file, ...human }];
  });
  if (both.length === 0) return null;
  const sum = (of: (one: (typeof both)[number]) => number) => both.reduce((total, one) => total + of(one), 0);
  const agent = sum((one) => one.agent);
  const beyond = sum((one) => Math.max(0, one.agent - one.upper));
  return {
    trials: both.length,
    agent,
    human_lower: sum(({ lower }) => lower),
    human_upper: sum(({ upper }) => upper),
    share: agent === 0 ? null : beyond / agent,
  };
}
