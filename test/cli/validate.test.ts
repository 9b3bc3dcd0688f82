import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, type TestContext, test, vi } from 'vitest';
import { validateCommand } from '../../src/cli/validate.ts';
import { agentbench } from '../support/cli.ts';
import { datasetDirectory, directoryOf, projectFiles } from '../support/datasets.ts';
import { writeDataset } from '../support/run.ts';

afterEach(() => vi.restoreAllMocks());

async function validate(given: Record<string, string>, json = false): Promise<string> {
  let printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  expect(await validateCommand(given, json)).toBe(0);
  write.mockRestore();
  return printed;
}

describe('agentbench validate, PRDbench', () => {
  const prdbench = (context: TestContext) => ({
    dataset: 'prdbench',
    'dataset-path': datasetDirectory('prdbench', context),
  });

  test('text: totals, then notes by kind, then each', async (context) => {
    const given = prdbench(context);
    const lines = (await validate(given)).split('\n');
    // The copy without the programs of the evaluations lacks an input file with an odd name as well.
    const whole = existsSync(path.join(given['dataset-path'], 'PRDbench/1/evaluation/tests'));
    const block = (from: string, to: string) => lines.slice(lines.indexOf(from), lines.indexOf(to));
    expect(lines[0]).toBe('prdbench: 50 instances, all valid');
    expect(block('test points', 'notes of test points')).toEqual([
      'test points',
      '    732  shell_interaction',
      '    408  unit_test',
      '    119  file_comparison',
      '   1259  in all',
      'test cases',
      '   1473  in all',
      `      ${whole ? 5 : 6}  cannot be run`,
    ]);
    expect(lines).toContain('     29  input_path');
    expect(lines.filter((line) => line.includes(': input_path: '))).toHaveLength(29);
    expect(lines).toContain(
      'prdbench-5 #8 "2.1.6 Template File Format Validation": typed_in_command: "python src/main.py" is the command; the lines below it are typed',
    );
    expect(lines).toContain('note: prdbench-1: metric.json has 21 entries, the test plan 20');
  });

  test('JSON, of chosen projects', async (context) => {
    const summary = JSON.parse(await validate({ ...prdbench(context), instances: '33, 5' }, true));
    expect(summary).toMatchObject({
      instances: 2,
      by_type: { development: 2 },
      testcases: expect.any(Number),
      unrunnable: 1,
    });
    const { total, by_type } = summary.points;
    expect(Object.values<number>(by_type).reduce((sum, count) => sum + count)).toBe(total);
    expect(total).toBe(19 + 35);
    expect(summary.point_notes).toContainEqual({
      instance_id: 'prdbench-33',
      point: 1,
      metric: expect.any(String),
      kind: 'input_path',
      detail: 'test_input: main_menu_display.in was found at evaluation/main_menu_display.in',
    });
    expect(new Set(summary.point_notes.map((note: { instance_id: string }) => note.instance_id))).toEqual(
      new Set(['prdbench-5', 'prdbench-33']),
    );
  });

  test('mode free counts requirements', async (context) => {
    const summary = JSON.parse(await validate({ ...prdbench(context), mode: 'free' }, true));
    expect(summary).toMatchObject({
      points: { total: 1282, by_type: { requirement: 1282 } },
      testcases: 0,
      unrunnable: 0,
    });
  });

  test('what a dataset says cannot be a command of a terminal or the runner', async () => {
    const metric = '\u001b[2J##[error]A\u009b1m\u202eB\n::error::C';
    const files = projectFiles('data/1', [{ metric, type: '\n::error::D##[group]', testcases: [] }]);
    const directory = await directoryOf({ ...files, 'aux_data.json': '{"1": ["src/\\u001b[2J##[error]x"]}' });
    for (const json of [false, true]) {
      const printed = await validate({ dataset: 'prdbench', 'dataset-path': directory }, json);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
      expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|##\[|^\s*::/m);
      if (json) expect(JSON.parse(printed).point_notes[0].metric).toBe(metric);
      else expect(printed).toContain('prdbench-1 #1 "## [error]AB ::error::C": unsafe_name: ');
    }
  });
});

