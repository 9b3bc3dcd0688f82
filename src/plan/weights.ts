import { medianOf } from '../base/sums.ts';
import type { Instance } from '../datasets/types.ts';

/**
 * Expected duration of one trial of each instance, in whole milliseconds from 1, from an earlier run: the instance's
 * own, otherwise the median of its task type, otherwise of all instances. Null if none is known.
 */
export function expectedDurations(
  instances: readonly Pick<Instance, 'id' | 'taskType'>[],
  durations: ReadonlyMap<string, number> | null,
): number[] | null {
  const known = instances.filter(({ id }) => durations?.has(id));
  if (durations === null || known.length === 0) return null;
  const median = (some: typeof known) => medianOf(some.map(({ id }) => durations.get(id)!))!;
  const ofAll = median(known);
  const byType = new Map(
    [...Map.groupBy(known, ({ taskType }) => taskType)].map(([type, some]) => [type, median(some)]),
  );
  return instances.map(({ id, taskType }) =>
    Math.max(1, Math.round(durations.get(id) ?? byType.get(taskType) ?? ofAll)),
  );
}
