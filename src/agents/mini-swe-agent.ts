import type { Agent, Place } from './kit/types.ts';
import { miniSweAgentLock } from './locks/mini-swe-agent.ts';

/** https://mini-swe-agent.com/latest/usage/mini */
export const miniSweAgent: Agent = {
  name: 'mini-swe-agent',
  title: 'mini-swe-agent',
  version: '2.4.6',
  install: { from: 'pypi', package: 'mini-swe-agent', with: ['mcp'], module: 'minisweagent', lock: miniSweAgentLock },
  services: ['openai', 'anthropic', 'openrouter'],
  needsModel: true,
  skills: null,
  instructions: null,
  mcp: false,
  notes: [
    'Its cost limit is off: that of the run applies.',
    'It ends a command after 30 s; `agent-args: -c mini.yaml -c environment.timeout=600` gives more.',
  ],
  launch: (place) => ({
    argv: [
      ...[...place.program, '--yolo', '--exit-immediately', '--cost-limit', '0'],
      ...['--output', `${place.outputDirectory}/trajectory.json`, '--model', liteLlmModel(place)],
      // As one word: a prompt may begin with a hyphen.
      ...[...place.args, `--task=${place.prompt}`],
    ],
    environment: {
      MSWEA_CONFIGURED: 'true',
      MSWEA_COST_TRACKING: 'ignore_errors',
      MSWEA_GLOBAL_CONFIG_DIR: place.home,
      MSWEA_SILENT_STARTUP: '1',
      ...liteLlm(place),
    },
  }),
};

/** Settings of LiteLLM: no price list from the network, and the address of its model. */
export function liteLlm({ service }: Place): Record<string, string> {
  const address = service?.url == null ? {} : { [`${service.name.toUpperCase()}_API_BASE`]: service.url };
  return { LITELLM_LOCAL_MODEL_COST_MAP: 'True', ...address };
}

/** LiteLLM's name of a model, which begins with its provider; it finds key and address in the provider's variables. */
export function liteLlmModel({ service, model }: Place): string {
  return service === null ? model! : `${service.name}/${model}`;
}
