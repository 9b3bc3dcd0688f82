import type { PlannedTrial, Result } from '../../results/schema.ts';
import { explainResult } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { fileLine } from './text.ts';

/** A planned trial beside its result. */
export interface ReportedTrial {
  planned: PlannedTrial;
  /** Null where there is none. */
  result: Result | null;
  /** `id`, from the second trial on `id (trial 2)`. */
  name: string;
  /** Why the verdict is what it is, on one line; empty for a passed trial of which there is nothing to say. */
  reason: string;
}

/** Every planned trial of a report once, in the plan's order. */
export function trialsOf({ run, results }: Pick<SuiteReport, 'run' | 'results'>): ReportedTrial[] {
  const byPlace = new Map(results.map((result) => [placeOf(result), result]));
  return run.planned.map((planned) => {
    const { instance_id, trial } = planned;
    const result = byPlace.get(placeOf(planned)) ?? null;
    return {
      planned,
      result,
      name: trial === 1 ? instance_id : `${instance_id} (trial ${trial})`,
      reason: reasonOf(planned, result),
    };
  });
}

/** Values by a key of each, keys in the order they first came. */
export function groupBy<T>(values: T[], keyOf: (value: T) => string): [key: string, group: T[]][] {
  return [...Map.groupBy(values, keyOf)];
}

function reasonOf({ status, error }: PlannedTrial, result: Result | null): string {
  const reason = result === null ? (error?.message ?? 'never finished') : explainResult(result);
  const line = fileLine(reason, 1000);
  return line === '' && status !== 'passed' ? WITHOUT_REASON[status] : line;
}

const WITHOUT_REASON = { failed: 'failed', error: 'could not be measured', not_run: 'never measured' };

function placeOf({ instance_id, trial }: Pick<PlannedTrial, 'instance_id' | 'trial'>): string {
  return `${instance_id}/${trial}`;
}
