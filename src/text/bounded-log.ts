import { type FileHandle, open } from 'node:fs/promises';
import { messageOf } from '../errors.ts';

/** The part of a log's limit that is kept for its end, and the most of it. */
const TAIL_SHARE = 4;
const LARGEST_TAIL = 4 * 1024 * 1024;

/** A log file of bounded size: its head goes to disk as it comes, its tail is kept in memory until the end, the cut is marked. */
export class BoundedLog {
  readonly #head: number;
  readonly #tail: Tail;
  readonly #file: string;
  #handle: FileHandle | null = null;
  #queue: Promise<void> = Promise.resolve();
  #written = 0;
  /** Bytes after the head. */
  #after = 0;
  /** Why the file is incomplete (a full disk, say); null while all is well. */
  fault: string | null = null;

  /** `limit` in bytes. The file is made with the first byte that is written. */
  constructor(file: string, limit: number) {
    const tail = Math.min(LARGEST_TAIL, Math.floor(limit / TAIL_SHARE));
    this.#file = file;
    this.#head = limit - tail;
    this.#tail = new Tail(tail);
  }

  /** Resolves when the bytes are on their way to disk; writes are done in the order they come. */
  write(chunk: Buffer): Promise<void> {
    this.#queue = this.#queue.then(() => this.#write(chunk));
    return this.#queue;
  }

  async #write(chunk: Buffer): Promise<void> {
    const head = chunk.subarray(0, Math.max(0, this.#head - this.#written));
    if (head.length > 0) {
      this.#written += head.length;
      await this.#append(head);
    }
    const rest = chunk.subarray(head.length);
    this.#after += rest.length;
    this.#tail.push(rest);
  }

  async close(): Promise<void> {
    await this.#queue;
    const cut = this.#after - this.#tail.length;
    if (cut > 0) await this.#append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
    if (this.#tail.length > 0) await this.#append(this.#tail.content());
    await this.#handle?.close().catch(() => {});
    this.#handle = null;
  }

  async #append(bytes: Buffer): Promise<void> {
    if (this.fault !== null) return;
    try {
      this.#handle ??= await open(this.#file, 'w');
      // Whole: a lone write may take a part only, and say so by a number.
      await this.#handle.writeFile(bytes);
    } catch (error) {
      this.fault = messageOf(error);
    }
  }
}

/** The last bytes of a stream. */
export class Tail {
  readonly #size: number;
  #ring: Buffer | null = null;
  #end = 0;
  length = 0;

  /** `size` in bytes; the memory is taken with the first byte. */
  constructor(size: number) {
    this.#size = size;
  }

  push(chunk: Buffer): void {
    if (chunk.length === 0 || this.#size === 0) return;
    this.#ring ??= Buffer.allocUnsafe(this.#size);
    const kept = chunk.subarray(Math.max(0, chunk.length - this.#size));
    const first = kept.subarray(0, this.#size - this.#end);
    first.copy(this.#ring, this.#end);
    kept.subarray(first.length).copy(this.#ring, 0);
    this.#end = (this.#end + kept.length) % this.#size;
    this.length = Math.min(this.#size, this.length + kept.length);
  }

  content(): Buffer {
    if (this.#ring === null) return Buffer.alloc(0);
    if (this.length < this.#size) return this.#ring.subarray(0, this.length);
    return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
  }

  text(): string {
    return this.content().toString('utf8');
  }
}
