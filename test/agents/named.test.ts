import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPypi } from '../../src/agents/install/pypi.ts';
import { AGENTS } from '../../src/agents/kit/catalogue.ts';
import { NamedAgent } from '../../src/agents/kit/named.ts';
import { ownPlatform } from '../../src/agents/kit/testbed-platform.ts';
import type { NpmInstall, PypiInstall } from '../../src/agents/kit/types.ts';
import type { Machine } from '../../src/base/machine.ts';
import { checkAgent } from '../../src/check/agent/check-agent.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { dryRun } from '../../src/run/dry-run.ts';
import { SILENT } from '../../src/trial/observer.ts';
import { startModelServer } from '../doubles/model-server.ts';
import { type NpmRegistry, startNpmRegistry } from '../doubles/npm-registry.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const row = (more: object = {}) => writeDataset([{ instance_id: 'a', ...more }]);
const host = { testbed: 'host', 'fail-on': 'never' };

describe('options', () => {
  const place = temporaryDirectory();
  const file = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
    return path.join(place, name);
  };

  test.each<[options: Record<string, string>, message: RegExp]>([
    [
      { agent: 'cladue-code' },
      /^agent: there is no agent cladue-code; did you mean claude-code\? Known are claude-code, /,
    ],
    [{ agent: 'claude' }, /; did you mean claude-code\?/],
    [{ agent: 'foo' }, /^agent: there is no agent foo; known are claude-code, /],
    [{ agent: 'Gemni' }, /; did you mean gemini-cli\?/],
    [{ agent: 'codex@../../x' }, /^agent: "codex@\.\.\/\.\.\/x" is not NAME@version; write for example codex@\d/],
    [
      { agent: 'openhands@1.15.0' },
      /^agent: openhands is installed in version 1\.16\.0 only, .*; write agent: openhands$/,
    ],
    [{ agent: 'aider@0.86.1', 'agent-model': 'm' }, /^agent: aider is installed in version 0\.86\.2 only, /],
    [{ agent: 'nop@1' }, /^agent: nop has no versions/],
    [{ agent: 'opencode' }, /^agent-model: opencode does not choose a model by itself; name one$/],
    [
      { agent: 'claude-code', dataset: 'not-fetched-yet' },
      /^model-keys: claude-code needs a key of its model: ANTHROPIC_API_KEY or /,
    ],
    [
      { agent: 'codex', 'model-keys': 'ANTHROPIC_API_KEY=a-key-of-the-test' },
      /^model-keys: codex needs a key of its model: OPENAI_API_KEY or OPENROUTER_API_KEY, not ANTHROPIC_API_KEY$/,
    ],
    [{ agent: 'nop', 'agent-command': 'true' }, /^agent-command: agent: nop is given too; leave one of them out$/],
    [{ agent: 'nop', 'agent-directory': '/tmp' }, /^agent-directory: agent: nop is given too/],
    [{ 'agent-command': 'true', 'agent-args': '--x' }, /^agent-args: is for an agent named in the option agent/],
    [{}, /^agent: is required; name an agent \(agentbench agents lists them\), or give the command/],
    [{ agent: 'codex', 'agent-args': '--config "x' }, /^agent-args: has a quote or a backslash without its end: "x$/],
    [{ agent: 'nop', 'agent-skills': place }, /^agent-skills: nop has no place for skills/],
    [
      { agent: 'codex', 'agent-skills': `${place}/nowhere` },
      /^agent-skills: \S+\/nowhere is not an existing directory$/,
    ],
    [{ agent: 'codex', 'agent-skills': place }, /^agent-skills: .* has no SKILL\.md, and no directory in it has one$/],
    [
      { agent: 'codex', 'agent-instructions': `${place}/nowhere` },
      /^agent-instructions: \S+\/nowhere cannot be read: ENOENT/,
    ],
    [
      { agent: 'codex', 'agent-mcp': file('bad.json', '{"mcpServers": {"x": {"args": []}}}') },
      /^agent-mcp: .*bad\.json: mcpServers\.x is not a server with command, or url; write for example/,
    ],
    [
      { agent: 'codex', 'agent-mcp': file('name.json', '{"mcpServers": {"../x": {"command": "y"}}}') },
      /^agent-mcp: .*name\.json: mcpServers.*is not a name of a server/,
    ],
    [
      { agent: 'codex', 'agent-mcp': file('sse.json', '{"mcpServers": {"x": {"url": "http://a", "type": "sse"}}}') },
      /^agent-mcp: .*sse\.json: mcpServers\.x: codex reaches no server of the type sse; leave it out, /,
    ],
  ])('%j is refused before anything is installed', async (options, message) => {
    await expect(async () => measure({ dataset: row(), ...host, ...options })).rejects.toThrow(message);
  });

  test.each(['openai', 'lab:openai'])('a model of %s that takes no key is enough', async (provider) => {
    const options = { dataset: row(), ...host, agent: 'codex', 'model-endpoints': `${provider}=http://127.0.0.1:1/v1` };
    expect((await dryRun(parseOptions(options), { machine: testMachine(), observer: SILENT })).plan).toHaveLength(1);
  });

  test('two packages never share a directory', async () => {
    const agents = ['acp:@a/b_c@1.0.0', 'acp:@a_b/c@1.0.0'].map((agent) =>
      NamedAgent.of(parseOptions({ agent }), testMachine()),
    );
    const names = (await Promise.all(agents)).map((agent) => agent!.directory!.split(path.sep).at(-2));
    expect(names).toEqual(['acp__a+b_c', 'acp__a_b+c']);
  });

  test('an agent that another version of this program installed with another client is installed anew', async () => {
    const named = (await NamedAgent.of(parseOptions({ agent: 'acp:one@1.0.0' }), testMachine()))!;
    const before = named.directory;
    const { files } = (named.agent.install as NpmInstall).dependencies!;
    files['acp-client.mjs'] += '// An earlier one.\n';
    expect(path.dirname(named.directory!)).toBe(path.dirname(before!));
    expect(named.directory).not.toBe(before);
  });

  test('an agent from PyPI names the Pythons that it runs on, if none of them is here', async () => {
    const install: PypiInstall = { from: 'pypi', package: 'x', with: [], module: 'x', lock: '', pythons: ['3.2'] };
    const about = { title: 'X', version: '1', isDefault: true, directory: place };
    await expect(installPypi(install, about, testMachine())).rejects.toThrow(
      /^agent: X needs Python 3\.2 with pip on this machine, which is taken along; install it/,
    );
  });

  test('arguments are words, in which quotes keep a text together', () => {
    const words = (text: string) => parseOptions({ 'agent-args': text })['agent-args'];
    expect(words(`--turns 3\n-c 'a b'"c \\" d"e\\ f '' $HOME *`)).toEqual([
      ...['--turns', '3', '-c', 'a bc " de f', '', '$HOME', '*'],
    ]);
    expect(words('"\\$5 \\` \\n" \'\\$\'')).toEqual(['$5 ` \\n', '\\$']);
    expect(words('--turns 3 \\\n  --config "a \\\nb" \\\n\'c \\\n\' d\\\ne')).toEqual([
      ...['--turns', '3', '--config', 'a b', 'c \\\n', 'de'],
    ]);
  });
});

