/** The data of `report.html`: all that its writer and the program in it (page/) share. */
import type { Result } from '../../results/records.ts';
import type { ComparisonDocument } from './comparison-document.ts';
import type { ReportDocument } from './report-document.ts';

export type {
  EvaluationResult,
  PointResult,
  Result,
  Status,
  TestCaseResult,
  TestPlanResult,
  Totals,
} from '../../results/records.ts';
export type { ComparedInstance, ComparedPair, ComparedRun, ComparisonDocument } from './comparison-document.ts';
export type { ReportedInstance, TrialDocument } from './report-document.ts';
export type { Trend, TrendPoint } from './trend-document.ts';

/**
 * A run of the page, of letters: `n` is the one that a report is about, `b` what it is compared with; those of a comparison are
 * `A`, `B`, … `Z`, `AA`, … in the order in which they were named.
 */
export type RunId = string;

/** A run by name: in the first block, `<script data-index>`, of all runs of the page. */
export interface RunHead {
  id: RunId;
  /** What it is called beside others. Untrusted. */
  name: string;
}

/**
 * What the page shows at once, written before its script, so that it is there while the rest is still being loaded: this, of a
 * comparison its document, and the runs of what is none.
 */
export interface PageIndex {
  runs: RunHead[];
  /** A block of its own, the text of `comparison.json`: `<script data-comparison>`. */
  comparison: ComparisonDocument | null;
}

/** One suite as the page knows it. */
export interface PageRun extends RunExtra {
  /** A block of its own, the text of `results.json`: `<script data-report="n">`. */
  report: ReportDocument;
}

/** What the page says of a suite beside its report: `<script data-run="n">`. */
export interface RunExtra {
  headline: string;
  /** Milliseconds of all trials, by who took them. */
  time: TimeSplit;
  /**
   * Why the verdict of every trial is what it is, on one line, in the order of `report.instances` and their trials; empty for a
   * passed one of which there is nothing to say.
   */
  reasons: string[];
}

interface TimeSplit {
  agent: number;
  evaluation: number;
  harness: number;
}

/** Which run a trial is of, and its place in `RunExtra.reasons`: `n12`, of the second run of a comparison `B12`. */
export type TrialKey = `${RunId}${number}`;

/** A block of records: `<script data-records="n0 n3">`. */
export type RecordsBlock = Result[];

/** The first line of a block with a file of a trial, as JSON: `<script data-file="agent.log" data-of="n0">`. Its bytes follow. */
export interface FileHead {
  /** Of the whole file. */
  bytes: number;
  /** Bytes of the first of its two parts; null where all of it is there. */
  head: number | null;
}

/** The same, unpacked. */
export interface FileBlock {
  text: string;
  /** Of the whole file. */
  bytes: number;
  /** Left out between the text's two parts, and where in the text that is, in characters; null where all of it is there. */
  cut: { bytes: number; at: number } | null;
}

/** An attempt before the one that counts, as the page has it among a trial's files: `attempt-1/attempt.json`. */
export interface AttemptFile extends Pick<Result, 'status' | 'error' | 'started_at'> {
  /** Milliseconds of all its stages. */
  duration: number;
}

/** The last block: `<script data-end>`. What had no room. */
export interface EndBlock {
  /** Trials whose record was left out, and trials some of whose files were. */
  records: TrialKey[];
  files: TrialKey[];
  /** The most bytes that the page may have, and the most trials with their records and files. */
  limit: number;
  most: number;
}
