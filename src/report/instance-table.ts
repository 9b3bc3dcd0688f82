import { formatDuration } from '../base/format.ts';
import { type Column, markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownText } from '../base/text/untrusted.ts';
import type { Status } from '../results/fields.ts';
import type { ReportedInstanceRow } from './instances.ts';
import { MARKS } from './marks.ts';
import { durationOf, listNotes } from './phrases.ts';

const VERDICTS: Record<Status, string> = {
  passed: '✅ passed',
  failed: '❌ failed',
  error: '⚠️ error',
  not_run: '⏸️ not run',
};

/** Maximum number of marks in a row. */
const MOST_MARKS = 10;

/** Makes the Markdown of rows, once for each row: an instance is in two tables, and in those of every level tried. */
export function rowsOnce(pageUrl: string | null): (row: ReportedInstanceRow) => string[] {
  const rows = new Map<ReportedInstanceRow, string[]>();
  return (row) => {
    const cells = rows.get(row) ?? cellsOf(row, pageUrl);
    rows.set(row, cells);
    return cells;
  };
}

/** One row an instance, at most `most` of them: verdict, name with a link to its trial, passed trials, time, reason. */
export function instanceTable(
  rows: ReportedInstanceRow[],
  most: number,
  cells: (row: ReportedInstanceRow) => string[],
): string {
  const several = rows.some(({ trials }) => trials.length > 1);
  const columns: Column[] = [['Verdict'], ['Instance'], ['Trials'], ['Time', 'right'], ['Why']];
  const shown = [...rows.slice(0, most).map(cells), ...moreRow(rows.length - most, 1)];
  if (several) return markdownTable(columns, shown);
  const without = <Cell>(all: Cell[]) => all.filter((_, at) => at !== 2);
  return markdownTable(without(columns), shown.map(without));
}

function cellsOf(row: ReportedInstanceRow, pageUrl: string | null): string[] {
  const { id, trials, passed, worst } = row;
  const name = markdownText(id, 160);
  const link = pageUrl === null ? name : `[${name}](${pageUrl}#${addressOf(row)})`;
  const shown = trials
    .slice(0, MOST_MARKS)
    .map(({ planned }) => MARKS[planned.status].mark)
    .join('');
  const marks = `${passed} of ${trials.length} ${shown}${trials.length > MOST_MARKS ? '…' : ''}`;
  return [unbroken(verdictOf(row)), link, unbroken(marks), unbroken(timeOf(row)), markdownText(whyOf(worst), 160)];
}

function verdictOf({ turn, worst, passed, trials }: ReportedInstanceRow): string {
  if (turn === 'broke') return '🔴 fails now';
  if (turn === 'mended') return passed === trials.length ? '🟢 passes now' : '🟢 passes mostly now';
  return VERDICTS[worst.planned.status];
}

/** The address of a trial on the page; `addressOf` in the page reads the same. */
function addressOf({ id, worst }: ReportedInstanceRow): string {
  return `${encodeURIComponent(id).replace(/[()'!*~]/g, percentOf)}/${worst.planned.trial}`;
}

function percentOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

/** The mean time of the measured trials. */
function timeOf({ trials }: ReportedInstanceRow): string {
  const times = trials.flatMap(({ result }) => (result === null ? [] : [durationOf(result.times)]));
  return times.length === 0 ? '–' : formatDuration(times.reduce((sum, time) => sum + time, 0) / times.length);
}

function whyOf({ result, reason }: ReportedInstanceRow['worst']): string {
  const notes = result === null ? '' : listNotes(result);
  return notes === '' ? reason : reason === '' ? `note: ${notes}` : `${reason}; note: ${notes}`;
}

/** Keeps our own words on one line, however narrow the cell. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}
