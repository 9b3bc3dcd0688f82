import { formatAge, formatP, percent, points } from '../base/format.ts';
import { markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownCommit, markdownText } from '../base/text/untrusted.ts';
import type { Comparison, SuiteReport } from './suite.ts';

/** Interval and change against the baseline, in one or two lines; empty without either. */
export function changeLines(report: SuiteReport): string {
  const lines = [intervalLine(report), report.comparison === null ? '' : comparisonLine(report.comparison)];
  return lines.filter((line) => line !== '').join('<br>\n');
}

/** Instances with a different verdict than in the baseline, newly failing ones first. Empty without any. */
export function flipsTable({ comparison }: SuiteReport, most: number): string {
  if (comparison === null || comparison.flips.length === 0 || most === 0) return '';
  const { flips } = comparison;
  const rows = flips.slice(0, most).map(({ instanceId, before, now }) => {
    const icon = now === 'failed' ? '🔴' : '🟢';
    return [icon, markdownText(instanceId, 160), `${before} → ${now}`];
  });
  const table = markdownTable([[''], ['Instance'], ['Verdict']], [...rows, ...moreRow(flips.length - rows.length, 1)]);
  return `**Changed since the baseline**\n\n${table}`;
}

function intervalLine({ interval, run }: SuiteReport): string {
  if (interval === null) return '';
  const what = run.settings.mode === null ? 'Success rate' : 'Score of everything';
  const figure = run.settings.mode === null ? run.totals.success_rate : run.totals.score_expected;
  return `${what} **${percent(figure)}**, 95% interval ${percent(interval.low)} to ${percent(interval.high)}`;
}

function comparisonLine(comparison: Comparison): string {
  const { verdict, reasons, difference, interval, p, pairs, leftOut, method } = comparison;
  const from = `the baseline${originOf(comparison)}`;
  const why = reasons.map((reason) => markdownText(reason, 200)).join('; ');
  if (verdict === 'not comparable') return `⚪ **Not comparable** with ${from}: ${why}`;
  const icon = { improved: '🟢', regressed: '🔴', 'within noise': '⚪' }[verdict];
  const words = { improved: 'Improved', regressed: 'Regressed', 'within noise': 'Within noise' }[verdict];
  const change = `${points(difference!)} points${interval === null ? '' : ` (95% ${points(interval.low)} to ${points(interval.high)})`}`;
  const test = method === 'mcnemar' ? 'exact McNemar' : 'paired permutation';
  const left = leftOut === 0 ? '' : `, ${leftOut} left out without a verdict`;
  const note = why === '' ? '' : `; ${why}`;
  return `${icon} **${words}** against ${from}: ${change}, ${test} p = ${formatP(p!)}, ${pairs} instances in common${left}${note}`;
}

function originOf({ origin }: Comparison): string {
  const { commit, finishedAt, url } = origin;
  const name = commit === null ? '' : ` at ${markdownCommit(commit)}`;
  const linked = url === null || name === '' ? name : ` [${name.trim()}](${url})`;
  return `${linked}${finishedAt === null ? '' : ` (${formatAge(finishedAt)})`}`;
}
