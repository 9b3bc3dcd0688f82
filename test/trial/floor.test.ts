import { expect, test } from 'vitest';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import { pythonMachine, testMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';

const DATASET = {
  1: {
    plan: [
      { metric: 'mocks only', type: 'unit_test', testcases: [run('pytest evaluation/test_mock.py')] },
      { metric: 'real', type: 'unit_test', testcases: [run('pytest evaluation/test_real.py')] },
      { metric: 'half of it', type: 'unit_test', testcases: [run('pytest evaluation/test_half.py')] },
      { metric: 'imports inside', type: 'unit_test', testcases: [run('pytest evaluation/test_inside.py')] },
    ],
    files: {
      'evaluation/test_mock.py': 'def test(): assert True\n',
      'evaluation/test_real.py':
        'import sys; sys.path.insert(0, "src")\nfrom work import done\ndef test(): assert done()\n',
      // As in project 33: it runs without the project, and fails.
      'evaluation/test_half.py':
        'import os\ndef test_there(): assert True\ndef test_done(): assert os.path.exists("src/work.py")\n',
      // As in project 40.
      'evaluation/test_inside.py':
        'import sys; sys.path.insert(0, "src")\ndef test():\n    try:\n        import work\n    except ImportError as error:\n        assert False, "cannot import"\n',
    },
  },
};

test('an agent that does nothing measures the floor, and later reports show what is above it', async () => {
  const machine = pythonMachine();
  const options = { dataset: 'prdbench', 'dataset-path': writeProjects(DATASET), testbed: 'host' };
  const plan = async (more: Record<string, string>) => {
    const { results } = await measure({ ...options, ...more }, { machine });
    return results['prdbench-1/1']!.evaluation as TestPlanResult;
  };
  const solve = { 'agent-command': 'echo "def done(): return True" > src/work.py' };

  const floors = ({ points }: TestPlanResult) => points.map(({ score, floor, vacuous }) => [score, floor, vacuous]);

  const before = await plan(solve);
  expect(before.points.map(({ floor, vacuous }) => [floor, vacuous])).toEqual(Array(4).fill([null, false]));
  expect(before).toMatchObject({ score: 1, score_without_vacuous: null });

  const floor = await plan({ 'agent-command': 'true' });
  expect(floors(floor)).toEqual([
    [2, 2, true],
    [0, 0, false],
    [1, 1, true],
    [0, 0, false],
  ]);
  expect(floor).toMatchObject({ score: 3 / 8, score_without_vacuous: 0 });

  const after = await plan(solve);
  expect(floors(after)).toEqual([
    [2, 2, true],
    [2, 0, false],
    [2, 1, true],
    [2, 0, false],
  ]);
  expect(after).toMatchObject({ score: 1, score_without_vacuous: 1 });
  // An agent that does nothing to the point gets nothing above the floor, also where the floor is 1.
  const idle = await plan({ 'agent-command': 'echo "something else" > notes.md' });
  expect(idle).toMatchObject({ score: 3 / 8, score_without_vacuous: 0 });
  // Another mode is another measurement.
  const debug = await plan({ ...solve, mode: 'debug' });
  expect(debug.points.map(({ vacuous }) => vacuous)).toEqual(Array(4).fill(false));
});

test('the floor of one judge, or of other limits, is not that of another', async () => {
  const dataset = writeProjects({ 1: { plan: [{ metric: 'm', testcases: [run('echo hi')] }] } });
  const machine = testMachine();
  const isVacuous = async (command: string, score: number, more: Record<string, string> = {}) => {
    const about = { dataset: 'prdbench', 'dataset-path': dataset, testbed: 'host', judge: 'command', ...more };
    const judge = `cat >/dev/null; echo '{"score": ${score}, "explanation": "x"}'`;
    const { results } = await measure({ ...about, 'judge-command': judge, 'agent-command': command }, { machine });
    return (results['prdbench-1/1']!.evaluation as TestPlanResult).points[0]!.vacuous;
  };
  expect(await isVacuous('true', 2)).toBe(true);
  expect(await isVacuous('touch x', 2)).toBe(true);
  expect(await isVacuous('touch x', 1)).toBe(false);
  expect(await isVacuous('touch x', 2, { 'testcase-timeout': '4m' })).toBe(false);
});
