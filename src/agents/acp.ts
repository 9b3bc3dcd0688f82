import { ACP_CLIENT } from '../programs/acp-client.ts';
import { CLAUDE_CODE } from './claude-code.ts';
import { configOf } from './codex.ts';
import type { Agent, McpServer } from './kit/types.ts';

/** The client that talks to the agent, from the protocol's own SDK. */
const SDK = '@agentclientprotocol/sdk@2.4.0';
const CLIENT = 'acp-client.mjs';

/** A testbed is a sandbox. */
const CODEX = 'approval_policy = "never"\nsandbox_mode = "danger-full-access"\n';

/**
 * Any agent of npm that speaks the Agent Client Protocol over its standard input and output; `agent-args` are those of its
 * program. https://agentclientprotocol.com/protocol/overview
 */
export function acpAgent(name: string): Agent {
  const own = { name };
  return {
    name: `acp:${name}`,
    title: name,
    version: 'latest',
    install: {
      from: 'npm',
      packages: { 'x64-glibc': own, 'arm64-glibc': own },
      node: true,
      dependencies: { also: [SDK], files: { [CLIENT]: ACP_CLIENT } },
    },
    services: ['anthropic', 'openai', 'gemini', 'openrouter'],
    needsModel: false,
    aliases: /^/,
    skills: null,
    instructions: null,
    mcp: true,
    notes: [],
    launch: ({ program: [node, program], directory, home, promptFile, model, service, args, mcp }) => {
      const mcpServers = Object.entries(mcp).map(([server, about]) => serverOf(server, about));
      const settings = JSON.stringify({ promptFile, model, mcpServers });
      return {
        argv: [node!, `${directory}/${CLIENT}`, settings, node!, program!, ...args],
        // Known agents with ACP keep their settings in these directories.
        environment: {
          CLAUDE_CONFIG_DIR: home,
          CODEX_HOME: home,
          GEMINI_CLI_HOME: home,
          QWEN_HOME: home,
          ...CLAUDE_CODE,
        },
        // Codex reads no variable with the address of its model; the servers come by the protocol.
        files: { 'config.toml': `${CODEX}${configOf({ service, mcp: {} })}` },
      };
    },
  };
}

function serverOf(name: string, server: McpServer): object {
  const pairs = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));
  if ('url' in server) return { type: server.type, name, url: server.url, headers: pairs(server.headers) };
  return { name, command: server.command, args: server.args, env: pairs(server.env) };
}
