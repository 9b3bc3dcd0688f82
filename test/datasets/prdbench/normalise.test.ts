import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePlan } from '../../../src/datasets/prdbench/normalise.ts';
import { NOTE_KINDS } from '../../../src/datasets/prdbench/notes.ts';
import { planEntrySchema } from '../../../src/datasets/prdbench/plan-schema.ts';
import { processorTime } from '../../support/processor.ts';
import { caseOf, files, kindsOf, pointOf, pointsOf } from './project.ts';

describe('commands', () => {
  test.each<[string, string, string[] | null, string[]]>([
    ['python main.py\n1\n\ny\n', 'python main.py', ['1', '', 'y'], ['typed_in_command']],
    ['cd src && python main.py\r\n1\r\n2', 'cd src && python main.py', ['1', '2'], ['crlf', 'typed_in_command']],
    ['python a.py\npython b.py', 'python a.py\npython b.py', null, []],
    ['python - <<EOF\nprint(1)\nEOF', 'python - <<EOF\nprint(1)\nEOF', null, []],
    ['python a.py \\\n --flag', 'python a.py \\\n --flag', null, []],
    ['python -c "\nprint(1)\n"', 'python -c "\nprint(1)\n"', null, []],
    ['cd src\nls', 'cd src\nls', null, []],
    ['python main.py\n', 'python main.py\n', null, []],
    ['Get-Content a.in | python m.py', 'cat a.in | python m.py', null, ['powershell']],
    ['Compare-Object (Get-Content a) (Get-Content b)', 'diff --strip-trailing-cr a b', null, ['powershell']],
    ['pkill -f python src/app.py', "pkill -f '[p]ython src/app.py'", null, ['unquoted_pattern']],
    ["pkill -f 'python src/app.py'", "pkill -f 'python src/app.py'", null, []],
    ['pkill -f app.py', 'pkill -f app.py', null, []],
    ['pkill -f app.py ; sleep 1', 'pkill -f app.py ; sleep 1', null, []],
    ['dir src', 'dir src', null, []],
    ['a || echo done', 'a || echo done', null, ['masked_exit_code']],
    ['a || true', 'a || true', null, ['masked_exit_code']],
    ['a || exit 1', 'a || exit 1', null, []],
    ['echo "a || echo b"', 'echo "a || echo b"', null, []],
  ])('%j', async (given, command, input, kinds) => {
    const testcase = await caseOf(given);
    expect(testcase).toMatchObject({ command, input, inputFile: null, unrunnable: null });
    expect(kindsOf(testcase.notes)).toEqual(kinds);
  });

  test('long commands and many notes take no longer than their length tells', async () => {
    const testcases = [
      `pkill -f x${' a'.repeat(40_000)}"`,
      `python ${'app_'.repeat(40_000)}`,
      `python ${'a/'.repeat(40_000)}app${'_app'.repeat(40_000)}`,
      ...Array.from({ length: 40_000 }, (_, at) => `a${at} || true`),
    ];
    const begun = processorTime();
    const { notes } = await pointOf({ testcases: testcases.map((test_command) => ({ test_command })) });
    expect(notes).toHaveLength(40_000);
    expect(processorTime() - begun).toBeLessThan(5_000);
  });

  test('below a command that has an input, nothing is typed twice', async () => {
    expect(await caseOf('python main.py\n1', '2')).toMatchObject({ command: 'python main.py\n1', input: ['2'] });
  });

  test.each<[unknown]>([[{}], [{ test_command: null }], [{ test_command: ' ' }], [null], ['python x.py'], [[]], [3]])(
    '%j names no command',
    async (testcase) => {
      const { testcases, notes } = await pointOf({ testcases: [testcase] });
      expect(testcases).toEqual([
        { command: null, input: null, inputFile: null, unrunnable: 'the data names no command' },
      ]);
      expect(kindsOf(notes)).toEqual(['null_command']);
    },
  );

  test.each<[unknown, string]>([
    [undefined, 'testcases is missing'],
    [[], 'testcases is empty'],
    ['python', 'testcases is not a list'],
    [{ test_command: 'a' }, 'testcases is not a list'],
  ])('testcases: %j', async (testcases, detail) => {
    expect(await pointOf({ testcases })).toMatchObject({ testcases: [], notes: [{ kind: 'no_testcases', detail }] });
  });

  test.each<[string[], string[]]>([
    [
      ['python src/app.py', 'python client.py'],
      ['test case 1: "python src/app.py" is a server in the foreground, and test cases follow'],
    ],
    [
      ['ls', 'cd src && python web_server.py', 'ls'],
      ['test case 2: "cd src && python web_server.py" is a server in the foreground, and test cases follow'],
    ],
    [['python client.py', 'python src/app.py'], []],
    [['python src/app.py &', 'python client.py'], []],
    [['python src/app.py < evaluation/one.in', 'python client.py'], []],
    [['python src/happy.py', 'python src/approve.py', 'ls'], []],
  ])('servers: %j', async (commands, details) => {
    const { notes } = await pointOf({ testcases: commands.map((test_command) => ({ test_command })) });
    expect(notes).toEqual(details.map((detail) => ({ kind: 'foreground_server', detail })));
  });
});

