import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
/** Of logs and records: a third larger than at zlib's own default, and done in half the time. */
const LEVEL = 3;
/** Blocks that are compressed while the next are made. */
const AT_ONCE = 4;

/**
 * A page as it is written: texts of ours, and blocks of data, which are compressed and in base64, so that nothing in them can be
 * markup. It stands under its name when it is whole.
 */
export class PageFile {
  /** Bytes that are written. */
  #size = 0;
  readonly #file: string;
  readonly #half: string;
  readonly #handle: FileHandle;
  readonly #spare: Buffer[] = [];
  readonly #pending: { element: Promise<string>; most: number }[] = [];

  private constructor(file: string, half: string, handle: FileHandle) {
    this.#file = file;
    this.#half = half;
    this.#handle = handle;
  }

  /** Throws what the file system throws. */
  static async create(file: string): Promise<PageFile> {
    const half = `${file}.${process.pid}${randomUUID().slice(0, 8).replaceAll(/\D/g, '')}`;
    return new PageFile(file, half, await open(half, 'wx'));
  }

  async text(text: string): Promise<void> {
    await this.#drain(0);
    await this.#write(text);
  }

  /** A value as JSON, in an element with these attributes. */
  async value(attributes: Record<string, string>, value: unknown): Promise<void> {
    await this.json(attributes, JSON.stringify(value));
  }

  /** A text of JSON. */
  async json(attributes: Record<string, string>, text: string): Promise<void> {
    await this.#block(attributes, deflate(text, { level: LEVEL }), text.length);
  }

  /** Bytes, of which a copy is taken. */
  async bytes(attributes: Record<string, string>, content: Buffer): Promise<void> {
    const spare = this.#spare.pop();
    // The same few are used again and again: what is left to the garbage collector is memory until it comes.
    const copy = spare !== undefined && spare.length >= content.length ? spare : Buffer.allocUnsafeSlow(content.length);
    content.copy(copy);
    const compressed = deflate(copy.subarray(0, content.length), { level: LEVEL });
    await this.#block(
      attributes,
      compressed.finally(() => this.#spare.push(copy)),
      content.length,
    );
  }

  /** Whether the page is still below so many bytes. The next block may go over it. */
  async isBelow(limit: number): Promise<boolean> {
    const most = this.#pending.reduce((sum, pending) => sum + pending.most, this.#size);
    if (most >= limit) await this.#drain(0);
    return this.#size < limit;
  }

  async #block(attributes: Record<string, string>, compressed: Promise<Buffer>, size: number): Promise<void> {
    const named = Object.entries(attributes).map(([name, text]) => ` ${name}="${encodeAttribute(text)}"`);
    const open = `<script type="application/octet-stream"${named.join('')}>`;
    const element = compressed.then((bytes) => `${open}${bytes.toString('base64')}</script>\n`);
    // Its fault is met when its turn comes.
    element.catch(() => {});
    this.#pending.push({ element, most: size * 2 });
    await this.#drain(AT_ONCE - 1);
  }

  /** Puts the page in its place. */
  async finish(): Promise<void> {
    await this.#drain(0);
    await this.#handle.sync();
    await this.#handle.close();
    await rename(this.#half, this.#file);
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#pending.map(({ element }) => element));
    await this.#handle.close().catch(() => {});
    await rm(this.#half, { force: true });
  }

  async #drain(left: number): Promise<void> {
    while (this.#pending.length > left) await this.#write(await this.#pending.shift()!.element);
  }

  async #write(text: string): Promise<void> {
    this.#size += (await this.#handle.write(text)).bytesWritten;
  }
}

/** Letters, digits and a few more; the rest percent-encoded. */
function encodeAttribute(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', ' ').replaceAll('%2F', '/');
}
