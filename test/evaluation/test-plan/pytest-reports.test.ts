import { expect, test } from 'vitest';
import { planReports } from '../../../src/evaluation/test-plan/pytest-reports.ts';
import type { TestPlanResult } from '../../../src/results/evaluation.ts';
import { PYTHON_IMAGE, pythonMachine } from '../../support/machine.ts';
import { run, writeProjects } from '../../support/projects.ts';
import { measure } from '../../support/run.ts';

const FILES = {
  'evaluation/good.py': 'def test_good(): pass\n',
  'evaluation/half.py': 'def test_good(): pass\ndef test_bad(): assert 0\n',
  'evaluation/broken.py': 'import nothing_there\n',
  'evaluation/ends.py': 'import os\ndef test_end(): os._exit(0)\n',
};

/** Commands that run pytest more than once, with the score of the worst of the runs; null if one wrote no report. */
const COMMANDS: [command: string, score: 0 | 1 | 2 | null][] = [
  ['pytest evaluation/good.py; pytest evaluation/good.py', 2],
  ['pytest evaluation/half.py; pytest evaluation/good.py', 1],
  ['pytest evaluation/good.py && pytest evaluation/half.py', 1],
  ['pytest evaluation/broken.py || pytest evaluation/good.py', 0],
  ['cd evaluation && (pytest half.py); (python -m pytest good.py)', 1],
  ['pytest evaluation/half.py | tail -1\npytest evaluation/good.py', 1],
  ['for file in half good; do pytest evaluation/$file.py; done', 1],
  ['check() { pytest "$1"; }; check evaluation/broken.py; check evaluation/good.py # pytest', 0],
  ['pytest evaluation/half.py & wait; pytest evaluation/good.py', 1],
  ['pytest evaluation/good.py; pytest evaluation/ends.py', null],
  ['pytest evaluation/ends.py | tail -1; pytest evaluation/good.py', null],
  ['pytest evaluation/ends.py; pytest evaluation/broken.py', 0],
  ['pytest --version; echo pytest; pytest evaluation/good.py', 2],
  // The second never runs.
  ['pytest evaluation/half.py && pytest evaluation/broken.py', 1],
];

test.each(['host', 'docker'] as const)(
  'the worst of several pytest runs in one command counts, on %s',
  async (testbed) => {
    const plan = COMMANDS.map(([command]) => ({ metric: command, type: 'unit_test', testcases: [run(command)] }));
    const { results } = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': writeProjects({ 1: { plan, files: FILES } }),
        testbed,
        ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
        'agent-command': 'true',
      },
      { machine: pythonMachine() },
    );
    const { points } = results['prdbench-1/1']!.evaluation as TestPlanResult;
    expect(points.map(({ metric, score }) => [metric, score])).toEqual(COMMANDS);
    expect(points.map(({ decided_by }) => decided_by)).toEqual(
      COMMANDS.map(([, score]) => (score === null ? 'none' : 'junit')),
    );
    // The command is shown as the data has it.
    expect(points.map(({ testcases }) => testcases[0]!.command)).toEqual(COMMANDS.map(([command]) => command));
  },
);

test.each<[command: string, several: boolean]>([
  ['pytest a.py', false],
  ['pytest --for while do', false],
  ['for x in pytest; do echo; done', false],
  ['ls', false],
  ['pytest a.py; python -m pytest b.py', true],
  ['until false\ndo pytest a.py; done', true],
  // It is read in an instant, as any other.
  ['for do '.repeat(20_000), false],
])('the reports of %.40s are numbered: %s', (command, several) => {
  const { file, script } = planReports({ promptFile: '/tmp/prompt.txt' }, command, { blocked: [], compiledIn: null });
  expect([file === null, script !== command]).toEqual([several, several]);
});
