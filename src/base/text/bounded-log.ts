import { WrittenFile } from './written-file.ts';

/** The share of a log's limit that is reserved for its end, and the maximum in bytes. */
const TAIL_SHARE = 4;
const LARGEST_TAIL = 4 * 1024 * 1024;

/**
 * A log file of bounded size: the head is written to disk as it arrives, the tail is kept in memory until the end, and
 * the cut is marked.
 */
export class BoundedLog {
  readonly #head: number;
  readonly #tail: Tail;
  readonly #file: WrittenFile;
  #written = 0;
  /** Bytes after the head. */
  #after = 0;

  /** `limit` in bytes. The file is created with the first byte. */
  constructor(file: string, limit: number) {
    const tail = Math.min(LARGEST_TAIL, Math.floor(limit / TAIL_SHARE));
    this.#file = new WrittenFile(file);
    this.#head = limit - tail;
    this.#tail = new Tail(tail);
  }

  /** The reason why the file is incomplete (a full disk, for example); null otherwise. */
  get fault(): string | null {
    return this.#file.fault;
  }

  /**
   * Copies the chunk; resolves when its part of the head is on disk. Callers only need to wait if `room` is a promise.
   */
  write(chunk: Buffer): Promise<void> {
    const head = Math.min(chunk.length, this.#head - this.#written);
    this.#written += head;
    this.#after += chunk.length - head;
    this.#tail.push(chunk, head);
    return this.#file.append(chunk.subarray(0, head));
  }

  /** Resolves when there is room for more; undefined if there is room now. */
  get room(): Promise<void> | undefined {
    return this.#file.room;
  }

  async close(): Promise<void> {
    const cut = this.#after - this.#tail.length;
    if (cut > 0) this.#file.append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
    this.#file.append(this.#tail.content());
    await this.#file.close();
  }
}

/** The last bytes of a stream. */
export class Tail {
  readonly #size: number;
  #ring: Buffer | null = null;
  #end = 0;
  length = 0;

  /** `size` in bytes; memory is allocated with the first byte. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Copies the chunk from an offset on. */
  push(chunk: Buffer, from = 0): void {
    if (from === chunk.length || this.#size === 0) return;
    this.#ring ??= Buffer.allocUnsafe(this.#size);
    const begin = Math.max(from, chunk.length - this.#size);
    const first = chunk.copy(this.#ring, this.#end, begin);
    chunk.copy(this.#ring, 0, begin + first);
    this.#end = (this.#end + chunk.length - begin) % this.#size;
    this.length = Math.min(this.#size, this.length + chunk.length - begin);
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
