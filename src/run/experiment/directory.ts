import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { messageOf, UserError } from '../../base/errors.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import { holdsRun, ignoreInGit, makeRunDirectory } from '../../results/run-place.ts';
import { ResultStore } from '../../results/store.ts';
import { latestToResume } from '../continue.ts';
import type { ExperimentRequest } from './request.ts';

/**
 * The directory of the experiment, made if it does not exist, and reserved until `giveBack`. Throws a UserError if it cannot
 * be used.
 */
export async function takeDirectory(request: ExperimentRequest): Promise<{ directory: string; giveBack(): void }> {
  const { 'results-path': given, resume } = request.options;
  const latest = given === undefined && resume ? await latestToResume(request) : null;
  const directory = path.resolve(given ?? latest ?? makeRunDirectory());
  try {
    makeDirectory(directory);
  } catch (error) {
    throw new UserError(`results-path: ${directory} cannot be made: ${messageOf(error)}`);
  }
  ignoreInGit(directory);
  // Before it is examined, since its record is written only when the agents of all arms are installed.
  const giveBack = new ResultStore(directory).take(randomUUID());
  try {
    requireNoSingleRun(directory);
    return { directory, giveBack };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Throws a UserError for a directory with a run of its own. */
export function requireNoSingleRun(directory: string): void {
  if (holdsRun(directory))
    throw new UserError(`results-path: ${directory} holds a run, not an experiment; name another directory`);
}
