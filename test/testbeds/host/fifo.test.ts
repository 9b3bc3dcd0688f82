import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFifos } from '../../../src/testbeds/host/fifo.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const directory = temporaryDirectory();

/** A pipe with a shell at its other end, and how the shell ends. */
async function writtenBy(script: string) {
  const { stdout, stderr } = await openFifos(directory, process.env.PATH);
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', stdout.writer, stderr.writer] });
  stdout.letGo();
  stderr.letGo();
  stderr.close();
  return { pipe: stdout, end: once(child, 'exit') };
}

test('all that is written comes in order, no faster than it is taken, in memory that is used again', async () => {
  const { pipe } = await writtenBy('seq 1 300000');
  const memories = new Set<ArrayBufferLike>();
  let text = '';
  let open = 0;
  await pipe.read(async (piece) => {
    open += 1;
    expect(open).toBe(1);
    memories.add(piece.buffer);
    const before = Buffer.from(piece);
    await sleep(1);
    expect(piece.equals(before)).toBe(true);
    text += piece.toString('latin1');
    open -= 1;
  });
  expect(text).toBe(execFileSync('seq', ['1', '300000'], { maxBuffer: 1e8 }).toString('latin1'));
  expect(memories.size).toBe(1);
  expect(readdirSync(directory)).toEqual([]);
});

test.each<[string, () => void | Promise<void>]>([
  [
    'thrown',
    () => {
      throw new Error('no room');
    },
  ],
  ['in a promise', () => Promise.reject(new Error('no room'))],
])('a fault of the taker is that of the reader, and reads no further: %s', async (_, take) => {
  const { pipe, end } = await writtenBy('exec yes');
  await expect(pipe.read(take)).rejects.toThrow('no room');
  expect(await end).toEqual([null, 'SIGPIPE']);
});

test('a pipe that is closed ends its reader, and its writer at the next write', async () => {
  const { pipe, end } = await writtenBy('exec yes');
  let taken = 0;
  const read = pipe.read((piece) => {
    taken += piece.length;
    pipe.close();
  });
  await read;
  expect(await end).toEqual([null, 'SIGPIPE']);
  expect(taken).toBeGreaterThan(0);
});

test('a pipe that nobody reads can be closed, and then ends at once', async () => {
  const { pipe, end } = await writtenBy('exec yes');
  pipe.close();
  pipe.close();
  await pipe.read(() => expect.unreachable());
  expect(await end).toEqual([null, 'SIGPIPE']);
});
