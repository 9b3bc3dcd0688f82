import { roundedCost, sumOfKnown } from '../base/sums.ts';
import { lacksUsage } from '../meter/exchange.ts';
import type { LoggedExchange } from './exchanges.ts';
import type { Step } from './step.ts';

/** Tokens and cost of all exchanges of a conversation. */
export class Spent {
  input = 0;
  output = 0;
  cached = 0;
  cost = 0;
  isPriced = true;
  isCounted = false;
  /** True as long as no answer, and no beginning of one, came without its usage. */
  isStated = true;

  /** Adds an exchange; the metrics of its step, with those of the same request that failed before. */
  add(exchange: LoggedExchange, before: Step | null): Step['metrics'] {
    const { tokens, cost_usd: cost } = exchange;
    const earlier = before?.metrics ?? null;
    if (lacksUsage(exchange)) this.isStated = false;
    if (tokens === null) return earlier;
    this.isCounted = true;
    this.input += tokens.input;
    this.output += tokens.output;
    this.cached += tokens.cachedInput;
    this.cost += cost ?? 0;
    this.isPriced &&= cost !== null;
    const isPriced = cost !== null && (earlier === null || typeof earlier.cost_usd === 'number');
    const told = earlier?.extra?.reasoning_tokens;
    const reasoning = sumOfKnown([typeof told === 'number' ? told : null, tokens.reasoning]);
    return {
      prompt_tokens: tokens.input + (earlier?.prompt_tokens ?? 0),
      completion_tokens: tokens.output + (earlier?.completion_tokens ?? 0),
      cached_tokens: tokens.cachedInput + (earlier?.cached_tokens ?? 0),
      ...(isPriced ? { cost_usd: roundedCost(cost + (earlier?.cost_usd ?? 0)) } : {}),
      ...(reasoning === null ? {} : { extra: { reasoning_tokens: reasoning } }),
    };
  }
}
