import { type JsonObject, objectOf, parsedJson } from '../../base/json-value.ts';
import { readUsage, type Usage } from '../../results/usage.ts';
import type { Agent } from './types.ts';

/** The longest line that is read, in bytes, and the most that tell of usage. */
const LONGEST = 4 * 1024 * 1024;
const MOST = 1000;

/** Reads the usage that an agent states on its standard output, for models whose requests do not go through the meter. */
export class StatedUsage {
  readonly #states: NonNullable<Agent['states']>;
  readonly #events: JsonObject[] = [];
  #parts: Buffer[] = [];
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
    if (this.#events.length === 0 || this.#events.length > MOST) return null;
    const stated = this.#states.usage(this.#events);
    // A value that is no number is unknown, as in a file.
    return stated === null ? null : readUsage(JSON.stringify(stated)).usage;
  }

  /** Copies a part of a line: the chunk's buffer is used again. */
  #hold(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > LONGEST) this.#parts = [];
    else if (part.length > 0) this.#parts.push(Buffer.from(part));
  }

  #endLine(): void {
    const line = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    this.#length = 0;
    if (this.#events.length > MOST || !this.#states.types.some((type) => line.includes(`"${type}"`))) return;
    const event = objectOf(parsedJson(line));
    if (event !== null && this.#states.types.includes(String(event.type))) this.#events.push(event);
  }
}
