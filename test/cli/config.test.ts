import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agentbench } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

function placeWith(config: string): string {
  const place = temporaryDirectory();
  writeFileSync(path.join(place, 'agentbench.yaml'), config);
  return place;
}

const dataset = () =>
  writeDataset([{ instance_id: 'a' }, { instance_id: 'b', task_type: 'dbsetup' }], {
    'dataset.yaml': 'testbed: host\n',
  });

test('run takes its options from the file; those of the command line win', async () => {
  const place = placeWith(
    `dataset: ${dataset()}\nagent-command: touch solved\ninstances: a\nresults-path: r\ntrials: 2\n`,
  );
  const { exitCode, stdout } = await agentbench(['run', '--trials', '1'], { place });
  expect(exitCode, stdout).toBe(0);
  const run = JSON.parse(readFileSync(path.join(place, 'r/run.json'), 'utf8'));
  expect(
    run.planned.map(({ instance_id, trial, status }: Record<string, unknown>) => [instance_id, trial, status]),
  ).toEqual([['a', 1, 'passed']]);
});

test('every command takes what it knows of the file, and --config names another or none', async () => {
  const tasks = dataset();
  const place = placeWith(`dataset: ${tasks}\nagent-command: 'true'\ncomment: never\nresults-path: r\n`);
  mkdirSync(path.join(place, 'other'));
  writeFileSync(path.join(place, 'other/mine.yml'), 'instances: b\n');
  const list = async (...args: string[]) => {
    const { stdout, stderr } = await agentbench(['list', '--json', ...args], { place });
    return stdout === '' ? stderr : JSON.parse(stdout).instances.map((one: { instance_id: string }) => one.instance_id);
  };
  expect(await list()).toEqual(['a', 'b']);
  expect(await list('--config', 'other/mine.yml', '--dataset', tasks)).toEqual(['b']);
  expect(await list('--config', 'none', '--dataset', 'nowhere')).toContain('"nowhere" is neither a known dataset');
  expect((await agentbench(['validate'], { place })).stdout).toContain('2 instances');
  expect(JSON.parse((await agentbench(['plan', '--json'], { place })).stdout).matrix.include).toHaveLength(2);
  // The results of a check are not those of a run.
  const check = await agentbench(['check', '-i', 'a'], { place });
  expect(check.exitCode, check.stderr).toBe(0);
  expect(existsSync(path.join(place, 'r'))).toBe(false);
});

test('the judge of a file explains failures of a run without test points, does not keep it from rescore, and can be left out', async () => {
  const place = placeWith(
    `dataset: ${dataset()}\nagent-command: 'true'\ninstances: a\nresults-path: r\njudge: command\njudge-command: echo {}\nexplain: judge\n`,
  );
  expect((await agentbench(['run'], { place })).exitCode).toBe(0);
  const again = await agentbench(['rescore', 'r', '--json'], { place });
  expect(again.exitCode, again.stderr).toBe(0);
  // The latest run unless another is named.
  cpSync(path.join(place, 'r'), path.join(place, 'agentbench-results/one'), { recursive: true });
  const latest = await agentbench(['rescore', '--json'], { place });
  expect(latest.exitCode, latest.stderr).toBe(0);
  expect(JSON.parse(latest.stdout).rescored_from.directory).toMatch(/agentbench-results\/one$/);
  const asked = await agentbench(['rescore', 'r', '--judge', 'command', '--judge-command', 'j'], { place });
  expect(asked).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('judge: this run has no test points') });
  const other = ['--results-path', 'other', '--judge', 'none'];
  const without = await agentbench(['run', '--dry-run', '--json', ...other], { place });
  const { options } = JSON.parse(without.stdout);
  expect([options.judge, options['judge-command'], options.explain]).toEqual([
    { value: 'none', source: 'command line' },
    undefined,
    { value: 'rules', source: 'default' },
  ]);
});

