import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { AGENTS_CACHE } from '../../scripts/install-agents.ts';
import { AGENTS, agentNamed } from '../../src/agents/kit/catalogue.ts';
import { ownPlatform } from '../../src/agents/kit/testbed-platform.ts';
import { checkAgent } from '../../src/check/agent/check-agent.ts';
import { isExact } from '../../src/check/agent/measure.ts';
import { textOfContent, trajectorySchema } from '../../src/trajectory/atif.ts';
import { type AskedModel, type ModelServer, type ModelTurn, startModelServer } from '../doubles/model-server.ts';
import { datasetDirectory } from '../support/datasets.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { ACP_AGENT, COMMANDLESS, commandsOf, ROW, SOLUTION, solveRow } from './solve-row.ts';

/**
 * Real agents against scripted models. scripts/prepare-tests.sh installs the first two; `npm run test:agents` tries all.
 */
const ALL = process.env.AGENTBENCH_TEST_AGENTS === 'all';
const CACHE = { XDG_CACHE_HOME: AGENTS_CACHE };
const tried = AGENTS.filter(({ name, services }) =>
  ALL ? services.length > 0 : ['claude-code', 'codex'].includes(name),
);
const isThere = (name: string) => existsSync(path.join(AGENTS_CACHE, 'agentbench/agents', name));

describe.concurrent('the catalogue', () => {
  test.for([...tried.map(({ name }) => name), ...(ALL ? [ACP_AGENT] : [])])(
    '%s works on a bare image',
    { timeout: 900_000 },
    async (name, { expect, skip }) => {
      if (!ALL && !isThere(name)) skip('scripts/prepare-tests.sh installs the agents');
      const { properties } = await checkAgent({
        ...{ name, testbed: 'docker', image: undefined, machine: testMachine(CACHE) },
        ...{ notice() {}, signal: new AbortController().signal },
      });
      expect(properties.filter(({ verdict }) => verdict === 'no')).toEqual([]);
      expect(properties).toHaveLength(11);
    },
  );
});

// After the ones above, which install the agents.
describe.runIf(ALL)('a row of SetupBench', () => {
  const able = [...tried.map(({ name }) => name), ACP_AGENT].filter((name) => !COMMANDLESS.includes(name));

  test.concurrent.for(able)('is solved by %s', { timeout: 900_000 }, async (name, context) => {
    const { expect, signal } = context;
    const setupbench = datasetDirectory('setupbench', context);
    const results = path.join(temporaryDirectory(), 'results');
    const solved = await solveRow(name, { setupbench, results, machine: testMachine(CACHE), signal });
    const { result, trajectory } = solved;
    const log = readFileSync(path.join(results, ROW, 'trial-1/agent.log'), 'utf8');
    expect([result.status, result.agent.exit_code], log.slice(-2000)).toEqual(['passed', 0]);
    expect(isExact(solved), JSON.stringify(result.agent.usage)).toBe(true);
    // Each command of the solution is a call with its answer, by an agent of this name and version.
    const { agent, version } = agentNamed(name);
    expect(trajectory!.agent).toMatchObject({ name: agent.name, version });
    const calls = trajectory!.steps.flatMap(({ tool_calls: calls, observation }) =>
      (calls ?? []).map((call) => [call, observation?.results ?? []].map((part) => JSON.stringify(part))),
    );
    for (const [index, command] of commandsOf(readFileSync(SOLUTION, 'utf8')).entries()) {
      const answers = calls.flatMap(([call, answer]) =>
        call!.includes(JSON.stringify(command).slice(1, -1)) ? [answer] : [],
      );
      expect(answers.join('\n'), command).toContain(`agentbench-played-${index}:0`);
    }
    expect(result.agent.actions!.install).toBeGreaterThanOrEqual(2);
  });
});

/** The scripts that users copy for an agent that they install themselves. */
const EXAMPLES = path.resolve('examples/agents');
const KEY = 'sk-canary-of-the-clients-77a1';
const SCRIPTS = [
  [
    'claude-code',
    'claude-code.sh" --model claude-sonnet-4-5',
    'ANTHROPIC_API_KEY',
    (url: string) => `anthropic=${url}`,
  ],
  ['codex', 'codex.sh" --model gpt-5.1', 'OPENAI_API_KEY', (url: string) => `openai=${url}/v1`],
] as const;

