import { optionsOf } from '../meta.ts';
import { agentEnvironment, agentVariables, duration, nonEmpty, text } from '../values.ts';

const { defaulted, optional } = optionsOf('agent');

/** The agent. */
export const agentOptions = {
  'agent-command': optional(nonEmpty, {
    description:
      'Command that runs the agent, executed by `bash` in the workdir of each instance. Required, except for the example dataset.',
  }),
  'agent-setup': optional(text, {
    description:
      'Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`).',
  }),
  'agent-directory': optional(text, {
    description:
      'Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path.',
  }),
  'agent-env': defaulted(agentEnvironment, '', {
    description:
      'Secrets of the agent as environment variables: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted everywhere.',
  }),
  'agent-variables': defaulted(agentVariables, '', {
    description:
      'Settings of the agent as environment variables, `NAME=value` lines: a model, a provider. They are shown as they are; secrets belong in `agent-env`.',
  }),
  'agent-timeout': defaulted(duration, '2h', {
    description: 'Time limit of the agent in each trial. The evaluation runs in any case.',
  }),
  'agent-name': optional(text, { description: 'Name of the agent in results and comments.' }),
  'agent-model': optional(text, { description: 'Name of the model in results and comments.' }),
};
