import { hasVerdict } from '../results/totals.ts';
import { trialName } from '../results/trial-id.ts';
import { durationOf } from './phrases.ts';
import type { ReportedTrial, SuiteResults, TrialFigures } from './suite.ts';

/** Every planned trial once, in the plan's order, which is that of the results. A verdict may have none: a report keeps the verdicts alone. */
export function trialsOf(suite: Pick<SuiteResults, 'run' | 'results' | 'reported'>): ReportedTrial[] {
  const { run, results } = suite;
  const figures = figuresOfEach(suite);
  return run.planned.map((planned, index) => {
    const result = results[index] ?? null;
    return {
      planned,
      result,
      figures: figures[index]!,
      name: trialName(planned),
      reason: result?.explanation ?? planned.error?.message ?? (hasVerdict(planned) ? '' : 'never finished'),
    };
  });
}

/** The figures of each planned trial, of its result or its report; null if neither is there. */
export function figuresOfEach({
  run,
  results,
  reported = [],
}: Pick<SuiteResults, 'run' | 'results' | 'reported'>): (TrialFigures | null)[] {
  return run.planned.map((_, index) => {
    const result = results[index] ?? null;
    if (result === null) return reported[index] ?? null;
    const { usage, causes, image_digest, times } = result;
    return { usage, causes, image_digest, duration_ms: durationOf(times) };
  });
}
