import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { judgeSpending } from './usage.ts';

/** Why a trial did not pass, as far as rules can tell, the most telling first. docs/reference/trajectories.md has the rules. */
export const CAUSES = [
  'no_model_request',
  'model_error',
  'budget',
  'timed_out',
  'crashed',
  'not_persistent',
  'repeating',
  'gave_up',
  'claimed_success',
] as const;
export type CauseName = (typeof CAUSES)[number];

export const causeSchema = z.object({
  cause: z.enum(CAUSES),
  evidence: described(z.string(), 'The evidence, on one line'),
  step: described(
    z.nullable(z.int().check(z.positive())),
    'Step of the trajectory with the evidence; null without one',
  ),
  log: described(z.nullable(z.string()), 'Log with the evidence; null without one'),
});
export type Cause = z.output<typeof causeSchema>;
/** The categories of failures in SetupBench's paper, and none of them. */
export const CATEGORIES = ['missing_tooling', 'hallucinated_constraint', 'not_persistent', 'other'] as const;

/** A judge's explanation of a failed trial. */
export const explainedSchema = z.object({
  category: described(
    z.enum(CATEGORIES),
    'Category of SetupBench’s paper: development or test tools were not installed; a constraint was invented; the setup did not persist; or none of these',
  ),
  explanation: z.string(),
  quotes: described(
    z.array(z.object({ text: z.string(), step: z.nullable(z.int().check(z.positive())) })),
    'Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents',
  ),
  judge: described(z.string(), 'Identity of the judge'),
  ...judgeSpending,
});
/** Usage of the answers of a judge that explained nothing. */
export const notExplainedSchema = z.pick(explainedSchema, {
  judge: true,
  input_tokens: true,
  output_tokens: true,
  cost_usd: true,
  known_cost_usd: true,
});
export type Explained = z.output<typeof explainedSchema>;

/** The evidence of a cause, before it is bounded. */
export type Evidence = Pick<Cause, 'evidence'> & Partial<Pick<Cause, 'step' | 'log'>>;
