import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { testMachine } from '../../support/machine.ts';
import { isAlive } from '../../support/processes.ts';
import { aProvider, aTestbed, runIn, textOf } from '../../support/testbed.ts';
import { pathWithout } from './path-without.ts';

/** Ways to leave a process behind; each writes its pid to the file `pid`, and keeps what it needs to do so. */
const WAYS: Record<string, string> = {
  'a background child': 'sh -c "echo \\$\\$ >pid; exec sleep 400" &',
  'a child that ignores TERM, HUP and INT':
    'sh -c \'trap "" TERM HUP INT; echo $$ >pid; while :; do sleep 0.2; done\' &',
  'a nohup of a nohup': 'nohup nohup sh -c "echo \\$\\$ >pid; exec sleep 400" >/dev/null 2>&1 &',
  'a daemon in a session of its own': '(setsid sh -c "echo \\$\\$ >pid; exec sleep 400" &)',
  'a daemon that forks twice': `perl -e '
    use POSIX; exit if fork; POSIX::setsid(); exit if fork; chdir "/"; open STDIN, "<", "/dev/null"; open STDOUT, ">", "/dev/null"; open STDERR, ">", "/dev/null";
    open my $file, ">", "'"$PWD"'/pid" or die; print $file $$; close $file; sleep 400'`,
};

async function pidOf(testbed: Testbed): Promise<number> {
  await textOf(testbed, 'until [ -s pid ]; do sleep 0.02; done');
  return Number(readFileSync(path.join(testbed.workdir, 'pid'), 'utf8'));
}

describe.each([
  ['under a keeper', undefined],
  ['without perl', 'perl'],
])('%s', (_, missing) => {
  const machine = () => (missing === undefined ? testMachine() : testMachine({ PATH: pathWithout(missing) }));

  test.each(Object.entries(WAYS).filter(([, script]) => missing === undefined || !script.includes('perl')))(
    '%s lives until the testbed is removed, and no longer',
    async (_, script) => {
      const testbed = await (await aProvider('host', {}, { machine: machine() })).open();
      const { exit } = await runIn(testbed, script, { shell: 'agent', lasting: true });
      expect(exit.exitCode).toBe(0);
      const pid = await pidOf(testbed);
      expect(isAlive(pid)).toBe(true);
      expect(await testbed.remove()).toEqual([]);
      expect(isAlive(pid)).toBe(false);
    },
  );
});

test.each([
  ['has cleared its environment', 'exec sleep 400'],
  ['has a line end in its name', "printf 'a\\nb' >/proc/\\$\\$/comm; while :; do sleep 1; done"],
])('one that %s goes as well, under a keeper', async (_, script) => {
  const testbed = await aTestbed('host');
  const daemon = `(env -i setsid sh -c "echo \\$\\$ >pid; ${script}" &)`;
  await runIn(testbed, daemon, { shell: 'agent', lasting: true });
  const pid = await pidOf(testbed);
  expect(await testbed.remove()).toEqual([]);
  expect(isAlive(pid)).toBe(false);
});

test('a tree of processes that keeps growing goes whole', async () => {
  const testbed = await aTestbed('host');
  const script = 'setsid sh -c "while :; do sleep 30 & sleep 0.01; done" & echo $! >pid; sleep 0.5';
  await runIn(testbed, script, { shell: 'agent', lasting: true });
  const pid = await pidOf(testbed);
  expect(await testbed.remove()).toEqual([]);
  expect(isAlive(pid)).toBe(false);
});

test.each([
  ['what it left is in its control group, and known by its environment', 'setsid'],
  ['what has cleared its environment is in its control group', 'env -i setsid'],
])('an agent that kills its keeper gains nothing, and a note: %s', async (_, how) => {
  const testbed = await aTestbed('host');
  const script = `(${how} sh -c "echo \\$\\$ >pid; exec sleep 400" &); until [ -s pid ]; do sleep 0.02; done; kill -9 $PPID`;
  const { exit } = await runIn(testbed, script, { shell: 'agent', lasting: true });
  expect(exit).toMatchObject({ exitCode: null, timedOut: false });
  const pid = await pidOf(testbed);
  expect(isAlive(pid)).toBe(true);
  expect((await testbed.remove()).map(({ kind }) => kind)).toEqual(['keeper_killed']);
  expect(isAlive(pid)).toBe(false);
});

test('removing one testbed leaves the others alone', async () => {
  const { open } = await aProvider('host');
  const [first, second] = [await open(), await open({}, 2)];
  for (const testbed of [first, second]) {
    await runIn(testbed, WAYS['a daemon in a session of its own']!, { shell: 'agent', lasting: true });
  }
  const [one, two] = [await pidOf(first), await pidOf(second)];
  expect(await first.remove()).toEqual([]);
  expect([isAlive(one), isAlive(two)]).toEqual([false, true]);
  expect(await second.remove()).toEqual([]);
  expect(isAlive(two)).toBe(false);
});
