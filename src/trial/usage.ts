import type { Result } from '../results/records.ts';
import { atMost } from '../results/trace.ts';

type Figures = Result['agent']['usage'];

/** The agent's usage in a whole trial, over all rounds. A figure unknown in one round is unknown in total. */
export function usageOfTrial({ agent, rounds }: Pick<Result, 'agent' | 'rounds'>): Figures {
  const usages = rounds === undefined || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
  const sum = (name: keyof Figures) =>
    usages.reduce<number | null>((total, usage) => {
      const value = usage[name];
      return total === null || value === null ? null : atMost(total + value);
    }, 0);
  return {
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cost_usd: sum('cost_usd'),
    steps: sum('steps'),
  };
}
