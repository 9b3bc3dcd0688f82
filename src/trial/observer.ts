import type { Stage } from '../base/errors.ts';
import type { Result } from '../results/records.ts';
import type { TrialId } from '../results/trial-id.ts';

/** Whoever watches a run: the terminal's view, the workflow's log. All texts are already without secrets, none is safe to print as it is. */
export interface Observer {
  runStarted(run: { dataset: string; instances: number; trials: number; testbed: string; resultsPath: string }): void;
  trialStarted(place: TrialId): void;
  stageStarted(place: TrialId, stage: Stage): void;
  /** `duration` in milliseconds. */
  stageEnded(place: TrialId, stage: Stage, duration: number): void;
  /** The end of each log that the trial wrote, by file name. */
  trialEnded(place: TrialId, result: Result, logTails: Map<string, string>): void;
  /** A trial that was not begun, or was kept from an earlier run. */
  trialSkipped(place: TrialId, why: string): void;
  notice(message: string): void;
}
