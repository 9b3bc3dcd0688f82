import { randomUUID } from 'node:crypto';

/** Bytes of our shell's own output before and after a command; it never prints this much. */
const LARGEST = 4 * 1024 * 1024;

/** Splits a shell's output: the part before a command, the command's own, and the part after. */
export class Parts {
  /** Marks that the shell prints before and after the command. */
  readonly marks = [Buffer.from(`\n${randomUUID()}\n`), Buffer.from(`\n${randomUUID()}\n`)] as const;
  /** Time at which each was read, by performance.now(). */
  readonly times: number[] = [];
  readonly #around = [Buffer.alloc(0), Buffer.alloc(0)];
  /** End of the command's own output so far, which may be the beginning of the second mark. */
  #held = Buffer.alloc(0);
  readonly #seen = [0, 0];
  #tail = Buffer.alloc(0);

  /** True if a mark came twice: another process has read it, and printed it, too. */
  get forged(): boolean {
    return this.#seen.some((times) => times > 1);
  }

  get before(): string {
    return this.#around[0]!.toString();
  }

  get after(): string {
    return this.#around[1]!.toString();
  }

  /** The command's own part of a chunk and of the bytes held back. */
  push(chunk: Buffer): Buffer {
    const longest = this.marks[0].length - 1;
    const seam = Buffer.concat([this.#tail, chunk.subarray(0, longest)]);
    for (const [index, mark] of this.marks.entries()) this.#seen[index]! += timesIn(chunk, mark) + timesIn(seam, mark);
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-longest)]).subarray(-longest);
    return this.#own(chunk);
  }

  #own(chunk: Buffer): Buffer {
    if (this.times.length === 0) {
      const said = Buffer.concat([this.#around[0]!, chunk]);
      const at = said.indexOf(this.marks[0]);
      if (at === -1) {
        this.#around[0] = said.length > LARGEST ? said.subarray(1 - this.marks[0].length) : said;
        return Buffer.alloc(0);
      }
      this.times.push(performance.now());
      this.#around[0] = said.subarray(0, at);
      return this.#own(said.subarray(at + this.marks[0].length));
    }
    if (this.times.length === 2) {
      if (this.#around[1]!.length < LARGEST) this.#around[1] = Buffer.concat([this.#around[1]!, chunk]);
      return Buffer.alloc(0);
    }
    const mark = this.marks[1];
    const said = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    const at = said.indexOf(mark);
    if (at !== -1) {
      this.times.push(performance.now());
      this.#held = Buffer.alloc(0);
      this.#own(said.subarray(at + mark.length));
      return said.subarray(0, at);
    }
    const end = beginningAtEnd(said, mark);
    // The memory of a chunk is reused.
    this.#held = Buffer.from(said.subarray(said.length - end));
    return said.subarray(0, said.length - end);
  }

  /** The bytes held back of a command that ended without the second mark. */
  end(): Buffer {
    const held = this.#held;
    this.#held = Buffer.alloc(0);
    return held;
  }
}

/** Number of bytes at the end of a text that may begin a mark. */
function beginningAtEnd(text: Buffer, mark: Buffer): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.subarray(-length).equals(mark.subarray(0, length))) return length;
  }
  return 0;
}

function timesIn(text: Buffer, mark: Buffer): number {
  let times = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) times += 1;
  return times;
}
