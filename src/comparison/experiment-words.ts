import { count, endsOf, formatCost, formatE, points, pText, sizeInPoints } from '../base/format.ts';
import { ROUNDING } from '../base/rounding.ts';
import {
  type ArmComparison,
  type ExperimentRecord,
  isTolerated,
  NO_PAIR,
  verdictOnArm,
  wasSettled,
} from '../results/experiment-record.ts';

/** `head is better than base by 30.0 points (95% interval +12.1 to +45.0)`. Untrusted names. */
export function verdictWords(comparison: ArmComparison, control: string): string {
  const { arm, answer, difference, interval } = comparison;
  const isOpen = (answer === null && !isTolerated(comparison)) || answer === 'cannot be settled';
  // That of a handful of pairs is approximate, and can leave out 0 where the test cannot tell.
  const isUnsure = isOpen && interval !== null && (interval.low > 0 || interval.high < 0);
  const ends = interval === null || isUnsure ? '' : ` (95% interval ${endsOf(interval, points)})`;
  if (difference === null) return `${arm} and ${control} cannot be compared: ${NO_PAIR}`;
  // The first answer stands; trials that were under way then, and other jobs, can turn the difference.
  if ((answer === 'better' && difference <= ROUNDING) || (answer === 'worse' && difference >= -ROUNDING))
    return `${arm} was ${answer} than ${control} when the answer was known; the difference of all measured pairs is ${points(difference)} points${ends}`;
  if (answer === 'better' || answer === 'worse')
    return `${arm} is ${answer} than ${control} by ${sizeInPoints(difference)} points${ends}`;
  const size = `${points(difference)} points${ends}`;
  if (isTolerated(comparison))
    return `${arm} differs significantly from ${control}, but not demonstrably by more than the tolerance: ${size}`;
  return answer === 'no difference that matters'
    ? `${arm} does not differ from ${control} by more than the tolerance: ${size}`
    : `no difference between ${arm} and ${control} can be told from noise: ${size}`;
}

/** The answer about each arm in the words of the output `answer`. */
export function answersOf(comparisons: ArmComparison[]): [arm: string, answer: string][] {
  return comparisons.map((comparison) => {
    const { arm, answer, difference } = comparison;
    return [arm, difference === null ? 'not known' : (answer ?? verdictOnArm(comparison))];
  });
}

/** The answer about each arm with its figures, what stopping saved, how often skills were opened, and reused trials; a line each. Untrusted names. */
export function answerLines(record: ExperimentRecord): string[] {
  const control = record.arms[0]!.name;
  // Each arm has its share of the level.
  const needed = record.comparisons.length / record.alpha;
  const answers = record.comparisons.map((comparison) => {
    const { answer, method, p_adjusted: p, e_value: evidence, pairs, left_out: leftOut } = comparison;
    const figures = [
      ...(method === 'e-process' && evidence !== null ? [`e-value ${formatE(evidence, needed)}`] : []),
      ...(p === null ? [] : [pText(p)]),
      `${pairs} of ${count(plannedPairs(record), 'pair')}${leftOut === 0 ? '' : `, ${leftOut} left out`}`,
    ];
    const why = answer === 'cannot be settled' ? '; nothing left could have settled it' : '';
    return `${verdictWords(comparison, control)}${why}; ${figures.join(', ')}`;
  });
  const saved = savedWords(record);
  return [...answers, ...(saved === null ? [] : [saved]), ...skillLines(record), ...reusedLines(record)];
}

/** `stopped after 31 pairs, since the answer was known: 124 trials not run, about 3.10 USD saved`; null if all was begun. */
export function savedWords(record: Pick<ExperimentRecord, 'stopped' | 'comparisons'>): string | null {
  const { stopped } = record;
  if (stopped === null) return null;
  const saved = !stopped.cost_usd ? '' : `, about ${formatCost(stopped.cost_usd)} saved`;
  const isKnown = ({ answer }: ArmComparison) => answer !== null && answer !== 'cannot be settled';
  const part = record.comparisons.length > 1 && record.comparisons.some(isKnown) ? 'the open answers' : 'it';
  const why = wasSettled(record) ? 'the answer was known' : `nothing left could settle ${part}`;
  return `stopped after ${count(stopped.pairs, 'pair')}, since ${why}: ${count(stopped.trials, 'trial')} not run${saved}`;
}

/** `with: a skill was opened in 25 of 31 trials`; a line for each arm that has skills. */
export function skillLines({ arms }: Pick<ExperimentRecord, 'arms'>): string[] {
  return arms.flatMap(({ name, skills }) =>
    skills === undefined ? [] : [`${name}: a skill was opened in ${skills.opened} of ${count(skills.trials, 'trial')}`],
  );
}

/** `12 of 31 trials of base are from earlier results, measured 2026-11-02 to 2026-11-05`; a line for each such arm. */
export function reusedLines({ arms }: Pick<ExperimentRecord, 'arms'>): string[] {
  return arms.flatMap(({ name, measured, reused }) => {
    if (reused === undefined) return [];
    const days = [...new Set([reused.oldest.slice(0, 10), reused.newest.slice(0, 10)])].join(' to ');
    return [`${reused.trials} of ${count(measured, 'trial')} of ${name} are from earlier results, measured ${days}`];
  });
}

/** The instances that were to be measured on all sides. */
export function plannedPairs({ order }: Pick<ExperimentRecord, 'order'>): number {
  return new Set(order.map(({ instance_id: id }) => id)).size;
}
