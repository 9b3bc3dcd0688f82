import { randomUUID } from 'node:crypto';
import { fsync, writeFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { moveDirectoryAside } from '../../base/whole-file.ts';

const deflate = promisify(deflateRaw);
/** Compression level of logs and records: a third larger than at zlib's default, in half the time. */
const LEVEL = 3;
/** Number of blocks compressed concurrently. */
const AT_ONCE = 4;

/**
 * Writes a page: our own text, and blocks of data, which are compressed and encoded in base64 so that they cannot
 * contain markup. The file gets its name only when it is complete.
 */
export class PageFile {
  /** Bytes written so far. */
  #size = 0;
  readonly #file: string;
  readonly #half: string;
  readonly #handle: FileHandle;
  readonly #spare: Buffer[] = [];
  /** Reused for the bytes of each block. */
  #bytes = Buffer.alloc(0);
  readonly #pending: { element: Promise<string>; most: number }[] = [];

  private constructor(file: string, half: string, handle: FileHandle) {
    this.#file = file;
    this.#half = half;
    this.#handle = handle;
  }

  /** Opens a temporary file beside `file`. Throws the file system's errors. */
  static async create(file: string): Promise<PageFile> {
    const half = `${file}.${process.pid}${randomUUID().slice(0, 8).replaceAll(/\D/g, '')}`;
    return new PageFile(file, half, await open(half, 'wx'));
  }

  async text(text: string): Promise<void> {
    await this.#drain(0);
    this.#write(Buffer.from(text));
  }

  /** Writes a value as JSON, in an element with these attributes. */
  async value(attributes: Record<string, string>, value: unknown): Promise<void> {
    await this.json(attributes, JSON.stringify(value));
  }

  /** Writes JSON text, in an element with these attributes. */
  async json(attributes: Record<string, string>, text: string): Promise<void> {
    await this.#block(attributes, deflate(text, { level: LEVEL }), text.length);
  }

  /** Writes a copy of these bytes, in an element with these attributes. */
  async bytes(attributes: Record<string, string>, content: Buffer): Promise<void> {
    const spare = this.#spare.pop();
    // Buffers are reused, since unused ones occupy memory until garbage collection.
    const copy = spare !== undefined && spare.length >= content.length ? spare : Buffer.allocUnsafeSlow(content.length);
    content.copy(copy);
    const compressed = deflate(copy.subarray(0, content.length), { level: LEVEL });
    await this.#block(
      attributes,
      compressed.finally(() => this.#spare.push(copy)),
      content.length,
    );
  }

  /** True if the page is still smaller than `limit` bytes. The next block may exceed it. */
  async isBelow(limit: number): Promise<boolean> {
    const most = this.#pending.reduce((sum, pending) => sum + pending.most, this.#size);
    if (most >= limit) await this.#drain(0);
    return this.#size < limit;
  }

  async #block(attributes: Record<string, string>, compressed: Promise<Buffer>, size: number): Promise<void> {
    const named = Object.entries(attributes).map(([name, text]) => ` ${name}="${encodeAttribute(text)}"`);
    const open = `<script type="application/octet-stream"${named.join('')}>`;
    const element = compressed.then((bytes) => `${open}${bytes.toString('base64')}</script>\n`);
    // A failure is reported when the block is written.
    element.catch(() => {});
    this.#pending.push({ element, most: size * 2 });
    await this.#drain(AT_ONCE - 1);
  }

  /** Completes the page and gives the file its name. */
  async finish(): Promise<void> {
    await this.#drain(0);
    // Not the handle's own sync, which Yarn's file system lacks.
    await promisify(fsync)(this.#handle.fd);
    await this.#handle.close();
    moveDirectoryAside(this.#file);
    await rename(this.#half, this.#file);
  }

  /** Removes the unfinished file. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#pending.map(({ element }) => element));
    await this.#handle.close().catch(() => {});
    await rm(this.#half, { force: true });
  }

  async #drain(left: number): Promise<void> {
    while (this.#pending.length > left) {
      const element = await this.#pending.shift()!.element;
      if (this.#bytes.length < element.length) this.#bytes = Buffer.allocUnsafeSlow(element.length);
      // A block is ASCII, whose bytes are copied; as UTF-8, each character would be looked at.
      this.#write(this.#bytes.subarray(0, this.#bytes.write(element, 'latin1')));
    }
  }

  /** Synchronous: a promise for each of thousands of blocks takes several times as long. */
  #write(bytes: Buffer): void {
    writeFileSync(this.#handle.fd, bytes);
    this.#size += bytes.length;
  }
}

/** Percent-encodes all but letters, digits and a few other characters. */
function encodeAttribute(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', ' ').replaceAll('%2F', '/');
}
