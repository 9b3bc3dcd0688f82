import { KNOWN_PROVIDERS } from '../meter/providers.ts';
import type { Agent, McpServer, Place } from './kit/types.ts';

/** https://opencode.ai/docs/config and /docs/cli */
export const opencode: Agent = {
  name: 'opencode',
  title: 'opencode',
  version: '1.18.34',
  install: {
    from: 'npm',
    node: false,
    packages: {
      'x64-glibc': {
        name: 'opencode-linux-x64',
        program: 'bin/opencode',
        integrity: 'sha512-RTAMjCve4euxP2QKLuvRmdoW5J5DQK1DiZqt+7slfixyjAEi79QC2Df2oYKogibaAI4IEU8uzenoJeEl3k+UEw==',
      },
      'x64-musl': { name: 'opencode-linux-x64-musl', program: 'bin/opencode' },
      'arm64-glibc': { name: 'opencode-linux-arm64', program: 'bin/opencode' },
      'arm64-musl': { name: 'opencode-linux-arm64-musl', program: 'bin/opencode' },
    },
  },
  services: ['anthropic', 'openai', 'openrouter', 'gemini'],
  needsModel: true,
  skills: 'config/opencode/skills',
  instructions: 'config/opencode/AGENTS.md',
  mcp: true,
  notes: ['The titles of sessions are made by the model too, and count.'],
  launch: (place) => ({
    argv: [
      ...[...place.program, 'run', '--auto', '--format', 'json'],
      // Without a service the user's own variables and arguments name the provider: provider/model.
      ...['--model', place.service === null ? place.model! : `agentbench/${place.model}`],
      ...place.args,
    ],
    environment: {
      XDG_CONFIG_HOME: `${place.home}/config`,
      XDG_DATA_HOME: `${place.home}/data`,
      XDG_STATE_HOME: `${place.home}/state`,
      XDG_CACHE_HOME: `${place.home}/cache`,
      OPENCODE_CONFIG_CONTENT: JSON.stringify(configOf(place)),
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
    },
    stdin: true,
  }),
};

/** The SDK that speaks a provider's dialect; all are built in. */
const SDKS = {
  anthropic: '@ai-sdk/anthropic',
  openai: '@ai-sdk/openai-compatible',
  openrouter: '@ai-sdk/openai-compatible',
  gemini: '@ai-sdk/google',
};
/** The version of the API in the paths of these SDKs; the providers' own base URLs do not have it. */
const VERSIONS = { anthropic: '/v1', openai: '', openrouter: '', gemini: '/v1beta' };

function configOf({ service, model, mcp }: Place): object {
  // The SDK for OpenAI's dialect has no address of its own.
  const url = service?.url ?? (service?.name === 'openai' ? KNOWN_PROVIDERS.openai.endpoint : null);
  const provider = service !== null && {
    npm: SDKS[service.name],
    // The key is read from the environment, and is in no file.
    options: { apiKey: `{env:${service.keyName}}`, ...(url === null ? {} : { baseURL: url + VERSIONS[service.name] }) },
    models: { [model!]: {} },
  };
  return {
    autoupdate: false,
    share: 'disabled',
    permission: { websearch: 'deny' },
    ...(provider ? { provider: { agentbench: provider } } : {}),
    mcp: Object.fromEntries(Object.entries(mcp).map(([name, server]) => [name, serverOf(server)])),
  };
}

function serverOf(server: McpServer): object {
  if ('url' in server) return { type: 'remote', url: server.url, headers: server.headers };
  return { type: 'local', command: [server.command, ...server.args], environment: server.env };
}
