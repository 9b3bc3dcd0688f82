import type { PlannedTrial } from '../results/records.ts';
import { totalsOf } from '../results/totals.ts';
import { actionSums } from './actions.ts';
import type { BriefResult } from './brief.ts';
import { causeCounts } from './causes.ts';
import type { TestPoints, TypeFigures, UsageSums } from './documents/usage-document.ts';
import type { SuiteResults } from './suite.ts';

type Trials = Pick<SuiteResults, 'results'> & { planned: PlannedTrial[] };

/** Totals and usage by task type, in the order of the trials. */
export function figuresByType({ planned, results }: Trials): Record<string, TypeFigures> {
  const trials = planned.map((entry, index) => ({ entry, result: results[index] ?? null }));
  const types = Map.groupBy(trials, ({ entry }) => entry.task_type);
  return Object.fromEntries(
    [...types].map(([type, some]) => [
      type,
      {
        ...totalsOf(some.map(({ entry }) => entry)),
        usage: usageOf(some.map(({ result }) => result)),
        causes: causeCounts(some.map(({ result }) => result)),
        actions: actionSums(some.map(({ result }) => result)),
      },
    ]),
  );
}

/** Sums of the agents' usage, each with the number of trials that know it; unknown values are null, never 0. */
export function usageOf(results: (BriefResult | null)[]): UsageSums {
  const known = results.flatMap((result) => result?.usage ?? []);
  const withTokens = known.filter(({ input_tokens, output_tokens }) => input_tokens !== null || output_tokens !== null);
  const metered = results.filter((result) => result !== null && result.meter !== null) as BriefResult[];
  const waiting = metered.reduce((sum, { meter }) => sum + meter!.waiting_ms, 0);
  const time = metered.reduce((sum, { agent_ms }) => sum + agent_ms, 0);
  const steps = known.flatMap((usage) => usage.steps ?? []);
  const costs = known.flatMap((usage) => usage.cost_usd ?? []);
  const [input, output] = (['input_tokens', 'output_tokens'] as const).map((name) =>
    sumOf(withTokens.flatMap((usage) => usage[name] ?? [])),
  );
  return {
    input_tokens: input!,
    output_tokens: output!,
    tokens_known: withTokens.length,
    tokens_per_trial: withTokens.length === 0 ? null : ((input ?? 0) + (output ?? 0)) / withTokens.length,
    steps: sumOf(steps),
    steps_known: steps.length,
    steps_per_trial: meanOf(steps),
    cost_usd: sumOf(costs),
    cost_known: costs.length,
    requests: sumOf(metered.flatMap(({ usage }) => usage.requests ?? [])),
    failed_requests: sumOf(metered.flatMap(({ usage }) => usage.failed_requests ?? [])),
    throttled_requests: sumOf(metered.flatMap(({ meter }) => meter?.throttled_requests ?? [])),
    requests_known: metered.length,
    waiting_share: time === 0 ? null : Math.min(1, waiting / time),
  };
}

/**
 * The means over projects of test plans, each with the number of projects it is over: a project without a scored point
 * has no score, and is in no mean of scores. Null without a test plan.
 */
export function testPointsOf({ planned, results }: Trials): TestPoints | null {
  const plans = results.flatMap((result) => result?.plan ?? []);
  if (plans.length === 0) return null;
  const scores = planned.flatMap(({ score }) => score ?? []);
  const rounds = plans.flatMap(({ rounds: [dev, debug] }) => (dev && debug ? [{ dev, debug }] : []));
  const { score_expected, coverage } = totalsOf(planned);
  return {
    projects: planned.length,
    projects_scored: scores.length,
    points: plans.reduce((sum, { expected }) => sum + expected, 0),
    points_judged: plans.reduce((sum, { judged }) => sum + judged, 0),
    score: meanOf(scores),
    score_expected: score_expected!,
    coverage: coverage!,
    rounds:
      rounds.length === 0
        ? null
        : {
            projects: rounds.length,
            dev: meanOf(rounds.map(({ dev }) => dev.score_expected))!,
            debug: meanOf(rounds.map(({ debug }) => debug.score_expected))!,
          },
  };
}

function sumOf(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

function meanOf(values: number[]): number | null {
  return values.length === 0 ? null : sumOf(values)! / values.length;
}
