import { constants, lstatSync } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../errors.ts';

/** Bytes that may wait for the disk before the writer has to wait, too. */
const ENOUGH = 256 * 1024;

/** Never writes to what someone put there: not through a symlink, and not to a pipe, whose opening may never end. */
const ANEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/**
 * A new file with write-behind: bytes that arrive during a write are collected for the next one. What is in its place
 * already, what takes the place of its directory, and what becomes of the file before it is closed, is a fault.
 */
export class WrittenFile {
  readonly #file: string;
  /** Its directory when this object was made. */
  readonly #directory: string | null;
  #handle: FileHandle | null = null;
  #written = 0;
  #next = new Piece();
  #underWay = new Piece();
  /** Resolves when everything received is on disk; undefined if it already is. */
  #writing: Promise<void> | undefined;
  /** Resolves when the next write begins. */
  #turn: Promise<void> | undefined;
  /** The reason why the file is incomplete; null otherwise. */
  fault: string | null = null;

  /** The file is created with the first byte. */
  constructor(file: string) {
    this.#file = file;
    this.#directory = identityOf(path.dirname(file));
  }

  /** Copies the bytes; resolves when they are on disk or have failed to be written. */
  append(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return this.#writing ?? DONE;
    this.#next.push(bytes);
    this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Resolves when there is room for more; undefined if there is room now. */
  get room(): Promise<void> | undefined {
    return this.#next.length < ENOUGH ? undefined : this.#turn;
  }

  async close(): Promise<void> {
    await this.#writing;
    if (this.#handle === null) return;
    this.fault ??= await this.#change(this.#handle).catch((error) => messageOf(error));
    await this.#handle.close().catch(() => {});
    this.#handle = null;
  }

  /** The change by someone else; null if the file is still in its place, and as long as it was written. */
  async #change(handle: FileHandle): Promise<string | null> {
    const [own, there] = await Promise.all([handle.stat(), lstat(this.#file)]);
    if (own.ino !== there.ino || own.dev !== there.dev) return 'it was replaced while it was written';
    return own.size === this.#written ? null : 'something else wrote to it';
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

  async #open(): Promise<FileHandle> {
    if (identityOf(path.dirname(this.#file)) !== this.#directory) throw new Error('its directory was replaced');
    return open(this.#file, ANEW);
  }

  async #append(bytes: Buffer): Promise<void> {
    if (this.fault !== null) return;
    try {
      this.#handle ??= await this.#open();
      // `writeFile` writes everything; a single `write` may write only a part.
      await this.#handle.writeFile(bytes);
      this.#written += bytes.length;
    } catch (error) {
      this.fault = messageOf(error);
      // Most likely a full disk: the run's records need the space more than this file.
      await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => {});
    }
  }
}

/** Tells directories apart; null if there is none, or something else in its place. */
function identityOf(directory: string): string | null {
  try {
    const stats = lstatSync(directory);
    return stats.isDirectory() ? `${stats.dev}:${stats.ino}` : null;
  } catch {
    // To open a file in it fails for the same reason.
    return null;
  }
}

const DONE = Promise.resolve();

/** A byte buffer that is reused. */
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
