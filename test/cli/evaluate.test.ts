import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentbench } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Runs `agentbench evaluate` as SetupBench's harness is run, with this metadata; `result` is the file it wrote, null without one. */
async function evaluate(metadata: unknown, flags: string[] = [], environment: Record<string, string> = {}) {
  const directory = temporaryDirectory();
  const workdir = path.join(directory, 'testbed');
  mkdirSync(workdir);
  const file = path.join(directory, 'metadata.json');
  if (metadata !== undefined) writeFileSync(file, isText(metadata) ? metadata : JSON.stringify(metadata));
  const output = path.join(directory, 'out/deeper/test_results.json');
  const finished = await agentbench(['evaluate', file, '-w', workdir, '-o', output, ...flags], { environment });
  let result: string | null = null;
  try {
    result = readFileSync(output, 'utf8');
  } catch {
    // It wrote none.
  }
  return {
    ...finished,
    result,
    stderr: finished.stderr.replaceAll(directory, 'DIR'),
    stdout: finished.stdout.replaceAll(directory, 'DIR'),
  };
}

const isText = (metadata: unknown) => typeof metadata === 'string' || Buffer.isBuffer(metadata);
const row = (success_command: string, task_type = 'dbsetup') => ({ success_command, task_type });
const YES = '{"success": true}';
const NO = '{"success": false}';

describe('agentbench evaluate', () => {
  it.each<[what: string, metadata: unknown, flags: string[], exitCode: number, result: string | null]>([
    ['the text', row('echo "Setup successful"'), [], 0, YES],
    ['no text: exit 0 whatever the verdict', row('echo "Setup failed"'), [], 0, NO],
    ['the text on stderr, and a bad exit code', row('echo "Setup successful" >&2; exit 3'), [], 0, YES],
    ['the text across stdout and stderr', row('printf "Setup succ"; printf essful >&2'), [], 0, YES],
    ['invalid UTF-8', row(`printf '\\377Setup successful\\376'`), [], 0, YES],
    ['dependency_resolution: the exit code', row('echo nothing', 'dependency_resolution'), [], 0, YES],
    ['dependency_resolution: not the text', row('echo "Setup successful"; exit 1', 'dependency_resolution'), [], 0, NO],
    ['in the workdir', row('test "$(basename "$PWD")" = testbed && echo "Setup successful"'), [], 0, YES],
    ['--command before the metadata', row('false'), ['-c', 'echo "Setup successful"'], 0, YES],
    ['--command without one in the metadata', { task_type: 'x' }, ['--command', 'echo "Setup successful"'], 0, YES],
    ['--new-session', row('echo "Setup successful"; kill -TERM 0'), ['-n'], 0, YES],
    [
      'its own group killed, as nine rows do',
      { ...row('echo "Setup successful"; kill -TERM -$(ps -o pgid= $$ | tr -d " ")'), start_new_session: true },
      [],
      0,
      YES,
    ],
    ['a time limit', row('echo "Setup successful"; sleep 60'), ['--evaluation-timeout', '1s'], 0, NO],
    ['metadata that is not there', undefined, [], 1, null],
    ['metadata that is no JSON', '{', [], 1, null],
    ['metadata that is no object', '[1]', [], 1, null],
    ['a workdir that is not there', row('true'), ['-w', path.join(temporaryDirectory(), 'missing')], 1, null],
    ['no command', { task_type: 'x' }, [], 2, null],
    ['no task type', { success_command: 'true' }, [], 2, null],
    ['an unknown flag', row('true'), ['--nope'], 2, null],
    ['abbreviated flags', row('false'), ['--comm=echo "Setup successful"', '--new', '--q'], 0, YES],
    ['a second argument', row('true'), ['more'], 2, null],
    [
      'a task type of any other kind',
      '{"success_command": "echo \\"Setup successful\\"", "task_type": NaN}',
      [],
      0,
      YES,
    ],
    ['a task type that is empty', { success_command: 'exit 1', task_type: [] }, [], 0, NO],
    ['a task type that is null', { success_command: 'true', task_type: null }, [], 2, null],
    ['infinite numbers elsewhere', '{"success_command": "true", "task_type": "x", "n": [-Infinity, NaN]}', [], 0, NO],
    [
      'a list: a command and its words',
      { ...row(''), success_command: ['echo $0 $1', 'Setup', 'successful'] },
      [],
      0,
      YES,
    ],
    [
      'an object: its names',
      '{"success_command": {"echo $0 $2": 0, "Setup": 0, "7": 0, "successful": 0}, "task_type": 1}',
      [],
      0,
      YES,
    ],
    ['an empty list', { ...row(''), success_command: [] }, [], 2, null],
    ['a list of anything else', { ...row(''), success_command: ['true', 1] }, [], 1, null],
    ['a number', { ...row(''), success_command: 7 }, [], 1, null],
    ['bytes that are no UTF-8', Buffer.from('{"success_command": "true", "task_type": "\xff"}', 'latin1'), [], 1, null],
    ['a command of 3 MB', row(`: '${'x'.repeat(3_000_000)}'; echo "Setup successful"`), ['-q'], 0, YES],
  ])('%s', async (_, metadata, flags, exitCode, result) => {
    const finished = await evaluate(metadata, flags);
    expect({ exitCode: finished.exitCode, result: finished.result }, finished.stderr).toEqual({ exitCode, result });
    if (exitCode !== 0) expect(finished.stderr).not.toBe('');
  });

  it('does not wait for a child that holds the output', async () => {
    const begun = performance.now();
    expect((await evaluate(row('sleep 200 & echo "Setup successful"'))).result).toBe(YES);
    expect(performance.now() - begun).toBeLessThan(150_000);
  });

  it('runs a long command also with a relative TMPDIR', async () => {
    const long = row(`: '${'x'.repeat(200_000)}'; echo "Setup successful"`);
    expect((await evaluate(long, ['-q'], { TMPDIR: 'tmp' })).result).toBe(YES);
  });

  it('names a workdir that is not there', async () => {
    const missing = path.join(temporaryDirectory(), 'missing');
    const { stderr } = await evaluate(row('true'), ['-w', missing, '-q']);
    expect(stderr).toBe(`agentbench: the command cannot be started: there is no directory ${missing}\n`);
  });

  it('without its metadata argument is a usage error', async () => {
    expect(await agentbench(['evaluate'])).toMatchObject({ exitCode: 2 });
  });

  it('says what it does, and nothing with --quiet', async () => {
    const loud = await evaluate(row('echo "Setup successful"'), ['--verbose']);
    expect(loud.stdout).toBe(`Task type: dbsetup
Working directory: DIR/testbed
Output file: DIR/out/deeper/test_results.json

Running command in DIR/testbed:
│ echo "Setup successful"

Command output:
│ Setup successful

Results written to DIR/out/deeper/test_results.json: {"success": true}
`);
    expect((await evaluate(row('echo "Setup successful"'), ['-q'])).stdout).toBe('');
  });
});
