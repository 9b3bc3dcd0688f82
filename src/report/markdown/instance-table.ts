import { formatDuration, percent } from '../../base/format.ts';
import { meanOfKnown } from '../../base/sums.ts';
import { type Column, markdownTable, moreRow } from '../../base/text/markdown-table.ts';
import { markdownId, markdownText } from '../../base/text/untrusted.ts';
import type { Status } from '../../results/fields.ts';
import type { ReportedInstanceRow } from '../instances.ts';
import { MARKS } from '../marks.ts';
import { listNotes } from '../phrases.ts';

const VERDICTS: Record<Status, string> = {
  passed: unbroken('✅ passed'),
  failed: unbroken('❌ failed'),
  error: unbroken('⚠️ error'),
  not_run: unbroken('⏸️ not run'),
};

/** Maximum number of marks in a row. */
const MOST_MARKS = 10;

/** As `cellsOf`, once for each row: those that did not pass or changed are in the tables of every level tried. */
export function rowsOnce(pageUrl: string | null): (row: ReportedInstanceRow) => string[] {
  const rows = new Map<ReportedInstanceRow, string[]>();
  return (row) => {
    const cells = rows.get(row) ?? cellsOf(row, pageUrl);
    rows.set(row, cells);
    return cells;
  };
}

/** One row an instance, at most `most` of them: verdict, name with a link to its trial, passed trials, score, time, reason. */
export function instanceTable(
  rows: ReportedInstanceRow[],
  most: number,
  cells: (row: ReportedInstanceRow) => string[],
): string {
  const several = rows.some(({ trials }) => trials.length > 1);
  const isScored = rows.some(({ score }) => score !== null);
  const columns: Column[] = [
    ['Verdict'],
    ['Instance'],
    ...(several ? [['Trials'] as Column] : []),
    ...(isScored ? [['Score', 'right'] as Column] : []),
    ['Time', 'right'],
    ['Why'],
  ];
  const cellsIn = (row: ReportedInstanceRow) =>
    cells(row).toSpliced(2, 0, ...(several ? [marksOf(row)] : []), ...(isScored ? [scoreText(row)] : []));
  return markdownTable(columns, [...rows.slice(0, most).map(cellsIn), ...moreRow(rows.length - most, 1)]);
}

/** The Markdown of a row without its trials: verdict, name, time, reason. */
export function cellsOf(row: ReportedInstanceRow, pageUrl: string | null): string[] {
  const { id, worst } = row;
  const name = markdownId(id);
  const link = pageUrl === null ? name : `[${name}](${pageUrl}#${addressOf(row)})`;
  return [verdictOf(row), link, unbroken(timeOf(row)), markdownText(whyOf(worst), 160)];
}

function marksOf({ trials, passed }: ReportedInstanceRow): string {
  const shown = trials
    .slice(0, MOST_MARKS)
    .map(({ planned }) => MARKS[planned.status].mark)
    .join('');
  return unbroken(`${passed} of ${trials.length} ${shown}${trials.length > MOST_MARKS ? '…' : ''}`);
}

/** `90%`, or with another one in the baseline `20% → 90%`. */
function scoreText({ score }: ReportedInstanceRow): string {
  if (score === null) return '–';
  const [before, now] = [percent(score.before), percent(score.now)];
  return unbroken(score.before === null || before === now ? now : `${before} → ${now}`);
}

function verdictOf({ turn, worst, passed, trials }: ReportedInstanceRow): string {
  if (turn === 'broke') return unbroken(passed === 0 ? '🔴 fails now' : '🔴 fails more often now');
  if (turn === 'mended') return unbroken(passed === trials.length ? '🟢 passes now' : '🟢 passes more often now');
  return VERDICTS[worst.planned.status];
}

/** The address of a trial on the page, as `parseRoute` of the page reads it, with nothing that would end a link in Markdown. */
function addressOf({ id, worst }: ReportedInstanceRow): string {
  return `${encodeURIComponent(id).replace(/[()'!*~]/g, percentOf)}/${worst.planned.trial}`;
}

function percentOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

/** The mean time of the trials that tell one. */
function timeOf({ trials }: ReportedInstanceRow): string {
  const time = meanOfKnown(trials.map(({ figures }) => figures?.duration_ms || null));
  return time === null ? '–' : formatDuration(time);
}

function whyOf({ result, reason }: ReportedInstanceRow['worst']): string {
  const notes = result === null ? '' : listNotes(result);
  return notes === '' ? reason : reason === '' ? `note: ${notes}` : `${reason}; note: ${notes}`;
}

/** Keeps our own words on one line, however narrow the cell. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}
