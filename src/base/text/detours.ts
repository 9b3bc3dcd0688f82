import { isAscii } from 'node:buffer';
import { isHidden, LONGEST_RUN, LONGEST_SEQUENCE } from './hidden.ts';

/**
 * Bytes between the visible characters of a text (hidden text), or an unnecessary encoding of one character (`%61`,
 * `\u0061`): the place after them, and the character.
 */
export interface Detour {
  end: number;
  /** The character, as an ASCII byte; null for hidden text. */
  character: number | null;
}

/** No detour begins here, or the text ends before that is known. */
export const NO_DETOUR = -1;
export const UNTOLD = -2;

const BYTES_PER_UNIT = 4;
/** The maximum number of bytes of hidden text that the search skips. */
export const MOST_BYTES = LONGEST_RUN * BYTES_PER_UNIT;
const MOST_IN_SEQUENCE = LONGEST_SEQUENCE * BYTES_PER_UNIT;

const ESCAPE = 0x1b;
const BACKSLASH = 0x5c;
const PERCENT = 0x25;
const BRACKET = 0x5b;
/** First byte of a C1 control in UTF-8. */
const C1 = 0xc2;
/** The bytes that begin a string sequence (OSC and similar) after an escape. */
const TEXTS = Buffer.from('PX]^_');
/** Characters that neither URLs nor JSON need to encode: 1 at each. */
const UNRESERVED = Uint8Array.from({ length: 0x100 }, (_, code) => Number(/[\w.~-]/.test(String.fromCharCode(code))));
const NO_DIGIT = -1;
/** The common part between the backslash and the last two digits. */
const UNICODE = Buffer.from('u00');

/** The beginnings of detours in ASCII. */
const STARTS = ['\u001b', '%', '\\u00'].map((text) => Buffer.from(text));
/** First bytes of detours, including those outside ASCII: 1 at each. */
export const FIRST_OF_DETOUR = firstBytes();

export class Detours {
  readonly #text: Buffer;
  readonly #last: boolean;
  /** For an ASCII text, the next place of each of STARTS; null for other texts. */
  readonly #next: number[] | null;

  constructor(text: Buffer, last: boolean) {
    this.#text = text;
    this.#last = last;
    this.#next = isAscii(text) ? STARTS.map(() => -1) : null;
  }

  /**
   * The place of the next detour at or after `place`, which never decreases between calls; Infinity if there is none.
   */
  from(place: number): number {
    let at = this.#candidate(place);
    // An escape is always hidden.
    while (at < this.#text.length && this.#text[at] !== ESCAPE && detourAt(this.#text, at, this.#last) === NO_DETOUR)
      at = this.#candidate(at + 1);
    return at;
  }

  #candidate(place: number): number {
    const text = this.#text;
    if (this.#next === null) {
      let at = place;
      while (at < text.length && FIRST_OF_DETOUR[text[at]!] === 0) at++;
      return at < text.length ? at : Number.POSITIVE_INFINITY;
    }
    let first = Number.POSITIVE_INFINITY;
    for (let index = 0; index < STARTS.length; index++) {
      let next = this.#next[index]!;
      if (next < place) this.#next[index] = next = this.#find(STARTS[index]!, place);
      if (next < first) first = next;
    }
    return first;
  }

  #find(start: Buffer, place: number): number {
    const text = this.#text;
    let found = text.indexOf(start, place);
    // A part may end inside a start sequence.
    if (found === -1 && !this.#last) found = text.indexOf(start[0]!, Math.max(place, text.length - start.length));
    if (found === -1) return Number.POSITIVE_INFINITY;
    // In JSON within JSON it has two backslashes.
    return found > place && start[0] === BACKSLASH && text[found - 1] === BACKSLASH ? found - 1 : found;
  }
}

/** The detour that begins here. Never UNTOLD in the last part (`last`). */
export function detourAt(text: Buffer, at: number, last: boolean): Detour | typeof NO_DETOUR | typeof UNTOLD {
  const byte = text[at]!;
  if (FIRST_OF_DETOUR[byte] === 0) return NO_DETOUR;
  if (byte === PERCENT || byte === BACKSLASH) {
    const found = escapeAt(text, at, last);
    return found === UNTOLD && last ? NO_DETOUR : found;
  }
  const end = hiddenEnd(text, at, last);
  return end === NO_DETOUR || end === UNTOLD ? end : { end, character: null };
}

/** `%61`, `\u0061`, or `\\u0061` in JSON within JSON, for characters that need no encoding; may contain hidden text. */
function escapeAt(text: Buffer, at: number, last: boolean): Detour | typeof NO_DETOUR | typeof UNTOLD {
  let place = seen(text, at + 1, last);
  if (text[at] === BACKSLASH) {
    if (text[place] === BACKSLASH) place = seen(text, place + 1, last);
    for (const expected of UNICODE) {
      if (place === UNTOLD || place === text.length) return UNTOLD;
      if (text[place] !== expected) return NO_DETOUR;
      place = seen(text, place + 1, last);
    }
  }
  let character = 0;
  let end = place;
  for (let digits = 0; digits < 2; digits++) {
    if (place === UNTOLD || place === text.length) return UNTOLD;
    const value = digit(text[place]!);
    if (value === NO_DIGIT) return NO_DETOUR;
    character = (character << 4) | value;
    end = place + 1;
    place = digits === 0 ? seen(text, end, last) : end;
  }
  return UNRESERVED[character] === 1 ? { end, character } : NO_DETOUR;
}

