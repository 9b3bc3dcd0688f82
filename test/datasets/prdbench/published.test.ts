import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOTE_KINDS, type NoteKind } from '../../../src/datasets/prdbench/notes.ts';
import { loadPrdBench } from '../../../src/datasets/prdbench/prdbench.ts';
import type { Dataset, TestCase, TestPlan, TestPoint } from '../../../src/datasets/types.ts';
import { withDataset } from '../../support/datasets.ts';

const about = { name: 'prdbench', ref: null };

interface Placed extends TestPoint {
  project: number;
  directory: string;
  index: number;
}

let prdbench: string;
/** The programs of the evaluations, and all that the projects bring beside text, are there. */
let whole: boolean;
let dev: Dataset;
let free: Dataset;
let points: Placed[];
let cases: (TestCase & { point: Placed })[];

withDataset('prdbench', async (directory) => {
  prdbench = directory;
  whole = existsSync(path.join(directory, 'PRDbench/1/evaluation/tests'));
  dev = await loadPrdBench(directory, { ...about, mode: 'dev' });
  free = await loadPrdBench(directory, { ...about, mode: 'free' });
  points = pointsOf(dev);
  cases = points.flatMap((point) => point.testcases.map((testcase) => ({ ...testcase, point })));
});

function pointsOf(dataset: Dataset): Placed[] {
  return dataset.instances.flatMap(({ id, evaluation }) => {
    if (evaluation.kind !== 'test_plan') throw new Error(`${id} has no test plan`);
    const project = Number(id.replace('prdbench-', ''));
    const directory = path.join(prdbench, 'PRDbench', String(project));
    return evaluation.points.map((point, index) => ({ ...point, project, directory, index }));
  });
}

