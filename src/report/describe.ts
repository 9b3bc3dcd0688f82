import type { Options } from '../options/options.ts';
import { judgeGate } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';
import { armOf } from '../results/run-place.ts';
import { totalTimes } from '../results/trace.ts';
import { isPlanOnly } from '../results/unknown.ts';
import { figuresByType, figuresOfTrials } from './by-type.ts';
import { compareWithBaseline } from './compare.ts';
import { byInstance, flakyInstances, intervalOf } from './figures.ts';
import { reasonGroups } from './reasons.ts';
import { repeatLine } from './repeat.ts';
import type { BaselineOrigin, SuiteReport, SuiteResults } from './suite.ts';
import { trialsOf } from './trials.ts';

/** Earlier results of the same suite. */
export interface Baseline {
  suite: SuiteResults;
  origin: BaselineOrigin;
}

export type DescribeOptions = Pick<Options, 'tolerance' | 'fail-on' | 'min-success-rate' | 'min-score'> &
  Partial<Pick<Options, 'baseline'>>;

/** The places of a report; `results` is the directory to which paths of its run are relative, if it stays on this machine. */
export type ReportLinks = Pick<SuiteReport, 'runUrl' | 'artifactUrl' | 'pageUrl'> & { results?: string | null };

/** The complete report of a suite, with its gate judged. */
export function describeSuite(
  suite: SuiteResults,
  baseline: Baseline | null,
  options: DescribeOptions,
  { results = null, ...links }: ReportLinks = { runUrl: null, artifactUrl: null },
): SuiteReport {
  const comparison =
    baseline === null ? null : compareWithBaseline(suite, baseline.suite, baseline.origin, options.tolerance);
  const change =
    comparison === null
      ? (suite.run.change ?? null)
      : { verdict: comparison.verdict, difference: comparison.difference };
  // The change in the record of an arm is that against its control.
  const isArm = comparison === null && suite.directory !== undefined && armOf(suite.directory) !== null;
  const run = { ...suite.run, change, gate: judgeGate(suite.run.totals, options, change, isArm ? 'arm' : null) };
  const instances = byInstance(run.planned);
  const trials = trialsOf(suite);
  return {
    ...suite,
    run,
    trials,
    overall: figuresOfTrials(trials),
    types: figuresByType(trials),
    reasons: reasonGroups(trials),
    times: totalTimes(suite.results.filter((result) => result !== null).map(({ times }) => times)),
    interval: intervalOf(suite, instances),
    flaky: flakyInstances(instances),
    comparison,
    baseline: baseline === null ? null : comparedBy(baseline.suite, run.settings),
    baselineMissing: baseline === null && (options.baseline ?? 'none') !== 'none',
    ...(run.measured_by === undefined && !isPlanOnly(run) && suite.mixed !== true
      ? { repeat: repeatLine(run, { results, base: '' }, null) }
      : {}),
    ...links,
  };
}

/** A baseline by the figure of the run that is compared with it, if that was chosen. */
function comparedBy({ run, ...suite }: SuiteResults, { measure }: RunRecord['settings']): SuiteResults {
  return { ...suite, run: measure === undefined ? run : { ...run, settings: { ...run.settings, measure } } };
}
