import { endsOf, formatDuration, formatP, grouped, partialMean, percent, points, titled } from '../base/format.ts';
import { ownOf } from '../base/own.ts';
import { ROUNDING } from '../base/rounding.ts';
import { type Column, markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownId, markdownText } from '../base/text/untrusted.ts';
import { countWords } from '../report/causes.ts';
import type { ComparedInstance, ComparedRun, ComparisonDocument } from '../report/documents/comparison-document.ts';
import { SUMMARY_LIMIT } from '../report/markdown/comment.ts';
import { markdownList } from '../report/markdown/report.ts';
import { joined } from '../report/phrases.ts';
import type { Measure } from '../results/fields.ts';
import { experimentSection } from './experiment-markdown.ts';
import {
  byRank,
  cellText,
  costText,
  curveWords,
  figureIn,
  figureOfCell,
  figureOfType,
  levelWords,
  notesOf,
  pairsByRank,
  rate,
  scope,
  span,
  typesOf,
  usageText,
} from './words.ts';

const MOST_NOTES = 20;
/** Maximum number of matrix columns that fit on a page. */
const MOST_COLUMNS = 12;

/** Levels of detail: the pairs and the matrix instances shown. Each level is smaller than the one before. */
const LADDER: { pairs: number; instances: number }[] = [
  { pairs: 300, instances: 300 },
  { pairs: 100, instances: 100 },
  { pairs: 50, instances: 30 },
  { pairs: 10, instances: 10 },
  { pairs: 0, instances: 0 },
];

/** The step summary of a comparison. */
export function renderComparisonSummary(document: ComparisonDocument): string {
  return renderComparison(document, SUMMARY_LIMIT, (text) => Buffer.byteLength(text));
}

/**
 * A comparison as Markdown, below a limit measured by `sizeOf`: detail is dropped level by level, tables are never cut
 * within a row.
 */
export function renderComparison(
  document: ComparisonDocument,
  limit: number,
  sizeOf: (text: string) => number,
): string {
  const title = `## ${document.runs.length} runs by ${document.measure}: ${scope(document)}`;
  const head = [
    title,
    experimentSection(document),
    leaderboard(document),
    causeList(document),
    markdownList(notesOf(document), MOST_NOTES),
  ];
  for (const { pairs, instances } of LADDER) {
    const parts = [pairTable(document, pairs), curveTable(document), typesTable(document), matrix(document, instances)];
    const text = joined('\n\n', [...head, ...parts]).concat('\n');
    if (sizeOf(text) < limit) return text;
  }
  // Unreachable with the limits of GitHub: there are at most fifty runs, and their names are short.
  return `${title}\n`;
}

function leaderboard(document: ComparisonDocument): string {
  const runs = byRank(document);
  const costs = runs.some(({ usage }) => usage.cost_usd !== null);
  const metered = runs.some(({ usage }) => usage.requests !== null);
  const debug = runs.some(({ test_points }) => test_points?.rounds != null);
  const unmeasured = runs.some(({ totals }) => totals.error + totals.not_run > 0);
  const rows = runs.map((run) => {
    const name = markdownText(run.name, 100);
    const mark = run.level_with_best && run.rank !== 1 ? ' †' : '';
    const own = [run.rank === null ? '–' : String(run.rank), run.rank === 1 ? `**${name}**` : `${name}${mark}`];
    const cost = costs ? [`${costText(run)}${run.on_frontier ? ' ◆' : ''}`] : [];
    const time = run.agent_ms_per_trial === null ? '–' : formatDuration(run.agent_ms_per_trial);
    const { error, not_run } = run.totals;
    const open = unmeasured ? [String(error + not_run)] : [];
    const { rounds } = run.test_points ?? { rounds: null };
    const models = metered ? [requestsOf(run)] : [];
    const both = debug ? [rounds === null ? '–' : `${rate(rounds.dev)} → ${rate(rounds.debug)}`] : [];
    return [...own, rate(run.figure), span(run.interval) || '–', ...both, ...cost, time, ...models, ...open].map(
      unbroken,
    );
  });
  const columns: Column[] = [
    ['#', 'right'],
    ['Run'],
    [titled(figureIn(document)), 'right'],
    ['95% interval'],
    ...(debug ? ([['DEV → DEBUG']] satisfies Column[]) : []),
    ...(costs ? ([['Cost', 'right']] satisfies Column[]) : []),
    ['Time', 'right'],
    ...(metered ? ([['Requests', 'right']] satisfies Column[]) : []),
    ...(unmeasured ? ([['Not measured', 'right']] satisfies Column[]) : []),
  ];
  const legend = [
    runs.some(({ rank, level_with_best }) => level_with_best && rank !== 1) ? `† ${levelWords(document)}` : '',
    `${costs ? 'cost and time' : 'time'}: the agent's, mean of a trial`,
    runs.some((run) => `${costText(run)}${requestsOf(run)}`.includes('~')) ? '~ not known for every trial' : '',
    costs && runs.some(({ on_frontier }) => on_frontier) ? '◆ cost frontier: no run is as good at a lower cost' : '',
    metered ? "requests: to models, mean of a trial; waiting: share of the agent's time" : '',
    runs.some(({ usage }) => usage.throttled_requests) ? 'throttled: the sum over all trials' : '',
  ];
  return `${markdownTable(columns, rows)}\n\n<sub>${joined(' · ', legend)}</sub>`;
}

