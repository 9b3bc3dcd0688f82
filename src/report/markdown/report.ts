import { count, firstLines, someNames } from '../../base/format.ts';
import { markdownCommit, markdownId, markdownText } from '../../base/text/untrusted.ts';
import { measuredCommit } from '../../results/measured-commit.ts';
import type { RunRecord } from '../../results/records.ts';
import { isPlanOnly } from '../../results/unknown.ts';
import { causeWords } from '../causes.ts';
import { effortParts } from '../effort.ts';
import { instanceRows, type ReportedInstanceRow } from '../instances.ts';
import { paperSection } from '../papers/markdown.ts';
import { prdbenchTables } from '../papers/prdbench.ts';
import { agentLabel, headline, joined } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { changeLines, changeWords } from './change.ts';
import { cellsOf, instanceTable, rowsOnce } from './instance-table.ts';
import { nextSteps } from './next-steps.ts';
import { planSection } from './test-plans.ts';
import { trendLine, trendTable } from './trend.ts';
import { typeTable } from './types-table.ts';

const MOST_REASONS = 20;
/** Instances above the fold. */
const UNFOLDED = 10;
/** Shared reasons, and the instances named for each. */
const MOST_GROUPS = 5;
const MOST_NAMED = 3;
/** Characters of the line that repeats a trial; a longer one is on the page. */
const LONGEST_REPEAT = 2_000;

/**
 * Levels of detail: instances that did not pass or changed, and whether the others follow. Each level is smaller than
 * the one before.
 */
const LADDER: { open: number; all: boolean }[] = [
  { open: Number.POSITIVE_INFINITY, all: true },
  { open: Number.POSITIVE_INFINITY, all: false },
  { open: 200, all: false },
  { open: 50, all: false },
  { open: 10, all: false },
  { open: 0, all: false },
];

/** Minimum characters of a table row; used to skip levels that cannot fit. */
const SHORTEST_ROW = 20;

/**
 * The report as Markdown, below a limit measured by `sizeOf`: detail is dropped level by level, tables are never cut
 * within a row. `history`: includes a table of the newest points, not only a line. `papers`: includes the figures that
 * the paper of PRDbench prints.
 */
export function renderReport(
  input: SuiteReport,
  limit: number,
  sizeOf: (text: string) => number,
  { history = false, papers = false } = {},
): string {
  const { trials, trend, pageUrl = null } = input;
  const rows = instanceRows(input);
  const { open = [], rest = [] } = Object.groupBy(rows, ({ worst, turn }) =>
    worst.planned.status !== 'passed' || turn !== null ? 'open' : 'rest',
  );
  const cells = rowsOnce(pageUrl);
  const heading = `## ${verdictLine(input)}`;
  const head = joined('\n\n', [
    heading,
    changeLines(input),
    trend === undefined ? '' : trendLine(trend, markdownCommit),
    summaryLine(input),
    causesLine(input),
    gateReasons(input),
  ]);
  const newest = history && trend !== undefined ? trendTable(trend) : '';
  const paper = papers ? paperSection(prdbenchTables(input)) : '';
  const [types, foot] = [typeTable(input), footer(input, input.run)];
  const below = joined('\n\n', [sharedReasons(input), repeat(input, rows), next(input)]);
  for (const level of LADDER) {
    if (((level.all ? rest.length : 0) + Math.min(level.open, open.length)) * SHORTEST_ROW > limit) continue;
    const [above, most] = [open.slice(0, UNFOLDED), Math.min(level.open, open.length)];
    const folded = open.slice(UNFOLDED);
    const text = joined('\n\n', [
      head,
      planSection(trials, level.open),
      above.length > 0 && most > 0 ? instanceTable(above, most, cells) : '',
      folded.length > 0 && most > UNFOLDED
        ? details(`${folded.length} more that did not pass or changed`, instanceTable(folded, most - UNFOLDED, cells))
        : open.length > most
          ? `… and ${open.length - most} more that did not pass or changed`
          : '',
      below,
      types,
      paper,
      newest,
      level.all && rest.length > 0
        ? details(
            `${count(rest.length, 'instance')} passed`,
            instanceTable(rest, rest.length, (row) => cellsOf(row, pageUrl)),
          )
        : '',
      foot,
    ]).concat('\n');
    if (sizeOf(text) < limit) return text;
  }
  // Escaped, texts of a dataset or a pull request take five times their length.
  for (const parts of [
    [head, foot],
    [heading, foot],
  ]) {
    const text = joined('\n\n', parts).concat('\n');
    if (sizeOf(text) < limit) return text;
  }
  return `${heading}\n`;
}

