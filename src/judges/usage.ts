import { sumOfAll, sumOfKnown } from '../base/sums.ts';
import type { JudgeSpending } from '../results/usage.ts';
import type { Judgement } from './types.ts';

/** The usage of which nothing is known, as in a record. */
export const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null };
/** The usage of a verdict for which no model was asked: from the cache, or refused before any work. */
export const NOTHING_SPENT = { ...NO_USAGE, cost_usd: 0 };

/** An amount that a stranger states, such as -1 or a text for an unknown one; a record with it could not be read again. */
export function amountOf(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : null;
}

/**
 * The sum of usages. Tokens: of the known ones. The cost is unknown if one is (a usage that is null has none); the known part
 * is then `known_cost_usd`. Null if nothing is known; nothing costs 0.
 */
export function addUsage(...usages: Judgement['usage'][]): Judgement['usage'] {
  const sum: JudgeSpending = {
    input_tokens: sumOfKnown(usages.map((usage) => usage?.input_tokens)),
    output_tokens: sumOfKnown(usages.map((usage) => usage?.output_tokens)),
    cost_usd: sumOfAll(usages.map((usage) => usage?.cost_usd ?? null)),
  };
  const known = sum.cost_usd === null ? knownCostOf(usages) : null;
  if (known !== null) sum.known_cost_usd = known;
  return Object.values(sum).every((value) => value === null) ? null : sum;
}

/** The sum of the known costs, with the known parts of others; null if nothing is known: of unknown ones, 0 is no part. */
export function knownCostOf(usages: (Pick<JudgeSpending, 'cost_usd' | 'known_cost_usd'> | null)[]): number | null {
  const known = sumOfKnown(usages.map((usage) => usage?.cost_usd ?? usage?.known_cost_usd));
  return known === 0 && usages.some((usage) => usage?.cost_usd == null) ? null : known;
}
