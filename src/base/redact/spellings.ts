/** Characters. Masking shorter values (`true`, `8080`) would only make the log unreadable. */
export const SHORTEST_SECRET = 6;
/** Characters. Shorter texts are not wrapped at a page width. */
const SHORTEST_WRAPPED = 20;

/** One way to write a secret: a sequence of places, each with its alternatives. */
export type Spelling = Place[];
/** The alternatives for one character, including the empty one if it may be missing. */
type Place = Way[];
/** Bytes, each in up to two cases: `%2F` equals `%2f`. */
export interface Way {
  lower: Uint8Array;
  upper: Uint8Array;
}

/** Line breaks: as a newline, and as written in JSON (plain or nested) or in a URL. */
const BREAK_TEXTS = ['\n', '\r', '\\n', '\\\\n', '%0A', '\r\n', '\\r\\n', '\\\\r\\\\n', '%0D%0A'];
const BREAK: Place = [...BREAK_TEXTS.map(anyCase), exactly('')];

/** All spellings that are searched for (see Redactor); empty for a secret that is too short. */
export function spellingsOf(secret: string): Spelling[] {
  if (secret.length < SHORTEST_SECRET) return [];
  // White space around a secret is ignored; in base64, too, a newline often adds one byte.
  const core = secret.trim().length < SHORTEST_SECRET ? secret : secret.trim();
  const lines = core.split(/\r\n|\n|\\n/).map((line) => line.trim());
  const texts = new Set([core.replaceAll('\r\n', '\n'), ...lines.filter((line) => line.length >= SHORTEST_SECRET)]);
  return [...[...texts].flatMap(writtenOut), ...[0, 1, 2].map((offset) => inBase64(core, offset))];
}

/** Characters that neither URLs nor JSON encode. */
const UNRESERVED = /^[\w.~-]+$/;

/** The secret as it is, in a URL, in JSON and in nested JSON, without duplicates. */
function writtenOut(text: string): Spelling[] {
  const byWords = new Map<string, string[][]>();
  // A token of unreserved characters is written in one way, and may have thousands of them.
  for (const waysOf of UNRESERVED.test(text) ? [asItIs] : [asItIs, inUrl, inJson, inNestedJson]) {
    const words = [...text].map(waysOf);
    byWords.set(JSON.stringify(words), words);
  }
  const wraps = text.length >= SHORTEST_WRAPPED;
  return [...byWords.values()].map((words) => {
    const places = words.map((ways) => ways.map((way) => (way.length > 1 ? anyCase(way) : exactly(way))));
    return wraps ? broken(places) : places;
  });
}

function asItIs(character: string): string[] {
  return character === '\n' ? ['\n', '\r\n', '\r'] : [character];
}

/** Characters that are not always left alone, both percent-encoded and not: encoders differ. */
function inUrl(character: string): string[] {
  if (/[\w.~-]/.test(character)) return [character];
  const encoded = [...Buffer.from(character)].map((byte) => `%${hex(byte, 2)}`).join('');
  if (character === '%') return [encoded];
  if (character === '\n') return [encoded, `%0D${encoded}`];
  return character === ' ' ? [' ', '+', encoded] : [character, encoded];
}

const SHORT_ESCAPES: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

function inJson(character: string): string[] {
  if (/[\w.~-]/.test(character)) return [character];
  const escaped = character.split('').map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
  if (character === '\n') return ['\\n', '\\r\\n', escaped.join('')];
  if (character < ' ')
    return [...(character in SHORT_ESCAPES ? [`\\${SHORT_ESCAPES[character]}`] : []), escaped.join('')];
  if (character === '"' || character === '\\') return [`\\${character}`, escaped.join('')];
  // PHP escapes the slash; Python and JavaScript escape the apostrophe in string literals.
  if (character === '/' || character === "'") return [character, `\\${character}`, escaped.join('')];
  return [character, escaped.join('')];
}

function inNestedJson(character: string): string[] {
  const again = (way: string) => way.replace(/[\\"]/g, '\\$&');
  // The outer encoding may escape characters that the inner one leaves alone, or escapes by choice.
  const chosen = (way: string) => way.replace(/[/']$/, '\\$&');
  return [
    ...new Set(
      inJson(character).flatMap((way) => (way === character ? inJson(way) : [again(way), chosen(again(way))])),
    ),
  ];
}

/** One of the three base64 offsets within a longer text; either alphabet, broken anywhere, in a URL or JSON. */
function inBase64(secret: string, offset: number): Spelling {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const encoded = bytes.toString('base64').replace(/=+$/, '');
  // The characters at both borders also depend on the neighbouring bytes.
  const begin = [0, 2, 3][offset]!;
  const end = bytes.length % 3 === 0 ? encoded.length : encoded.length - 1;
  return broken([...encoded.slice(begin, end)].map((character) => BASE64[character]!));
}

function broken(places: Place[]): Spelling {
  return places.flatMap((place, index) => (index === 0 ? [place] : [BREAK, place]));
}

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE64: Record<string, Place> = {
  ...Object.fromEntries([...ALPHANUMERIC].map((character) => [character, [exactly(character)]])),
  '+': ['+', '-', '%2B', '\\u002B', '\\\\u002B'].map(anyCase),
  '/': ['/', '_', '%2F', '\\/', '\\\\/', '\\\\\\/', '\\u002F', '\\\\u002F'].map(anyCase),
};

function exactly(text: string): Way {
  const bytes = Buffer.from(text);
  return { lower: bytes, upper: bytes };
}

/** Matches hexadecimal digits in either case. */
function anyCase(text: string): Way {
  const either = (change: (digits: string) => string) => Buffer.from(text.replace(/(?<=%|\\u)[0-9A-F]+/g, change));
  return { lower: either((digits) => digits.toLowerCase()), upper: either((digits) => digits.toUpperCase()) };
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, '0');
}
