/**
 * Hidden text: terminal sequences, and characters of no width. Cleaning takes it out, and redaction sees through it. Both have to
 * know the same, or cleaning could put a secret together.
 */

/** Of UTF-16 units. A longer run of hidden text is not seen through; cleaning leaves a mark in its place. */
export const LONGEST_RUN = 1024;

/** Of UTF-16 units: parameters of a sequence (CSI), text within one (OSC and its like). A longer one is text. */
export const LONGEST_SEQUENCE = 4096;

/** Code points: C1 controls, the escape, marks that turn text around, characters of no width. All but the escape are beyond ASCII. */
const CHARACTERS = [
  ...[0x1b, 0x1b, 0x80, 0x9f, 0xad, 0xad, 0x061c, 0x061c, 0x180e, 0x180e, 0x200b, 0x200f, 0x2028, 0x202e],
  ...[0x2060, 0x206f, 0xfeff, 0xfeff, 0xfff9, 0xfffb, 0xe0000, 0xe007f],
];

const CLASS = `[${CHARACTERS.map((code, at) => `${at % 2 === 0 ? '' : '-'}\\u{${code.toString(16)}}`).join('')}]`;

/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
  `(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
  `(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
  `\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`,
];

/** A sequence, or a hidden character: in this order, from left to right. */
const ELEMENT = `${SEQUENCES.join('|')}|${CLASS}`;
export const HIDDEN_ELEMENT = new RegExp(ELEMENT, 'gu');
export const HIDDEN_RUN = new RegExp(`(?:${ELEMENT})+`, 'gu');

/** Whether a code point is hidden by itself. */
export function isHidden(code: number): boolean {
  // Beyond the last beginning that is not greater an end follows.
  for (let at = 0; at < CHARACTERS.length; at += 2) if (code <= CHARACTERS[at + 1]!) return code >= CHARACTERS[at]!;
  return false;
}
