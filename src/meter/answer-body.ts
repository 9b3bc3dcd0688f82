import { type Duplex, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { createParser } from 'eventsource-parser';
import { type JsonObject, objectOf, objectsOf } from '../base/json-value.ts';
import { Inflater } from './inflate.ts';
import { parseJson } from './json.ts';
import type { AnswerReader } from './types.ts';

/** The longest answer that is read as one JSON document, in bytes; of a longer one nothing is known. */
const LONGEST_DOCUMENT = 64 * 1024 * 1024;

/** The most that is unpacked of an answer to be read, in bytes; some hundred of them can be a terabyte. */
const MOST_UNPACKED = 256 * 1024 * 1024;
const TOO_MUCH = 'too much to unpack';

/** The most of all answers under way that waits to be read, in bytes. */
const MOST_WAITING = 16 * 1024 * 1024;
let waiting = 0;

/** The most encodings of one body. */
const MOST_ENCODINGS = 5;

/** The most that is read at once, in bytes: half a millisecond's work. */
const SLICE = 256 * 1024;
/** The longest text that is made of bytes at once: of longer ones, each would take pages of memory from the system. */
const PIECE = 64 * 1024;

/** The beginning of an event stream: no JSON document has it. */
const BEGINS_EVENTS = /^\s*(data|event|id|retry)?:/;

/** An answer's type as an event stream. `untold`: some servers of models name none for their streams, which clients read all the same. */
export function eventsBy(headers: Record<string, unknown>): 'yes' | 'no' | 'untold' {
  const type = String(headers['content-type'] ?? '').toLowerCase();
  if (type.startsWith('text/event-stream')) return 'yes';
  return type === '' || type.startsWith('text/plain') ? 'untold' : 'no';
}

/** Reads a provider's answer on its way to the agent: events of a stream, or one document, compressed or not. */
export class AnswerBody {
  /** The part that came: bytes of which nothing is decompressed yet; then white space and the comments of a stream; then more. */
  #came: 'nothing' | 'bytes' | 'blank' | 'more' = 'nothing';
  /** Bytes that came to be read, unpacked. */
  #taken = 0;
  readonly #reader: AnswerReader;
  readonly #decompress: Duplex | null;
  readonly #sink: { push(text: string): void; end(): void };
  readonly #decoder = new TextDecoder();
  readonly #ended = Promise.withResolvers<void>();

  constructor(reader: AnswerReader, headers: Record<string, unknown>) {
    this.#reader = reader;
    this.#sink = eventsBy(headers) === 'yes' ? this.#events() : this.#document();
    this.#decompress = decompressorOf(headers);
    this.#decompress
      ?.on('data', (chunk: Buffer) => this.#take(chunk))
      .on('error', () => this.#finish())
      .on('close', () => this.#finish());
  }

  /** True if nothing came but white space and the comments of a stream. */
  get blank(): boolean {
    return this.#came === 'nothing' || this.#came === 'blank';
  }

  /** Reading waits for the end of the answer, so that it does not delay the agent, while few enough others wait. */
  push(chunk: Buffer): void {
    this.#waiting.push(chunk);
    waiting += chunk.length;
    while (waiting > MOST_WAITING && this.#waiting.length > 0) this.#readNext();
  }
  /** From `#next` on; the ones before have been read. */
  readonly #waiting: Buffer[] = [];
  #next = 0;

  #readNext(): number {
    const chunk = this.#waiting[this.#next++]!;
    // Not one by one, which moves all others: a model's answer can have a chunk for each word.
    if (this.#next * 2 > this.#waiting.length) {
      this.#waiting.splice(0, this.#next);
      this.#next = 0;
    }
    waiting -= chunk.length;
    this.#read(chunk);
    return chunk.length;
  }

  #read(chunk: Buffer): void {
    if (this.#came === 'nothing') this.#came = 'bytes';
    if (this.#decompress === null) this.#take(chunk);
    else if (this.#decompress.writableLength > LONGEST_DOCUMENT) this.#finish();
    else if (this.#decompress.writable) this.#decompress.write(chunk);
  }

  /** Resolves when all that came until now has been read. */
  async read(): Promise<void> {
    let read = 0;
    while (this.#waiting.length > 0) {
      read += this.#readNext();
      if (read < SLICE) continue;
      // Other streams go on in between.
      await setImmediate();
      read = 0;
    }
    if (!this.#decompress?.writable) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#decompress.write('', () => resolve());
    await Promise.race([promise, this.#ended.promise]);
  }

  /** Resolves when the whole answer, or what came of it, has been read. */
  async end(): Promise<void> {
    await this.read();
    if (this.#decompress === null) this.#finish();
    else if (this.#decompress.writable) this.#decompress.end();
    await this.#ended.promise;
  }

  #take(chunk: Buffer): void {
    if (this.#over) return;
    if (this.#came === 'bytes') this.#came = 'blank';
    this.#taken += chunk.length;
    try {
      if (this.#decompress !== null && this.#taken > MOST_UNPACKED) throw new Error(TOO_MUCH);
      for (let at = 0; at < chunk.length; at += PIECE)
        this.#sink.push(this.#decoder.decode(chunk.subarray(at, at + PIECE), { stream: true }));
    } catch {
      this.#finish();
    }
  }

  #finish(): void {
    if (this.#over) return;
    this.#over = true;
    try {
      this.#sink.end();
    } catch {
      // The part that was read until then counts.
    }
    this.#decompress?.destroy();
    this.#ended.resolve();
  }
  #over = false;

  #events(): { push(text: string): void; end(): void } {
    const parser = createParser({
      onEvent: ({ data }) => {
        this.#came = 'more';
        if (data.trim() === '[DONE]') this.#reader.done?.();
        else if (!this.#reader.passesOver?.(data)) this.#event(parseJson(data));
      },
      onError: () => {
        this.#came = 'more';
      },
      maxBufferSize: LONGEST_DOCUMENT,
    });
    // A stream that ends without an empty line leaves its last event in the parser.
    return { push: (text) => parser.feed(text), end: () => parser.feed('\n\n') };
  }

  #document(): { push(text: string): void; end(): void } {
    const parts: string[] = [];
    let size = 0;
    return {
      push: (text) => {
        size += text.length;
        if (size <= LONGEST_DOCUMENT) parts.push(text);
        else parts.length = 0;
      },
      end: () => {
        const text = parts.join('');
        if (BEGINS_EVENTS.test(text)) {
          const events = this.#events();
          events.push(text);
          events.end();
          return;
        }
        if (size > LONGEST_DOCUMENT || text.trim() !== '') this.#came = 'more';
        const value = parseJson(text);
        // Gemini streams an array of answers to clients that do not ask for events.
        const values = value === undefined ? wholeItems(text) : Array.isArray(value) ? value : [value];
        for (const each of values) this.#event(each);
      },
    };
  }

  #event(data: unknown): void {
    const object = objectOf(data);
    if (object !== null) this.#reader.event(object);
  }
}

/** Unpacks a body, of one that is cut what has arrived; null for one that is not compressed, in an unknown way or too often. */
export function decompressorOf(headers: Record<string, unknown>): Duplex | null {
  const encodings = encodingsOf(headers);
  if (encodings.length === 0 || encodings.length > MOST_ENCODINGS) return null;
  // They stand in the order in which they were applied.
  const steps = encodings
    .reverse()
    .map(decompressorFor)
    .filter((step) => step !== null);
  if (steps.length < encodings.length) return null;
  return steps.reduce((outer, inner) => outer.compose(bounded()).compose(inner));
}

/** The encodings of a body; none for one as it is, which some servers say, so that nothing on the way packs a stream. */
export function encodingsOf(headers: Record<string, unknown>): string[] {
  return String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !['', 'identity', 'none'].includes(name));
}

/** Between two encodings: much there can become nothing after the second. */
function bounded(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk, _encoding, done) {
      size += chunk.length;
      done(size > MOST_UNPACKED ? new Error(TOO_MUCH) : null, chunk);
    },
  });
}

function decompressorFor(encoding: string): Duplex | null {
  const cut = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(cut);
    case 'deflate':
      return new Inflater(cut);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({ finishFlush: constants.ZSTD_e_flush });
    default:
      return null;
  }
}

/** The whole objects at the beginning of a JSON array that is cut. */
function wholeItems(text: string): JsonObject[] {
  if (!/^\s*\[/.test(text)) return [];
  let depth = 0;
  let end = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (!isText && sign === '}' && depth === 1) end = at + 1;
  }
  return end === 0 ? [] : objectsOf(parseJson(`${text.slice(0, end)}]`));
}
