/** Most digits of a number. */
const LONGEST_NUMBER = 9;
const NOTHING = Buffer.alloc(0);

/** A part of an output stream. */
export interface Part {
  /** Number of the command that printed it, according to the marks. */
  command: number;
  bytes: Buffer;
}

/** Splits a stream at its marks, `<mark><number of a command>` and a line break: each begins the part of one command. */
export class MarkedStream {
  readonly #mark: Buffer;
  #command = 0;
  #held: Buffer = NOTHING;

  constructor(mark: string) {
    this.#mark = Buffer.from(mark);
  }

  /** Number in the last mark; 0 before the first. */
  get number(): number {
    return this.#command;
  }

  take(chunk: Buffer): Part[] {
    const parts: Part[] = [];
    let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    let from = 0;
    for (let at = bytes.indexOf(this.#mark); at !== -1; at = bytes.indexOf(this.#mark, from)) {
      from = at + this.#mark.length;
      const end = bytes.subarray(from, from + LONGEST_NUMBER + 1).indexOf(0x0a);
      const number = bytes.toString('latin1', from, from + Math.max(0, end));
      // Of an environment that a command prints, for example.
      if (!/^\d+$/.test(number)) continue;
      this.#add(parts, bytes.subarray(0, at));
      this.#command = Number(number);
      bytes = bytes.subarray(from + end + 1);
      from = 0;
    }
    const border = this.#beginningOfMark(bytes);
    this.#add(parts, bytes.subarray(0, border));
    this.#held = border === bytes.length ? NOTHING : Buffer.from(bytes.subarray(border));
    return parts;
  }

  /** The bytes that were held back because a mark might have begun with them. */
  rest(): Part[] {
    const parts: Part[] = [];
    this.#add(parts, this.#held);
    this.#held = NOTHING;
    return parts;
  }

  #add(parts: Part[], bytes: Buffer): void {
    if (bytes.length > 0) parts.push({ command: this.#command, bytes });
  }

  /** Index at which an incomplete mark begins at the end; the length if there is none. */
  #beginningOfMark(bytes: Buffer): number {
    const first = this.#mark[0]!;
    let at = bytes.indexOf(first, Math.max(0, bytes.length - this.#mark.length - LONGEST_NUMBER));
    for (; at !== -1; at = bytes.indexOf(first, at + 1)) {
      const end = bytes.subarray(at, at + this.#mark.length);
      if (end.equals(this.#mark.subarray(0, end.length))) return at;
    }
    return bytes.length;
  }
}
