import { hasVerdict } from '../results/totals.ts';
import { trialName } from '../results/trial-id.ts';
import type { ReportedTrial, SuiteResults } from './suite.ts';

/** Every planned trial once, in the plan's order, which is that of the results. A verdict may have none: a report keeps the verdicts alone. */
export function trialsOf({ run, results }: Pick<SuiteResults, 'run' | 'results'>): ReportedTrial[] {
  return run.planned.map((planned, index) => {
    const result = results[index] ?? null;
    return {
      planned,
      result,
      name: trialName(planned),
      reason: result?.explanation ?? planned.error?.message ?? (hasVerdict(planned) ? '' : 'never finished'),
    };
  });
}
