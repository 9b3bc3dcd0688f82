import type { Redactor } from '../base/redact/redact.ts';
import type { DatasetSeal } from '../datasets/seal.ts';
import type { Instance } from '../datasets/types.ts';
import type { Judge } from '../judges/types.ts';
import type { Options } from '../options/options.ts';
import type { EvaluationResult } from '../results/evaluation.ts';
import type { IntegrityNote } from '../results/fields.ts';
import type { Command, Exit, Testbed } from '../testbeds/types.ts';
import type { Look } from './look/look.ts';
import type { FloorStore } from './test-plan/floors.ts';

/** An instance in its live testbed, after the agent, with everything that an evaluation may use. */
export interface EvaluationRequest {
  instance: Instance;
  testbed: Testbed;
  /** The testbed's tools and listeners before the agent. */
  before: Look;
  /** Reports that the agent was given for its round, by file name. */
  givenReports: Map<string, string>;
  /** The trial's directory on this machine. */
  directory: string;
  /** The folder below it for the files of this evaluation; empty for the directory itself. */
  folder: string;
  logs: EvaluationLogs;
  limits: Pick<
    Options,
    'evaluation-timeout' | 'testcase-timeout' | 'typing' | 'pass-key' | 'pass-score' | 'network' | 'cpus' | 'memory'
  >;
  /** True if the agent does nothing: the run then measures the floor of a test plan. */
  idle: boolean;
  /** The dataset's digest. */
  digest: string;
  /** Compares the dataset's files before they are used; null where no trial can write to them. */
  seal: DatasetSeal | null;
  /** Scores points that need judgement; null without a judge. */
  judge: Judge | null;
  floors: FloorStore;
  redactor: Redactor;
  signal: AbortSignal;
  /** Called with everything known so far, whenever that changes: it stands if the evaluation is ended early. */
  progress(soFar: Progress): void;
}

/** Runs commands with their output in the files of a trial. */
interface EvaluationLogs {
  run(
    name: string,
    testbed: Pick<Testbed, 'run'>,
    command: Omit<Command, 'output'>,
    signal: AbortSignal,
    watcher?: { push(stream: 'stdout' | 'stderr', chunk: Buffer): void },
  ): Promise<Exit>;
  write(name: string, text: string): Promise<void>;
  /** The end of each log so far, by name. */
  tails(): Map<string, string>;
}

/** Evidence and notes of an evaluation under way. */
interface Progress {
  evidence: EvaluationResult | null;
  notes: IntegrityNote[];
}

/** The outcome of an evaluation. */
export interface Verdict {
  status: 'passed' | 'failed';
  /** From 0 to 1. */
  score: number;
  evidence: EvaluationResult;
  /** Everything that makes the verdict doubtful. */
  notes: IntegrityNote[];
}
