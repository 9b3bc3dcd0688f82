import { messageOf, UserError } from '../../base/errors.ts';
import type { Options } from '../../options/options.ts';
import { type ExperimentRecord, readExperiment } from '../../results/experiment-record.ts';
import type { RunRecord } from '../../results/records.ts';
import { holdsExperiment } from '../../results/run-place.ts';
import { measureOf, measureOption, measureSetting } from '../../results/totals.ts';
import type { Arm } from './arms.ts';

/** An experiment as asked for. */
interface Given {
  arms: Arm[];
  options: Options;
  /** That of its dataset, which decides the figure that the arms are compared by if the option `measure` does not. */
  mode: RunRecord['settings']['mode'];
  instanceIds: string[];
  /** The records that earlier attempts may have left, the latest first, to the first that `isOwn`. */
  restoreRecords?(directory: string, isOwn: (record: ExperimentRecord) => boolean): Promise<ExperimentRecord[]>;
}

/** The experiment that another one continues. */
export interface Before {
  /** Null if there is none. */
  record: ExperimentRecord | null;
  /** True if an earlier attempt was another experiment: nothing of its arms is taken over. */
  isOther: boolean;
}

/**
 * The experiment to continue: with `resume` that in the directory, otherwise that of an earlier attempt. Throws a UserError
 * if that in the directory is another one.
 */
export async function findBefore(given: Given, directory: string): Promise<Before> {
  if (given.options.resume) {
    const record = readEarlier(directory);
    if (record !== null) requireSame(record, given, directory);
    return { record, isOther: false };
  }
  const isOfKind = (record: ExperimentRecord) => differencesOf(record, given).length === 0;
  // A later plan gives a job other instances, but another call of the same workflow has no instance of this one.
  const isOwn = (record: ExperimentRecord) => isOfKind(record) && sharesInstance(record, given.instanceIds);
  const found = (await given.restoreRecords?.(directory, isOwn)) ?? [];
  const record = found.find(isOwn) ?? null;
  if (record === null && holdsExperiment(directory))
    throw new UserError(
      `results-path: ${directory} holds another experiment, which is never overwritten; name another directory, or continue it with resume`,
    );
  return { record, isOther: record === null && !found.every(isOfKind) };
}

function sharesInstance({ order }: ExperimentRecord, instanceIds: string[]): boolean {
  const ids = new Set(instanceIds);
  return order.some(({ instance_id }) => ids.has(instance_id));
}

function readEarlier(directory: string): ExperimentRecord | null {
  try {
    return readExperiment(directory);
  } catch (error) {
    throw new UserError(`${messageOf(error)}; name another results-path`);
  }
}

/** The comparisons and the order of an experiment are fixed when it begins; each arm's run compares the rest. */
function requireSame(earlier: ExperimentRecord, given: Given, directory: string): void {
  const differences = [...differencesOf(earlier, given), ...otherInstances(earlier, given.instanceIds)];
  if (differences.length === 0) return;
  throw new UserError(
    [
      `resume: the experiment in ${directory} is another one; give the options below as they were, or another results-path`,
    ]
      .concat(differences)
      .join('\n'),
  );
}

/** The order is drawn over all instances: with others, it would be another one. */
function otherInstances({ order }: ExperimentRecord, instanceIds: string[]): string[] {
  const [were, are] = [new Set(order.map(({ instance_id }) => instance_id)), new Set(instanceIds)];
  const missing = [...were].find((id) => !are.has(id));
  const added = [...are].find((id) => !were.has(id));
  if (missing === undefined && added === undefined) return [];
  const first = missing === undefined ? `with ${added}` : `without ${missing}`;
  return [`instances: ${were.size} before, ${are.size} now (${first})`];
}

/** Everything of an experiment that its attempts have in common. */
export function kindOf(arms: { name: string }[], { stop, tolerance, trials }: Kind): [name: string, value: string][] {
  return [
    ['arms', arms.map(({ name }) => name).join(', ')],
    ['stop', stop],
    ['tolerance', String(tolerance)],
    ['trials', String(trials)],
  ];
}

type Kind = Pick<ExperimentRecord, 'stop' | 'tolerance' | 'trials'>;

function differencesOf(earlier: ExperimentRecord, { arms, options, mode }: Given): string[] {
  const measure = measureOf({ mode, ...measureSetting(options.measure) });
  const now = new Map(kindOf(arms, options)).set('measure', measureOption(measure));
  const before = new Map(kindOf(earlier.arms, earlier)).set('measure', measureOption(earlier.measure));
  return [...before].flatMap(([name, was]) =>
    was === now.get(name) ? [] : [`${name}: ${was} before, ${now.get(name)} now`],
  );
}
