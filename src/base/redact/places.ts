import { BACKSLASH, Detours, detourAt, ESCAPE, FIRST_OF_DETOUR, NO_DETOUR, PERCENT, UNTOLD } from '../text/detours.ts';

/** The offset of the pairs in a table of bytes and pairs. */
export const PAIRS = 0x100;

/** The tables of a search: see SecretSearch. */
export interface Ways {
  /** Bytes at the beginning of a spelling that are searched for. */
  window: number;
  /** The shift of the window by its last two bytes. */
  moves: Uint8Array;
  /** 1 at each byte, and at each pair of bytes (above PAIRS), that a spelling begins with. */
  first: Uint8Array;
}

/** The possible beginnings of spellings in a text, in ascending order. */
export interface Candidates {
  /** The first place at or after `from`, which never decreases between calls; the text's length if there is none. */
  next(from: number): number;
}

/** The places that have the first byte of a spelling, or of a character's escape. */
export class Beginnings implements Candidates {
  readonly #text: Buffer;
  readonly #first: Uint8Array;

  constructor(text: Buffer, first: Uint8Array) {
    this.#text = text;
    this.#first = first;
  }

  next(from: number): number {
    let at = from;
    for (; at < this.#text.length; at++) {
      const byte = this.#text[at]!;
      if (this.#first[byte] === 1 || byte === PERCENT || byte === BACKSLASH) break;
    }
    return at;
  }
}

/**
 * The possible beginnings of spellings, by tables that skip most of a text. Spellings with an uninterrupted window are found
 * by the window; the others have their first detour less than a window away.
 */
export class Places implements Candidates {
  readonly #text: Buffer;
  readonly #last: boolean;
  readonly #detours: Detours;
  readonly #ways: Ways;
  /** The next possible place of an uninterrupted window. */
  #whole = -1;
  /** The next detour, and the first place less than a window before it. */
  #detour = -1;
  #least = 0;

  constructor(text: Buffer, last: boolean, ways: Ways) {
    this.#text = text;
    this.#last = last;
    this.#detours = new Detours(text, last);
    this.#ways = ways;
  }

  /**
   * The first place at or after `from`; the last places of a text are always candidates. `from` never decreases between
   * calls.
   */
  next(from: number): number {
    if (this.#whole < from) this.#whole = this.#wholeFrom(from);
    for (;;) {
      if (this.#detour < from) this.#findDetour(Math.max(from, this.#detour + 1));
      const detour = this.#detour;
      const until = Math.min(this.#whole, detour);
      for (let at = Math.max(from, this.#least); at < until; at++) if (this.#mayBegin(at)) return at;
      if (this.#whole <= detour) return this.#whole;
      if (from <= detour && this.#isCharacter(detour)) return detour;
      this.#findDetour(detour + 1);
    }
  }

  #wholeFrom(from: number): number {
    const { window, moves } = this.#ways;
    const text = this.#text;
    const { length } = text;
    let end = from + window - 1;
    while (end < length) {
      const move = moves[(text[end - 1]! << 8) | text[end]!]!;
      // Many spellings have many pairs at the window's end, and few at its beginning.
      if (move === 0 && this.#mayBeWhole(end - window + 1)) break;
      end += move || 1;
    }
    return end - window + 1;
  }

  #findDetour(from: number): void {
    this.#detour = this.#detours.from(from);
    const { window, moves } = this.#ways;
    const text = this.#text;
    // No spelling has the two bytes before the detour later in its window than the shift allows.
    const move = this.#detour < text.length ? moves[(text[this.#detour - 2]! << 8) | text[this.#detour - 1]!]! : 0;
    this.#least = Math.max(from, this.#detour - window + Math.max(1, move));
  }

  #isCharacter(at: number): boolean {
    if (this.#text[at] === ESCAPE) return false;
    const detour = detourAt(this.#text, at, this.#last);
    return detour === UNTOLD || (detour !== NO_DETOUR && detour.character !== null);
  }

  #mayBeWhole(at: number): boolean {
    return FIRST_OF_DETOUR[this.#text[at]!] === 1 || this.#mayBegin(at);
  }

  /** True if a spelling may begin here, before a detour. */
  #mayBegin(at: number): boolean {
    const { first } = this.#ways;
    const byte = this.#text[at]!;
    const next = this.#text[at + 1]!;
    return (FIRST_OF_DETOUR[next] === 1 ? first[byte] : first[PAIRS + ((byte << 8) | next)]) === 1;
  }
}
