import type { OnReadOpts, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { intake, type Taker } from '../intake.ts';

/** As much is read at once, in bytes. */
const PIECE = 64 * 1024;

/** A connection as a stream, for HTTP, that can be drained from when on it is hijacked. */
export class HijackedConnection extends Duplex {
  readonly #socket: Socket;
  #take: Taker = (piece) => this.#buffer(piece);
  /** While the stream holds enough. */
  #full: PromiseWithResolvers<void> | null = null;

  /** `open` makes the connection, which is read as it is told. */
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

  /** Hands on all that is still to come, to its end, without a stream in between. Fails as the connection and the taker do. */
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

  /** What the stream holds already. */
  async #handOnHeld(take: Taker): Promise<void> {
    for (let piece = this.read(); piece !== null; piece = this.read()) await take(piece);
  }

  #buffer(piece: Buffer): Promise<void> | undefined {
    if (this.push(Buffer.from(piece))) return;
    this.#full = Promise.withResolvers();
    return this.#full.promise;
  }

  /** HTTP asks for it where a connection is no longer used. */
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
