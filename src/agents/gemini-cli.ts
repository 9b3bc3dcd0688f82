import type { Agent, McpServer, Place } from './kit/types.ts';

const bundle = {
  name: '@google/gemini-cli',
  program: 'bundle/gemini.js',
  integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ==',
};

/** https://geminicli.com/docs/reference/configuration */
export const geminiCli: Agent = {
  name: 'gemini-cli',
  title: 'Gemini CLI',
  version: '0.61.0',
  install: { from: 'npm', node: true, packages: { 'x64-glibc': bundle, 'arm64-glibc': bundle } },
  services: ['gemini'],
  needsModel: false,
  aliases: /^(auto|auto-gemini-[\d.]+|pro|flash|flash-lite)$/,
  skills: '.gemini/skills',
  instructions: '.gemini/GEMINI.md',
  mcp: true,
  notes: ['It refuses commands with `$(…)`, backticks or `<(…)`.'],
  launch: (place) => ({
    argv: [
      ...[...place.program, '--skip-trust', '--approval-mode', 'yolo', '--output-format', 'stream-json'],
      ...(place.model === null ? [] : ['--model', place.model]),
      // The prompt on standard input comes before the one of the option, which makes it run without a terminal.
      ...[...place.args, '--prompt', ''],
    ],
    environment: { GEMINI_CLI_HOME: place.home, GEMINI_CLI_TRUST_WORKSPACE: 'true' },
    files: { '.gemini/settings.json': JSON.stringify(settingsOf(place), null, 2) },
    stdin: true,
  }),
};

function settingsOf({ service, mcp }: Place): object {
  return {
    general: { disableAutoUpdate: true, disableUpdateNag: true, enableAutoUpdate: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    tools: { exclude: ['google_web_search'] },
    // With a base URL of its own it asks how to log in unless this is there.
    ...(service === null ? {} : { security: { auth: { selectedType: 'gemini-api-key' } } }),
    mcpServers: geminiServers(mcp),
  };
}

/** The servers as Gemini CLI, and Qwen Code after it, have them in their settings. */
export function geminiServers(mcp: Place['mcp']): object {
  return Object.fromEntries(Object.entries(mcp).map(([name, server]) => [name, serverOf(server)]));
}

function serverOf(server: McpServer): object {
  if (!('url' in server)) return { ...server, trust: true };
  const url = server.type === 'http' ? { httpUrl: server.url } : { url: server.url };
  return { ...url, headers: server.headers, trust: true };
}
