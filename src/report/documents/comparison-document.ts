import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { experimentSchema } from '../../results/experiment-record.ts';
import { count, interval, measureSchema, ratio, timesSchema } from '../../results/fields.ts';
import { runSchema, totalsSchema } from '../../results/records.ts';
import {
  actionSumsSchema,
  causeCountsSchema,
  testPointsSchema,
  typeFiguresSchema,
  usageSumsSchema,
} from './usage-document.ts';

const index = described(count, 'Index in `runs`');

const atKSchema = z.object({
  k: z.int().check(z.positive()),
  pass_at_k: described(z.nullable(ratio), 'Probability that at least one of k trials passes, mean over the instances'),
  pass_at_k_interval: described(z.nullable(interval), 'Over the same instances'),
  pass_hat_k: described(z.nullable(ratio), 'Probability that all of k trials pass, mean over the instances'),
  pass_hat_k_interval: z.nullable(interval),
  instances: described(count, 'Instances with at least k trials that have a verdict'),
  left_out: described(count, 'Instances with fewer'),
});

const usageSchema = z.extend(usageSumsSchema, {
  cost_unknown: described(count, 'Trials with an unknown cost, without those whose agent never started'),
});

const comparedRunSchema = z.object({
  name: described(z.string(), 'Name: as given, otherwise from its agent and model; unique'),
  suite: runSchema.shape.suite,
  dataset: runSchema.shape.dataset,
  agent: runSchema.shape.agent,
  settings: runSchema.shape.settings,
  totals: described(totalsSchema, 'Over the instances that all runs planned, as all figures here'),
  figure: described(z.nullable(ratio), 'The ranked value of the measure; null if nothing was measured'),
  interval: described(
    z.nullable(interval),
    'Interval of the figure; null if a planned trial has no verdict, and for the score of a single instance',
  ),
  rank: described(
    z.nullable(z.int().check(z.positive())),
    'Runs with equal figures share a rank; null without a figure',
  ),
  level_with_best: described(
    z.boolean(),
    'Ranked first, or tested against each first-ranked run and not worse beyond noise and tolerance; false without a figure',
  ),
  times_ms: timesSchema,
  agent_ms_per_trial: described(
    z.nullable(count),
    'Mean time of the agent over the trials with a verdict and a known time',
  ),
  usage: usageSchema,
  cost_per_trial_usd: described(z.nullable(z.number()), 'Mean over the trials with a known cost'),
  cost_per_passed_usd: described(z.nullable(z.number()), 'Null if the cost of a trial is unknown, or none passed'),
  on_frontier: described(
    z.boolean(),
    'The cost of all its trials is known, and no other such run has at least its figure at a lower cost per trial, or a better figure at the same cost',
  ),
  at_k: described(z.array(atKSchema), 'From k = 1 to the largest number of verdicts of an instance, at most 100'),
  by_type: described(z.record(z.string(), typeFiguresSchema), 'Totals and usage by task type'),
  test_points: described(z.nullable(testPointsSchema), 'Means over the projects of test plans; null without any'),
  causes: causeCountsSchema,
  causes_unknown: described(count, 'Failed trials without a known cause'),
  actions: actionSumsSchema,
  flaky: described(z.array(z.string()), 'Instances with different verdicts among their trials'),
  left_out: described(count, 'Instances of this run that not all runs planned'),
  started_at: runSchema.shape.started_at,
  finished_at: runSchema.shape.finished_at,
  harness_version: z.string(),
  github: runSchema.shape.github,
  notes: z.array(z.string()),
});

const pairSchema = z.object({
  a: index,
  b: index,
  verdict: z.enum(['a is better', 'b is better', 'within noise', 'within tolerance', 'not comparable']),
  reasons: described(z.array(z.string()), 'Reasons if not comparable; otherwise other differences'),
  difference: described(z.nullable(z.number()), 'b minus a, over the paired instances'),
  interval: described(z.nullable(interval), 'Interval of the difference'),
  p: described(z.nullable(ratio), 'Two-sided, for this pair alone'),
  p_adjusted: described(
    z.nullable(ratio),
    "By Holm's method over all comparable pairs, of an experiment over its comparisons; decides the verdict",
  ),
  method: described(
    z.nullable(z.enum(['mcnemar', 'permutation', 'e-process'])),
    '`e-process`: of an experiment with stop: known; p and interval are valid at every look',
  ),
  pairs: described(count, 'Instances with a verdict in all trials of both; 0 if the two are not comparable'),
  left_out: described(count, 'Instances without one'),
  a_better: described(count, 'Instances that are better in a'),
  b_better: described(count, 'Instances that are better in b'),
});

const cellSchema = z.object({
  planned: described(count, 'Planned trials'),
  passed: count,
  measured: described(count, 'Trials with a verdict'),
  error: described(count, 'Trials that could not be measured; the remaining ones were not run'),
  score: described(z.nullable(ratio), 'Mean over the trials with a score'),
  score_expected: described(ratio, 'Mean over all trials; one without a score counts as 0'),
  duration_ms: described(z.nullable(count), 'Mean over the trials with a known time'),
  cost_usd: described(z.nullable(z.number()), 'Mean over the trials with a known cost'),
});

const instanceSchema = z.object({
  instance_id: z.string(),
  task_type: z.string(),
  in_all: described(z.boolean(), 'True if all runs planned it; only such instances count'),
  runs: described(z.array(z.nullable(cellSchema)), 'In the order of `runs`; null if not planned'),
});

const experimentOfRunsSchema = z.extend(
  z.pick(experimentSchema, {
    arms: true,
    stop: true,
    alpha: true,
    tolerance: true,
    trials: true,
    order: true,
    comparisons: true,
    stopped: true,
    interrupted: true,
  }),
  {
    seeds: described(z.array(count), 'Of each job, in the order in which their pairs are counted'),
    verdicts: described(z.array(z.string()), 'A short sentence about each other arm'),
    answers: described(
      z.array(z.string()),
      'Sentences about each other arm, then about the trials that stopping saved',
    ),
    noise: described(
      z.array(z.string()),
      'Sentences: the difference between two measurements of the control, and for each comparison within noise the smallest difference that it could have detected',
    ),
  },
);

/** A comparison of several runs: `comparison.json`. */
export const comparisonSchema = z.object({
  schema: z.literal('agentbench/comparison/v1'),
  measure: described(measureSchema, 'The compared figure; the score of a test plan is over all its points'),
  runs: described(z.array(comparedRunSchema), 'In the order in which the runs were named'),
  pairs: described(z.array(pairSchema), 'Every pair, a before b'),
  instances: z.array(instanceSchema),
  experiment: described(
    z.optional(experimentOfRunsSchema),
    'If runs are the arms of an experiment: the first of `arms` is the control, and each has the name of its run',
  ),
  notes: z.array(z.string()),
  harness_version: z.string(),
});

export type ComparisonDocument = z.output<typeof comparisonSchema>;
export type ComparedRun = ComparisonDocument['runs'][number];
export type ComparedPair = ComparisonDocument['pairs'][number];
export type ComparedExperiment = NonNullable<ComparisonDocument['experiment']>;
export type ComparedInstance = ComparisonDocument['instances'][number];
