import { expect, test } from 'vitest';
import type { EvaluationResult } from '../../src/results/evaluation.ts';
import { type Trajectory, trajectorySchema } from '../../src/trajectory/atif.ts';
import { causesOf } from '../../src/trajectory/causes.ts';
import { lastWords } from '../../src/trajectory/last-words.ts';
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
const causes = (trajectory: Trajectory | null, printed = '', more = {}) =>
  causesOf({
    result: aResult({ status: 'failed', evaluation: failed(printed), ...more }),
    trajectory,
    tails: new Map(),
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
  ["ModuleNotFoundError: No module named 'yaml'", [['pip install flask', 'ok']], null],
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
  // A variable of the agent's shell.
  ["KeyError: 'API_URL'", [['export API_URL=x', '']], 1],
  ["KeyError: 'API_URL'", [['echo API_URL', '']], null],
])('not persistent: %s after %s', ([printed, runs, step]) => {
  const found = causes(ran(...runs), printed).filter(({ cause }) => cause === 'not_persistent');
  expect(found.map((one) => [one.step, one.log])).toEqual(step === null ? [] : [[step, 'evaluation.log']]);
});

test.for<['gave_up' | 'claimed_success' | null, string]>([
  ['claimed_success', 'I installed it.\n\n## Summary\n\n- **All tests pass.**'],
  ['claimed_success', 'I could not find pip at first. I used apt instead. Everything is installed and works.'],
  ['claimed_success', 'The server is up and running. Let me know if you need anything else!'],
  ['claimed_success', 'Done. Would you like me to add tests?'],
  ['gave_up', "I wasn't able to compile the extension."],
  ['gave_up', 'The database is installed. However, I was unable to start it.'],
  ['gave_up', 'I cannot continue without network access.'],
  ['gave_up', 'Which port should I use? Please provide the port.'],
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
  const progress = [1, 2, 3].map((index): [string, string] => ['cat log', `${index}0% done`]);
  expect(causes(ran(...progress))).toEqual([]);
  expect(causes(ran(...repeats.slice(1)))).toEqual([]);
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
