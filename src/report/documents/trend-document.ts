import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.nonnegative());
/** Nobody's run costs or takes more; sums stay numbers. */
const usd = z.number().check(z.minimum(0), z.maximum(1e9));
export const commit = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));
const interval = z.object({ low: ratio, high: ratio });

/** Which change of a figure is more than noise. */
export const pointChangeSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise']),
  difference: described(z.number().check(z.minimum(-1), z.maximum(1)), 'Now minus before'),
  since: described(z.nullable(commit), 'Of the point before'),
});
export type PointChange = z.output<typeof pointChangeSchema>;

export const pointFigureSchema = z.object({
  measure: z.enum(['success rate', 'score']),
  value: described(z.nullable(ratio), 'Of all planned trials; null where nothing was measured'),
  interval: described(z.nullable(interval), '95 %'),
});

export const pointCostSchema = z.object({
  usd: described(z.nullable(usd), 'Of the trials of which it is known; null where of none'),
  trials: described(count, 'Of how many it is known'),
});

/** A point as it is shown. */
const trendPointSchema = z.object({
  commit: z.nullable(z.string()),
  commit_url: z.nullable(z.string()),
  run_url: z.nullable(z.string()),
  measured_at: z.string(),
  agent: z.string(),
  figure: pointFigureSchema,
  change: z.nullable(pointChangeSchema),
  breaks: described(z.array(z.string()), 'Why it cannot be compared with the point before it here'),
  planned: count,
  missing: described(count, 'Trials without a verdict'),
  cost: pointCostSchema,
  time: described(z.object({ ms: z.number(), trials: count }), 'Of all trials that left a result'),
  current: described(z.boolean(), 'This report'),
});
export type TrendPoint = z.output<typeof trendPointSchema>;

/** What the history says of a suite on a branch. */
export const trendSchema = z.object({
  branch: described(z.nullable(z.string()), 'Null: of any'),
  added: described(z.boolean(), 'Whether this report is a point of the history now'),
  earlier: described(count, 'Points before the first that is shown here'),
  points: described(z.array(trendPointSchema), 'The oldest first; this report among them'),
});
export type Trend = z.output<typeof trendSchema>;
