import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/options/parse.ts';
import { unknownUsage } from '../../src/results/usage.ts';
import { agentEnvironment } from '../../src/trial/agent-environment.ts';
import { testMachine } from '../support/machine.ts';
import { type Measured, measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const INSPECT = 'docker inspect $(docker ps --all --quiet --filter label=agentbench.instance=environment-1)';
const TESTBEDS = ['docker', 'host'] as const;

test.each([
  ['400ms', '1'],
  ['1999ms', '1'],
  ['2h', '7200'],
])('a time limit of %s is %s seconds to the agent, and never 0, which is none to many programs', (limit, seconds) => {
  const context = { agent: null, dataset: {}, agentEnv: {}, options: parseOptions({ 'agent-timeout': limit }) };
  const live = { instance: { id: 'a' }, trial: 1, testbed: {}, context, metering: null };
  expect(agentEnvironment(live as never, '').AGENTBENCH_TIMEOUT).toBe(seconds);
});

describe.each(TESTBEDS)('what each command gets on %s', (testbed) => {
  const SECRET = 'sesame-öffne/dich 42';
  const prompt = 'Say "hello" to $HOME.\nThen stop.\n';
  let measured: Measured;
  let inspected = '';
  let agentDirectory: string;

  beforeAll(async () => {
    agentDirectory = temporaryDirectory();
    writeFileSync(path.join(agentDirectory, 'tool.sh'), 'echo the tool ran\n');
    const dump = (name: string) => `tr '\\0' '\\n' </proc/$$/environ >"$PWD/${name}.env"`;
    const dataset = writeDataset(
      [
        {
          instance_id: 'environment-1',
          problem_statement: prompt,
          task_type: 'bgsetup',
          success_command: `${dump('evaluation')}; cat prerunner.env; echo ---; cat evaluation.env; echo "Setup successful"`,
        },
      ],
      { 'fixtures/prerunner-environment-1/prerunner.sh': `#!/bin/bash\n${dump('prerunner')}\n` },
    );
    const secretForms = `printf '%s\\n' "$API_KEY"; printf %s "$API_KEY" | base64 -w0; printf %s "x$API_KEY" | base64 -w0`;
    const machine = testMachine({
      GITHUB_TOKEN: 'ghs_not_for_agents',
      ACTIONS_RUNTIME_TOKEN: 'not_for_agents_either',
      INPUT_AGENT_ENV: 'nor_this_one',
      PASSED_THROUGH: 'from the runner',
    });
    measured = await measure(
      {
        dataset,
        testbed,
        'agent-directory': agentDirectory,
        'agent-env': `API_KEY=${SECRET}\nEMPTY=\nPASSED_THROUGH`,
        'agent-setup': `${dump('setup')}; ${secretForms}`,
        'agent-command': `
          ${dump('agent')}
          cp ./*.env "$AGENTBENCH_OUTPUT_DIR"
          cp "$AGENTBENCH_PROMPT_FILE" "$AGENTBENCH_OUTPUT_DIR/prompt"
          printf %s "$AGENTBENCH_PROMPT" >"$AGENTBENCH_OUTPUT_DIR/prompt-variable"
          sh "$AGENTBENCH_AGENT_DIR/tool.sh"
          { ${secretForms}; } | tee "$AGENTBENCH_OUTPUT_DIR/leak.txt" >&2
          mkdir "$AGENTBENCH_OUTPUT_DIR/deep" && printf '%s' "$API_KEY" >"$AGENTBENCH_OUTPUT_DIR/deep/leak"
          echo '{"input_tokens": 12, "cost_usd": 0.25, "model": "model of '"$API_KEY"'"}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"
          ln -s /etc/passwd "$AGENTBENCH_OUTPUT_DIR/link"`,
      },
      {
        machine,
        // Nothing goes on meanwhile: the container is there, and its configuration that of the agent's time.
        onStage(_, stage) {
          if (stage === 'agent' && testbed === 'docker')
            inspected = spawnSync('sh', ['-c', INSPECT], { encoding: 'utf8', timeout: 240_000 }).stdout;
        },
      },
    );
  });

  const environment = (text: string): Record<string, string> => {
    const entries = text.split(/\n(?=[A-Za-z_]+=|$)/).filter((entry) => entry !== '');
    return Object.fromEntries(entries.map((entry) => [entry.split('=')[0]!, entry.slice(entry.indexOf('=') + 1)]));
  };

  test('the agent and its setup: agent-env and AGENTBENCH_*, complete', () => {
    const agent = environment(measured.read('environment-1/trial-1/output/agent.env'));
    const given = Object.fromEntries(
      Object.entries(agent).filter(([name]) => /^AGENTBENCH_|^API_KEY$|^EMPTY$|^PASSED/.test(name)),
    );
    const below = testbed === 'docker' ? /^\/agentbench\// : /\/1\//;
    expect(given).toEqual({
      API_KEY: '***',
      EMPTY: '',
      PASSED_THROUGH: '***',
      AGENTBENCH_INSTANCE_ID: 'environment-1',
      AGENTBENCH_DATASET: expect.stringMatching(/^ab-/),
      AGENTBENCH_TASK_TYPE: 'bgsetup',
      AGENTBENCH_PROMPT: prompt,
      AGENTBENCH_PROMPT_FILE: expect.stringMatching(below),
      AGENTBENCH_AGENT_DIR: testbed === 'docker' ? '/opt/agent' : agentDirectory,
      AGENTBENCH_WORKDIR: testbed === 'docker' ? '/testbed' : expect.stringMatching(/\/workdir$/),
      AGENTBENCH_TRIAL: '1',
      AGENTBENCH_TIMEOUT: '7200',
      AGENTBENCH_DEADLINE: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      AGENTBENCH_OUTPUT_DIR: expect.stringMatching(below),
      AGENTBENCH_AGENT_HOME: expect.stringMatching(below),
    });
    expect(agent.PATH).not.toContain(given.AGENTBENCH_AGENT_DIR);
    expect(measured.read('environment-1/trial-1/output/prompt')).toBe(prompt);
    expect(measured.read('environment-1/trial-1/output/prompt-variable')).toBe(prompt);
    expect(measured.read('environment-1/trial-1/agent.log')).toContain('the tool ran\n');
    const setup = environment(measured.read('environment-1/trial-1/output/setup.env'));
    // Every shell sets PWD; that of the agent began as another one.
    const names = (variables: Record<string, string>) => Object.keys(variables).filter((name) => name !== 'PWD');
    expect(names(setup).sort()).toEqual(names(agent).sort());
  });

  test('the prerunner and the evaluation: neither of them', () => {
    const [prerunner, evaluation] = measured
      .read('environment-1/trial-1/evaluation.log')
      .replace('Setup successful\n', '')
      .split('---\n')
      .map(environment) as [Record<string, string>, Record<string, string>];
    const shells = ['BASH_ENV', 'OLDPWD', 'PWD', 'SHLVL', '_'];
    const base =
      testbed === 'docker' ? ['HOME', 'HOSTNAME', 'PATH'] : ['HOME', 'PATH', 'TMPDIR', 'LANG', 'TERM', 'USER'];
    for (const names of [Object.keys(prerunner), Object.keys(evaluation)]) {
      expect(names).toContain('PATH');
      expect(names.filter((name) => ![...base, ...shells].includes(name))).toEqual([]);
    }
  });

  test("nothing of the runner's", () => {
    for (const name of ['setup', 'agent', 'prerunner']) {
      const names = Object.keys(environment(measured.read(`environment-1/trial-1/output/${name}.env`)));
      expect(names.filter((name) => /^(GITHUB|ACTIONS|INPUT|RUNNER|XDG)_/.test(name))).toEqual([]);
    }
    for (const value of ['ghs_not_for_agents', 'not_for_agents_either', 'nor_this_one']) {
      expect(filesHolding(measured.directory, value)).toEqual([]);
    }
  });

  test('its secrets stand in no file of the results, plain or encoded, nor in the configuration of the container', () => {
    const encoded = [Buffer.from(SECRET), Buffer.from(`x${SECRET}`)].map((bytes) =>
      bytes.toString('base64').slice(4, -4),
    );
    for (const form of [SECRET, encodeURIComponent(SECRET), ...encoded]) {
      expect(filesHolding(measured.directory, form)).toEqual([]);
    }
    expect(measured.read('environment-1/trial-1/agent.log')).toContain('***');
    expect(measured.read('environment-1/trial-1/output/deep/leak')).toBe('***');
    if (testbed === 'docker') {
      expect(inspected).toContain('environment-1');
      expect(inspected).not.toMatch(/sesame|from the runner|Say \\"hello/);
    }
  });

  test('what it writes for us is in the result, and what is no file is left out', () => {
    const { agent, integrity, status } = measured.results['environment-1/1']!;
    expect(agent.usage).toEqual({ ...unknownUsage(), source: 'agent', input_tokens: 12, cost_usd: 0.25 });
    expect(agent.model).toBe('model of ***');
    expect(status).toBe('passed');
    expect(integrity).toEqual([{ kind: 'output_left_out', detail: '1 × a link, device, socket or pipe' }]);
    expect(readdirSync(path.join(measured.directory, 'environment-1/trial-1')).sort()).toEqual([
      'agent-setup.log',
      'agent.log',
      'changes.json',
      'evaluation.log',
      'output',
      'prompt.txt',
      'result.json',
    ]);
  });
});

test.each(TESTBEDS)('a prompt that no environment could hold is in its file only, on %s', async (testbed) => {
  const prompt = `${'many words '.repeat(20_000)}the end`;
  const { results, read } = await measure({
    dataset: writeDataset([{ instance_id: 'long-1', problem_statement: prompt }]),
    testbed,
    'agent-command':
      'echo "${AGENTBENCH_PROMPT-unset}"; cp "$AGENTBENCH_PROMPT_FILE" "$AGENTBENCH_OUTPUT_DIR/prompt"; touch solved',
  });
  expect(results['long-1/1']!.status).toBe('passed');
  expect(read('long-1/trial-1/prompt.txt')).toBe(prompt);
  expect(read('long-1/trial-1/agent.log')).toBe('unset\n');
  expect(read('long-1/trial-1/output/prompt')).toBe(prompt);
});

/** The files below a directory that hold a text, or have it in their name. */
function filesHolding(directory: string, text: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => file.includes(text) || (entry.isFile() && readFileSync(file).includes(text)))
    .map(({ file }) => path.relative(directory, file));
}
