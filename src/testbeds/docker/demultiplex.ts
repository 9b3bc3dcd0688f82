import { HijackedConnection } from './hijack.ts';

const HEADER = 8;

/** Takes a part of an output stream; a returned promise delays the next part. */
type Output = (stream: 'stdout' | 'stderr', chunk: Buffer) => void | Promise<void>;

/**
 * The Engine's stream of an exec without a terminal: frames of an 8-byte header (1: stdout, 2: stderr; length as
 * big-endian 32 bit at 4) and a payload. Payloads are passed on in parts as they arrive, so that no frame is ever held
 * whole.
 */
class Frames {
  readonly #output: Output;
  readonly #header = Buffer.alloc(HEADER);
  #known = 0;
  #kind: 'stdout' | 'stderr' = 'stdout';
  #left = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Takes a part of the stream. It has been passed on when this returns, or when the returned promise resolves. */
  take(chunk: Buffer): void | Promise<void> {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left === 0) {
        at += this.#begin(chunk, at);
        continue;
      }
      const payload = chunk.subarray(at, at + this.#left);
      at += payload.length;
      this.#left -= payload.length;
      const held = this.#output(this.#kind, payload);
      if (held !== undefined) return held.then(() => this.take(chunk.subarray(at)));
    }
  }

  /** Reads the available bytes of a header; returns their number. */
  #begin(chunk: Buffer, at: number): number {
    const taken = chunk.copy(this.#header, this.#known, at, at + HEADER - this.#known);
    this.#known += taken;
    if (this.#known === HEADER) {
      this.#kind = this.#header[0] === 2 ? 'stderr' : 'stdout';
      this.#left = this.#header.readUInt32BE(4);
      this.#known = 0;
    }
    return taken;
  }
}

/** Splits a stream until its end; its errors are rethrown. The memory of a payload may be reused once it is taken. */
export async function demultiplex(stream: AsyncIterable<Buffer>, output: Output): Promise<void> {
  const frames = new Frames(output);
  if (stream instanceof HijackedConnection) return stream.drain((piece) => frames.take(piece));
  for await (const chunk of stream) await frames.take(chunk);
}