test.each<[string[], number]>([
  [['python run.py < 1.in', 'python src/app.py', 'python run.py < 2.in'], 1],
  [['python src/app.py', 'python run.py', 'python src/app.py', 'python run.py'], 0],
  [['python init.py', 'python src/app.py', 'python run.py'], 0],
  [['python run.py', 'python run.py'], 0],
])('a client before its server: %j', async (commands, count) => {
  const { notes } = await pointOf({ testcases: commands.map((test_command) => ({ test_command })) });
  expect(notes.filter(({ kind }) => kind === 'client_before_server')).toHaveLength(count);
});

test('a directory that a test case changes to is that of the later ones of its point', async () => {
  const commands = ['ls', 'cd src/work', 'scrapy crawl one', 'cd ../..', 'cd ..', 'pytest src/x.py', 'cd last'];
  const { testcases, notes } = await pointOf({ testcases: commands.map((test_command) => ({ test_command })) });
  expect(testcases.map(({ command }) => command)).toEqual([
    ...['ls', 'cd src/work', 'cd src/work && scrapy crawl one', 'cd src/work && cd ../..'],
    ...['cd ..', 'pytest src/x.py', 'cd last'],
  ]);
  expect(notes).toEqual(
    [
      'test case 2: later test cases of the point run in src/work',
      'test case 4: later test cases of the point run in the project',
    ].map((detail) => ({ kind: 'cd_alone', detail })),
  );
});

describe('unit tests', () => {
  test.each<[string, string[]]>([
    ['pytest src/x.py', []],
    ['pytest -q evaluation/x.py::test_one -v', ['program_missing']],
    ['cd evaluation && python -m pytest x.py', ['program_missing']],
    ['cd src && python -m pytest x.py', []],
    ['python evaluation/passes.py', []],
    ['python evaluation/keeps.py', []],
    ['python evaluation/module.py', []],
    ['cd evaluation && python drops.py', ['swallowed_exit_code']],
    ['cd evaluation; python3 plain.py', ['no_pytest']],
    ['python evaluation/gone.py', ['program_missing', 'no_pytest']],
    ['python ../../x.py', ['no_pytest']],
    ['make test', ['no_pytest']],
    ['pytest x.py --junit-xml=report.xml', ['own_report']],
    ['PYTEST_ADDOPTS=-q python -m pytest x.py', ['own_report']],
    ['PYTEST_ADDOPTS="-q $PYTEST_ADDOPTS" py.test x.py', []],
  ])('%s', async (test_command, kinds) => {
    const { notes } = await pointOf({ type: 'unit_test', testcases: [{ test_command }] });
    expect(kindsOf(notes)).toEqual(kinds);
    expect(kindsOf((await caseOf(test_command)).notes)).toEqual(kinds.filter((kind) => kind === 'program_missing'));
  });
});

