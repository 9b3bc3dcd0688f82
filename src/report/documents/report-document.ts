import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { actionsSchema } from '../../results/actions.ts';
import { causeSchema } from '../../results/causes.ts';
import { count, interval, measureSchema, modeSchema, ratio, statusSchema, timesSchema } from '../../results/fields.ts';
import { resultSchema, runSchema, totalsSchema } from '../../results/records.ts';
import { judgeUsageSchema } from '../../results/usage.ts';
import { prdbenchSchema } from './paper-document.ts';
import { trendSchema } from './trend-document.ts';
import {
  actionSumsSchema,
  causeCountsSchema,
  testPointsSchema,
  typeFiguresSchema,
  usageSumsSchema,
} from './usage-document.ts';

const comparisonSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise', 'within tolerance', 'not comparable']),
  reasons: described(z.array(z.string()), 'Reasons if not comparable; otherwise other differences'),
  origin: z.object({
    kind: z.enum(['directory', 'artifact']),
    commit: z.nullable(z.string()),
    finished_at: z.nullable(z.string()),
    url: z.nullable(z.string()),
  }),
  measure: measureSchema,
  difference: described(z.nullable(z.number()), 'Now minus before, over the paired instances'),
  interval: described(z.nullable(interval), 'Interval of the difference'),
  p: z.nullable(ratio),
  method: z.nullable(z.enum(['mcnemar', 'permutation'])),
  pairs: described(count, 'Instances with a verdict on both sides'),
  left_out: described(count, 'Instances in common without a verdict on both sides'),
  noise: described(
    z.optional(z.array(z.string())),
    'Sentences: how much two measurements of the baseline differ, and the smallest difference that a comparison within noise could have detected',
  ),
  flips: z.array(
    z.object({ instance_id: z.string(), before: z.enum(['passed', 'failed']), now: z.enum(['passed', 'failed']) }),
  ),
});

const figures = {
  expected: described(count, 'Points'),
  judged: described(count, 'Points with a score'),
  score: described(z.nullable(ratio), 'Mean over the judged points, of 2'),
  score_expected: described(ratio, 'Mean over all points, of 2; one without a score counts as 0'),
  coverage: described(ratio, 'judged / expected'),
};
const figuresSchema = z.object(figures);
const roundSchema = described(z.nullable(figuresSchema), 'Null if the round was not measured');

const planSchema = z.object({
  mode: modeSchema,
  ...figures,
  score_without_vacuous: described(
    z.nullable(ratio),
    'As score, without the part of it that an empty project also gets; null if that was not measured',
  ),
  by_point_type: described(
    z.record(z.string(), figuresSchema),
    'Empty if the evaluation ended before the last point: the types of the others are not known',
  ),
  rounds: described(z.nullable(z.object({ dev: roundSchema, debug: roundSchema })), 'Both rounds of mode debug'),
});

export const trialSchema = z.object({
  trial: z.int().check(z.positive()),
  status: statusSchema,
  score: z.nullable(ratio),
  score_expected: described(ratio, 'As score, with 0 for points without a score'),
  coverage: ratio,
  duration_ms: described(z.nullable(count), 'Total of all its stages; null without a result'),
  attempt: described(
    z.nullable(z.int().check(z.positive())),
    'Number of the attempt that counts; null without a result',
  ),
  integrity: described(z.array(z.string()), 'Kinds of the integrity notes'),
  error: resultSchema.shape.error,
  reason: described(
    z.nullable(z.string()),
    'The most informative line of a log about a trial that did not pass; null if there is none',
  ),
  causes: described(
    z.array(causeSchema),
    'Causes that the rules found, the most informative first; empty for a passed trial',
  ),
  actions: described(z.nullable(actionsSchema), 'Tool calls by class; null if they are not known'),
  usage: described(
    z.nullable(resultSchema.shape.agent.shape.usage),
    'Over all rounds of the agent; unknown values are null, never 0; null without a result',
  ),
  image_digest: described(z.optional(z.nullable(z.string())), 'Digest of its Docker image; absent without a result'),
  test_plan: described(z.nullable(planSchema), 'Results of the points of a test plan'),
});

const instanceSchema = z.object({
  instance_id: z.string(),
  task_type: z.string(),
  passed: described(count, 'Trials that passed'),
  score: described(z.nullable(ratio), 'Mean over the trials with a score'),
  score_expected: described(ratio, 'Mean over all trials; one without a score counts as 0'),
  trials: z.array(trialSchema),
});

/** The report of a suite for other programs: `results.json`. */
export const reportSchema = z.object({
  schema: z.literal('agentbench/report/v1'),
  suite: z.nullable(z.string()),
  dataset: runSchema.shape.dataset,
  agent: runSchema.shape.agent,
  settings: runSchema.shape.settings,
  totals: totalsSchema,
  times_ms: described(
    timesSchema,
    'Time of all trials: the agent with its setup, the evaluation, and the harness, which is the rest',
  ),
  interval: described(
    z.nullable(interval),
    'Interval of the compared figure: the success rate, or score_expected; null if a planned trial has no verdict, and for the score of a single instance',
  ),
  gate: runSchema.shape.gate,
  interrupted: runSchema.shape.interrupted,
  comparison: described(z.nullable(comparisonSchema), 'Comparison with the baseline; null without one'),
  history: described(
    z.optional(trendSchema),
    'Trend of the suite on its branch, from the history; absent if none is kept',
  ),
  reasons: described(
    z.array(
      z.object({
        status: statusSchema,
        text: described(z.string(), 'The reason of the first of them'),
        trials: described(z.array(z.string()), '`instance_id/trial`'),
      }),
    ),
    'Trials that did not pass, grouped by reason, the most frequent first; numbers in a reason may differ',
  ),
  causes: causeCountsSchema,
  actions: actionSumsSchema,
  flaky: described(z.array(z.string()), 'Instances with different verdicts among their trials'),
  by_type: described(z.record(z.string(), typeFiguresSchema), 'Totals and usage by task type'),
  usage: described(usageSumsSchema, 'Usage of the agents over all trials'),
  judge_usage: described(
    z.nullable(judgeUsageSchema),
    'Usage of the judge over all trials, of its verdicts and its explanations; null without a judge',
  ),
  test_points: described(z.nullable(testPointsSchema), 'Means over the projects of test plans; null without any'),
  prdbench: described(
    z.nullable(prdbenchSchema),
    "The figures of PRDbench's paper: by round, kind of test point and domain; null without test plans",
  ),
  instances: z.array(instanceSchema),
  notes: described(z.array(z.string()), 'Problems found in the results'),
  started_at: runSchema.shape.started_at,
  finished_at: runSchema.shape.finished_at,
  harness_version: z.string(),
  github: runSchema.shape.github,
  repeat: described(
    z.nullable(z.string()),
    'The command that measures an instance again; its id is to be appended. Secrets by name only; null if it is not known',
  ),
  run_url: z.nullable(z.string()),
  artifact_url: z.nullable(z.string()),
});
export type ReportDocument = z.output<typeof reportSchema>;
export type ReportedInstance = z.output<typeof instanceSchema>;
export type TrialDocument = z.output<typeof trialSchema>;
export type PlanDocument = z.output<typeof planSchema>;
