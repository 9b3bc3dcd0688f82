import { BoundedLog, Tail } from '../text/bounded-log.ts';
import type { Redactor } from '../text/redact.ts';

/** As much of a command's end as a result or a failure in a log shows, in bytes. */
const TAIL = 4096;

/** A line longer than this is written in parts. */
const LONGEST_LINE = 8192;

/** Takes a command's output: redacted, into a bounded file, with its end at hand. */
export class CommandLog {
  readonly #log: BoundedLog;
  readonly #tail = new Tail(TAIL);
  readonly #lines = { stdout: new WholeLines(), stderr: new WholeLines() };
  readonly #redaction: Record<'stdout' | 'stderr', ReturnType<Redactor['stream']>>;

  constructor(file: string, limit: number, redactor: Redactor) {
    this.#log = new BoundedLog(file, limit);
    this.#redaction = { stdout: redactor.stream(), stderr: redactor.stream() };
  }

  readonly output = (stream: 'stdout' | 'stderr', chunk: Buffer): Promise<void> => {
    return this.#write(this.#lines[stream].push(this.#redaction[stream].push(chunk)));
  };

  /** Completes the file; why it is incomplete, or null. */
  async close(): Promise<string | null> {
    for (const stream of ['stdout', 'stderr'] as const) {
      await this.#write(this.#lines[stream].push(this.#redaction[stream].end()));
      await this.#write(this.#lines[stream].end());
    }
    await this.#log.close();
    return this.#log.fault;
  }

  /** The end of the output, as text. */
  tail(): string {
    return this.#tail.text();
  }

  #write(bytes: Buffer): Promise<void> {
    this.#tail.push(bytes);
    return this.#log.write(bytes);
  }
}

/** Holds a line back until it is whole, so that stdout and stderr do not cut into each other's lines. */
class WholeLines {
  #begun: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): Buffer {
    const end = chunk.lastIndexOf(0x0a) + 1;
    const whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
    if (whole === 0 && this.#begun.length + chunk.length <= LONGEST_LINE) {
      this.#begun = Buffer.concat([this.#begun, chunk]);
      return Buffer.alloc(0);
    }
    const lines = Buffer.concat([this.#begun, chunk.subarray(0, whole)]);
    this.#begun = Buffer.from(chunk.subarray(whole));
    return lines;
  }

  end(): Buffer {
    const rest = this.#begun;
    this.#begun = Buffer.alloc(0);
    return rest;
  }
}
