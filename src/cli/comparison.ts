import type { ComparedRun, ComparisonDocument } from '../comparison/schema.ts';
import { byRank, pairFigures, pairsByRank, rate, scope } from '../comparison/words.ts';
import { formatDuration } from '../report/phrases.ts';
import { widthOf, wrap } from '../text/columns.ts';
import { plainLine } from '../text/untrusted.ts';
import type { Look } from './paint.ts';
import { type Column, table } from './table.ts';
import { formatCost } from './trials.ts';

/** Pairs that are told in words; of more, those of the first runs. */
const MOST_PAIRS = 15;
const MOST_NOTES = 20;
/** Columns of the drawn interval: with fewer it says nothing. */
const DRAWING = { least: 12, most: 30 };
/** Columns that a name has before the drawing has any. */
const NAME = 20;
/** Columns between two of a table. */
const GAP = 2;

/** A comparison as a terminal shows it: leaderboard, pass@k where there are several trials, what the tests say, notes. Safe to print. */
export function comparisonLines(document: ComparisonDocument, look: Look): string[] {
  const { runs, measure, notes } = document;
  const { paint, columns } = look;
  const title = `${runs.length} runs by ${measure === 'score' ? 'score of everything' : measure}: ${scope(document)}`;
  const said = [...notes, ...runs.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`))];
  const more = said.length - MOST_NOTES;
  return [
    ...wrap(title, columns).map((line) => paint('bold', line)),
    '',
    ...leaderboard(document, look),
    ...curves(document, look),
    '',
    ...pairLines(document, look),
    ...said.slice(0, MOST_NOTES).flatMap((note) => wrap(plainLine(`note: ${note}`, 1000), columns)),
    ...(more > 0 ? [`note: … and ${more} more notes`] : []),
  ];
}

/** One row for each run, the best first. What has no room is left out: the drawn interval, then times, costs and the interval. */
function leaderboard(document: ComparisonDocument, look: Look): string[] {
  const runs = byRank(document);
  const rank = figure('#', ({ rank }) => String(rank ?? '–'));
  const name: Column<ComparedRun> = {
    title: 'run',
    cell: ({ name }) => plainLine(name, 200),
    flexible: true,
    style: ({ rank }) => (rank === 1 ? 'bold' : 'reset'),
  };
  const result = figure(document.measure === 'score' ? 'score' : 'rate', ({ figure }) => rate(figure), styleOf);
  const interval = figure('95% interval', ({ interval }) => shortSpan(interval));
  const cost = figure('cost', costOf);
  const time = figure('time', ({ agent_ms_per_trial: time }) => (time === null ? '–' : formatDuration(time)));
  const others = [interval, ...(runs.some(({ usage }) => usage.cost_usd !== null) ? [cost] : []), time];
  const leastOf = (columns: Column<ComparedRun>[]) =>
    columns.reduce((sum, column) => sum + GAP + widthIn(runs, column), 0);
  while (others.length > 0 && leastOf([rank, name, result, ...others]) - GAP > look.columns) others.pop();
  const room = Math.min(DRAWING.most, look.columns - leastOf([rank, name, result, ...others]));
  const scale = scaleOf(runs);
  const drawn: Column<ComparedRun>[] =
    scale === null || room < DRAWING.least || !others.includes(interval)
      ? []
      : [{ title: axis(scale, room), cell: (run) => drawing(run, scale, room), style: styleOf }];
  const columns = [rank, name, result, ...others.slice(0, 1), ...drawn, ...others.slice(1)];
  return [...table(runs, columns, { title: '', cell: () => '' }, look), ...legend(runs, look)];
}

function figure(
  title: string,
  cell: (run: ComparedRun) => string,
  style?: Column<ComparedRun>['style'],
): Column<ComparedRun> {
  return { title, cell, side: 'right', ...(style === undefined ? {} : { style }) };
}

function styleOf({ level_with_best }: ComparedRun): 'green' | 'reset' {
  return level_with_best ? 'green' : 'reset';
}

/** What a column takes; a name has to do with less. */
function widthIn(runs: ComparedRun[], { title, cell, flexible }: Column<ComparedRun>): number {
  const widest = runs.reduce((most, run) => Math.max(most, widthOf(cell(run))), widthOf(title));
  return flexible ? Math.min(NAME, widest) : widest;
}

/** `61.2–80.1%` */
function shortSpan(interval: ComparedRun['interval']): string {
  return interval === null ? '' : `${rate(interval.low).slice(0, -1)}–${rate(interval.high)}`;
}

function costOf({ cost_per_trial_usd: cost, usage }: ComparedRun): string {
  return `${cost !== null && usage.cost_unknown > 0 ? '~' : ''}${formatCost(cost)}`;
}

interface Scale {
  from: number;
  to: number;
}

/** Tenths that hold all intervals; null where there is none. */
function scaleOf(runs: ComparedRun[]): Scale | null {
  const ends = runs.flatMap(({ interval, figure }) =>
    [interval?.low ?? figure ?? [], interval?.high ?? figure ?? []].flat(),
  );
  if (ends.length === 0) return null;
  const [from, to] = [Math.floor(Math.min(...ends) * 10 + 1e-9) / 10, Math.ceil(Math.max(...ends) * 10 - 1e-9) / 10];
  return to > from ? { from, to } : null;
}

function axis({ from, to }: Scale, width: number): string {
  const [left, right] = [`${Math.round(from * 100)}%`, `${Math.round(to * 100)}%`];
  return left + ' '.repeat(width - left.length - right.length) + right;
}

/** The interval as a line, the figure as a dot on it. */
function drawing({ interval, figure }: ComparedRun, { from, to }: Scale, width: number): string {
  const at = (value: number) =>
    Math.max(0, Math.min(width - 1, Math.round(((value - from) / (to - from)) * (width - 1))));
  const cells = Array<string>(width).fill(' ');
  if (interval !== null) {
    cells.fill('─', at(interval.low), at(interval.high) + 1);
    cells[at(interval.low)] = '├';
    cells[at(interval.high)] = '┤';
  }
  if (figure !== null) cells[at(figure)] = '●';
  return cells.join('');
}

function legend(runs: ComparedRun[], { columns, paint }: Look): string[] {
  const level = runs
    .filter(({ level_with_best, rank }) => level_with_best && rank !== 1)
    .map(({ name }) => plainLine(name, 60));
  const means = runs.some(({ usage }) => usage.cost_usd !== null) ? "cost and the agent's time" : "the agent's time";
  const lines = [`${means}: mean of a trial`];
  if (level.length > 0) lines.push(`not told from the first: ${level.join(', ')}`);
  const frontier = runs.filter(({ on_frontier }) => on_frontier).map(({ name }) => plainLine(name, 60));
  if (frontier.length > 0 && frontier.length < runs.length)
    lines.push(`none is as good for less: ${frontier.join(', ')}`);
  if (runs.some((run) => costOf(run).startsWith('~'))) lines.push('~ the cost is not known of all trials');
  return lines.flatMap((line) => wrap(line, columns)).map((line) => paint('dim', line));
}

/** pass@k and pass^k for a few k, where any run has several trials. */
function curves(document: ComparisonDocument, look: Look): string[] {
  const runs = byRank(document);
  const most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
  if (most < 2) return [];
  const ks = [...new Set([1, Math.ceil(most / 2), most])];
  const at = (run: ComparedRun, k: number) => run.at_k[k - 1];
  const columns: Column<ComparedRun>[] = [
    { title: 'run', cell: ({ name }) => plainLine(name, 200), flexible: true },
    ...ks.map((k) => figure(`pass@${k}`, (run) => rate(at(run, k)?.pass_at_k ?? null))),
    figure(`pass^${most}`, (run) => rate(at(run, most)?.pass_hat_k ?? null)),
    figure('flaky', ({ flaky }) => String(flaky.length)),
  ];
  return ['', ...table(runs, columns, { title: '', cell: () => '' }, look)];
}

function pairLines(document: ComparisonDocument, { columns, paint }: Look): string[] {
  const pairs = pairsByRank(document);
  const shown = pairs.slice(0, MOST_PAIRS).map(({ better, other, pair }) => {
    const [one, two] = [plainLine(better.name, 60), plainLine(other.name, 60)];
    const why = pair.reasons.length === 0 ? '' : plainLine(`; ${pair.reasons.join('; ')}`, 300);
    if (pair.verdict === 'not comparable') return `${one} and ${two} are not comparable${why.replace(/^;/, ':')}`;
    if (pair.verdict === 'within noise') return `${one} and ${two} are not told apart (${pairFigures(pair)})${why}`;
    return `${paint('green', one)} is better than ${two} ${pairFigures(pair)}${why}`;
  });
  const lines =
    pairs.length > shown.length ? [...shown, `… and ${pairs.length - shown.length} more pairs in summary.md`] : shown;
  const tests = document.pairs.filter(({ p }) => p !== null).length;
  if (tests > 1) lines.push(paint('dim', `p adjusted for ${tests} tests by Holm's method`));
  return lines.flatMap((line) => wrap(line, columns));
}