/** Why the trials of each run did not pass; empty if no cause is known. */
function causeList(document: ComparisonDocument): string {
  if (document.runs.every(({ causes }) => causes.length === 0)) return '';
  const lines = byRank(document).flatMap(({ name, causes, causes_unknown }) => {
    const words = countWords(causes, causes_unknown);
    return words === '' ? [] : [`- ${markdownText(name, 100)}: ${words}`];
  });
  return `**Why trials did not pass**\n\n${lines.join('\n')}`;
}

/** `12.5, 40% waiting, 3 throttled`. */
function requestsOf({ usage, totals }: ComparedRun): string {
  const { requests, requests_known: trials, waiting_share: waiting, throttled_requests: throttled } = usage;
  if (requests === null || trials === 0) return '–';
  return joined(', ', [
    partialMean(grouped(requests / trials, 1), trials, totals),
    waiting === null ? '' : `${percent(waiting, 0)} waiting`,
    throttled ? `${grouped(throttled)} throttled` : '',
  ]);
}

function pairTable(document: ComparisonDocument, most: number): string {
  if (most === 0) return '';
  const pairs = pairsByRank(document);
  const rows = pairs.slice(0, most).map(({ better, other, difference, interval, pair }) => {
    const [one, two] = [markdownText(better.name, 100), markdownText(other.name, 100)];
    const { verdict, p_adjusted, reasons, pairs, left_out, method } = pair;
    const counted = method === null ? '–' : String(pairs);
    const icon = verdict.endsWith('is better')
      ? '🟢 better than'
      : verdict === 'not comparable'
        ? '⚪ not comparable'
        : `⚪ ${verdict} of`;
    const figures = [
      difference === null ? '–' : points(difference),
      interval === null ? '–' : endsOf(interval, points),
      p_adjusted === null ? '–' : formatP(p_adjusted),
      left_out === 0 ? counted : `${counted}, ${left_out} left out`,
    ];
    return [one, icon, two, ...figures].map(unbroken).concat(markdownText(reasons.join('; '), 200));
  });
  const tests = pairs.filter(({ pair }) => pair.p !== null).length;
  const columns: Column[] = [
    ['Run'],
    [''],
    ['Other'],
    ['Points', 'right'],
    ['95% interval'],
    [tests > 1 ? 'p (Holm)' : 'p', 'right'],
    ['Instances', 'right'],
    [''],
  ];
  // An empty last column is left out.
  const width = rows.some((cells) => cells.at(-1) !== '') ? columns.length : columns.length - 1;
  const shown = rows.map((cells) => cells.slice(0, width));
  return `**Every pair**\n\n${markdownTable(columns.slice(0, width), [...shown, ...moreRow(pairs.length - rows.length)])}`;
}

