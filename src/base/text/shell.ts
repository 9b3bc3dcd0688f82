/** Quotes any text as one word for sh. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Control and format characters, surrogates, private ones, and those that separate lines. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Exactly this text as one word for the user's bash: quoted only if necessary, on one line, and without characters that a
 * terminal obeys or hides.
 */
export function word(text: string): string {
  if (/^[\w./@%+=:-]+$/.test(text)) return text;
  if (text.search(UNPRINTABLE) === -1) return quote(text);
  const escaped = text
    .toWellFormed()
    .replace(/[\\']/g, '\\$&')
    .replace(UNPRINTABLE, (character) =>
      character === '\n' ? '\\n' : `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`,
    );
  return `$'${escaped}'`;
}
