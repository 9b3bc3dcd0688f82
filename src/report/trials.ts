import { hasVerdict } from '../results/totals.ts';
import { trialName } from '../results/trial-id.ts';
import type { BriefResult } from './brief.ts';
import { durationOf } from './phrases.ts';
import type { ReportedTrial, SuiteResults, TrialFigures } from './suite.ts';

/** Every planned trial once, in the plan's order, which is that of the results. A verdict may have none: a report keeps the verdicts alone. */
export function trialsOf({
  run,
  results,
  reported = [],
}: Pick<SuiteResults, 'run' | 'results' | 'reported'>): ReportedTrial[] {
  return run.planned.map((planned, index) => {
    const result = results[index] ?? null;
    return {
      planned,
      result,
      figures: result === null ? (reported[index] ?? null) : figuresOf(result),
      name: trialName(planned),
      reason: result?.explanation ?? planned.error?.message ?? (hasVerdict(planned) ? '' : 'never finished'),
    };
  });
}

function figuresOf({ usage, causes, image_digest, times }: BriefResult): TrialFigures {
  return { usage, causes, image_digest, duration_ms: durationOf(times) };
}
