/**
 * Hidden text: terminal sequences and zero-width characters. Cleaning removes it and redaction skips it. Both need the
 * same definition, or cleaning could join the parts of a secret.
 */

/** UTF-16 units. Redaction does not skip a longer run of hidden text; cleaning replaces it with a mark. */
export const LONGEST_RUN = 1024;

/** UTF-16 units of parameters (CSI) or text (OSC and similar) in one sequence. A longer one counts as text. */
export const LONGEST_SEQUENCE = 4096;

/**
 * Code points, as ranges: C1 controls, the escape, direction marks, zero-width characters. All but the escape are
 * outside ASCII.
 */
const CHARACTERS = [
  ...[0x1b, 0x1b, 0x80, 0x9f, 0xad, 0xad, 0x061c, 0x061c, 0x180e, 0x180e, 0x200b, 0x200f, 0x2028, 0x202e],
  ...[0x2060, 0x206f, 0xfeff, 0xfeff, 0xfff9, 0xfffb, 0xe0000, 0xe007f],
];

const CLASS = `[${CHARACTERS.map((code, at) => `${at % 2 === 0 ? '' : '-'}\\u{${code.toString(16)}}`).join('')}]`;

/**
 * Terminal sequences: control sequences with parameters (CSI), string sequences (OSC and similar), and short ones. Each
 * part ends before the next escape, so matching takes linear time; an unterminated string stays as text.
 */
const SEQUENCES = [
  `(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
  `(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
  `\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`,
];

/** A sequence or a hidden character; the order matters, matched from left to right. */
const ELEMENT = `${SEQUENCES.join('|')}|${CLASS}`;
export const HIDDEN_ELEMENT = new RegExp(ELEMENT, 'gu');
/** Bounded, since V8 keeps a place to return to for each element: millions of them are more than its stack holds. */
export const HIDDEN_RUN = new RegExp(`(?:${ELEMENT}){1,65536}`, 'gu');

/** True if a code point is hidden on its own. */
export function isHidden(code: number): boolean {
  // The ranges are sorted: the first one that ends at or after the code decides.
  for (let at = 0; at < CHARACTERS.length; at += 2) if (code <= CHARACTERS[at + 1]!) return code >= CHARACTERS[at]!;
  return false;
}
