import type { PlannedTrial, RunRecord } from '../results/records.ts';
import type { TimeSplit } from '../results/trace.ts';
import type { BriefResult } from './brief.ts';
import type { Trend } from './documents/trend-document.ts';

/** The results of one suite, put together from all its jobs and attempts: one planned trial each, whatever happened. */
export interface SuiteResults {
  /** `planned` and `totals` are those of the suite; the rest is what its runs have in common. */
  run: RunRecord;
  /** The result that counts of each of `planned`, in their order; null where there is none. */
  results: (BriefResult | null)[];
  /** What was odd about the files, for people. */
  notes: string[];
  /** The directory of the run that a result is of, with the logs of its trials; none where that is not on this machine. */
  directories?: Map<BriefResult, string>;
}

/** How sure a change is: the verdict of the comparison with the baseline. */
type ChangeVerdict = 'improved' | 'regressed' | 'within noise' | 'not comparable';

/** Where a baseline comes from. */
export interface BaselineOrigin {
  /** `directory`, or the run whose artifacts were taken. */
  kind: 'directory' | 'artifact';
  commit: string | null;
  /** When it was measured. */
  finishedAt: string | null;
  /** The run's page; null for a directory. */
  url: string | null;
}

/** An instance whose verdict is another one than in the baseline. */
export interface Flip {
  instanceId: string;
  before: 'passed' | 'failed';
  now: 'passed' | 'failed';
}

/** The suite against its baseline. */
export interface Comparison {
  verdict: ChangeVerdict;
  /** Why it is not comparable; what differs though it is comparable (another image digest, say). */
  reasons: string[];
  origin: BaselineOrigin;
  /** What is compared: the success rate, or the score of test plans. */
  measure: 'success rate' | 'score';
  /** Now minus before, of the paired instances; null where there is no pair. */
  difference: number | null;
  interval: { low: number; high: number } | null;
  p: number | null;
  method: 'mcnemar' | 'permutation' | null;
  /** Instances in common with a verdict on both sides, and those left out for want of one. */
  pairs: number;
  leftOut: number;
  flips: Flip[];
}

/** A planned trial beside its result. */
export interface ReportedTrial {
  planned: PlannedTrial;
  /** Null where there is none. */
  result: BriefResult | null;
  /** `id`, from the second trial on `id (trial 2)`. */
  name: string;
  /** Why the verdict is what it is; empty for a passed trial of which there is nothing to say. Untrusted text of any length. */
  reason: string;
}

/** Everything a report says. */
export interface SuiteReport extends SuiteResults {
  /** All planned trials, each beside its result. */
  trials: ReportedTrial[];
  /** Where the time of all results went, in milliseconds. */
  times: TimeSplit;
  /** Of the success rate (or, with several trials, of the mean over instances); null where nothing was measured. */
  interval: { low: number; high: number } | null;
  /** Instances with different verdicts among their trials. */
  flaky: string[];
  comparison: Comparison | null;
  /** What it is compared with. */
  baseline: SuiteResults | null;
  /** What the history says of the suite; absent where none is kept. */
  trend?: Trend;
  /** The workflow run's page, and the artifact's; null where there is none. */
  runUrl: string | null;
  artifactUrl: string | null;
}
