/** A bounded sequence of texts: the first and the last are kept whole, the middle is dropped. */
export class HeadAndTail {
  readonly #limit: number;
  readonly #head: string[] = [];
  #headLength = 0;
  #headFull = false;
  #tail: string[] = [];
  /** Index in `#tail` of the first text that is kept. */
  #first = 0;
  #tailLength = 0;
  /** Number of dropped characters. */
  dropped = 0;

  /** `limit` in characters, half of it for the head. */
  constructor(limit: number) {
    this.#limit = limit / 2;
  }

  /** Adds a text; true if it became part of the head. */
  add(text: string): boolean {
    if (!this.#headFull && this.#headLength + text.length <= this.#limit) {
      this.#head.push(text);
      this.#headLength += text.length;
      return true;
    }
    this.#headFull = true;
    this.#tail.push(text);
    this.#tailLength += text.length;
    while (this.#tailLength > this.#limit) this.#drop();
    return false;
  }

  /** The kept texts, with the marker in place of the dropped ones. */
  text(marker: string): string {
    return [...this.#head, this.dropped > 0 ? marker : '', ...this.#tail.slice(this.#first)].join('');
  }

  #drop(): void {
    const { length } = this.#tail[this.#first]!;
    this.#tail[this.#first++] = '';
    this.#tailLength -= length;
    this.dropped += length;
    // The dropped part is cut off once it is larger than the rest: amortised constant cost per text.
    if (this.#first <= this.#tail.length / 2) return;
    this.#tail = this.#tail.slice(this.#first);
    this.#first = 0;
  }
}