/** The first place at or after `from` that is not hidden. */
function seen(text: Buffer, from: number, last: boolean): number {
  let at = from;
  while (at < text.length && at - from <= MOST_BYTES && FIRST_OF_DETOUR[text[at]!] === 1) {
    if (text[at] === PERCENT || text[at] === BACKSLASH) return at;
    const end = hiddenEnd(text, at, last);
    if (end === UNTOLD) return UNTOLD;
    if (end === NO_DETOUR) return at;
    at = end;
  }
  return at;
}

/** The end of the hidden text that begins here. */
function hiddenEnd(text: Buffer, at: number, last: boolean): number {
  const end = elementEnd(text, at);
  if (end !== UNTOLD || !last) return end;
  // An unterminated sequence is plain text; only its introducer is hidden.
  const introducer = text[at] === ESCAPE ? 1 : 2;
  return (text[at] === ESCAPE || text[at] === C1) && at + introducer <= text.length ? at + introducer : NO_DETOUR;
}

function elementEnd(text: Buffer, at: number): number {
  const byte = text[at]!;
  const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
  let code = byte & (0xff >> (length + 1));
  for (let index = at + 1; index < at + length; index++) {
    if (index === text.length) return UNTOLD;
    if ((text[index]! & 0xc0) !== 0x80) return NO_DETOUR;
    code = (code << 6) | (text[index]! & 0x3f);
  }
  if (length > 1 && !isHidden(code)) return NO_DETOUR;
  const next = at + length;
  if (byte === ESCAPE) {
    if (next === text.length) return UNTOLD;
    const kind = text[next]!;
    const end =
      kind === BRACKET ? parametersEnd(text, next + 1) : TEXTS.includes(kind) ? textEnd(text, next + 1) : NO_DETOUR;
    if (end !== NO_DETOUR) return end;
    const short = past(text, next, 0x20, 0x2f);
    if (short === text.length) return UNTOLD;
    const within = text[short]! >= 0x30 && text[short]! <= 0x7e && short - next <= LONGEST_SEQUENCE;
    return within ? short + 1 : next;
  }
  if (code === 0x9b || code === 0x90 || code === 0x98 || (code >= 0x9d && code <= 0x9f)) {
    const end = code === 0x9b ? parametersEnd(text, next) : textEnd(text, next);
    if (end !== NO_DETOUR) return end;
  }
  return next;
}

/** The end of a control sequence (CSI), whose parameters begin here. */
function parametersEnd(text: Buffer, from: number): number {
  const parameters = past(text, from, 0x30, 0x3f);
  const end = past(text, parameters, 0x20, 0x2f);
  if (parameters - from > LONGEST_SEQUENCE || end - parameters > LONGEST_SEQUENCE) return NO_DETOUR;
  if (end === text.length) return UNTOLD;
  return text[end]! >= 0x40 && text[end]! <= 0x7e ? end + 1 : NO_DETOUR;
}

/** The end of a string sequence (OSC and similar), whose text begins here. */
function textEnd(text: Buffer, from: number): number {
  for (let at = from; at <= from + MOST_IN_SEQUENCE; at++) {
    const [byte, next] = [text[at], text[at + 1]];
    if (byte === undefined) return UNTOLD;
    if (byte === 0x07) return at + 1;
    if (byte === ESCAPE || byte === C1) {
      if (next === undefined) return UNTOLD;
      if (next === (byte === ESCAPE ? BACKSLASH : 0x9c)) return at + 2;
      if (byte === ESCAPE || (next >= 0x80 && next <= 0x9f)) return NO_DETOUR;
    } else if ((byte < 0x20 && byte !== 0x09) || byte === 0x7f) return NO_DETOUR;
  }
  return NO_DETOUR;
}

function digit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : NO_DIGIT;
}

/** The first place at or after `from` with a byte outside the range. */
function past(text: Buffer, from: number, first: number, last: number): number {
  let at = from;
  while (at < text.length && text[at]! >= first && text[at]! <= last) at++;
  return at;
}

function firstBytes(): Uint8Array {
  const first = new Uint8Array(0x100);
  for (let byte = 0; byte < 0x80; byte++) if (isHidden(byte)) first[byte] = 1;
  // First bytes of hidden characters outside ASCII, in UTF-8.
  for (const byte of [C1, 0xd8, 0xe1, 0xe2, 0xef, 0xf3, PERCENT, BACKSLASH]) first[byte] = 1;
  return first;
}
