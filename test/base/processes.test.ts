import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endProcesses, hasNoChild, listProcesses } from '../../src/base/processes.ts';

test('a process without a child is told from one that has some, and from one that is not there', async () => {
  // It begins a child when it is told to, ends it, and waits for it.
  const script = 'echo; read _; sleep 600 & echo; read _; kill $!; wait; echo; read _';
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(shell, 'exit');
  const told: boolean[] = [];
  for (let at = 0; at < 3; at += 1) {
    await once(shell.stdout, 'data');
    told.push(hasNoChild(shell.pid!));
    shell.stdin.write('\n');
  }
  expect(told).toEqual([true, false, true]);
  await ended;
  expect(hasNoChild(shell.pid!)).toBe(false);
});

test('a process that ignores TERM gets KILL, however late a busy machine comes to it', async () => {
  const shell = spawn('sh', ['-c', 'trap "" TERM; echo; while :; do sleep 0.1; done'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  // Each look at the clock is an hour after the one before.
  let hours = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 3_600_000 * hours++);
  onTestFinished(() => clock.mockRestore());
  const signals = vi.spyOn(process, 'kill');
  onTestFinished(() => signals.mockRestore());
  const find = () => {
    const found = () => listProcesses().filter(({ pid }) => pid === shell.pid);
    // One that got KILL can still be there for as long as the machine gives it no time to end.
    const isKilled = signals.mock.calls.some(([, signal]) => signal === 'SIGKILL');
    for (let looks = 0; isKilled && looks < 6000 && found().length > 0; looks += 1) pause(10);
    return found();
  };
  expect(await endProcesses(find, 1_000)).toEqual([]);
});

/** Stands still for so many milliseconds. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