function countBy<Item>(items: Item[], key: (item: Item) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

/** The case of a project's point; both count from 0. */
function caseOf(project: number, index: number, number = 0): TestCase {
  return points.find((point) => point.project === project && point.index === index)!.testcases[number]!;
}

describe('PRDbench as published', () => {
  test('50 projects in numeric order', () => {
    expect(dev.instances.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, at) => `prdbench-${at + 1}`));
    expect(new Set(dev.instances.map(({ taskType }) => taskType))).toEqual(new Set(['development']));
    expect(dev).toMatchObject({ name: 'prdbench', ref: null, testbed: null });
  });

  test('1,259 test points of three types, 1,473 test cases', () => {
    expect(points).toHaveLength(1259);
    expect(countBy(points, ({ type }) => type)).toEqual({
      shell_interaction: 732,
      unit_test: 408,
      file_comparison: 119,
    });
    expect(cases).toHaveLength(1473);
  });

  test('free: 1,282 requirements without commands, each with a name and a description', () => {
    const requirements = pointsOf(free);
    expect(requirements).toHaveLength(1282);
    expect(countBy(requirements, ({ type }) => type)).toEqual({ requirement: 1282 });
    expect(
      requirements.flatMap(({ testcases, inputFiles, expectedFiles }) => [testcases, inputFiles, expectedFiles].flat()),
    ).toEqual([]);
    expect(requirements.filter(({ metric }) => metric.trim() === '')).toEqual([]);
    expect(requirements.filter(({ description }) => description === '').map(({ project }) => project)).toEqual([4]);
    const chinese = requirements.filter(({ notes }) => notes.some(({ kind }) => kind === 'other_keys'));
    expect(countBy(chinese, ({ project }) => project)).toEqual({ 14: 20 });
    expect(chinese[0]!.metric).toBe('0.1 Program Launch and Help Command');
    for (const { description, expectedOutput } of chinese) {
      expect(description).toMatch(/^Verification: \S.*\n\nScoring: \S.*\n\nWeight: [\d.]+$/s);
      expect(expectedOutput).toBeNull();
    }
    expect(requirements.filter(({ expectedOutput }) => expectedOutput !== null)).toHaveLength(1262);
  });

  test('free: 28 projects have their requirements in English, one in a file of that name that is not', () => {
    const files = free.instances.map(({ id, evaluation }) => ({ id, file: (evaluation as TestPlan).file }));
    const english = files.filter(({ file }) => file === 'evaluation/metric_en.json').map(({ id }) => id);
    expect(english).toHaveLength(28);
    expect(english).not.toContain('prdbench-38');
    expect(files.filter(({ id }) => !english.includes(id)).map(({ file }) => file)).toEqual(
      Array(22).fill('evaluation/metric.json'),
    );
    expect(dev.notes).toContain('prdbench-38: evaluation/metric_en.json is not in English, and is not used');
    const names = pointsOf(free).filter(({ project, metric }) => project !== 14 && /\p{Script=Han}/u.test(metric));
    expect(names).toEqual([]);
  });

  test('order, names and commands are the plan’s own', async () => {
    for (const { evaluation, id } of dev.instances) {
      if (evaluation.kind !== 'test_plan') throw new Error(id);
      const plan = JSON.parse(
        await readFile(path.join(evaluation.evaluationDirectory!, 'detailed_test_plan.json'), 'utf8'),
      );
      expect(evaluation.points.map(({ metric }) => metric)).toEqual(
        plan.map(({ metric }: { metric: string }) => metric),
      );
    }
    const same = await Promise.all(
      [2, 7, 36].map(async (project) => {
        const file = path.join(prdbench, 'PRDbench', String(project), 'evaluation/detailed_test_plan.json');
        const plan: { testcases: { test_command: string }[] }[] = JSON.parse(await readFile(file, 'utf8'));
        return plan.flatMap(({ testcases }) => testcases.map(({ test_command }) => test_command));
      }),
    );
    expect(cases.filter(({ point }) => [2, 7, 36].includes(point.project)).map(({ command }) => command)).toEqual(
      same.flat(),
    );
  });

  test('the input of every file is its lines, all of them', async () => {
    const typed = cases.filter(({ inputFile }) => inputFile !== null);
    expect(typed.length).toBeGreaterThan(500);
    for (const { point, input, inputFile } of typed) {
      const text = (await readFile(path.join(point.directory, inputFile!), 'utf8')).replace(/^\uFEFF/, '');
      const plain = text.replaceAll('\r\n', '\n');
      expect(input!.map((line) => `${line}\n`).join('')).toBe(
        plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`,
      );
    }
    expect(cases.flatMap(({ input }) => input ?? []).filter((line) => /[\r\n\uFEFF]/.test(line))).toEqual([]);
  });

  test('what cannot be run says why', () => {
    const reasons = cases.filter(({ unrunnable }) => unrunnable !== null);
    expect(reasons.map(({ point, command, unrunnable }) => [point.project, point.index, command, unrunnable])).toEqual([
      ...[
        [1, 0],
        [4, 0],
        [5, 0],
      ].map((place) => [...place, null, 'the data names no command']),
      ...(whole
        ? []
        : [
            [
              8,
              12,
              'python src/main.py',
              'its input file evaluation/inputs/inputs_for_test_2.1.2.in is not in the dataset',
            ],
          ]),
      ...[
        [11, 11],
        [11, 12],
      ].map((place) => [...place, null, 'the data names no command']),
    ]);
  });
});

describe('oddities of the data', () => {
  /** Project → points with a note of the kind. */
  const expected: Partial<Record<NoteKind, Record<number, number>>> = {
    null_command: { 1: 1, 4: 1, 5: 1, 11: 2 },
    string_for_list: { 1: 1, 4: 1, 5: 1, 11: 2, 14: 2, 25: 7, 47: 4 },
    comma_joined: { 47: 1 },
    glob: { 25: 3, 28: 2, 47: 2 },
    empty_input_file: { 4: 1, 8: 1 },
    typed_in_command: { 5: 2 },
    input_path: { 33: 29 },
    inline_input: { 23: 2, 37: 1, 43: 30, 47: 1 },
    interrupt_input: { 23: 1 },
    empty_input: { 19: 2 },
    input_in_command: { 29: 18, 38: 3 },
    cd_alone: { 50: 1 },
    powershell: { 31: 3 },
    unquoted_pattern: { 19: 2 },
    foreground_server: { 19: 10, 49: 1 },
    client_before_server: { 19: 1 },
    masked_exit_code: { 49: 2, 50: 12 },
    no_pytest: { 4: 1, 31: 1, 38: 4, 43: 6, 46: 25, 47: 3, 49: 4 },
    writes_expected_file: { 14: 4, 42: 2 },
    removes_output: { 34: 1 },
  };

  /** Differences where the evaluation programs are present. */
  const EXPECTED_OF_WHOLE: Record<string, Record<number, number>> = { no_pytest: { 46: 3 } };

  const projectsWith = (kind: string) =>
    countBy(
      points.filter(({ notes }) => notes.some((note) => note.kind === kind)),
      ({ project }) => project,
    );

  test.each(Object.entries(expected))('%s', (kind, projects) => {
    expect(projectsWith(kind)).toEqual(whole ? { ...projects, ...EXPECTED_OF_WHOLE[kind] } : projects);
  });

  test.each<[NoteKind, number[]]>([
    ['crlf', [9, 12, 13, 20, 21, 26, 27, 28, 32, 34, 35, 37, 40, 46, 47]],
    ['input_file_missing', [3, 10, 21, 24, 25, 46, 50]],
    ['expected_file_missing', [11, 14, 17, 21, 28, 36, 38]],
    ['output_in_dataset', [14, 16, 31, 42, 44]],
    ['unsafe_name', [1, 2, 4, 5, 6, 7, 9, 17, 18, 23, 43, 48, 50]],
  ])('%s, among others', (kind, projects) => {
    expect(Object.keys(projectsWith(kind)).map(Number)).toEqual(expect.arrayContaining(projects));
  });

  test('programs of evaluation/ that no copy has', () => {
    const missing = projectsWith('program_missing');
    expect(whole ? missing : missing[47]).toEqual(whole ? { 47: 2 } : expect.any(Number));
  });

  test('no other kind is there, and each has a line of explanation', () => {
    const found = new Set(points.flatMap(({ notes }) => notes.map(({ kind }) => kind)));
    const more = [
      'crlf',
      'input_file_missing',
      'expected_file_missing',
      'program_missing',
      'output_in_dataset',
      'unsafe_name',
    ];
    if (whole) more.push('similar_name', 'swallowed_exit_code');
    expect([...found].sort()).toEqual([...Object.keys(expected), ...more].sort());
    for (const text of Object.values(NOTE_KINDS)) expect(text).toMatch(/^\S.+[^.]$/);
  });

  test('unsafe names are exactly those with /, : or more than 120 bytes', () => {
    const unsafe = points.filter(({ metric }) => /[/:]/.test(metric) || Buffer.byteLength(metric) > 120);
    const noted = points.filter(({ notes }) => notes.some(({ kind }) => kind === 'unsafe_name'));
    expect(noted.map(({ project, index }) => [project, index])).toEqual(
      unsafe.map(({ project, index }) => [project, index]),
    );
    expect(noted.length).toBeGreaterThan(200);
  });

  test.each<[string, Parameters<typeof caseOf>, Partial<TestCase>]>([
    [
      '5: typed below the command',
      [5, 7],
      {
        command: 'python src/main.py',
        input: ['1', '测试产品', '年轻用户', '极简主义, 现代', '1', 'test_template_json', 'y'],
        inputFile: null,
      },
    ],
    ['19: pkill with two words', [19, 12, 2], { command: "pkill -f '[p]ython src/app.py'", input: null }],
    [
      '19: input from the command',
      [19, 12, 4],
      { command: 'python src/run.py < evaluation/test_case_14_2.in', input: null },
    ],
    [
      '23: inline text',
      [23, 32],
      { command: 'python -m src.repl --read', input: ['lambda x: add(mul(x, 2), 3)'], inputFile: null },
    ],
    ['23: Ctrl-C', [23, 2], { command: 'python -m src.repl', input: [] }],
    [
      '29: the file typed and redirected',
      [29, 0],
      { command: 'python src/main.py < evaluation/1_1.in', input: null, inputFile: null },
    ],
    [
      '31: Get-Content',
      [31, 5, 1],
      { command: 'cat evaluation/test_scale_create_basic_en.in | python src/main.py scales create', input: null },
    ],
    [
      '31: Compare-Object',
      [31, 9, 3],
      { command: 'diff --strip-trailing-cr evaluation/exported_scale.csv evaluation/test_scale.csv' },
    ],
    ['33: without evaluation/', [33, 0], { inputFile: 'evaluation/main_menu_display.in' }],
    [
      '38: echo of the same text',
      [38, 19],
      { command: 'cd src && echo -e "2\\n1\\n1\\n1\\n5\\ny\\n0\\n0" | python main.py', input: null },
    ],
    [
      '43: lines, the last one ended',
      [43, 3],
      { input: ['login user1 password123', 'create cleanup_test.txt writable', 'read cleanup_test.txt', 'exit'] },
    ],
    [
      '47: && is no input',
      [47, 0],
      { command: 'python src/tools/setup_offline_mode.py && timeout 5 python src/run.py', input: ['0'] },
    ],
    ['8: an empty file', [8, 0], { input: [], inputFile: 'evaluation/inputs/inputs_for_test_0.1.1.in' }],
  ])('%s', (_, place, normalised) => {
    expect(caseOf(...place)).toMatchObject({ ...normalised, unrunnable: null });
  });

  test('lists of files', () => {
    const expectedOf = (project: number, index: number) =>
      points.find((point) => point.project === project && point.index === index)!.expectedFiles;
    expect(expectedOf(1, 0)).toEqual(['evaluation/expected_README.md']);
    expect(expectedOf(47, 28)).toEqual(['evaluation/expected_users.csv', 'evaluation/expected_books.json']);
    expect(expectedOf(47, 40)).toEqual(['data/backup/library_backup_*.db']);
  });

  test('of the dataset', () => {
    const counts = {
      1: [21, 20],
      4: [23, 22],
      5: [20, 19],
      19: [15, 16],
      23: [34, 33],
      25: [47, 49],
      33: [36, 35],
      41: [31, 12],
      46: [45, 44],
      48: [23, 22],
    };
    expect(dev.notes.filter((note) => note.includes('entries'))).toEqual(
      Object.entries(counts).map(
        ([n, [metric, plan]]) => `prdbench-${n}: metric.json has ${metric} entries, the test plan ${plan}`,
      ),
    );
    expect(dev.notes.includes('prdbench-24: aux_data.json lists src/聚类之后.xlsx, which is not there')).toBe(!whole);
    expect(dev.notes.filter((note) => note.includes('prdbench-22'))).toEqual([]);
    expect(free.notes).toEqual(dev.notes);
  });
});
