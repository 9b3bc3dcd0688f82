import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { intake, type Taker } from '../intake.ts';

/** As much is read at once, in bytes. */
const PIECE = 256 * 1024;

/** Our end of a pipe that others write to. */
export interface Outlet {
  /**
   * Hands on what is written, until its end or `close`; once. Fails as the taker does.
   */
  read(take: Taker): Promise<void>;
  /** Reads no further: a writer gets a SIGPIPE. */
  close(): void;
}

/** A pipe that a child writes to. */
export interface Fifo extends Outlet {
  /** The child's end; to be closed here, by `letGo`, once the child has it. */
  writer: number;
  letGo(): void;
}

/**
 * Makes pipes for a child's standard output and error, with nothing left in `directory`. Node's own pipes are sockets, and a
 * script's `> /dev/stderr` fails on a socket. `searchPath`: where mkfifo is looked for first; it
 * sees nothing else of an environment.
 */
export async function openFifos(
  directory: string,
  searchPath: string | undefined,
): Promise<{ stdout: Fifo; stderr: Fifo }> {
  const name = path.join(directory, `.pipe-${randomUUID()}`);
  const files = [`${name}-1`, `${name}-2`] as const;
  try {
    const env = { PATH: [searchPath, '/usr/bin', '/bin'].filter(Boolean).join(path.delimiter) };
    await promisify(execFile)('mkfifo', ['-m', '600', ...files], { env });
    return { stdout: openFifo(files[0]), stderr: openFifo(files[1]) };
  } finally {
    for (const file of files) await rm(file, { force: true });
  }
}

function openFifo(file: string): Fifo {
  // The reader first, and not waiting: opening the other end then waits for nobody.
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(file, constants.O_WRONLY);
  return { writer, letGo: () => closeSync(writer), ...outletOf(fd) };
}

/** What a pipe's descriptor, which does not block, brings; it is the outlet's from here on. */
export function outletOf(fd: number): Outlet {
  let socket: Socket | null = null;
  let closed = false;
  return { read, close };

  function read(take: Taker): Promise<void> {
    if (closed) return Promise.resolve();
    const onread = intake(PIECE, take, () => reader);
    const reader = new Socket({ fd, readable: true, writable: false, onread });
    socket = reader;
    return new Promise((resolve, reject) => reader.on('error', reject).on('close', () => resolve()));
  }

  function close(): void {
    if (closed) return;
    closed = true;
    if (socket === null) closeSync(fd);
    else socket.destroy();
  }
}
