import { count, endsOf, formatAge, percent, points, pText, sizeInPoints, titled } from '../../base/format.ts';
import { markdownCommit, markdownText } from '../../base/text/untrusted.ts';
import { figureName, figureOfTotals, measureOf } from '../../results/totals.ts';
import { joined, noiseWords } from '../phrases.ts';
import type { Comparison, SuiteReport } from '../suite.ts';

/** Interval and change against the baseline, in one or two lines; empty without either. */
export function changeLines(report: SuiteReport): string {
  const lines = [intervalLine(report), report.comparison === null ? '' : comparisonLine(report.comparison)];
  return joined('<br>\n', lines);
}

/**
 * The change for the heading: `regressed by 26.7 points`; empty without a comparison. A score is named, since the heading's
 * rate may have changed the other way.
 */
export function changeWords({ comparison }: SuiteReport): string {
  if (comparison === null) return '';
  const { verdict, difference, measure } = comparison;
  if (verdict === 'not comparable' || difference === null) return verdict;
  const size = sizeInPoints(difference);
  const changed = verdict === 'improved' || verdict === 'regressed';
  const words = changed ? `${verdict} by ${size} points` : `${verdict} (${points(difference)} points)`;
  return measure === 'score' ? `score ${words}` : words;
}

/**
 * A score stands here since the heading has the rate: with its interval, and without one too, unless a section shows all figures of
 * test plans.
 */
function intervalLine({ interval, run: { settings, totals } }: SuiteReport): string {
  const measure = measureOf(settings);
  const figure = interval === null && settings.mode !== null ? null : figureOfTotals(totals, measure);
  const name = titled(figureName(measure, settings));
  return joined(', ', [
    measure === 'score' && figure !== null ? `${name} **${percent(figure)}**` : '',
    interval === null ? '' : `95% interval ${endsOf(interval)}`,
  ]);
}

function comparisonLine(comparison: Comparison): string {
  const { verdict, reasons, interval, p, pairs, leftOut, method, noiseFloor } = comparison;
  const from = `the baseline${originOf(comparison)}`;
  const why = reasons.map((reason) => markdownText(reason, 200)).join('; ');
  if (verdict === 'not comparable') return `⚪ **Not comparable** with ${from}: ${why}`;
  const icon = { improved: '🟢', regressed: '🔴', 'within noise': '⚪', 'within tolerance': '⚪' }[verdict];
  const range = interval === null ? '' : `95% interval ${endsOf(interval, points)} points, `;
  const test = method === 'mcnemar' ? 'exact McNemar' : 'paired permutation';
  const left = leftOut === 0 ? '' : `, ${leftOut} left out without a verdict`;
  const noise = noiseFloor === undefined ? '' : `, ${noiseWords(noiseFloor)}`;
  const note = why === '' ? '' : `; ${why}`;
  const seen = comparison.sensitivity == null ? '' : `<br>\n<sub>${comparison.sensitivity}</sub>`;
  return `${icon} Against ${from}: ${range}${test} ${pText(p!)}${noise}, ${count(pairs, 'instance')} in common${left}${note}${seen}`;
}

function originOf({ origin }: Comparison): string {
  const { commit, finishedAt, url } = origin;
  const name = commit === null ? '' : ` at ${markdownCommit(commit)}`;
  const linked = url === null || name === '' ? name : ` [${name.trim()}](${url})`;
  return `${linked}${finishedAt === null ? '' : ` (${formatAge(finishedAt)})`}`;
}
