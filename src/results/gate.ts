import { differentPercents } from '../base/format.ts';
import { reaches } from '../base/rounding.ts';
import { exitCodeOfSignal } from '../base/signals.ts';
import type { Options } from '../options/options.ts';
import type { Change, RunRecord, Totals } from './records.ts';

export type GateOptions = Pick<Options, 'fail-on' | 'min-success-rate' | 'min-score'>;

/** Judges a run by its gate; `reasons` has every reason for a failure. */
export function judgeGate(
  totals: Totals,
  options: GateOptions,
  change: Change | null = null,
): { passed: boolean; reasons: string[] } {
  const reasons = [...shortfalls(totals, options), ...regression(options, change), ...unmeasured(totals, options)];
  return { passed: reasons.length === 0, reasons };
}

/** The exit code of a run, the first that applies; the action's step fails with any but 0. */
export function exitCodeOf(run: Pick<RunRecord, 'totals' | 'interrupted' | 'change'>, options: GateOptions): number {
  if (run.interrupted !== null) return exitCodeOfSignal(run.interrupted);
  if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
  return unmeasured(run.totals, options).length > 0 ? 3 : 0;
}

/** Measured results below the required level. */
function shortfalls(totals: Totals, options: GateOptions): string[] {
  const { 'min-success-rate': minRate, 'min-score': minScore } = options;
  const reasons: string[] = [];
  if (options['fail-on'] === 'failure' && totals.failed > 0) {
    reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
  }
  if (minRate !== undefined && (totals.success_rate ?? 0) < minRate) {
    const [rate, required] = differentPercents(totals.success_rate, minRate);
    reasons.push(`success rate ${rate} is below min-success-rate ${required}`);
  }
  if (minScore !== undefined && !reaches(totals.score ?? 0, minScore)) {
    const [score, required] = differentPercents(totals.score, minScore);
    reasons.push(`score ${score} is below min-score ${required}`);
  }
  return reasons;
}

/** Worse than the baseline, beyond noise and tolerance. */
function regression(options: GateOptions, change: Change | null): string[] {
  if (options['fail-on'] !== 'regression' || change?.verdict !== 'regressed') return [];
  const by = change.difference === null ? '' : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `;
  return [`${by}worse than the baseline, beyond noise (fail-on: regression)`];
}

/**
 * The notice that `fail-on: regression` looks for nothing, since a run is not compared; null if that is not so. Without
 * `baseline` in the options, the command has no such option.
 */
export function idleRegression(
  options: Pick<Options, 'fail-on'> & Partial<Pick<Options, 'baseline'>>,
  isCompared: boolean,
): string | null {
  if (options['fail-on'] !== 'regression' || isCompared) return null;
  const advice = options.baseline === 'none' ? '; set baseline to the results to compare with' : '';
  return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${advice}`;
}

/** The notice that `fail-on: regression` decided nothing, since the run is not comparable with its baseline; null if that is not so. */
export function blindRegression(
  options: Pick<Options, 'fail-on'>,
  change: Pick<Change, 'verdict' | 'reasons'> | null,
): string | null {
  if (options['fail-on'] !== 'regression' || change?.verdict !== 'not comparable') return null;
  const why = change.reasons?.join('; ') ?? 'its run does not say why';
  return `fail-on: regression: the baseline is not comparable, so no regression can be detected (${why})`;
}

/** Trials that could not be measured: a fault of the run, not of the agent. */
function unmeasured(totals: Totals, options: GateOptions): string[] {
  const count = totals.error + totals.not_run;
  if (count === 0 || options['fail-on'] === 'never') return [];
  return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options['fail-on']})`];
}
