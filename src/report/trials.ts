import type { PlannedTrial } from '../results/records.ts';
import type { BriefResult } from './brief.ts';
import type { SuiteResults } from './suite.ts';

/** A planned trial beside its result. */
export interface ReportedTrial {
  planned: PlannedTrial;
  /** Null where there is none. */
  result: BriefResult | null;
  /** `id`, from the second trial on `id (trial 2)`. */
  name: string;
  /** Why the verdict is what it is; empty for a passed trial of which there is nothing to say. Untrusted text of any length. */
  reason: string;
}

/** Every planned trial once, in the plan's order, which is that of the results. */
export function trialsOf({ run, results }: Pick<SuiteResults, 'run' | 'results'>): ReportedTrial[] {
  return run.planned.map((planned, index) => {
    const result = results[index] ?? null;
    return {
      planned,
      result,
      name: planned.trial === 1 ? planned.instance_id : `${planned.instance_id} (trial ${planned.trial})`,
      reason: result === null ? (planned.error?.message ?? 'never finished') : result.explanation,
    };
  });
}
