import { expect, test } from 'vitest';
import type { EvaluationResult } from '../../src/results/evaluation.ts';
import { type Trajectory, trajectorySchema } from '../../src/trajectory/atif.ts';
import { causesOf } from '../../src/trajectory/causes.ts';
import { lastWords } from '../../src/trajectory/last-words.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { aResult, successCommand } from '../report/sample.ts';

/** An agent that ran these commands, each with its answer. */
function ran(...commands: [command: string, answer: string][]): Trajectory {
  return trajectorySchema.parse({
    agent: { name: 'a', version: '1' },
    steps: commands.map(([command, answer], index) => ({
      step_id: index + 1,
      source: 'agent',
      message: '',
      tool_calls: [{ tool_call_id: 'c', function_name: 'Bash', arguments: { command } }],
      observation: { results: [{ source_call_id: 'c', content: answer }] },
    })),
  });
}

const failed = (printed: string): EvaluationResult => ({ ...successCommand(), output_tail: printed });
const causes = (trajectory: Trajectory | null, printed = '', more = {}, logs: string[][] = []) =>
  causesOf({
    result: aResult({ status: 'failed', evaluation: failed(printed), ...more }),
    trajectory,
    tails: new Map([['evaluation.log', printed], ...(logs as [string, string][])]),
  });

