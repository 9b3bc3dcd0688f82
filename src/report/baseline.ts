import { UserError } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Options } from '../options/options.ts';
import { LONGEST_TEXT } from '../results/cut.ts';
import type { Change, RunRecord } from '../results/records.ts';
import { compareWithBaseline } from './compare.ts';
import type { Baseline } from './describe.ts';
import { loadBaselineDirectory } from './sources.ts';

/** Kept of a run that is not comparable with its baseline. */
const MOST_REASONS = 20;

/**
 * The baseline named by the option; null without one. `artifact` fetches an earlier run's artifact and is given only in
 * workflows. Throws a UserError for a directory without results, and for `artifact` outside workflows.
 */
export async function resolveBaseline(
  baseline: Options['baseline'],
  artifact: () => Promise<Baseline | null> = noArtifact,
): Promise<Baseline | null> {
  if (baseline === 'none') return null;
  if (baseline === 'artifact') return artifact();
  return loadBaselineDirectory(baseline);
}

async function noArtifact(): Promise<never> {
  throw new UserError('baseline: artifact is for workflows; on the command line name a directory of earlier results');
}

/** Returns a function that compares a finished run with this baseline; null without a baseline. */
export function changeSince(
  baseline: Baseline | null,
  { tolerance }: Pick<Options, 'tolerance'>,
): ((run: RunRecord) => Promise<Change>) | null {
  if (baseline === null) return null;
  return async (run) => {
    const now = { run, results: [], notes: [] };
    const compared = compareWithBaseline(now, baseline.suite, baseline.origin, tolerance);
    const { verdict, difference } = compared;
    if (verdict !== 'not comparable') return { verdict, difference };
    const reasons = compared.reasons.slice(0, MOST_REASONS).map((reason) => plainLine(reason, LONGEST_TEXT));
    return { verdict, difference, reasons };
  };
}
