import type { Figure } from './figure.ts';

const COLUMNS = ['bench', 'what', 'against', 'target', 'figure', 'spread', 'verdict', 'reason'] as const;

/** A figure with the name of its bench. */
export type Row = Figure & { bench: string };

export function verdictOf({ met }: Figure): string {
  return met === null ? '' : met ? 'met' : 'missed';
}

/** The figures as an aligned Markdown table. */
export function tableOf(rows: Row[]): string {
  const texts = rows.map((row) => {
    const verdict = verdictOf(row);
    const cells = { ...row, verdict, reason: verdict === 'missed' ? row.reason : '' };
    return COLUMNS.map((column) => (cells[column] ?? '').replaceAll('|', '\\|'));
  });
  const widths = COLUMNS.map((column, index) => Math.max(column.length, ...texts.map((cells) => cells[index]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)].join('\n');
}
