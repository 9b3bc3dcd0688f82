import { UserError } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import type { Baseline } from './describe.ts';
import { loadRuns, type RunOnDisk } from './load.ts';
import { mergeRuns } from './merge.ts';
import type { SuiteResults } from './suite.ts';

type SuiteOptions = Pick<Options, 'matrix' | 'trials'>;

/**
 * The suite of the runs that were found, against what `matrix` says was planned. Throws a UserError that says `where` they were
 * looked for, and why there are none, where there is nothing at all; with `hint` where nothing odd was found either.
 */
export function suiteOf(
  { runs, notes }: { runs: RunOnDisk[]; notes: string[] },
  { matrix, trials }: SuiteOptions,
  where: string,
  hint = '',
): SuiteResults {
  if (runs.length === 0 && matrix === undefined)
    throw new UserError(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join('; ')}` : hint}`);
  const suite = mergeRuns(runs, matrix === undefined ? null : { matrix, trials });
  return { ...suite, notes: [...notes, ...suite.notes] };
}

/** A directory of earlier results as a baseline. Throws a UserError where there are none. */
export async function loadBaselineDirectory(directory: string): Promise<Baseline> {
  const { runs, notes } = await loadRuns([directory], 'baseline');
  if (runs.length === 0)
    throw new UserError(
      `baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`,
    );
  const suite = mergeRuns(runs, null);
  const { github, finished_at: finishedAt } = suite.run;
  return {
    suite,
    origin: { kind: 'directory', commit: github?.head_sha ?? github?.sha ?? null, finishedAt, url: null },
  };
}
