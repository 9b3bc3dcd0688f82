import { parseBounded } from '../../base/bounded-json.ts';
import { messageOf } from '../../base/errors.ts';
import { lineNotUtf8, NotReadable } from '../../base/regular-file.ts';

/** The data of a JSON text, or a syntax error: `FILE:line:column: …`. */
export type Parsed = { data: unknown; fault: null } | { fault: string };

/** Parses a JSON text, with or without a byte order mark; `label` is the file name in the error. */
export function parseJson(bytes: Buffer, label: string): Parsed {
  // Names and commands would hold U+FFFD in the place of their characters.
  const notUtf8 = lineNotUtf8(bytes);
  if (notUtf8 !== null) return { fault: `${label}:${notUtf8}: is not UTF-8; save the file as UTF-8` };
  // TextDecoder removes the byte order mark.
  const text = new TextDecoder().decode(bytes);
  try {
    return { data: parseBounded(text), fault: null };
  } catch (error) {
    if (error instanceof NotReadable) return { fault: `${label}: ${error.message}` };
    const before = text.slice(0, faultOffset(text, messageOf(error)));
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { fault: `${label}:${line}:${column}: not valid JSON: ${messageOf(error)}` };
  }
}

/** The offset of a syntax error in the text; V8 gives it in some messages only. */
function faultOffset(text: string, message: string): number {
  const [, told] = /at position (\d+)/.exec(message) ?? [];
  if (told !== undefined) return Number(told);
  // A prefix of the text gives a token error only if it includes the bad token; a shorter one is merely incomplete.
  let good = 0;
  let bad = text.length;
  if (!badToken(text)) return text.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (badToken(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function badToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return messageOf(error).startsWith('Unexpected token');
  }
}
