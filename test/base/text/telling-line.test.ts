import { describe, expect, test } from 'vitest';
import { sameLine, tellingLine } from '../../../src/base/text/telling-line.ts';

describe('the line that tells why', () => {
  test.each([
    ['a command that is not there', 'sh: 1: redis-cli: not found\nSetup failed\n', 'sh: 1: redis-cli: not found'],
    [
      'a Python traceback',
      'Traceback (most recent call last):\n  File "/x/a.py", line 3, in <module>\n    import pandas\n    ^^^^^^^^^^^^^\nModuleNotFoundError: No module named \'pandas\'\n',
      "ModuleNotFoundError: No module named 'pandas'",
    ],
    [
      'a stack of Node',
      "node:internal/modules:1\n  throw err;\n  ^\n\nError: Cannot find module 'express'\n    at Module._resolve (node:internal/modules/cjs/loader:1148:15)\n    at node:internal/main/run_main:23:1 {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.11.0\n",
      "Error: Cannot find module 'express'",
    ],
    [
      'npm',
      'npm ERR! code ENOENT\nnpm ERR! enoent Could not read package.json\nnpm ERR! A complete log of this run can be found in: /root/.npm/_logs/x-debug-0.log\n',
      'npm ERR! enoent Could not read package.json',
    ],
    [
      'npm with a conflict of dependencies',
      `npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error\nnpm error While resolving: a@1.0.0\nnpm error Found: react@18.2.0\n${'npm error node_modules/react\nnpm error   peer react@">=16" from a@1.0.0\n'.repeat(15)}npm error 3 more (a, b, c)\nnpm error\nnpm error Could not resolve dependency:\nnpm error peer react@"^17" from b@4.0.0\nnpm error Fix the upstream dependency conflict, or retry this command with --force\nnpm error For a full report see:\nnpm error /root/.npm/_logs/x-eresolve-report.txt\n`,
      'npm error ERESOLVE unable to resolve dependency tree',
    ],
    [
      'npm with its usage',
      `npm ERR! code EUSAGE\nnpm ERR! \nnpm ERR! The \`npm ci\` command can only install with an existing package-lock.json or\nnpm ERR! npm-shrinkwrap.json.\nnpm ERR! \nnpm ERR! Usage:\nnpm ERR! npm ci\n${'npm ERR! [--omit <dev>] if it is not found\n'.repeat(80)}npm ERR! Run "npm help ci" for more info\n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /root/.npm/_logs/x-debug-0.log\n`,
      'npm ERR! The `npm ci` command can only install with an existing package-lock.json or',
    ],
    [
      'a command that npm ran, below which no line of npm names a fault',
      'sh: 1: tsc: not found\nnpm error Lifecycle script `build` failed with error:\nnpm error code 127\nnpm error path /testbed\nnpm error command failed\nnpm error command sh -c tsc\n',
      'sh: 1: tsc: not found',
    ],
    [
      'pytest',
      'FAILED test_a.py::test_one - AssertionError: 3 != 4\n========= 1 failed, 2 passed in 0.12s =========\n',
      'FAILED test_a.py::test_one - AssertionError: 3 != 4',
    ],
    [
      'pytest -q',
      'FAILED test_a.py::test_one - AssertionError: 3 != 4\n1 failed, 2 passed, 1 warning in 62.12s (0:01:02)\n',
      'FAILED test_a.py::test_one - AssertionError: 3 != 4',
    ],
    [
      'pytest that cannot import a file',
      "ImportError while importing test module '/x/test_a.py'.\nE   ModuleNotFoundError: No module named 'services'\n=== short test summary info ===\nERROR test_a.py\n!!!!! Interrupted: 1 error during collection !!!!!\n=== 1 error in 0.99s ===\n",
      "E ModuleNotFoundError: No module named 'services'",
    ],
    [
      'unittest',
      "ModuleNotFoundError: No module named 'flask'\n\n-----------\nRan 2 tests in 0.001s\n\nFAILED (failures=1, errors=1)\n",
      "ModuleNotFoundError: No module named 'flask'",
    ],
    [
      'Go',
      '--- FAIL: TestAdd (0.00s)\n    a_test.go:6: got 3, want 4\nFAIL\nexit status 1\nFAIL\texample.com/a\t0.002s\nFAIL\n',
      '--- FAIL: TestAdd (0.00s)',
    ],
    [
      'a package of Go that does not compile',
      './a.go:3:2: undefined: foo\nFAIL\texample.com/a [build failed]\nFAIL\n',
      './a.go:3:2: undefined: foo',
    ],
    [
      'Jest',
      ' FAIL  ./sum.test.js\n  ● adds\n    Expected: 4\n    Received: 3\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\nTime:        0.512 s\nRan all test suites.\nnpm ERR! Test failed.  See above for more details.\n',
      'FAIL ./sum.test.js',
    ],
    [
      'Vitest',
      ' FAIL  a.test.ts > adds\nAssertionError: expected 3 to be 4\n ❯ a.test.ts:3:21\n\n Test Files  1 failed (1)\n      Tests  1 failed | 2 passed (3)\n   Duration  300ms\n',
      'AssertionError: expected 3 to be 4',
    ],
    [
      'Cargo',
      "thread 'works' panicked at src/lib.rs:8:9:\nassertion `left == right` failed\n  left: 3\n right: 4\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored\n\nerror: test failed, to rerun pass `--lib`\n",
      'assertion `left == right` failed',
    ],
    [
      'tox',
      'py310: failed with could not find python interpreter matching any of the specs py310\n  py310: FAIL code 1 (0.06 seconds)\n  evaluation failed :( (0.15 seconds)\n',
      'py310: failed with could not find python interpreter matching any of the specs py310',
    ],
    [
      'Maven',
      '[ERROR] Failed to execute goal surefire:test on project a: There are test failures.\n[ERROR] -> [Help 1]\n[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.\n[ERROR] Re-run Maven using the -X switch to enable full debug logging.\n',
      '[ERROR] Failed to execute goal surefire:test on project a: There are test failures.',
    ],
    ['a bar that is the message', '!!! Error: no database !!!\nthe end\n', '!!! Error: no database !!!'],
    ['a word of prose', 'It does not fail any more.\nI have set up Redis.\n', 'I have set up Redis.'],
    ['tests of which none ran', '\nno tests ran in 0.01s\n', 'no tests ran in 0.01s'],
    [
      'curl with its progress',
      '  % Total    % Received % Xferd  Average Speed\n                                 Dload  Upload   Total\n\r  0     0    0     0    0     0      0      0 --:--:--\ncurl: (7) Failed to connect to localhost port 8080\n',
      'curl: (7) Failed to connect to localhost port 8080',
    ],
    [
      'make, and pip with its advice',
      "ERROR: No matching distribution found for foo==9\nmake: *** [Makefile:3: all] Error 1\n[notice] A new release of pip is available\nWARNING: Running pip as the 'root' user\n",
      'ERROR: No matching distribution found for foo==9',
    ],
    [
      'a log with times and colours',
      '2026-11-22T13:05:07.123Z \u001b[31mERROR\u001b[0m database is locked\n2026-11-22T13:05:08Z INFO closing\n',
      'ERROR database is locked',
    ],
    [
      'a service that says what is missing',
      'waiting for port\n0 errors so far\nport 5432 closed\n',
      'port 5432 closed',
    ],
    [
      'the stream of an agent',
      '{"type":"result","is_error":true,"result":"API Error: 400 no such model"}\n{"type":"system","error_count":1}\n',
      'API Error: 400 no such model',
    ],
    [
      'a fault within a fault',
      '{"type":"turn.failed","error":{"message":"{\\"error\\":{\\"message\\":\\"quota exceeded\\"}}"}}\n',
      'quota exceeded',
    ],
    ['a fault that has a name only', '{"type":"error","error":{"name":"RateLimit"}}\n', 'RateLimit'],
    ['data of a record that is no fault', 'No more\n{"type":"log","data":{"message":"Error: x"}}\n', 'No more'],
    ['a fault before 300 others', `${'Error: one\n'.repeat(300)}Error: last\n`, 'Error: last'],
    ['a fault far above', `Error: early\n${'\n'.repeat(250)}the end\n`, 'the end'],
    ['a fault above many lines with a meaning', `Error: early\n${'all is fine\n'.repeat(20)}`, 'all is fine'],
    ['the log of a service', '{"level":"error","msg":"no database"}\n', '{"level":"error","msg":"no database"}'],
    ['the words of an agent', 'I have set up Redis.\n\nDone.\n', 'I have set up Redis.'],
  ])('%s', (_, output, line) => {
    expect(tellingLine(output)).toBe(line);
  });

  test.each([
    ['nothing', ''],
    [
      'records of an agent that worked, the first one cut',
      'rror","text":"unknown"}}\n{"type":"user","message":{"content":"No such file"}}\n',
    ],
    ['a fault that is too deep', `{"type":"x","error":${'{"error":'.repeat(7)}"boom"${'}'.repeat(7)}}\n`],
    ['only frames and drawing', '-----\n  at a.js:1:2\n====\nSetup failed\n'],
  ])('%s tells nothing', (_, output) => {
    expect(tellingLine(output)).toBeNull();
  });

  test('a fault only, where one is asked for', () => {
    expect(tellingLine('1. Add\n2. Quit\nGoodbye', { faultsOnly: true })).toBeNull();
    expect(tellingLine('1. Add\nKeyError: 3\nGoodbye', { faultsOnly: true })).toBe('KeyError: 3');
  });

  test('hostile output is one short line of plain text, found in bounded time', () => {
    const line = tellingLine(
      `${'\u001b]0;x\u0007::error::'.repeat(20_000)}\n\u001b[2J##[error]${'a'.repeat(5_000)} error`,
    )!;
    expect(line.length).toBeLessThanOrEqual(300);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(line).not.toMatch(/[\u0000-\u001f]|##\[/);
  });
});

test.each([
  ['port 5432 closed', 'port 6379 closed', true],
  ['cannot read 1f3a9bc0 of 12', 'cannot read 77aa01ff of 3', true],
  ['No module named pandas', 'No module named numpy', false],
  ['The cache is defaced', 'the  cache is defaced', true],
  ['the cache is defaced', 'the cache is effaced', false],
])('%s and %s: the same is %s', (one, other, same) => {
  expect(sameLine(one) === sameLine(other)).toBe(same);
});
