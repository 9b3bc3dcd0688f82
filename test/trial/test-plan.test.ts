import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PointResult, TestPlanResult } from '../../src/results/evaluation.ts';
import type { Result } from '../../src/results/records.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { aPort } from '../support/port.ts';
import { type PointText, run, writeProjects } from '../support/projects.ts';
import { type Measured, measure } from '../support/run.ts';

const MENU = `
while True:
    choice = input("1 add, 2 list, 0 exit> ")
    if choice == "1":
        with open("items.txt", "a") as file: file.write(input("name: ") + "\\n")
    elif choice == "2":
        try: print("items:", open("items.txt").read().split())
        except FileNotFoundError: print("items: none")
    elif choice == "0":
        print("bye"); break
`;

const FILES = {
  'evaluation/menu.in': '1\nmilk\n2\n0\n',
  'evaluation/endless.in': '2\n',
  'evaluation/tests/test_sums.py': `
import sys; sys.path.insert(0, "src")
def test_add():
    from sums import add
    assert add(1, 2) == 3
def test_sub():
    from sums import sub
    assert sub(3, 1) == 2
`,
  'evaluation/tests/test_wrong.py': `
import sys; sys.path.insert(0, "src")
import sums
def test_add(): assert sums.add(1, 1) == 2
def test_off(): assert sums.add(1, 1) == 3
`,
  // As in project 46: what pytest.main() returns goes nowhere.
  'evaluation/tests/test_swallowed.py': `
import pytest
def test_one(): assert 1
def test_two(): assert 0
if __name__ == "__main__":
    pytest.main([__file__, "-v"])
`,
  // As in project 14: a file of the output's name is shipped.
  'evaluation/actual_table.csv': 'a,b\n1,2\n',
  'evaluation/expected_table.csv': 'a,b\n1,2\n',
  'evaluation/expected_report.json': '{"total": 3, "names": ["x", "y"]}\n',
  'evaluation/expected_sample.md': '# A sample of what might be written\n',
  'evaluation/expected_made.txt': 'made\n',
};

const PORT = aPort();
const PLAN: PointText[] = [
  { metric: '1 menu', testcases: [run('python src/main.py', 'evaluation/menu.in')] },
  { metric: '2 state carries on', testcases: [run(`: '${'x'.repeat(200_000)}'; cat items.txt`)] },
  { metric: '3 waits for more', testcases: [run('python src/main.py', 'evaluation/endless.in')] },
  { metric: '4 sums', type: 'unit_test', testcases: [run('pytest evaluation/tests/test_sums.py')] },
  { metric: '5 wrong', type: 'unit_test', testcases: [run('pytest evaluation/tests/test_wrong.py -v')] },
  { metric: '6 swallowed', type: 'unit_test', testcases: [run('cd evaluation && python tests/test_swallowed.py')] },
  {
    metric: '7 least of two',
    type: 'unit_test',
    testcases: [run('pytest evaluation/tests/test_sums.py'), run('pytest evaluation/tests/test_wrong.py')],
  },
  { metric: '8 no pytest', type: 'unit_test', testcases: [run('python -c "print(1)"')] },
  {
    metric: '9 shipped',
    type: 'file_comparison',
    expected_output_files: ['evaluation/expected_table.csv'],
    testcases: [run('true')],
  },
  {
    metric: '10 table',
    type: 'file_comparison',
    expected_output_files: ['evaluation/expected_table.csv'],
    testcases: [run('python src/table.py evaluation/actual_table.csv')],
  },
  {
    metric: '11 json by value',
    type: 'file_comparison',
    expected_output_files: ['evaluation/expected_report.json'],
    testcases: [run("python -c \"import json; json.dump(dict(names=['x','y'],total=3), open('out.json','w'))\"")],
  },
  {
    metric: '12 a sample',
    type: 'file_comparison',
    expected_output_files: ['evaluation/expected_sample.md'],
    testcases: [{ test_command: null, test_input: null }],
  },
  {
    metric: '13 writes its own',
    type: 'file_comparison',
    expected_output_files: ['evaluation/expected_made.txt'],
    testcases: [run('echo made > evaluation/expected_made.txt; echo made > made.txt')],
  },
  {
    metric: '14 a server and its client',
    testcases: [
      run(`python -m http.server ${PORT} --bind 127.0.0.1 --directory evaluation`),
      run(
        `python -c 'import urllib.request as u; print(u.urlopen("http://127.0.0.1:${PORT}/menu.in").read().decode(), end="")'`,
      ),
    ],
  },
];
/** The case that reaches its limit is a plan of its own: all others have minutes. */
const ENDLESS: PointText[] = [{ metric: '1 never ends: 日本/语', testcases: [run('sleep 600')] }];

const AGENT = `
mkdir -p src
cat > src/main.py <<'PY'
${MENU}
PY
printf 'def add(a, b): return a + b\\ndef sub(a, b): return a - b\\n' > src/sums.py
printf 'import sys\\nopen(sys.argv[1], "w").write("a, b\\\\r\\\\n1,2\\\\r\\\\n")\\n' > src/table.py
`;

