import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { runSchema, totalsSchema } from '../../results/records.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.nonnegative());
const index = described(count, 'A place in `runs`');
const interval = z.object({ low: z.number(), high: z.number() });

const atKSchema = z.object({
  k: z.int().check(z.positive()),
  pass_at_k: described(z.nullable(ratio), 'Probability that at least one of k trials passes, mean over the instances'),
  pass_at_k_interval: described(z.nullable(interval), 'By resampling instances'),
  pass_hat_k: described(z.nullable(ratio), 'Probability that all of k trials pass, mean over the instances'),
  pass_hat_k_interval: z.nullable(interval),
  instances: described(count, 'With at least k trials that have a verdict'),
  left_out: described(count, 'With fewer'),
});

const usageSchema = z.object({
  cost_usd: described(z.nullable(z.number()), 'Sum of what is known; null where nothing is'),
  cost_known: described(count, 'Trials of which it is known'),
  cost_unknown: described(count, 'Trials of which it is not, without those whose agent never began'),
  input_tokens: z.nullable(z.number()),
  output_tokens: z.nullable(z.number()),
  tokens_known: count,
});

const comparedRunSchema = z.object({
  name: described(z.string(), 'What it is called: as given, otherwise of its agent and model; no two have the same'),
  suite: runSchema.shape.suite,
  dataset: runSchema.shape.dataset,
  agent: runSchema.shape.agent,
  settings: runSchema.shape.settings,
  totals: described(totalsSchema, 'Over the instances that all runs planned, as everything else here'),
  figure: described(z.nullable(ratio), 'What is ranked: the measure; null where nothing was measured'),
  interval: described(z.nullable(interval), 'Of the figure'),
  rank: described(z.nullable(z.int().check(z.positive())), 'Runs of one figure share theirs; null without a figure'),
  level_with_best: described(
    z.boolean(),
    'One of the first, or no test finds one of the first better; false without a figure',
  ),
  times_ms: z.object({ agent: count, evaluation: count, harness: count }),
  agent_ms_per_trial: described(z.nullable(count), 'Mean time of the agent over the trials with a result'),
  usage: usageSchema,
  cost_per_trial_usd: described(z.nullable(z.number()), 'Mean over the trials of which it is known'),
  cost_per_passed_usd: described(z.nullable(z.number()), 'Null where the cost of a trial is not known, or none passed'),
  on_frontier: described(
    z.boolean(),
    'The cost of all its trials is known, and no other such run has at least its figure for less a trial, nor a better one for as much',
  ),
  at_k: described(z.array(atKSchema), 'From k = 1 to the most trials of an instance, at most 100'),
  by_type: described(z.record(z.string(), totalsSchema), 'Totals by task type'),
  flaky: described(z.array(z.string()), 'Instances with different verdicts among their trials'),
  left_out: described(count, 'Its instances that not all runs planned'),
  started_at: runSchema.shape.started_at,
  finished_at: runSchema.shape.finished_at,
  harness_version: z.string(),
  github: runSchema.shape.github,
  notes: z.array(z.string()),
});

const pairSchema = z.object({
  a: index,
  b: index,
  verdict: z.enum(['a is better', 'b is better', 'within noise', 'not comparable']),
  reasons: described(z.array(z.string()), 'Why it is not comparable; what differs though it is'),
  difference: described(z.nullable(z.number()), 'b minus a, of the paired instances'),
  interval: described(z.nullable(interval), 'Of the difference'),
  p: described(z.nullable(ratio), 'Two-sided, of this pair alone'),
  p_adjusted: described(z.nullable(ratio), "By Holm's method over all comparable pairs; the verdict is its"),
  method: z.nullable(z.enum(['mcnemar', 'permutation'])),
  pairs: described(count, 'Instances with a verdict in all trials of both; 0 where the two are not comparable'),
  left_out: described(count, 'Instances without'),
  a_better: described(count, 'Instances that are better in a'),
  b_better: described(count, 'Instances that are better in b'),
});

const cellSchema = z.object({
  planned: described(count, 'Trials'),
  passed: count,
  measured: described(count, 'Trials with a verdict'),
  error: described(count, 'Trials that could not be measured; the rest of them was not run'),
  score: described(z.nullable(ratio), 'Mean over the trials with a score'),
  score_expected: described(ratio, 'Mean over all trials; what has no score counts 0'),
  duration_ms: described(z.nullable(count), 'Mean over the trials with a result'),
  cost_usd: described(z.nullable(z.number()), 'Mean over the trials of which it is known'),
});

const instanceSchema = z.object({
  instance_id: z.string(),
  task_type: z.string(),
  in_all: described(z.boolean(), 'All runs planned it: it counts'),
  runs: described(z.array(z.nullable(cellSchema)), 'In the order of `runs`; null where it was not planned'),
});

/** Several runs side by side: `comparison.json`. */
export const comparisonSchema = z.object({
  schema: z.literal('agentbench/comparison/v1'),
  measure: described(z.enum(['success rate', 'score']), 'What is compared; the score is that over all points'),
  runs: described(z.array(comparedRunSchema), 'In the order in which they were named'),
  pairs: described(z.array(pairSchema), 'Every pair, a before b'),
  instances: z.array(instanceSchema),
  notes: z.array(z.string()),
  harness_version: z.string(),
});

export type ComparisonDocument = z.output<typeof comparisonSchema>;
export type ComparedRun = ComparisonDocument['runs'][number];
export type ComparedPair = ComparisonDocument['pairs'][number];
export type ComparedInstance = ComparisonDocument['instances'][number];
