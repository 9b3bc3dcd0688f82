import { type JsonObject, objectsOf } from '../base/json-value.ts';
import type { Agent, McpServer, Place } from './kit/types.ts';

/** https://github.com/openai/codex/blob/main/docs/config.md */
export const codex: Agent = {
  name: 'codex',
  title: 'Codex CLI',
  version: '0.171.0',
  install: {
    from: 'npm',
    node: false,
    // Linked statically, so one program for both C libraries.
    packages: {
      'x64-glibc': platform('x64', 'x86_64'),
      'x64-musl': platform('x64', 'x86_64'),
      'arm64-glibc': platform('arm64', 'aarch64'),
      'arm64-musl': platform('arm64', 'aarch64'),
    },
  },
  services: ['openai', 'openrouter'],
  needsModel: false,
  skills: 'skills',
  instructions: 'AGENTS.md',
  mcp: true,
  withoutSse: true,
  certificates: 'CODEX_CA_CERTIFICATE',
  notes: ['It reaches no MCP server by SSE.'],
  states: { types: ['thread.started', 'turn.completed'], usage: usageOf },
  launch: (place) => ({
    argv: [
      ...[...place.program, 'exec', '--json', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox'],
      ...(place.model === null ? [] : ['--model', place.model]),
      ...[...place.args, '-'],
    ],
    environment: { CODEX_HOME: place.home },
    files: { 'config.toml': configOf(place) },
    stdin: true,
  }),
};

function platform(cpu: 'x64' | 'arm64', triple: string) {
  const integrity = {
    x64: 'sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw==',
    arm64: 'sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA==',
  };
  const program = `vendor/${triple}-unknown-linux-musl/bin/codex`;
  return { name: '@openai/codex', suffix: `-linux-${cpu}`, program, integrity: integrity[cpu] };
}

/** A turn states the usage of its thread so far, that from a cache among its input; and no cost. */
function usageOf(events: JsonObject[]) {
  const threads = new Map<unknown, unknown>();
  let thread: unknown;
  for (const { type, thread_id: id, usage } of events) {
    if (type === 'thread.started') thread = id;
    else threads.set(thread, usage);
  }
  const usages = objectsOf([...threads.values()]);
  if (usages.length === 0) return null;
  const sum = (name: string) => usages.reduce((total, usage) => total + Number(usage[name]), 0);
  return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') };
}

/** Its settings as TOML, whose texts are those of JSON. */
export function configOf({ service, mcp }: Pick<Place, 'service' | 'mcp'>): string {
  const lines = ['check_for_update_on_startup = false', 'web_search = "disabled"'];
  // Its own provider tries a WebSocket first, for ten seconds, once it has another address.
  const own = service?.url ?? null;
  if (own !== null) lines.push('model_provider = "agentbench"');
  lines.push('[analytics]', 'enabled = false', '[feedback]', 'enabled = false');
  if (own !== null)
    lines.push(
      ...['[model_providers.agentbench]', 'name = "agentbench"', `base_url = ${JSON.stringify(own)}`],
      ...[`env_key = ${JSON.stringify(service!.keyName)}`, 'wire_api = "responses"'],
    );
  for (const [name, server] of Object.entries(mcp)) lines.push(...serverLines(name, server));
  return `${lines.join('\n')}\n`;
}

function serverLines(name: string, server: McpServer): string[] {
  const table = (values: Record<string, string>) =>
    `{ ${Object.entries(values)
      .map(([key, value]) => `${JSON.stringify(key)} = ${JSON.stringify(value)}`)
      .join(', ')} }`;
  const head = `[mcp_servers.${JSON.stringify(name)}]`;
  if ('url' in server) return [head, `url = ${JSON.stringify(server.url)}`, `http_headers = ${table(server.headers)}`];
  return [
    ...[head, `command = ${JSON.stringify(server.command)}`],
    ...[`args = ${JSON.stringify(server.args)}`, `env = ${table(server.env)}`],
  ];
}
