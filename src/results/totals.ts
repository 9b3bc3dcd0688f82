import type { PlannedTrial, Result, Status, Totals } from './schema.ts';

/** Counts and figures over planned trials: an `error` is never a silent zero, it is counted apart. */
export function totalsOf(trials: Pick<PlannedTrial, 'status' | 'score' | 'score_expected' | 'coverage'>[]): Totals {
  const count = (status: Status) => trials.filter((trial) => trial.status === status).length;
  const scores = trials.flatMap(({ score }) => (score === null ? [] : [score]));
  const mean = (values: number[]) =>
    values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
  const planned = trials.length;
  const passed = count('passed');
  return {
    planned,
    passed,
    failed: count('failed'),
    error: count('error'),
    not_run: count('not_run'),
    success_rate: planned === 0 ? null : passed / planned,
    score: mean(scores),
    score_expected: mean(trials.map((trial) => trial.score_expected)),
    coverage: mean(trials.map((trial) => trial.coverage)),
  };
}

/** What a result says of its trial in the totals: over projects, the mean of each. */
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
