import * as z from 'zod/mini';
import { parsePythonJson } from '../base/bounded-json.ts';
import { objectOf } from '../base/json-value.ts';
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

/**
 * Reads a usage report, which Python may have written, with or without a byte order mark. `wrong`: the fields with an
 * invalid value, which is unknown like one that is left out. Throws for text that is no JSON object.
 */
export function readUsage(text: string): { usage: Usage; wrong: string[] } {
  const report = objectOf(parsePythonJson(text.replace(/^\uFEFF/, '')));
  if (report === null) throw new SyntaxError('no JSON object');
  const { error } = usageSchema.safeParse(report);
  const wrong = (error?.issues ?? []).map(({ path }) => String(path[0]));
  const unknown = Object.fromEntries(wrong.map((name) => [name, null]));
  const usage = usageSchema.parse({ ...report, ...unknown });
  // A variable that is not set names no model.
  return { usage: usage.model?.trim() === '' ? { ...usage, model: null } : usage, wrong };
}

const known = z._default(z.nullable(amount), null);

/** The usage of an agent. */
export const agentUsageSchema = z.object({
  source: described(
    z._default(z.nullable(z.enum(['meter', 'agent'])), null),
    'Source of the counts: the `meter`, or the `agent` itself (`usage.json`, or the output of Claude Code or Codex); null without counts',
  ),
  input_tokens: described(known, 'The whole input, cached parts included; null if an answer came without its usage'),
  cached_input_tokens: described(known, 'The part of the input that was read from a cache'),
  output_tokens: described(known, 'The whole output, reasoning included'),
  reasoning_tokens: known,
  cost_usd: described(
    known,
    'Null if unknown, never 0: a model or a tier without a price, audio or images without one, an answer without usage, or hosted tools with unknown fees',
  ),
  steps: described(known, 'Answers of the main conversation, or as the agent counts'),
  requests: described(known, 'Requests to models'),
  failed_requests: described(known, 'Requests without a complete answer'),
  models: described(z._default(z.array(z.string()), []), 'The models that answered'),
});

/** Further figures of the meter; null without one. */
export const meterSchema = described(
  z._default(
    z.nullable(
      z.object({
        throttled_requests: described(amount, 'Requests that the provider refused for their rate (429)'),
        unmetered_requests: described(
          amount,
          'Requests that no model answers, such as a list of models, or in a form that is not read',
        ),
        waiting_ms: described(amount, 'Time in which at least one request was under way'),
        hosted_tools: z.object({
          offered: described(z.array(z.string()), 'Tools that the provider runs itself, as offered in requests'),
          used: z.array(z.string()),
        }),
      }),
    ),
    null,
  ),
  'Further figures of the meter; null without one',
);

/** The usage of an agent of which nothing is known. */
export function unknownUsage(): z.output<typeof agentUsageSchema> {
  const counts = { input_tokens: null, cached_input_tokens: null, output_tokens: null, reasoning_tokens: null };
  return { source: null, ...counts, cost_usd: null, steps: null, requests: null, failed_requests: null, models: [] };
}

const spent = z.number().check(z.nonnegative());

/** Members of a record for the answers of a judge. */
export const judgeSpending = {
  input_tokens: described(z.nullable(spent), 'Of the answers with a known number; null without any'),
  output_tokens: z.nullable(spent),
  cost_usd: described(
    z.nullable(spent),
    'Null if the cost of an answer, or of a try without one, is unknown, as after a time limit; a verdict from the cache costs 0. In records before `known_cost_usd`, the sum of the known costs',
  ),
  known_cost_usd: described(
    z.optional(spent),
    'The known part of a cost that is unknown; absent if the cost is known, or nothing of it',
  ),
};
const judgeSpendingSchema = z.object(judgeSpending);
export type JudgeSpending = z.output<typeof judgeSpendingSchema>;

/** The usage of a judge in one trial or in several: its verdicts and its explanation. */
export const judgeUsageSchema = z.object({
  input_tokens: known,
  output_tokens: known,
  cost_usd: described(known, 'Sum of the known costs, with the known parts of others; null if none is known'),
  cost_known: described(amount, 'Evaluations and explanations whose cost is known'),
  answers: described(amount, 'Evaluations with a judge, and explanations'),
});
export type JudgeUsage = z.output<typeof judgeUsageSchema>;
