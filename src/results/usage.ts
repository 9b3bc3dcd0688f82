import * as z from 'zod/mini';
import { described } from '../base/zod.ts';

/** Tokens, steps, dollars; sums of larger values would lose precision. */
const amount = z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));

/** The agent's own usage report: `usage.json` in `AGENTBENCH_OUTPUT_DIR`. Unknown values are null, never 0. */
export const usageSchema = z.object({
  input_tokens: z._default(z.nullable(amount), null),
  output_tokens: z._default(z.nullable(amount), null),
  cost_usd: z._default(z.nullable(amount), null),
  steps: z._default(z.nullable(amount), null),
  model: described(
    z._default(z.nullable(z.string().check(z.maxLength(200))), null),
    'Used as agent.model if the run names no model',
  ),
});
export type Usage = z.output<typeof usageSchema>;
