import type { ReportedTrial, SuiteResults } from './suite.ts';

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