test('SetupBench has no test points to tell of', async (context) => {
  const setupbench = datasetDirectory('setupbench', context);
  const fixtures = readdirSync(path.join(setupbench, 'fixtures'));
  const prerunners = fixtures.filter((name) => name.startsWith('prerunner-')).length;
  const count = (figure: number) => String(figure).padStart(7);
  const lines = (await validate({ 'dataset-path': setupbench })).split('\n');
  expect(lines.slice(2)).toEqual([
    'by type',
    '     54  reposetup',
    '     16  dependency_resolution',
    '     15  dbsetup',
    '      8  bgsetup',
    'by image',
    '     77  ubuntu:22.04',
    '      9  codeexecservice.azurecr.io/setupbench-node-16:latest',
    '      7  ruby:2.7',
    'with',
    '     70  repository',
    `${count(fixtures.length - prerunners)}  fixtures`,
    `${count(prerunners)}  prerunner`,
    '',
  ]);
  const summary = JSON.parse(await validate({ 'dataset-path': setupbench }, true));
  expect(Object.keys(summary).sort()).toEqual([
    'by_image',
    'by_type',
    'dataset',
    'digest',
    'findings',
    'instances',
    'notes',
    'ref',
    'testbed',
    'with_fixtures',
    'with_prerunner',
    'with_repository',
  ]);
});

test('a task that cannot measure is an error with its place, and the exit code is 2', async () => {
  const directory = writeDataset([
    { instance_id: 'a', success_command: 'echo "Setup successful"' },
    { instance_id: 'b', base_iamge: 'x' },
  ]);
  const { exitCode, stdout } = await agentbench(['validate', '--dataset', directory]);
  expect(exitCode).toBe(2);
  const lines = stdout.split('\n');
  expect(lines[0]).toMatch(/: 2 instances, 1 error, 1 warning$/);
  expect(lines).toContainEqual(expect.stringMatching(/^error: scenarios\/rows\.jsonl:1: success_command: says /));
  expect(lines).toContainEqual(expect.stringMatching(/^warning: scenarios\/rows\.jsonl:2: base_iamge: has no meaning/));
  const { findings } = JSON.parse((await agentbench(['validate', '--dataset', directory, '--json'])).stdout);
  expect(findings[0]).toEqual({
    level: 'error',
    instance_id: 'a',
    file: 'scenarios/rows.jsonl',
    line: 1,
    key: 'success_command',
    message: expect.stringContaining('whatever the state'),
  });
});

test('a misspelt required key, and an unknown key of dataset.yaml, are named with the nearest known one', async () => {
  const rows = {
    'scenarios/a.jsonl': '{"instance_id": "b", "task_type": "t", "problem_statement": "p", "sucess_command": "true"}\n',
  };
  const misspelt = await agentbench(['validate', '--dataset', writeDataset([{ instance_id: 'a' }], rows)]);
  expect(misspelt).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('did you mean the key "sucess_command"?'),
  });
  const manifest = { 'dataset.yaml': 'name: d\ntestbet: host\n' };
  const unknown = await agentbench(['validate', '--dataset', writeDataset([{ instance_id: 'a' }], manifest)]);
  expect(unknown.exitCode).toBe(2);
  expect(unknown.stderr).toMatch(/dataset\.yaml:2: testbet: there is no such key; did you mean testbed\?/);
});

test('the variables that a Harbor task takes from the machine are noted', async () => {
  const directory = await directoryOf({
    'x/task.toml': '[environment.env]\nA = "${KEY}"\nB = "${OTHER:-}"\n',
    'x/instruction.md': 'Do it.\n',
    'x/environment/Dockerfile': 'FROM debian:bookworm\n',
    'x/tests/test.sh': '#!/bin/sh\n',
  });
  expect((await validate({ dataset: directory })).match(/^note: .*$/gm)).toEqual([
    'note: x: environment.env.A: takes KEY from the machine; name it in task-env',
  ]);
});
