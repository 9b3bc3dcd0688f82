import type { Options } from '../options/options.ts';
import type { Measure, Status } from './fields.ts';
import type { PlannedTrial, Result, RunRecord, Totals } from './records.ts';

/** True for a trial that was measured: it passed or failed. */
export function hasVerdict({ status }: { status: Status }): boolean {
  return status === 'passed' || status === 'failed';
}

/** True for a trial that was evaluated to its end: it has a verdict, or lacks only one of a judge. */
export function isEvaluated(trial: Pick<PlannedTrial, 'status' | 'error'>): boolean {
  return hasVerdict(trial) || trial.error?.kind === 'not_judged';
}

/** True for a trial whose agent left a testbed in which nothing can be evaluated. */
export function isDestroyed({ integrity }: Pick<Result, 'integrity'>): boolean {
  return integrity.some(({ kind }) => kind === 'testbed_destroyed');
}

/** True for a trial that an experiment did not begin because its answer was known: no figure counts it as missing. */
export function isStopped(trial: Pick<PlannedTrial, 'status'> & Partial<Pick<PlannedTrial, 'error'>>): boolean {
  return !hasVerdict(trial) && trial.error?.kind === 'stopped';
}

/** True for a trial without a score because its run had no judge: measured again in this run, it has none either. */
export function lacksJudge({ settings }: Pick<RunRecord, 'settings'>, { error }: Pick<PlannedTrial, 'error'>): boolean {
  return settings.judge === null && error?.kind === 'not_judged';
}

/**
 * Counts and figures over planned trials; an `error` is counted separately, never as a zero. Trials that an experiment
 * stopped before are counted in `stopped` only.
 */
export function totalsOf(
  planned: (Pick<PlannedTrial, 'status' | 'score' | 'score_expected' | 'coverage'> &
    Partial<Pick<PlannedTrial, 'error'>>)[],
): Totals {
  const counts: Record<Status, number> = { passed: 0, failed: 0, error: 0, not_run: 0 };
  let stopped = 0;
  let scored = 0;
  let score = 0;
  let expected = 0;
  let coverage = 0;
  for (const trial of planned) {
    if (isStopped(trial)) {
      stopped += 1;
      continue;
    }
    counts[trial.status] += 1;
    if (trial.score !== null) scored += 1;
    score += trial.score ?? 0;
    expected += trial.score_expected;
    coverage += trial.coverage;
  }
  const size = planned.length - stopped;
  const { passed, failed, error, not_run } = counts;
  const totals: Totals = {
    planned: size,
    passed,
    failed,
    error,
    not_run,
    success_rate: mean(passed, size),
    score: mean(score, scored),
    score_expected: mean(expected, size),
    coverage: mean(coverage, size),
  };
  if (stopped > 0) totals.stopped = stopped;
  return totals;
}

/** The figure by which a run is compared: that of the option `measure`; with `auto`, test plans by their score. */
export function measureOf({ mode, measure }: Pick<RunRecord['settings'], 'mode' | 'measure'>): Measure {
  if (measure !== undefined) return measure === 'score' ? 'score' : 'success rate';
  return mode === null ? 'success rate' : 'score';
}

/** The option `measure` as settings have it: absent if it is `auto`. */
export function measureSetting(measure: Options['measure']): Pick<RunRecord['settings'], 'measure'> {
  return measure === 'auto' ? {} : { measure };
}

/** The value of the option `measure` that names a figure. */
export function measureOption(measure: Measure): 'success-rate' | 'score' {
  return measure === 'score' ? 'score' : 'success-rate';
}

/** The compared figure in a sentence: `success rate`, `score`, or of test plans a score `of everything`. */
export function figureName(
  measure: Measure,
  { mode }: Pick<RunRecord['settings'], 'mode'>,
  ofPlans = 'of everything',
): string {
  return measure === 'score' && mode !== null ? `score ${ofPlans}` : measure;
}

/** Null if nothing was measured. */
export function figureOfTotals(
  totals: Pick<Totals, 'passed' | 'failed' | 'success_rate' | 'score_expected'> | undefined,
  measure: Measure,
): number | null {
  if (totals === undefined || totals.passed + totals.failed === 0) return null;
  return measure === 'score' ? totals.score_expected : totals.success_rate;
}

/** A trial's contribution to the figure: its score over all points, or 1 if it passed and 0 if not. */
export function figureOfTrial(trial: Pick<PlannedTrial, 'status' | 'score_expected'>, measure: Measure): number {
  return measure === 'score' ? trial.score_expected : Number(trial.status === 'passed');
}

function mean(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

/** The part of a planned trial's entry where there is no result. */
export const UNMEASURED = {
  status: 'not_run',
  score: null,
  score_expected: 0,
  coverage: 0,
  result: null,
  error: null,
} satisfies Partial<PlannedTrial>;

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
