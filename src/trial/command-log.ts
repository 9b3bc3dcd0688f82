import type { Redactor } from '../base/redact/redact.ts';
import { BoundedLog, Tail } from '../base/text/bounded-log.ts';

/** As much of a command's end as a result or a failure in a log shows, in bytes. */
const TAIL = 4096;

/** A line longer than this is written in parts. */
const LONGEST_LINE = 8192;

/**
 * Takes a command's output: redacted, into a bounded file, with its end at hand. Each stream is redacted, so that the other cannot
 * hide a secret by coming between its parts; and both together, since they may hold a part each.
 */
export class CommandLog {
  readonly #log: BoundedLog;
  readonly #tail = new Tail(TAIL);
  readonly #lines = { stdout: new WholeLines(), stderr: new WholeLines() };
  readonly #redaction: Record<'stdout' | 'stderr', ReturnType<Redactor['stream']>>;
  readonly #together: ReturnType<Redactor['stream']>;

  constructor(file: string, limit: number, redactor: Redactor) {
    this.#log = new BoundedLog(file, limit);
    this.#redaction = { stdout: redactor.stream(), stderr: redactor.stream() };
    this.#together = redactor.stream();
  }

  /** Takes a chunk in; a promise where the next is better held back until then. */
  readonly output = (stream: 'stdout' | 'stderr', chunk: Buffer): Promise<void> | undefined => {
    this.#lines[stream].push(this.#redaction[stream].push(chunk), this.#write);
    return this.#log.room;
  };

  /** Completes the file; why it is incomplete, or null. */
  async close(): Promise<string | null> {
    for (const stream of ['stdout', 'stderr'] as const) {
      this.#lines[stream].push(this.#redaction[stream].end(), this.#write);
      this.#lines[stream].end(this.#write);
    }
    this.#keep(this.#together.end());
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

/** Holds a line back until it is whole, so that stdout and stderr do not cut into each other's lines. */
class WholeLines {
  readonly #begun = Buffer.allocUnsafe(LONGEST_LINE);
  #length = 0;

  /** Hands on what is whole; it is not kept. */
  push(chunk: Buffer, write: (lines: Buffer) => void): void {
    const end = chunk.lastIndexOf(0x0a) + 1;
    const whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
    if (whole > 0 || this.#length + chunk.length > LONGEST_LINE) this.end(write);
    if (whole > 0) write(chunk.subarray(0, whole));
    this.#length += chunk.copy(this.#begun, this.#length, whole);
  }

  /** Hands on what is left. */
  end(write: (lines: Buffer) => void): void {
    if (this.#length > 0) write(this.#begun.subarray(0, this.#length));
    this.#length = 0;
  }
}