describe('files', () => {
  test.each<[unknown, string[], string[]]>([
    [null, [], []],
    ['', [], []],
    [['evaluation/a.csv', './evaluation/b.json', 'evaluation/a.csv'], ['evaluation/a.csv', 'evaluation/b.json'], []],
    [['src/data/'], ['src/data'], []],
    ['evaluation/a.csv', ['evaluation/a.csv'], ['string_for_list']],
    [
      'evaluation/a.csv,evaluation/b.json',
      ['evaluation/a.csv', 'evaluation/b.json'],
      ['string_for_list', 'comma_joined'],
    ],
    ['src/data/a,b.csv', ['src/data/a,b.csv'], ['string_for_list']],
    [['out/*.png'], ['out/*.png'], ['glob']],
    [['gone.csv'], ['gone.csv'], ['MISSING']],
    [['../x', '/etc/passwd', 'a/../../b', '..', 'evaluation/link.in', 'a\0b'], [], Array(6).fill('unsafe_path')],
    ['evaluation/a.csv,/etc/passwd', ['evaluation/a.csv'], ['string_for_list', 'comma_joined', 'unsafe_path']],
    ['/etc/passwd,evaluation/a.csv', ['evaluation/a.csv'], ['string_for_list', 'comma_joined', 'unsafe_path']],
    [['../*'], [], ['unsafe_path']],
    [[3, null, ''], [], ['unexpected_value']],
    [{ a: 1 }, [], ['unexpected_value']],
  ])('%j', async (given, paths, kinds) => {
    const named = (missing: string) => kinds.map((kind) => (kind === 'MISSING' ? missing : kind));
    const expected = await pointOf({ expected_output_files: given });
    expect({ paths: expected.expectedFiles, kinds: kindsOf(expected.notes) }).toEqual({
      paths,
      kinds: named('expected_file_missing'),
    });
    const input = await pointOf({ input_files: given });
    expect({ paths: input.inputFiles, kinds: kindsOf(input.notes) }).toEqual({
      paths,
      kinds: named('input_file_missing'),
    });
  });

  test.each<[string, boolean]>([
    ['python m.py -o evaluation/a.csv', true],
    ['python m.py --output evaluation/a.csv', true],
    ['python m.py --output-path="evaluation/a.csv"', true],
    ['python m.py --zig_zag_output_path ./evaluation/a.csv', true],
    ['python m.py > evaluation/a.csv', true],
    ['python m.py --output-dir evaluation', true],
    ['python m.py --input evaluation/a.csv -o src/a.csv', false],
    ['diff evaluation/a.csv src/a.csv', false],
    ['python m.py -o eval', false],
  ])('%s writes its expected file: %s', async (test_command, writes) => {
    const { notes } = await pointOf({ testcases: [{ test_command }], expected_output_files: ['evaluation/a.csv'] });
    expect(kindsOf(notes)).toEqual(writes ? ['writes_expected_file'] : []);
    const unexpected = await pointOf({ testcases: [{ test_command }] });
    const isFile = writes && !test_command.includes('-dir');
    expect(kindsOf(unexpected.notes)).toEqual(isFile ? ['output_in_dataset'] : []);
  });

  test.each<[string[], string, boolean]>([
    [['python m.py', 'rm -f data.csv'], 'file_comparison', true],
    [['rm -f data.csv', 'python m.py'], 'file_comparison', false],
    [['rm -f data.csv'], 'file_comparison', false],
    [['python m.py', 'rm -f data.csv'], 'shell_interaction', false],
  ])('%j of a %s removes its output: %s', async (commands, type, removes) => {
    const testcases = commands.map((test_command) => ({ test_command }));
    const { notes } = await pointOf({ type, testcases, expected_output_files: ['evaluation/a.csv'] });
    expect(kindsOf(notes)).toEqual(removes ? ['removes_output'] : []);
  });
});