describe.each(['host', 'docker'] as const)('a test plan on %s', (testbed) => {
  let measured: Measured;
  let result: Result;
  let plan: TestPlanResult;
  let endless: TestPlanResult;
  const point = (number: number): PointResult => plan.points[number - 1]!;
  beforeAll(async () => {
    const measureBy = (points: PointText[], limit: string) =>
      measure(
        {
          dataset: 'prdbench',
          'dataset-path': writeProjects({ 3: { plan: points, files: FILES } }),
          testbed,
          ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
          'agent-command': AGENT,
          'testcase-timeout': limit,
        },
        { machine: pythonMachine() },
      );
    const [all, alone] = await Promise.all([measureBy(PLAN, '5m'), measureBy(ENDLESS, '5s')]);
    measured = all;
    endless = alone.results['prdbench-3/1']!.evaluation as TestPlanResult;
    result = measured.results['prdbench-3/1']!;
    plan = result.evaluation as TestPlanResult;
  });

  test.each<[number, number | null, string, RegExp]>([
    [1, null, 'none', /needs a judge/],
    [4, 2, 'junit', /^2 of 2 tests passed$/],
    [5, 1, 'junit', /^1 of 2 tests passed; assert/],
    [6, 1, 'junit', /^1 of 2 tests passed; assert 0/],
    [7, 1, 'junit', /2 of 2 tests passed; 1 of 2/],
    [8, null, 'none', /no report of pytest decides, so this point needs a judge/],
    [9, null, 'none', /no equal file decides, so this point needs a judge/],
    [10, 2, 'file', /evaluation\/actual_table.csv equals evaluation\/expected_table.csv/],
    [11, 2, 'file', /out.json equals/],
    [12, null, 'none', /needs a judge/],
    [13, null, 'none', /needs a judge/],
  ])('point %d: %o by %s', (number, score, decidedBy, explanation) => {
    expect(point(number)).toMatchObject({ score, decided_by: decidedBy });
    expect(point(number).explanation).toMatch(explanation);
  });

  test('input is typed when the program waits, and the session is recorded', () => {
    const [menu] = point(1).testcases;
    expect(menu).toMatchObject({ end: 'exit', exit_code: 0, typed: 4, input_lines: 4 });
    const transcript = measured.read(`prdbench-3/trial-1/${menu!.transcript}`);
    expect(transcript).toContain("1 add, 2 list, 0 exit> 1\nname: milk\n1 add, 2 list, 0 exit> 2\nitems: ['milk']");
    const [header, ...events] = measured.read(`prdbench-3/trial-1/${menu!.recording}`).trim().split('\n');
    expect(JSON.parse(header!)).toMatchObject({ version: 2, width: 120, height: 40 });
    expect(events.map((event) => JSON.parse(event)[2]).join('')).toContain('items:');
  });

  test('state is carried on from point to point', () => {
    expect(point(2).testcases[0]!.output_tail).toBe('milk\n');
  });

  test('a program that waits for more than there is gets Ctrl-C', () => {
    expect(point(3).testcases[0]).toMatchObject({ end: 'interrupted', typed: 1 });
  });

  test('a server stays for the next test case, and no longer', () => {
    const [server, client] = point(14).testcases;
    expect(server).toMatchObject({ end: 'interrupted', exit_code: 0 });
    expect(client).toMatchObject({ end: 'exit', exit_code: 0, output_tail: '1\nmilk\n2\n0\n' });
  });

  test('a test case ends at its time limit', () => {
    expect(endless.points[0]!.testcases[0]).toMatchObject({ end: 'timeout' });
    expect(endless.points[0]!.testcases[0]!.duration_ms).toBeLessThan(300_000);
  });

  test('what the data does not say is a note on the point', () => {
    expect(point(12).testcases[0]).toMatchObject({ end: 'not_run', command: null });
    expect(point(12).notes.map(({ kind }) => kind)).toContain('null_command');
  });

  test('the figures: over what was judged, over everything, and how much that was', () => {
    expect(plan).toMatchObject({ expected: 14, judged: 6, score: 9 / 12, score_expected: 9 / 28, coverage: 6 / 14 });
    expect(result).toMatchObject({ status: 'failed', score: 0.75, error: null, integrity: [] });
    expect(measured.run.totals).toMatchObject({ score: 0.75, score_expected: 9 / 28, coverage: 6 / 14 });
    expect(measured.run.settings).toMatchObject({
      ...{ mode: 'dev', judge: null, testcase_timeout_ms: 300_000, typing: 'adaptive' },
    });
    expect(plan).toMatchObject({ plan_file: 'evaluation/detailed_test_plan.json', typing: 'adaptive' });
  });

  test('reports as PRDbench knows them, of what was judged', () => {
    const folder = path.join(measured.directory, 'prdbench-3/trial-1/reports');
    expect(readdirSync(folder)).toHaveLength(6);
    expect(JSON.parse(measured.read('prdbench-3/trial-1/reports/4 sums.json'))).toEqual({
      metric: '4 sums',
      description: 'Checks 4 sums.',
      score: 2,
      explanation: '2 of 2 tests passed',
    });
  });

  test('the log tells the whole story', () => {
    const log = measured.read('prdbench-3/trial-1/evaluation.log');
    expect(log).toContain('[4/14] 4 sums: 2 of 2 (junit)');
    expect(log).toContain('$ pytest evaluation/tests/test_sums.py  [exit, exit code 0');
    expect(existsSync(path.join(measured.directory, 'prdbench-3/trial-1/agent.log'))).toBe(false);
  });
});

