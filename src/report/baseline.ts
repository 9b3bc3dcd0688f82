import { UserError } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import type { Baseline } from './describe.ts';

/**
 * The baseline that the option names; null without one. `artifact`: how its caller comes by that of an earlier run, where there are
 * such. Throws a UserError for a directory without results, and for an artifact where there are none.
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
