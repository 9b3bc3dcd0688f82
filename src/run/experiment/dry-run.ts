import path from 'node:path';
import type { Options } from '../../options/options.ts';
import { latestRun } from '../../results/run-place.ts';
import { ResultStore } from '../../results/store.ts';
import { type Observer, SILENT } from '../../trial/observer.ts';
import { type DryRun, dryRun } from '../dry-run.ts';
import type { OpenRequest } from '../open-run.ts';
import { type Arm, inArm } from './arms.ts';
import { requireNoSingleRun } from './directory.ts';
import { findBefore } from './earlier.ts';
import { requireFit } from './open-arms.ts';
import type { ExperimentRequest } from './request.ts';
import { inError } from './turns.ts';

/**
 * The plans of the arms, in their order; with `resume`, each with the trials that are left of its run. Measures nothing.
 * Throws the same UserErrors as an experiment.
 */
export async function dryRunArms(
  arms: Arm[],
  options: Options,
  {
    machine,
    observer,
    keepOptions,
  }: Pick<OpenRequest, 'machine'> & Pick<ExperimentRequest, 'keepOptions'> & { observer: Pick<Observer, 'notice'> },
): Promise<DryRun[]> {
  requireFit({ options });
  const given = options['results-path'] ?? (options.resume ? latestRun() : null);
  const directory = given === null ? null : path.resolve(given);
  if (directory !== null) requireNoSingleRun(directory);
  const runs: DryRun[] = [];
  for (const [index, arm] of arms.entries()) {
    const place = directory === null ? {} : { 'results-path': path.join(directory, arm.name) };
    // The notices about shared options are those of the first arm.
    const request = { machine, observer: index === 0 ? observer : SILENT };
    const planned = () =>
      dryRun(
        { ...arm.options, ...place, resume: directory !== null && options.resume },
        {
          ...request,
          ...(directory === null ? {} : { experiment: directory }),
          ...(keepOptions === undefined ? {} : { keepOptions: (own) => keepOptions(arm, own) }),
        },
      );
    runs.push(await inArm(arm, planned));
  }
  if (directory === null) return runs;
  const { plan, mode } = runs[0]!;
  const instanceIds = [...new Set(plan.map(({ instance }) => instance.id))];
  const { record } = await findBefore({ arms, options, mode, instanceIds }, directory);
  // If its answers are known, only trials in error are begun; those that were left out may still settle it.
  const isOpen = record?.comparisons.some(
    ({ answer, left_out }) => answer === null || (answer === 'cannot be settled' && left_out > 0),
  );
  if (record?.stopped == null || isOpen) return runs;
  const leftOf = ({ name }: Arm, { left }: DryRun) => inError(left, new ResultStore(path.join(directory, name)));
  return Promise.all(runs.map(async (run, index) => ({ ...run, left: await leftOf(arms[index]!, run) })));
}
