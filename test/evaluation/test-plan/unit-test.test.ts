import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CaseRun } from '../../../src/evaluation/test-plan/case-run.ts';
import { parseJUnit, type TestOutcomes } from '../../../src/evaluation/test-plan/junit.ts';
import { unitTestScore } from '../../../src/evaluation/test-plan/unit-test.ts';
import type { TestCaseResult } from '../../../src/results/evaluation.ts';
import { pythonMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const PASSES = 'def test_passes(): pass\n';
const FAILS = 'def test_fails(): assert 1 == 2\n';
const IMPORTS = 'def test_imports():\n    import nothing_there\n';
const CATCHES =
  'def test_catches():\n    try:\n        import nothing_there\n    except ImportError as error:\n        ';

describe.concurrent('the score of what the real pytest reports', () => {
  test.for<[what: string, source: string, score: 0 | 1 | 2, command?: string]>([
    ['all pass', `${PASSES}def test_too(): pass\n`, 2],
    ['one of two fails', PASSES + FAILS, 1],
    ['all fail', FAILS, 1],
    ['an error beside a failure', 'def test(nosuch): pass\n', 1],

    ['an import error of the module', `import nothing_there\n${PASSES}`, 0],
    ['a name that is not there to be imported', `from os import nothing\n${PASSES}`, 0],
    ["an import error in a test's body, beside one that passes", PASSES + IMPORTS, 0],
    ['after another failure', FAILS + IMPORTS, 0],
    ['in a fixture', 'import pytest\n@pytest.fixture\ndef f():\n    import nothing_there\ndef test(f): pass\n', 0],
    [
      'when a fixture is taken down',
      'import pytest\n@pytest.fixture\ndef f():\n    yield\n    import nothing_there\ndef test(f): pass\n',
      0,
    ],
    [
      'in setUp',
      'import unittest\nclass T(unittest.TestCase):\n  def setUp(self): import no\n  def test(self): pass\n',
      0,
    ],
    [
      'in a subTest',
      'import unittest\nclass T(unittest.TestCase):\n  def test(self):\n    with self.subTest(): import no\n',
      0,
    ],
    ['caught and told by pytest.fail', `import pytest\n${CATCHES}pytest.fail(f"cannot import: {error}")\n`, 0],
    ['caught and told by another exception', `${CATCHES}raise RuntimeError("no") from error\n`, 0],
    ...['short', 'line', 'no', 'native'].flatMap((style): [string, string, 0 | 1, string][] => [
      [`in a body, --tb=${style}`, IMPORTS, 0, `pytest --tb=${style}`],
      [`caught, --tb=${style}`, `${CATCHES}assert False, "cannot"\n`, 0, `pytest --tb=${style}`],
      [`a mention, --tb=${style}`, 'def test(): raise ValueError("a\\nImportError: b")\n', 1, `pytest --tb=${style}`],
    ]),

    ['a syntax error', 'def test(:\n', 0],
    ['an exception of the module', `1 / 0\n${PASSES}`, 0],
    ['a module that ends Python', `import sys\nsys.exit(0)\n${PASSES}`, 0],
    ['a module that ends pytest', `import pytest\npytest.exit("done", returncode=0)\n${PASSES}`, 0],
    ['nothing to collect', 'x = 1\n', 0],
    ['a file that is not there', PASSES, 0, 'pytest nowhere.py'],
    ['a test that is not there', PASSES, 0, 'pytest test_it.py::test_nothing'],
    ['an expression that selects nothing', PASSES, 0, 'pytest -k nothing'],

    ['all skipped', 'import pytest\n@pytest.mark.skip\ndef test(): pass\n', 0],
    ['the module skipped for an import', `import pytest\npytest.importorskip("nothing_there")\n${PASSES}`, 0],
    ['some skipped, the rest passes', `import pytest\n@pytest.mark.skip\ndef test(): pass\n${PASSES}`, 2],
    ['some skipped, the rest fails', `import pytest\n@pytest.mark.skip\ndef test(): pass\n${FAILS}`, 1],
    ['one expected to fail that fails', `import pytest\n@pytest.mark.xfail\ndef test(): assert 0\n${PASSES}`, 2],
    ['one expected to fail that passes', `import pytest\n@pytest.mark.xfail\ndef test(): pass\n`, 2],
    ['the same, strictly', `import pytest\n@pytest.mark.xfail(strict=True)\ndef test(): pass\n${PASSES}`, 1],
    ['only some that are expected to fail', 'import pytest\n@pytest.mark.xfail\ndef test(): assert 0\n', 0],

    [
      'parameters, all pass',
      'import pytest\n@pytest.mark.parametrize("x", ["a", "<&\\"\'>", "日本", "\\x00\\x1b[31m\\ud800"])\ndef test(x): pass\n',
      2,
    ],
    ['parameters, one fails', 'import pytest\n@pytest.mark.parametrize("x", [1, 2])\ndef test(x): assert x == 1\n', 1],
    [
      'hostile output',
      'def test(): print("]]></failure><testcase name=\'x\'>\\x1b"); assert "<b>&\\x07" == "]]>"\n',
      1,
    ],
    [
      'subtests, all pass',
      'import unittest\nclass T(unittest.TestCase):\n  def test(self):\n    for i in (1, 2):\n      with self.subTest(i=i): self.assertTrue(i)\n',
      2,
    ],
    [
      'subtests, one fails',
      'import unittest\nclass T(unittest.TestCase):\n  def test(self):\n    for i in (0, 1):\n      with self.subTest(i=i): self.assertTrue(i)\n',
      1,
    ],

    ['quietly', PASSES, 2, 'pytest -q'],
    ['to the first failure', FAILS + PASSES, 1, 'pytest -x'],
    ['to the first failure, before an import error', FAILS + IMPORTS, 1, 'pytest -x'],
    ['as a module of Python', PASSES, 2, 'python3 -m pytest -q test_it.py'],
    [
      'by pytest.main() in a script, its exit code swallowed',
      `${FAILS}if __name__ == "__main__":\n    import pytest\n    pytest.main(["-q", __file__])\n`,
      1,
      'python3 test_it.py',
    ],
    ['the exit code swallowed by the shell', FAILS, 1, 'pytest || true'],
    ['the output thrown away', PASSES, 2, 'pytest >/dev/null 2>&1; false'],

    ['a test that ends pytest', `import pytest\n${PASSES}def test_x(): pytest.exit("bye")\n${FAILS}`, 1],
    ['a test that is interrupted', `${PASSES}def test_x(): raise KeyboardInterrupt\n${FAILS}`, 1],
    ['a test that ends Python', `${PASSES}def test_x():\n    import sys\n    sys.exit(0)\n`, 1],
  ])('%s', async ([, source, score, command = 'pytest'], { expect }) => {
    const run = await aCase(source, command);
    expect(unitTestScore([run], true)).toMatchObject({
      score,
      decided_by: 'junit',
      explanation: expect.stringMatching(/\S/),
    });
  });

  test.for([
    'assert "ImportError" in ""',
    'assert "x" == "ModuleNotFoundError: No module named \'y\'"',
    'assert "ImportError: it\'s" == "x"',
    'out = "Traceback\\nModuleNotFoundError: No module named foo\\n"; assert out == ""',
    'raise RuntimeError("one\\nImportError: two\\n\\nImportError: three")',
    'assert False, "ImportError: said"',
    'assert ["ImportError"] == ["ok"]',
    'assert {"error": "ImportError: x"} == {}',
    'raise ValueError("ImportError: x")',
    'pytest.fail("ImportError: x")',
    'pytest.fail("ImportError: x", pytrace=False)',
    'with pytest.raises(ImportError): pass',
    'print("ImportError: printed"); assert 0',
    'r = subprocess.run([sys.executable, "-c", "import no"], capture_output=True, text=True); assert not r.returncode, r.stderr',
  ])('a failure that only tells of an import error is no import error: %s', async (line, { expect }) => {
    const run = await aCase(`import pytest, subprocess, sys\ndef test():\n    ${line}\n`, 'pytest');
    expect(unitTestScore([run], true)).toMatchObject({ score: 1, decided_by: 'junit' });
  });

  test('a pytest that breaks down after passing tests is no full success', async ({ expect }) => {
    const hook = 'def pytest_runtest_logfinish(nodeid):\n    if "last" in nodeid: raise ValueError("broken hook")\n';
    const run = await aCase(`${PASSES}def test_last(): pass\n`, 'pytest', { 'conftest.py': hook });
    expect(unitTestScore([run], true)).toMatchObject({
      score: 1,
      explanation: expect.stringContaining('internal error: ValueError: broken hook'),
    });
  });

  test.for([
    ['a conftest.py that cannot be imported', 'pytest', 'import nothing_there\n'],
    ['an option that pytest does not know', 'pytest --no-such-option', ''],
    ['a report that the command wants elsewhere', 'pytest --junitxml=elsewhere.xml', ''],
    ['a test that ends the process', 'pytest', 'import os\ndef pytest_runtest_call(): os._exit(0)\n'],
  ] as const)('pytest writes no report, and the judge is to decide: %s', async ([, command, conftest], { expect }) => {
    const run = await aCase(PASSES, command, { 'conftest.py': conftest });
    expect(run.outcomes).toBeNull();
    expect(unitTestScore([run], true)).toBeNull();
  });
});

describe('the explanation', () => {
  test.each<[what: string, source: string, explanation: string]>([
    ['success', PASSES, '1 of 1 tests passed'],
    ['a failure', PASSES + FAILS, '1 of 2 tests passed; assert 1 == 2'],
    ['an import error', PASSES + IMPORTS, "1 of 2 tests passed; ModuleNotFoundError: No module named 'nothing_there'"],
    ['no test', '', 'no test was found'],
    ['all skipped', 'import pytest\n@pytest.mark.skip\ndef test(): pass\n', 'no test ran, 1 skipped'],
    ['some skipped', `import pytest\n@pytest.mark.skip\ndef test(): pass\n${PASSES}`, '1 of 1 tests passed, 1 skipped'],
    ['the end of Python', 'import sys\nsys.exit(0)\n', '0 of 0 tests passed; internal error: SystemExit: 0'],
    ['many lines', 'def test(): assert False, "one\\ntwo"\n', '0 of 1 tests passed; AssertionError: one'],
  ])('of %s', async (_, source, explanation) => {
    expect(unitTestScore([await aCase(source, 'pytest')], true)?.explanation).toBe(explanation);
  });
});

describe('several cases', () => {
  const two = { ran: 3, passed: 3 };
  const one = { ran: 3, passed: 2, failure: 'assert 1 == 2' };
  const none = { ran: 1, broken: "ModuleNotFoundError: No module named 'x'" };

  test.each<[what: string, runs: CaseRun[], score: 0 | 1 | 2 | null]>([
    ['all succeed', [reported(two), reported(two)], 2],
    ['the least of 2 and 1', [reported(two), reported(one)], 1],
    ['the least of 1 and 0, in the other order', [reported(none), reported(one), reported(two)], 0],
    ['a server beside the tests', [unreported('python src/server.py'), reported(two)], 2],
    ['pytest without a report beside one with', [reported(two), unreported('python -m pytest x.py')], null],
    ['the same, of 1', [unreported('cd src && pytest'), reported(one)], null],
    ['the same, of 0: nothing can raise it', [reported(none), unreported('pytest x.py')], 0],
    ['a case that was not executed beside one that was', [reported(two), unreported('pytest x.py', 'not_run')], null],
    ['a case without a command', [reported(two), unreported(null, 'not_run')], 2],
    ['no report at all', [unreported('pytest x.py'), unreported('ls')], null],
    ['no case at all', [], null],
  ])('%s', (_, runs, score) => {
    const scored = unitTestScore(runs, true);
    expect(scored?.score ?? null).toBe(score);
  });

  test('each is told of', () => {
    expect(unitTestScore([reported(two), reported(one)], true)?.explanation).toBe(
      '3 of 3 tests passed; 2 of 3 tests passed; assert 1 == 2',
    );
  });
});

describe('an end other than its own', () => {
  test.each<[TestCaseResult['end'], Partial<TestOutcomes>, 0 | 1]>([
    ['timeout', { ran: 3, passed: 3 }, 1],
    ['interrupted', { ran: 3, passed: 3 }, 1],
    ['timeout', { ran: 3, passed: 1, failure: 'x' }, 1],
    ['timeout', {}, 0],
    ['timeout', { ran: 3, passed: 2, broken: 'ImportError' }, 0],
  ])('%s with %j: %i at most', (end, outcomes, score) => {
    const scored = unitTestScore([reported(outcomes, end)], true);
    expect(scored).toMatchObject({ score, explanation: expect.stringContaining(`(ended: ${end})`) });
  });

  test('by a signal in the middle of real tests: what passed so far is no full success', async () => {
    const slow = `${PASSES}def test_slow():\n    import time\n    open("begun", "w")\n    time.sleep(60)\n`;
    const run = await aCase(slow, 'exec pytest', {}, async (child, directory) => {
      await expect.poll(() => existsSync(path.join(directory, 'begun'))).toBe(true);
      child.kill('SIGINT');
    });
    expect(run.outcomes).toMatchObject({ ran: 2, passed: 1 });
    expect(unitTestScore([run], true)?.score).toBe(1);
  });
});

describe('what runs the tests was replaced', () => {
  test('a report is worth nothing', () => {
    expect(unitTestScore([reported({ ran: 3, passed: 3 })], false)).toEqual({
      score: 0,
      decided_by: 'junit',
      explanation: expect.stringMatching(/^not believed: /),
    });
  });

  test('without a report there is nothing to believe: the judge', () => {
    expect(unitTestScore([unreported('python src/main.py')], false)).toBeNull();
  });
});

type Kill = (child: { kill(signal: NodeJS.Signals): boolean }, directory: string) => Promise<void>;

/** A test case as it went: a source file, a command, and the report where the harness wants it. */
async function aCase(
  source: string,
  command: string,
  more: Record<string, string> = {},
  meanwhile?: Kill,
): Promise<CaseRun> {
  const root = temporaryDirectory();
  const directory = path.join(root, 'project');
  mkdirSync(directory);
  for (const [name, text] of Object.entries({ ...more, 'test_it.py': source }))
    writeFileSync(path.join(directory, name), text);
  const report = path.join(root, 'junit', 'new', '1-1.xml');
  const child = spawn('bash', ['-c', command], {
    cwd: directory,
    env: { ...pythonMachine().environment, PYTEST_ADDOPTS: `--junitxml=${report}`, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  await meanwhile?.(child, directory);
  await exit;
  const outcomes = existsSync(report) ? parseJUnit(readFileSync(report, 'utf8')) : null;
  return run(command, 'exit', outcomes);
}

function reported(outcomes: Partial<TestOutcomes>, end: TestCaseResult['end'] = 'exit'): CaseRun {
  return run('pytest', end, { ran: 0, passed: 0, skipped: 0, broken: null, failure: null, ...outcomes });
}

function unreported(command: string | null, end: TestCaseResult['end'] = 'exit'): CaseRun {
  return run(command, end, null);
}

function run(command: string | null, end: TestCaseResult['end'], outcomes: TestOutcomes | null): CaseRun {
  const result: TestCaseResult = {
    command,
    input_lines: null,
    typed: 0,
    end,
    reason: null,
    exit_code: end === 'exit' ? 0 : null,
    duration_ms: 1,
    output_tail: '',
    transcript: null,
    recording: null,
  };
  return {
    testcase: { command, input: null, inputFile: null, unrunnable: null },
    result,
    input: null,
    transcript: '',
    screen: '',
    outcomes,
    silent: false,
  };
}
