import type { Result, RunRecord, Status } from '../results/schema.ts';
import { usageOfTrial } from '../results/usage.ts';
import { markdownCommit, markdownText } from '../text/untrusted.ts';
import { changeLines, flipsTable } from './change.ts';
import { agentLabel, explainResult, formatDuration, headline, listNotes, trialDuration } from './phrases.ts';
import { planSection } from './plans.ts';
import type { SuiteReport } from './suite.ts';
import { typeTable } from './types-table.ts';

const ICONS: Record<Status, string> = { passed: '✅', failed: '❌', error: '⚠️', not_run: '⏸️' };
const WORDS: Record<Status, string> = { passed: 'passed', failed: 'failed', error: 'error', not_run: 'not run' };

const MOST_REASONS = 20;

/** How much of a report is shown: the rows of the two tables. Each step is smaller than the one before. */
const LADDER: { notPassed: number; all: boolean }[] = [
  { notPassed: Number.POSITIVE_INFINITY, all: true },
  { notPassed: Number.POSITIVE_INFINITY, all: false },
  { notPassed: 200, all: false },
  { notPassed: 50, all: false },
  { notPassed: 10, all: false },
  { notPassed: 0, all: false },
];

/** No row of a table of trials has fewer characters: what cannot fit need not be tried. */
const SHORTEST_ROW = 20;

/** The report as Markdown, below a limit measured by `sizeOf`: detail is dropped in steps, tables are never cut in the middle of a row. */
export function renderReport(input: SuiteReport, limit: number, sizeOf: (text: string) => number): string {
  const { planned } = input.run;
  const open = planned.filter(({ status }) => status !== 'passed').length;
  for (const step of LADDER) {
    const rows = (step.all ? planned.length : 0) + Math.min(step.notPassed, open);
    if (rows * SHORTEST_ROW > limit) continue;
    const text = render(input, step);
    if (sizeOf(text) < limit) return text;
  }
  // Unreachable with the limits of GitHub: headline, types and links are bounded.
  return `${verdictLine(input.run)}\n`;
}

function render(input: SuiteReport, { notPassed, all }: { notPassed: number; all: boolean }): string {
  const rows = tableRows(input);
  const open = rows.filter(({ status }) => status !== 'passed').sort((a, b) => urgency(a.status) - urgency(b.status));
  return [
    `## ${verdictLine(input.run)}`,
    changeLines(input),
    summaryLine(input),
    gateReasons(input),
    flipsTable(input, notPassed),
    planSection(input.results, notPassed),
    open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed)}` : '',
    typeTable(input),
    all
      ? `<details><summary>${rows.length === 1 ? 'The trial' : `All ${rows.length} trials`}</summary>\n\n${trialTable(rows, rows.length)}\n\n</details>`
      : '',
    footer(input),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What someone who has never seen the tool reads first. */
function verdictLine(run: RunRecord): string {
  const { totals, gate } = run;
  const icon = gate?.passed === false ? '❌' : totals.passed === totals.planned ? '✅' : '☑️';
  const suite = markdownText(run.suite ?? 'AgentBench', 100);
  return `${icon} ${suite}: ${headline(totals)}`;
}

function summaryLine({ run, results }: SuiteReport): string {
  const { dataset, settings } = run;
  const parts = [
    `Gate **${run.gate === null ? 'not judged' : run.gate.passed ? 'passed' : 'failed'}**`,
    markdownText(agentLabel(run), 100),
    `${markdownText(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${markdownCommit(dataset.ref)}`}`,
    settings.testbed,
    settings.trials > 1 ? `${settings.trials} trials each` : '',
    `${formatDuration(results.reduce((sum, result) => sum + trialDuration(result), 0))} in trials`,
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

interface Row {
  name: string;
  status: Status;
  time: string;
  why: string;
}

function tableRows({ run, results }: SuiteReport): Row[] {
  const byPlace = new Map(results.map((result) => [`${result.instance_id}/${result.trial}`, result]));
  return run.planned.map((entry) => {
    const result = byPlace.get(`${entry.instance_id}/${entry.trial}`);
    const notes = result === undefined ? '' : listNotes(result);
    const reason = result === undefined ? (entry.error?.message ?? 'never finished') : explainResult(result);
    return {
      name: entry.trial === 1 ? entry.instance_id : `${entry.instance_id} (trial ${entry.trial})`,
      status: entry.status,
      time: result === undefined ? '–' : formatDuration(trialDuration(result)),
      why: [reason, notes === '' ? '' : `note: ${notes}`].filter((part) => part !== '').join('; '),
    };
  });
}

function trialTable(rows: Row[], most: number): string {
  const shown = rows.slice(0, most);
  const lines = shown.map(({ name, status, time, why }) =>
    [
      `| ${unbroken(`${ICONS[status]} ${WORDS[status]}`)}`,
      markdownText(name, 160),
      unbroken(time),
      `${markdownText(why, 160)} |`,
    ].join(' | '),
  );
  const more = rows.length > shown.length ? [`| | … and ${rows.length - shown.length} more | | |`] : [];
  return ['| Verdict | Instance | Time | Why |', '| --- | --- | ---: | --- |', ...lines, ...more].join('\n');
}

/** Words of ours that belong on one line, however narrow the cell. */
function unbroken(words: string): string {
  return words.replaceAll(/(?<=\S) (?=\S)/g, '&nbsp;');
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

function tokensOf(results: Result[]): string {
  const known = results
    .map(usageOfTrial)
    .filter((usage) => usage.input_tokens !== null || usage.output_tokens !== null);
  if (known.length === 0) return '';
  const sum = known.reduce((total, usage) => total + (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0), 0);
  return `${sum.toLocaleString('en-US')} tokens${partOf(known.length, results.length)}`;
}

function costOf(results: Result[]): string {
  const known = results.map(usageOfTrial).flatMap(({ cost_usd }) => (cost_usd === null ? [] : [cost_usd]));
  if (known.length === 0) return '';
  const sum = known.reduce((total, cost) => total + cost, 0);
  return `${sum.toFixed(2)} USD${partOf(known.length, results.length)}`;
}

/** A sum over some of the trials says so: unknown is not 0. */
function partOf(known: number, all: number): string {
  return known === all ? '' : ` (known for ${known} of ${all})`;
}

function urgency(status: Status): number {
  return { failed: 0, error: 1, not_run: 2, passed: 3 }[status];
}