describe('the scripts of examples/agents', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startModelServer({ key: KEY, turn });
  });
  afterEach(() => server.close());

  test.for(SCRIPTS)('%s', async ([name, script, key, endpoints], { skip }) => {
    if (!isThere(name)) skip('scripts/prepare-tests.sh installs the agents');
    const directory = path.join(AGENTS_CACHE, 'agentbench/agents', name, agentNamed(name).version!, ownPlatform());
    const { results, read } = await measure(
      {
        dataset: writeDataset([{ instance_id: 'a', problem_statement: 'Make a file named solved.' }]),
        ...{ testbed: 'host', 'model-keys': key, 'model-endpoints': endpoints(server.url), 'agent-timeout': '9m' },
        'agent-directory': directory,
        'agent-command': `bash "${EXAMPLES}/${script}`,
      },
      { machine: testMachine({ [key]: KEY }) },
    );
    const { status, agent } = results['a/1']!;
    expect([status, read('a/trial-1/agent.log').slice(-1500)]).toEqual(['passed', expect.any(String)]);
    expect(read('a/trial-1/agent.log')).not.toContain(KEY);
    expect(agent.usage).toMatchObject({
      source: 'meter',
      input_tokens: server.ledger.input,
      cached_input_tokens: server.ledger.cached,
      output_tokens: server.ledger.output,
    });
    expect(agent.usage.steps).toBeGreaterThanOrEqual(2);
    // The trajectory has the call with its answer, and the last words.
    const { steps } = trajectorySchema.parse(JSON.parse(read('a/trial-1/trajectory.json')));
    const call = steps.find(({ tool_calls: calls }) => (calls ?? []).length > 0);
    expect(call).toMatchObject({ message: 'I run it.', tool_calls: [{ extra: { class: 'edit' } }] });
    expect(textOfContent(call!.observation!.results[0]!.content)).toContain('marker-of-the-result');
    expect(steps.at(-1)).toMatchObject({ source: 'agent', message: 'Done.' });
    expect(agent.actions).toMatchObject({ edit: 1, run: 0 });
  });
});

test.for([
  ['claude-code', 'claude-sonnet-4-5', 'ANTHROPIC_API_KEY', (url: string) => `ANTHROPIC_BASE_URL=${url}`],
  ['codex', 'gpt-5.1', 'OPENAI_API_KEY', (url: string) => `OPENAI_BASE_URL=${url}/v1`],
] as const)(
  '%s tells its usage where its requests do not go through the meter',
  async ([name, model, key, address], { skip }) => {
    if (!isThere(name)) skip('scripts/prepare-tests.sh installs the agents');
    const server = await startModelServer({ key: KEY, turn });
    onTestFinished(() => server.close());
    const { results } = await measure(
      {
        dataset: writeDataset([{ instance_id: 'a', problem_statement: 'Make a file named solved.' }]),
        ...{ agent: name, 'agent-model': model, testbed: 'host', 'agent-timeout': '9m' },
        'agent-env': `${key}\n${address(server.url)}`,
      },
      { machine: testMachine({ ...CACHE, [key]: KEY }) },
    );
    const { status, agent, integrity } = results['a/1']!;
    const { input, output } = server.ledger;
    expect([status, integrity]).toEqual(['passed', []]);
    expect(agent.usage).toMatchObject({ source: 'agent', input_tokens: input, output_tokens: output });
    expect(agent.usage.cost_usd === null).toBe(name === 'codex');
  },
);

/** The model: calls the shell tool that the agent offers, once, then says that it is done. */
function turn({ body }: AskedModel): ModelTurn {
  const text = JSON.stringify(body);
  const tokens = { input: 1000 + Math.round(text.length / 4), cached: 64, output: 41 };
  const shell = /"name":"(Bash|exec_command)"/.exec(text)?.[1];
  if (shell === undefined || text.includes('marker-of-the-result')) return { text: 'Done.', tokens };
  const command = 'touch solved; printf marker-of-; echo the-result';
  const argument = shell === 'Bash' ? 'command' : 'cmd';
  return { text: 'I run it.', calls: [{ name: shell, arguments: { [argument]: command } }], tokens };
}
