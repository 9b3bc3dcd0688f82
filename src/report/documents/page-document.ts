/** The data format of `report.html`, shared by its writer and the program in it (page/). */
import type { TimeSplit } from '../../results/fields.ts';
import type { Result } from '../../results/records.ts';
import type { LoadedSteps } from '../../trajectory/step-schema.ts';
import type { ComparisonDocument } from './comparison-document.ts';
import type { ReportDocument } from './report-document.ts';

export { ruleOf, SUCCESS } from '../../datasets/success-rule.ts';
export type { ChangedFile, Changes } from '../../results/changes.ts';
export type { EvaluationResult, PointResult, TestCaseResult, TestPlanResult } from '../../results/evaluation.ts';
export type { Status } from '../../results/fields.ts';
export { measuredCommit } from '../../results/measured-commit.ts';
export type { Result } from '../../results/records.ts';
export { figureName, figureOfTotals, measureOf } from '../../results/totals.ts';
export type {
  Conversation,
  SideConversation,
  Step,
  StepCall,
  StepText,
} from '../../trajectory/step-schema.ts';
export type {
  ComparedExperiment,
  ComparedInstance,
  ComparedPair,
  ComparedRun,
  ComparisonDocument,
} from './comparison-document.ts';
export type { ReportedInstance, TrialDocument } from './report-document.ts';
export type { TrendPoint } from './trend-document.ts';
export type { TypeFigures } from './usage-document.ts';

/**
 * Id of a run on the page, made of letters: `n` for the run that a report is about, `b` for its baseline; runs of a
 * comparison are `A`, `B`, … `Z`, `AA`, … in the order in which they were named.
 */
export type RunId = string;

/** Id and name of a run: the first block, `<script data-index>`, lists those of all runs on the page. */
export interface RunHead {
  id: RunId;
  /** Name in comparisons. Untrusted. */
  name: string;
}

/**
 * The data that the page shows first, written before its script so that it is there while the rest is loading: the
 * index, the document of a comparison, and without a comparison the runs.
 */
export interface PageIndex {
  runs: RunHead[];
  /** In a block of its own, the text of `comparison.json`: `<script data-comparison>`. */
  comparison: ComparisonDocument | null;
}

/** One suite on the page. */
export interface PageRun extends RunExtra {
  /** In a block of its own, the text of `results.json`: `<script data-report="n">`. */
  report: ReportDocument;
}

/** Data of a suite in addition to its report: `<script data-run="n">`. */
export interface RunExtra {
  headline: string;
  /** Trials by the first of their causes, with the change against the baseline, in words; empty without any. */
  causes: string;
  /** Milliseconds over all trials: agent, evaluation, harness; null if no result tells any. */
  time: TimeSplit | null;
  /** Trials whose agents began: those whose usage a sum has to know. Absent in pages of earlier versions. */
  begun?: number;
  /** The change of each figure against the baseline, in words, empty where there is none. Absent in pages of earlier versions. */
  changes?: Record<'cost' | 'time' | 'tokens', string>;
  /** True if only the plan is known: agent, dataset, settings and times in `report` then say nothing. */
  planOnly?: boolean;
  /**
   * Reason for each trial's verdict, on one line, in the order of `report.instances` and their trials; empty if a
   * passed trial needs none.
   */
  reasons: string[];
  /** The command that measures an instance again; its id is to be appended. Absent if it is not known. */
  repeat?: string;
}

/** Id of a trial's run, and the trial's index in `RunExtra.reasons`: `n12`; in the second run of a comparison `B12`. */
export type TrialKey = `${RunId}${number}`;

/** A block of records: `<script data-records="n0 n3">`. */
export type RecordsBlock = Result[];

/**
 * The first line, as JSON, of a block with a file of a trial: `<script data-file="agent.log" data-of="n0">`. The file's
 * bytes follow.
 */
export interface FileHead {
  /** Size of the whole file. */
  bytes: number;
  /** Bytes of the first of two parts; null if the file is complete. */
  head: number | null;
}

/** The unpacked form of a file block. */
export interface FileBlock {
  text: string;
  /** Size of the whole file. */
  bytes: number;
  /**
   * Bytes left out between the text's two parts, and the position of the gap in the text, in characters; null if the
   * file is complete.
   */
  cut: { bytes: number; at: number } | null;
}

/** An earlier attempt that does not count, stored among a trial's files: `attempt-1/attempt.json`. */
export interface AttemptFile extends Pick<Result, 'status' | 'error' | 'started_at'> {
  /** Milliseconds over all its stages. */
  duration: number;
}

/** The steps of a trial's trajectory, its long texts cut, stored among its files: `steps.json`, `steps-round-2.json`. */
export type StepsFile = LoadedSteps;

/** The last block, `<script data-end>`: data left out for lack of space. */
export interface EndBlock {
  /** Trials whose record was left out, and trials with files left out. */
  records: TrialKey[];
  files: TrialKey[];
  /** Trials whose record could not be read when the page was written; absent in pages of earlier versions, as is `steps`. */
  unread?: TrialKey[];
  /** Trials whose steps were left out. */
  steps?: TrialKey[];
  /** Limits of the page: its bytes, and the trials with records and files. */
  limit: number;
  most: number;
}
