import { describe, expect, test } from 'vitest';
import { optionNames } from '../../src/options/options.ts';
import { parseOptions } from '../../src/options/parse.ts';

/** The message of the fault that texts make; fails where they are accepted. */
function faultOf(texts: Record<string, string>): string {
  try {
    parseOptions(texts);
  } catch (error) {
    expect(error).toMatchObject({ name: 'UserError' });
    return (error as Error).message;
  }
  throw new Error(`accepted: ${JSON.stringify(texts)}`);
}

test('Windows line ends are those of other systems', () => {
  const texts = { 'agent-command': 'echo one\r\ntrue\r\n', 'agent-variables': 'A=1\r\nB=2\r\n', 'agent-model': 'm\r' };
  expect(parseOptions(texts)).toMatchObject({
    'agent-command': 'echo one\ntrue\n',
    'agent-variables': { A: '1', B: '2' },
    'agent-model': 'm',
  });
  expect(parseOptions({ 'agent-command': "printf 'a\rb'" })['agent-command']).toBe("printf 'a\rb'");
});

describe('defaults', () => {
  test('nothing given', () => {
    expect(parseOptions({})).toMatchInlineSnapshot(`
      {
        "agent-args": [],
        "agent-env": [],
        "agent-skills": [],
        "agent-variables": {},
        "allow-hosts": [],
        "artifact-name": "agentbench",
        "baseline": "none",
        "comment": "auto",
        "comment-author": "github-actions[bot]",
        "dataset": "setupbench",
        "evaluation-timeout": 1800000,
        "explain": "rules",
        "fail-on": "error",
        "history": null,
        "hosted-tools": "allow",
        "image-map": Map {},
        "instances": [
          "all",
        ],
        "job-index": "0",
        "job-total": "1",
        "judge": "none",
        "judge-samples": 1,
        "keep": "never",
        "keep-image": false,
        "max-jobs": 256,
        "max-log-size": 16777216,
        "max-output-size": 67108864,
        "measure": "auto",
        "mode": "dev",
        "model-endpoints": [],
        "model-keys": [],
        "model-prices": [],
        "network": "bridge",
        "parallel": 1,
        "pass-key": "reward",
        "pass-score": 1,
        "resume": false,
        "retries": 0,
        "reuse": false,
        "stop": "never",
        "summary": true,
        "task-env": [],
        "testbed": "auto",
        "testcase-timeout": 300000,
        "tolerance": 0,
        "trials": 1,
        "typing": "adaptive",
        "upload-artifact": true,
      }
    `);
  });

  test.each(['', ' ', '\n', '\t \r\n'])('the empty text %j is none given', (empty) => {
    const texts = Object.fromEntries(optionNames.map((name) => [name, empty]));
    expect(parseOptions(texts)).toEqual(parseOptions({}));
  });

  test('an undefined text is none given', () => {
    expect(parseOptions({ dataset: undefined, trials: undefined })).toEqual(parseOptions({}));
  });
});

