import { z } from 'zod';
import { resultSchema, runSchema, statusSchema, totalsSchema } from '../../results/schema.ts';

const ratio = z.number().min(0).max(1);
const count = z.int().nonnegative();
const interval = z.object({ low: z.number(), high: z.number() });

const comparisonSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise', 'not comparable']),
  reasons: z.array(z.string()).describe('Why it is not comparable; what differs though it is'),
  origin: z.object({
    kind: z.enum(['directory', 'artifact']),
    commit: z.string().nullable(),
    finished_at: z.string().nullable(),
    url: z.string().nullable(),
  }),
  measure: z.enum(['success rate', 'score']),
  difference: z.number().nullable().describe('Now minus before, of the paired instances'),
  interval: interval.nullable().describe('Of the difference'),
  p: ratio.nullable(),
  method: z.enum(['mcnemar', 'permutation']).nullable(),
  pairs: count.describe('Instances with a verdict on both sides'),
  left_out: count.describe('Instances in common without one'),
  flips: z.array(
    z.object({ instance_id: z.string(), before: z.enum(['passed', 'failed']), now: z.enum(['passed', 'failed']) }),
  ),
});

const figures = {
  expected: count.describe('Points'),
  judged: count.describe('Points with a score'),
  score: ratio.nullable().describe('Mean over the judged points, of 2'),
  score_expected: ratio.describe('Mean over all points, of 2; one without a score counts 0'),
  coverage: ratio.describe('judged / expected'),
};
const figuresSchema = z.object(figures);
const roundSchema = figuresSchema.nullable().describe('Null where the round came to no evaluation');

const planSchema = z.object({
  mode: z.enum(['dev', 'free', 'debug']),
  ...figures,
  score_without_vacuous: ratio.nullable().describe('As score, without the points that an empty project gets as well'),
  by_point_type: z.record(z.string(), figuresSchema),
  rounds: z.object({ dev: roundSchema, debug: roundSchema }).nullable().describe('Both rounds of mode debug'),
});

const trialSchema = z.object({
  trial: z.int().positive(),
  status: statusSchema,
  score: ratio.nullable(),
  score_expected: ratio.describe('As score, with 0 for what could not be scored'),
  coverage: ratio,
  duration_ms: count.nullable().describe('Of all its stages; null without a result'),
  attempt: z.int().positive().nullable().describe('Null without a result'),
  integrity: z.array(z.string()).describe('Kinds of the integrity notes'),
  error: z.object({ stage: z.string(), kind: z.string(), message: z.string() }).nullable(),
  usage: resultSchema.shape.agent.shape.usage
    .nullable()
    .describe('Of all rounds of the agent; what is unknown is null, never 0; all of it is null without a result'),
  test_plan: planSchema.nullable().describe('What the points of a test plan came to'),
});

const instanceSchema = z.object({
  instance_id: z.string(),
  task_type: z.string(),
  passed: count.describe('Trials that passed'),
  score: ratio.nullable().describe('Mean over the trials with a score'),
  score_expected: ratio.describe('Mean over all trials; what has no score counts 0'),
  trials: z.array(trialSchema),
});

/** What a report says of a suite: `results.json`, for other programs. */
export const reportSchema = z.object({
  schema: z.literal('agentbench/report/v1'),
  suite: z.string().nullable(),
  dataset: runSchema.shape.dataset,
  agent: runSchema.shape.agent,
  settings: runSchema.shape.settings,
  totals: totalsSchema,
  times_ms: z
    .object({ agent: count, evaluation: count, harness: count })
    .describe(
      'Where the time of all trials went: the agent with its setup, the evaluation, and the rest, which is ours',
    ),
  interval: interval
    .nullable()
    .describe('Of the success rate, with test plans of score_expected; null where nothing was measured'),
  gate: runSchema.shape.gate,
  interrupted: runSchema.shape.interrupted,
  comparison: comparisonSchema.nullable().describe('With the baseline; null without one'),
  flaky: z.array(z.string()).describe('Instances with different verdicts among their trials'),
  by_type: z.record(z.string(), totalsSchema).describe('Totals by task type'),
  instances: z.array(instanceSchema),
  notes: z.array(z.string()).describe('What was odd about the results'),
  started_at: runSchema.shape.started_at,
  finished_at: runSchema.shape.finished_at,
  harness_version: z.string(),
  github: runSchema.shape.github,
  run_url: z.string().nullable(),
  artifact_url: z.string().nullable(),
});
export type ReportDocument = z.output<typeof reportSchema>;
export type ReportedInstance = z.output<typeof instanceSchema>;
export type TrialDocument = z.output<typeof trialSchema>;
export type PlanDocument = z.output<typeof planSchema>;
export type PlanFigures = z.output<typeof figuresSchema>;
