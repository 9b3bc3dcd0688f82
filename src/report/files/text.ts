import { plain, plainLine } from '../../base/text/untrusted.ts';

/** Not characters of XML 1.0, but for what `plain` takes out anyway. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

/** Of a long list, as many become text at a time. */
const ITEMS_AT_ONCE = 100;

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
  return `${stringified(value)}\n`;
}

/**
 * The same in parts, so that neither a text nor a value of all trials is ever made: of a document with an empty list at `path`,
 * to which each of the items comes as what `toValue` makes of it.
 */
export function* jsonParts<Item>(
  document: object,
  path: string[],
  items: Item[],
  toValue: (item: Item) => unknown,
): Generator<string> {
  const within = (list: unknown[]) => path.reduceRight<unknown>((value, key) => ({ [key]: value }), list);
  // No text of a document holds a newline as it is: this stands there once.
  const list = `\n${'  '.repeat(path.length)}"${path.at(-1)}": [`;
  const text = stringified(document);
  const [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
  const [opening, closing] = [frame.indexOf('[]') + 1, frame.length - frame.indexOf('[]') + 2 * path.length];
  yield text.slice(0, start);
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
    // As deep as they lie in the document, so that their lines begin as they do there.
    const some = stringified(within(items.slice(at, at + ITEMS_AT_ONCE).map(toValue)));
    yield `${at === 0 ? '' : ','}${some.slice(opening, -closing)}`;
  }
  yield `${items.length === 0 ? '' : `\n${'  '.repeat(path.length)}`}${text.slice(start)}\n`;
}

function stringified(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  // Half a character is written as an escape. To look at each string takes many times as long.
  return text.includes('\\ud') ? JSON.stringify(value, wellFormed, 2) : text;
}

function wellFormed(_: string, item: unknown): unknown {
  return typeof item === 'string' ? item.toWellFormed() : item;
}

function characters(text: string): string {
  return text.toWellFormed().replace(NO_CHARACTERS, '\ufffd');
}
