/** Insertions do not extend a line beyond this length. */
const LONGEST = 2560;

/** The last line of a screen, which can still be overwritten: its characters and a cursor. */
export class Line {
  #characters: string[] = [];
  #cursor = 0;

  get length(): number {
    return this.#characters.length;
  }

  /** True if nothing was written and the cursor is at the beginning. */
  get isFresh(): boolean {
    return this.#characters.length === 0 && this.#cursor === 0;
  }

  text(): string {
    return this.#characters.join('');
  }

  /** Returns the text and resets the line. */
  take(): string {
    const text = this.text();
    this.#characters = [];
    this.#cursor = 0;
    return text;
  }

  write(text: string): void {
    this.#fillTo(this.#cursor);
    for (const character of text) this.#characters[this.#cursor++] = character;
  }

  /** Columns count from 0. */
  moveTo(column: number): void {
    this.#cursor = Math.max(0, column);
  }

  moveBy(columns: number): void {
    // Limited to a little beyond the end, since nothing is visible there.
    this.moveTo(Math.min(this.#cursor + columns, Math.max(this.#cursor, this.length + 512)));
  }

  /** Erases from the cursor to the end (0), from the beginning to the cursor (1), or all (2). */
  erase(part: number): void {
    if (part === 0) this.#characters.length = Math.min(this.length, this.#cursor);
    else if (part === 1) this.#characters.fill(' ', 0, this.#cursor + 1);
    else this.#characters = [];
  }

  remove(count: number): void {
    this.#characters.splice(this.#cursor, count);
  }

  insert(count: number): void {
    if (this.#cursor >= this.length) return;
    this.#characters.splice(this.#cursor, 0, ...Array<string>(count).fill(' '));
    this.#characters.length = Math.min(this.length, LONGEST);
  }

  /** Repeats the character before the cursor. */
  repeat(count: number): void {
    const character = this.#characters[this.#cursor - 1];
    if (character !== undefined) this.write(character.repeat(count));
  }

  blank(count: number): void {
    this.#characters.fill(' ', this.#cursor, this.#cursor + count);
  }

  #fillTo(column: number): void {
    while (this.length < column) this.#characters.push(' ');
  }
}
