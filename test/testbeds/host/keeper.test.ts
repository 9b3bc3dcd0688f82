import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEEPER } from '../../../src/programs/keeper.ts';
import { hostEnvironment } from '../../../src/testbeds/host/environment.ts';
import { Keepers } from '../../../src/testbeds/host/keeper.ts';
import { AGENTBENCH } from '../../support/cli.ts';
import { isAlive } from '../../support/processes.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aTestbed, runIn, textOf } from '../../support/testbed.ts';

test('the program is strict, without a warning, although it loads no module', () => {
  const { stderr } = spawnSync('perl', ['-Mstrict', '-Mwarnings', '-c', '-e', KEEPER], { encoding: 'utf8' });
  expect(stderr).toBe('-e syntax OK\n');
  expect(KEEPER).not.toMatch(/^\s*(use|require)\b/m);
  expect(KEEPER).not.toMatch(/^\s*#/m);
});

test('all commands of a testbed have one keeper, which sees nothing of what they are given', async () => {
  const testbed = await aTestbed('host');
  const environment = { GIVEN: 'a secret' };
  const [first, second] = [
    await textOf(testbed, 'echo $PPID', { environment }),
    await textOf(testbed, 'echo "$PPID${GIVEN-}"'),
  ];
  expect(second).toBe(first);
  for (const file of ['environ', 'cmdline'])
    expect(readFileSync(`/proc/${first}/${file}`, 'latin1')).not.toMatch('secret');
  const descriptors = () => readdirSync(`/proc/${first}/fd`).length;
  const before = descriptors();
  for (let turn = 0; turn < 5; turn += 1) await textOf(testbed, 'true');
  expect(descriptors()).toBe(before);
});

test('a /proc of another PID namespace is refused with the remedy: no process would be found', () => {
  const asRoot = process.getuid!() === 0 ? [] : ['sudo', '-n'];
  const [unshare, ...words] = [...asRoot, 'unshare', '--pid', '--fork', process.execPath, AGENTBENCH, 'run'];
  const { status, stderr } = spawnSync(unshare!, words, { cwd: temporaryDirectory(), encoding: 'utf8' });
  expect([status, stderr.trimEnd().split('\n').at(-1)]).toEqual([
    2,
    'agentbench: testbed: auto means host for this dataset. The host testbed needs /proc, which is not mounted, or is that of another PID namespace; run: mount -t proc proc /proc',
  ]);
});

test.each<[string, { environment?: Record<string, string>; script?: string }]>([
  ['a variable', { environment: { PROMPT: 'x\0INJECTED\0yes' } }],
  ['a name', { environment: { 'A\0INJECTED': 'yes' } }],
  ['a word', { script: 'env\0INJECTED\0yes' }],
])('a NUL in %s is refused: it would put further variables there', async (_, { environment = {}, script = 'env' }) => {
  const testbed = await aTestbed('host');
  await expect(runIn(testbed, script, { environment })).rejects.toMatchObject({
    name: 'TrialError',
    message: expect.stringContaining('holds a NUL character'),
  });
  expect(await textOf(testbed, 'env')).not.toMatch('INJECTED');
});

test('commands are begun side by side, each with its own words, directory, streams and end', async () => {
  const testbed = await aTestbed('host');
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const ran = await Promise.all(
    numbers.map((number) => {
      const environment = { NUMBER: `${number}\n=`, EMPTY: '' };
      const script = `printf '%s' "$NUMBER"; echo "\${EMPTY-unset}$PWD" >&2; exit ${number}`;
      return runIn(testbed, script, { environment });
    }),
  );
  for (const [number, { exit, stdout, stderr }] of ran.entries()) {
    expect([exit.exitCode, stdout.toString(), stderr.toString()]).toEqual([
      number,
      `${number}\n=`,
      `${testbed.workdir}\n`,
    ]);
  }
});

test('one that a command has stopped goes on with the next', async () => {
  const testbed = await aTestbed('host');
  // On a busy machine the limit can come before the command has stopped anything, and its end be late; a defect delays all tries.
  let late = Number.POSITIVE_INFINITY;
  for (let timeout = 500; timeout < 100_000 && late >= 4_500; timeout *= 2) {
    const { exit, stdout } = await runIn(testbed, 'kill -STOP $PPID; echo stopped; sleep 600', { timeout });
    expect(exit).toMatchObject({ exitCode: null, timedOut: true, survived: false });
    if (stdout.toString() === 'stopped\n') late = exit.duration - timeout;
  }
  expect(late).toBeLessThan(4_500);
  const keeper = Number(await textOf(testbed, 'kill -STOP $PPID; echo $PPID', { timeout: 500 }).catch(() => '0'));
  expect(await textOf(testbed, 'echo goes on')).toBe('goes on');
  expect(await testbed.remove()).toEqual([]);
  expect(isAlive(keeper)).toBe(false);
});

test('where one was killed, before or while it was needed, another takes its place', async () => {
  const testbed = await aTestbed('host');
  const keeper = () => textOf(testbed, 'echo $PPID');
  const first = await keeper();
  const { exit } = await runIn(testbed, 'kill -KILL $PPID; sleep 0.2');
  expect(exit).toMatchObject({ exitCode: null, timedOut: false });
  const second = await keeper();
  process.kill(Number(second), 'SIGKILL');
  await expect.poll(() => isAlive(Number(second)), { interval: 1 }).toBe(false);
  const third = await keeper();
  expect(new Set([first, second, third]).size).toBe(3);
});

test('what cannot be begun is told: no directory, words that are too long; a program that is not there has exit code 127', async () => {
  const launcher = new Keepers(hostEnvironment(process.env, temporaryDirectory()));
  onTestFinished(async () => void (await launcher.release()));
  const { signal } = new AbortController();
  const launch = async (words: string[], cwd = '/') => {
    const [program = 'true', ...rest] = words;
    const environment = { PATH: process.env.PATH! };
    return (await launcher.launch({ argv: [program, ...rest], cwd, environment }, signal)).exited;
  };
  const missing = path.join(temporaryDirectory(), 'missing');
  await expect(launch([], missing)).rejects.toMatchObject({
    name: 'TestbedDestroyed',
    message: `the command cannot be started: ${missing}: No such file or directory`,
  });
  await expect(launch(['true', 'x'.repeat(200_000)])).rejects.toMatchObject({
    name: 'TrialError',
    message: expect.stringMatching(/^a command and its environment have 200\d{3} bytes, more than Linux takes$/),
  });
  expect(await launch(['no-such-program'])).toBe(127);
  expect(await launch(['false'])).toBe(1);
});

test('an environment without perl begins nothing, and says so', async () => {
  const launcher = new Keepers({ PATH: '/nowhere' });
  const { signal } = new AbortController();
  const launch = launcher.launch({ argv: ['true'], cwd: '/', environment: {} }, signal);
  await expect(launch).rejects.toThrow(/^the command cannot be started: spawn perl ENOENT$/);
  expect(await launcher.release()).toEqual({ left: [], keeperKilled: false });
});

test('with its owner gone it ends what it keeps, and itself', async () => {
  const testbed = await aTestbed('host');
  const keeper = Number(await textOf(testbed, 'setsid sleep 300 >/dev/null 2>&1 & echo $! >pid; echo $PPID'));
  const daemon = Number(await textOf(testbed, 'cat pid'));
  expect([keeper, daemon].map(isAlive)).toEqual([true, true]);
  await testbed.remove();
  await expect.poll(() => [keeper, daemon].map(isAlive)).toEqual([false, false]);
});