function curveTable(document: ComparisonDocument): string {
  const runs = byRank(document);
  const most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
  if (most < 2) return '';
  const ks = someOf(most);
  const rows = runs.map(({ name, at_k, flaky }) => [
    markdownText(name, 100),
    ...ks.map((k) => rate(at_k[k - 1]?.pass_at_k ?? null)),
    ...ks.slice(1).map((k) => rate(at_k[k - 1]?.pass_hat_k ?? null)),
    String(flaky.length),
  ]);
  const titles = ['Run', ...ks.map((k) => `pass@${k}`), ...ks.slice(1).map((k) => `pass^${k}`), 'Flaky instances'];
  const columns = titles.map((title, at): Column => (at === 0 ? [title] : [markdownText(title), 'right']));
  const legend = ['pass@k: at least one of k trials passes; pass^k: all of them do', curveWords(document)];
  return `**Several trials**\n\n${markdownTable(columns, rows)}\n\n<sub>${joined(' · ', legend)}</sub>`;
}

/** The figure of each run on each task type, with the mean tokens and steps of a trial where they are known. */
function typesTable(document: ComparisonDocument): string {
  const types = typesOf(document);
  if (types.length === 0) return '';
  const runs = byRank(document).slice(0, MOST_COLUMNS);
  const rows = types.map((type) => [
    markdownText(type, 60),
    ...runs.map((run) => {
      const totals = ownOf(run.by_type, type);
      const usage = totals === undefined ? '' : usageText(totals);
      return [rate(figureOfType(run, type, document)), ...(usage === '' ? [] : [usage])].map(unbroken).join('<br>');
    }),
  ]);
  const columns: Column[] = [['Type'], ...runs.map(({ name }): Column => [markdownText(name, 40), 'right'])];
  const used = runs.flatMap(({ by_type }) => Object.values(by_type).map(usageText)).join('');
  const partial = used.includes('~') ? ' · ~ not known for every trial' : '';
  const legend = used === '' ? '' : `\n\n<sub>tokens and steps: mean of a trial${partial}</sub>`;
  return `**By type**\n\n${markdownTable(columns, rows)}${legend}`;
}

/** All k from 1 to 4, then doubling, and `most`. */
function someOf(most: number): number[] {
  const ks = [1, 2, 3, 4];
  for (let k = 8; k < most; k *= 2) ks.push(k);
  return [...new Set([...ks.filter((k) => k < most), most])];
}

/** The instances on which the runs differ, largest difference first. */
function matrix(document: ComparisonDocument, most: number): string {
  if (most === 0) return '';
  const { measure } = document;
  const runs = byRank(document).slice(0, MOST_COLUMNS);
  const places = runs.map((run) => document.runs.indexOf(run));
  const differing = document.instances
    .map((instance) => ({ instance, spread: instance.in_all ? spreadOf(instance, measure) : 0 }))
    .filter(({ spread }) => spread > ROUNDING)
    .sort((one, other) => other.spread - one.spread);
  if (differing.length === 0) return '';
  const rows = differing
    .slice(0, most)
    .map(({ instance }) => [
      markdownId(instance.instance_id),
      ...places.map((place) => cellText(instance.runs[place]!, measure)),
    ]);
  const more = differing.length - rows.length;
  const columns: Column[] = [['Instance'], ...runs.map(({ name }): Column => [markdownText(name, 40), 'centre'])];
  const left = document.runs.length - runs.length;
  const only = left === 0 ? '' : ` (the first ${runs.length} of ${document.runs.length} runs)`;
  const summary = `Instances on which the runs differ: ${differing.length} of ${document.instances.filter(({ in_all }) => in_all).length}${only}`;
  return `<details><summary>${summary}</summary>\n\n${markdownTable(columns, [...rows, ...moreRow(more)])}\n\n</details>`;
}

function spreadOf({ runs }: ComparedInstance, measure: Measure): number {
  const values = runs.flatMap((cell) => figureOfCell(cell, measure) ?? []);
  return Math.max(...values) - Math.min(...values);
}

/** Keeps figures and short names on one line, however narrow the cell. */
function unbroken(text: string): string {
  return text.length > 30 ? text : text.replaceAll(' ', '&nbsp;');
}
