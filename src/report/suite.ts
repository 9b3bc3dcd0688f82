import type { Measure, Status, TimeSplit } from '../results/fields.ts';
import type { Change, PlannedTrial, RunRecord } from '../results/records.ts';
import type { Interval } from '../statistics/interval.ts';
import type { BriefResult } from './brief.ts';
import type { Trend } from './documents/trend-document.ts';
import type { TypeFigures } from './documents/usage-document.ts';
import type { Labels } from './papers/labels.ts';

/** The figures of a trial by which a run is compared with its baseline. */
export interface TrialFigures extends Pick<BriefResult, 'usage' | 'causes' | 'image_digest'> {
  /** Total of its stages. */
  duration_ms: number;
}

/** The results of one suite, merged from all its jobs and attempts: one planned trial each, whatever happened. */
export interface SuiteResults {
  /** `planned` and `totals` are those of the suite; the other fields are common to its runs. */
  run: RunRecord;
  /** The result that counts for each entry of `planned`, in the same order; null if there is none. */
  results: (BriefResult | null)[];
  /** Figures of the same entries, of a report that came without its results; otherwise absent. */
  reported?: (TrialFigures | null)[];
  /** Problems found in the files, for people. */
  notes: string[];
  /** The run directory of each result, with the logs of its trials; absent for results that are not on this machine. */
  directories?: Map<BriefResult, string>;
  /** The directory of the latest run, to which the paths in `run` are relative; absent if it is not on this machine. */
  directory?: string;
  /** True if its experiment left out trials since the answer was known; otherwise absent. */
  stopped?: boolean;
  /** True if its runs have several agents or datasets, so that no one command repeats each trial; otherwise absent. */
  mixed?: boolean;
}

/** The source of a baseline. */
export interface BaselineOrigin {
  /** `directory`, or the run whose artifacts were used. */
  kind: 'directory' | 'artifact';
  commit: string | null;
  /** Time of the measurement. */
  finishedAt: string | null;
  /** URL of the run's page; null for a directory. */
  url: string | null;
}

/** An instance with a different verdict than in the baseline. */
export interface Flip {
  instanceId: string;
  before: 'passed' | 'failed';
  now: 'passed' | 'failed';
}

/** The comparison of a suite with its baseline. */
export interface Comparison {
  verdict: Change['verdict'];
  /** Reasons if not comparable; otherwise other differences (such as a different image digest). */
  reasons: string[];
  origin: BaselineOrigin;
  /** The compared figure: the success rate, or the score. */
  measure: Measure;
  /** Now minus before, over the paired instances; null without a pair. */
  difference: number | null;
  interval: Interval | null;
  p: number | null;
  method: 'mcnemar' | 'permutation' | null;
  /** Number of common instances with a verdict on both sides, and of those left out without one. */
  pairs: number;
  leftOut: number;
  flips: Flip[];
  /** By score: the mean score of each paired instance before, by its id; otherwise absent. */
  scoresBefore?: Map<string, number>;
  /** How much two measurements of the baseline's agent differ in 95% of the cases; absent without repeated trials. */
  noiseFloor?: number;
  /** Within noise: what the comparison could have seen, and what it would take; null or absent if unknown. */
  sensitivity?: string | null;
}

/** A planned trial with its result; null if the result is missing or unreadable. */
export interface TrialWithResult {
  planned: PlannedTrial;
  result: BriefResult | null;
}

/** A trial as reports tell it. */
export interface ReportedTrial extends TrialWithResult {
  /** Those of the result, or without one of its report; null if neither is there. */
  figures: TrialFigures | null;
  /** `id`, from the second trial on `id (trial 2)`. */
  name: string;
  /** Reason for the verdict; empty if a passed trial needs none. Untrusted text of any length. */
  reason: string;
}

/** Trials that did not pass for the same reason. */
export interface ReasonGroup<Trial = ReportedTrial> {
  status: Status;
  /** The reason of the first of them, on one line. Untrusted, safe to print. */
  text: string;
  trials: Trial[];
}

/** The complete report of a suite. */
export interface SuiteReport extends SuiteResults {
  /** All planned trials, each with its result. */
  trials: ReportedTrial[];
  /** Totals and usage of all trials, and by task type, in the order of the trials. */
  overall: TypeFigures;
  types: Map<string, TypeFigures>;
  /** The trials that did not pass, by reason, the most frequent first. */
  reasons: ReasonGroup[];
  /** Time of all results, in milliseconds. */
  times: TimeSplit;
  /** Interval of the headline figure; null if a planned trial has no verdict. */
  interval: Interval | null;
  /** Instances with different verdicts among their trials. */
  flaky: string[];
  comparison: Comparison | null;
  /** Results of the baseline. */
  baseline: SuiteResults | null;
  /** Scores of test points by somebody else, to compare the judge with; absent without any. */
  labels?: Labels | null;
  /** True if the option names a baseline, and there is none. */
  baselineMissing?: boolean;
  /** Trend of the suite from its history; absent if none is kept. */
  trend?: Trend;
  /** URLs of the workflow run's page and of the artifact; null if there is none. */
  runUrl: string | null;
  artifactUrl: string | null;
  /** URL at which report.html opens in a browser; absent if there is none. */
  pageUrl?: string | null;
  /** The command that measures an instance again; its name is to be appended. Absent if it is not known. */
  repeat?: string;
}
