import { fileLine } from './text.ts';

/** What a cell of a table holds; null is an empty one. */
export type CsvValue = string | number | boolean | null;

/** What a spreadsheet takes for the beginning of a formula, in both widths. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const LONGEST = 300;

/**
 * A table as RFC 4180 has it, for spreadsheets too: text that would be a formula there begins with an apostrophe. Text is one line, cut to
 * 300 characters; numbers are written as they are, and true and false as words.
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
