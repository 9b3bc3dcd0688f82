import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import type { Conversation } from './types.ts';

/** Resolves when a stream that was written to has room for more, or is closed. */
export async function roomIn(output: Writable): Promise<void> {
  const gone = new AbortController();
  const options = { signal: gone.signal };
  await Promise.race([once(output, 'drain', options), once(output, 'close', options)]).catch(() => {});
  gone.abort();
}

/** Passes a program's standard output to its reader, no faster than it is read. */
export class Pipe {
  readonly #output = new PassThrough();

  constructor() {
    this.#output.on('error', () => {});
  }

  /** Takes a piece of output; resolves when there is room for the next. Standard error is discarded. */
  async take(kind: 'stdout' | 'stderr', chunk: Buffer): Promise<void> {
    if (kind === 'stderr' || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
    await roomIn(this.#output);
  }

  /** To be called when the program and all its output have ended. */
  end(): void {
    this.#output.end();
  }

  /**
   * The conversation with a program that reads `input`. `hangUp` is called when it is closed; `lost` is for connections
   * that may break.
   */
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
