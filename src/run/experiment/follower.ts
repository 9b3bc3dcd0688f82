import { ALPHA, type ArmComparison } from '../../results/experiment-record.ts';
import { type Answer, type AnytimeOptions, Evidence } from '../../statistics/anytime.ts';
import { type Comparison, compare, type Pair } from '../../statistics/compare.ts';

/** Evidence in a given order, and its first answer, which stands: trials under way end after it. */
export class Course {
  readonly evidence: Evidence;
  answer: Answer | null = null;

  constructor(options: AnytimeOptions) {
    this.evidence = new Evidence(options);
  }

  add(difference: number): void {
    this.evidence.add(difference);
  }

  /** `left`: the number of pairs that can still be measured, if it is known; `open`: of them, those that wait for a trial in error. */
  look(left: number | undefined, open: number): void {
    this.answer ??= this.evidence.answer(left, open);
  }
}

/** The course of one arm against the control. */
export interface Follower {
  name: string;
  own: Course;
  /** Own pairs after those of all jobs with a lower index; null as long as these are not known. */
  afterEarlier: Course | null;
  /** Instances that are not counted yet, in the order in which they are. */
  waiting: string[];
  pairs: Map<string, Pair>;
  leftOut: Set<string>;
  /** Instances with a trial in error, of one of both sides, that is measured again. */
  again: Set<string>;
  looks: ArmComparison['looks'];
}

export function anytimeOf({ name, own: { evidence, answer }, leftOut, looks }: Follower): ArmComparison {
  const hasPairs = evidence.pairs > 0;
  return {
    arm: name,
    answer,
    method: 'e-process',
    pairs: evidence.pairs,
    left_out: leftOut.size,
    difference: evidence.difference,
    interval: evidence.interval(),
    e_value: finite(evidence.eValue),
    p: hasPairs ? evidence.p : null,
    p_adjusted: null,
    looks,
  };
}

export function fixedOf(
  { name, own: { evidence }, pairs, leftOut, looks }: Follower,
  tolerance: number,
): ArmComparison {
  const found = compare([...pairs.values()], { tolerance, alpha: ALPHA });
  return {
    arm: name,
    answer: found === null ? null : fixedAnswer(found, tolerance),
    method: found?.method ?? 'mcnemar',
    pairs: pairs.size,
    left_out: leftOut.size,
    difference: found?.difference ?? null,
    interval: found?.interval ?? null,
    e_value: finite(evidence.eValue),
    p: found?.p ?? null,
    p_adjusted: null,
    looks,
  };
}

/** No difference that matters is what the interval shows, not the point estimate. */
function fixedAnswer({ verdict, interval }: Comparison, tolerance: number): Answer | null {
  if (verdict === 'improved') return 'better';
  if (verdict === 'regressed') return 'worse';
  const isWithin = interval !== null && interval.low > -tolerance && interval.high < tolerance;
  return isWithin ? 'no difference that matters' : null;
}

export function isDifference(answer: Answer | null): boolean {
  return answer === 'better' || answer === 'worse';
}

export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
