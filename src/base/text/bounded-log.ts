import { WrittenFile } from './written-file.ts';

/** The part of a log's limit that is kept for its end, and the most of it. */
const TAIL_SHARE = 4;
const LARGEST_TAIL = 4 * 1024 * 1024;

/** A log file of bounded size: its head goes to disk as it comes, its tail is kept in memory until the end, the cut is marked. */
export class BoundedLog {
  readonly #head: number;
  readonly #tail: Tail;
  readonly #file: WrittenFile;
  #written = 0;
  /** Bytes after the head. */
  #after = 0;

  /** `limit` in bytes. The file is made with the first byte that is written. */
  constructor(file: string, limit: number) {
    const tail = Math.min(LARGEST_TAIL, Math.floor(limit / TAIL_SHARE));
    this.#file = new WrittenFile(file);
    this.#head = limit - tail;
    this.#tail = new Tail(tail);
  }

  /** Why the file is incomplete (a full disk, say); null while all is well. */
  get fault(): string | null {
    return this.#file.fault;
  }

  /** Takes a copy; resolves when what is to be on disk of it is there. Nobody needs to wait for that but as `room` says. */
  write(chunk: Buffer): Promise<void> {
    const head = Math.min(chunk.length, this.#head - this.#written);
    this.#written += head;
    this.#after += chunk.length - head;
    this.#tail.push(chunk, head);
    return this.#file.append(chunk.subarray(0, head));
  }

  /** Settles when there is room for more; undefined where there is. */
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

  /** `size` in bytes; the memory is taken with the first byte. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Takes a copy of what the chunk holds from a place on. */
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
