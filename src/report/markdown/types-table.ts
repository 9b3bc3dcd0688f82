import { grouped, partialMean, percent } from '../../base/format.ts';
import { type Column, markdownTable, moreRow } from '../../base/text/markdown-table.ts';
import { markdownText } from '../../base/text/untrusted.ts';
import { figureOfTotals, measureOf } from '../../results/totals.ts';
import type { TypeFigures } from '../documents/usage-document.ts';
import type { SuiteReport } from '../suite.ts';

const MOST_TYPES = 30;

/** A column; shown if any row has a value for it. */
interface Figure {
  title: string;
  cell(figures: TypeFigures): string;
}

/** The verdicts, which the heading tells of all trials. */
const VERDICTS: Figure[] = [
  { title: 'Passed', cell: ({ passed, planned }) => `${passed} of ${planned}` },
  { title: 'Rate', cell: (figures) => percent(figureOfTotals(figures, 'success rate')) },
];

/** If tasks without test plans are compared by it. */
const SCORE: Figure = { title: 'Score', cell: (figures) => percent(figureOfTotals(figures, 'score')) };

/** Means over the trials with a known figure: unknown is not 0. */
const COLUMNS: Figure[] = [
  { title: 'Tokens per trial', cell: (all) => rounded(all.usage.tokens_per_trial, 0, all.usage.tokens_known, all) },
  { title: 'Steps per trial', cell: (all) => rounded(all.usage.steps_per_trial, 1, all.usage.steps_known, all) },
  { title: 'Wasted', cell: ({ actions: { wasted } }) => (wasted?.share == null ? '' : percent(wasted.share)) },
];

/**
 * Table of success rates, and of tokens and steps per trial if agents report them, for each task type and overall.
 * Empty for a single type without figures beyond the headline's.
 */
export function typeTable({ overall, types, run }: Pick<SuiteReport, 'overall' | 'types' | 'run'>): string {
  const usage = COLUMNS.filter(({ cell }) => cell(overall) !== '');
  if (types.size < 2 && usage.length === 0) return '';
  const isScored = measureOf(run.settings) === 'score' && run.settings.mode === null;
  const columns = [...VERDICTS, ...(isScored ? [SCORE] : []), ...usage];
  const rowOf = (name: string, figures: TypeFigures) => [name, ...columns.map(({ cell }) => cell(figures) || '–')];
  const rows = [...types].slice(0, MOST_TYPES).map(([type, figures]) => rowOf(markdownText(type, 60), figures));
  rows.push(...moreRow(types.size - rows.length));
  // Without usage, the heading has said it.
  if (types.size > 1 && usage.length > 0) rows.push(rowOf('**all**', overall));
  const table = markdownTable([['Type'], ...columns.map(({ title }): Column => [title, 'right'])], rows);
  const isPartial = rows.some((cells) => cells.some((cell, index) => index > 0 && cell.startsWith('~')));
  return isPartial ? `${table}\n\n<sub>~ not known for every trial</sub>` : table;
}

function rounded(mean: number | null, digits: number, known: number, totals: TypeFigures): string {
  return mean === null ? '' : partialMean(grouped(mean, digits), known, totals);
}
