import { mcpFile } from './kit/mcp.ts';
import type { Agent, McpServer, Place } from './kit/types.ts';
import { openHandsLock } from './locks/openhands.ts';
import { liteLlmModel } from './mini-swe-agent.ts';

/** https://docs.openhands.dev/openhands/usage/cli/headless, and /command-reference for its variables. */
export const openHands: Agent = {
  name: 'openhands',
  title: 'OpenHands CLI',
  version: '1.16.0',
  install: {
    from: 'pypi',
    package: 'openhands',
    with: [],
    module: 'openhands_cli.entrypoint',
    lock: openHandsLock,
    pythons: ['3.12'],
    onlyLocked: true,
  },
  services: ['openai', 'anthropic', 'openrouter'],
  needsModel: true,
  skills: null,
  instructions: null,
  mcp: true,
  notes: [
    'A failed request ends with exit code 0.',
    'It asks PyPI for its newest version, and keeps a cache in `~/.openhands` of the testbed.',
    'Other versions cannot be installed.',
  ],
  launch: (place) => ({
    argv: [
      ...[...place.program, '--headless', '--json', '--override-with-envs', '--always-approve'],
      // As one word: a prompt may begin with a hyphen. Its option for a file adds words of its own.
      ...[...place.args, `--task=${place.prompt}`],
    ],
    environment: {
      ...modelOf(place),
      // Skills of a public repository change by the day: no such branch, no skills.
      EXTENSIONS_REF: 'agentbench-none',
      LITELLM_LOCAL_MODEL_COST_MAP: 'True',
      OPENHANDS_PERSISTENCE_DIR: place.home,
      OPENHANDS_SUPPRESS_BANNER: '1',
    },
    files: mcpFile(
      'mcp.json',
      Object.fromEntries(Object.entries(place.mcp).map(([name, server]) => [name, serverOf(server)])),
    ),
  }),
};

/** It reads the variables of no provider, but its own. */
function modelOf(place: Place): Record<string, string> {
  const { service } = place;
  return {
    LLM_MODEL: liteLlmModel(place),
    ...(service === null ? {} : { LLM_API_KEY: service.key }),
    ...(service?.url == null ? {} : { LLM_BASE_URL: service.url }),
  };
}

/** Its client of MCP has another name for the type, and otherwise takes an address without `/sse` for one of HTTP. */
function serverOf(server: McpServer): McpServer & { transport?: string } {
  return 'url' in server ? { ...server, transport: server.type } : server;
}