describe('values', () => {
  test.each<[string, string, unknown]>([
    ['agent-timeout', '90s', 90_000],
    ['agent-timeout', '30m', 1_800_000],
    ['agent-timeout', '2h', 7_200_000],
    ['agent-timeout', '1h30m', 5_400_000],
    ['agent-timeout', ' 1h 30m ', 5_400_000],
    ['agent-timeout', '1.5h', 5_400_000],
    ['agent-timeout', '250ms', 250],
    ['agent-timeout', '24d', 2_073_600_000],
    ['max-log-size', '64MiB', 67_108_864],
    ['max-log-size', '1GiB', 1_073_741_824],
    ['max-log-size', '10 KiB', 10_240],
    ['max-log-size', '500KB', 500_000],
    ['max-log-size', '2MB', 2_000_000],
    ['max-log-size', '1B', 1],
    ['memory', '1.5GiB', 1_610_612_736],
    ['cpus', '1.5', 1.5],
    ['cpus', '0.01', 0.01],
    ['max-cost', '0', 0],
    ['max-cost', '12.50', 12.5],
    ['trials', '5', 5],
    ['trials', '999999', 999_999],
    ['shard', '1/4', { index: 1, total: 4 }],
    ['shard', ' 4/4 ', { index: 4, total: 4 }],
    ['min-score', '0', 0],
    ['min-score', '0.5', 0.5],
    ['min-score', '.25', 0.25],
    ['min-success-rate', '1', 1],
    ['min-success-rate', '1.0', 1],
    ['keep-image', 'true', true],
    ['keep-image', 'YES', true],
    ['keep-image', ' 1 ', true],
    ['summary', 'False', false],
    ['summary', 'no', false],
    ['summary', '0', false],
    ['testbed', 'host', 'host'],
    ['fail-on', 'regression', 'regression'],
    ['agent-command', ' run me\nand this ', ' run me\nand this '],
    ['instances', 'all', ['all']],
    ['instances', 'a, b ,,c\r\n d\n', ['a', 'b', 'c', 'd']],
    ['instances', '["a", " b ", "type:dbsetup", "!x,y"]', ['a', 'b', 'type:dbsetup', '!x,y']],
    ['instances', ' \n["a"]\n', ['a']],
    ['instances', '[1, "8"]', ['1', '8']],
    ['image-map', 'a:1=b:2\n\n c = d/e@sha256:0 ', new Map(Object.entries({ 'a:1': 'b:2', c: 'd/e@sha256:0' }))],
  ])('%s: %j', (name, text, expected) => {
    expect(parseOptions({ [name]: text })).toEqual({ ...parseOptions({}), [name]: expected });
  });

  test.each<[string, { name: string; value: string | null }[]]>([
    ['KEY=value', [{ name: 'KEY', value: 'value' }]],
    ['KEY=', [{ name: 'KEY', value: '' }]],
    ['KEY', [{ name: 'KEY', value: null }]],
    ['KEY=a=b #c ', [{ name: 'KEY', value: 'a=b #c ' }]],
    ['  KEY = v', [{ name: 'KEY', value: ' v' }]],
    ["KEY='quoted'", [{ name: 'KEY', value: "'quoted'" }]],
    [
      '# comment\r\nA=1\r\n\r\n  # more\n_b2',
      [
        { name: 'A', value: '1' },
        { name: '_b2', value: null },
      ],
    ],
    ['GITHUB_TOKEN=given', [{ name: 'GITHUB_TOKEN', value: 'given' }]],
  ])('agent-env: %j', (text, expected) => {
    expect(parseOptions({ 'agent-env': text })['agent-env']).toEqual(expected);
  });
});

