import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AskedModel, type ModelServer, type ModelTurn, startModelServer } from '../doubles/model-server.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';

/**
 * The command-line agents that people use, driven for real: each solves a task against the double of its provider through
 * the meter, and what the meter counts is the provider's ledger.
 */
const KEY = 'sk-canary-of-the-clients-77a1';
/** The scripts that users copy. */
const EXAMPLES = path.resolve('examples/agents');
const CLIENTS = path.resolve('node_modules/.cache/agentbench-clients');

interface Client {
  /** Runs it with the prompt; `$P` is the directory of the packages. */
  command: string;
  keys: string;
  endpoints: (url: string) => string;
  dialect: AskedModel['dialect'];
  variables?: string;
}

const clients: Record<string, Client> = {
  'Claude Code': {
    command: 'AGENTBENCH_AGENT_DIR=$P/.. bash "$EXAMPLES/claude-code.sh" --model claude-sonnet-4-5',
    keys: 'ANTHROPIC_API_KEY',
    endpoints: (url) => `anthropic=${url}`,
    dialect: 'anthropic',
  },
  Codex: {
    command: 'AGENTBENCH_AGENT_DIR=$P/.. bash "$EXAMPLES/codex.sh" --model gpt-5.1',
    keys: 'OPENAI_API_KEY',
    endpoints: (url) => `openai=${url}/v1`,
    dialect: 'openai-responses',
  },
  opencode: {
    command: `for d in CONFIG DATA CACHE STATE; do export "XDG_\${d}_HOME=$HOME/$d"; done
export OPENCODE_DISABLE_AUTOUPDATE=1 OPENCODE_DISABLE_MODELS_FETCH=1
export OPENCODE_CONFIG_CONTENT="{\\"provider\\":{\\"gw\\":{\\"npm\\":\\"@ai-sdk/openai-compatible\\",\\"options\\":{\\"baseURL\\":\\"$OPENAI_BASE_URL\\",\\"apiKey\\":\\"$OPENAI_API_KEY\\"},\\"models\\":{\\"gpt-5.1\\":{}}}}}"
"$P/opencode-linux-x64/bin/opencode" run --auto --format json -m gw/gpt-5.1 "$AGENTBENCH_PROMPT"`,
    keys: 'OPENAI_API_KEY',
    endpoints: (url) => `openai=${url}/v1`,
    dialect: 'openai-chat',
  },
  'Gemini CLI': {
    command: `export GEMINI_CLI_HOME=$HOME GEMINI_CLI_TRUST_WORKSPACE=true; mkdir -p "$HOME/.gemini"
echo '{"security":{"auth":{"selectedType":"gemini-api-key"}},"general":{"disableAutoUpdate":true}}' > "$HOME/.gemini/settings.json"
"$NODE" "$P/@google/gemini-cli/bundle/gemini.js" --skip-trust --approval-mode yolo -m gemini-2.5-pro -o stream-json -p "$AGENTBENCH_PROMPT"`,
    keys: 'GEMINI_API_KEY',
    endpoints: (url) => `gemini=${url}`,
    dialect: 'gemini',
  },
};

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({ key: KEY, turn });
});
afterEach(() => server.close());

/** The model: calls the shell tool that the agent offers, once, then says that it is done. */
function turn({ body }: AskedModel): ModelTurn {
  const tokens = { input: 1000 + Math.round(JSON.stringify(body).length / 4), cached: 64, output: 41 };
  const text = JSON.stringify(body);
  const shell = /"name":"(Bash|shell_command|exec_command|shell|bash|run_shell_command|run_command)"/.exec(text)?.[1];
  if (shell === undefined || text.includes('marker-of-the-result')) return { text: 'Done.', tokens };
  const command = 'touch solved; printf marker-of-; echo the-result';
  const argument = { exec_command: 'cmd' }[shell] ?? 'command';
  const value = shell === 'shell' ? ['bash', '-c', command] : command;
  return {
    text: 'I run it.',
    calls: [{ name: shell, arguments: { [argument]: value, description: 'solve' } }],
    tokens,
  };
}

describe.each(Object.entries(clients))('%s', (_, client) => {
  test('solves a task through the meter, counted to the token', { timeout: 240_000 }, async ({ skip }) => {
    if (!existsSync(CLIENTS)) skip('scripts/prepare-tests.sh installs the clients');
    const { results, read } = await measure(
      {
        dataset: writeDataset([{ instance_id: 'a', problem_statement: 'Make a file named solved.' }]),
        testbed: 'host',
        'model-keys': client.keys,
        'model-endpoints': client.endpoints(server.url),
        'agent-command': `export HOME=$AGENTBENCH_OUTPUT_DIR/../home P=${CLIENTS}/node_modules NODE=${process.execPath} EXAMPLES=${EXAMPLES}; mkdir -p "$HOME"\n${client.command}`,
        'agent-timeout': '200s',
      },
      { machine: testMachine({ [client.keys]: KEY }) },
    );
    const { status, agent } = results['a/1']!;
    expect(read('a/trial-1/agent.log')).not.toContain(KEY);
    expect([status, read('a/trial-1/agent.log').slice(-1500)]).toEqual(['passed', expect.any(String)]);
    expect(server.asked.map(({ dialect }) => dialect)).toContain(client.dialect);
    expect(agent.usage).toMatchObject({
      source: 'meter',
      input_tokens: server.ledger.input,
      cached_input_tokens: server.ledger.cached,
      output_tokens: server.ledger.output,
    });
    expect(agent.usage.steps).toBeGreaterThanOrEqual(2);
  });
});
