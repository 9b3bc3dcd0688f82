import { calcPrice } from '@pydantic/genai-prices';
import type { OwnPrice } from '../options/model-values.ts';
import type { Provider } from './providers.ts';
import type { Tokens } from './types.ts';

/** Names of providers in the price table. A provider of one's own has no prices there. */
const TABLE: Record<string, string> = {
  anthropic: 'anthropic',
  openai: 'openai',
  gemini: 'google',
  openrouter: 'openrouter',
};

/**
 * The cost of one answer in USD, of the model that served it (the first of `models`, null if not told) or was asked: by a price of one's own, by the provider's own statement, by the published table
 * (https://github.com/pydantic/genai-prices). Null for a model without a price.
 */
export function costOf(
  provider: Pick<Provider, 'name'>,
  models: (string | null)[],
  tokens: Tokens,
  own: OwnPrice[],
): number | null {
  const [price] = models.flatMap((name) => own.find(({ model }) => model === name) ?? []);
  if (price !== undefined) {
    const cachedInput = price.cachedInput ?? price.input;
    const written = tokens.cacheWrite + tokens.cacheWriteHour;
    const fresh = Math.max(0, tokens.input - tokens.cachedInput - written);
    const sum =
      fresh * price.input +
      tokens.cachedInput * cachedInput +
      written * (price.cacheWrite ?? price.input) +
      tokens.output * price.output;
    return sum / 1_000_000;
  }
  if (tokens.cost !== null) return tokens.cost;
  if (!Object.hasOwn(TABLE, provider.name)) return null;
  // The price of the model that answered, if it is known; never that of another.
  const model = models.find((name) => name !== null);
  if (model === undefined) return null;
  return calcPrice(usageOf(tokens), model!, { providerId: TABLE[provider.name]! })?.total_price ?? null;
}

/** The table's calculation refuses parts that are more than the whole. */
function usageOf(tokens: Tokens): Record<string, number> {
  const written = Math.min(tokens.cacheWrite + tokens.cacheWriteHour, tokens.input - tokens.cachedInput);
  const hour = Math.min(tokens.cacheWriteHour, written);
  return {
    input_tokens: tokens.input,
    cache_read_tokens: tokens.cachedInput,
    cache_write_tokens: written,
    ...(hour > 0 ? { cache_write_1h_tokens: hour } : {}),
    output_tokens: tokens.output,
  };
}
