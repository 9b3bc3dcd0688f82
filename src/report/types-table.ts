import { percent } from '../base/format.ts';
import { type Column, markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownText } from '../base/text/untrusted.ts';
import type { RunRecord, Totals } from '../results/records.ts';
import { totalsOf } from '../results/totals.ts';
import { wastedWord } from './actions.ts';
import type { BriefResult } from './brief.ts';
import { tokensOf } from './effort.ts';
import type { ReportedTrial } from './suite.ts';

const MOST_TYPES = 30;

/** A column; shown if any row has a value for it. */
interface Figure {
  title: string;
  cell(totals: Totals, results: BriefResult[]): string;
}

/** Means over the trials with a known figure: unknown is not 0. */
const COLUMNS: Figure[] = [
  { title: 'Passed', cell: ({ passed, planned }) => `${passed} of ${planned}` },
  { title: 'Rate', cell: ({ success_rate }) => percent(success_rate) },
  { title: 'Tokens', cell: (_, results) => meanOf(results, tokensOf, 0) },
  { title: 'Steps', cell: (_, results) => meanOf(results, ({ usage }) => usage.steps, 1) },
  { title: 'Wasted', cell: (_, results) => wastedWord(results) },
];

/**
 * Table of success rates, and of tokens and steps per trial if agents report them, for each task type and overall.
 * Empty for a single type without figures beyond the headline's.
 */
export function typeTable({ totals }: RunRecord, trials: ReportedTrial[]): string {
  const types = Map.groupBy(trials, ({ planned }) => planned.task_type);
  const all = resultsOf(trials);
  const columns = COLUMNS.filter(({ cell }) => cell(totals, all) !== '');
  if (types.size < 2 && columns.length < 3) return '';
  const rowOf = (name: string, of: Totals, results: BriefResult[]) => [
    name,
    ...columns.map(({ cell }) => cell(of, results) || '–'),
  ];
  const rows = [...types].slice(0, MOST_TYPES).map(([type, some]) => {
    return rowOf(markdownText(type, 60), totalsOf(some.map(({ planned }) => planned)), resultsOf(some));
  });
  rows.push(...moreRow(types.size - rows.length));
  // Without usage, the heading has said it.
  if (types.size > 1 && columns.length > 2) rows.push(rowOf('**all**', totals, all));
  return markdownTable([['Type'], ...columns.map(({ title }): Column => [title, 'right'])], rows);
}

function resultsOf(trials: ReportedTrial[]): BriefResult[] {
  return trials.flatMap(({ result }) => result ?? []);
}

function meanOf(results: BriefResult[], figure: (result: BriefResult) => number | null, digits: number): string {
  const known = results.map(figure).filter((value) => value !== null);
  if (known.length === 0) return '';
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return Number(mean.toFixed(digits)).toLocaleString('en-US');
}
