import type { Instance } from '../datasets/types.ts';
import type { Tools } from '../evaluation/test-plan/tools.ts';
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

/** A trial under way: what its stages share. */
export interface LiveTrial extends BegunTrial {
  testbed: Testbed;
  /** The tools of a test plan as they were before the agent; null for other evaluations. */
  tools: Tools | null;
  /** The reports that the agent was given for its round, by file name. */
  givenReports: Map<string, string>;
}
