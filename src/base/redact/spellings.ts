/** Characters. To hide shorter ones (`true`, `8080`) would hide nothing but the log. */
export const SHORTEST_SECRET = 6;
/** As short as this nothing is wrapped by the width of a page. */
const SHORTEST_WRAPPED = 20;

/** One way to write a secret: its places in turn, each written in one of the place's ways. */
export type Spelling = Place[];
/** The ways to write one character; the empty one where it may be missing. */
type Place = Way[];
/** Bytes, each in up to two cases: `%2F` is `%2f`. */
export interface Way {
  lower: Uint8Array;
  upper: Uint8Array;
}

/** Where a line may be broken: as a newline, and as a text that is JSON (once, twice) or a URL shows one. */
const BREAK_TEXTS = ['\n', '\r', '\\n', '\\\\n', '%0A', '\r\n', '\\r\\n', '\\\\r\\\\n', '%0D%0A'];
const BREAK: Place = [...BREAK_TEXTS.map(anyCase), exactly('')];

/** All ways in which a secret is looked for; Redactor says which they are. Empty for one that is too short. */
export function spellingsOf(secret: string): Spelling[] {
  if (secret.length < SHORTEST_SECRET) return [];
  // What stands beside the secret decides nothing: not in base64 either, where a newline is often one byte more.
  const core = secret.trim().length < SHORTEST_SECRET ? secret : secret.trim();
  const lines = core.split(/\r\n|\n|\\n/).map((line) => line.trim());
  const texts = new Set([core.replaceAll('\r\n', '\n'), ...lines.filter((line) => line.length >= SHORTEST_SECRET)]);
  return [...[...texts].flatMap(writtenOut), ...[0, 1, 2].map((offset) => inBase64(core, offset))];
}

/** As it is, in a URL, in JSON and in JSON within JSON; once, where these are the same. */
function writtenOut(text: string): Spelling[] {
  const byWords = new Map<string, string[][]>();
  for (const waysOf of [asItIs, inUrl, inJson, inNestedJson]) {
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

/** Each character that is not always left alone, percent-encoded or not: encoders differ. */
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
  // PHP escapes the slash, Python and JavaScript the apostrophe in a string of theirs.
  if (character === '/' || character === "'") return [character, `\\${character}`, escaped.join('')];
  return [character, escaped.join('')];
}

function inNestedJson(character: string): string[] {
  const again = (way: string) => way.replace(/[\\"]/g, '\\$&');
  // What the inner text left alone may be escaped by the outer one.
  return [...new Set(inJson(character).flatMap((way) => (way === character ? inJson(way) : [again(way)])))];
}

/** At one of the three offsets that a secret may have in a longer text; in either alphabet, broken anywhere, in a URL or JSON. */
function inBase64(secret: string, offset: number): Spelling {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const encoded = bytes.toString('base64').replace(/=+$/, '');
  // The characters at both borders also depend on what stands beside the secret.
  const begin = [0, 2, 3][offset]!;
  const end = bytes.length % 3 === 0 ? encoded.length : encoded.length - 1;
  return broken([...encoded.slice(begin, end)].map((character) => BASE64[character]!));
}

/** With a line break anywhere. */
function broken(places: Place[]): Spelling {
  return places.flatMap((place, index) => (index === 0 ? [place] : [BREAK, place]));
}

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE64: Record<string, Place> = {
  ...Object.fromEntries([...ALPHANUMERIC].map((character) => [character, [exactly(character)]])),
  '+': ['+', '-', '%2B', '\\u002B', '\\\\u002B'].map(anyCase),
  '/': ['/', '_', '%2F', '\\/', '\\\\/', '\\u002F', '\\\\u002F'].map(anyCase),
};

function exactly(text: string): Way {
  const bytes = Buffer.from(text);
  return { lower: bytes, upper: bytes };
}

/** Hexadecimal digits in either case. */
function anyCase(text: string): Way {
  const either = (change: (digits: string) => string) => Buffer.from(text.replace(/(?<=%|\\u)[0-9A-F]+/g, change));
  return { lower: either((digits) => digits.toLowerCase()), upper: either((digits) => digits.toUpperCase()) };
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, '0');
}
