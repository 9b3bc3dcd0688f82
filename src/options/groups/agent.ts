import { optionsOf } from '../meta.ts';
import { agentEnvironment, agentVariables, argumentWords, duration, nonEmpty, pathLines, text } from '../values.ts';

const { defaulted, optional } = optionsOf('agent');

/** The agent. */
export const agentOptions = {
  agent: optional(nonEmpty, {
    description:
      'Agent to install and run: `NAME` or `NAME@version` (`claude-code`, `codex`, …; `agentbench agents` lists all), or `acp:PACKAGE` of npm. Nothing is installed into the testbed. Either `agent` or `agent-command` is required, except for the example dataset.',
  }),
  'agent-args': defaulted(argumentWords, '', {
    description: 'Arguments added to the command of `agent`, separated by spaces; quotes group words.',
  }),
  'agent-skills': defaulted(pathLines, '', {
    description:
      'Skills for `agent`: directories with a `SKILL.md`, or directories that contain such directories, one on each line. They are installed as skills of the user of the agent.',
  }),
  'agent-mcp': optional(nonEmpty, {
    description: 'MCP servers for `agent`: a file in the format of `.mcp.json`.',
  }),
  'agent-instructions': optional(nonEmpty, {
    description:
      'Instructions for `agent`: a file such as AGENTS.md. It is installed as the instructions of the user of the agent.',
  }),
  'agent-command': optional(nonEmpty, {
    description: 'Command that runs any other agent, executed by `bash` in the workdir of each instance.',
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
      'Settings of the agent as environment variables, `NAME=value` lines: a model, a provider. They are shown in plain text; put secrets into `agent-env`.',
  }),
  'agent-timeout': optional(duration, {
    description:
      'Time limit of the agent in each trial. The evaluation runs in any case. Default: the limit of the Harbor task, otherwise `2h`.',
  }),
  'agent-name': optional(text, {
    description: 'Name of the agent in results and comments. Default: the name of `agent`.',
  }),
  'agent-model': optional(text, {
    description:
      'Model of the agent, shown in results and comments. The option `agent` starts its agent with this model.',
  }),
};
