import { Transform, type TransformCallback } from 'node:stream';
import { createInflate, createInflateRaw, type Inflate, type InflateRaw } from 'node:zlib';

/** The method of compression in the first byte of zlib's format (RFC 1950). */
const ZLIB = 8;

/** Unpacks `deflate`: zlib's format, or the bare data that some servers send under that name and all clients take. */
export class Inflater extends Transform {
  readonly #options: { finishFlush: number };
  #inflate: Inflate | InflateRaw | null = null;

  constructor(options: { finishFlush: number }) {
    super();
    this.#options = options;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (chunk.length > 0) this.#inflate ??= this.#begin(chunk[0]!);
    if (this.#inflate === null) done();
    else this.#inflate.write(chunk, () => done());
  }

  #begin(first: number): Inflate | InflateRaw {
    const inflate = (first & 15) === ZLIB ? createInflate(this.#options) : createInflateRaw(this.#options);
    inflate.on('data', (part: Buffer) => this.push(part) || inflate.pause());
    return inflate.on('error', (error) => this.destroy(error));
  }

  override _read(size: number): void {
    this.#inflate?.resume();
    super._read(size);
  }

  override _flush(done: TransformCallback): void {
    // It has its end already where bytes follow the compressed data.
    if (this.#inflate === null || this.#inflate.readableEnded) done();
    else this.#inflate.once('end', () => done()).end();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inflate?.destroy();
    done(error);
  }
}
