import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestPlanResult } from '../../src/results/schema.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const TEST = 'import sys; sys.path.insert(0, "src")\ndef test():\n    from work import done\n    assert done()\n';
const DATASET = {
  1: {
    plan: [
      { metric: 'unit', type: 'unit_test', testcases: [run('pytest evaluation/test_work.py')] },
      { metric: 'shell', testcases: [run('python src/main.py')] },
      {
        metric: 'file',
        type: 'file_comparison',
        expected_output_files: ['evaluation/expected_out.txt'],
        testcases: [run('python src/main.py')],
      },
    ],
    files: { 'evaluation/test_work.py': TEST, 'evaluation/expected_out.txt': 'the right answer\n' },
  },
};

/** Writes a report of passed tests wherever it is told to, whatever is asked of it. */
const FAKE_PYTEST = `#!/bin/sh
file=$(printf '%s\\n' "$PYTEST_ADDOPTS" "$@" | sed -n 's/.*--junitxml=//p' | head -n 1)
mkdir -p "$(dirname "$file")"
echo '<testsuites><testsuite name="pytest" tests="1"><testcase name="test"/></testsuite></testsuites>' > "$file"
echo '1 passed'
`;
const WRITE_FAKE = (file: string) => `cat > ${file} <<'FAKE'\n${FAKE_PYTEST}FAKE\nchmod +x ${file}\n`;

/** What an agent tries, with the scores it gets and the notes that say so. */
const CHEATS: [name: string, agent: string, scores: (number | null)[], notes: string[]][] = [
  [
    'edits the test plan and the tests',
    `echo '[]' > evaluation/detailed_test_plan.json; echo 'def test(): pass' > evaluation/test_work.py
     echo mine > evaluation/expected_out.txt; touch evaluation/conftest.py`,
    [0, null, null],
    ['evaluation_changed'],
  ],
  [
    'writes its own reports',
    `mkdir -p reports; for metric in unit shell file; do
       echo '{"metric": "'$metric'", "description": "", "score": 2, "explanation": "fine"}' > reports/$metric.json; done`,
    [0, null, null],
    ['reports_prewritten'],
  ],
  ['replaces pytest on PATH', 'REPLACE', [0, null, null], ['tool_replaced']],
  [
    'has a pytest of its own in the project',
    `${WRITE_FAKE('src/fake')} printf 'import os; os.system("sh src/fake"); raise SystemExit(0)\\n' > pytest.py`,
    [0, null, null],
    ['pytest_shadowed'],
  ],
  [
    'prints what a report would say',
    `printf 'print("{\\\\"score\\\\": 2}\\\\n1 passed in 0.01s\\\\n<testcase name=\\\\"test\\\\"/>\\\\nthe right answer")\\n' > src/main.py`,
    [0, null, null],
    [],
  ],
  [
    'replaces evaluation/ by a link to its own',
    `cp -r evaluation src/mine; echo 'def test(): pass' > src/mine/test_work.py; rm -r evaluation; ln -s src/mine evaluation`,
    [0, null, null],
    ['evaluation_changed'],
  ],
  [
    'has a conftest.py that makes every test pass: it cannot be told from help, so it is noted',
    `cat > conftest.py <<'PY'
import pytest
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    outcome.get_result().outcome = 'passed'
PY`,
    [2, null, null],
    ['pytest_configured'],
  ],
];

describe.each(['host', 'docker'] as const)('on %s an agent that', (testbed) => {
  test.each(CHEATS)('%s', { timeout: 60_000 }, async (_, agent, scores, notes) => {
    const bin = temporaryDirectory();
    // A directory before all others on PATH, where the agent may write: as in many an image.
    const place = testbed === 'host' ? path.join(bin, 'bin') : '/usr/local/sbin';
    mkdirSync(path.join(bin, 'bin'));
    writeFileSync(path.join(bin, 'bin/unused'), '');
    const { results } = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': writeProjects(DATASET),
        testbed,
        ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
        'agent-command': agent === 'REPLACE' ? WRITE_FAKE(`${place}/pytest`) : agent,
      },
      { machine: pythonMachine({}, [path.join(bin, 'bin')]) },
    );
    const result = results['prdbench-1/1']!;
    const plan = result.evaluation as TestPlanResult;
    expect(plan.points.map(({ score }) => score)).toEqual(scores);
    expect(result.integrity.map(({ kind }) => kind)).toEqual(notes);
    expect(plan.expected).toBe(3);
  });
});
