/**
 * Hidden text: terminal sequences, control characters, characters of no width. Cleaning takes it out, and redaction sees through
 * it. Both have to know the same, or cleaning could put a secret together.
 */

/** Of UTF-16 units. A longer run of hidden text is not seen through; cleaning leaves a mark in its place. */
export const LONGEST_RUN = 1024;

/** Of UTF-16 units: parameters of a sequence (CSI), text within one (OSC and its like). A longer one is text. */
export const LONGEST_SEQUENCE = 4096;

/** Code points: control characters but for tab and newline, marks that turn text around, characters of no width. */
const CHARACTERS: [first: number, last: number][] = [
  ...pairs(0x00, 0x08, 0x0b, 0x1f, 0x7f, 0x9f, 0xad, 0xad, 0x061c, 0x061c, 0x180e, 0x180e, 0x200b, 0x200f),
  ...pairs(0x2028, 0x202e, 0x2060, 0x206f, 0xfeff, 0xfeff, 0xfff9, 0xfffb, 0xe0000, 0xe007f),
];

const CLASS = `[${CHARACTERS.map((ends) => ends.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')}]`;

/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
  `(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
  `(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
  `\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`,
];

/** A sequence, or a hidden character, in the order in which they count. */
const ELEMENT = `${SEQUENCES.join('|')}|${CLASS}`;

export const HIDDEN_ELEMENT = new RegExp(ELEMENT, 'gu');
export const HIDDEN_RUN = new RegExp(`(?:${ELEMENT})+`, 'gu');
export const HIDDEN_CHARACTER = new RegExp(CLASS, 'gu');

export function isHidden(code: number): boolean {
  return CHARACTERS.some(([first, last]) => first <= code && code <= last);
}

function pairs(...codes: number[]): [number, number][] {
  return codes.flatMap((first, index) => (index % 2 === 0 ? [[first, codes[index + 1]!] as [number, number]] : []));
}
