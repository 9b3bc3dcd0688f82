import { count, endsOf, formatCost, percent, points, pText } from '../../base/format.ts';
import { ownOf } from '../../base/own.ts';
import { type Column, markdownTable, moreRow } from '../../base/text/markdown-table.ts';
import { markdownText } from '../../base/text/untrusted.ts';
import type { PaperMean, PrdbenchTables } from '../documents/paper-document.ts';
import { joined } from '../phrases.ts';
import { NAMES, ROUNDS, rowsOf } from './rows.ts';

const MOST_ROWS = 40;

/** The figures of PRDbench's paper as Markdown; empty without a test plan. */
export function paperSection(tables: PrdbenchTables | null): string {
  if (tables === null) return '';
  const rounds = ROUNDS.filter((round) => tables.all[round] !== null);
  if (rounds.length === 0) return '';
  const all = rowsOf(tables);
  const rows = all
    .slice(0, MOST_ROWS)
    .map(({ name, ...of }) => [
      markdownText(ownOf(NAMES, name) ?? name, 80),
      ...rounds.map((round) => cell(of[round])),
    ]);
  const columns: Column[] = [['Mean over projects'], ...rounds.map((round): Column => [round.toUpperCase(), 'right'])];
  const table = markdownTable(columns, [...rows, ...moreRow(all.length - rows.length)]);
  const lines = [differenceLine(tables), judgeLine(tables), agreementLine(tables)].filter((line) => line !== '');
  return joined('\n\n', [table, lines.map((line) => `- ${line}`).join('\n')]);
}

function cell(mean: PaperMean | null): string {
  if (mean === null) return '–';
  const { interval } = mean;
  const span = interval === null ? '' : `${endsOf(interval)}; `;
  return `${percent(mean.mean)} (${span}n = ${mean.projects})`;
}

export function differenceLine({ difference: found }: PrdbenchTables): string {
  if (found === null) return '';
  const { dev, debug, difference, interval, p, projects } = found;
  const span = interval === null ? '' : `95% interval ${endsOf(interval, points)}, `;
  return `DEBUG − DEV: ${points(difference)} points (${percent(dev)} to ${percent(debug)}; ${span}${pText(p)}, paired over ${count(projects, 'project')})`;
}

function judgeLine({ judge }: PrdbenchTables): string {
  if (judge === null) return '';
  const { identities, verdicts, failures, cost_usd, cost_known, evaluations } = judge;
  const part = cost_known < evaluations ? ` (known for ${cost_known} of ${evaluations} evaluations)` : '';
  const cost = cost_usd === null ? 'cost unknown' : `${formatCost(cost_usd)}${part}`;
  return `Judge ${markdownText(identities.join(', '), 200)}: ${count(verdicts, 'verdict')}, ${count(failures, 'point')} without one, ${cost}`;
}

function agreementLine({ agreement: found }: PrdbenchTables): string {
  if (found === null) return '';
  const { name, agreement, agreement_interval: around, kappa, kappa_interval: span, unlabelled, unused } = found;
  const left = `${unlabelled} judged points without a label, ${unused} labels unused`;
  if (agreement === null) return `Agreement of the judge with ${markdownText(name, 100)}: no point in common; ${left}`;
  const within = around === null ? '' : ` (95% interval ${endsOf(around)})`;
  const about = span === null ? '' : ` (95% interval ${span.low.toFixed(2)} to ${span.high.toFixed(2)})`;
  const chance = kappa === null ? "Cohen's κ not defined" : `Cohen's κ ${kappa.toFixed(2)}${about}`;
  return `Agreement of the judge with ${markdownText(name, 100)}: ${percent(agreement)} of ${found.points} points${within}, ${chance}; ${left}`;
}
