import type { OnReadOpts, Socket } from 'node:net';

/** Takes a piece of input. Its memory is reused once the taker returns, or its promise resolves. */
export type Taker = (piece: Buffer) => void | Promise<void>;

/**
 * The `onread` option of a socket or pipe, which reads into the same `size` bytes of memory again and again. A stream
 * allocates memory for each chunk: hundreds of megabytes of garbage for large outputs. Nothing is read while a promise
 * is pending; an error of the taker destroys the socket.
 */
export function intake(size: number, take: Taker, socket: () => Socket): OnReadOpts {
  const memory = Buffer.allocUnsafeSlow(size);
  return { buffer: memory, callback };

  function callback(length: number): boolean {
    try {
      const held = take(memory.subarray(0, length));
      held?.then(() => socket().resume()).catch((error) => socket().destroy(error));
      return held === undefined;
    } catch (error) {
      socket().destroy(error as Error);
      return false;
    }
  }
}