describe('agents without a package', () => {
  test('nop does nothing, and fails; its name is in the record', async () => {
    const { results, run } = await measure({ dataset: row(), ...host, agent: 'nop' });
    expect(results['a/1']).toMatchObject({ status: 'failed', agent: { name: 'nop', command: 'nop', exit_code: 0 } });
    expect(run).toMatchObject({
      agent: { name: 'nop' },
      identity: { agent: 'nop', agent_args: [], agent_skills: null },
    });
  });

  test('oracle passes with the solution of the dataset, a script or files, and is an error without one', async () => {
    const rows = ['script', 'files', 'none'].map((instance_id) => ({ instance_id }));
    const dataset = writeDataset(rows, {
      'solution/script.sh': 'echo yes > solved\n',
      'solution/files/solved': 'yes\n',
    });
    const { results } = await measure({ dataset, ...host, agent: 'oracle', retries: '0' });
    const told = ['script/1', 'files/1', 'none/1'].map((key) => [results[key]!.status, results[key]!.error?.message]);
    expect(told).toEqual([
      ['passed', undefined],
      ['passed', undefined],
      ['error', 'agent: oracle: the dataset has no solution of none'],
    ]);
  });
});

// npm is started many times.
describe('an agent from npm', () => {
  let npm: NpmRegistry;
  let machine: Machine;
  const NAME = `@anthropic-ai/claude-code-linux-${ownPlatform().split('-')[0]}`;
  /** Stands for the program: says how it was started, and solves the task. */
  const PROGRAM = `#!/bin/sh\nprintf '<%s>' "$@"; cat; ls "$CLAUDE_CONFIG_DIR" "$CLAUDE_CONFIG_DIR/skills"; cat "$CLAUDE_CONFIG_DIR/CLAUDE.md"; env | grep -e SKILLS_DIR -e MCP_SERVERS -A 20; touch solved\n`;
  /** Asks its model, and does nothing. */
  const ASKING = `#!/bin/sh
curl --silent --fail --max-time 500 --header "x-api-key: $ANTHROPIC_API_KEY" "$ANTHROPIC_BASE_URL/v1/messages" --data '{"model": "claude-sonnet-4-5", "max_tokens": 9, "messages": [{"role": "user", "content": "Say something."}]}'
`;
  /** Calls its tool for commands as its model asks, in vain. */
  const WITHOUT_SHELL = {
    claude: `#!/bin/sh\nexec ${process.execPath} "\${0%/*}/ask.mjs"\n`,
    'ask.mjs': `
import { text } from 'node:stream/consumers';
const ask = async (...messages) => {
  const body = { model: 'claude-sonnet-4-5', max_tokens: 9, tools: [{ name: 'Bash', input_schema: { type: 'object' } }], messages };
  const headers = { 'content-type': 'application/json', 'x-api-key': process.env.ANTHROPIC_API_KEY };
  const url = process.env.ANTHROPIC_BASE_URL + '/v1/messages';
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()).content;
};
const asked = { role: 'user', content: await text(process.stdin) };
const content = await ask(asked);
const result = { type: 'tool_result', is_error: true, content: 'No suitable shell found.\\nInstall one.' };
for (const { type, id } of content)
  if (type === 'tool_use') await ask(asked, { role: 'assistant', content }, { role: 'user', content: [{ ...result, tool_use_id: id }] });
`,
  };
  /** Changes itself, so that it would pass the next time, and its record with it. */
  const FORGING = {
    claude: `#!/bin/sh\n[ -e "$0.again" ] && touch solved\ntouch "$0.again"\n${process.execPath} "\${0%/*}/forge.mjs"\n`,
    'forge.mjs': `
import { readdirSync, writeFileSync } from 'node:fs';
import { digestOf } from '${path.resolve(import.meta.dirname, '../../src/datasets/digest.ts')}';
process.chdir(import.meta.dirname.split('/node_modules/')[0]);
const record = '.agentbench-installed.json';
const digest = await digestOf('.', readdirSync('.').filter((name) => name !== record));
writeFileSync(record, JSON.stringify({ digest, duration_ms: 1 }));
`,
  };
  beforeAll(async () => {
    npm = await startNpmRegistry(path.join(temporaryDirectory(), 'npm'));
    await npm.publish(NAME, '9.9.8', { claude: '#!/bin/sh\nexit 9\n' });
    await npm.publish(NAME, '9.9.6', { claude: ASKING });
    await npm.publish(NAME, '9.9.5', FORGING);
    await npm.publish(NAME, '9.9.4', WITHOUT_SHELL);
    await npm.publish(NAME, '9.9.9', { claude: PROGRAM });
    machine = testMachine({ ...npm.environment, ANTHROPIC_API_KEY: 'a-key-of-the-test' });
  });
  afterAll(() => npm.close());
  const about = { ...host, 'agent-env': 'ANTHROPIC_API_KEY' };

  test('is installed once, started with arguments and extras as plain words, and told apart by version', async () => {
    const place = temporaryDirectory();
    mkdirSync(path.join(place, 'skills/greet'), { recursive: true });
    writeFileSync(path.join(place, 'skills/greet/SKILL.md'), '---\nname: greet\n---\nSay hello.\n');
    writeFileSync(path.join(place, 'AGENTS.md'), 'Be brief.\n');
    const dataset = row({ problem_statement: 'Solve $(it); now.' });
    const first = await measure(
      {
        ...{
          ...about,
          dataset,
          agent: 'claude-code@latest',
          'agent-model': 'sonnet',
          'agent-args': `--note '$(x); y'`,
        },
        ...{ 'agent-skills': path.join(place, 'skills'), 'agent-instructions': path.join(place, 'AGENTS.md') },
      },
      { machine },
    );
    const log = first.read('a/trial-1/agent.log');
    expect(log).toContain('<--model><sonnet><--note><$(x); y>Solve $(it); now.');
    expect(log).toMatch(/skills\n.*greet\n.*Be brief\./s);
    expect(first.results['a/1']).toMatchObject({
      status: 'passed',
      agent: { name: 'claude-code', model: 'sonnet', command: `claude-code@9.9.9 --note '$(x); y'` },
    });
    // The stand-in asks no model, so that no trajectory tells.
    expect(first.results['a/1']!.skills).toEqual({ given: ['greet'], opened: null });
    expect(first.run.planned[0]!.skill_opened).toBeUndefined();
    const { identity } = first.run;
    expect(identity).toMatchObject({ agent: 'claude-code@9.9.9', agent_args: ['--note', '$(x); y'], agent_mcp: null });
    expect([identity!.agent_skills, identity!.agent_instructions]).toEqual(
      Array(2).fill(expect.stringMatching(/^sha256:/)),
    );

    const before = npm.asked.length;
    const again = await measure({ ...about, dataset, agent: 'claude-code@9.9.9' }, { machine });
    expect(again.results['a/1']!.status).toBe('passed');
    expect([npm.asked.length, again.told.filter(({ what }) => what === 'notice')]).toEqual([before, []]);
    expect(
      (await measure({ ...about, dataset, agent: 'claude-code@9.9.8' }, { machine })).results['a/1']!.agent.exit_code,
    ).toBe(9);
  });

  test('a check whose testbed cannot be had is no finding about it', async () => {
    const about = {
      name: 'claude-code@9.9.9',
      testbed: 'docker' as const,
      image: 'agentbench.invalid/none:1',
      machine,
    };
    await expect(checkAgent({ ...about, notice: () => {}, signal: new AbortController().signal })).rejects.toThrow(
      /^claude-code could not be tried: prepare: the image agentbench\.invalid\/none:1 cannot be pulled/,
    );
  });

  test('a check tells the answer of the tool that ran no command', async () => {
    const { properties } = await checkAgent({
      ...{ name: 'claude-code@9.9.4', testbed: 'host', image: undefined, machine },
      ...{ notice: () => {}, signal: new AbortController().signal },
    });
    const ran = { name: 'runs a command', verdict: 'no', detail: 'No suitable shell found. Install one.' };
    expect(properties).toContainEqual(ran);
  });

  test('its trajectory has its own name and version, whatever its user calls it', async () => {
    const model = await startModelServer({ turn: () => ({ text: 'Something.' }) });
    try {
      const { read, results } = await measure(
        {
          ...{ dataset: row(), ...host, agent: 'claude-code@9.9.6', 'agent-name': 'Our agent' },
          ...{ 'model-keys': 'ANTHROPIC_API_KEY=a-key-of-the-test', 'model-endpoints': `anthropic=${model.url}` },
        },
        { machine },
      );
      expect(results['a/1']!.agent).toMatchObject({ name: 'Our agent', model: 'claude-sonnet-4-5' });
      const { agent } = JSON.parse(read('a/trial-1/trajectory.json'));
      expect(agent).toMatchObject({ name: 'claude-code', version: '9.9.6', model_name: 'claude-sonnet-4-5' });
    } finally {
      await model.close();
    }
  });

  test('a Harbor task’s skills and MCP servers come beside those of the options, which go before them', async () => {
    const place = temporaryDirectory();
    mkdirSync(path.join(place, 'skills/own'), { recursive: true });
    writeFileSync(path.join(place, 'skills/own/SKILL.md'), '---\nname: own\n---\n');
    writeFileSync(path.join(place, 'mcp.json'), '{"mcpServers": {"remote": {"command": "mine"}}}');
    const { results, read } = await measure(
      {
        ...{ dataset: path.resolve('test/datasets/harbor/tasks/mcp'), agent: 'claude-code@9.9.9' },
        ...{ 'agent-skills': path.join(place, 'skills'), 'agent-mcp': path.join(place, 'mcp.json') },
        ...{ 'agent-env': 'ANTHROPIC_API_KEY', 'fail-on': 'never' },
      },
      { machine },
    );
    expect(results['mcp/1']).toMatchObject({ status: 'failed', integrity: [], agent: { exit_code: 0 } });
    const trial = (name: string) => read(`mcp/trial-1/${name}`);
    expect(JSON.parse(trial('home/mcp.json'))).toEqual({
      mcpServers: {
        probe: { command: 'probe', args: ['a $(b)'], env: {} },
        remote: { command: 'mine', args: [], env: {} },
      },
    });
    expect(trial('home/skills/greet/SKILL.md')).toContain('Say hello.');
    expect(trial('home/skills/own/SKILL.md')).toContain('own');
    const log = trial('agent.log');
    expect(log).toContain('AGENTBENCH_SKILLS_DIR=/skills\n');
    const [, told] = /AGENTBENCH_MCP_SERVERS=(\{[\s\S]*?^\})/m.exec(log)!;
    expect(JSON.parse(told!).mcpServers).toEqual({
      probe: { command: 'probe', args: ['a $(b)'], env: {} },
      remote: { url: 'http://127.0.0.1:9/mcp', type: 'http', headers: { 'X-Probe': 'word none' } },
    });
  });

  test('a directory that has changed is installed anew, also by two runs at once', async () => {
    const options = parseOptions({ agent: 'claude-code@9.9.9' });
    const agent = (await NamedAgent.of(options, machine))!;
    const { directory } = (await agent.install(() => {}))!;
    const program = path.join(directory, 'node_modules', NAME, 'claude');
    writeFileSync(program, 'changed');
    const others = await Promise.all([NamedAgent.of(options, machine), NamedAgent.of(options, machine)]);
    await Promise.all(others.map((other) => other!.install(() => {})));
    expect(existsSync(program)).toBe(true);
    expect((await NamedAgent.of(options, machine).then((other) => other!.install(() => {})))!.directory).toBe(
      directory,
    );
    expect(readdirSync(path.join(machine.cacheDirectory, 'agents'))).toEqual(['claude-code']);
    await expect(measure({ ...about, dataset: row(), agent: 'claude-code@9.9.9' }, { machine })).resolves.toMatchObject(
      {
        results: { 'a/1': { status: 'passed' } },
      },
    );
  });

  test('one that a trial on the host has changed is removed at the end of the run, whatever its record says', async () => {
    const run = async () => {
      const { results, told } = await measure({ ...about, dataset: row(), agent: 'claude-code@9.9.5' }, { machine });
      const notices = told.filter(({ what }) => what === 'notice').map(({ text }) => text);
      return { passed: results['a/1']!.status === 'passed', notices };
    };
    for (const _ of [1, 2])
      expect(await run()).toEqual({
        passed: false,
        notices: [
          'installing claude-code@9.9.5 into the cache',
          expect.stringContaining('of claude-code@9.9.5 were changed during the run'),
        ],
      });
  });

  test('a version that does not exist, and bytes that are not those of the lock, are refused', async () => {
    const run = (agent: string) => measure({ ...about, dataset: row(), agent }, { machine });
    await expect(run('claude-code@9.9.7')).rejects.toThrow(
      new RegExp(`^agent: there is no version 9\\.9\\.7 of ${NAME}; the newest is 9\\.9\\.9$`),
    );
    await expect(run('acp:no-such-package')).rejects.toThrow(/^agent: npm has no package no-such-package$/);
    await npm.publish(NAME, '9.9.10', { claude: PROGRAM });
    npm.tamper(NAME, '9.9.10');
    await expect(run('claude-code@9.9.10')).rejects.toThrow(
      /^agent: Claude Code 9\.9\.10 cannot be installed: .*EINTEGRITY/,
    );
    expect(readdirSync(path.join(machine.cacheDirectory, 'agents/claude-code'))).not.toContain('9.9.10');
    // No lock is given to npm where it resolves dependencies itself.
    await npm.publish('an-acp-agent', '1.0.0', { 'agent.js': '' });
    await npm.publish('@agentclientprotocol/sdk', '2.4.0', { 'sdk.js': '' });
    await npm.publish(`node-linux-${process.arch}`, '24.21.0', { 'bin/node': PROGRAM });
    await expect(run('acp:an-acp-agent@1.0.0')).rejects.toThrow(
      /^agent: an-acp-agent cannot be installed: node-linux-\w+@24\.21\.0 has the digest sha512-\S+, not sha512-\S+$/,
    );
  });
});

test('the catalogue names each agent once, and locks the default version of each package', () => {
  expect(new Set(AGENTS.map(({ name }) => name)).size).toBe(AGENTS.length);
  const open: string[] = [];
  for (const { name, install, version } of AGENTS) {
    expect(install === null).toBe(version === null);
    if (install?.from !== 'npm') continue;
    for (const [platform, { integrity }] of Object.entries(install.packages))
      if (integrity === undefined) open.push(`${name} ${platform}`);
      else expect(integrity).toMatch(/^sha512-.{88}$/);
  }
  // As docs/reference/agents.md says.
  expect(open).toEqual(['opencode x64-musl', 'opencode arm64-glibc', 'opencode arm64-musl']);
});
