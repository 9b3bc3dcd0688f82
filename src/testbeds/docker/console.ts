import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { unlessLate } from '../../base/signals.ts';
import { MarkedStream, type Part } from '../marked-stream.ts';
import type { Command } from '../types.ts';
import type { Container } from './container.ts';
import { demultiplex } from './demultiplex.ts';

/** The output of a removed container ends. A connection that is silent for this many milliseconds instead is broken. */
const SILENCE = 5_000;
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
      if ((await unlessLate(this.#drained, SILENCE)) !== null) return true;
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
