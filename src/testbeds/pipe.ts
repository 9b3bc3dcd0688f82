import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from './types.ts';

/** Output of a program that has ended is waited for this long, and each time anew while it comes, in milliseconds. */
const QUIET = 50;

/** Hands a program's standard output to whoever talks to it, no faster than it is read. */
export class Pipe {
  readonly #output = new PassThrough();
  #last = 0;
  #held = 0;

  constructor() {
    this.#output.on('error', () => {});
  }

  /** Takes a piece of output; resolves when there is room for the next. Standard error goes nowhere. */
  async take(kind: 'stdout' | 'stderr', chunk: Buffer): Promise<void> {
    this.#last = performance.now();
    if (kind === 'stderr' || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
    const gone = new AbortController();
    const options = { signal: gone.signal };
    this.#held += 1;
    await Promise.race([once(this.#output, 'drain', options), once(this.#output, 'close', options)]).catch(() => {});
    this.#held -= 1;
    this.#last = performance.now();
    gone.abort();
  }

  /** The program and all its output have ended. */
  end(): void {
    this.#output.end();
  }

  /** The program has ended: what it printed still comes, however slowly it is read; a child that holds its output open is not waited for. */
  async endAfter(printed: Promise<unknown>): Promise<void> {
    const end = printed.then(
      () => false,
      () => false,
    );
    while (await Promise.race([end, sleep(QUIET / 2, true, { ref: false })])) {
      if (this.#held === 0 && performance.now() - this.#last >= QUIET) break;
    }
    this.end();
  }

  /** The conversation with a program that reads this input; `hangUp` when it is over. */
  between(input: Writable, hangUp: () => void = () => {}): Conversation {
    return {
      input,
      output: this.#output as AsyncIterable<Buffer>,
      close: () => {
        input.end();
        this.#output.destroy();
        hangUp();
      },
    };
  }
}
