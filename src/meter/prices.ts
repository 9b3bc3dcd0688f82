import { calcPrice, type PriceCalculation, type PriceCalculationResult, type Usage } from '@pydantic/genai-prices';
import { ownOf } from '../base/own.ts';
import { roundedCost } from '../base/sums.ts';
import type { OwnPrice, ProviderName } from '../options/model-values.ts';
import { hasPrices } from './media.ts';
import type { Provider } from './providers.ts';
import type { Tokens } from './types.ts';

/** Names of providers in the price table. A provider of one's own has no prices there. */
const TABLE: Record<ProviderName, string> = {
  anthropic: 'anthropic',
  openai: 'openai',
  gemini: 'google',
  openrouter: 'openrouter',
};

/**
 * Tiers by the factor of their prices; null for one that differs by model. Sources:
 * https://platform.openai.com/docs/pricing, https://ai.google.dev/gemini-api/docs/optimization,
 * https://platform.claude.com/docs/en/about-claude/pricing
 */
const TIERS: Record<string, number | null> = { flex: 0.5, us: 1.1, priority: null, fast: null, ultrafast: null };

/** A tier by its name if its prices are not the usual ones; null otherwise. */
export function tierOf(name: unknown): string | null {
  const tier = typeof name === 'string' ? name.toLowerCase().replace(/^service_tier_/, '') : '';
  return Object.hasOwn(TIERS, tier) ? tier : null;
}

/** The cost of one answer in USD, rounded as its sums are, so that costs of answers add up to them. */
interface Cost {
  /** Null if tools were run whose fees are not known, or at a tier, or with audio or images, whose price is not known. */
  whole: number | null;
  /** Without such fees, at the usual price, and that of text. */
  known: number;
}

/**
 * The cost of one answer, of the model that served it (the first of `models`, null if not told) or was asked: by a price of one's own, by the provider's own statement, by the published table
 * (https://github.com/pydantic/genai-prices), which has the fee of a web search, too. Null for a model without a price.
 */
export function costOf(
  provider: Pick<Provider, 'name'>,
  models: (string | null)[],
  tokens: Tokens,
  own: OwnPrice[],
): Cost | null {
  const { searches, untold } = tokens.fees;
  const [price] = models.flatMap((name) => own.find(({ model }) => model === name) ?? []);
  if (price !== undefined) {
    const known = roundedCost(byOwnPrice(price, tokens));
    return { whole: searches > 0 || untold ? null : known, known };
  }
  if (tokens.cost !== null) return { whole: roundedCost(tokens.cost), known: roundedCost(tokens.cost) };
  const providerId = ownOf<string>(TABLE, provider.name);
  if (providerId === undefined) return null;
  // The price of the model that answered, if it is known; never that of another.
  const model = models.find((name) => name !== null);
  if (model == null) return null;
  const priceOf = (usage: Usage) => calcPrice(usage, model, { providerId });
  const whole = priceOrNull(priceOf, { ...usageOf(tokens), ...tokens.media });
  const found = whole ?? priceOf(usageOf(tokens));
  if (found === null) return null;
  const isPriced =
    (searches === 0 || found.model_price.web_searches_kcount !== undefined) &&
    whole !== null &&
    hasPrices(tokens.media ?? {}, found.model_price);
  const more = provider.name === 'openai' ? longWrites(priceOf, tokens, found) : 0;
  const factor = tokens.tier == null ? 1 : (TIERS[tokens.tier] ?? null);
  // The fee of a search is the same at each tier.
  const atTier = (found.input_price + more + found.output_price) * ((factor ?? 1) - 1);
  const known = roundedCost(found.total_price + more + atTier);
  return { whole: untold || !isPriced || factor === null ? null : known, known };
}

/**
 * The cost of writes to a cache of OpenAI that lasts for twelve hours beyond that of other writes, for which alone the table
 * has a price: as much again. Source: https://github.com/BerriAI/litellm/blob/main/model_prices_and_context_window.json
 */
function longWrites(
  priceOf: (usage: Usage) => PriceCalculationResult,
  tokens: Tokens,
  found: PriceCalculation,
): number {
  const { input } = tokens;
  const { cache_write_1h_tokens: written } = usageOf(tokens);
  if (written === undefined || found.model_price.cache_write_1h_mtok !== undefined) return 0;
  const allWritten = priceOf({ input_tokens: input, cache_write_tokens: input });
  return ((allWritten?.input_price ?? 0) * written) / input;
}

/** Null for parts that are no counts, more than the whole, or of which it is not told how much is cached. */
function priceOrNull(priceOf: (usage: Usage) => PriceCalculationResult, usage: Usage): PriceCalculationResult {
  try {
    return priceOf(usage);
  } catch {
    return null;
  }
}

/** Why the whole cost of an answer is unknown whose model has a price. */
export function unknownPart({ tier, fees }: Tokens): 'tier' | 'fees' | 'media' {
  if (tier != null && TIERS[tier] == null) return 'tier';
  return fees.untold || fees.searches > 0 ? 'fees' : 'media';
}

function byOwnPrice(price: OwnPrice, tokens: Tokens): number {
  const written = tokens.cacheWrite + tokens.cacheWriteHour;
  const fresh = Math.max(0, tokens.input - tokens.cachedInput - written);
  const sum =
    fresh * price.input +
    tokens.cachedInput * (price.cachedInput ?? price.input) +
    written * (price.cacheWrite ?? price.input) +
    tokens.output * price.output;
  return sum / 1_000_000;
}

/** The table's calculation refuses parts that are more than the whole. */
function usageOf(tokens: Tokens): Usage {
  const written = Math.min(tokens.cacheWrite + tokens.cacheWriteHour, tokens.input - tokens.cachedInput);
  const hour = Math.min(tokens.cacheWriteHour, written);
  return {
    input_tokens: tokens.input,
    cache_read_tokens: tokens.cachedInput,
    cache_write_tokens: written,
    ...(hour > 0 ? { cache_write_1h_tokens: hour } : {}),
    output_tokens: tokens.output,
    web_searches: tokens.fees.searches,
  };
}
