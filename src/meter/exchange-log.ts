import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Redactor } from '../base/redact/redact.ts';
import type { Exchange } from './exchange.ts';
import { objectOf } from './json.ts';

/** Shorter parts of a request cost less than a reference to them. */
const SHORTEST_REPEATED = 200;

/**
 * `exchanges.jsonl`: one line an exchange. A part of a request (a message, a tool, a long text) that an earlier line has is
 * `{"$ref": "<line>/<member>/<index>"}`. From `size` bytes on, lines have figures only, and `"cut": true`.
 */
export class ExchangeLog {
  readonly #path: string;
  readonly #redactor: Redactor;
  #left: number;
  #lines = 0;
  #file: Promise<FileHandle> | null = null;
  /** Writes happen one after the other. */
  #written: Promise<void> = Promise.resolve();
  readonly #seen = new Map<string, string>();

  constructor(path: string, redactor: Redactor, size: number) {
    this.#path = path;
    this.#redactor = redactor;
    this.#left = size;
  }

  /** Adds a line; `repeated` names the members of the request that later requests repeat. Errors come with `close`. */
  add(exchange: Exchange, repeated: string[]): void {
    const line = ++this.#lines;
    const request = this.#withReferences(exchange.request, repeated, line);
    const whole = this.#redactor.text(JSON.stringify({ line, ...exchange, request }));
    const size = Buffer.byteLength(whole) + 1;
    const text = size <= this.#left ? whole : this.#figures(line, exchange);
    this.#left -= Math.min(size, this.#left);
    this.#written = this.#written.then(async () => {
      this.#file ??= open(this.#path, flags, 0o644);
      const file = await this.#file;
      await file.appendFile(`${text}\n`);
    });
    // The error is reported by close.
    this.#written.catch(() => {});
  }

  /** Rejects if a line could not be written. */
  async close(): Promise<void> {
    try {
      await this.#written;
    } finally {
      await (await this.#file?.catch(() => undefined))?.close();
    }
  }

  #figures(line: number, exchange: Exchange): string {
    return this.#redactor.text(JSON.stringify({ line, ...exchange, request: null, response: null, cut: true }));
  }

  #withReferences(request: unknown, repeated: string[], line: number): unknown {
    const body = objectOf(request);
    if (body === null) return request;
    const members = Object.entries(body).map(([name, value]) => {
      if (!repeated.includes(name)) return [name, value];
      if (Array.isArray(value)) return [name, value.map((item, index) => this.#once(item, `${line}/${name}/${index}`))];
      return [name, this.#once(value, `${line}/${name}`)];
    });
    return Object.fromEntries(members);
  }

  #once(value: unknown, place: string): unknown {
    const text = JSON.stringify(value) ?? '';
    if (text.length < SHORTEST_REPEATED) return value;
    const digest = createHash('sha256').update(text).digest('base64');
    const earlier = this.#seen.get(digest);
    if (earlier !== undefined) return { $ref: earlier };
    this.#seen.set(digest, place);
    return value;
  }
}

/** A file of this name that is there already was not made by the harness. */
const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
