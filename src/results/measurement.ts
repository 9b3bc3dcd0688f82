import type { Result } from './records.ts';

/**
 * Identifies the measurement that a result is of: a later attempt of a job, and an experiment that reused a trial, have copies of
 * one, perhaps with another number of the trial.
 */
export function measurementOf({ instance_id, started_at, finished_at, stages }: Result): string {
  return JSON.stringify([instance_id, started_at, finished_at, stages]);
}
