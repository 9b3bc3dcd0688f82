import { endsOf } from '../../base/format.ts';
import { ownOf } from '../../base/own.ts';
import { figureOfTotals, measureOf } from '../../results/totals.ts';
import type { PaperMean, PaperRow } from '../documents/paper-document.ts';
import type { TypeFigures } from '../documents/usage-document.ts';
import { type CsvColumns, csvTable } from '../files/csv.ts';
import { amount, type Columns, share, tabular } from '../files/latex-table.ts';
import { latexText } from '../files/latex-text.ts';
import type { SuiteReport } from '../suite.ts';
import { differenceLine } from './markdown.ts';
import { prdbenchTables } from './prdbench.ts';
import { NAMES, ROUNDS, rowsOf } from './rows.ts';

/** One task type, or all. */
interface TypeRow {
  type: string;
  figures: TypeFigures;
}

function typeRows({ overall, types }: SuiteReport): TypeRow[] {
  return [...types, ['all', overall] as const].map(([type, figures]) => ({ type, figures }));
}

/** Counted apart: the success rate has them as not passed. */
function unmeasured({ error, not_run }: TypeFigures): number {
  return error + not_run;
}

/** The dataset with its whole commit. */
function datasetText({ run: { dataset } }: SuiteReport): string {
  return latexText(`${dataset.name}${dataset.ref === null ? '' : ` at ${dataset.ref}`}`, 300);
}

function isScored({ run }: SuiteReport): boolean {
  return measureOf(run.settings) === 'score';
}

/** `types.csv`: one line per task type, and `all` at the end. */
export function typesCsv(report: SuiteReport): Iterable<string> {
  const columns: CsvColumns<TypeRow> = [
    ['task_type', ({ type }) => type],
    ['planned', ({ figures }) => figures.planned],
    ...(['passed', 'failed', 'error', 'not_run'] as const).map((name): CsvColumns<TypeRow>[number] => [
      name,
      ({ figures }) => figures[name],
    ]),
    ['success_rate', ({ figures }) => figureOfTotals(figures, 'success rate')],
    ...(isScored(report)
      ? [['score', ({ figures }) => figureOfTotals(figures, 'score')] satisfies CsvColumns<TypeRow>[number]]
      : []),
    ...(['tokens_per_trial', 'tokens_known', 'steps_per_trial', 'steps_known'] as const).map(
      (name): CsvColumns<TypeRow>[number] => [name, ({ figures }) => figures.usage[name]],
    ),
    ['wasted_share', ({ figures }) => figures.actions.wasted?.share ?? null],
    ['wasted_known', ({ figures }) => figures.actions.wasted?.trials ?? 0],
  ];
  return csvTable(columns, typeRows(report));
}

/** `types.tex`: the same as a table for a paper; a column without any figure is left out. */
export function typesTex(report: SuiteReport): string {
  const rows = typeRows(report);
  const columns: Columns<TypeRow> = [
    ['l', 'Category', ({ type }) => latexText(type, 40)],
    ['r', 'Passed', ({ figures }) => `${figures.passed} of ${figures.planned}`],
    ...(rows.some(({ figures }) => unmeasured(figures) > 0)
      ? [['r', 'Not measured', ({ figures }) => String(unmeasured(figures))] satisfies Columns<TypeRow>[number]]
      : []),
    ['r', 'Success rate (\\%)', ({ figures }) => share(figureOfTotals(figures, 'success rate'))],
  ];
  if (isScored(report)) columns.push(['r', 'Score (\\%)', ({ figures }) => share(figureOfTotals(figures, 'score'))]);
  if (rows.some(({ figures }) => figures.usage.tokens_per_trial !== null))
    columns.push(['r', 'Tokens', ({ figures }) => amount(figures.usage.tokens_per_trial, 0)]);
  if (rows.some(({ figures }) => figures.usage.steps_per_trial !== null))
    columns.push(['r', 'Steps', ({ figures }) => amount(figures.usage.steps_per_trial, 1)]);
  if (rows.some(({ figures }) => (figures.actions.wasted?.share ?? null) !== null))
    columns.push(['r', 'Wasted (\\%)', ({ figures }) => share(figures.actions.wasted?.share ?? null)]);
  const about = `${datasetText(report)}; tokens and steps are means over the trials that know them`;
  return tabular(columns, rows, about, []);
}

/** `test-points.csv`: one line per kind of test point and per domain, after one for all points. */
export function pointsCsv(report: SuiteReport): Iterable<string> {
  const tables = prdbenchTables(report);
  const columns: CsvColumns<PaperRow> = [
    ['by', (row) => (row === tables?.all ? 'all' : tables?.by_domain.includes(row) ? 'domain' : 'point_type')],
    ['name', ({ name }) => name],
    ...ROUNDS.flatMap(
      (round): CsvColumns<PaperRow> => [
        [`${round}_mean`, ({ [round]: of }) => of?.mean ?? null],
        [`${round}_low`, ({ [round]: of }) => of?.interval?.low ?? null],
        [`${round}_high`, ({ [round]: of }) => of?.interval?.high ?? null],
        [`${round}_projects`, ({ [round]: of }) => of?.projects ?? 0],
      ],
    ),
  ];
  return csvTable(columns, tables === null ? [] : rowsOf(tables));
}

/** `test-points.tex`: the same as a table for a paper, with the rounds that were measured. */
export function pointsTex(report: SuiteReport): string {
  const tables = prdbenchTables(report);
  if (tables === null) return '';
  const columns: Columns<PaperRow> = [
    ['l', '', ({ name }) => latexText(ownOf(NAMES, name) ?? name, 60)],
    ...ROUNDS.filter((round) => tables.all[round] !== null).flatMap(
      (round): Columns<PaperRow> => [
        ['r', `${round.toUpperCase()} (\\%)`, (row) => share(row[round]?.mean ?? null)],
        ['l', '95\\,\\% interval', (row) => span(row[round])],
        ['r', '$n$', (row) => String(row[round]?.projects ?? 0)],
      ],
    ),
  ];
  const about = `${datasetText(report)}; means over $n$ projects, a point without a score counts as 0`;
  return tabular(columns, rowsOf(tables), about, [latexText(differenceLine(tables).replaceAll('−', '-'), 300)]);
}

function span(mean: PaperMean | null): string {
  const interval = mean?.interval ?? null;
  return interval === null ? '' : endsOf(interval, share);
}
