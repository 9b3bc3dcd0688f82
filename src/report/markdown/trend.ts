import { count, formatDuration, partialCost, percent, points, rateText, sizeInPoints } from '../../base/format.ts';
import { type Column, markdownTable } from '../../base/text/markdown-table.ts';
import { markdownCommit, markdownText } from '../../base/text/untrusted.ts';
import type { PointChange, Trend, TrendPoint } from '../documents/trend-document.ts';

/** Maximum number of table rows. */
const MOST_ROWS = 10;

const MARKS = { improved: '🟢 ', regressed: '🔴 ', 'within noise': '', 'within tolerance': '' };

/** Formats a commit hash, given in lower case. */
type CommitText = (commit: string) => string;

const short: CommitText = (commit) => commit.slice(0, 12);

/**
 * The trend on one line: `history: 12 runs, 71% → 74.2% since 5d1e0a9c3b7f (improved by 3.2 points since 0c9f…)`.
 * Ends with this report's point, after which there may be later ones, and starts at the first of those that are
 * comparable with it.
 */
export function trendLine(trend: Trend, commitText: CommitText = short): string {
  const { points: all, earlier } = trend;
  const runs = all.length + earlier;
  const start = `history: ${count(runs, 'run')}`;
  const until = all.slice(0, all.findLastIndex(({ current }) => current) + 1);
  const same = until.slice(
    Math.max(
      0,
      until.findLastIndex(({ breaks }) => breaks.length > 0),
    ),
  );
  const [first, last] = [same.find(({ figure }) => figure.value !== null), until.at(-1)];
  const alone = until.length > 1 && same.length === 1 ? `${start}, no comparable earlier run` : start;
  if (first === undefined || last === undefined || last.figure.value === null) return alone;
  const change = last.change === null ? '' : ` (${words(last.change, commitText)})`;
  // A comparable run may lie before others that are not, such as runs of other instances.
  if (first === last) return change === '' ? alone : `${start}, ${percent(last.figure.value)}${change}`;
  const since = first.commit === null ? first.measured_at.slice(0, 10) : commitText(first.commit);
  const isOther = same.slice(same.indexOf(first) + 1).some(({ notes }) => notes.length > 0);
  const other = isOther ? ', and agent or settings have changed since' : '';
  return `${start}, ${percent(first.figure.value)} → ${percent(last.figure.value)} since ${since}${change}${other}`;
}

function words({ verdict, difference, since }: PointChange, commitText: CommitText): string {
  const before = since === null ? 'the last comparable run' : commitText(since);
  return verdict === 'improved' || verdict === 'regressed'
    ? `${verdict} by ${sizeInPoints(difference)} points since ${before}`
    : `${verdict} of ${before}`;
}

/** The newest points, newest first. Empty if this report is the only point. */
export function trendTable({ points: all, earlier, branch }: Trend): string {
  if (all.length < 2) return '';
  const rows = all.slice(-MOST_ROWS).reverse();
  const left = all.length + earlier - rows.length;
  const columns: Column[] = [
    ['Commit'],
    ['Measured (UTC)'],
    ['Figure'],
    ['Change'],
    ['Cost', 'right'],
    ['Time of a trial', 'right'],
  ];
  const table = markdownTable(columns, [
    ...rows.flatMap((point) => [row(point), ...differenceRow(point)]),
    ...(left > 0 ? [['…', `${left} earlier`]] : []),
  ]);
  return `**History**${branch === null ? '' : ` of ${markdownText(branch, 100)}`}\n\n${table}`;
}

function row(point: TrendPoint): string[] {
  const { commit, commit_url: url, measured_at, change, current } = point;
  const name = commit === null ? '–' : markdownCommit(commit);
  const linked = url === null ? name : `[${name}](${url})`;
  return [
    current ? `**${linked}**` : linked,
    measured_at.slice(0, 16).replace('T', '&nbsp;'),
    rateText(point.figure.value, point.figure.interval, point.missing),
    change === null ? '' : `${MARKS[change.verdict]}${points(change.difference)}`,
    partialCost(point.cost.usd, point.cost.trials, point.planned),
    point.time.trials === 0 ? '–' : formatDuration(point.time.ms / point.time.trials).replaceAll(' ', '&nbsp;'),
  ];
}

/** Marks a break, before and after which figures are not comparable, or other differences from the point that follows. */
function differenceRow({ breaks, notes }: TrendPoint): string[][] {
  if (breaks.length + notes.length === 0) return [];
  const [how, told] =
    breaks.length > 0 ? ['not comparable with what follows', breaks] : ['differs from what follows', notes];
  return [['', '', `*${how}:* ${markdownText(told.join('; '), 200)}`]];
}
