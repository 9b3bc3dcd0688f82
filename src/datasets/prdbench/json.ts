import { messageOf } from '../../base/errors.ts';

/** What a JSON text holds, or the fault that keeps it from being read: `FILE:line:column: …`. */
export type Parsed = { data: unknown; fault: null } | { fault: string };

/** Reads a JSON text, with or without a byte order mark; `label` stands for its file in the fault. */
export function parseJson(bytes: Buffer, label: string): Parsed {
  // A decoder of this kind leaves the byte order mark out.
  const text = new TextDecoder().decode(bytes);
  try {
    return { data: JSON.parse(text), fault: null };
  } catch (error) {
    const before = text.slice(0, faultOffset(text, messageOf(error)));
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { fault: `${label}:${line}:${column}: not valid JSON: ${messageOf(error)}` };
  }
}

/** Where the fault is, as an offset into the text: V8 tells it in some of its messages only. */
function faultOffset(text: string, message: string): number {
  const [, told] = /at position (\d+)/.exec(message) ?? [];
  if (told !== undefined) return Number(told);
  // A beginning of the text complains of a token only once it reaches the bad one; until then it just ends too early.
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
