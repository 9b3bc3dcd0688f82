import { jsonParts as partsOf } from '../../base/text/json-parts.ts';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import { ownText } from '../../results/cut.ts';

/** Code points not allowed in XML 1.0, except those that `plain` removes anyway. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

/** Control characters in sets of at most 16, for which V8 compares 16 characters at a time. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const CONTROLS = [/[\0-\x08\x0b-\x0f]/, /[\x10-\x1f]/, /\x7f/];

/** Untrusted text on one line of a report file, in characters that every reader accepts, cut to a length. */
export function fileLine(text: string, length = 300): string {
  // Cut before cleaning: the text may have megabytes.
  return characters(plainLine(text.slice(0, 4 * length), length));
}

/**
 * Like `fileLine`, but keeps line breaks; cut at the end. The sign of the cut is added last: with it, most texts take
 * twice the memory and ten times as long.
 */
export function fileText(text: string, length: number): string {
  const clean = characters(plain(text.slice(0, 4 * length)));
  return clean.length > length || text.length > 4 * length
    ? `${ownText(clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, ''))}…`
    : clean;
}

/** Like `fileText`, cut at the beginning. */
export function fileTail(text: string, length: number): string {
  // Most ends are usual, and half of what is cleaned tells: a terminal sequence that ends in what is kept begins in it.
  const end = text.slice(-2 * length);
  const clean = isUsual(end) ? end.replaceAll('##[', '## [') : characters(plain(text.slice(-4 * length)));
  return clean.length > length || text.length > 4 * length
    ? `…${ownText(clean.slice(1 - length).replace(/^[\udc00-\udfff]/, ''))}`
    : clean;
}

/** A value as the text of a JSON file; lone surrogates, which some readers reject, become U+FFFD. */
export function jsonText(value: unknown): string {
  return `${stringified(value)}\n`;
}

/** As the function of the ground, for the files of a report: lone surrogates become U+FFFD. */
export function jsonParts<Item>(
  document: object,
  path: string[],
  items: Item[],
  toValue: (item: Item) => unknown,
): Iterable<string> {
  return partsOf(document, path, items, toValue, stringified);
}

function stringified(value: unknown, indentation = 2): string {
  const text = JSON.stringify(value, null, indentation);
  // JSON.stringify writes lone surrogates as escapes. A check of each string would take many times as long.
  return text.includes('\\ud') ? JSON.stringify(value, wellFormed, indentation) : text;
}

function wellFormed(_: string, item: unknown): unknown {
  return typeof item === 'string' ? item.toWellFormed() : item;
}

/** True for printable ASCII, tabs and newlines, as `plain` asks it, in a third of the time: 2 % of a report. */
function isUsual(text: string): boolean {
  return Buffer.byteLength(text) === text.length && !CONTROLS.some((controls) => controls.test(text));
}

function characters(text: string): string {
  return text.toWellFormed().replace(NO_CHARACTERS, '\ufffd');
}