describe('faults', () => {
  test.each<[string, string, string]>([
    ['agent-timeout', '2', 'agent-timeout: "2" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', 'h', 'agent-timeout: "h" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', '0s', 'agent-timeout: "0s" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', '-5m', 'agent-timeout: "-5m" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', '5 minutes', 'agent-timeout: "5 minutes" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', '2h 5', 'agent-timeout: "2h 5" is not a duration; write for example 90s, 30m or 2h'],
    ['agent-timeout', '2H', 'agent-timeout: "2H" is not a duration; write for example 90s, 30m or 2h'],
    [
      'agent-timeout',
      '1constructor',
      'agent-timeout: "1constructor" is not a duration; write for example 90s, 30m or 2h',
    ],
    ['agent-timeout', '25d', 'agent-timeout: "25d" is longer than the limit of 24 days'],
    ['evaluation-timeout', '1e3s', 'evaluation-timeout: "1e3s" is not a duration; write for example 90s, 30m or 2h'],
    ['max-duration', '∞', 'max-duration: "∞" is not a duration; write for example 90s, 30m or 2h'],
    ['memory', '8', 'memory: "8" is not a size; write for example 64MiB or 2GiB'],
    ['memory', '9999999GiB', 'memory: "9999999GiB" is too large; write for example 64MiB or 2GiB'],
    ['memory', '8gib', 'memory: "8gib" is not a size; write for example 64MiB or 2GiB'],
    ['memory', '1toString', 'memory: "1toString" is not a size; write for example 64MiB or 2GiB'],
    ['max-log-size', '0MiB', 'max-log-size: "0MiB" is not a size; write for example 64MiB or 2GiB'],
    ['max-output-size', '64M', 'max-output-size: "64M" is not a size; write for example 64MiB or 2GiB'],
    ['trials', '0', 'trials: "0" is not a whole number from 1 to 999999'],
    ['trials', '1.5', 'trials: "1.5" is not a whole number from 1 to 999999'],
    ['trials', '1000000', 'trials: "1000000" is not a whole number from 1 to 999999'],
    ['parallel', 'many', 'parallel: "many" is not a whole number from 1 to 999999'],
    ['retention-days', '-1', 'retention-days: "-1" is not a whole number from 1 to 999999'],
    ['cpus', 'two', 'cpus: "two" is not a number of CPUs; write for example 2 or 1.5'],
    ['cpus', '0.009', 'cpus: "0.009" is not a number of CPUs; write for example 2 or 1.5'],
    ['cpus', '0', 'cpus: "0" is not a number of CPUs; write for example 2 or 1.5'],
    ['cpus', '-1', 'cpus: "-1" is not a number of CPUs; write for example 2 or 1.5'],
    ['cpus', 'Infinity', 'cpus: "Infinity" is not a number of CPUs; write for example 2 or 1.5'],
    ['max-cost', '5 USD', 'max-cost: "5 USD" is not an amount in USD; write for example 25'],
    ['max-cost', '-1', 'max-cost: "-1" is not an amount in USD; write for example 25'],
    ['min-score', '1.1', 'min-score: "1.1" is not a number from 0 to 1; write for example 0.8'],
    ['min-success-rate', '80%', 'min-success-rate: "80%" is not a number from 0 to 1; write for example 0.8'],
    ['shard', '5/4', 'shard: "5/4" is not a shard; write for example 1/4'],
    ['shard', '0/4', 'shard: "0/4" is not a shard; write for example 1/4'],
    ['shard', '1', 'shard: "1" is not a shard; write for example 1/4'],
    ['keep-image', 'maybe', 'keep-image: "maybe" is neither true nor false'],
    [
      'artifact-name',
      '結果-',
      'artifact-name: "結果-" has no letter from a to z, digit, "." or "_", of which names of artifacts are made',
    ],
    ['resume', 'on', 'resume: "on" is neither true nor false'],
    ['testbed', 'dokcer', 'testbed: "dokcer" is not one of auto, docker, host; did you mean docker?'],
    ['typing', 'upstraem', 'typing: "upstraem" is not one of adaptive, upstream; did you mean upstream?'],
    ['network', 'host', 'network: "host" is not one of bridge, none, restricted; did you mean none?'],
    ['fail-on', 'errors', 'fail-on: "errors" is not one of error, never, failure, regression; did you mean error?'],
    [
      'comment',
      'allways',
      'comment: "allways" is not one of auto, always, changes, failures, never; did you mean always?',
    ],
    ['instances', '["a",]', 'instances: begins with [ but is not a JSON array of selectors'],
    ['instances', '[1.5]', 'instances: begins with [ but is not a JSON array of selectors'],
    ['instances', '[]', 'instances: names no instance; write all for every one'],
    ['instances', ' , ', 'instances: names no instance; write all for every one'],
    ['instances', '["a", ""]', 'instances: holds an empty selector'],
    ['instances', 'a, !', 'instances: holds an empty selector'],
    ['instances', 'type:', 'instances: holds an empty selector'],
    ['instances', 'tag:', 'instances: holds an empty selector'],
    ['instances', '!difficulty: ', 'instances: holds an empty selector'],
    ['instances', 'a, \u200b', 'instances: holds an empty selector'],
    [
      'instances',
      `a, *${'b'.repeat(70_000)}`,
      'instances: holds a selector of more than 10000 characters; write a comma or a line end between two',
    ],
    ['instances', '! type: ', 'instances: holds an empty selector'],
    ['image-map', 'a:b', 'image-map: "a:b" is not of the form from=to'],
    ['image-map', 'a=b=c', 'image-map: "a=b=c" is not of the form from=to'],
    ['image-map', '=b', 'image-map: "=b" is not of the form from=to'],
    ['image-map', 'a=b\na=c', 'image-map: a is mapped twice'],
    ['image-map', 'a=b c', 'image-map: "b c" is not the name of an image'],
    ['image', 'my image', 'image: "my image" is not the name of an image'],
    ['job-index', 'x', 'job-index: "x" is not a number'],
    ['tirals', '3', 'tirals: there is no such option; did you mean trials?'],
    ['agent_command', 'x', 'agent_command: there is no such option; did you mean agent-command?'],
  ])('%s: %j', (name, text, message) => {
    expect(faultOf({ [name]: text })).toBe(message);
  });

  test('all of them at once, one line each', () => {
    expect(faultOf({ trials: 'x', testbed: 'vm', shard: '2/1', 'agent-env': '1\n2', imagemap: '1' })).toBe(
      [
        'agent-env: line 1 is neither NAME=value nor NAME',
        'agent-env: line 2 is neither NAME=value nor NAME',
        'testbed: "vm" is not one of auto, docker, host; did you mean auto?',
        'trials: "x" is not a whole number from 1 to 999999',
        'shard: "2/1" is not a shard; write for example 1/4',
        'imagemap: there is no such option; did you mean image-map?',
      ].join('\n'),
    );
  });

  test.each<[string, string]>([
    ['OK=1\n9KEY=s3cr3t-value', 'agent-env: line 2 is neither NAME=value nor NAME'],
    ['export KEY=s3cr3t-value', 'agent-env: line 1 is neither NAME=value nor NAME'],
    ['s3cr3t-value', 'agent-env: line 1 is neither NAME=value nor NAME'],
    ['KEY=s3cr3t-value\n\nKEY', 'agent-env: line 3: KEY is set twice'],
    ['KEY: s3cr3t-value', 'agent-env: line 1 is neither NAME=value nor NAME'],
    [
      'AGENTBENCH_PROMPT=s3cr3t-value',
      'agent-env: line 1: AGENTBENCH_PROMPT is set by agentbench itself; take another name',
    ],
    [
      'OK\nGITHUB_TOKEN',
      'agent-env: line 2: GITHUB_TOKEN belongs to the runner and is not passed through; write GITHUB_TOKEN=… if the agent must have it',
    ],
    [
      'ACTIONS_RUNTIME_TOKEN\nINPUT_X\nRUNNER_TEMP',
      [
        'agent-env: line 1: ACTIONS_RUNTIME_TOKEN belongs to the runner and is not passed through; write ACTIONS_RUNTIME_TOKEN=… if the agent must have it',
        'agent-env: line 2: INPUT_X belongs to the runner and is not passed through; write INPUT_X=… if the agent must have it',
        'agent-env: line 3: RUNNER_TEMP belongs to the runner and is not passed through; write RUNNER_TEMP=… if the agent must have it',
      ].join('\n'),
    ],
  ])('agent-env %j: says where, never what', (text, message) => {
    expect(faultOf({ 'agent-env': text })).toBe(message);
  });
});

describe('agent-variables', () => {
  test.each<[string, Record<string, string>]>([
    ['MODEL=large', { MODEL: 'large' }],
    ['# the model\n  MODEL=large=2 \n\nEMPTY=', { MODEL: 'large=2 ', EMPTY: '' }],
  ])('%j', (text, expected) => {
    expect(parseOptions({ 'agent-variables': text })['agent-variables']).toEqual(expected);
  });

  test.each([
    ['MODEL', 'line 1 is not of the form NAME=value; to copy a variable of the job, name it in agent-env'],
    ['9=1', 'line 1 is not of the form NAME=value; to copy a variable of the job, name it in agent-env'],
    ['A=1\nA=2', 'line 2: A is set twice'],
    ['AGENTBENCH_TRIAL=2', 'line 1: AGENTBENCH_TRIAL is set by agentbench itself; take another name'],
  ])('refuses %j', (text, message) => {
    expect(() => parseOptions({ 'agent-variables': text })).toThrow(`agent-variables: ${message}`);
  });
});
