import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../types.ts';
import type { Container } from './container.ts';
import { demultiplex } from './demultiplex.ts';

/** Most digits of a command's number. */
const LONGEST_NUMBER = 9;
/** The output of a removed container ends. A connection that is silent for this many milliseconds instead is broken. */
const SILENCE = 5_000;
const NOTHING = Buffer.alloc(0);
const BROKEN_OFF = Buffer.from('\n[agentbench: the output of the container ended early here]\n');

/**
 * The container's own output, which its lasting commands share one after another. Each begins with a mark on both
 * streams: output after the mark is the command's; output before it, however late, belongs to an earlier command.
 */
export class Console {
  readonly #stream: Duplex;
  readonly #drained: Promise<void>;
  readonly #mark = `\x1eagentbench:${randomBytes(12).toString('hex')}:`;
  readonly #outputs: Command['output'][] = [() => {}];
  #closing = false;
  /** Pieces of output so far; `#held` is true while the last one is held back. */
  #taken = 0;
  #held = false;
  readonly #streams = { stdout: new MarkedStream(this.#mark), stderr: new MarkedStream(this.#mark) };

  private constructor(stream: Duplex) {
    this.#stream = stream;
    this.#drained = this.#drain().catch(() => {});
  }

  /** Attaches to a container that has not been started yet. */
  static async attach(container: Container): Promise<Console> {
    return new Console(await container.attach());
  }

  /** Registers a command; returns the mark that it must print on both streams before it begins. */
  expect(output: Command['output']): string {
    this.#outputs.push(output);
    return `${this.#mark}${this.#outputs.length - 1}\n`;
  }

  /** Removes the container by `remove`, and reads the rest of its output. */
  async closeWith(remove: () => Promise<void>): Promise<void> {
    this.#closing = true;
    try {
      await remove();
      this.#stream.end();
      if (!(await this.#isDrained())) await this.#outputs.at(-1)!('stderr', BROKEN_OFF);
    } finally {
      this.#stream.destroy();
    }
  }

  /** Waits for the end of the output while output comes or is held back here; false if the connection falls silent. */
  async #isDrained(): Promise<boolean> {
    for (let taken = -1; taken !== this.#taken || this.#held; ) {
      taken = this.#taken;
      if (await Promise.race([this.#drained.then(() => true), sleep(SILENCE, false, { ref: false })])) return true;
    }
    return false;
  }

  async #drain(): Promise<void> {
    await demultiplex(this.#stream, (kind, chunk) => this.#take(kind, chunk)).catch(() => {});
    for (const kind of ['stdout', 'stderr'] as const) await this.#handOn(kind, this.#streams[kind].rest());
    if (!this.#closing) await this.#outputs.at(-1)!('stderr', BROKEN_OFF);
  }

  #take(kind: 'stdout' | 'stderr', chunk: Buffer): void | Promise<void> {
    this.#taken += 1;
    const held = this.#handOn(kind, this.#streams[kind].take(chunk));
    if (held === undefined) return;
    this.#held = true;
    return held.finally(() => {
      this.#held = false;
    });
  }

  #handOn(kind: 'stdout' | 'stderr', parts: Part[]): void | Promise<void> {
    for (const [index, { command, bytes }] of parts.entries()) {
      const held = this.#outputs[command]?.(kind, bytes);
      if (held !== undefined) return held.then(() => this.#handOn(kind, parts.slice(index + 1)));
    }
  }
}

export interface Part {
  /** Number of the command that printed it, according to the marks. */
  command: number;
  bytes: Buffer;
}

/**
 * Splits a stream at its marks, `<mark><number of a command>\
 * `: each begins the part of one command.
 */
export class MarkedStream {
  readonly #mark: Buffer;
  #command = 0;
  #held: Buffer = NOTHING;

  constructor(mark: string) {
    this.#mark = Buffer.from(mark);
  }

  /** Number in the last mark; 0 before the first. */
  get number(): number {
    return this.#command;
  }

  take(chunk: Buffer): Part[] {
    const parts: Part[] = [];
    let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    for (let at = bytes.indexOf(this.#mark); at !== -1; at = bytes.indexOf(this.#mark)) {
      const number = at + this.#mark.length;
      const end = bytes.subarray(number, number + LONGEST_NUMBER + 1).indexOf(0x0a);
      if (end === -1) break;
      this.#add(parts, bytes.subarray(0, at));
      this.#command = Number(bytes.subarray(number, number + end).toString('latin1'));
      bytes = bytes.subarray(number + end + 1);
    }
    const border = this.#beginningOfMark(bytes);
    this.#add(parts, bytes.subarray(0, border));
    this.#held = border === bytes.length ? NOTHING : Buffer.from(bytes.subarray(border));
    return parts;
  }

  /** The bytes that were held back because a mark might have begun with them. */
  rest(): Part[] {
    const parts: Part[] = [];
    this.#add(parts, this.#held);
    this.#held = NOTHING;
    return parts;
  }

  #add(parts: Part[], bytes: Buffer): void {
    if (bytes.length > 0) parts.push({ command: this.#command, bytes });
  }

  /** Index at which an incomplete mark begins at the end; the length if there is none. */
  #beginningOfMark(bytes: Buffer): number {
    const first = this.#mark[0]!;
    let at = bytes.indexOf(first, Math.max(0, bytes.length - this.#mark.length - LONGEST_NUMBER));
    for (; at !== -1; at = bytes.indexOf(first, at + 1)) {
      const end = bytes.subarray(at, at + this.#mark.length);
      if (end.equals(this.#mark.subarray(0, end.length))) return at;
    }
    return bytes.length;
  }
}
