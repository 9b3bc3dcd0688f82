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

const [QUOTE, BACKSLASH, BRACE, BRACKET, COMMA] = [...Buffer.from('"\\{[,')] as [
  number,
  number,
  number,
  number,
  number,
];
