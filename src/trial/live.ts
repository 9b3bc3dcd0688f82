import type { Instance } from '../datasets/types.ts';
import type { Look } from '../evaluation/look.ts';
import type { Testbed } from '../testbeds/types.ts';
import type { TrialContext } from './context.ts';
import type { Logs } from './logs.ts';
import type { TrialRecord } from './record.ts';

/** A trial before it has a testbed. */
export interface BegunTrial {
  instance: Instance;
  trial: number;
  /** Where its record and logs go. */
  directory: string;
  record: TrialRecord;
  logs: Logs;
  context: TrialContext;
  signal: AbortSignal;
}

/** A trial whose testbed is being made ready. */
export interface OpenTrial extends BegunTrial {
  testbed: Testbed;
}

/** A trial under way: what its stages share. */
export interface LiveTrial extends OpenTrial {
  /** What the evaluation will use, as it was before the agent. */
  before: Look;
  /** The reports that the agent was given for its round, by file name. */
  givenReports: Map<string, string>;
}
