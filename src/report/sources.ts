import { UserError } from '../errors.ts';
import type { Options } from '../options/options.ts';
import type { Baseline } from './describe.ts';
import { loadRuns } from './load.ts';
import { mergeRuns } from './merge.ts';
import type { SuiteResults } from './suite.ts';

/** The suite in these directories, against what `matrix` says was planned. Throws a UserError where there is nothing at all. */
export async function loadSuite(
  directories: string[],
  options: Pick<Options, 'matrix' | 'trials'>,
): Promise<SuiteResults> {
  const { runs, notes } = await loadRuns(directories);
  const { matrix, trials } = options;
  if (runs.length === 0 && matrix === undefined) {
    const why = notes.length > 0 ? `: ${notes.join('; ')}` : '; results are directories with a run.json';
    throw new UserError(`results: there are none in ${directories.join(', ')}${why}`);
  }
  const suite = mergeRuns(runs, matrix === undefined ? null : { matrix, trials });
  return { ...suite, notes: [...notes, ...suite.notes] };
}

/** A directory of earlier results as a baseline. Throws a UserError where there are none. */
export async function loadBaselineDirectory(directory: string): Promise<Baseline> {
  const { runs, notes } = await loadRuns([directory]);
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
