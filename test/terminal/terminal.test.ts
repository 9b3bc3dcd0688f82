import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TrialError } from '../../src/base/errors.ts';
import { Redactor } from '../../src/base/redact/redact.ts';
import { TERMINAL_DRIVER } from '../../src/programs/terminal-driver.ts';
import { openTerminal } from '../../src/terminal/terminal.ts';
import { TestbedDestroyed } from '../../src/testbeds/types.ts';
import { isAlive } from '../support/processes.ts';
import { aBench, aPlace, eventsOf } from './support.ts';

const forever = new AbortController().signal;
const redactor = new Redactor(['hunter2-hunter2']);

test('the driver is a program that perl has nothing to say about', () => {
  const { stderr, status } = spawnSync('perl', ['-cw', '-e', TERMINAL_DRIVER], { encoding: 'utf8' });
  expect(stderr.replace(/Name "main::\w+" used only once.*\n/g, '')).toBe('-e syntax OK\n');
  expect(status).toBe(0);
});

test('it uses no module that perl-base lacks', () => {
  expect(
    new Set([...TERMINAL_DRIVER.matchAll(/^\s*use (\w+)|; use (\w+)/gm)].map(([, first, other]) => first ?? other)),
  ).toEqual(new Set(['strict', 'warnings', 'Errno', 'Fcntl', 'POSIX']));
});

test('one driver serves all commands', async () => {
  const { run, place } = await aBench();
  for (const input of [null, [], ['x']]) await run('read x; true', { input });
  expect(place.started).toHaveLength(1);
});

test('the longest time limit is no more than a timer takes', async () => {
  const { run } = await aBench();
  expect(await run('sleep 0.2; echo on', { timeout: 2 ** 31 - 1 })).toMatchObject({ exitCode: 0, transcript: 'on\n' });
});

test('secrets are in neither transcript nor recording', async () => {
  const { run } = await aBench({ redactor });
  const session = await run('read x; echo $x; echo hunter2; sleep 0.1; echo -n -hunter2; : hunter2-hunter2', {
    input: ['hunter2-hunter2'],
  });
  expect(session.transcript).toBe('***\n***\nhunter2\n-hunter2');
  expect(session.recording).not.toContain('hunter2-hunter2');
  expect(eventsOf(session.recording)[0]).toEqual([expect.any(Number), 'i', '***\r']);
});

describe('a driver that is lost', () => {
  test.each([
    ['killed', 'kill -KILL $DRIVER', 'exit'],
    ['killed with all of its kind', 'kill -KILL $DRIVER $(pgrep -P $DRIVER)', 'exit'],
  ])(
    '%s: the session says so, the next one has another, and what it left ends with the point',
    async (_, kill, end) => {
      const { run, terminal, place } = await aBench();
      const script = `(trap '' HUP; : >ready; exec sleep 900) & echo $! >left; until [ -e ready ]; do sleep 0.02; done; DRIVER=${place.started[0]}; ${kill}; sleep 3`;
      expect(await run(script)).toMatchObject({ lost: true, exitCode: null, end });
      expect(place.started).toHaveLength(2);
      const left = Number((await run('cat left', { input: null })).transcript);
      expect(isAlive(left)).toBe(true);
      expect(await terminal.endLeft(forever)).toBe(0);
      expect(isAlive(left)).toBe(false);
    },
  );

  test('and cannot be started again: the testbed is destroyed', async () => {
    const place = aPlace();
    const { run } = await aBench({}, place);
    const converse = place.converse;
    place.converse = (_, signal) => converse(['false'], signal);
    await expect(run(`kill -KILL ${place.started[0]}; sleep 3`)).rejects.toThrow(TestbedDestroyed);
  });

  test('the process that holds a session is killed', async () => {
    const { run, terminal } = await aBench();
    expect(await run('kill -KILL $PPID; sleep 0.2')).toMatchObject({ exitCode: null, end: 'exit', lost: true });
    expect(await run('echo on')).toMatchObject({ exitCode: 0, transcript: 'on\n' });
    await terminal.endLeft(forever);
  });
});

describe('opening', () => {
  test.each([
    ['nothing', 'true'],
    ['something else', 'echo bash: perl: command not found'],
  ])('without perl, where the program says %s', async (_, script) => {
    const place = aPlace();
    const open = openTerminal(
      { converse: (_, signal) => place.converse(['sh', '-c', script], signal) },
      { redactor },
      forever,
    );
    await expect(open).rejects.toThrow(/the image has no perl.*Debian or Ubuntu/);
    await expect(open).rejects.toThrow(TrialError);
  });

  test('where the program is not to be found', async () => {
    const place = aPlace();
    const open = openTerminal(
      { converse: (_, signal) => place.converse(['/no/such/perl'], signal) },
      { redactor },
      forever,
    );
    await expect(open).rejects.toThrow(/no perl|ENOENT/);
  });

  test('perl at another place of PATH', async () => {
    const place = aPlace();
    const tried: string[] = [];
    const testbed = {
      converse([program, ...rest]: [string, ...string[]], signal: AbortSignal) {
        tried.push(program);
        return place.converse([program === 'perl' ? '/usr/bin/perl' : 'false', ...rest], signal);
      },
    };
    (await openTerminal(testbed, { redactor }, forever)).close();
    expect(tried).toEqual(['/usr/bin/perl', 'perl']);
  });
});

describe('the end', () => {
  test('an abort ends the command and throws its reason', async () => {
    const { run, place } = await aBench();
    const abort = new AbortController();
    const running = run('echo $$ >pid; sleep 900', { signal: abort.signal });
    const pid = () => readFileSync(path.join(place.directory, 'pid'), 'utf8').trim();
    await expect.poll(() => existsSync(path.join(place.directory, 'pid')) && pid()).toMatch(/^\d+$/);
    abort.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect.poll(() => [Number(pid()), place.started[0]!].some(isAlive)).toBe(false);
  });

  test('close ends everything, daemons too', async () => {
    const { run, terminal, place } = await aBench();
    const session = await run('setsid sleep 900 & echo $!; sleep 901 & echo $!');
    terminal.close();
    await expect
      .poll(() => [...session.transcript.trim().split('\n').map(Number), place.started[0]!].some(isAlive))
      .toBe(false);
  });
});
