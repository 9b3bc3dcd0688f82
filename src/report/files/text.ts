import { plain, plainLine } from '../../text/untrusted.ts';

/** Not characters of XML 1.0, but for what `plain` takes out anyway. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

/** Text of an agent or a dataset on one line of a report file: characters that every reader takes, cut to a length. */
export function fileLine(text: string, length = 300): string {
  // Cut before it is cleaned: a text may have megabytes.
  return characters(plainLine(text.slice(0, 4 * length), length));
}

/** The same with its lines kept; cut at its end. */
export function fileText(text: string, length: number): string {
  const clean = plain(text.slice(0, 4 * length));
  return characters(
    clean.length > length || text.length > 4 * length
      ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
      : clean,
  );
}

/** The same, cut at its beginning. */
export function fileTail(text: string, length: number): string {
  const clean = plain(text.slice(-4 * length));
  return characters(
    clean.length > length || text.length > 4 * length
      ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, '')}`
      : clean,
  );
}

/** A value as the text of a JSON file; half a character, which not every reader takes, becomes U+FFFD. */
export function jsonText(value: unknown): string {
  const wellFormed = (_: string, item: unknown) => (typeof item === 'string' ? item.toWellFormed() : item);
  return `${JSON.stringify(value, wellFormed, 2)}\n`;
}

function characters(text: string): string {
  return text.toWellFormed().replace(NO_CHARACTERS, '\ufffd');
}
