import { sumOfAll, sumOfKnown } from '../base/sums.ts';
import { knownCostOf } from '../judges/usage.ts';
import { ACTION_CLASSES, type Actions } from '../results/actions.ts';
import type { Result } from '../results/records.ts';
import { atMost } from '../results/trace.ts';
import type { JudgeSpending, JudgeUsage } from '../results/usage.ts';

type Figures = Result['agent']['usage'];

const COUNTS = [
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'reasoning_tokens',
  'cost_usd',
  'steps',
  'requests',
  'failed_requests',
] as const;

/** The rounds of a trial, which is itself the only one if it has none. */
export function roundsOf<Part extends 'agent' | 'evaluation'>(
  result: Pick<Result, Part> & { rounds?: Pick<Result, Part>[] | undefined },
): Pick<Result, Part>[] {
  const { rounds = [] } = result;
  return rounds.length === 0 ? [result] : rounds;
}

/** The agent's usage in a whole trial, over all rounds. A figure unknown in one round is unknown in total. */
export function usageOfTrial(result: Pick<Result, 'agent' | 'rounds' | 'stages'>): Figures {
  const usages = begunRounds(result).map(({ agent }) => agent.usage);
  if (usages.length === 1) return usages[0]!;
  const sum = (name: (typeof COUNTS)[number]) => bounded(sumOfAll(usages.map((usage) => usage[name])));
  const sources = new Set(usages.map(({ source }) => source));
  return {
    source: sources.size === 1 ? usages[0]!.source : null,
    ...(Object.fromEntries(COUNTS.map((name) => [name, sum(name)])) as Record<(typeof COUNTS)[number], number | null>),
    models: [...new Set(usages.flatMap(({ models }) => models))],
  };
}

/** Without the last round if its agent did not begin, for example since the setup of its step failed: it used nothing. */
function begunRounds(result: Pick<Result, 'agent' | 'rounds' | 'stages'>): Pick<Result, 'agent'>[] {
  const rounds = roundsOf<'agent'>(result);
  const begun = result.stages.filter(({ name }) => name === 'agent').length;
  const isTold = begun > 0 && rounds.at(-1)!.agent.usage.source === null;
  return isTold && begun < rounds.length ? rounds.slice(0, -1) : rounds;
}

/** True for a trial in error whose agent did not begin: it used nothing, unless its agent-setup used a model, as the meter tells. */
export function endedBeforeAgent({ error, stages, agent }: Pick<Result, 'error' | 'stages' | 'agent'>): boolean {
  // A record that had to be replaced tells of no stage.
  const isTold = error !== null && agent.usage.source === null && stages.length > 0;
  return isTold && stages.every(({ name }) => name !== 'agent');
}

/** The cost of the agent in a whole trial: 0 if it did not begin, null if it is unknown. */
export function costOfTrial(result: Pick<Result, 'agent' | 'rounds' | 'error' | 'stages'>): number | null {
  return endedBeforeAgent(result) ? 0 : usageOfTrial(result).cost_usd;
}

/** The further figures of the meter in a whole trial, over all rounds; null without a meter. */
export function meterOfTrial(result: Pick<Result, 'agent' | 'rounds'>): {
  throttled_requests: number;
  unmetered_requests: number;
  waiting_ms: number;
} | null {
  const meters = roundsOf<'agent'>(result)
    .map(({ agent }) => agent.meter)
    .filter((meter) => meter != null);
  if (meters.length === 0) return null;
  const sum = (name: 'throttled_requests' | 'unmetered_requests' | 'waiting_ms') =>
    atMost(meters.reduce((total, meter) => total + meter[name], 0));
  return {
    throttled_requests: sum('throttled_requests'),
    unmetered_requests: sum('unmetered_requests'),
    waiting_ms: sum('waiting_ms'),
  };
}

/** The tool calls by class in a whole trial, over all rounds; null if those of a round are not known. */
export function actionsOfTrial(result: Pick<Result, 'agent' | 'rounds' | 'stages'>): Actions | null {
  const rounds = begunRounds(result);
  const all = rounds.map(({ agent }) => agent.actions).filter((actions) => actions != null);
  return all.length < rounds.length ? null : sumOfActions(all);
}

export function sumOfActions(all: Actions[]): Actions {
  const sum = (name: keyof Actions) => atMost(all.reduce((total, actions) => total + actions[name], 0));
  return Object.fromEntries(ACTION_CLASSES.map((name) => [name, sum(name)])) as Actions;
}

/** The usage of the judge in a trial, of its verdicts in each round and of its answer about the failure; null without a judge. */
export function judgeUsageOfTrial(
  result: Pick<Result, 'evaluation' | 'rounds' | 'explained' | 'not_explained'>,
): JudgeUsage | null {
  const judges = roundsOf<'evaluation'>(result).map(({ evaluation }) =>
    evaluation?.kind === 'test_plan' ? evaluation.judge : null,
  );
  return judgeUsageOf([...judges, result.explained, result.not_explained].filter((one) => one != null));
}

/** The sum of what evaluations and explanations used; null without any. */
export function judgeUsageOf(parts: (JudgeSpending | JudgeUsage)[]): JudgeUsage | null {
  if (parts.length === 0) return null;
  const sum = (of: (part: JudgeSpending) => number | null) => bounded(sumOfKnown(parts.map(of)));
  const count = (of: (part: JudgeSpending | JudgeUsage) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    input_tokens: sum((part) => part.input_tokens),
    output_tokens: sum((part) => part.output_tokens),
    cost_usd: bounded(knownCostOf(parts)),
    cost_known: count((part) => ('answers' in part ? part.cost_known : part.cost_usd === null ? 0 : 1)),
    answers: count((part) => ('answers' in part ? part.answers : 1)),
  };
}

/** Limited as by `atMost`; null stays null. */
function bounded(sum: number | null): number | null {
  return sum === null ? null : atMost(sum);
}
