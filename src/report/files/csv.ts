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

/** A column of a table: its name, and its value in a row. */
export type CsvColumns<Row> = [name: string, of: (row: Row) => CsvValue][];

/** The same of rows by columns, headed by their names. */
export function* csvTable<Row>(columns: CsvColumns<Row>, rows: Iterable<Row>): Generator<string> {
  yield* csvParts([columns.map(([name]) => name)]);
  for (const row of rows) yield* csvParts([columns.map(([, of]) => of(row))]);
}

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const line = fileLine(value, LONGEST);
  const text = FORMULA.test(line) ? `'${line}` : line;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
