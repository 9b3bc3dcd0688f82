import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { messageOf } from '../errors.ts';

/** As much as may wait for the disk, in bytes, before whoever prints has to wait, too. */
const ENOUGH = 256 * 1024;

/** Nothing is written through a link that somebody has put there. */
const ANEW = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** A file that is written behind: what comes while a piece of it is on its way to disk makes up the next. */
export class WrittenFile {
  readonly #file: string;
  #handle: FileHandle | null = null;
  #written = 0;
  #next = new Piece();
  #underWay = new Piece();
  /** Until all that has come is on disk; undefined when it is. */
  #writing: Promise<void> | undefined;
  /** Until the next piece is on its way. */
  #turn: Promise<void> | undefined;
  /** Why the file is incomplete; null while all is well. */
  fault: string | null = null;

  /** The file is made with the first byte that is written. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Takes a copy; resolves when it is on disk, or cannot come there. */
  append(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return this.#writing ?? DONE;
    this.#next.push(bytes);
    this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Resolves when there is room for more; undefined where there is. */
  get room(): Promise<void> | undefined {
    return this.#next.length < ENOUGH ? undefined : this.#turn;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#handle?.close().catch(() => {});
    this.#handle = null;
  }

  async #write(): Promise<void> {
    while (this.#next.length > 0) {
      [this.#next, this.#underWay] = [this.#underWay, this.#next];
      this.#turn = this.#append(this.#underWay.bytes);
      await this.#turn;
      this.#underWay.clear();
    }
    this.#writing = undefined;
  }

  async #append(bytes: Buffer): Promise<void> {
    if (this.fault !== null) return;
    try {
      this.#handle ??= await open(this.#file, ANEW);
      // Whole: a lone write may take a part only, and say so by a number.
      await this.#handle.writeFile(bytes);
      this.#written += bytes.length;
    } catch (error) {
      this.fault = messageOf(error);
      // A full disk, most likely: the records of the run need room more than this does.
      await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => {});
    }
  }
}

const DONE = Promise.resolve();

/** Bytes that are put together in memory which is used again. */
class Piece {
  #memory: Buffer = Buffer.alloc(0);
  length = 0;

  get bytes(): Buffer {
    return this.#memory.subarray(0, this.length);
  }

  push(bytes: Buffer): void {
    const length = this.length + bytes.length;
    if (length > this.#memory.length) {
      const memory = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
      this.bytes.copy(memory);
      this.#memory = memory;
    }
    bytes.copy(this.#memory, this.length);
    this.length = length;
  }

  clear(): void {
    this.length = 0;
  }
}
