import { count, formatCost, percent, titled } from '../base/format.ts';
import { type Column, markdownTable, moreRow } from '../base/text/markdown-table.ts';
import { markdownId, markdownText } from '../base/text/untrusted.ts';
import type {
  ComparedExperiment,
  ComparedInstance,
  ComparisonDocument,
} from '../report/documents/comparison-document.ts';
import { joined } from '../report/phrases.ts';
import type { Measure } from '../results/fields.ts';
import { differenceOf } from '../statistics/compare.ts';
import { cellText, figureIn, rate, span } from './words.ts';

/** An experiment as Markdown: its answers, the arms, and how it was measured. */
export function experimentSection(document: ComparisonDocument): string {
  const { experiment } = document;
  if (experiment === undefined) return '';
  const lines = [...experiment.answers, ...experiment.noise].map((line) => `- ${markdownText(line, 500)}`);
  return `**Experiment**\n\n${lines.join('\n')}\n\n${armTable(document, experiment)}\n\n<sub>${designWords(experiment)}</sub>`;
}

/** The arms with their figures, the control first. */
export function armTable(document: ComparisonDocument, { arms }: ComparedExperiment): string {
  const costs = arms.some(({ cost_usd: cost }) => cost !== null);
  const rows = arms.map((arm, index) => {
    const run = document.runs[index]!;
    const sets = arm.sets.map((name) => markdownText(name, 40)).join(', ');
    return [
      `${markdownText(arm.name, 100)}${arm.control ? ' (control)' : ''}`,
      rate(run.figure),
      span(run.interval) || '–',
      `${arm.measured} of ${arm.planned}`,
      ...(costs ? [formatCost(arm.cost_usd)] : []),
      sets || '–',
    ];
  });
  const columns: Column[] = [
    ['Arm'],
    [titled(figureIn(document)), 'right'],
    ['95% interval'],
    ['Trials measured', 'right'],
    ...(costs ? ([['Cost', 'right']] satisfies Column[]) : []),
    ['Sets'],
  ];
  return markdownTable(columns, rows);
}

/** `stop: known · 95% intervals valid at every look · tolerance 5% · order drawn from seed 42`. */
export function designWords({ stop, tolerance, trials, alpha, seeds }: ComparedExperiment): string {
  return joined(' · ', [
    stop === 'known'
      ? 'stops when the answer is known, by evidence that is valid at every look'
      : 'all pairs, tested once',
    `level ${percent(alpha)}`,
    tolerance === 0 ? '' : `tolerance ${percent(tolerance)}`,
    trials === 1 ? '' : `${trials} trials each`,
    seeds.length === 1 ? `order drawn from seed ${seeds[0]}` : `${seeds.length} jobs, each with an order of its own`,
  ]);
}

/** Instances with another verdict in an arm than in the control, by score with another score; what became worse comes first. */
export function flipsOf({ instances, experiment, measure }: ComparisonDocument): ComparedInstance[] {
  const { arms, trials } = experiment ?? { arms: [], trials: 0 };
  return instances
    .flatMap((instance) => {
      const [before, ...now] = instance.runs
        .slice(0, arms.length)
        .map((cell) => (cell !== null && isWhole(cell, trials) ? verdictOrScore(cell, measure) : null));
      const changes = now.flatMap((value) =>
        value == null || before == null ? [] : [differenceOf({ before: [before], now: [value] })],
      );
      const [least, most] = [Math.min(0, ...changes), Math.max(0, ...changes)];
      return least < most ? [{ instance, turn: least < 0 ? least : 1 - most }] : [];
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ instance }) => instance);
}

function isWhole({ measured, planned }: NonNullable<ComparedInstance['runs'][number]>, trials: number): boolean {
  return measured === planned && planned >= trials;
}

function verdictOrScore(cell: NonNullable<ComparedInstance['runs'][number]>, measure: Measure): number {
  return measure === 'score' ? cell.score_expected : Number(cell.passed * 2 >= cell.planned);
}

/** The table of these instances by arm, at most so many. */
export function flipTable(
  flips: ComparedInstance[],
  most: number,
  { experiment: { arms }, measure }: Pick<ComparisonDocument, 'measure'> & { experiment: ComparedExperiment },
): string {
  if (flips.length === 0) return '';
  const title = `**${count(flips.length, 'instance')} with another ${measure === 'score' ? 'score' : 'verdict'}**`;
  if (most === 0) return title;
  const rows = flips
    .slice(0, most)
    .map(({ instance_id, runs }) => [
      markdownId(instance_id),
      ...arms.map((_, index) => (runs[index] == null ? '–' : cellText(runs[index], measure))),
    ]);
  const columns: Column[] = [['Instance'], ...arms.map(({ name }): Column => [markdownText(name, 40), 'centre'])];
  return `${title}\n\n${markdownTable(columns, [...rows, ...moreRow(flips.length - rows.length)])}`;
}
