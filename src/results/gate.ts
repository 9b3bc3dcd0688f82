import { differentPercents, sizeInPoints } from '../base/format.ts';
import { reaches } from '../base/rounding.ts';
import { exitCodeOfSignal } from '../base/signals.ts';
import type { Options } from '../options/options.ts';
import type { Change, RunRecord, Totals } from './records.ts';
import { figureOfTotals } from './totals.ts';

export type GateOptions = Pick<Options, 'fail-on' | 'min-success-rate' | 'min-score'>;

/** The options of the report of these `runs`: where a matrix has no job, and there is no run, no rate and no score is required. */
export function forReport(options: Options, runs: readonly unknown[]): Options {
  const isEmpty = runs.length === 0 && options.matrix?.include.length === 0;
  return isEmpty ? { ...options, 'min-success-rate': undefined, 'min-score': undefined } : options;
}

/** The part of a run in an experiment: the control, which is only compared with, or another arm; null for a run of its own. */
export type ArmRole = 'control' | 'arm' | null;

/** The role of an arm by its index: the first one is the control. */
export function roleOfArm(index: number): ArmRole {
  return index === 0 ? 'control' : 'arm';
}

/** Judges a run by its gate; `reasons` has every reason for a failure. */
export function judgeGate(
  totals: Totals,
  options: GateOptions,
  change: Change | null = null,
  role: ArmRole = null,
): { passed: boolean; reasons: string[] } {
  const reasons = [...missed({ totals, change }, options, role), ...unmeasured(totals, options)];
  return { passed: reasons.length === 0, reasons };
}

/** The exit code of a run, the first that applies; the action's step fails with any but 0. */
export function exitCodeOf(
  run: Pick<RunRecord, 'totals' | 'interrupted' | 'change'>,
  options: GateOptions,
  role: ArmRole = null,
): number {
  if (run.interrupted !== null) return exitCodeOfSignal(run.interrupted);
  if (missed(run, options, role).length > 0) return 1;
  return unmeasured(run.totals, options).length > 0 ? 3 : 0;
}

/** The exit code of an experiment with these arms, in their order: 1 (the gate of an arm) before 3 (trials that could not be measured). */
export function exitCodeOfArms(
  runs: Pick<RunRecord, 'totals' | 'change'>[],
  options: GateOptions,
  interrupted: string | null = null,
): number {
  if (interrupted !== null) return exitCodeOfSignal(interrupted);
  const codes = runs.map((run, index) => exitCodeOf({ ...run, interrupted }, options, roleOfArm(index)));
  return codes.find((code) => code === 1) ?? Math.max(0, ...codes);
}

/** Measured results that do not fulfil the gate. A control that fails is why somebody makes a change: its results are not judged. */
function missed(
  { totals, change }: Pick<RunRecord, 'totals' | 'change'>,
  options: GateOptions,
  role: ArmRole,
): string[] {
  if (role === 'control') return [];
  // None is required of an arm whose answer earlier jobs had: all its trials were stopped, which do not count as planned.
  const isStopped = role === 'arm' && totals.planned === 0;
  return [...(isStopped ? [] : shortfalls(totals, options)), ...regression(options, change ?? null, role)];
}

/** Measured results below the required level. */
function shortfalls(totals: Totals, options: GateOptions): string[] {
  const { 'min-success-rate': minRate, 'min-score': minScore } = options;
  const reasons: string[] = [];
  if (options['fail-on'] === 'failure' && totals.failed > 0) {
    reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
  }
  if (minRate !== undefined && (totals.success_rate ?? 0) < minRate) {
    const [rate, required] = differentPercents(figureOfTotals(totals, 'success rate'), minRate);
    reasons.push(`success rate ${rate} is below min-success-rate ${required}`);
  }
  if (minScore !== undefined && !reaches(totals.score ?? 0, minScore)) {
    const [score, required] = differentPercents(totals.score, minScore);
    reasons.push(`score ${score} is below min-score ${required}`);
  }
  return reasons;
}

/** Worse than the baseline or the control, beyond noise and tolerance. */
function regression(options: GateOptions, change: Change | null, role: ArmRole): string[] {
  if (options['fail-on'] !== 'regression' || change?.verdict !== 'regressed') return [];
  const by = change.difference === null ? '' : `${Number(sizeInPoints(change.difference))} points `;
  return [`${by}worse than the ${role === null ? 'baseline' : 'control'}, beyond noise (fail-on: regression)`];
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
