import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../base/errors.ts';
import { NO_CHECKOUT } from '../../base/find-tool.ts';
import type { Taker } from '../intake.ts';

/** Bytes read at once. */
const PIECE = 256 * 1024;
/** Memory of pipes that are closed, for the next ones: six of each trial would be a megabyte and a half of garbage. */
const spare: Buffer[] = [];
const MOST_SPARE = 64;
/** Most bytes that a pipe holds: Linux's default fs.pipe-max-size. */
const LARGEST_PIPE = 1024 * 1024;

/** Our end of a pipe that others write to. */
export interface Outlet {
  /** Passes on the bytes written until the pipe's end or `close`; to be called once. Rejects as the taker does. */
  read(take: Taker): Promise<void>;
  /**
   * Passes on everything in the pipe, and resolves once it is taken. A pipe is ordered: after a writer's exit, that
   * includes everything the writer wrote. Bytes that others write meanwhile are read up to one full pipe. Rejects if
   * the pipe cannot be read, and as the taker does.
   */
  empty(): Promise<void>;
  /** Stops reading: a writer then gets a SIGPIPE. */
  close(): void;
}

/** A pipe that a child writes to. */
export interface Fifo extends Outlet {
  /** The child's end; to be closed here, by `letGo`, once the child has it. */
  writer: number;
  letGo(): void;
}

/**
 * Makes pipes for a child's standard output and error; leaves no files in `directory`. Node's own pipes are sockets, on
 * which a script's `> /dev/stderr` fails. `searchPath`: searched first for mkfifo, which gets no other part of an
 * environment.
 */
export async function openFifos(
  directory: string,
  searchPath: string | undefined,
): Promise<{ stdout: Fifo; stderr: Fifo }> {
  const name = path.resolve(directory, `.pipe-${randomUUID()}`);
  const files = [`${name}-1`, `${name}-2`] as const;
  try {
    const env = { PATH: [searchPath, '/usr/bin', '/bin'].filter(Boolean).join(path.delimiter) };
    await promisify(execFile)('mkfifo', ['-m', '600', ...files], { cwd: NO_CHECKOUT, env });
    return { stdout: openFifo(files[0]), stderr: openFifo(files[1]) };
  } finally {
    for (const file of files) await rm(file, { force: true });
  }
}

function openFifo(file: string): Fifo {
  // With a non-blocking reader already open, opening the writer does not block.
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(file, constants.O_WRONLY);
  return { writer, letGo: () => closeSync(writer), ...outletOf(fd) };
}

/** An outlet for a pipe's non-blocking descriptor, which belongs to the outlet from here on. */
export function outletOf(fd: number): Outlet {
  const memory = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE);
  let taker: Taker | null = null;
  let socket: Socket | null = null;
  let closed = false;
  let fault: unknown;
  /** Pending while the taker uses the memory. */
  let held: Promise<void> | undefined;
  /** Pending during `empty`: nothing else reads meanwhile. */
  let emptying: Promise<void> | undefined;
  return { read, empty, close };

  function read(take: Taker): Promise<void> {
    if (closed) return Promise.resolve();
    const reader = new Socket({ fd, readable: true, writable: false, onread: { buffer: memory, callback: handOn } });
    taker = take;
    socket = reader;
    // The kernel writes to the memory until the socket is closed, and the taker may read it longer.
    reader.on('close', () => Promise.resolve(held).finally(giveBack));
    return new Promise((resolve, reject) => reader.on('error', reject).on('close', () => resolve()));
  }

  function handOn(length: number): boolean {
    try {
      held = taker!(memory.subarray(0, length)) || undefined;
    } catch (error) {
      fail(error);
      return false;
    }
    held = held?.catch(fail).then(() => {
      held = undefined;
      if (emptying === undefined) socket!.resume();
    });
    return held === undefined;
  }

  function fail(error: unknown): void {
    fault = error;
    socket!.destroy(error as Error);
  }

  function empty(): Promise<void> {
    emptying ??= readOut().finally(() => {
      emptying = undefined;
      if (isOpen()) socket!.resume();
    });
    return emptying;
  }

  async function readOut(): Promise<void> {
    if (isOpen()) socket!.pause();
    for (let taken = 0; ; ) {
      await held;
      if (fault !== undefined) throw fault;
      // Once the socket is closed, the descriptor's number may be in use for something else.
      const length = isOpen() && taken < LARGEST_PIPE ? readNow(fd, memory) : 0;
      if (length === 0) return;
      taken += length;
      handOn(length);
    }
  }

  /** True from `read` on, until the pipe's end or `close`. */
  function isOpen(): boolean {
    return socket !== null && !socket.destroyed && !closed;
  }

  function close(): void {
    if (closed) return;
    closed = true;
    if (socket === null) {
      closeSync(fd);
      giveBack();
    } else socket.destroy();
  }

  function giveBack(): void {
    if (spare.length < MOST_SPARE) spare.push(memory);
  }
}

/** Reads from a non-blocking descriptor; returns the number of bytes, 0 if there are none and at its end. */
function readNow(fd: number, memory: Buffer): number {
  try {
    return readSync(fd, memory);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return 0;
    throw error;
  }
}
