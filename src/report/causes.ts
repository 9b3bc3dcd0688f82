import { isDeepStrictEqual } from 'node:util';
import { CAUSES, type CauseName } from '../results/causes.ts';
import type { RunRecord } from '../results/records.ts';
import { trialKey } from '../results/trial-id.ts';
import type { BriefResult } from './brief.ts';
import type { CauseCounts } from './documents/usage-document.ts';
import type { SuiteReport, SuiteResults } from './suite.ts';
import { trialsOf } from './trials.ts';

/** A cause in words: `not persistent`. */
export function causeName(cause: CauseName): string {
  return cause.replaceAll('_', ' ');
}

/** The trials by the first of their causes, the most frequent first. */
export function causeCounts(results: (Pick<BriefResult, 'causes'> | null)[]): CauseCounts {
  const counts = new Map<CauseName, number>();
  for (const result of results) {
    const first = result?.causes[0];
    if (first !== undefined) counts.set(first.cause, (counts.get(first.cause) ?? 0) + 1);
  }
  return CAUSES.map((cause) => ({ cause, trials: counts.get(cause) ?? 0 }))
    .filter(({ trials }) => trials > 0)
    .sort((a, b) => b.trials - a.trials);
}

/** The failed trials without a known cause. */
export function unknownCauses({
  run,
  results,
}: Pick<SuiteReport, 'results'> & { run: Pick<RunRecord, 'totals'> }): number {
  const told = results.filter((result) => result !== null && result.error === null && result.causes.length > 0).length;
  return run.totals.failed - told;
}

/** `3 not persistent, 2 timed out, 1 without a known cause`; empty if no trial failed. */
export function countWords(counts: CauseCounts, unknown: number): string {
  const words = counts.map(({ cause, trials }) => `${trials} ${causeName(cause)}`);
  return withUnknown(words, unknown);
}

function withUnknown(words: string[], unknown: number): string {
  return [...words, ...(unknown > 0 ? [`${unknown} without a known cause`] : [])].join(', ');
}

/**
 * `3 not persistent (2 more), 2 timed out`: the trials by the first of their causes, each with its change against a
 * comparable baseline of the same trials whose causes are known; causes that are gone too; then the failed trials without a
 * known cause. Empty without any cause.
 */
export function causeWords({
  run,
  results,
  comparison,
  baseline,
}: Pick<SuiteReport, 'results' | 'comparison' | 'baseline'> & { run: Pick<RunRecord, 'planned' | 'totals'> }): string {
  const now = causeCounts(results);
  const isComparable =
    baseline !== null &&
    comparison !== null &&
    comparison.verdict !== 'not comparable' &&
    isDeepStrictEqual(keysOf(baseline.run), keysOf(run));
  const before = isComparable ? knownCauses(baseline) : null;
  const gone = (before ?? []).filter(({ cause }) => !now.some((one) => one.cause === cause));
  const words = [...now, ...gone.map(({ cause }) => ({ cause, trials: 0 }))].map(({ cause, trials }) => {
    const was = before === null ? trials : (before.find((one) => one.cause === cause)?.trials ?? 0);
    const change = trials === was ? '' : ` (${Math.abs(trials - was)} ${trials > was ? 'more' : 'less'})`;
    return `${trials} ${causeName(cause)}${change}`;
  });
  return words.length === 0 ? '' : withUnknown(words, unknownCauses({ run, results }));
}

/** The planned trials, in an order of their own. */
function keysOf({ planned }: Pick<RunRecord, 'planned'>): string[] {
  return planned.map(trialKey).sort();
}

/** The causes of a suite's trials; null if those of a measured trial that did not pass are not known. */
function knownCauses(suite: SuiteResults): CauseCounts | null {
  const trials = trialsOf(suite);
  const isKnown = trials.every(
    ({ planned: { status }, figures }) => status === 'passed' || status === 'not_run' || figures !== null,
  );
  return isKnown ? causeCounts(trials.map(({ figures }) => figures)) : null;
}