describe('names and texts', () => {
  test.each<[string, string | null]>([
    ['1.1 Plain', null],
    ['x'.repeat(120), null],
    ['x'.repeat(121), 'the name has 121 bytes'],
    ['试'.repeat(41), 'the name has 123 bytes'],
    ['1.1: a/b', 'the name has "/" and ":"'],
    ['a\u001b[2J', 'the name has a control character'],
  ])('%j', async (metric, detail) => {
    const point = await pointOf({ metric });
    expect(point.metric).toBe(metric);
    expect(point.notes).toEqual(detail === null ? [] : [{ kind: 'unsafe_name', detail }]);
  });

  test('a name that stands twice', async () => {
    const testcases = [{ test_command: 'true' }];
    const points = await pointsOf({ testcases }, { metric: 'N', testcases }, { testcases });
    expect(points.map(({ notes }) => notes)).toEqual([
      [],
      [],
      [{ kind: 'duplicate_metric', detail: 'the name is already used at #1' }],
    ]);
  });

  test.each<[unknown, string]>([
    [undefined, 'type is missing, taken as shell_interaction'],
    ['requirement', 'type is "requirement", taken as shell_interaction'],
    [3, 'type is 3, taken as shell_interaction'],
  ])('type %j', async (type, detail) => {
    expect(await pointOf({ type })).toMatchObject({
      type: 'shell_interaction',
      notes: [{ kind: 'unknown_type', detail }],
    });
  });

  test('texts: line ends are plain, other values are text', async () => {
    expect(await pointOf({ metric: 'A\r\nB', description: 'a\r\nb', expected_output: { a: 1 } })).toMatchObject({
      metric: 'A\nB',
      description: 'a\nb',
      expectedOutput: '{"a":1}',
      notes: [
        { kind: 'crlf', detail: 'metric has Windows line ends' },
        { kind: 'unsafe_name', detail: 'the name has a control character' },
        { kind: 'crlf', detail: 'description has Windows line ends' },
        { kind: 'unexpected_value', detail: 'expected_output is not a string' },
      ],
    });
  });

  test('a key with nearly the name of a missing one is noted; further keys are not', async () => {
    const { notes } = await pointOf({
      expected_output_file: ['evaluation/a.csv'],
      input_files: null,
      input_file: null,
      weight: 1,
      testcases: [{ command: 'cat', test_inputs: 'evaluation/one.in', description: 'x' }, { test_command: 'true' }],
    });
    expect(notes).toEqual([
      {
        kind: 'misspelt_key',
        detail: 'the key "expected_output_file" is not read; did you mean expected_output_files?',
      },
      { kind: 'misspelt_key', detail: 'test case 1: the key "command" is not read; did you mean test_command?' },
      { kind: 'misspelt_key', detail: 'test case 1: the key "test_inputs" is not read; did you mean test_input?' },
      { kind: 'null_command', detail: 'test case 1: the test case names no command' },
    ]);
  });

  test('property: no entry with a name makes it throw, and every note is of a known kind', async () => {
    const anything = fc.anything({ maxDepth: 3, withNullPrototype: true });
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('evaluation/one.in', '../x.in', 'a || echo b', 'python a.py\n1', '\\n'),
    );
    const testcase = fc.record(
      { test_command: fc.oneof(text, anything), test_input: fc.oneof(text, anything) },
      { requiredKeys: [] },
    );
    const entry = fc.record(
      {
        metric: fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        type: fc.oneof(fc.constantFrom('unit_test', 'file_comparison'), anything),
        description: anything,
        testcases: fc.oneof(fc.array(fc.oneof(testcase, anything)), anything),
        input_files: fc.oneof(fc.array(text), text, anything),
        expected_output: anything,
        expected_output_files: fc.oneof(fc.array(text), text, anything),
      },
      { requiredKeys: ['metric'] },
    );
    // Only what JSON can hold comes out of a file.
    const inJson = entry.map((value) => {
      try {
        return JSON.parse(JSON.stringify(value));
      } catch {
        return { metric: 'M' };
      }
    });
    await fc.assert(
      fc.asyncProperty(fc.array(inJson, { maxLength: 3 }), async (entries) => {
        const points = await normalisePlan(
          entries.map((value) => planEntrySchema.parse(value)),
          files,
        );
        expect(points).toHaveLength(entries.length);
        for (const { testcases, notes, inputFiles, expectedFiles } of points) {
          for (const { kind } of notes) expect(NOTE_KINDS).toHaveProperty(kind);
          for (const file of [...inputFiles, ...expectedFiles])
            expect(file).not.toMatch(/^\/|^\.\.(\/|$)|\/\.\.(\/|$)/);
          for (const { command, input, unrunnable } of testcases) {
            if (command === null) expect(unrunnable).not.toBeNull();
            for (const line of input ?? []) expect(line).not.toContain('\n');
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
