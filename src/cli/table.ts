import { cut, cutMiddle, pad, widthOf } from '../base/text/columns.ts';
import { plain } from '../base/text/untrusted.ts';
import type { Look, Paint } from './paint.ts';

/** One column of a table; cells may contain hostile text. */
export interface Column<Row> {
  title: string;
  cell(row: Row): string;
  side?: 'left' | 'right';
  /** Takes the remaining width, and is cut in the middle. */
  flexible?: boolean;
  style?(row: Row): Parameters<Paint>[0] | undefined;
}

const GAP = '  ';
/** Minimum width of a flexible column, below which names cannot be told apart: the last columns are cut instead. */
const LEAST_FLEXIBLE = 12;
/** Minimum width of the last cell beside the others; with less it gets a line of its own. */
const LEAST_BESIDE = 32;
const INDENT = '    ';
/** Maximum padding in a log, where nothing is cut, so that one long name does not stretch all rows. */
const WIDEST_IN_LOG = 60;

/**
 * Rows below their titles, aligned by display width; no line is wider than the look. `last` is a final cell, placed
 * beside the others if there is room, otherwise on a line below.
 */
export function table<Row>(
  rows: Row[],
  columns: Column<Row>[],
  { columns: width, paint }: Look,
  last: Column<Row> = { title: '', cell: () => '' },
): string[] {
  const cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
  const lasts = rows.map((row) => onOneLine(last.cell(row)));
  const widths = columns.map(({ title }, at) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[at]!)), widthOf(title)),
  );
  const flexible = columns.findIndex((column) => column.flexible);
  const others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), GAP.length * (columns.length - 1));
  const inLog = !Number.isFinite(width);
  if (flexible !== -1)
    widths[flexible] = Math.min(widths[flexible]!, Math.max(LEAST_FLEXIBLE, inLog ? WIDEST_IN_LOG : width - others));
  const taken = others + (flexible === -1 ? 0 : widths[flexible]!);
  const most = lasts.reduce((longest, text) => Math.max(longest, widthOf(text)), 0);
  const beside = width - taken - GAP.length >= Math.min(most, LEAST_BESIDE);

  const line = (texts: string[], row: Row | null) =>
    texts
      .map((text, at) => {
        const { side, style } = columns[at]!;
        const shown = at === flexible && !inLog ? cutMiddle(text, widths[at]!) : text;
        const own = row === null ? undefined : style?.(row);
        const painted = own === undefined ? shown : paint(own, shown);
        return pad(painted, widths[at]!, side);
      })
      .join(GAP);
  const titles = line(
    columns.map(({ title }) => title),
    null,
  );
  return [
    paint('dim', cut((most > 0 && beside ? titles + GAP + last.title : titles).trimEnd(), width)),
    ...rows.flatMap((row, index) => {
      const own = line(cells[index]!, row);
      const text = lasts[index]!;
      if (text !== '' && beside) return [own + GAP + cut(text, width - taken - GAP.length)];
      return [cut(own.trimEnd(), width), ...(text === '' ? [] : [INDENT + cut(text, width - INDENT.length)])];
    }),
  ];
}

/** Makes a cell safe to print on one line, and keeps its spaces. */
function onOneLine(cell: string): string {
  return plain(cell).replaceAll('\n', ' ');
}
