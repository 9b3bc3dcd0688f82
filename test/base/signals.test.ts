import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { onSignal, unlessLate } from '../../src/base/signals.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('what has come while this process stood still is not late', async () => {
  const answered = path.join(temporaryDirectory(), 'answered');
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const child = spawn('sh', ['-c', `echo an answer; : >${answered}`], { stdio: [...stdio] });
  const answer = unlessLate(once(child.stdout!, 'data'), 10);
  // It stands still until the answer is there, and the time over.
  spawnSync('sh', ['-c', `until [ -e ${answered} ]; do sleep 0.02; done; sleep 0.05`]);
  expect(String(await answer)).toBe('an answer\n');
});

test('what does not come in time is', async () => {
  expect(await unlessLate(new Promise(() => {}), 10)).toBe(null);
});

test('a signal that comes twice at once, as by timeout(1), ends nothing at once; another one, or a later one, does', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { signal, dispose } = onSignal();
  try {
    for (const name of ['SIGINT', 'SIGINT'] as const) process.emit(name, name);
    expect(signal.reason).toBe('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    process.emit('SIGTERM', 'SIGTERM');
    vi.advanceTimersByTime(500);
    process.emit('SIGINT', 'SIGINT');
    expect(exit.mock.calls).toEqual([[143], [130]]);
  } finally {
    dispose();
    exit.mockRestore();
    vi.useRealTimers();
  }
});
