import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isOfMachine } from '../../../src/testbeds/host/launcher.ts';
import { PlainLauncher } from '../../../src/testbeds/host/plain-launcher.ts';
import { TestbedDestroyed } from '../../../src/testbeds/types.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../../src');

test.each([
  ['has left nothing', 'true'],
  ['has left a process that ended later', 'sleep 0.3 &'],
])('the number of a command that %s: the next process that gets it is left alone', (_, script) => {
  // In a namespace of its own, the next process can be given a number.
  const program = `
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { listProcesses } from '${SOURCE}/base/processes.ts';
    import { PlainLauncher } from '${SOURCE}/testbeds/host/plain-launcher.ts';

    const [pipes, script] = process.argv.slice(1);
    const launcher = new PlainLauncher(pipes);
    const command = { argv: ['sh', '-c', script], cwd: '/', environment: { PATH: process.env.PATH } };
    const { session, exited } = await launcher.launch(command, new AbortController().signal);
    const number = await session;
    await exited;
    while (listProcesses().some((one) => one.session === number)) await sleep(20);
    let next;
    let ended;
    do {
      next?.kill();
      await ended;
      writeFileSync('/proc/sys/kernel/ns_last_pid', String(number - 1));
      next = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      ended = once(next, 'exit');
    } while (next.pid !== number);
    await launcher.release();
    next.kill('SIGTERM');
    console.log((await ended)[1]);
    process.exit();`;
  const asRoot = process.getuid!() === 0 ? [] : ['sudo', '-n', '--preserve-env'];
  // A shell is the first process: it waits for orphans, which free their numbers.
  const apart = [...asRoot, 'unshare', '--pid', '--fork', '--mount-proc', 'sh', '-c', '"$@"; exit $?', 'sh'];
  const node = [process.execPath, '--input-type=module', '--eval', program, temporaryDirectory(), script];
  const [unshare, ...words] = [...apart, ...node];
  expect(execFileSync(unshare!, words, { encoding: 'utf8', timeout: 300_000 })).toBe('SIGTERM\n');
});

test('a directory of pipes that a command has removed is the doing of the trial', async () => {
  const launcher = new PlainLauncher(path.join(temporaryDirectory(), 'gone'));
  const environment = { PATH: process.env.PATH! };
  const launched = launcher.launch({ argv: ['true'], cwd: '/', environment }, new AbortController().signal);
  await expect(launched).rejects.toThrow(TestbedDestroyed);
});

test('pipes for which the disk has no room are a fault of the machine', async () => {
  const directory = temporaryDirectory();
  const full = '#!/bin/sh\necho "mkfifo: cannot create fifo \'$3\': No space left on device" >&2; exit 1\n';
  writeFileSync(path.join(directory, 'mkfifo'), full, { mode: 0o755 });
  const launcher = new PlainLauncher(directory);
  const launched = launcher.launch(
    { argv: ['true'], cwd: '/', environment: { PATH: directory } },
    new AbortController().signal,
  );
  await expect(launched).rejects.toMatchObject({ name: 'TrialError', kind: 'host' });
});

test('a file over the limit of this process (ulimit -f) is a fault of the machine, too', () => {
  expect(isOfMachine(Object.assign(new Error('EFBIG: file too large, write'), { code: 'EFBIG' }))).toBe(true);
});
