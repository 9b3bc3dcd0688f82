import type { Status, Totals } from './schema.ts';

/** Counts and figures over planned trials: an `error` is never a silent zero, it is counted apart. */
export function totalsOf(trials: { status: Status; score: number | null }[]): Totals {
  const count = (status: Status) => trials.filter((trial) => trial.status === status).length;
  const scores = trials.flatMap(({ score }) => (score === null ? [] : [score]));
  const sum = scores.reduce((total, score) => total + score, 0);
  const planned = trials.length;
  const passed = count('passed');
  return {
    planned,
    passed,
    failed: count('failed'),
    error: count('error'),
    not_run: count('not_run'),
    success_rate: planned === 0 ? null : passed / planned,
    score: scores.length === 0 ? null : sum / scores.length,
    score_expected: planned === 0 ? null : sum / planned,
    coverage: planned === 0 ? null : scores.length / planned,
  };
}
