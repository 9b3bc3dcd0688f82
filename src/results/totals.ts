import type { PlannedTrial, Result, Status, Totals } from './records.ts';

/** Counts and figures over planned trials; an `error` is counted separately, never as a zero. */
export function totalsOf(trials: Pick<PlannedTrial, 'status' | 'score' | 'score_expected' | 'coverage'>[]): Totals {
  const counts: Record<Status, number> = { passed: 0, failed: 0, error: 0, not_run: 0 };
  let scored = 0;
  let score = 0;
  let expected = 0;
  let coverage = 0;
  for (const trial of trials) {
    counts[trial.status] += 1;
    if (trial.score !== null) scored += 1;
    score += trial.score ?? 0;
    expected += trial.score_expected;
    coverage += trial.coverage;
  }
  const planned = trials.length;
  return {
    planned,
    ...counts,
    success_rate: mean(counts.passed, planned),
    score: mean(score, scored),
    score_expected: mean(expected, planned),
    coverage: mean(coverage, planned),
  };
}

function mean(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

/** The figures of a result in the totals, each trial with equal weight. */
export function figuresOfResult({ score, evaluation }: Pick<Result, 'score' | 'evaluation'>): {
  score: number | null;
  score_expected: number;
  coverage: number;
} {
  if (evaluation?.kind === 'test_plan') {
    const { score_expected, coverage } = evaluation;
    return { score, score_expected: score === null ? 0 : score_expected, coverage: score === null ? 0 : coverage };
  }
  return { score, score_expected: score ?? 0, coverage: score === null ? 0 : 1 };
}
