import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { actionsSchema } from './actions.ts';
import { digest, milliseconds } from './fields.ts';
import { agentUsageSchema, meterSchema } from './usage.ts';

/** The agent of a trial, or of one of its rounds: its command, its end, its consumption. */
export const agentSchema = z.object({
  name: z.nullable(z.string()),
  model: z.nullable(z.string()),
  command: described(z.string(), 'agent-command, or name, version and arguments of the option agent'),
  prompt_digest: digest,
  exit_code: described(
    z.nullable(z.int()),
    'Null if the agent was ended by a limit or a signal to the run, or never started',
  ),
  timed_out: z.boolean(),
  duration_ms: milliseconds,
  ended_by: described(
    z._default(z.nullable(z.enum(['time_limit', 'budget'])), null),
    'The limit that ended it; null if it ended by itself or never started',
  ),
  usage: agentUsageSchema,
  meter: meterSchema,
  trajectory: described(
    z.optional(z.nullable(z.string())),
    "File with its steps in ATIF, below the trial's directory; null if they are not known",
  ),
  actions: described(
    z.optional(z.nullable(actionsSchema)),
    'Its tool calls by class, of all conversations; null if they are not known',
  ),
});
