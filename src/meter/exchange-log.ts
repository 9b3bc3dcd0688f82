import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { objectOf } from '../base/json-value.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { Exchange } from './exchange.ts';

/** Shorter parts of a request cost less than a reference to them. */
const SHORTEST_REPEATED = 200;

/**
 * `exchanges.jsonl`: one line an exchange. A part of a request (a message, a tool, a long text) that an earlier line has is
 * `{"$ref": "<line>/<member>/<index>"}`. From `size` bytes on, lines have figures only, and `"cut": true`; from
 * twice the size on, there are no more.
 */
export class ExchangeLog {
  readonly #path: string;
  readonly #redactor: Redactor;
  #left: number;
  #leftForFigures: number;
  #lines = 0;
  /** Exchanges without a line. */
  leftOut = 0;
  #file: Promise<FileHandle> | null = null;
  /** Writes happen one after the other. */
  #written: Promise<void> = Promise.resolve();
  readonly #seen = new Map<string, string>();

  constructor(path: string, redactor: Redactor, size: number) {
    this.#path = path;
    this.#redactor = redactor;
    this.#left = size;
    this.#leftForFigures = size;
  }

  /** Adds a line; `repeated` names the members of the request that later requests repeat. Errors come with `close`. */
  add(exchange: Exchange, repeated: string[]): void {
    const line = ++this.#lines;
    const text = this.#whole(line, exchange, repeated) ?? this.#figures(line, exchange);
    if (text === null) {
      this.leftOut += 1;
      return;
    }
    this.#written = this.#written.then(() => this.#append(Buffer.from(`${text}\n`)));
    // The error is reported by close.
    this.#written.catch(() => {});
  }

  async #append(bytes: Buffer): Promise<void> {
    this.#file ??= open(this.#path, flags, 0o644);
    const file = await this.#file;
    try {
      await file.appendFile(bytes);
      this.#ends.push((this.#ends.at(-1) ?? 0) + bytes.length);
    } catch (error) {
      // Most likely a full disk: the run's records need the space more than the later half of the lines.
      const half = (this.#ends.at(-1) ?? 0) / 2;
      await file.truncate(this.#ends.findLast((end) => end <= half) ?? 0).catch(() => {});
      throw error;
    }
  }
  /** The end of each line, in bytes. */
  readonly #ends: number[] = [];

  /** Rejects if a line could not be written. */
  async close(): Promise<void> {
    try {
      await this.#written;
    } finally {
      await (await this.#file?.catch(() => undefined))?.close();
    }
  }

  /** The line with request and response; null if it does not fit, or is nested deeper than JSON is written. */
  #whole(line: number, exchange: Exchange, repeated: string[]): string | null {
    if (this.#left === 0) return null;
    const seen = new Map<string, string>();
    let text: string | null = null;
    try {
      const request = this.#withReferences(exchange.request, repeated, line, seen);
      text = this.#redactor.text(JSON.stringify({ line, ...exchange, request }));
    } catch {
      return null;
    }
    const size = Buffer.byteLength(text) + 1;
    if (size > this.#left) {
      this.#left = 0;
      return null;
    }
    this.#left -= size;
    // Later lines refer only to lines that are there.
    for (const [digest, place] of seen) this.#seen.set(digest, place);
    return text;
  }

  #figures(line: number, exchange: Exchange): string | null {
    const text = this.#redactor.text(JSON.stringify({ line, ...exchange, request: null, response: null, cut: true }));
    this.#leftForFigures -= Buffer.byteLength(text) + 1;
    return this.#leftForFigures < 0 ? null : text;
  }

  #withReferences(request: unknown, repeated: string[], line: number, seen: Map<string, string>): unknown {
    const body = objectOf(request);
    if (body === null) return request;
    const members = Object.entries(body).map(([name, value]) => {
      if (!repeated.includes(name)) return [name, value];
      if (Array.isArray(value))
        return [name, value.map((item, index) => this.#once(item, `${line}/${name}/${index}`, seen))];
      return [name, this.#once(value, `${line}/${name}`, seen)];
    });
    return Object.fromEntries(members);
  }

  #once(value: unknown, place: string, seen: Map<string, string>): unknown {
    const text = JSON.stringify(value) ?? '';
    if (text.length < SHORTEST_REPEATED) return value;
    const digest = createHash('sha256').update(text).digest('base64');
    const earlier = this.#seen.get(digest) ?? seen.get(digest);
    if (earlier !== undefined) return { $ref: earlier };
    seen.set(digest, place);
    return value;
  }
}

/** A file of this name that is there already was not made by the harness. */
const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
