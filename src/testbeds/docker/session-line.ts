import { unlessLate } from '../../base/signals.ts';

/** Milliseconds to wait for the first line of a command's output where it is needed; normally it has come at once. */
const SESSION_LIMIT = 10_000;

/** Characters of the first line, or of a message in its place. */
const LONGEST = 8192;

/** Strips the first line from a command's standard output: its session, and `alone` if no end marks will come. */
export class SessionLine {
  /** No end marks come: the testbed has no `setsid`. */
  alone = false;
  /** The text in place of the line: the container runtime's message if it could not start the command, or words of a replaced shell. */
  fault: string | null = null;
  seen = false;
  #text = '';
  readonly #told = Promise.withResolvers<number | null>();

  /** Null for a command that does not print its line: it has no session to end. */
  id(): Promise<number | null> {
    return unlessLate(this.#told.promise, SESSION_LIMIT);
  }

  strip(chunk: Buffer): Buffer {
    if (this.seen) return chunk;
    const end = chunk.indexOf(0x0a);
    this.#text += chunk.subarray(0, end === -1 ? LONGEST : Math.min(end, LONGEST)).toString('latin1');
    // Only a shell that the agent has replaced prints more without a line end.
    if (end === -1 && this.#text.length < LONGEST) return Buffer.alloc(0);
    this.seen = true;
    const line = /^(\d+)( alone)?$/.exec(this.#text);
    if (line === null) this.fault = this.#text.trim();
    this.alone = line?.[2] !== undefined;
    this.#told.resolve(line === null ? null : Number(line[1]));
    return chunk.subarray(end + 1);
  }
}
