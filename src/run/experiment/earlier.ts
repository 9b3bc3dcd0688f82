import { messageOf, UserError } from '../../base/errors.ts';
import type { Options } from '../../options/options.ts';
import { type ExperimentRecord, readExperiment } from '../../results/experiment-record.ts';
import type { Arm } from './arms.ts';

/** An experiment as asked for. */
interface Given {
  arms: Arm[];
  options: Options;
}

/** The experiment to continue in a directory; null without one. Throws a UserError if it cannot be read. */
export function readEarlier(directory: string): ExperimentRecord | null {
  try {
    return readExperiment(directory);
  } catch (error) {
    throw new UserError(
      `resume: ${directory} holds an experiment that cannot be read: ${messageOf(error)}; name another results-path`,
    );
  }
}

/** The comparisons of an experiment are fixed when it begins; each arm's run compares the rest. */
export function requireSame(earlier: ExperimentRecord | null, { arms, options }: Given, directory: string): void {
  const differences = earlier === null ? [] : differencesOf(earlier, arms, options);
  if (differences.length === 0) return;
  throw new UserError(
    [`resume: the experiment in ${directory} is another one; give its options again, or another results-path`]
      .concat(differences)
      .join('\n'),
  );
}

/** True for an attempt at the same experiment. */
export function ofSame(attempt: ExperimentRecord | null, { arms, options }: Given): boolean {
  return attempt !== null && differencesOf(attempt, arms, options).length === 0;
}

function differencesOf(earlier: ExperimentRecord, arms: Arm[], options: Options): string[] {
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ');
  return [
    ['arms', names(earlier.arms), names(arms)],
    ['stop', earlier.stop, options.stop],
    ['tolerance', String(earlier.tolerance), String(options.tolerance)],
    ['trials', String(earlier.trials), String(options.trials)],
  ].flatMap(([name, was, is]) => (was === is ? [] : [`${name}: ${was} before, ${is} now`]));
}
