import { UserError } from '../../base/errors.ts';
import type { SuiteResults } from '../suite.ts';
import { keyOf, type Labels } from './labels.ts';

/** The verdicts of the judge of other results, as labels. Throws a UserError if it scored no point. */
export function labelsOf({ run, results }: SuiteResults): Labels {
  const scores = new Map<string, 0 | 1 | 2>();
  run.planned.forEach(({ instance_id, trial }, at) => {
    for (const { metric, score, decided_by } of results[at]?.plan?.points ?? [])
      if (decided_by === 'judge' && score !== null) scores.set(keyOf(instance_id, trial, metric), score);
  });
  if (scores.size === 0) throw new UserError('labels: the judge of these results scored no point');
  return { with: 'results', name: run.settings.judge ?? 'another judge', scores, domains: new Map() };
}