test.for<[printed: string, runs: [string, string][], step: number | null]>([
  // A command of an own PATH, or of a package that was installed elsewhere.
  [
    'bash: line 1: rbenv: command not found',
    [
      ['git clone x ~/.rbenv', ''],
      ['~/.rbenv/bin/rbenv install 3.2', 'ok'],
    ],
    2,
  ],
  ['/bin/sh: 1: poetry: not found', [['pipx install poetry', 'installed package poetry']], 1],
  [
    "env: 'node': No such file or directory",
    [
      ['nvm install 20', 'Now using node v20'],
      ['node -v', 'v20.1.0'],
    ],
    2,
  ],
  ['bash: cargo: command not found', [['cargo build', 'bash: cargo: command not found']], null],
  ['bash: foo: command not found', [['pip install bar', 'ok']], null],
  ['bash: foo: command not found', [['pip install foo', 'ERROR: No matching distribution found']], null],
  // A successful install prints words that read like faults; a failed one has its exit code.
  [
    'sh: 1: redis-server: not found',
    [
      [
        'apt-get install -y redis-server',
        'debconf: unable to initialize frontend: Dialog\nSetting up redis-server (5:7.0.15) ...\ninvoke-rc.d: could not determine current runlevel\nW: error setting the owner',
      ],
    ],
    1,
  ],
  ['sh: 1: foo: not found', [['make install foo', 'Exit code 2\nnothing to do']], null],
  // The words of clients around an answer are not its output.
  ['sh: 1: foo: not found', [["bash -lc 'cd x && ./foo -v'", 'Command: foo\nOutput: 1.0\nError: (none)']], 1],
  ['make: poetry: No such file or directory', [['pipx install poetry', 'ok']], 1],
  ["FileNotFoundError: [Errno 2] No such file or directory: 'uv'", [['~/.local/bin/uv --version', 'uv 0.9']], 1],
  ['xargs: /data/in.txt: No such file or directory', [['pip install data', 'ok']], null],
  // A module of a virtual environment.
  [
    "ModuleNotFoundError: No module named 'yaml'",
    [['python -m venv v && . v/bin/activate && pip install -r req.txt', 'ok']],
    1,
  ],
  [
    "ModuleNotFoundError: No module named 'flask_cors'",
    [['v/bin/pip install Flask-Cors', 'Successfully installed']],
    1,
  ],
  ["Error: Cannot find module 'express'", [['cd app && npm ci', 'added 50 packages']], 1],
  ["Error: Cannot find module 'express'", [['npm install --prefix app --no-audit', 'added 50 packages']], 1],
  ["ModuleNotFoundError: No module named 'yaml'", [['pip install flask', 'ok']], null],
  ["ModuleNotFoundError: No module named 'yaml'", [['pip install pyyaml', 'ok']], 1],
  // A name within another one, in a path, or among the words of another command is no install of it.
  ['sh: 1: go: not found', [['pip install django', 'ok']], null],
  ['sh: 1: make: not found', [['apt-get install -y cmake', 'ok']], null],
  ['sh: 1: python: not found', [['apt-get install -y python3-pip', 'ok']], null],
  ['sh: 1: node: not found', [['apt-get install -y nodejs', 'ok']], 1],
  ['sh: 1: uv: not found', [['curl -LsSf https://astral.sh/uv/install.sh | sh', 'ok']], 1],
  ["ModuleNotFoundError: No module named 'flask'", [['cd /app/flask && pip install yaml', 'ok']], null],
  ["ModuleNotFoundError: No module named 'yaml'", [['rm -rf v && pip install flask', 'ok']], null],
  ["Error: Cannot find module 'express'", [['npm install -g typescript', 'ok']], null],
  ["Error: Cannot find module './dist/app'", [['npm ci', 'added 50 packages']], null],
  ["Error: Cannot find module '@a/b/c'", [['npm install @a/b', 'ok']], 1],
  ["Error: Cannot find module '@a/b'", [['npm install @a/c', 'ok']], null],
  ['no required module provides package example.org/a/b/c', [['go get example.org/a/d', 'ok']], null],
  // A service that is gone.
  ['psql: error: connection to server on socket "/x" failed', [['service postgresql start', '']], 1],
  ['curl: (7) Failed to connect to localhost port 80', [['nohup ./server > log &', '']], 1],
  ["ERROR 2002: Can't connect to local server through socket", [['sudo systemctl start mariadb', '']], 1],
  [
    'Error: connect ECONNREFUSED 127.0.0.1:6379',
    [
      ['apt-get install redis', 'ok'],
      ['redis-cli ping', 'x'],
    ],
    null,
  ],
  ['curl: (7) Failed to connect to localhost port 80', [['(./server >log 2>&1 </dev/null &) && sleep 1', '']], 1],
  ['curl: (7) Failed to connect to localhost port 80', [['curl "localhost:80/?a=1&b=2" && true', '{}']], null],
  [
    'Connection refused',
    [['python3 app.py', 'Wall time: 1.0 seconds\nProcess running with session ID 7\nOutput:\n']],
    1,
  ],
  ['Connection refused', [["sudo -u postgres bash -c 'pg_ctl start -D /x'", 'server started']], 1],
  ['Connection refused', [['service mysql start', 'mysql: unrecognized service']], null],
  ['Connection refused', [["su - postgres -c '/usr/lib/postgresql/15/bin/pg_ctl -D /x start'", '']], 1],
  ['Connection refused', [['runuser -l postgres -c "pg_ctl start"', '']], 1],
  // The same programs also do other things than to start.
  ['Connection refused', [['su postgres -c "psql -c \'select 1\'"', '1']], null],
  ['Connection refused', [['redis-server --version', 'v=7.0.15']], null],
  ['Connection refused', [['nginx -t', 'test is successful']], null],
  ['Connection refused', [['pg_ctlcluster 15 main stop', '']], null],
  ['Connection refused', [['mysqld --initialize-insecure', '']], null],
  ['Connection refused', [['docker run --rm hello-world', 'Hello']], null],
  ['Connection refused', [['docker run -d nginx', 'c0ffee']], 1],
  ['Connection refused', [['nohup ./build', 'done']], null],
  ['Connection refused', [['./a & ./b & wait', '']], null],
  // A redirection without a command is one.
  ['Connection refused', [['> app.log', '']], null],
  // A variable of the agent's shell.
  ["KeyError: 'API_URL'", [['export API_URL=x', '']], 1],
  ["KeyError: 'API_URL'", [['echo API_URL', '']], null],
  ["KeyError: 'API_URL'", [['grep "API_URL=" .env', '']], null],
  ["KeyError: 'API_URL'", [['API_URL=x python app.py', '']], 1],
])('not persistent: %s after %s', ([printed, runs, step]) => {
  const found = causes(ran(...runs), printed).filter(({ cause }) => cause === 'not_persistent');
  expect(found.map((one) => [one.step, one.log])).toEqual(step === null ? [] : [[step, 'evaluation.log']]);
});

