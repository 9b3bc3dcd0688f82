import { formatDuration } from '../base/format.ts';
import { type Column, markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownCommit, markdownText } from '../base/text/untrusted.ts';
import type { RunRecord, Status } from '../results/records.ts';
import type { BriefResult } from './brief.ts';
import { changeLines, flipsTable } from './change.ts';
import { agentLabel, durationOf, headline, listNotes, timesLine } from './phrases.ts';
import type { ReportedTrial, SuiteReport } from './suite.ts';
import { planSection } from './test-plans.ts';
import { trendLine, trendTable } from './trend-markdown.ts';
import { typeTable } from './types-table.ts';

const VERDICTS: Record<Status, string> = {
  passed: '✅ passed',
  failed: '❌ failed',
  error: '⚠️ error',
  not_run: '⏸️ not run',
};

const MOST_REASONS = 20;

/** Levels of detail: the rows of the two tables. Each level is smaller than the one before. */
const LADDER: { notPassed: number; all: boolean }[] = [
  { notPassed: Number.POSITIVE_INFINITY, all: true },
  { notPassed: Number.POSITIVE_INFINITY, all: false },
  { notPassed: 200, all: false },
  { notPassed: 50, all: false },
  { notPassed: 10, all: false },
  { notPassed: 0, all: false },
];

/** Minimum characters of a table row; used to skip levels that cannot fit. */
const SHORTEST_ROW = 20;

/**
 * The report as Markdown, below a limit measured by `sizeOf`: detail is dropped level by level, tables are never cut
 * within a row. `history`: includes a table of the newest points, not only a line.
 */
