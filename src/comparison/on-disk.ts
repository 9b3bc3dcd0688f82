import { UserError } from '../base/errors.ts';
import { compareRuns, type RunsComparison } from './compare-runs.ts';
import { contendersOf, findGroups } from './contenders.ts';

/** The comparison of the arms of the experiment in a directory. Throws a UserError if nothing in it can be compared. */
export async function compareExperiment(directory: string): Promise<RunsComparison> {
  const { groups, notes, experiment } = await findGroups([{ name: null, directory }]);
  if (experiment === null) throw new UserError(`results: there is no experiment in ${directory}`);
  return compareRuns(contendersOf(groups), notes, experiment.record.tolerance, experiment);
}