test('the log of an evaluation is that of the step which printed the line', () => {
  const [line, agent] = ['bash: foo: not found', ran(['pip install foo', 'ok'])];
  const logOf = (...logs: string[][]) => causes(agent, line, {}, [['evaluation.log', 'ok'], ...logs])[0]!.log;
  expect(logOf(['evaluation-step-2.log', `a\n${line}\n`], ['agent-step-3.log', line])).toBe('evaluation-step-2.log');
  expect(logOf(['evaluation-step-2.log', line], ['evaluation-step-3.log', ''])).toBe('evaluation-step-2.log');
  expect(logOf(['evaluation-step-2.log', ''])).toBeNull();
});

test('the log of a test plan has its lines, also those before its end', () => {
  const ended = { typed: 0, end: 'exit' as const, reason: null, exit_code: 127, duration_ms: 1 };
  const files = { transcript: null, recording: null };
  const testcases = [{ command: 'x', input_lines: 0, ...ended, output_tail: 'bash: foo: not found', ...files }];
  const evaluation = aPlan([aPoint({ score: 0, testcases })]);
  const [first] = causes(ran(['pip install foo', 'ok']), '[2/2] 1.2 The last point: 2 of 2 (junit)', { evaluation });
  expect(first).toMatchObject({ cause: 'not_persistent', log: 'evaluation.log' });
});

test.for<['gave_up' | 'claimed_success' | null, string]>([
  ['claimed_success', 'I installed it.\n\n## Summary\n\n- **All tests pass.**'],
  ['claimed_success', 'I could not find pip at first. I used apt instead. Everything is installed and works.'],
  ['claimed_success', 'The server is up and running. Let me know if you need anything else!'],
  ['claimed_success', 'Done. Would you like me to add tests?'],
  ['claimed_success', '✅ Added the configuration and the tests.'],
  ['claimed_success', 'I’ve set up the project.'],
  ['gave_up', 'I couldn’t install the compiler.'],
  [null, "The setup isn't complete."],
  ['gave_up', "I wasn't able to compile the extension."],
  ['gave_up', 'The database is installed. However, I was unable to start it.'],
  ['gave_up', 'I cannot continue without network access.'],
  ['gave_up', 'Which port should I use? Please provide the port.'],
  ['claimed_success', "All tests pass. I couldn't find any remaining issues."],
  ['claimed_success', 'Fixed the bug where names could not be resolved.'],
  ['claimed_success', 'Done, let me know if you need anything else.'],
  [null, '0 tests passed, 3 failed.'],
  [null, 'None of the services is running.'],
  [null, 'The server still needs to be configured.'],
  [null, "Next, I'll check that everything is installed."],
  [null, 'Let me verify that it works.'],
  [null, 'The task is only partially completed.'],
  [null, 'Let me look at the next file.'],
  [null, 'The tests are not passing.'],
  [null, ''],
])('last words: %s: %s', ([cause, words]) => {
  expect(lastWords(words)?.cause ?? null).toBe(cause);
});

