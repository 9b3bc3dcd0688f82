import { UserError } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import type { Change, RunRecord } from '../results/records.ts';
import type { Baseline } from './describe.ts';

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
  const { loadBaselineDirectory } = await import('./sources.ts');
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
    // The statistics take long to load, and no trial needs them.
    const { compareWithBaseline } = await import('./compare.ts');
    const now = { run, results: [], notes: [] };
    const { verdict, difference } = compareWithBaseline(now, baseline.suite, baseline.origin, tolerance);
    return { verdict, difference };
  };
}