export function renderReport(
  input: SuiteReport,
  limit: number,
  sizeOf: (text: string) => number,
  { history = false } = {},
): string {
  const { run, trials, trend } = input;
  const results = input.results.filter((result) => result !== null);
  const open = trials
    .filter(({ planned }) => planned.status !== 'passed')
    .sort((a, b) => urgency(a.planned.status) - urgency(b.planned.status));
  const rowOf = rowsOnce();
  const line = trend === undefined ? '' : trendLine(trend, markdownCommit);
  const head = joined([
    `## ${verdictLine(run)}`,
    changeLines(input),
    line,
    summaryLine(input, results),
    gateReasons(input),
  ]);
  const newest = history && trend !== undefined ? trendTable(trend) : '';
  const [types, foot] = [typeTable(run, trials), footer(input)];
  for (const { notPassed, all } of LADDER) {
    const rows = (all ? trials.length : 0) + Math.min(notPassed, open.length);
    if (rows * SHORTEST_ROW > limit) continue;
    const text = joined([
      head,
      flipsTable(input, notPassed),
      planSection(trials, notPassed),
      open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed, rowOf)}` : '',
      types,
      newest,
      all ? allTrials(trials, rowOf) : '',
      foot,
    ]).concat('\n');
    if (sizeOf(text) < limit) return text;
  }
  // Unreachable with the limits of GitHub: headline, types and links are bounded.
  return `${verdictLine(run)}\n`;
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The headline, written for readers who do not know the tool. */
function verdictLine(run: RunRecord): string {
  const { totals, gate } = run;
  const icon = gate?.passed === false ? '❌' : totals.passed === totals.planned ? '✅' : '☑️';
  const suite = markdownText(run.suite ?? 'AgentBench', 100);
  return `${icon} ${suite}: ${headline(totals)}`;
}

function summaryLine({ run, times }: SuiteReport, results: BriefResult[]): string {
  const { dataset, settings } = run;
  const parts = [
    `Gate **${run.gate === null ? 'not judged' : run.gate.passed ? 'passed' : 'failed'}**`,
    markdownText(agentLabel(run), 100),
    `${markdownText(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${markdownCommit(dataset.ref)}`}`,
    settings.testbed,
    settings.trials > 1 ? `${settings.trials} trials each` : '',
    timesLine(times),
    tokensOf(results),
    costOf(results),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function gateReasons({ run, notes, flaky }: SuiteReport): string {
  const reasons = [...(run.gate?.reasons ?? []), ...notes];
  if (run.interrupted !== null) reasons.unshift(`the run was ended early (${run.interrupted})`);
  if (flaky.length > 0)
    reasons.push(
      `passed in one trial and failed in another: ${flaky.slice(0, 10).join(', ')}${flaky.length > 10 ? `, … ${flaky.length - 10} more` : ''}`,
    );
  const shown = reasons.slice(0, MOST_REASONS);
  if (reasons.length > shown.length) shown.push(`… and ${reasons.length - shown.length} more`);
  return shown.map((reason) => `- ${markdownText(reason, 500)}`).join('\n');
}

function allTrials(trials: ReportedTrial[], rowOf: (trial: ReportedTrial) => string[]): string {
  const title = trials.length === 1 ? 'The trial' : `All ${trials.length} trials`;
  return `<details><summary>${title}</summary>\n\n${trialTable(trials, trials.length, rowOf)}\n\n</details>`;
}

function trialTable(trials: ReportedTrial[], most: number, rowOf: (trial: ReportedTrial) => string[]): string {
  const rows = trials.slice(0, most).map(rowOf);
  const columns: Column[] = [['Verdict'], ['Instance'], ['Time', 'right'], ['Why']];
  return markdownTable(columns, [...rows, ...moreRow(trials.length - rows.length, 1)]);
}

/** Caches rows: a trial is in two tables, and in those of every level tried. */
function rowsOnce(): (trial: ReportedTrial) => string[] {
  const rows = new Map<ReportedTrial, string[]>();
  return (trial) => {
    const row = rows.get(trial) ?? trialRow(trial);
    rows.set(trial, row);
    return row;
  };
}

function trialRow({ planned: { status }, result, name, reason }: ReportedTrial): string[] {
  const notes = result === null ? '' : listNotes(result);
  const why = notes === '' ? reason : reason === '' ? `note: ${notes}` : `${reason}; note: ${notes}`;
  const time = result === null ? '–' : formatDuration(durationOf(result.times));
  return [unbroken(VERDICTS[status]), markdownText(name, 160), unbroken(time), markdownText(why, 160)];
}

/** Keeps our own words on one line, however narrow the cell. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}

function footer({ run, runUrl, artifactUrl }: SuiteReport): string {
  const links = [
    runUrl === null ? '' : `[workflow run](${runUrl})`,
    artifactUrl === null ? '' : `[results and logs](${artifactUrl})`,
    run.github === null ? '' : `commit ${markdownCommit(run.github.head_sha ?? run.github.sha)}`,
    `agentbench ${run.harness_version}`,
  ];
  return `<sub>${links.filter((link) => link !== '').join(' · ')}</sub>`;
}

function tokensOf(results: BriefResult[]): string {
  const known = results
    .map(({ usage }) => usage)
    .filter((usage) => usage.input_tokens !== null || usage.output_tokens !== null);
  if (known.length === 0) return '';
  const sum = known.reduce((total, usage) => total + (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0), 0);
  return `${sum.toLocaleString('en-US')} tokens${partOf(known.length, results.length)}`;
}

function costOf(results: BriefResult[]): string {
  const known = results.flatMap(({ usage: { cost_usd } }) => (cost_usd === null ? [] : [cost_usd]));
  if (known.length === 0) return '';
  const sum = known.reduce((total, cost) => total + cost, 0);
  return `${sum.toFixed(2)} USD${partOf(known.length, results.length)}`;
}

/** Marks a sum over only some of the trials: unknown is not 0. */
function partOf(known: number, all: number): string {
  return known === all ? '' : ` (known for ${known} of ${all})`;
}

function urgency(status: Status): number {
  return { failed: 0, error: 1, not_run: 2, passed: 3 }[status];
}
