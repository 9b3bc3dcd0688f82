import { actionSums } from '../report/actions.ts';
import { figuresByType, testPointsOf, usageOf } from '../report/by-type.ts';
import { causeCounts, unknownCauses } from '../report/causes.ts';
import type { ComparedInstance, ComparedRun } from '../report/documents/comparison-document.ts';
import { mayHaveBegun } from '../report/effort.ts';
import { flakyInstances } from '../report/figures.ts';
import type { Instances } from '../report/pairing.ts';
import { durationOf } from '../report/phrases.ts';
import type { ReportedTrial, SuiteResults } from '../report/suite.ts';
import { trialsOf } from '../report/trials.ts';
import { hasVerdict, totalsOf } from '../results/totals.ts';
import { totalTimes } from '../results/trace.ts';
import { clusteredInterval } from '../statistics/clustered.ts';
import { mean } from '../statistics/mean.ts';
import { meanPassAtK, meanPassHatK, passAtK, passHatK } from '../statistics/pass-at-k.ts';

/** Maximum k of pass@k: more points would not change the curve. */
const MOST_K = 100;

type Cell = NonNullable<ComparedInstance['runs'][number]>;

/** The part of a suite on these instances, with matching totals. */
export function restricted(suite: SuiteResults, instances: { has(id: string): boolean }): SuiteResults {
  const places = suite.run.planned.flatMap(({ instance_id }, index) => (instances.has(instance_id) ? [index] : []));
  const planned = places.map((index) => suite.run.planned[index]!);
  return {
    ...suite,
    run: { ...suite.run, planned, totals: totalsOf(planned) },
    results: places.map((index) => suite.results[index] ?? null),
    ...(suite.reported === undefined ? {} : { reported: places.map((index) => suite.reported![index] ?? null) }),
  };
}

/** Time and usage of the agent over a suite's trials; unknown values are null, never 0. */
export function effortOf(
  suite: SuiteResults,
): Pick<ComparedRun, 'times_ms' | 'agent_ms_per_trial' | 'usage' | 'cost_per_trial_usd' | 'cost_per_passed_usd'> {
  const { run, results } = suite;
  const trials = trialsOf(suite);
  // Without a verdict, an agent did not begin, or was ended early; a record that was replaced tells no time.
  const whole = trials.flatMap(({ planned, result }) =>
    result !== null && hasVerdict(planned) && durationOf(result.times) > 0 ? [result.agent_ms] : [],
  );
  const usage = usageOf(results);
  const { cost_usd: cost, cost_known: priced } = usage;
  const unknown = trials.filter((trial) => mayHaveBegun(trial) && trial.result?.usage.cost_usd == null).length;
  return {
    times_ms: totalTimes(results.flatMap((result) => result?.times ?? [])),
    agent_ms_per_trial: whole.length === 0 ? null : Math.round(mean(whole)),
    usage: { ...usage, cost_unknown: unknown },
    cost_per_trial_usd: cost === null ? null : cost / priced,
    cost_per_passed_usd: cost === null || unknown > 0 || run.totals.passed === 0 ? null : cost / run.totals.passed,
  };
}

/** pass@k and pass^k for each k, over the trials with a verdict. */
export function curveOf(instances: Instances): ComparedRun['at_k'] {
  const counts = [...instances.values()].map((trials) => ({
    trials: trials.filter(hasVerdict).length,
    passed: trials.filter(({ status }) => status === 'passed').length,
  }));
  const most = Math.min(
    MOST_K,
    counts.reduce((top, { trials }) => Math.max(top, trials), 0),
  );
  const intervalOf = (of: typeof passAtK, k: number) => {
    const known = counts.filter(({ trials }) => trials >= k);
    const draws = known.reduce((sum, { trials }) => sum + trials / k, 0);
    return clusteredInterval(
      known.map(({ trials, passed }) => [of(trials, passed, k)!]),
      { most: draws },
    );
  };
  return Array.from({ length: most }, (_, index) => {
    const k = index + 1;
    const [at, hat] = [meanPassAtK(counts, k), meanPassHatK(counts, k)];
    const interval = intervalOf(passAtK, k);
    return {
      k,
      pass_at_k: at.mean,
      pass_at_k_interval: interval,
      pass_hat_k: hat.mean,
      pass_hat_k_interval: k === 1 ? interval : intervalOf(passHatK, k),
      instances: at.instances,
      left_out: at.leftOut,
    };
  });
}

/** Figures by task type and over test points, and the instances with both passed and failed trials. */
export function detailsOf(
  suite: SuiteResults,
  instances: Instances,
): Pick<ComparedRun, 'by_type' | 'test_points' | 'causes' | 'causes_unknown' | 'actions' | 'flaky'> {
  const { run, results } = suite;
  const trials = trialsOf(suite);
  return {
    by_type: Object.fromEntries(figuresByType(trials)),
    test_points: testPointsOf(trials),
    causes: causeCounts(results),
    causes_unknown: unknownCauses({ run, results }),
    actions: actionSums(results),
    flaky: flakyInstances(instances),
  };
}

/** A run's results for each of its instances. */
export function cellsOf(suite: SuiteResults): Map<string, Cell> {
  const instances = Map.groupBy(trialsOf(suite), ({ planned }) => planned.instance_id);
  return new Map([...instances].map(([id, some]) => [id, cellOf(some)]));
}

function cellOf(trials: ReportedTrial[]): Cell {
  const { planned, passed, failed, error, score, score_expected } = totalsOf(trials.map((trial) => trial.planned));
  const known = trials.flatMap(({ result }) => result ?? []);
  const costs = known.flatMap(({ usage }) => usage.cost_usd ?? []);
  const durations = known.map(({ times }) => durationOf(times)).filter((duration) => duration > 0);
  return {
    planned,
    passed,
    measured: passed + failed,
    error,
    score,
    score_expected: score_expected!,
    duration_ms: durations.length === 0 ? null : Math.round(mean(durations)),
    cost_usd: costs.length === 0 ? null : mean(costs),
  };
}
