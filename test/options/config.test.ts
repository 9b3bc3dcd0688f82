import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, withoutOtherAgent } from '../../src/options/config.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { resolveArms } from '../../src/run/experiment/arms.ts';
import { directoryOf } from '../support/datasets.ts';
import { temporaryDirectory } from '../support/temporary.ts';

async function textsOf(text: string, name = 'agentbench.yaml') {
  return (await readConfig(undefined, await directoryOf({ [name]: text })))!;
}

describe('agentbench.yaml', () => {
  const EVERYTHING = `# What this repository measures.
dataset: tasks
instances: [greeting-1, "type:dbsetup"]
agent-command: |
  cd /opt/agent
  ./run.sh
agent-env:
  MODEL: small
  API_KEY:
trials: 3
pass-score: 1.0
keep-image: true
image-map:
  ubuntu:22.04: debian:bookworm
arms:
  base: {}
  head:
    agent-model: "1.0"
    agent-env: { LEVEL: high }
`;

  test('texts, numbers as they are written, lists and mappings, each with its line', async () => {
    const { file, found, texts, lines } = await textsOf(EVERYTHING);
    expect({ file, found }).toEqual({ file: 'agentbench.yaml', found: true });
    expect(texts).toEqual({
      dataset: 'tasks',
      instances: 'greeting-1\ntype:dbsetup',
      // As the runner gives it, whose inputs end without a line end: otherwise it would be another agent.
      'agent-command': 'cd /opt/agent\n./run.sh',
      'agent-env': 'MODEL=small\nAPI_KEY',
      trials: '3',
      'pass-score': '1.0',
      'keep-image': 'true',
      'image-map': 'ubuntu:22.04=debian:bookworm',
      arms: 'base: {}\nhead:\n  agent-model: "1.0"\n  agent-env: { LEVEL: high }\n',
    });
    expect((await resolveArms(texts.arms!, texts)).map(({ name, own }) => [name, own])).toEqual([
      ['base', {}],
      ['head', { 'agent-model': '1.0', 'agent-env': 'LEVEL=high' }],
    ]);
    expect(lines).toMatchObject({ dataset: 2, instances: 3, trials: 10 });
    expect(parseOptions(texts)).toMatchObject({
      trials: 3,
      instances: ['greeting-1', 'type:dbsetup'],
      'keep-image': true,
    });
  });

  test('each entry of a list of agent-args is one argument', async () => {
    const args = [`--append`, 'be  brief', '', `it's "so" \\n $HOME`, '-c=1'];
    const list = JSON.stringify([...args, 5]);
    const { texts } = await textsOf(`agent: codex\nagent-args: ${list}\narms: { a: { agent-args: ${list} }, b: {} }\n`);
    expect(parseOptions(texts)['agent-args']).toEqual([...args, '5']);
    const arms = await resolveArms(texts.arms!, { agent: 'codex' });
    expect(arms.map(({ options }) => options['agent-args'])).toEqual([[...args, '5'], []]);
    // A text is split at its spaces.
    const { texts: text } = await textsOf('agent-args: |\n  --max-turns 50\n  --note "a b"\n');
    expect(parseOptions(text)['agent-args']).toEqual(['--max-turns', '50', '--note', 'a b']);
  });

  test('a block of one line is that line', async () => {
    const { texts } = await textsOf('trials: |\n  3\nstop: >\n  known\n');
    expect(parseOptions(texts)).toMatchObject({ trials: 3, stop: 'known' });
  });

  test.each(['007', '1.10', '12345678901234567890', 'True', '1e3', '.5', '"007"'])(
    'the value %s has one text, in an option and in an arm',
    async (value) => {
      const { texts } = await textsOf(
        `agent-model: ${value}\nagent-variables: { A: ${value} }\narms: { a: { agent-env: { A: ${value} } }, 2: {} }\n`,
      );
      const text = value.replaceAll('"', '');
      const [own, other] = await resolveArms(texts.arms!, { 'agent-command': 'x' });
      expect([texts['agent-model'], texts['agent-variables']]).toEqual([text, `A=${text}`]);
      expect([own!.own, other!.name]).toEqual([{ 'agent-env': `A=${text}` }, '2']);
    },
  );

  test('aliases and merge keys have the values of their anchors', async () => {
    const { texts, lines } = await textsOf(`trials: &number 3
parallel: *number
instances: [&one greeting-1, *one]
agent-variables:
  <<: [{ A: 1 }, { A: 2, B: 2 }]
  B: 3
<<: { retries: 1, trials: 5 }
arms:
  base: &base { agent-command: "./run.sh", agent-model: small }
  head:
    <<: *base
    agent-model: large
`);
    expect(texts).toMatchObject({
      ...{ trials: '3', parallel: '3', retries: '1' },
      ...{ instances: 'greeting-1\ngreeting-1', 'agent-variables': 'B=3\nA=1' },
    });
    expect(lines.retries).toBe(7);
    const { 'agent-variables': _, ...shared } = texts;
    expect((await resolveArms(texts.arms!, shared)).map(({ own }) => own)).toEqual([
      { 'agent-command': './run.sh', 'agent-model': 'small' },
      { 'agent-command': './run.sh', 'agent-model': 'large' },
    ]);
  });

  test.each(['agentbench.yml', '.github/agentbench.yml'])('%s is told to be another name', async (name) => {
    const directory = await directoryOf({ [name]: 'trials: 2\n' });
    await expect(readConfig(undefined, directory)).rejects.toThrow(
      `config: ${name} is not read by itself: rename it to ${name.replace('yml', 'yaml')}, or set config: ${name}; if it`,
    );
    expect((await readConfig(name, directory))?.texts).toEqual({ trials: '2' });
    expect(await readConfig('none', directory)).toBeNull();
  });

  test('the published schema takes it, and not an unknown key', () => {
    const schema = JSON.parse(readFileSync('schemas/agentbench-config.schema.json', 'utf8'));
    const validate = new Ajv2020({ allowUnionTypes: true, strict: false }).compile(schema);
    expect(validate(parse(EVERYTHING)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ 'agent-model': null, trials: null, testbed: null, resume: null }), 'keys without a value').toBe(
      true,
    );
    expect(validate({ trails: 3 })).toBe(false);
    expect(validate({ arms: { base: 3 } })).toBe(false);
    expect(validate({ testbed: 'vm' })).toBe(false);
    expect(schema.properties).not.toHaveProperty('judge-api-key');
  });

  test.each<[string, string]>([
    ['trials: *three', 'config: agentbench.yaml: no anchor &three before the alias *three in line 1'],
    ['instances: &a [*a]', 'config: agentbench.yaml: more than 100 aliases, those within aliases included'],
    [
      `a: &a [x]\n${[...'bcdefgh'].map((name, at) => `${name}: &${name} [${`*${'abcdefg'[at]}, `.repeat(9)}]`).join('\n')}`,
      'config: agentbench.yaml: more than 100 aliases, those within aliases included',
    ],
    ['trails: 3', 'config: agentbench.yaml:1: trails: there is no such option; did you mean trials?'],
    [
      'maintainer: me',
      'config: agentbench.yaml:1: maintainer: there is no such option; agentbench run --help lists all',
    ],
    [
      'trials: 3\njudge-api-key: sk',
      'config: agentbench.yaml:2: judge-api-key: cannot be in this file: it is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret',
    ],
    [
      'agent-command: [node, agent.js]',
      'config: agentbench.yaml:1: agent-command: must be a text, a number, or true or false',
    ],
    [
      'instances: {a: 1}',
      'config: agentbench.yaml:1: instances: must be a text, a number, true or false, or a list of single lines',
    ],
    ['trials: 3\ninstances: []', 'config: agentbench.yaml:2: instances: names no instance; write all for every one'],
    [
      'agent-variables:\n  A: 1\n  EMPTY:\n  TEXT: "one\\nB=2"',
      'config: agentbench.yaml:4: agent-variables: must be a text, a number, true or false, a list of single lines, or a mapping to single lines',
    ],
    ['agent-env: ["KEY=one\\nPATH"]', 'config: agentbench.yaml:1: agent-env: must be a text'],
    [
      'model-keys:\n  OPENAI_API_KEY: sk-secret',
      'config: agentbench.yaml:1: model-keys: a key cannot be in this file: write the names of keys alone, and set them in the environment',
    ],
    [
      'agent-env: {A: [1]}\ntrials: {a: 1}',
      'config: agentbench.yaml:2: trials: must be a text, a number, or true or false',
    ],
    [
      'suite: nightly\ntrials: many',
      'config: agentbench.yaml:2: trials: "many" is not a whole number from 1 to 999999',
    ],
    [
      'testbed: dokcer',
      'config: agentbench.yaml:1: testbed: "dokcer" is not one of auto, docker, host; did you mean docker?',
    ],
    [
      'trials: 3\narms:\n  a: {agent-command: x}\n  b:\n    trials: 2',
      'config: agentbench.yaml:5: arms: b: trials: an arm cannot set it: give it once, outside of arms',
    ],
    [
      'arms:\n  - name: a',
      'config: agentbench.yaml:2: arms: must be a mapping of names, each with its options, or the name of a file of it',
    ],
    ['agent-command: "a\\0b"', 'config: agentbench.yaml:1: agent-command: holds a NUL character (\\0)'],
    [
      'trials: 3\nagent-variables:\n  # Not an entry.\n  A: 1\n\n  AGENTBENCH_TRIAL: 2',
      'config: agentbench.yaml:6: agent-variables: AGENTBENCH_TRIAL is set by agentbench itself; take another name',
    ],
    [
      'agent-env:\n  - A=1\n  # Not an entry.\n  - 9',
      'config: agentbench.yaml:4: agent-env: is neither NAME=value nor NAME',
    ],
    ['agent-env: |\n\n  A=1\n  A', 'config: agentbench.yaml:4: agent-env: A is set twice'],
    ['agent-env: "A=1\\nA"', 'config: agentbench.yaml:1: agent-env: line 2: A is set twice'],
    ['- a', 'config: agentbench.yaml: must be a mapping of options, for example "trials: 3"'],
    ['a: "b', 'config: agentbench.yaml: not valid YAML: Missing closing "quote'],
    [
      'trials: 3\n---\ntrials: 4',
      'config: agentbench.yaml: has several documents, separated by "---"; leave one of them',
    ],
  ])('a fault is named with its line: %j', async (text, message) => {
    await expect(textsOf(text)).rejects.toThrow(message);
  });

  test('an agent of another kind wins over that of the file, with its name and what belongs to it', async () => {
    const command = {
      'agent-command': 'true',
      'agent-directory': 'a',
      'agent-name': 'mine',
      'agent-setup': 's',
      trials: '3',
    };
    expect(withoutOtherAgent({ agent: 'codex' }, command)).toEqual({ 'agent-setup': 's', trials: '3' });
    const named = { agent: 'codex', 'agent-args': '--fast', 'agent-name': 'mine', 'agent-model': 'm' };
    expect(withoutOtherAgent({ 'agent-command': 'true' }, named)).toEqual({ 'agent-model': 'm' });
    expect(withoutOtherAgent({ agent: ' ', trials: '2' }, command)).toEqual(command);
    // Both in one place are a mistake, which is told.
    const both = { agent: 'codex', 'agent-command': 'true' };
    expect(withoutOtherAgent(both, command)).toEqual(command);
    const arms = await resolveArms('a: {}\nb: { agent: codex }', command);
    expect(arms.map(({ options }) => [options.agent, options['agent-command']])).toEqual([
      [undefined, 'true'],
      ['codex', undefined],
    ]);
  });

  test.each([
    ['agent-command', './mine.sh', './other.sh'],
    ['agent', 'codex', 'claude-code'],
  ] as const)('another %s does not get the name of that of the file', async (kind, mine, other) => {
    const file = { [kind]: mine, 'agent-name': 'mine', 'agent-model': 'm' };
    expect(withoutOtherAgent({ [kind]: other }, file)).toEqual({ [kind]: mine, 'agent-model': 'm' });
    // The same one, as the runner gives the text of a file with Windows line ends.
    expect(withoutOtherAgent({ [kind]: `${mine}\r\n` }, file)).toEqual(file);
    const arms = await resolveArms(`a: {}\nb: { ${kind}: ${other} }\nc: { ${kind}: ${other}, agent-name: c }`, file);
    expect(arms.map(({ options }) => [options[kind], options['agent-name']])).toEqual([
      [mine, 'mine'],
      [other, undefined],
      [other, 'c'],
    ]);
  });

  test('an agent by another name does not get the arguments of that of the file; another version of it does', () => {
    const file = { agent: 'claude-code', 'agent-args': '--max-turns 50', 'agent-skills': 's' };
    expect(withoutOtherAgent({ agent: 'codex@0.171.0' }, file)).toEqual({ agent: 'claude-code', 'agent-skills': 's' });
    for (const agent of ['claude-code', 'claude-code@2.1.0']) expect(withoutOtherAgent({ agent }, file)).toEqual(file);
    const scoped = { ...file, agent: 'acp:@scope/one@1' };
    expect(withoutOtherAgent({ agent: 'acp:@scope/one' }, scoped)).toEqual(scoped);
    expect(withoutOtherAgent({ agent: 'acp:@scope/two@1' }, scoped)['agent-args']).toBeUndefined();
  });

  test('an arm with a NUL character is refused', async () => {
    await expect(resolveArms('a: { agent-command: "x\\0" }\nb: {}', { 'agent-command': 'true' })).rejects.toThrow(
      /^arms: a: agent-command: holds a NUL character \(\\0\)$/,
    );
  });

  test('a fault of the options that arms share is told once', async () => {
    const shared = { 'agent-command': 'true', stop: 'know' };
    await expect(resolveArms('a: {}\nb: {}', shared)).rejects.toThrow(/^stop: "know" is not one of never, known/);
  });

  test.each(['', '# Nothing yet.\n', '---\n'])('an empty one has no options: %j', async (text) => {
    expect((await textsOf(text)).texts).toEqual({});
  });

  test('an option without a value counts as not given', async () => {
    const { texts } = await textsOf('agent-model:\ntrials: ~\narms:\nsuite: nightly\n');
    expect(texts).toEqual({ suite: 'nightly' });
    await expect(textsOf('github-token:\n')).rejects.toThrow('github-token: cannot be in this file');
  });

  test('is looked for in two places; a given one need not have that name; none reads none', async () => {
    const directory = await directoryOf({ '.github/agentbench.yaml': 'trials: 2', 'mine.yml': 'trials: 3' });
    expect(await readConfig(undefined, directory)).toMatchObject({ file: '.github/agentbench.yaml', found: true });
    writeFileSync(path.join(directory, 'agentbench.yaml'), 'trials: 4');
    expect(await readConfig(undefined, directory)).toMatchObject({ texts: { trials: '4' } });
    expect(await readConfig('mine.yml', directory)).toMatchObject({ found: false, texts: { trials: '3' } });
    expect(await readConfig('none', directory)).toBe(null);
    expect(await readConfig(undefined, temporaryDirectory())).toBe(null);
    await expect(readConfig('not-there.yml', directory)).rejects.toThrow('config: not-there.yml cannot be read');
  });

  test.each([
    ['latin1', 1, 'trials: 2\nsuite: né\n'],
    ['utf16le', 0, '\ufefftrials: 2\nsuite: né\n'],
  ] as const)('must be UTF-8, and not %s', async (encoding, before, text) => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'agentbench.yaml'), text, encoding);
    await expect(readConfig(undefined, directory)).rejects.toThrow(
      `config: agentbench.yaml:${before + 1}: has bytes that are not UTF-8; save the file as UTF-8`,
    );
  });

  test('may hold U+FFFD itself', async () => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'agentbench.yaml'), 'suite: \ufffd\n');
    expect((await readConfig(undefined, directory))!.texts).toEqual({ suite: '\ufffd' });
  });

  test.each(['/etc/hostname', '/nowhere'])('a link that was only found is not followed: to %s', async (target) => {
    const directory = temporaryDirectory();
    symlinkSync(target, path.join(directory, 'agentbench.yaml'));
    await expect(readConfig(undefined, directory)).rejects.toThrow('cannot be read');
  });
});
