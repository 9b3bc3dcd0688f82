/** States of one line that are kept, at its beginning and at its end: those of a bar from 0 to 100 % are kept whole. */
const KEPT = 50;

/** The texts of one line that others were written over, as lines; of many the first and the last are kept. */
export class Overwritten {
  #first: string[] = [];
  #last: string[] = [];
  #leftOut = 0;
  /** The text when the cursor last returned to the beginning. */
  #returned: string | null = null;

  get isEmpty(): boolean {
    return this.#returned === null;
  }

  /** The cursor is back at the beginning of a line with this text. */
  cursorReturned(text: string): void {
    this.#keepIfLost(text);
    this.#returned = text;
  }

  /** The lines that came before the line's last text. */
  before(text: string): string[] {
    const lost = isLost(this.#returned, text) ? [this.#returned] : [];
    const cut = this.#leftOut > 0 ? [`[… ${this.#leftOut} states of this line left out …]`] : [];
    return [...this.#first, ...cut, ...this.#last, ...lost].map((line) => `${line}\n`);
  }

  clear(): void {
    if (this.#returned === null) return;
    this.#first = [];
    this.#last = [];
    this.#leftOut = 0;
    this.#returned = null;
  }

  #keepIfLost(text: string): void {
    if (!isLost(this.#returned, text)) return;
    if (this.#first.length < KEPT) this.#first.push(this.#returned);
    else if (this.#last.push(this.#returned) > KEPT) {
      this.#last.shift();
      this.#leftOut += 1;
    }
  }
}

/** True if a text is no longer there: a prompt that was only printed once more is. */
function isLost(before: string | null, text: string): before is string {
  return before !== null && !text.startsWith(before.trimEnd());
}
