import { meanOfKnown, sumOfAll } from '../base/sums.ts';
import { totalsOf } from '../results/totals.ts';
import { actionSums } from './actions.ts';
import type { BriefResult } from './brief.ts';
import { causeCounts } from './causes.ts';
import type { TestPoints, TypeFigures, UsageSums } from './documents/usage-document.ts';
import type { TrialWithResult } from './suite.ts';

/** Totals, usage, causes and tool calls of trials. */
export function figuresOfTrials(trials: TrialWithResult[]): TypeFigures {
  const results = trials.map(({ result }) => result);
  return {
    ...totalsOf(trials.map(({ planned }) => planned)),
    usage: usageOf(results),
    causes: causeCounts(results),
    actions: actionSums(results),
  };
}

/** The figures of each task type, in the order of the trials. */
export function figuresByType(trials: TrialWithResult[]): Map<string, TypeFigures> {
  const types = Map.groupBy(trials, ({ planned }) => planned.task_type);
  return new Map([...types].map(([type, own]) => [type, figuresOfTrials(own)]));
}

/** A sum over the trials that know the value; null if none does. */
class Sum {
  total: number | null = null;
  known = 0;

  add(value: number | null | undefined): void {
    if (value == null) return;
    this.total = (this.total ?? 0) + value;
    this.known += 1;
  }

  get mean(): number | null {
    return this.total === null ? null : this.total / this.known;
  }
}

/** Tokens of a trial in and out; null unless both are known. */
export function tokensOf({ usage }: Pick<BriefResult, 'usage'>): number | null {
  return sumOfAll([usage.input_tokens, usage.output_tokens]);
}

/** Sums of the agents' usage, each with the number of trials that know it; unknown values are null, never 0. */
export function usageOf(results: (BriefResult | null)[]): UsageSums {
  const [input, output, steps, costs] = [new Sum(), new Sum(), new Sum(), new Sum()];
  const [requests, failed, throttled] = [new Sum(), new Sum(), new Sum()];
  let waiting = 0;
  let time = 0;
  for (const result of results) {
    if (result === null) continue;
    const { usage, meter } = result;
    if (tokensOf(result) !== null) {
      input.add(usage.input_tokens);
      output.add(usage.output_tokens);
    }
    steps.add(usage.steps);
    costs.add(usage.cost_usd);
    if (meter === null || usage.requests === null) continue;
    requests.add(usage.requests);
    failed.add(usage.failed_requests);
    throttled.add(meter.throttled_requests);
    waiting += meter.waiting_ms;
    time += result.agent_ms;
  }
  return {
    input_tokens: input.total,
    output_tokens: output.total,
    tokens_known: input.known,
    tokens_per_trial: input.total === null ? null : (input.total + output.total!) / input.known,
    steps: steps.total,
    steps_known: steps.known,
    steps_per_trial: steps.mean,
    cost_usd: costs.total,
    cost_known: costs.known,
    requests: requests.total,
    failed_requests: failed.total,
    throttled_requests: throttled.total,
    requests_known: requests.known,
    waiting_share: time === 0 ? null : Math.min(1, waiting / time),
  };
}

/**
 * The means over projects of test plans, each with the number of projects it is over: a project without a scored point
 * has no score, and is in no mean of scores. Null without a test plan.
 */
export function testPointsOf(trials: TrialWithResult[]): TestPoints | null {
  const plans = trials.flatMap(({ result }) => result?.plan ?? []);
  if (plans.length === 0) return null;
  const planned = trials.map((trial) => trial.planned);
  const scores = planned.flatMap(({ score }) => score ?? []);
  const rounds = trials.flatMap(({ result }) => {
    const [dev, debug] = result?.rounds ?? [];
    return dev && debug ? [{ dev, debug }] : [];
  });
  const { score_expected, coverage } = totalsOf(planned);
  return {
    projects: planned.length,
    projects_scored: scores.length,
    points: plans.reduce((sum, { expected }) => sum + expected, 0),
    points_judged: plans.reduce((sum, { judged }) => sum + judged, 0),
    score: meanOfKnown(scores),
    score_expected: score_expected!,
    coverage: coverage!,
    rounds:
      rounds.length === 0
        ? null
        : {
            projects: rounds.length,
            dev: meanOfKnown(rounds.map(({ dev }) => dev.score_expected))!,
            debug: meanOfKnown(rounds.map(({ debug }) => debug.score_expected))!,
          },
  };
}
