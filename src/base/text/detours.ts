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

export const ESCAPE = 0x1b;
export const BACKSLASH = 0x5c;
export const PERCENT = 0x25;
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

/** The beginnings of detours outside ASCII: first bytes of hidden characters in UTF-8. */
const WIDE_STARTS = [C1, 0xd8, 0xe1, 0xe2, 0xef, 0xf3];
/** The beginnings of all detours. */
const STARTS = [ESCAPE, PERCENT, BACKSLASH, ...WIDE_STARTS];
const ASCII_STARTS = [ESCAPE, PERCENT, BACKSLASH];
/** Each byte as a character of Latin-1. */
const CHARACTERS = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
/** The beginning of a JSON escape. A search for the backslash alone would be slow, since JSON has many. */
const JSON_START = Buffer.from('\\u00');
/** The bytes of such an escape: 1 at each. */
const IN_ESCAPE = Uint8Array.from({ length: 0x100 }, (_, code) =>
  Number(/[\\u\da-f]/i.test(String.fromCharCode(code))),
);
/** Bytes of the longest beginning of an escape (nested, without its last digit). */
const LONGEST_BEGUN = 6;
/** First bytes of detours: 1 at each. */
export const FIRST_OF_DETOUR = firstBytes();

/** The places of detours in a text, in ascending order. */
export class Detours {
  readonly #text: Buffer;
  readonly #last: boolean;
  /** The text, a character for each byte: made if it has a start, since a search in a string costs no call. */
  #characters: string | null = null;
  /** The starts that the text has, and the next place of each. */
  readonly #starts: number[] = [];
  readonly #next: number[] = [];

  constructor(text: Buffer, last: boolean) {
    this.#text = text;
    this.#last = last;
    for (const start of isAscii(text) ? ASCII_STARTS : STARTS) {
      const next = start === BACKSLASH ? this.#findInJson(0) : text.indexOf(start);
      if (next === -1) continue;
      this.#starts.push(start);
      this.#next.push(next);
    }
  }

  /**
   * The place of the next detour at or after `place`, which never decreases between calls; Infinity if there is none.
   */
  from(place: number): number {
    const text = this.#text;
    const next = this.#next;
    for (let from = place; ; from++) {
      let at = Number.POSITIVE_INFINITY;
      for (let index = 0; index < next.length; index++) {
        let start = next[index]!;
        if (start < from) next[index] = start = this.#find(this.#starts[index]!, from);
        if (start < at) at = start;
      }
      if (at === Number.POSITIVE_INFINITY) return at;
      // An escape is always hidden.
      if (text[at] === ESCAPE || detourAt(text, at, this.#last) !== NO_DETOUR)
        return at > place && IN_ESCAPE[text[at - 1]!] === 1 ? this.#begun(place, at) : at;
      from = at;
    }
  }

  #find(start: number, place: number): number {
    this.#characters ??= this.#text.toString('latin1');
    const found = start === BACKSLASH ? this.#findInJson(place) : this.#characters.indexOf(CHARACTERS[start]!, place);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  }

  #findInJson(place: number): number {
    const text = this.#text;
    const found = text.indexOf(JSON_START, place);
    // A part may end inside the start.
    if (found === -1)
      return this.#last ? -1 : text.indexOf(BACKSLASH, Math.max(place, text.length - JSON_START.length));
    // In JSON within JSON it has two backslashes.
    return found > place && text[found - 1] === BACKSLASH ? found - 1 : found;
  }

  /** The place of a detour at or after `place` that has the one `at` inside (`\\u<hidden>0061`); otherwise `at`. */
  #begun(place: number, at: number): number {
    const text = this.#text;
    const least = Math.max(place, at - LONGEST_BEGUN);
    let begin = at - 1;
    while (begin > least && text[begin] !== BACKSLASH && IN_ESCAPE[text[begin]!] === 1) begin--;
    if (text[begin] !== BACKSLASH) return at;
    if (begin > least && text[begin - 1] === BACKSLASH && detourAt(text, begin - 1, this.#last) !== NO_DETOUR)
      return begin - 1;
    return detourAt(text, begin, this.#last) === NO_DETOUR ? at : begin;
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
  if (text[at] !== ESCAPE && text[at] !== C1) return NO_DETOUR;
  // An unterminated sequence is plain text; only its introducer is hidden: an escape alone if no letter follows.
  const introducer = text[at] === ESCAPE && !isFinal(text[at + 1]) ? 1 : 2;
  return at + introducer <= text.length ? at + introducer : NO_DETOUR;
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
    const within = isFinal(text[short]) && short - next <= LONGEST_SEQUENCE;
    return within ? short + 1 : next;
  }
  if (code === 0x9b || code === 0x90 || code === 0x98 || (code >= 0x9d && code <= 0x9f)) {
    const end = code === 0x9b ? parametersEnd(text, next) : textEnd(text, next);
    if (end !== NO_DETOUR) return end;
  }
  return next;
}

/** True for the last byte of a short sequence. */
function isFinal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x7e;
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
  for (const byte of [...WIDE_STARTS, PERCENT, BACKSLASH]) first[byte] = 1;
  return first;
}
