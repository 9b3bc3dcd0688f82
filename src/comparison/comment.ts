import { count } from '../base/format.ts';
import { markdownText } from '../base/text/untrusted.ts';
import type {
  ComparedExperiment,
  ComparedInstance,
  ComparisonDocument,
} from '../report/documents/comparison-document.ts';
import { COMMENT_LIMIT, commentMarker, SUMMARY_LIMIT, stateOf } from '../report/markdown/comment.ts';
import { footer, markdownList } from '../report/markdown/report.ts';
import { joined } from '../report/phrases.ts';
import type { SuiteReport } from '../report/suite.ts';
import { armTable, designWords, flipsOf, flipTable } from './experiment-markdown.ts';
import { plannedPairs, reusedLines, savedWords, skillLines } from './experiment-words.ts';
import { notesOf } from './words.ts';

const MOST_NOTES = 20;
/** Levels of detail: the instances with another verdict that are shown. */
const LADDER = [Number.POSITIVE_INFINITY, 200, 50, 10, 0];

/** An experiment, as told on a pull request. */
export interface ExperimentReport extends Pick<SuiteReport, 'runUrl' | 'artifactUrl' | 'pageUrl'> {
  document: ComparisonDocument & { experiment: ComparedExperiment };
  suite: string | null;
  /** Reasons why trials could not be measured; none if absent. */
  errors?: string[];
  gate: { passed: boolean; reasons: string[] };
}

/** The comment of an experiment: marker, state, and the answer first. */
export function renderExperimentComment(report: ExperimentReport, suite: string): string {
  const head = `${commentMarker(suite)}\n${experimentState(report)}\n`;
  return head + render(report, COMMENT_LIMIT - head.length, (text) => text.length);
}

export function renderExperimentSummary(report: ExperimentReport): string {
  return render(report, SUMMARY_LIMIT, (text) => Buffer.byteLength(text));
}

/** A line that changes only with the verdicts, and with scores if they are compared; shows if a comment has new content. */
export function experimentState({ document: { instances, experiment, measure } }: ExperimentReport): string {
  const scoreOf = (cell: ComparedInstance['runs'][number]) => (measure === 'score' ? ` ${cell?.score_expected}` : '');
  const verdicts = instances.map(({ instance_id: id, runs }) =>
    [id, ...runs.map((cell) => `${cell?.passed} ${cell?.measured} ${cell?.planned}${scoreOf(cell)}`)].join(' '),
  );
  return stateOf([...verdicts, ...experiment.comparisons.map(({ arm, answer }) => `${arm} ${answer}`)]);
}

/** True if nothing in it asks for attention. */
export function isAllWell({ gate, document: { experiment, runs } }: ExperimentReport): boolean {
  const worse = experiment.comparisons.some(({ answer }) => answer === 'worse');
  return gate.passed && !worse && runs.every(({ totals }) => totals.error + totals.not_run === 0);
}

function render(report: ExperimentReport, limit: number, sizeOf: (text: string) => number): string {
  const { document } = report;
  const { experiment } = document;
  const flips = flipsOf(document);
  const [title, figures, table] = [`## ${headline(report)}`, figuresLine(experiment), armTable(document, experiment)];
  const head = [title, figures, reasonList(report), table];
  const { harness_version } = document;
  const github = document.runs.at(-1)?.github ?? null;
  const foot = [`<sub>${designWords(experiment)}</sub>`, footer(report, { github, harness_version })];
  for (const most of LADDER) {
    const text = joined('\n\n', [...head, flipTable(flips, most, document), ...foot]).concat('\n');
    if (sizeOf(text) < limit) return text;
  }
  // Escaped, reasons and notes take five times their length; all else is bounded.
  return joined('\n\n', [title, figures, table, ...foot]).concat('\n');
}

/** The answer about each arm, for readers who do not know the tool. */
function headline({ document: { experiment }, suite, gate }: ExperimentReport): string {
  const { verdicts, comparisons } = experiment;
  const answers = comparisons.map(({ answer }) => answer);
  const icon = !gate.passed ? '❌' : answers.includes('worse') ? '🔴' : answers.includes('better') ? '🟢' : '⚪';
  const words = verdicts.map((verdict) => markdownText(verdict, 300));
  return `${icon} ${markdownText(suite ?? 'AgentBench', 100)}: ${words.join('; ')}`;
}

/** Pairs measured of those planned, and what stopping saved. */
function figuresLine(experiment: ComparedExperiment): string {
  const pairs = experiment.comparisons.map((comparison) => comparison.pairs);
  const leftOut = experiment.comparisons.reduce((most, { left_out }) => Math.max(most, left_out), 0);
  const saved = savedWords(experiment);
  return [
    `${[...new Set(pairs)].join(' and ')} of ${count(plannedPairs(experiment), 'pair')} measured`,
    ...(leftOut === 0 ? [] : [`${leftOut} left out without a verdict`]),
    ...(saved === null ? [] : [saved]),
  ].join(' · ');
}

function reasonList({ gate, document, errors = [] }: ExperimentReport): string {
  const { interrupted, noise } = document.experiment;
  const early = interrupted === null ? [] : [`the experiment was ended early (${interrupted})`];
  const told = [...skillLines(document.experiment), ...reusedLines(document.experiment), ...noise];
  return markdownList([...early, ...gate.reasons, ...errors, ...told, ...notesOf(document)], MOST_NOTES);
}