test('a fault of the file is exit code 2, with its line and the nearest option', async () => {
  const place = placeWith('dataset: x\nagent-comand: true\n');
  const { exitCode, stderr } = await agentbench(['run'], { place });
  expect(exitCode).toBe(2);
  expect(stderr).toBe(
    'agentbench: config: agentbench.yaml:2: agent-comand: there is no such option; did you mean agent-command?\n',
  );
});

test('a file that is no YAML: its fault ends with the place, and no empty line', async () => {
  const { exitCode, stderr } = await agentbench(['run'], { place: placeWith('trials: a: 3\n') });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/ at line 1, column 9:\n\s+trials: a: 3\n +\^+\n$/);
});

test('--dry-run: where each value comes from, and the trials; nothing runs, no secret is shown', async () => {
  const place = placeWith(
    `dataset: ${dataset()}\nagent-command: touch "$HOME/was-here"\ntrials: 2\nagent-env:\n  TOKEN: a-very-secret-value\n  PATH:\n`,
  );
  const args = [
    ...['run', '--dry-run', '--instances', 'b', '--judge', 'command', '--judge-command', 'j'],
    ...['--task-env', 'KEY=a-very-secret-value', '--judge-base-url', 'https://host/v1?key=a-very-secret-value'],
  ];
  const { exitCode, stdout } = await agentbench(args, { place, environment: { HOME: place } });
  expect(exitCode, stdout).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trimEnd());
  expect(lines).toContainEqual(expect.stringMatching(/^trials +agentbench\.yaml:3 +2$/));
  expect(lines).toContainEqual(expect.stringMatching(/^instances +command line +b$/));
  expect(lines).toContainEqual(expect.stringMatching(/^parallel +default +1$/));
  expect(lines).toContainEqual(expect.stringMatching(/^agent-env +agentbench\.yaml:4 +TOKEN=\*\*\*, PATH$/));
  expect(lines).toContainEqual(expect.stringMatching(/^task-env +command line +KEY=\*\*\*$/));
  expect(lines).toContainEqual(expect.stringMatching(/^judge-base-url +command line +\*\*\*$/));
  expect(lines).toContainEqual(expect.stringMatching(/^agent-timeout +default +2h$/));
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^2 trials of 1 instance of .*, testbed host; nothing was run$/),
    '  b',
    '  b (trial 2)',
    '',
  ]);
  expect(stdout).not.toContain('a-very-secret-value');
  expect(existsSync(path.join(place, 'was-here'))).toBe(false);
  expect(existsSync(path.join(place, 'agentbench-results'))).toBe(false);
  const { options, trials } = JSON.parse((await agentbench([...args, '--json'], { place })).stdout);
  expect(options.trials).toEqual({ value: '2', source: 'agentbench.yaml:3' });
  expect(trials).toEqual([
    { instance_id: 'b', task_type: 'dbsetup', trial: 1 },
    { instance_id: 'b', task_type: 'dbsetup', trial: 2 },
  ]);
  const unset = await agentbench(['run', '--dry-run', '--trials', '', '--agent-command', ' ', '--json'], { place });
  expect(JSON.parse(unset.stdout).options).toMatchObject({
    trials: { value: '2', source: 'agentbench.yaml:3' },
    'agent-command': { source: 'agentbench.yaml:2' },
  });
  const wrong = await agentbench(['run', '--dry-run', '--instances', 'c'], { place });
  expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('nearest: a, b') });
  // Refused by the run itself before it loads its dataset.
  const alone = await agentbench(['run', '--dry-run', '--reuse'], { place });
  expect(alone).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('reuse is for experiments') });
  const elsewhere = await agentbench(['run', '--dry-run', '--baseline', 'artifact'], { place });
  expect(elsewhere).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('artifact is for workflows') });
  const arms = ['--arms', '{ a: {}, b: {} }'];
  const unnamed = await agentbench(['run', '--dry-run', '--reuse', ...arms], { place });
  expect(unnamed).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('reuse: baseline is needed') });
  const images = await agentbench(['run', '--dry-run', '--keep-image', ...arms], { place });
  expect(images).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('keep-image: each arm would replace') });
  const idle = await agentbench(['run', '--dry-run', '--mode', 'debug'], { place });
  expect(idle).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('mode: debug is for PRDbench') });
  // Refused by the run itself when it opens its testbed.
  const closed = ['--testbed', 'docker', '--network', 'none', '--model-keys', 'OPENAI_API_KEY=…'];
  const models = await agentbench(['run', '--dry-run', ...closed], { place });
  expect(models).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('network: none blocks all requests') });
  const relative = await agentbench(['run', '--dry-run', '--testbed', 'host', '--workdir', 'a'], { place });
  expect(relative).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('workdir: "a" is not an absolute') });
  const kernel = ['--testbed', 'docker', '--image', 'i', '--workdir', '/proc/a'];
  const filled = await agentbench(['run', '--dry-run', ...kernel], { place });
  expect(filled).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('workdir: /proc/a is empty when') });
  const named = ['--agent', 'codex', '--model-keys', 'OPENAI_API_KEY=…', '--network', 'restricted'];
  const taken = [...named, '--testbed', 'docker', '--image', 'i', '--workdir', '/opt/agent'];
  const agents = await agentbench(['run', '--dry-run', ...taken], { place });
  expect(agents).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('workdir: /opt/agent has files of') });
  const open = await agentbench(['run', '--dry-run', '--allow-hosts', 'example.org'], { place });
  expect(open).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/^agentbench: allow-hosts: no effect/) });
  const example = await agentbench(['run', '--dry-run'], { place: temporaryDirectory() });
  expect(example.stdout).toMatch(/^agent-timeout +example +5s$/m);
});

