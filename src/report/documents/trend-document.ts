import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { count, measureSchema, ratio } from '../../results/fields.ts';

/** Upper bound far above any real run, so that sums stay finite numbers. */
const usd = z.number().check(z.minimum(0), z.maximum(1e9));
export const commit = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));
const interval = z.object({ low: ratio, high: ratio });

/** Change of a figure against an earlier point. */
export const pointChangeSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise', 'within tolerance']),
  difference: described(z.number().check(z.minimum(-1), z.maximum(1)), 'Now minus before'),
  since: described(z.nullable(commit), 'Commit of the earlier point'),
});
export type PointChange = z.output<typeof pointChangeSchema>;

export const pointFigureSchema = z.object({
  measure: measureSchema,
  value: described(z.nullable(ratio), 'Over all planned trials; null if nothing was measured'),
  interval: described(z.nullable(interval), '95 % confidence interval'),
});

export const pointCostSchema = z.object({
  usd: described(z.nullable(usd), 'Sum over the trials with a known cost; null if there are none'),
  trials: described(count, 'Number of trials with a known cost'),
});

/** A point of the trend as shown. */
const trendPointSchema = z.object({
  commit: z.nullable(z.string()),
  commit_url: z.nullable(z.string()),
  run_url: z.nullable(z.string()),
  measured_at: z.string(),
  agent: z.string(),
  figure: pointFigureSchema,
  change: z.nullable(pointChangeSchema),
  breaks: described(z.array(z.string()), 'Reasons why it is not comparable with the preceding point'),
  notes: described(z.array(z.string()), 'Its other differences from that point: agent, limits, rules of the verdict'),
  planned: count,
  missing: described(count, 'Trials without a verdict'),
  cost: pointCostSchema,
  time: described(z.object({ ms: z.number(), trials: count }), 'Total of all trials with a known time'),
  current: described(z.boolean(), 'True for this report'),
});
export type TrendPoint = z.output<typeof trendPointSchema>;

/** The trend of a suite on a branch, from its history. */
export const trendSchema = z.object({
  branch: described(z.nullable(z.string()), 'Null: any branch'),
  added: described(z.boolean(), 'True if this report was added to the history'),
  earlier: described(count, 'Number of points before the first one shown'),
  points: described(z.array(trendPointSchema), 'Oldest first, including this report'),
});
export type Trend = z.output<typeof trendSchema>;
