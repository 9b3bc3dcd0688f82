import { formatDuration } from '../base/format.ts';
import { widthOf, wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { byRank, costText, curveWords, levelWords, rate } from '../comparison/words.ts';
import type { ComparedRun, ComparisonDocument } from '../report/documents/comparison-document.ts';
import type { Look } from './paint.ts';
import { type Column, table } from './table.ts';

type RunColumn = Column<ComparedRun>;

/** Width limits of the drawn interval; below `least` it is not readable. */
const DRAWING = { least: 12, most: 30 };
/** Width reserved for names before further figures or the drawing get any. */
const NAME = 20;
/** Width of the gap between two columns. */
const GAP = 2;

/**
 * One row per run, the best first. In a narrow terminal the drawn interval is left out first, then time, cost and the
 * interval. Safe to print.
 */
export function leaderboardLines(document: ComparisonDocument, look: Look): string[] {
  const runs = byRank(document);
  const own: RunColumn[] = [
    RANK,
    { ...NAMES, style: ({ rank }) => (rank === 1 ? 'bold' : undefined) },
    { ...figure(document.measure === 'score' ? 'score' : 'rate', ({ figure }) => rate(figure)), style: styleOf },
  ];
  const interval = figure('95% interval', spanOf);
  const cost = runs.some(({ usage }) => usage.cost_usd !== null) ? [figure('cost', costText)] : [];
  const time = figure('time', ({ agent_ms_per_trial: time }) => (time === null ? '–' : formatDuration(time)));
  const others = fitting(runs, own, [interval, ...cost, time], look);
  const room = Math.min(DRAWING.most, look.columns - widthFor(runs, [...own, ...others]));
  const drawn = others.includes(interval) ? drawingOf(runs, room) : [];
  const columns = [...own, ...others.slice(0, 1), ...drawn, ...others.slice(1)];
  return [...table(runs, columns, look), ...legend(document, columns, look)];
}

/** pass@k and pass^k for a few k if any run has several trials; otherwise empty. Safe to print. */
export function curveLines(document: ComparisonDocument, look: Look): string[] {
  const runs = byRank(document);
  const most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
  if (most < 2) return [];
  const figures = [...new Set([1, Math.ceil(most / 2), most])].map((k) =>
    figure(`pass@${k}`, ({ at_k }) => rate(at_k[k - 1]?.pass_at_k ?? null)),
  );
  const all = figure(`pass^${most}`, ({ at_k }) => rate(at_k[most - 1]?.pass_hat_k ?? null));
  const flaky = figure('flaky', ({ flaky }) => String(flaky.length));
  const columns = [RANK, NAMES, ...fitting(runs, [RANK, NAMES], [...figures, all, flaky], look)];
  const left = curveWords(document);
  const words = left === '' ? [] : wrap(`pass@k, pass^k: ${left}`, look.columns);
  return [...table(runs, columns, look), ...words.map((line) => look.paint('dim', line))];
}

/** Precedes the name, so that no line of a log begins with text from a run. */
const RANK = figure('#', ({ rank }) => String(rank ?? '–'));

const NAMES: RunColumn = { title: 'run', cell: ({ name }) => plainLine(name, 200), flexible: true };

function figure(title: string, cell: (run: ComparedRun) => string): RunColumn {
  return { title, cell, side: 'right' };
}

/** The first columns of `some` that fit beside the columns `beside`. */
function fitting(runs: ComparedRun[], beside: RunColumn[], some: RunColumn[], { columns }: Look): RunColumn[] {
  const kept = [...some];
  while (kept.length > 0 && widthFor(runs, [...beside, ...kept]) - GAP > columns) kept.pop();
  return kept;
}

/** Total width of columns with their gaps; names count with at most `NAME`. */
function widthFor(runs: ComparedRun[], columns: RunColumn[]): number {
  return columns.reduce((sum, { title, cell, flexible }) => {
    const widest = runs.reduce((most, run) => Math.max(most, widthOf(cell(run))), widthOf(title));
    return sum + GAP + (flexible ? Math.min(NAME, widest) : widest);
  }, 0);
}

function styleOf({ level_with_best }: ComparedRun): 'green' | undefined {
  return level_with_best ? 'green' : undefined;
}

/** `61.2–80.1%` */
function spanOf({ interval }: ComparedRun): string {
  return interval === null ? '–' : `${rate(interval.low).slice(0, -1)}–${rate(interval.high)}`;
}

/** Draws intervals as lines and figures as dots on a scale of whole tenths; empty without enough room or range. */
function drawingOf(runs: ComparedRun[], room: number): RunColumn[] {
  const values = runs.flatMap(({ interval, figure }) =>
    [interval?.low, interval?.high, figure].filter((at) => at != null),
  );
  if (room < DRAWING.least || values.length === 0) return [];
  const [from, to] = [
    Math.floor(Math.min(...values) * 10 + 1e-9) / 10,
    Math.ceil(Math.max(...values) * 10 - 1e-9) / 10,
  ];
  if (to <= from) return [];
  const at = (value: number) =>
    Math.max(0, Math.min(room - 1, Math.round(((value - from) / (to - from)) * (room - 1))));
  const ends = [from, to].map((end) => `${Math.round(end * 100)}%`);
  const cell = ({ interval, figure }: ComparedRun) => {
    const cells = Array<string>(room).fill(' ');
    if (interval !== null) {
      cells.fill('─', at(interval.low), at(interval.high) + 1);
      cells[at(interval.low)] = '├';
      cells[at(interval.high)] = '┤';
    }
    if (figure !== null) cells[at(figure)] = '●';
    return cells.join('');
  };
  return [{ title: ends.join(' '.repeat(room - ends.join('').length)), cell, style: styleOf }];
}

function legend(document: ComparisonDocument, shown: RunColumn[], { columns, paint }: Look): string[] {
  const runs = byRank(document);
  const named = (some: ComparedRun[]) => some.map(({ name }) => plainLine(name, 60)).join(', ');
  const means = shown.flatMap(({ title }) => (title === 'cost' || title === 'time' ? title : []));
  const level = runs.filter(({ level_with_best, rank }) => level_with_best && rank !== 1);
  const frontier = runs.filter(({ on_frontier }) => on_frontier);
  const isOne = document.measure === 'score' && document.instances.filter(({ in_all }) => in_all).length === 1;
  const without = isOne ? 'the score of a single instance' : 'runs with trials that have no verdict';
  const lines = [
    means.length === 0 ? '' : `${means.join(' and ')}: the agent's, mean of a trial`,
    runs.some(({ interval, figure }) => interval === null && figure !== null) ? `no interval for ${without}` : '',
    runs.some((run) => costText(run).startsWith('~')) ? '~ not known for every trial' : '',
    level.length === 0 ? '' : `${levelWords(document)}: ${named(level)}`,
    frontier.length === 0 || frontier.length === runs.length ? '' : `cost frontier: ${named(frontier)}`,
  ];
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => wrap(line, columns))
    .map((line) => paint('dim', line));
}
