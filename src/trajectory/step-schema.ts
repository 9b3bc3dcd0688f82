import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { ACTION_CLASSES } from '../results/actions.ts';
import { count } from '../results/fields.ts';

const known = described(z.nullable(z.number()), 'Null if the trajectory does not have it, as for all figures here');

const textSchema = z.object({
  text: z.string(),
  cut: described(
    z.nullable(z.object({ characters: count, at: count })),
    'Characters that were left out in the middle, and where; null for the whole text',
  ),
});
export type StepText = z.output<typeof textSchema>;

const callSchema = z.object({
  name: described(z.string(), 'Name of the tool'),
  class: z.nullable(z.enum(ACTION_CLASSES)),
  title: described(z.string(), 'The first words of the command, or the file, pattern or address, on one line'),
  arguments: textSchema,
  answer: described(z.nullable(textSchema), 'Null without an answer'),
  exit: described(z.nullable(z.int()), 'Exit code'),
  failed: described(z.boolean(), 'The answer is marked as an error'),
});
export type StepCall = z.output<typeof callSchema>;

const stepSchema = z.object({
  id: described(count, 'Number of the step in its conversation, from 1'),
  source: z.enum(['system', 'user', 'agent']),
  at: described(z.nullable(z.string()), 'When it began, ISO 8601'),
  kind: described(z.string(), 'Class of the first call; otherwise the name of its tool, or `says`, `user`, `system`'),
  title: described(z.string(), 'The step on one line'),
  failure: described(
    z.nullable(z.string()),
    'How the first call that failed ended: `exit 1`, `error`; null if none did',
  ),
  answer_bytes: described(z.nullable(count), 'Size of all answers; null without any'),
  says: z.nullable(textSchema),
  thinks: z.nullable(textSchema),
  calls: z.array(callSchema),
  answers: described(z.array(textSchema), 'Observations that name none of the calls'),
  sides: described(z.array(z.string()), 'Side conversations that it began'),
  copied: described(z.boolean(), 'Copied from an earlier trajectory; counts in no sum'),
  model: z.nullable(z.string()),
  input_tokens: described(z.nullable(z.number()), 'With the cached ones'),
  cached_tokens: known,
  output_tokens: known,
  cost_usd: known,
  waited_ms: described(
    z.nullable(z.number()),
    'From the request to the end of the answer; those that failed before, and the pauses between them, are part of it',
  ),
  worked_ms: described(z.nullable(z.number()), 'From the end of the answer to the next request'),
  fault: described(z.nullable(z.string()), 'The reason why the answer is missing or not whole; null if it is whole'),
  retries: described(count, 'Identical requests that failed before this one'),
});
export type Step = z.output<typeof stepSchema>;

const sumSchema = described(
  z.nullable(z.object({ sum: z.number(), steps: count })),
  'Sum, and the number of steps of the agent that know it; null if none does',
);

const conversation = {
  steps: z.array(stepSchema),
  sums: described(
    z.object({
      agent_steps: count,
      input_tokens: sumSchema,
      output_tokens: sumSchema,
      cost_usd: sumSchema,
      waited_ms: sumSchema,
      worked_ms: sumSchema,
    }),
    'Over all steps of the agent that are not copied',
  ),
  total: described(count, 'Steps of the conversation; more than `steps` if some were left out in the middle'),
};

/** A trajectory as people read it: its conversations, each as a list of steps. */
export const stepsSchema = z.object({
  format: described(z.string(), 'Version of the format, `ATIF-v1.8`'),
  agent: described(z.string(), 'Name, version and model of the agent'),
  notes: described(z.nullable(z.string()), 'Notes of its writer, for example on texts that were cut'),
  ...conversation,
  sides: described(
    z.array(z.object({ id: z.string(), kind: z.string(), ...conversation })),
    'Conversations beside the main one: sub-agents, titles, summaries',
  ),
});
export type Steps = z.output<typeof stepsSchema>;
export type SideConversation = Steps['sides'][number];
export type Conversation = Pick<Steps, 'steps' | 'total' | 'sums'>;

/** The steps of a trial's trajectory, or the reason why there are none to show. */
export type LoadedSteps = { steps: Steps; fault: null } | { steps: null; fault: string };