test('a test case that ends the container is named, with its point', async () => {
  const plan = [
    { metric: '1 unit', type: 'unit_test', testcases: [run('true')] },
    { metric: '2 ends it', testcases: [run('kill -9 -1')] },
    { metric: '3 never', testcases: [run('true')] },
  ];
  const { results } = await measure({
    dataset: 'prdbench',
    'dataset-path': writeProjects({ 1: { plan } }),
    testbed: 'docker',
    image: PYTHON_IMAGE,
    'agent-command': 'true',
  });
  const { status, integrity } = results['prdbench-1/1']!;
  expect(status).toBe('failed');
  // The terminal's driver ends a moment before its container, and either may be noticed first.
  const noticed = '(the container .*|perl, which drives the terminal, cannot be started in the testbed any more)';
  expect(integrity).toEqual([
    {
      kind: 'testbed_destroyed',
      detail: expect.stringMatching(new RegExp(`^${noticed}, while this test case of "2 ends it" ran: kill -9 -1$`)),
    },
  ]);
});

test.each([
  ['a server that removes perl', ['rm -f /usr/bin/perl*; exec python -m http.server 0 >/dev/null 2>&1', 'true']],
  [
    'a program that lowers the limits of the driver',
    ['for p in $(grep -l perl /proc/[0-9]*/comm | cut -d/ -f3); do prlimit --pid $p --nofile=4:4; done', 'true'],
  ],
])('%s leaves the next test case no terminal: the testbed is destroyed, and that is no error', async (_, commands) => {
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: { plan: [{ metric: 'a', testcases: commands.map((one) => run(one)) }] } }),
      image: PYTHON_IMAGE,
      'agent-command': 'true',
    },
    { machine: pythonMachine() },
  );
  const { status, score, error, integrity } = results['prdbench-1/1']!;
  expect({ status, score, error }).toEqual({ status: 'failed', score: 0, error: null });
  expect(integrity.map(({ kind }) => kind)).toContain('testbed_destroyed');
});

test.each([
  ['a conftest.py of its own', 'open("evaluation/conftest.py", "w")', ['evaluation/conftest.py']],
  ['a changed pytest.ini', 'open("evaluation/pytest.ini", "a").write("# more")', ['evaluation/pytest.ini']],
  [
    'this and a test',
    'for n in "pytest.ini", "test_it.py": open("evaluation/" + n, "a").write("# more")',
    ['and 1 more'],
  ],
  ['other files, which programs write', 'open("evaluation/app.ini", "w"); open("evaluation/new.toml", "w")', []],
])('what code under test leaves in evaluation/ is noted if pytest obeys it: %s', async (_, line, named) => {
  const files = {
    'evaluation/test_it.py': 'import sys; sys.path.insert(0, "src")\nimport work\ndef test(): pass\n',
    'evaluation/pytest.ini': '[pytest]\n',
    'evaluation/app.ini': '[app]\n',
  };
  const plan = [{ metric: 'a', type: 'unit_test', testcases: [run('pytest evaluation/test_it.py')] }];
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: { plan, files } }),
      testbed: 'host',
      'agent-command': `echo '${line}' >src/work.py`,
    },
    { machine: pythonMachine() },
  );
  const { integrity, status } = results['prdbench-1/1']!;
  expect(status).toBe('passed');
  expect(integrity.map(({ kind }) => kind)).toEqual(named.map(() => 'changed_during_evaluation'));
  for (const name of named) expect(integrity[0]!.detail).toMatch(new RegExp(`${name}$`));
});

test('evaluation-timeout is the time of the points: the look before them takes longer than this one', async () => {
  const plan = [
    { metric: 'a', testcases: [run('sleep 60'), run('true')] },
    { metric: 'b', type: 'unit_test', testcases: [run('pytest')] },
  ];
  const { results } = await measure({
    dataset: 'prdbench',
    'dataset-path': writeProjects({ 1: { plan } }),
    testbed: 'host',
    'agent-command': 'true',
    'evaluation-timeout': '50ms',
  });
  const { evaluation, error } = results['prdbench-1/1']!;
  const { points, timed_out } = evaluation as TestPlanResult;
  expect(points[0]!.testcases.map(({ end }) => end)).toEqual(['timeout', 'not_run']);
  expect(timed_out).toBe(true);
  expect(error!.message).toMatch(/ \(set judge\); evaluation-timeout ran out before 1 of them$/);
});
