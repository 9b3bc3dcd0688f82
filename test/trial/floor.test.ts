import { expect, test } from 'vitest';
import type { TestPlanResult } from '../../src/results/records.ts';
import { pythonMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';

const DATASET = {
  1: {
    plan: [
      { metric: 'mocks only', type: 'unit_test', testcases: [run('pytest evaluation/test_mock.py')] },
      { metric: 'real', type: 'unit_test', testcases: [run('pytest evaluation/test_real.py')] },
      { metric: 'imports inside', type: 'unit_test', testcases: [run('pytest evaluation/test_inside.py')] },
    ],
    files: {
      'evaluation/test_mock.py': 'def test(): assert True\n',
      'evaluation/test_real.py':
        'import sys; sys.path.insert(0, "src")\nfrom work import done\ndef test(): assert done()\n',
      // As in project 40.
      'evaluation/test_inside.py':
        'import sys; sys.path.insert(0, "src")\ndef test():\n    try:\n        import work\n    except ImportError as error:\n        assert False, "cannot import"\n',
    },
  },
};

test('an agent that does nothing measures the floor, and later reports show what is above it', {
  timeout: 60_000,
}, async () => {
  const machine = pythonMachine();
  const options = { dataset: 'prdbench', 'dataset-path': writeProjects(DATASET), testbed: 'host' };
  const plan = async (more: Record<string, string>) => {
    const { results } = await measure({ ...options, ...more }, { machine });
    return results['prdbench-1/1']!.evaluation as TestPlanResult;
  };
  const solve = { 'agent-command': 'echo "def done(): return True" > src/work.py' };

  const before = await plan(solve);
  expect(before.points.map(({ vacuous }) => vacuous)).toEqual([false, false, false]);

  const floor = await plan({ 'agent-command': 'true' });
  expect(floor.points.map(({ score, vacuous }) => [score, vacuous])).toEqual([
    [2, true],
    [0, false],
    [0, false],
  ]);
  expect(floor).toMatchObject({ score: 1 / 3, score_without_vacuous: 0 });

  const after = await plan(solve);
  expect(after.points.map(({ score, vacuous }) => [score, vacuous])).toEqual([
    [2, true],
    [2, false],
    [2, false],
  ]);
  expect(after).toMatchObject({ score: 1, score_without_vacuous: 1 });
  // Another mode is another measurement.
  const debug = await plan({ ...solve, mode: 'debug' });
  expect(debug.points.map(({ vacuous }) => vacuous)).toEqual([false, false, false]);
});
