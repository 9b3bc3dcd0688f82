import type { Redactor } from '../base/redact/redact.ts';
import { BoundedLog, Tail } from '../base/text/bounded-log.ts';

/** Bytes kept from the end of a command's output, for results and failure messages. */
export const LOG_TAIL = 4096;

/** Bytes; a longer line is written in parts. */
const LONGEST_LINE = 8192;

/**
 * Writes a command's output, redacted, to a bounded file, and keeps its end. Each stream is redacted on its own, so
 * that the other cannot hide a secret by interleaving, and both are redacted together, since each may have a part of a
 * secret.
 */
export class CommandLog {
  readonly #log: BoundedLog;
  readonly #tail = new Tail(LOG_TAIL);
  readonly #lines = { stdout: new WholeLines(), stderr: new WholeLines() };
  readonly #redaction: Record<'stdout' | 'stderr', ReturnType<Redactor['stream']>>;
  readonly #together: ReturnType<Redactor['stream']>;

  constructor(file: string, limit: number, redactor: Redactor) {
    this.#log = new BoundedLog(file, limit);
    this.#redaction = { stdout: redactor.stream(), stderr: redactor.stream() };
    this.#together = redactor.stream();
  }

  /** Adds a chunk; returns a promise if the next chunk should wait for it. */
  readonly output = (stream: 'stdout' | 'stderr', chunk: Buffer): Promise<void> | undefined => {
    this.#lines[stream].push(this.#redaction[stream].push(chunk), this.#write);
    return this.#log.room;
  };

  /** Writes the bytes that were held back: an unfinished line, and a possible beginning of a secret. */
  flush(): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      this.#lines[stream].push(this.#redaction[stream].end(), this.#write);
      this.#lines[stream].end(this.#write);
    }
    this.#keep(this.#together.end());
  }

  /** Completes the file; returns the reason if it is incomplete, otherwise null. */
  async close(): Promise<string | null> {
    this.flush();
    await this.#log.close();
    return this.#log.fault;
  }

  /** The end of the output, as text. */
  tail(): string {
    return this.#tail.text();
  }

  readonly #write = (bytes: Buffer): void => this.#keep(this.#together.push(bytes));

  #keep(bytes: Buffer): void {
    this.#tail.push(bytes);
    this.#log.write(bytes);
  }
}

/** Buffers incomplete lines, so that stdout and stderr do not split each other's lines. */
class WholeLines {
  readonly #begun = Buffer.allocUnsafe(LONGEST_LINE);
  #length = 0;

  /** Passes complete lines on, and keeps the rest. */
  push(chunk: Buffer, write: (lines: Buffer) => void): void {
    const end = chunk.lastIndexOf(0x0a) + 1;
    const whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
    if (whole > 0 || this.#length + chunk.length > LONGEST_LINE) this.end(write);
    if (whole > 0) write(chunk.subarray(0, whole));
    this.#length += chunk.copy(this.#begun, this.#length, whole);
  }

  /** Passes the rest on. */
  end(write: (lines: Buffer) => void): void {
    if (this.#length > 0) write(this.#begun.subarray(0, this.#length));
    this.#length = 0;
  }
}
