import {
  count,
  endsOf,
  formatCost,
  grouped,
  partialMean,
  percent,
  points,
  pText,
  sizeInPoints,
} from '../base/format.ts';
import { ownOf } from '../base/own.ts';
import type {
  ComparedInstance,
  ComparedPair,
  ComparedRun,
  ComparisonDocument,
} from '../report/documents/comparison-document.ts';
import type { TypeFigures } from '../report/documents/usage-document.ts';
import { joined } from '../report/phrases.ts';
import type { Measure } from '../results/fields.ts';
import { figureName, figureOfTotals } from '../results/totals.ts';

/** A ratio in percent with at least one decimal place, so that columns align: `62.0%`, `99.96%`. */
export function rate(ratio: number | null): string {
  return percent(ratio).replace(/^(\d+)%$/, '$1.0%');
}

/** An interval of a ratio: `61.2% to 80.1%`. */
export function span(interval: ComparedRun['interval']): string {
  return interval === null ? '' : endsOf(interval, rate);
}

/**
 * Runs in leaderboard order: by rank, those without a figure last, equal ones in the order in which they were named.
 */
export function byRank({ runs }: ComparisonDocument): ComparedRun[] {
  const place = ({ rank }: ComparedRun) => rank ?? Number.POSITIVE_INFINITY;
  return runs.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

/** A pair, the better run first; difference and interval are those of the better run minus the other. */
interface RankedPair extends Pick<ComparedPair, 'difference' | 'interval'> {
  better: ComparedRun;
  other: ComparedRun;
  pair: ComparedPair;
}

/** Pairs in reading order: those of the best runs first. */
export function pairsByRank(document: ComparisonDocument): RankedPair[] {
  const order = byRank(document);
  const placeOf = new Map(order.map((run, place) => [run, place]));
  return document.pairs
    .map((pair) => {
      const [a, b] = [document.runs[pair.a]!, document.runs[pair.b]!];
      const swapped = pair.verdict.endsWith('is better')
        ? pair.verdict === 'b is better'
        : placeOf.get(b)! < placeOf.get(a)!;
      const { difference, interval } = pair;
      if (swapped) return { better: b, other: a, difference, interval, pair };
      return {
        ...{ better: a, other: b, pair },
        difference: difference === null ? null : -difference,
        interval: interval === null ? null : { low: -interval.high, high: -interval.low },
      };
    })
    .sort(
      (one, other) =>
        placeOf.get(one.better)! - placeOf.get(other.better)! || placeOf.get(one.other)! - placeOf.get(other.other)!,
    );
}

/** True for two arms of the experiment, of which its answers tell. */
export function isOfArms({ experiment }: ComparisonDocument, { a, b }: ComparedPair): boolean {
  const arms = experiment?.arms.length ?? 0;
  return a < arms && b < arms;
}

/**
 * The test result of a pair: `by 12.3 points (p = 0.004)`; within noise or tolerance `12.3 points, p = 0.41`. The interval of
 * a single pair stands before its p value; with several pairs only p is adjusted.
 */
export function pairFigures(
  { difference, interval, pair: { verdict, p_adjusted } }: RankedPair,
  isSingle: boolean,
): string {
  if (difference === null || p_adjusted === null) return '';
  const size = `${sizeInPoints(difference)} points`;
  const ends = interval === null || !isSingle ? '' : `95% interval ${endsOf(interval, points)}, `;
  const p = `${ends}${pText(p_adjusted)}`;
  return verdict.endsWith('is better') ? `by ${size} (${p})` : `${size}, ${p}`;
}

/** The meaning of `level_with_best` for a run that is not ranked first; `how` names the test. */
export function levelWords({ pairs }: ComparisonDocument, how = ''): string {
  const tolerated = pairs.some(({ verdict }) => verdict === 'within tolerance');
  return `not significantly worse than the first${how}${tolerated ? ', or within the tolerance of it' : ''}`;
}

/** The reason why pass@k and pass^k are not of the same instances for each k; empty if they leave out none. */
export function curveWords({ runs }: ComparisonDocument): string {
  const leavesOut = runs.some(({ at_k }) => at_k.some(({ left_out }) => left_out > 0));
  return leavesOut ? 'instances with fewer than k measured trials are left out' : '';
}

/** The extent of the comparison: `93 instances, 3 trials each`. */
export function scope({ instances, runs }: ComparisonDocument): string {
  const shared = instances.filter(({ in_all }) => in_all).length;
  const trials = [...new Set(runs.map(({ settings }) => settings.trials))].sort((a, b) => a - b);
  const each =
    trials.length > 1
      ? `${trials[0]} to ${trials.at(-1)} trials each`
      : trials[0] === 1
        ? 'one trial each'
        : `${trials[0]} trials each`;
  return `${count(shared, 'instance')}, ${each}`;
}

/** The result of an instance in one run, as a cell of a table; `⚠️` if a trial has no verdict. */
export function cellText(cell: NonNullable<ComparedInstance['runs'][number]>, measure: Measure): string {
  if (cell.measured === 0) return '⚠️';
  const open = cell.measured < cell.planned ? ' ⚠️' : '';
  if (measure === 'score') return rate(cell.score_expected) + open;
  if (cell.planned > 1) return `${cell.passed}/${cell.planned}${open}`;
  return cell.passed === 1 ? '✅' : '❌';
}

/** Notes on the comparison, and on each of its runs. */
export function notesOf({ notes, runs }: ComparisonDocument): string[] {
  return [...notes, ...runs.flatMap(({ name, notes: own }) => own.map((note) => `${name}: ${note}`))];
}

/** Maximum number of task types with columns or rows of their own. */
const MOST_TYPES = 30;

/** The task types of all runs, in the order of the first that has them; empty for a single type. */
export function typesOf({ runs }: ComparisonDocument): string[] {
  const types = [...new Set(runs.flatMap(({ by_type }) => Object.keys(by_type)))];
  return types.length < 2 ? [] : types.slice(0, MOST_TYPES);
}

/** The name of the compared figure, in a sentence. */
export function figureIn({ measure, runs }: ComparisonDocument): string {
  return figureName(measure, runs[0]!.settings);
}

/** The compared figure of a run on one task type; null if it measured none of it. */
export function figureOfType({ by_type }: ComparedRun, type: string, { measure }: ComparisonDocument): number | null {
  return figureOfTotals(ownOf(by_type, type), measure);
}

/** The part of an instance in the compared figure of a run; null if the run did not plan it, or has no verdict of it. */
export function figureOfCell(cell: ComparedInstance['runs'][number], measure: Measure): number | null {
  if (cell === null || cell.measured === 0) return null;
  return measure === 'score' ? cell.score_expected : cell.passed / cell.planned;
}

/** Mean tokens and steps of a trial: `12,345 tokens, 14.5 steps`, with `~` where some trials do not know it; empty if neither is known. */
export function usageText(figures: TypeFigures): string {
  const { tokens_per_trial, tokens_known, steps_per_trial, steps_known } = figures.usage;
  const words = steps_per_trial === 1 ? 'step' : 'steps';
  return joined(', ', [
    tokens_per_trial === null ? '' : `${partialMean(grouped(tokens_per_trial), tokens_known, figures)} tokens`,
    steps_per_trial === null ? '' : `${partialMean(grouped(steps_per_trial, 1), steps_known, figures)} ${words}`,
  ]);
}

/** The mean cost of a trial, with `~` if the cost of some trials is unknown. */
export function costText({ cost_per_trial_usd: cost, usage }: ComparedRun): string {
  return `${cost !== null && usage.cost_unknown > 0 ? '~' : ''}${formatCost(cost)}`;
}