test('--dry-run with --resume: the trials that have no verdict yet', async () => {
  const place = placeWith(`dataset: ${dataset()}\nagent-command: 'true'\nresults-path: r\n`);
  await agentbench(['run', '--instances', 'a'], { place });
  const left = async (...args: string[]) => {
    const { stdout } = await agentbench(['run', '--dry-run', '--json', ...args], { place });
    return JSON.parse(stdout).trials.map((one: { instance_id: string; trial: number }) => [one.instance_id, one.trial]);
  };
  expect(await left('--resume')).toEqual([['b', 1]]);
  expect(await left('--resume', '--trials', '2', '--instances', 'a')).toEqual([['a', 2]]);
  // As the run itself: verdicts are those of the records, and of the same agent.
  const refused = await agentbench(['run', '--dry-run', '--resume', '--agent-command', 'false'], { place });
  expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('agent-command: true before, false') });
  const taken = await agentbench(['run', '--dry-run'], { place });
  expect(taken).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/results-path: \S+ holds another run/) });
  expect(await left('--results-path', 'other')).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  rmSync(path.join(place, 'r/a/trial-1/result.json'));
  expect(await left('--resume')).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('--dry-run with --resume and no dataset is not told by the example', async () => {
  const { exitCode, stderr } = await agentbench(['run', '--dry-run', '--resume'], { place: temporaryDirectory() });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('name its dataset and its agent as well')]);
});

test('--dry-run: the time limits of agents that tasks have', async () => {
  const place = temporaryDirectory();
  for (const [name, seconds] of Object.entries({ brief: 45, long: 5400, middle: 60 })) {
    const files = {
      'task.toml': `[agent]\ntimeout_sec = ${seconds}\n[environment]\ndocker_image = "debian:bookworm"\n`,
      'instruction.md': 'Do nothing.\n',
      'tests/test.sh': 'echo 1 > /logs/verifier/reward.txt\n',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(place, 'tasks', name, file)), { recursive: true });
      writeFileSync(path.join(place, 'tasks', name, file), text);
    }
  }
  const args = ['run', '--dry-run', '--dataset', 'tasks', '--agent', 'nop', '--json'];
  const limit = async (...more: string[]) =>
    JSON.parse((await agentbench([...args, ...more], { place })).stdout).options['agent-timeout'];
  expect(await limit()).toEqual({ value: '45s to 90m', source: 'task' });
  expect(await limit('--instances', 'middle')).toEqual({ value: '1m', source: 'task' });
  expect(await limit('--agent-timeout', '10s')).toEqual({ value: '10s', source: 'command line' });
});
