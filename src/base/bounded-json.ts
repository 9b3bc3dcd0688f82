import { NotReadable, readRegularFile } from './regular-file.ts';

/** Each value takes up to a hundred bytes of memory, though one in the text. */
const MOST_VALUES = 4_000_000;

/**
 * The value of a stranger's JSON text. `most`: objects, lists and members of both, together. Throws NotReadable for more
 * values, and a SyntaxError for text that is no JSON.
 */
export function parseBounded(text: string, most: number = MOST_VALUES): unknown {
  // A text has no more values than characters.
  if (text.length > most && valuesIn(text, most) > most) throw new NotReadable(`it has more than ${most} values`);
  return JSON.parse(text);
}

/**
 * As `parseBounded`, for text of Python's `json`, which writes numbers that JSON does not have as NaN, Infinity and
 * -Infinity: null in their place.
 */
export function parsePythonJson(text: string, most: number = MOST_VALUES): unknown {
  try {
    return parseBounded(text, most);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const finite = withoutNonFinite(text, most);
    if (finite === text) throw error;
    return JSON.parse(finite);
  }
}

/** The text with null for each such number outside of its texts. Throws NotReadable for more than `most`. */
function withoutNonFinite(text: string, most: number): string {
  const parts: string[] = [];
  let from = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText && code === BACKSLASH) at += 1;
    else if (!isText && (code === MINUS || code === CAPITAL_I || code === CAPITAL_N)) {
      const found = NON_FINITE.find((name) => text.startsWith(name, at));
      if (found === undefined) continue;
      if (parts.push(text.slice(from, at)) > most) throw new NotReadable(`it has more than ${most} values`);
      from = at + found.length;
      at = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts.join('null');
}

const NON_FINITE = ['NaN', 'Infinity', '-Infinity'];

/** The value of a stranger's JSON file of at most `limit` bytes. Throws as `readRegularFile` and `parseBounded` do. */
export function readBoundedJson(file: string, limit: number): unknown {
  return parseBounded(readRegularFile(file, limit).toString());
}

/** The number of objects, lists and members of both in JSON text; of more than `most`, at least one more than that. */
export function valuesIn(text: string, most: number = MOST_VALUES): number {
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length && values <= most; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText && code === BACKSLASH) at += 1;
    else if (!isText && (code === BRACE || code === BRACKET || code === COMMA)) values += 1;
  }
  return values;
}

const codeOf = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, BRACE, BRACKET, COMMA] = [codeOf('"'), codeOf('\\'), codeOf('{'), codeOf('['), codeOf(',')];
const [MINUS, CAPITAL_I, CAPITAL_N] = [codeOf('-'), codeOf('I'), codeOf('N')];
