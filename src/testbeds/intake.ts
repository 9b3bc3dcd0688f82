import type { OnReadOpts, Socket } from 'node:net';

/** Takes a piece of what comes. Its memory is used again: it is the taker's until the promise is kept, or until it returns. */
export type Taker = (piece: Buffer) => void | Promise<void>;

/**
 * The `onread` of a socket or pipe that is read into `size` bytes of memory, again and again: a stream's chunks are each memory of
 * their own, and garbage by the hundred megabytes before much output is taken in. Nothing is read while a promise holds it back; a
 * fault of the taker destroys the socket.
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
