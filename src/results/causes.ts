import * as z from 'zod/mini';
import { described } from '../base/zod.ts';

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
  evidence: described(z.string(), 'What shows it, on one line'),
  step: described(z.nullable(z.int().check(z.positive())), 'Step of the trajectory that shows it; null for none'),
  log: described(z.nullable(z.string()), 'The log that shows it; null for none'),
});
export type Cause = z.output<typeof causeSchema>;
/** What shows a cause, before it is bounded. */
export type Evidence = Pick<Cause, 'evidence'> & Partial<Pick<Cause, 'step' | 'log'>>;
