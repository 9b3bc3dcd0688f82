import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { testMachine } from '../../support/machine.ts';
import { aProvider, aTestbed, runIn, textOf } from '../../support/testbed.ts';
import { describeExec } from '../exec-contract.ts';
import { pathWithout } from './path-without.ts';

describe('running a command on the host, under a keeper', () => {
  describeExec(() => aTestbed('host'));

  test('its pipes hold more than a pipe does', async () => {
    const [F_GETPIPE_SZ, usual] = [1032, 65_536];
    const sizes = await textOf(
      await aTestbed('host'),
      `perl -e 'print join " ", map { fcntl $_, ${F_GETPIPE_SZ}, 0 } *STDOUT, *STDERR'`,
    );
    expect(sizes.split(' ').map((size) => Number(size) / usual)).toEqual([8, 8]);
  });
});

describe('running a command on the host, without perl', () => {
  describeExec(async () =>
    (await aProvider('host', {}, { machine: testMachine({ PATH: pathWithout('perl') }) })).open(),
  );
});

test('without perl and setsid, bash runs a command in a process group of its own, and reports its end', async () => {
  const machine = testMachine({ PATH: pathWithout('perl', 'setsid') });
  const testbed = await (await aProvider('host', {}, { machine })).open();
  const endOf = async (script: string, timeout = 240_000) => {
    const { exit, stdout, stderr } = await runIn(testbed, script, { timeout });
    return [exit.exitCode, exit.timedOut, `${stdout}${stderr}`];
  };
  expect(await endOf('echo a; echo b >&2; exit 3')).toEqual([3, false, 'a\nb\n']);
  expect(await endOf('kill -40 $$')).toEqual([168, false, '']);
  expect(await endOf('kill -9 $$')).toEqual([137, false, '']);
  expect(await endOf('sh -c "exit 1" & wait; kill -40 0')).toEqual([168, false, '']);
  expect(await endOf('trap "echo ended; exit 4" TERM; kill -TERM -$$')).toEqual([4, false, 'ended\n']);
  expect(
    await endOf(
      '(until grep -q "^State:.T" /proc/$$/status; do sleep 0.05; done; kill -CONT $$) & kill -STOP $$; echo on; exit 5',
    ),
  ).toEqual([5, false, 'on\n']);
  // On a busy machine the limit can come before the trap is set, and KILL before its end.
  let atLimit: unknown[] = [];
  for (let timeout = 300; timeout < 100_000 && !/ended/.test(String(atLimit[2])); timeout *= 4)
    atLimit = await endOf('trap "sleep 0.5; echo ended; exit 4" TERM; echo ready; sleep 600 & wait', timeout);
  expect(atLimit).toEqual([null, true, 'ready\nended\n']);
});

test('a command of a person at a shell leaves no timer behind, which the end of the process would wait for', async () => {
  const testbed = await aTestbed('host');
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const output = new PassThrough();
  const seat = { input: Readable.from([]), output, errors: output, terminal: null };
  const before = timers();
  const command = { script: 'echo done; exit 3', environment: {} };
  expect(await testbed.interact(command, seat, new AbortController().signal)).toBe(3);
  expect(timers()).toBeLessThanOrEqual(before);
  expect(String(output.read())).toBe('done\n');
});

describe('the environment', () => {
  const runners = {
    HOME: '/home/somebody',
    USER: 'somebody',
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    TMPDIR: '/tmp/somewhere',
    GITHUB_TOKEN: 'a-token',
    ACTIONS_RUNTIME_TOKEN: 'another-token',
    INPUT_AGENT_COMMAND: 'true',
    RUNNER_TEMP_OF_OURS: 'yes',
    OPENAI_API_KEY: 'a-key',
    LD_PRELOAD: '',
    BASH_ENV: '/dev/null',
    ENV: '/dev/null',
  };

  async function environmentOf(given: Record<string, string>, machine = testMachine(runners)) {
    const testbed = await (await aProvider('host', {}, { machine })).open();
    const text = await textOf(testbed, 'cat /proc/self/environ', { environment: given });
    const entries = text.split('\0').filter((entry) => entry !== '');
    const environment = Object.fromEntries(
      entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
    );
    return { environment, testbed, machine };
  }

  test('is the allow-list and what is given, nothing else', async () => {
    const given = { ONE: '1', TWO: 'two words\nand a second line' };
    const { environment, testbed, machine } = await environmentOf(given);
    expect(environment).toEqual({
      PATH: machine.environment.PATH,
      HOME: '/home/somebody',
      USER: 'somebody',
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      TMPDIR: expect.stringMatching(/^\/.+\/tmp$/),
      PWD: testbed.workdir,
      ...given,
    });
    expect(path.dirname(environment.TMPDIR!)).toBe(path.dirname(testbed.workdir));
  });

  test('may be overridden by what is given', async () => {
    const { environment } = await environmentOf({ HOME: '/home/agent', LANG: 'de_DE.UTF-8' });
    expect(environment).toMatchObject({ HOME: '/home/agent', LANG: 'de_DE.UTF-8', USER: 'somebody' });
  });

  test('leaves out what the runner has not set', async () => {
    const machine = testMachine(runners);
    const { TERM: _, LANG: __, ...rest } = machine.environment;
    const { environment } = await environmentOf({}, { ...machine, environment: rest });
    expect(Object.keys(environment).sort()).toEqual(['HOME', 'PATH', 'PWD', 'TMPDIR', 'USER']);
  });
});
