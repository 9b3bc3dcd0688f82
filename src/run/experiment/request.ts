import type { ExperimentRecord } from '../../results/experiment-record.ts';
import type { KeptOptions, Measurand } from '../identity.ts';
import type { Trial } from '../plan-trials.ts';
import type { RunRequest } from '../run.ts';
import type { Arm } from './arms.ts';
import type { EarlierJobs } from './looks.ts';

/** The input of an experiment; `options` are the shared ones. */
export interface ExperimentRequest extends Omit<RunRequest, 'keepOptions' | 'again' | 'restore' | 'compare'> {
  arms: Arm[];
  /**
   * With `reuse` and `baseline: artifact`: calls `use` with the directory of the results of that baseline, which may be
   * removed afterwards; with null if there are none.
   */
  withEarlierResults?<Value>(use: (directory: string | null) => Promise<Value>): Promise<Value>;
  /** The options of an arm as texts for its run's record. */
  keepOptions?(arm: Arm, directory: string): KeptOptions;
  /** The records that earlier attempts may have left, the latest first, to the first that `isOwn`, which is continued. */
  restoreRecords?(directory: string, isOwn: (record: ExperimentRecord) => boolean): Promise<ExperimentRecord[]>;
  /** One job of a matrix: the pairs of those with a lower index count for the stop as well. */
  job?: NonNullable<ExperimentRecord['job']>;
  /** Identifies the job of a workflow run over all its attempts, which then have the same seed; absent elsewhere. */
  place?: string[];
  earlierJobs?: EarlierJobs;
  /** As of a run, for an arm's. */
  restore?(now: Measurand, directory: string, plan: Trial[], arm: string): Promise<boolean>;
}
