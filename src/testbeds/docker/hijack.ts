import type { OnReadOpts, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { intake, type Taker } from '../intake.ts';

/** Bytes read at once. */
const PIECE = 64 * 1024;

/** A connection as a stream for Node's HTTP client; once hijacked, it can be drained without that stream. */
export class HijackedConnection extends Duplex {
  readonly #socket: Socket;
  #take: Taker = (piece) => this.#buffer(piece);
  /** Pending while the stream's buffer is full. */
  #full: PromiseWithResolvers<void> | null = null;

  /** `open` makes the connection, to be read by the given `onread`. */
  constructor(open: (onread: OnReadOpts) => Socket) {
    super({ allowHalfOpen: false });
    const onread = intake(
      PIECE,
      (piece) => this.#take(piece),
      () => this.#socket,
    );
    this.#socket = open(onread);
    this.#socket.on('end', () => this.push(null));
    this.#socket.on('error', (error) => this.destroy(error));
    this.#socket.on('close', () => this.destroy());
  }

  /**
   * Passes on everything still to come, to the end, without a stream in between. Rejects on an error of the connection
   * or the taker.
   */
  async drain(take: Taker): Promise<void> {
    try {
      const before = this.#handOnHeld(take);
      this.#take = (piece) => before.then(() => take(piece));
      await before;
    } catch (error) {
      this.destroy();
      throw error;
    }
    this.#take = take;
    this.resume();
    await finished(this, { writable: false });
  }

  /** Passes on the chunks that the stream has buffered. */
  async #handOnHeld(take: Taker): Promise<void> {
    for (let piece = this.read(); piece !== null; piece = this.read()) await take(piece);
  }

  #buffer(piece: Buffer): Promise<void> | undefined {
    if (this.push(Buffer.from(piece))) return;
    this.#full = Promise.withResolvers();
    return this.#full.promise;
  }

  /** Node's HTTP client calls this on a connection that is no longer used. */
  setTimeout(...limit: Parameters<Socket['setTimeout']>): this {
    this.#socket.setTimeout(...limit);
    return this;
  }

  override _read(): void {
    this.#full?.resolve();
    this.#full = null;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(() => done());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}
