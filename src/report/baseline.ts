import type { Options } from '../options/options.ts';
import type { Baseline } from './describe.ts';

/**
 * The baseline that the option names; null without one. `artifact`: how its caller comes by that of an earlier run. Throws a
 * UserError for a directory without results.
 */
export async function resolveBaseline(
  baseline: Options['baseline'],
  artifact: () => Promise<Baseline | null>,
): Promise<Baseline | null> {
  if (baseline === 'none') return null;
  if (baseline === 'artifact') return artifact();
  const { loadBaselineDirectory } = await import('./sources.ts');
  return loadBaselineDirectory(baseline);
}
