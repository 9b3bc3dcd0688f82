import type { Result, RunRecord, Status } from '../results/schema.ts';
import { totalsOf } from '../results/totals.ts';
import { usageOfTrial } from '../results/usage.ts';
import { percent } from '../run/gate.ts';
import { markdownText } from '../text/untrusted.ts';
import { agentLabel, explainResult, formatDuration, headline, listNotes, trialDuration } from './phrases.ts';
import { planSection } from './plans.ts';

/** A run with its results, and where it is to be found. */
export interface ReportInput {
  run: RunRecord;
  results: Result[];
  /** The workflow run's page, and the artifact's; null where there is none. */
  runUrl: string | null;
  artifactUrl: string | null;
}

const ICONS: Record<Status, string> = { passed: '✅', failed: '❌', error: '⚠️', not_run: '⏸️' };
const WORDS: Record<Status, string> = { passed: 'passed', failed: 'failed', error: 'error', not_run: 'not run' };
const MOST_TYPES = 30;

/** How much of a report is shown: the rows of the two tables. Each step is smaller than the one before. */
const LADDER: { notPassed: number; all: boolean }[] = [
  { notPassed: Number.POSITIVE_INFINITY, all: true },
  { notPassed: Number.POSITIVE_INFINITY, all: false },
  { notPassed: 200, all: false },
  { notPassed: 50, all: false },
  { notPassed: 10, all: false },
  { notPassed: 0, all: false },
];

/** The report as Markdown, below a limit measured by `sizeOf`: detail is dropped in steps, tables are never cut in the middle of a row. */
export function renderReport(input: ReportInput, limit: number, sizeOf: (text: string) => number): string {
  for (const step of LADDER) {
    const text = render(input, step);
    if (sizeOf(text) < limit) return text;
  }
  // Unreachable with the limits of GitHub: headline, types and links are bounded.
  return `${verdictLine(input.run)}\n`;
}

function render(input: ReportInput, { notPassed, all }: { notPassed: number; all: boolean }): string {
  const rows = tableRows(input);
  const open = rows.filter(({ status }) => status !== 'passed').sort((a, b) => urgency(a.status) - urgency(b.status));
  return [
    `## ${verdictLine(input.run)}`,
    summaryLine(input),
    gateReasons(input.run),
    planSection(input.results, notPassed),
    open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed)}` : '',
    typeTable(input.run),
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

function summaryLine({ run, results }: ReportInput): string {
  const { dataset, settings } = run;
  const parts = [
    `Gate **${run.gate === null ? 'not judged' : run.gate.passed ? 'passed' : 'failed'}**`,
    markdownText(agentLabel(run), 100),
    `${markdownText(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${markdownText(dataset.ref.slice(0, 12))}`}`,
    settings.testbed,
    settings.trials > 1 ? `${settings.trials} trials each` : '',
    `${formatDuration(results.reduce((sum, result) => sum + trialDuration(result), 0))} in trials`,
    tokensOf(results),
    costOf(results),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function gateReasons(run: RunRecord): string {
  const reasons = [...(run.gate?.reasons ?? [])];
  if (run.interrupted !== null) reasons.unshift(`the run was ended early (${run.interrupted})`);
  return reasons.map((reason) => `- ${markdownText(reason)}`).join('\n');
}

interface Row {
  name: string;
  status: Status;
  time: string;
  why: string;
}

function tableRows({ run, results }: ReportInput): Row[] {
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

function typeTable(run: RunRecord): string {
  const types = [...new Set(run.planned.map(({ task_type }) => task_type))];
  if (types.length < 2) return '';
  const lines = types.slice(0, MOST_TYPES).map((type) => {
    const totals = totalsOf(run.planned.filter(({ task_type }) => task_type === type));
    return `| ${markdownText(type, 60)} | ${totals.passed} of ${totals.planned} | ${percent(totals.success_rate)} |`;
  });
  const more = types.length > MOST_TYPES ? [`| … and ${types.length - MOST_TYPES} more | | |`] : [];
  return ['| Type | Passed | Rate |', '| --- | ---: | ---: |', ...lines, ...more].join('\n');
}

function footer({ run, runUrl, artifactUrl }: ReportInput): string {
  const links = [
    runUrl === null ? '' : `[workflow run](${runUrl})`,
    artifactUrl === null ? '' : `[results and logs](${artifactUrl})`,
    run.github === null ? '' : `commit ${(run.github.head_sha ?? run.github.sha).slice(0, 12)}`,
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
