import path from 'node:path';
import { messageOf, UserError } from '../../base/errors.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import type { Options } from '../../options/options.ts';
import { DEFAULT_RESULTS, holdsRun, ignoreInGit, latestRun, makeRunDirectory } from '../../results/run-place.ts';

/** The directory of the experiment, made if it does not exist. Throws a UserError if it cannot be used. */
export async function directoryOf({ 'results-path': given, resume }: Options): Promise<string> {
  const directory = given ?? (resume ? latestRun() : null) ?? makeRunDirectory(DEFAULT_RESULTS);
  const made = path.resolve(directory);
  try {
    makeDirectory(made);
  } catch (error) {
    throw new UserError(`results-path: ${made} cannot be made: ${messageOf(error)}`);
  }
  if (holdsRun(made))
    throw new UserError(`results-path: ${made} holds a run, not an experiment; name another directory`);
  ignoreInGit(made);
  return made;
}
