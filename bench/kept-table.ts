import { type Row, verdictOf } from './table.ts';

const COLUMNS = ['bench', 'measured', 'target', 'figure', 'spread', 'date', 'verdict', 'reason'];
/** The table stands between these lines of README.md. */
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/**
 * Writes figures with a date (`2026-11-22`) into the table of README.md's text: a line measured before is replaced, and
 * other lines stay. The last column is written by hand, or is the figure's own reason; it stays while the target is missed. Throws if the text has no
 * table.
 */
export function withFigures(text: string, rows: Row[], date: string): string {
  const [before, old, after] = [text.indexOf(BEGIN), text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (before === -1 || after < old) throw new Error(`bench: README.md has no lines ${BEGIN} and ${END}`);
  const lines = new Map<string, string[]>();
  for (const line of text.slice(old, after).trim().split('\n').slice(2)) {
    const cells = cellsOf(line);
    lines.set(keyOf(cells), cells);
  }
  for (const row of rows) {
    const { bench, what, target, figure, spread = '' } = row;
    const verdict = verdictOf(row);
    const cells = [bench, what, target, figure, spread, date, verdict].map((cell) => cell.replaceAll('|', '\\|'));
    const reason = verdict === 'missed' ? lines.get(keyOf(cells))?.at(-1) || row.reason : undefined;
    lines.set(keyOf(cells), [...cells, reason ?? '']);
  }
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...lines.values()].map((cells) => `| ${cells.join(' | ')} |`);
  return `${text.slice(0, old)}\n${table.join('\n')}\n${text.slice(after)}`;
}

function keyOf([bench, what]: string[]): string {
  return `${bench} | ${what}`;
}

/** The cells of a line; `\|` is text. */
function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.slice(1, -1);
}