function details(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

/** The headline with the change, written for readers who do not know the tool. */
function verdictLine(report: SuiteReport): string {
  const { totals, gate, suite } = report.run;
  // A note may tell of a job whose results are missing.
  const isAll = totals.passed === totals.planned && report.notes.length === 0;
  const icon = gate?.passed === false ? '❌' : isAll ? '✅' : '☑️';
  const change = changeWords(report);
  return `${icon} ${markdownText(suite ?? 'AgentBench', 100)}: ${headline(totals)}${change === '' ? '' : `, ${change}`}`;
}

function summaryLine(report: SuiteReport): string {
  const { dataset, settings } = report.run;
  const measured = [
    markdownText(agentLabel(report.run), 100),
    `${markdownText(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${markdownCommit(dataset.ref)}`}`,
    settings.testbed,
  ];
  const parts = [
    ...effortParts(report),
    ...(isPlanOnly(report.run) ? [] : measured),
    settings.trials > 1 ? `${settings.trials} trials each` : '',
  ];
  return joined(' · ', parts);
}

function causesLine(report: SuiteReport): string {
  const words = causeWords(report);
  return words === '' ? '' : `**Why:** ${words}`;
}

/** Reasons of the gate and of an early end, and notes; trials that differ are marked in their row. */
function gateReasons({ run, notes }: SuiteReport): string {
  const reasons = [...(run.gate?.reasons ?? []), ...notes];
  if (run.interrupted !== null) reasons.unshift(`the run was ended early (${run.interrupted})`);
  return markdownList(reasons, MOST_REASONS);
}

/** The first lines of a list, and the number of the others. */
export function markdownList(lines: string[], most: number): string {
  return firstLines(lines, most)
    .map((line) => `- ${markdownText(line, 500)}`)
    .join('\n');
}

/** Reasons that several instances have, with some of them; rows show the others. */
function sharedReasons({ reasons }: SuiteReport): string {
  const groups = reasons
    .map((group) => ({ ...group, ids: [...new Set(group.trials.map(({ planned }) => planned.instance_id))] }))
    .filter(({ ids }) => ids.length > 1);
  const lines = groups.slice(0, MOST_GROUPS).map(({ ids, ...group }) => {
    const named = someNames(ids.map(markdownId), MOST_NAMED);
    return `- ${group.trials.length} × ${markdownText(group.text, 200)} (${named})`;
  });
  if (groups.length > MOST_GROUPS) lines.push(`- … and ${count(groups.length - MOST_GROUPS, 'more reason')}`);
  return lines.length === 0 ? '' : `**The same reason**\n\n${lines.join('\n')}`;
}

/** The command that repeats the first failure on the reader's machine. */
function repeat(report: SuiteReport, rows: ReportedInstanceRow[]): string {
  const first = rows.find(({ worst }) => worst.planned.status !== 'passed');
  if (report.repeat === undefined || first === undefined || report.repeat.length > LONGEST_REPEAT) return '';
  // An indented block, since the command may contain any fence.
  return `Repeat it on your machine:\n\n    ${report.repeat} ${first.id}`;
}

function next(report: SuiteReport): string {
  const steps = nextSteps(report);
  return steps.length === 0 ? '' : `**Next:** ${steps.join('; ')}.`;
}

/** Links of a report, its commit and its version, in small print. */
export function footer(
  { runUrl, artifactUrl, pageUrl = null }: Pick<SuiteReport, 'runUrl' | 'artifactUrl' | 'pageUrl'>,
  { github, harness_version: version }: Pick<RunRecord, 'github' | 'harness_version'>,
): string {
  const commit = github === null ? null : measuredCommit(github);
  const links = [
    pageUrl === null ? '' : `[report](${pageUrl})`,
    runUrl === null ? '' : `[workflow run](${runUrl})`,
    artifactUrl === null ? '' : `[results and logs](${artifactUrl})`,
    commit === null ? '' : `commit ${markdownCommit(commit)}`,
    `agentbench ${version}`,
  ];
  return `<sub>${joined(' · ', links)}</sub>`;
}
