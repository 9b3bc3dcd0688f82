import { percent } from '../../base/format.ts';

/** A column: its alignment, its title, and its value in a row; title and value are LaTeX. */
export type Columns<Row> = [align: 'l' | 'r', title: string, of: (row: Row) => string][];

/** A table with a comment above and notes below it, all LaTeX; empty notes are left out. */
export function tabular<Row>(columns: Columns<Row>, rows: Row[], about: string, notes: string[]): string {
  const said = notes.filter((note) => note !== '');
  return [
    `% ${about}`,
    '% \\usepackage{booktabs}',
    `\\begin{tabular}{${columns.map(([align]) => align).join('')}}`,
    '\\toprule',
    `${columns.map(([, title]) => title).join(' & ')} \\\\`,
    '\\midrule',
    ...rows.map((row) => `${columns.map(([, , of]) => of(row)).join(' & ')} \\\\`),
    '\\bottomrule',
    ...said.map((note) => `\\multicolumn{${columns.length}}{l}{\\footnotesize ${note}} \\\\`),
    '\\end{tabular}',
    '',
  ].join('\n');
}

/** A mean with thousands apart. */
export function amount(value: number | null, digits: number): string {
  return value === null ? '--' : value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, '\\,');
}

/** A ratio in percent, without the percent sign. */
export function share(ratio: number | null): string {
  return ratio === null
    ? '--'
    : percent(ratio)
        .replace('%', '')
        .replace(/^(\d+)$/, '$1.0');
}
