import { type JsonObject, objectOf } from '../../base/json-value.ts';
import { countOf, sumOfCounts } from '../json.ts';
import { mediaOf } from '../media.ts';
import { tierOf } from '../prices.ts';
import type { Tokens } from '../types.ts';
import { statedCost } from './openrouter.ts';

/**
 * The tokens of one of OpenAI's two APIs, whose names for input and output differ; null if neither is stated. `hasFees`:
 * tools with a fee were run, which no usage tells; `tier`: the `service_tier` of the answer; `model`: that gave it.
 */
export function openaiTokens(
  usage: JsonObject | null,
  [inName, outName]: ['prompt', 'completion'] | ['input', 'output'],
  { hasFees, tier, model }: { hasFees: boolean; tier: unknown; model: string | null },
): Tokens | null {
  if (usage === null) return null;
  const [told, said] = [usage[`${inName}_tokens`], usage[`${outName}_tokens`]];
  const stated = sumOfCounts(told, said);
  if (stated === null) return null;
  const [input, output] = [countOf(told) ?? 0, countOf(said) ?? 0];
  const details = objectOf(usage[`${inName}_tokens_details`]);
  const saidDetails = objectOf(usage[`${outName}_tokens_details`]);
  const thought = countOf(saidDetails?.reasoning_tokens);
  // xAI and Gemini count reasoning beside the output, which the total tells; Gemini states it by the total alone:
  // https://docs.x.ai/docs/key-information/consumption-and-rate-limits, https://ai.google.dev/gemini-api/docs/openai
  const rest = Math.max(0, (countOf(usage.total_tokens) ?? 0) - stated);
  const reasoning = thought ?? (rest > 0 && /gemini/i.test(model ?? '') ? rest : null);
  const beside = reasoning === rest ? rest : 0;
  // DeepSeek and Kimi state the cached part beside the counts: https://api-docs.deepseek.com/guides/kv_cache
  const cached = firstCount(details?.cached_tokens, usage.prompt_cache_hit_tokens, usage.cached_tokens);
  // LiteLLM and DashScope have Anthropic's name for it: https://docs.litellm.ai/docs/completion/prompt_caching
  const anthropics = [details?.cache_creation_input_tokens, usage.cache_creation_input_tokens];
  const written = firstCount(details?.cache_write_tokens, ...anthropics);
  const ofHours = Math.min(countOf(objectOf(details?.cache_write_tokens_details)?.ttl_12h_tokens) ?? 0, written);
  const places = { input: details, cached: objectOf(details?.cached_tokens_details), output: saidDetails };
  return {
    input,
    cachedInput: Math.min(cached, input),
    cacheWrite: written - ofHours,
    cacheWriteHour: ofHours,
    output: output + beside,
    reasoning,
    tier: tierOf(tier),
    media: mediaOf((place, kind) => places[place]?.[`${kind}_tokens`]),
    cost: statedCost(usage),
    fees: { searches: 0, untold: hasFees },
  };
}

/** The first of several names for one count that is stated; 0 if none is. */
function firstCount(...values: unknown[]): number {
  return values.map(countOf).find((count) => count !== null) ?? 0;
}
