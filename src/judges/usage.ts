import { sumOfKnown } from '../base/sums.ts';
import type { Judgement } from './types.ts';

type JudgeUsage = Judgement['usage'];

/** The usage of which nothing is known, as in a record. */
export const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null };

/** The sum of the known values, member by member; null if none is known. */
export function addUsage(...usages: JudgeUsage[]): JudgeUsage {
  const sum = {
    input_tokens: sumOfKnown(usages.map((usage) => usage?.input_tokens)),
    output_tokens: sumOfKnown(usages.map((usage) => usage?.output_tokens)),
    cost_usd: sumOfKnown(usages.map((usage) => usage?.cost_usd)),
  };
  return Object.values(sum).every((value) => value === null) ? null : sum;
}
