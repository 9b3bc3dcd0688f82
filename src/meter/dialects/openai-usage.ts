import { countOf, type JsonObject, objectOf } from '../json.ts';
import type { Tokens } from '../types.ts';
import { statedCost } from './openrouter.ts';

/**
 * The tokens of one of OpenAI's two APIs, whose names for input and output differ; null if neither is stated. `hasFees`:
 * tools with a fee were run, which no usage tells.
 */
export function openaiTokens(
  usage: JsonObject | null,
  [inName, outName]: ['prompt', 'completion'] | ['input', 'output'],
  hasFees: boolean,
): Tokens | null {
  if (usage === null) return null;
  const input = countOf(usage[`${inName}_tokens`]);
  const output = countOf(usage[`${outName}_tokens`]);
  if (input === null && output === null) return null;
  const details = objectOf(usage[`${inName}_tokens_details`]);
  const reasoning = countOf(objectOf(usage[`${outName}_tokens_details`])?.reasoning_tokens);
  const stated = (input ?? 0) + (output ?? 0);
  // xAI counts reasoning beside the output, which the total tells: https://docs.x.ai/docs/key-information/consumption-and-rate-limits
  const beside = reasoning !== null && countOf(usage.total_tokens) === stated + reasoning ? reasoning : 0;
  return {
    input: input ?? 0,
    cachedInput: Math.min(countOf(details?.cached_tokens) ?? 0, input ?? 0),
    cacheWrite: countOf(details?.cache_write_tokens) ?? 0,
    cacheWriteHour: 0,
    output: (output ?? 0) + beside,
    reasoning,
    cost: statedCost(usage),
    fees: { searches: 0, untold: hasFees },
  };
}
