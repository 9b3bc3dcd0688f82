import type { PaperRow, PrdbenchTables } from '../documents/paper-document.ts';

export const ROUNDS = ['dev', 'debug', 'free'] as const;

/** Names of the rows for people. */
export const NAMES: Partial<Record<string, string>> = {
  all: 'All points',
  shell_interaction: 'Shell interaction',
  unit_test: 'Unit tests',
  file_comparison: 'File comparison',
  requirement: 'Requirements',
};

/** The rows of the table: all points, kinds of points, domains. */
export function rowsOf({ all, by_point_type, by_domain }: PrdbenchTables): PaperRow[] {
  return [all, ...by_point_type, ...by_domain];
}
