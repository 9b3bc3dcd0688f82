/** Hebrew, Arabic and their neighbours, written from right to left. */
const LETTER = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]';
const ANY = new RegExp(LETTER, 'u');
/**
 * Words with single spaces, digits and some punctuation between them, but no list, sentence or columns of a table. Letters within
 * other text stay, since the runner masks secrets in it.
 */
const WORDS = new RegExp(
  `(?<![^\\s("':,;|·])${LETTER}+(?:(?: ?[\\d()'"’.–-]{1,8} ?| )${LETTER}+)*(?: ?\\d{0,8}\\))?(?![^\\s)"':,;.|·])`,
  'gu',
);
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Keeps words written from right to left from the order of what is beside them, such as `: 1 of 4 passed`. */
export function withIsolatedWords(text: string): string {
  return ANY.test(text) ? text.replace(WORDS, `${ISOLATE}$&${END}`) : text;
}

/** Like `withIsolatedWords`, and as a whole if nothing in it is written from left to right: a name with its digits and brackets. */
export function isolated(text: string): string {
  return ANY.test(text) && !/\p{Script=Latin}/u.test(text) ? `${ISOLATE}${text}${END}` : withIsolatedWords(text);
}
