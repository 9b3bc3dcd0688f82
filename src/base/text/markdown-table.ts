/** A column of a table: its title, and its alignment (left, if none is given). */
export type Column = [title: string, align?: 'right' | 'centre'];

const RULES = { left: '---', right: '---:', centre: ':---:' };

/** A table in Markdown. Cells are Markdown already, on one line each, without a bare `|`; a shorter row is filled up. */
export function markdownTable(columns: Column[], rows: Iterable<string[]>): string {
  const head = [columns.map(([title]) => title), columns.map(([, align]) => RULES[align ?? 'left'])];
  return [...head, ...rows].map((cells) => line(cells, columns.length)).join('\n');
}

/** The last row of a table that shows only some of its rows: `… and 3 more` in the column `at`; none if there are no more. */
export function moreRow(left: number, at = 0): string[][] {
  return left > 0 ? [[...Array(at).fill(''), `… and ${left} more`]] : [];
}

function line(cells: string[], length: number): string {
  let text = '|';
  for (let at = 0; at < length; at += 1) text += cells[at] ? ` ${cells[at]} |` : ' |';
  return text;
}
