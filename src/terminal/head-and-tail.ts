/** A bounded sequence of texts: the first and the last of it are kept, whole; the middle goes. */
export class HeadAndTail {
  readonly #limit: number;
  readonly #head: string[] = [];
  #headLength = 0;
  #headFull = false;
  #tail: string[] = [];
  /** Where the tail begins in its array; what is before it is gone. */
  #first = 0;
  #tailLength = 0;
  /** Characters that were dropped. */
  dropped = 0;

  /** `limit` in characters, half of it for the head. */
  constructor(limit: number) {
    this.#limit = limit / 2;
  }

  /** Whether the text became part of the head. */
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

  /** All of it, with the marker where something is missing. */
  text(marker: string): string {
    return [...this.#head, this.dropped > 0 ? marker : '', ...this.#tail.slice(this.#first)].join('');
  }

  #drop(): void {
    const { length } = this.#tail[this.#first]!;
    this.#tail[this.#first++] = '';
    this.#tailLength -= length;
    this.dropped += length;
    // The gone part leaves the array when it is the larger one: a constant effort for each text.
    if (this.#first <= this.#tail.length / 2) return;
    this.#tail = this.#tail.slice(this.#first);
    this.#first = 0;
  }
}
