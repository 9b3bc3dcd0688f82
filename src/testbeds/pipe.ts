import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import type { Conversation } from './types.ts';

/** Hands a program's standard output to whoever talks to it, no faster than it is read. */
export class Pipe {
  readonly #output = new PassThrough();

  constructor() {
    this.#output.on('error', () => {});
  }

  /** Takes a piece of output; resolves when there is room for the next. Standard error goes nowhere. */
  async take(kind: 'stdout' | 'stderr', chunk: Buffer): Promise<void> {
    if (kind === 'stderr' || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
    const gone = new AbortController();
    const options = { signal: gone.signal };
    await Promise.race([once(this.#output, 'drain', options), once(this.#output, 'close', options)]).catch(() => {});
    gone.abort();
  }

  /** The program and all its output have ended. */
  end(): void {
    this.#output.end();
  }

  /** The conversation with a program that reads this input; `hangUp` when it is over, `lost` for where a connection may break. */
  between(input: Writable, hangUp: () => void = () => {}, lost: Conversation['lost'] = async () => null): Conversation {
    return {
      input,
      output: this.#output as AsyncIterable<Buffer>,
      close: () => {
        input.end();
        this.#output.destroy();
        hangUp();
      },
      lost,
    };
  }
}
