import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agentbench } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('a written task passes the check as it is, and a second one beside it', async () => {
  const place = temporaryDirectory();
  const { exitCode, stdout } = await agentbench(['init', '--task', 'first-1'], { place });
  expect(exitCode, stdout).toBe(0);
  expect(stdout.split('\n').slice(0, 5)).toEqual([
    'wrote tasks/dataset.yaml',
    'wrote tasks/fixtures/first-1/greet.sh',
    'wrote tasks/fixtures/prerunner-first-1/prerunner.sh',
    'wrote tasks/solution/first-1.sh',
    'wrote tasks/scenarios/tasks.jsonl',
  ]);
  expect(stdout).toContain('check --dataset tasks -i first-1');
  const second = await agentbench(['init', '--task', 'second-1', '--json'], { place });
  expect(JSON.parse(second.stdout).written).toEqual([
    'tasks/fixtures/second-1/greet.sh',
    'tasks/fixtures/prerunner-second-1/prerunner.sh',
    'tasks/solution/second-1.sh',
    'tasks/scenarios/tasks.jsonl',
  ]);
  const validated = await agentbench(['validate', '--dataset', 'tasks'], { place });
  expect(validated).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^tasks: 2 instances, all valid\n/) });
  expect(validated.stdout).not.toMatch(/^(error|warning|note):/m);
  const check = await agentbench(['check', '--dataset', 'tasks', '--attack'], { place });
  expect(check.exitCode, check.stdout + check.stderr).toBe(0);
  expect(check.stdout).toContain('2 of 2 tasks hold');
});

test('flags of a task and of a workflow are not given together', async () => {
  const place = temporaryDirectory();
  for (const [args, message] of [
    [['--task', 'a', '--workflow', 'start'], 'workflow: --task is given too'],
    [['--task', 'a', '--force'], 'force: --task is given too'],
    [['--dataset', 'mine'], 'dataset: is for --task'],
  ] as const)
    expect(await agentbench(['init', ...args], { place })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(message),
    });
});

test('nothing is replaced: a task, a file, a line without its end', async () => {
  const place = temporaryDirectory();
  const init = (...args: string[]) => agentbench(['init', ...args], { place });
  expect((await init('--task', 'a', '--dataset', 'mine')).exitCode).toBe(0);
  const rows = path.join(place, 'mine/scenarios/tasks.jsonl');
  writeFileSync(rows, readFileSync(rows, 'utf8').trimEnd());
  const again = await init('--task', 'a', '--dataset', 'mine');
  expect(again).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('take another id') });
  expect((await init('--task', 'b', '--dataset', 'mine')).exitCode).toBe(0);
  expect(
    readFileSync(rows, 'utf8')
      .split('\n')
      .map((line) => line && JSON.parse(line).instance_id),
  ).toEqual(['a', 'b', '']);
  const out = await init('--task', '../x');
  expect(out).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is not an instance id') });
  expect(existsSync(path.join(place, 'x'))).toBe(false);
});

test('other tasks of the dataset keep their testbed and stay in it', async () => {
  const directory = writeDataset([{ instance_id: 'one-1' }]);
  const init = (id: string, dataset = directory) => agentbench(['init', '--task', id, '--dataset', dataset]);
  expect((await init('two-1')).stdout).not.toContain('dataset.yaml');
  expect(existsSync(path.join(directory, 'dataset.yaml'))).toBe(false);
  for (const id of ['all', 'run.json'])
    expect(await init(id)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('use another name') });
  const { stdout } = await agentbench(['list', '--dataset', directory, '--json']);
  expect(JSON.parse(stdout).instances).toHaveLength(2);

  const above = temporaryDirectory();
  renameSync(directory, path.join(above, 'setupbench'));
  expect(await init('three-1', above)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(`are in ${path.join(above, 'setupbench')}; name that directory`),
  });
  const harbor = temporaryDirectory();
  mkdirSync(path.join(harbor, 'a'));
  writeFileSync(path.join(harbor, 'a/task.toml'), '');
  expect(await init('b', harbor)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('has Harbor tasks') });
  expect(existsSync(path.join(harbor, 'scenarios'))).toBe(false);
});
