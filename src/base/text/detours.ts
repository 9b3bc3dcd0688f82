import { isHidden, LONGEST_RUN, LONGEST_SEQUENCE } from './hidden.ts';

/**
 * Bytes between the characters of a text that its reader does not see (hidden text), or that stand for one character which nobody
 * needs to encode (`%61`, `\u0061`): what comes after them, and the character.
 */
export interface Detour {
  end: number;
  /** The character, a byte of ASCII; null for hidden text. */
  character: number | null;
}

/** No detour begins here, or the text ends before that can be told. */
export const NO_DETOUR = -1;
export const UNTOLD = -2;

const BYTES_PER_UNIT = 4;
/** Bytes of hidden text that are seen through. */
export const MOST_BYTES = LONGEST_RUN * BYTES_PER_UNIT;
const MOST_IN_SEQUENCE = LONGEST_SEQUENCE * BYTES_PER_UNIT;

const [ESCAPE, BACKSLASH, PERCENT, C1] = [0x1b, 0x5c, 0x25, 0xc2];

/** First bytes of detours: 1 at each. */
const FIRST = firstBytes();

/** The first place from here on where a detour may begin by its byte; Infinity without one. */
export function nextDetour(text: Uint8Array, from: number): number {
  let at = from;
  // Eight at a time: most text has none.
  for (const most = text.length - 8; at <= most; at += 8) {
    const some =
      FIRST[text[at]!]! |
      FIRST[text[at + 1]!]! |
      FIRST[text[at + 2]!]! |
      FIRST[text[at + 3]!]! |
      FIRST[text[at + 4]!]! |
      FIRST[text[at + 5]!]! |
      FIRST[text[at + 6]!]! |
      FIRST[text[at + 7]!]!;
    if (some !== 0) break;
  }
  while (at < text.length && FIRST[text[at]!] === 0) at++;
  return at < text.length ? at : Number.POSITIVE_INFINITY;
}

/** The detour that begins here. Where no more will come (`last`) it can always be told. */
export function detourAt(text: Uint8Array, at: number, last: boolean): Detour | typeof NO_DETOUR | typeof UNTOLD {
  const byte = text[at]!;
  if (FIRST[byte] === 0) return NO_DETOUR;
  const end = byte === PERCENT || byte === BACKSLASH ? escapeEnd(text, at) : hiddenEnd(text, at);
  if (end === UNTOLD) {
    if (!last) return UNTOLD;
    // A sequence that has no end is none; its escape counts by itself.
    return byte === ESCAPE || byte === C1 ? { end: at + (byte === ESCAPE ? 1 : 2), character: null } : NO_DETOUR;
  }
  if (end === NO_DETOUR) return NO_DETOUR;
  if (byte !== PERCENT && byte !== BACKSLASH) return { end, character: null };
  const character = Number.parseInt(String.fromCharCode(text[end - 2]!, text[end - 1]!), 16);
  return { end, character };
}

/** `%61`, `\u0061`, and `\\u0061` of JSON within JSON, for characters that both leave alone. */
function escapeEnd(text: Uint8Array, at: number): number {
  let start = at + 1;
  if (text[at] === BACKSLASH) {
    if (text[start] === BACKSLASH) start++;
    for (const expected of [0x75, 0x30, 0x30]) {
      if (start === text.length) return UNTOLD;
      if (text[start++] !== expected) return NO_DETOUR;
    }
  }
  for (let index = start; index < start + 2; index++) {
    if (index === text.length) return UNTOLD;
    if (!/[\da-f]/i.test(String.fromCharCode(text[index]!))) return NO_DETOUR;
  }
  const character = String.fromCharCode(Number.parseInt(String.fromCharCode(text[start]!, text[start + 1]!), 16));
  return /[\w.~-]/.test(character) ? start + 2 : NO_DETOUR;
}

function hiddenEnd(text: Uint8Array, at: number): number {
  const byte = text[at]!;
  if (byte < 0x80 && byte !== ESCAPE) return at + 1;
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
    const kind = String.fromCharCode(text[next]!);
    const end =
      kind === '[' ? parametersEnd(text, next + 1) : 'PX]^_'.includes(kind) ? textEnd(text, next + 1) : NO_DETOUR;
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

/** Of a sequence with parameters, which begin here. */
function parametersEnd(text: Uint8Array, from: number): number {
  const parameters = past(text, from, 0x30, 0x3f);
  const end = past(text, parameters, 0x20, 0x2f);
  if (parameters - from > LONGEST_SEQUENCE || end - parameters > LONGEST_SEQUENCE) return NO_DETOUR;
  if (end === text.length) return UNTOLD;
  return text[end]! >= 0x40 && text[end]! <= 0x7e ? end + 1 : NO_DETOUR;
}

/** Of a sequence with a text of its own, which begins here. */
function textEnd(text: Uint8Array, from: number): number {
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

/** The first place from here on with a byte beyond these. */
function past(text: Uint8Array, from: number, first: number, last: number): number {
  let at = from;
  while (at < text.length && text[at]! >= first && text[at]! <= last) at++;
  return at;
}

function firstBytes(): Uint8Array {
  const first = new Uint8Array(0x100);
  for (let byte = 0; byte < 0x80; byte++) if (isHidden(byte)) first[byte] = 1;
  // In UTF-8, of characters beyond ASCII.
  for (const byte of [C1, 0xd8, 0xe1, 0xe2, 0xef, 0xf3, PERCENT, BACKSLASH]) first[byte] = 1;
  return first;
}
