import { type JsonObject, objectOf, parsedJson } from '../../base/json-value.ts';
import { readUsage, type Usage } from '../../results/usage.ts';
import type { Agent } from './types.ts';

/** The longest line that is read, in bytes, and what the lines that tell of usage have together: their values take up to 50 times as much. */
const LONGEST = 4 * 1024 * 1024;

/** Reads the usage that an agent states on its standard output, for models whose requests do not go through the meter. */
export class StatedUsage {
  readonly #states: NonNullable<Agent['states']>;
  readonly #events: JsonObject[] = [];
  /** Bytes of the lines of the events. */
  #told = 0;
  /** The line that has begun, in memory that grows with it: a part can be one byte. */
  #line = Buffer.alloc(0);
  #length = 0;

  constructor(states: NonNullable<Agent['states']>) {
    this.#states = states;
  }

  push(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (stream !== 'stdout') return;
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      this.#hold(chunk.subarray(from, end));
      this.#endLine();
      from = end + 1;
    }
    this.#hold(chunk.subarray(from));
  }

  /** As `usage.json` has it; null if it stated none. */
  get usage(): Usage | null {
    if (this.#events.length === 0) return null;
    const stated = this.#states.usage(this.#events);
    // A value that is no number is unknown, as in a file.
    return stated === null ? null : readUsage(JSON.stringify(stated)).usage;
  }

  /** Copies a part of a line: the chunk's buffer is used again. */
  #hold(part: Buffer): void {
    const at = this.#length;
    this.#length += part.length;
    if (this.#length > LONGEST) return;
    if (this.#length > this.#line.length) this.#line = Buffer.concat([this.#line], 2 * this.#length);
    part.copy(this.#line, at);
  }

  #endLine(): void {
    const bytes = this.#length;
    this.#length = 0;
    if (bytes > LONGEST || this.#told > LONGEST) return;
    const line = this.#line.toString('utf8', 0, bytes);
    if (!this.#states.types.some((type) => line.includes(`"${type}"`))) return;
    const event = objectOf(parsedJson(line));
    if (event === null || !this.#states.types.includes(String(event.type))) return;
    this.#told += bytes;
    if (this.#told <= LONGEST) this.#events.push(event);
    else this.#events.length = 0;
  }
}
