import { fileLine } from './text.ts';

/** The content of a table cell; null for an empty one. */
export type CsvValue = string | number | boolean | null;

/** Characters with which a spreadsheet begins a formula, in ASCII and full width. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const LONGEST = 300;

/**
 * A table in the CSV format of RFC 4180, safe for spreadsheets: text that would be a formula gets a leading apostrophe.
 * Text is one line, cut to 300 characters; numbers are written unchanged, booleans as words.
 */
export function* csvParts(rows: Iterable<CsvValue[]>): Generator<string> {
  for (const row of rows) yield `${row.map(cell).join(',')}\r\n`;
}

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const line = fileLine(value, LONGEST);
  const text = FORMULA.test(line) ? `'${line}` : line;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
