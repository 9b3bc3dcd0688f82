import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Outlet, openFifos } from '../../../src/testbeds/host/fifo.ts';
import { takeRest } from '../../../src/testbeds/host/rest.ts';
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

test('the memory of a closed pipe serves the next one, but not before its taker lets go of it', async () => {
  const taker = Promise.withResolvers<void>();
  const memoryOf = async (taken: Promise<void>) => {
    const { pipe } = await writtenBy('echo text');
    const first = Promise.withResolvers<ArrayBufferLike>();
    const read = pipe.read((piece) => {
      first.resolve(piece.buffer);
      return taken;
    });
    const memory = await first.promise;
    pipe.close();
    await read;
    return memory;
  };
  const held = await memoryOf(taker.promise);
  const other = await memoryOf(Promise.resolve());
  expect(other).not.toBe(held);
  taker.resolve();
  await sleep(1);
  expect(await memoryOf(Promise.resolve())).toBe(held);
});

/** A pipe that a shell has written to and left, without this process having read any of it; a child of the shell holds it open. */
async function leftFull(script: string) {
  const { stdout, stderr } = await openFifos(directory, process.env.PATH);
  const { stdout: pid } = spawnSync('sh', ['-c', `${script}\nsleep 300 >&3 & echo $!`], {
    stdio: ['ignore', 'pipe', stderr.writer, stdout.writer],
  });
  onTestFinished(() => void process.kill(Number(pid.toString())));
  for (const pipe of [stdout, stderr]) pipe.letGo();
  stderr.close();
  return stdout;
}

describe('emptying a pipe', () => {
  test('hands on all that a writer left, in order, whoever holds the pipe open, without a clock', async () => {
    const pipe = await leftFull('seq 1 12000 >&3');
    let text = '';
    const read = pipe.read((piece) => {
      text += piece.toString('latin1');
    });
    await pipe.empty();
    expect(text).toBe(execFileSync('seq', ['1', '12000']).toString('latin1'));
    pipe.close();
    await read;
    await pipe.empty();
  });

  test('waits for a slow taker, which gets one piece at a time', async () => {
    const pipe = await leftFull('seq 1 12000 >&3');
    let open = 0;
    let length = 0;
    const read = pipe.read(async (piece) => {
      open += 1;
      expect(open).toBe(1);
      await sleep(100);
      length += piece.length;
      open -= 1;
    });
    await Promise.all([pipe.empty(), pipe.empty()]);
    expect(length).toBe(execFileSync('seq', ['1', '12000']).length);
    pipe.close();
    await read;
  });

  test('ends although somebody prints without end, and reading then goes on', async () => {
    const { pipe, end } = await writtenBy('exec yes');
    let taken = 0;
    const enough = Promise.withResolvers<void>();
    const read = pipe.read((piece) => {
      taken += piece.length;
      if (taken > 20_000_000) enough.resolve();
    });
    await pipe.empty();
    expect(taken).toBeLessThan(20_000_000);
    await enough.promise;
    pipe.close();
    await Promise.all([read, end]);
  });

  test('fails as the taker does', async () => {
    const pipe = await leftFull('echo text >&3');
    const read = pipe.read(() => Promise.reject(new Error('no room')));
    read.catch(() => {});
    await expect(pipe.empty()).rejects.toThrow('no room');
    await expect(read).rejects.toThrow('no room');
  });
});

test('a fault of output that comes after the rest was taken is nobody’s', async () => {
  const read = Promise.withResolvers<void>();
  const outlet = { empty: () => sleep(60) } as Outlet;
  await takeRest([outlet], read.promise, () => 0);
  read.promise.catch(() => {});
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  read.reject(new Error('no room'));
  await sleep(10);
  expect(unhandled).not.toHaveBeenCalled();
});
