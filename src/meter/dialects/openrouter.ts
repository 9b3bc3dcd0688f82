import { dollarsOf, type JsonObject, objectOf } from '../json.ts';

/**
 * What OpenRouter adds to each of the dialects that it speaks: Chat Completions, Responses and Messages. Source:
 * https://openrouter.ai/docs/use-cases/usage-accounting, https://openrouter.ai/docs/api-reference
 */

/** The stated cost of an answer in USD; null without one. With a key of one's own (BYOK), `cost` is OpenRouter's part only. */
export function statedCost(usage: JsonObject): number | null {
  const cost = dollarsOf(usage.cost);
  if (cost === null || usage.is_byok !== true) return cost;
  return cost + (dollarsOf(objectOf(usage.cost_details)?.upstream_inference_cost) ?? 0);
}