test('the same call with the same answer three times; what clients add to each does not count', () => {
  const stamp = (index: number) =>
    `Chunk ID: 5b49b${index}\nWall time: 0.${index}01 seconds\n${14976684 + index} tokens left\nNo such file`;
  const repeats = [1, 2, 3].map((index): [string, string] => ['ls /x', stamp(index)]);
  expect(causes(ran(...repeats))).toMatchObject([{ cause: 'repeating', step: 3 }]);
  const inside = { ...ran(...repeats), trajectory_id: 'b' };
  const middle = { ...ran(['pwd', '/']), subagent_trajectories: [inside] };
  const main = { ...ran(['pwd', '/']), subagent_trajectories: [middle] };
  expect(causes(main)).toMatchObject([{ cause: 'repeating', step: null }]);
  const progress = [1, 2, 3].map((index): [string, string] => ['cat log', `${index}0% done`]);
  expect(causes(ran(...progress))).toEqual([]);
  expect(causes(ran(...repeats.slice(1)))).toEqual([]);
  const reminder = '\n\n<system-reminder>\nThe task tools have not been used.\n</system-reminder>';
  expect(causes(ran(['ls /x', 'no'], ['ls /x', `no${reminder}`], ['ls /x', 'no']))).toMatchObject([{ step: 3 }]);
  // To wait for a program is none.
  const waiting = 'Wall time: 9.0 seconds\nProcess running with session ID 7\nOutput:\n';
  expect(causes(ran(['make', waiting], ['make', waiting], ['make', waiting]))).toEqual([]);
  expect(causes(ran(['sleep 9', ''], ['sleep 9', ''], ['sleep 9', '']))).toEqual([]);
  const empty = JSON.stringify(ran(['', ''], ['', ''], ['', '']));
  expect(causes(trajectorySchema.parse(JSON.parse(empty.replaceAll('"command"', '"keystrokes"'))))).toEqual([]);
  expect(causes(JSON.parse(empty))).toMatchObject([{ cause: 'repeating' }]);
});

test('an agent that was ended did not crash, and its last words are not its last', () => {
  const words = trajectorySchema.parse({
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'agent', message: 'All done.' }],
  });
  const agent = { ...aResult().agent, exit_code: null, timed_out: true, ended_by: 'time_limit' as const };
  expect(causes(words, '', { agent }).map(({ cause }) => cause)).toEqual(['timed_out']);
  expect(causes(words, '', { agent: { ...agent, exit_code: 137 } }).map(({ cause }) => cause)).toEqual(['timed_out']);
});

test('an agent that ends by a call has its last words there', () => {
  const ends = (message: string, name: string, given: object, answer?: string) =>
    trajectorySchema.parse({
      agent: { name: 'a', version: '1' },
      steps: [
        {
          ...{ step_id: 1, source: 'agent', message },
          tool_calls: [{ tool_call_id: 'c', function_name: name, arguments: given }],
          ...(answer === undefined ? {} : { observation: { results: [{ source_call_id: 'c', content: answer }] } }),
        },
      ],
    });
  const claimed = [{ cause: 'claimed_success', step: 1 }];
  expect(causes(ends('', 'finish', { message: 'It is done.' }))).toMatchObject(claimed);
  expect(causes(ends('It is done.', 'bash', { command: 'echo SUBMIT' }))).toMatchObject(claimed);
  expect(causes(ends('It is done.', 'bash', { command: 'ls' }, 'a'))).toEqual([]);
  expect(causes(ends('', 'bash', { command: 'echo It is done.' }))).toEqual([]);
});

test('evidence is one bounded line, whatever an agent says; errors of the harness have no cause', () => {
  const words = trajectorySchema.parse({
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'agent', message: `It is done \u001b[31m\u202e ${'x'.repeat(5000)}` }],
  });
  const [one] = causes(words);
  expect(one!.evidence.length).toBeLessThanOrEqual(300);
  expect(one!.evidence).toMatch(/^It is done [ x…]*$/);
  const error = { stage: 'prepare', kind: 'image', message: 'no image' };
  expect(causes(words, '', { status: 'error', error })).toEqual([]);
  expect(causes(words, '', { status: 'not_run' })).toEqual([]);
  expect(causes(words, '', { status: 'passed' })).toEqual([]);
  expect(causes(null)).toEqual([]);
});
