import { geminiServers } from './gemini-cli.ts';
import { promptAsText } from './kit/prompt.ts';
import type { Agent, Place } from './kit/types.ts';

const bundle = {
  name: '@qwen-code/qwen-code',
  program: 'cli-entry.js',
  integrity: 'sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg==',
};

/** https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings */
export const qwenCode: Agent = {
  name: 'qwen-code',
  title: 'Qwen Code',
  version: '0.24.4',
  install: { from: 'npm', node: true, packages: { 'x64-glibc': bundle, 'arm64-glibc': bundle } },
  services: ['openai', 'openrouter'],
  needsModel: true,
  skills: 'skills',
  instructions: 'QWEN.md',
  mcp: true,
  notes: [],
  launch: (place) => ({
    argv: [
      ...[...place.program, '--auth-type', 'openai', '--approval-mode', 'yolo', '--output-format', 'stream-json'],
      ...['--model', place.model!, ...place.args],
    ],
    environment: {
      QWEN_HOME: place.home,
      // Those of a repository go before its user's, but not before these.
      QWEN_CODE_SYSTEM_SETTINGS_PATH: `${place.home}/settings.json`,
      ...serviceVariables(place),
    },
    ...promptAsText(place, { 'settings.json': JSON.stringify(settingsOf(place), null, 2) }),
  }),
};

/** It has one address for all services of OpenAI's dialect; the key is named in its settings. */
function serviceVariables({ service }: Place): Record<string, string> {
  return service?.url == null ? {} : { OPENAI_BASE_URL: service.url };
}

function settingsOf({ service, model, mcp }: Place): object {
  return {
    general: { enableAutoUpdate: false, disableAutoUpdate: true },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    security: { folderTrust: { enabled: false }, auth: { selectedType: 'openai' } },
    ...(service === null
      ? {}
      : {
          modelProviders: {
            openai: [
              {
                id: model,
                name: model,
                envKey: service.keyName,
                ...(service.url === null ? {} : { baseUrl: service.url }),
              },
            ],
          },
        }),
    mcpServers: geminiServers(mcp),
  };
}
