import type { Stage } from '../base/errors.ts';
import type { Result } from '../results/records.ts';

/** Which trial something is about. */
export interface TrialPlace {
  instanceId: string;
  trial: number;
}

/** Whoever watches a run: the terminal's view, the workflow's log. All texts are already without secrets, none is safe to print as it is. */
export interface Observer {
  runStarted(run: { dataset: string; instances: number; trials: number; testbed: string; resultsPath: string }): void;
  trialStarted(place: TrialPlace): void;
  stageStarted(place: TrialPlace, stage: Stage): void;
  /** `duration` in milliseconds. */
  stageEnded(place: TrialPlace, stage: Stage, duration: number): void;
  /** The end of each log that the trial wrote, by file name. */
  trialEnded(place: TrialPlace, result: Result, logTails: Map<string, string>): void;
  /** A trial that was not begun, or was kept from an earlier run. */
  trialSkipped(place: TrialPlace, why: string): void;
  notice(message: string): void;
}
