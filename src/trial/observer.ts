import type { Stage } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import type { TrialId } from '../results/trial-id.ts';

/**
 * An observer of a run: the terminal view or the workflow log. All texts are redacted, but none is safe to print
 * unescaped.
 */
export interface Observer {
  runStarted(run: { dataset: string; instances: number; trials: number; testbed: string; resultsPath: string }): void;
  trialStarted(place: TrialId): void;
  stageStarted(place: TrialId, stage: Stage): void;
  /** `duration` in milliseconds. */
  stageEnded(place: TrialId, stage: Stage, duration: number): void;
  /** A model answered, at this cost in USD. */
  trialSpent(place: TrialId, cost: number): void;
  /** The end of each log of the trial, by file name. */
  trialEnded(place: TrialId, result: Result, logTails: Map<string, string>): void;
  /** An attempt that could not be measured, and will be repeated. */
  trialPostponed(place: TrialId, result: Result): void;
  /** A trial that was not begun, or was kept from an earlier run. */
  trialSkipped(place: TrialId, why: string): void;
  notice(message: string): void;
}

/** Ignores everything; the rest of an observer that needs only some of the events. */
export const SILENT: Observer = {
  runStarted() {},
  trialStarted() {},
  stageStarted() {},
  stageEnded() {},
  trialSpent() {},
  trialEnded() {},
  trialPostponed() {},
  trialSkipped() {},
  notice() {},
};
