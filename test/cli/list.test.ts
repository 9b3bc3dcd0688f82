import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { instanceTable } from '../../src/cli/list.ts';
import { agentbench, ROOT } from '../support/cli.ts';
import { datasetDirectory } from '../support/datasets.ts';
import { writeDataset } from '../support/run.ts';
import { anInstance } from '../support/testbed.ts';

describe('agentbench list', () => {
  const dataset = () =>
    writeDataset(
      [
        {
          instance_id: 'sort-1',
          human_actions_lower_bound: { check_dir: 1, read_file: 2 },
          human_actions_upper_bound: { check_dir: 5 },
        },
        {
          instance_id: 'db-1',
          task_type: 'dbsetup',
          base_image: 'ubuntu:22.04',
          problem_statement: 'One\n\u001b[2J##[error]two',
        },
      ],
      { 'solution/sort-1.sh': 'true\n', 'fixtures/db-1/a.txt': 'a' },
    );

  test('a table of the instances', async () => {
    const { exitCode, stdout } = await agentbench(['list', '--dataset', dataset()]);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').map((line) => line.trimEnd())).toEqual([
      'instance  type       image            human actions  points  solution',
      'sort-1    reposetup  debian:bookworm            3–5       –  yes',
      'db-1      dbsetup    ubuntu:22.04                 –       –  –',
      '',
    ]);
  });

  test('ids are whole in a narrow terminal, and other columns are cut', () => {
    const id = 'a-name-that-is-longer-than-the-terminal';
    const look = { columns: 30, paint: (_: unknown, text: string) => text };
    const lines = (ids: string[]) =>
      instanceTable(
        ids.map((one) => anInstance({ id: one, taskType: 'reposetup', image: 'registry.example/an/image:1' })),
        look,
      );
    expect(lines(['sort-number-1', 'b'])).toEqual([
      expect.stringMatching(/^instance {7}type .{0,9}…$/),
      expect.stringMatching(/^sort-number-1 {2}reposetup {2}.{0,4}…$/),
      expect.stringMatching(/^b {14}reposetup {2}.{0,4}…$/),
    ]);
    expect(lines([id])[1]).toMatch(new RegExp(`^${id.slice(0, -1)}`));
    expect(lines([id])[1]).toHaveLength(id.length);
  });

  test.each(['list', 'validate', 'plan'])('a mode is refused by %s for a dataset without modes', async (command) => {
    const { exitCode, stdout, stderr } = await agentbench([command, '--dataset', dataset(), '--mode', 'free']);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^agentbench: mode: free is for PRDbench; .+ has no modes\n$/);
  });

  test('one in detail, as text and as JSON; nothing of it is a command of a terminal or the runner', async () => {
    const directory = dataset();
    const { stdout } = await agentbench(['list', '--dataset', directory, '--show', 'db-1']);
    expect(stdout.split('\n')).toEqual([
      'db-1',
      '  type           dbsetup',
      '  image          ubuntu:22.04',
      '  row            scenarios/rows.jsonl:2',
      `  fixtures       ${directory}/fixtures/db-1`,
      '  prompt',
      '    One',
      '    ## [error]two',
      '  success command, decided by the text "Setup successful"',
      '    cat solved 2>&1 && echo "Setup successful" || echo "Setup failed"',
      '',
    ]);
    const { instances } = JSON.parse(
      (await agentbench(['list', '--dataset', directory, '--show', 'db-1', '--json'])).stdout,
    );
    expect(instances).toEqual([expect.objectContaining({ instance_id: 'db-1', prompt: 'One\n\u001b[2J##[error]two' })]);
  });

  test('a Harbor task of several steps: the prompt of each', async () => {
    const tasks = path.join(ROOT, 'test/datasets/harbor/tasks');
    const args = ['list', '--dataset', tasks, '--show', 'steps-table'];
    const { stdout } = await agentbench(args);
    expect(stdout).toContain(
      '  prompt of step one\n    Do the part one.\n  prompt of step two\n    Do the part two.\n',
    );
    const { instances } = JSON.parse((await agentbench([...args, '--json'])).stdout);
    expect(instances[0].steps).toEqual([
      { name: 'one', prompt: expect.stringContaining('Do the part one.') },
      { name: 'two', prompt: expect.stringContaining('Do the part two.') },
    ]);
  });

  test('selectors, also in short; a wrong one names the nearest', async () => {
    const directory = dataset();
    const chosen = await agentbench(['list', '--dataset', directory, '-i', 'type:dbsetup', '--json']);
    expect(JSON.parse(chosen.stdout).instances).toHaveLength(1);
    const wrong = await agentbench(['list', '--dataset', directory, '--show', 'sort-2']);
    expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('nearest: sort-1') });
  });

  test('PRDbench: points in the place of a success command', async (context) => {
    const place = ['--dataset', 'prdbench', '--dataset-path', datasetDirectory('prdbench', context)];
    const { stdout } = await agentbench(['list', ...place, '-i', '7,8']);
    expect(stdout).toMatch(/prdbench-7 +development +– +– +\d+ +–/);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });
});

test('a flag that is given twice: both values of a list count, of any other the last', async () => {
  const dataset = writeDataset(['a-1', 'b-1', 'c-1'].map((instance_id) => ({ instance_id })));
  const { stdout } = await agentbench(['list', '--dataset', dataset, '-i', 'a-1', '--instances', 'b-1', '--json']);
  const { instances }: { instances: { instance_id: string }[] } = JSON.parse(stdout);
  expect(instances.map(({ instance_id }) => instance_id)).toEqual(['a-1', 'b-1']);
  const last = await agentbench(['list', '--dataset', 'setupbench', '--dataset', dataset]);
  expect(last).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('c-1') });
});
