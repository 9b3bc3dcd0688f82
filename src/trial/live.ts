import type { ReadyAgent } from '../agents/kit/named.ts';
import type { StatedUsage } from '../agents/kit/stated-usage.ts';
import type { Instance } from '../datasets/types.ts';
import type { Look } from '../evaluation/look/look.ts';
import type { Spent } from '../meter/trial-meter.ts';
import type { Testbed } from '../testbeds/types.ts';
import type { Trajectory } from '../trajectory/atif.ts';
import type { Before, Left } from './changes/take.ts';
import type { TrialContext } from './context.ts';
import type { Logs } from './logs.ts';
import type { TrialRecord } from './record.ts';

/** A trial before it has a testbed. */
export interface BegunTrial {
  instance: Instance;
  trial: number;
  /** The directory of its record and logs. */
  directory: string;
  record: TrialRecord;
  logs: Logs;
  context: TrialContext;
  signal: AbortSignal;
}

/** A trial whose testbed is being prepared. */
export interface OpenTrial extends BegunTrial {
  testbed: Testbed;
}

/** The meter of an agent that runs. */
interface Metering {
  /** With these the agent finds the meter. */
  variables: Record<string, string>;
  /** Aborted some time after the first request that was refused for a budget. */
  over: AbortSignal;
  /** True once a request was refused for a budget. */
  isRefused(): boolean;
}

/** A running trial, shared by its stages. */
export interface LiveTrial extends OpenTrial {
  /** With the values of the current step, in a task of several. */
  instance: Instance;
  /** The agent of the option `agent` in this testbed; null for `agent-command`. */
  agent: ReadyAgent | null;
  /** The state of files and tools used by the evaluation, recorded before the agent ran. */
  before: Look;
  /** The users of a task of steps that could run no command before any agent so far. */
  missingUsers: ReadonlySet<string>;
  /** The state that the first agent's changes are compared with; null if it is to be taken right before that agent. */
  untouched: Promise<Before | null> | null;
  /** The reports given to the agent for its round, by file name. */
  givenReports: Map<string, string>;
  /** The meter of the agent that runs; null without one. */
  metering: Metering | null;
  /** The usage that the agent without a meter states in its output; null if it does not. */
  stated: StatedUsage | null;
  /** The usage of all agents of the trial so far: known cost in USD, and requests. */
  spent: Spent;
  /** The steps of the last round's agent; null if they are not known. */
  trajectory: Trajectory | null;
  /** Changes of its agents, by the name of the file for them; written when the evaluation is over. */
  left: Map<string, Left>;
  /** Of the names of its files: empty at first, `-round-2`, `-step-2`. */
  suffix: string;
  /** True unless another step of the task may come. */
  isLast: boolean;
  /** True between two steps: the agent's output is kept, and gone from the testbed. */
  isCollected: boolean;
  /** True if nothing runs in the testbed any more. */
  isStopped: boolean;
  /** The fault in which the last request to a model ended. */
  modelFault: { kind: string; message: string } | null;
  /** The run's limit of cost, once it has refused a request, or kept a further round or step from beginning; null before. */
  runLimit: string | null;
}
