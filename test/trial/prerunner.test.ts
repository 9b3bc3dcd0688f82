import { beforeAll, describe, expect, test } from 'vitest';
import { quote } from '../../src/base/text/shell.ts';
import type { Testbed } from '../../src/testbeds/types.ts';
import { FailedCommands, prerunnerScript } from '../../src/trial/prerunner.ts';
import { aTestbed, runIn, textOf } from '../support/testbed.ts';

const DIRECTORY = '/tmp/ab pre$runner';

describe.each(['docker', 'host'] as const)('a prerunner on %s', (kind) => {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await aTestbed(kind);
  });

  /** Runs lines as prerunner.sh. */
  async function prerun(lines: string[], before = '') {
    const script = quote(`${lines.join('\n')}\n`);
    await textOf(testbed, `mkdir -p ${quote(DIRECTORY)} && printf %s ${script} >${quote(`${DIRECTORY}/prerunner.sh`)}`);
    const ran = await runIn(testbed, `${before}\n${prerunnerScript(DIRECTORY)}`, { shell: 'bash' });
    const commands = new FailedCommands();
    commands.push('stdout', ran.stdout);
    commands.push('stderr', ran.stderr);
    return { failed: commands.found, exitCode: ran.exit.exitCode, stdout: ran.stdout.toString() };
  }

  test.each<[string, string[], string[], number]>([
    ['all is well', ['#!/bin/bash', 'true', 'echo "a b" | grep -q a'], [], 0],
    ['a command fails', ['true', 'ls nowhere', 'true'], ['2, exit code 2: ls nowhere'], 0],
    ['several fail', ['false', 'ls nowhere', 'true'], ['1, exit code 1: false', '2, exit code 2: ls nowhere'], 0],
    ['one is not there', ['no-such-tool --now', 'true'], ['1, exit code 127: no-such-tool --now'], 0],
    ['a subshell fails', ['true', '(exit 3)', 'true'], ['2, exit code 3: ( exit 3 )'], 0],
    ['one fails before a subshell', ['true', 'false', '(true) &', 'true'], ['2, exit code 1: false'], 0],
    ['a pipeline fails', ['echo a | grep b', 'true'], ['1, exit code 1: grep b'], 0],
    ['a part of a list fails', ['true', 'false && echo never', 'true'], ['2, exit code 1: false'], 0],
    ['a substitution fails', ['value=$(false)', 'true'], ['1, exit code 1: value=$(false)'], 0],
    ['a function fails', ['work() {', '  return 4', '}', 'work', 'true'], ['4, exit code 4: return 4'], 0],
    ['the end of a list fails', ['true && false', 'true'], ['1, exit code 1: false'], 0],
    ['a command of many lines fails', ['ls \\', '  nowhere', 'true'], ['2, exit code 2: ls nowhere'], 0],
    ['an alternative is there', ['false || true', 'true'], [], 0],
    ['a condition does not hold', ['if false; then echo never; fi', 'while false; do :; done', 'true'], [], 0],
    ['a condition does not hold, over lines', ['if false', 'then', '  echo never', 'fi', 'true'], [], 0],
    ['a failure is expected', ['! false', 'true'], [], 0],
    ['the last command fails', ['true', 'false'], ['2, exit code 1: false'], 1],
    ['the script says its exit code', ['true', 'exit 7'], [], 7],
    ['the script stops at a failure', ['set -e', 'false', 'echo never'], ['2, exit code 1: false'], 1],
    ['the script ends by a signal', ['kill -TERM $$', 'sleep 5'], [], 143],
    ['the script is broken', ['true', 'if'], [], 2],
  ])('%s', async (_, lines, failed, exitCode) => {
    expect(await prerun(lines)).toMatchObject({ failed, exitCode });
  });

  test('the script runs as if nobody watched: its name, environment, descriptors, traps and standard input', async () => {
    const { stdout, failed, exitCode } = await prerun([
      'echo "$0"',
      'echo "${BASH_ENV-unset}"',
      'bash -c \'echo "${BASH_ENV-unset}"\'',
      'cat',
      'trap "echo the end" EXIT',
      '[ -e /proc/$$/fd/9 ] && echo open',
      'true',
    ]);
    expect(stdout.split('\n')).toEqual([`${DIRECTORY}/prerunner.sh`, 'unset', 'unset', 'the end', '']);
    expect({ failed, exitCode }).toEqual({ failed: ['6, exit code 1: [ -e /proc/$$/fd/9 ]'], exitCode: 0 });
  });

  test('POSIXLY_CORRECT of an image counts, and failed commands are found all the same', async () => {
    const lines = ['echo "$POSIXLY_CORRECT"', 'shopt -qo posix && echo posix', 'false', 'true'];
    const { failed, stdout } = await prerun(lines, 'export POSIXLY_CORRECT=1');
    expect({ failed, stdout }).toEqual({ failed: ['3, exit code 1: false'], stdout: '1\nposix\n' });
  });

  test('the file of BASH_ENV of an image is read, by the shells of the prerunner too', async () => {
    const setup = 'echo "own=1; false" >own.sh; export BASH_ENV=\'$PWD/own.sh\'';
    const lines = ['echo "$own $BASH_ENV"', "bash -c 'echo $own'"];
    const expected = { failed: [], stdout: '1 $PWD/own.sh\n1\n' };
    expect(await prerun(lines, setup)).toMatchObject(expected);
    expect(await prerun(lines, `${setup}; export POSIXLY_CORRECT=1`)).toMatchObject({ stdout: ' $PWD/own.sh\n\n' });
    expect(await prerun(['echo "$own"'], 'export BASH_ENV=nowhere')).toMatchObject({ failed: [], stdout: '\n' });
  });

  test('it goes when it has ended, whatever its end', async () => {
    for (const line of ['true', 'exit 3', 'kill -KILL $$']) {
      await prerun([line]);
      expect(await textOf(testbed, `ls -d ${quote(DIRECTORY)} 2>/dev/null || echo gone`)).toBe('gone');
    }
  });

  test('what it starts in the background stays, and does not delay it', async () => {
    const { failed, exitCode } = await prerun([
      'sleep 300 &',
      'echo $! >background',
      'nohup sleep 301 >/dev/null 2>&1 &',
    ]);
    expect({ failed, exitCode }).toEqual({ failed: [], exitCode: 0 });
    expect(await textOf(testbed, 'kill -0 $(cat background) && echo alive')).toBe('alive');
  });
});

test('marks in a stream are found wherever its chunks are cut, on stderr only', () => {
  const bytes = Buffer.from('noise\nagentbench: prerunner line 3, exit code 1: ünï\nmore noise\n');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const commands = new FailedCommands();
    commands.push('stdout', bytes);
    commands.push('stderr', bytes.subarray(0, cut));
    commands.push('stderr', bytes.subarray(cut));
    expect(commands.found).toEqual(['3, exit code 1: ünï']);
  }
});

test('of commands that fail without end, the first ones are held', () => {
  const commands = new FailedCommands();
  for (let line = 1; line < 1000; line += 1)
    commands.push('stderr', Buffer.from(`agentbench: prerunner line ${line}\n`.repeat(20)));
  expect(commands.found).toEqual(Array(10).fill('1'));
});
