import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { namedTexts, ratio } from './fields.ts';

/** Settings of the agent and the testbed that `agent` and `settings` of a run do not have. */
export const identitySchema = z.object({
  agent_setup: z.nullable(z.string()),
  agent_directory: described(z.nullable(z.string()), 'Digest of the files in agent-directory; null without one'),
  agent_variables: described(namedTexts, 'agent-variables, sorted by name'),
  agent_env: described(z.array(z.string()), 'Names of the variables in agent-env, sorted'),
  image: z.nullable(z.string()),
  image_map: described(z.array(z.object({ from: z.string(), to: z.string() })), 'image-map, sorted'),
  workdir: z.nullable(z.string()),
  pass_score: ratio,
  agent: described(z._default(z.nullable(z.string()), null), 'NAME@version of the option agent; null without it'),
  agent_args: z._default(z.array(z.string()), []),
  agent_skills: described(z._default(z.nullable(z.string()), null), 'Digest of agent-skills'),
  agent_mcp: described(z._default(z.nullable(z.string()), null), 'Digest of agent-mcp'),
  agent_instructions: described(z._default(z.nullable(z.string()), null), 'Digest of agent-instructions'),
  task_env: described(
    z._default(z.array(z.object({ name: z.string(), digest: z.string() })), []),
    'Names of the variables in task-env, sorted, each with the digest of NAME=value',
  ),
});
export type RunIdentity = z.output<typeof identitySchema>;
