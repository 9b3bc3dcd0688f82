import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { runSchema, totalsSchema } from '../results/records.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.nonnegative());
const shortText = z.string().check(z.maxLength(500));
/** Nobody's run costs or takes more; sums stay numbers. */
const usd = z.number().check(z.minimum(0), z.maximum(1e9));
const milliseconds = z.int().check(z.minimum(0), z.maximum(1e13));
const commit = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));
const interval = z.object({ low: ratio, high: ratio });

/** Which change of a figure is more than noise. */
const changeSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise']),
  difference: described(z.number().check(z.minimum(-1), z.maximum(1)), 'Now minus before'),
  since: described(z.nullable(commit), 'Of the point before'),
});
export type PointChange = z.output<typeof changeSchema>;

const figureSchema = z.object({
  measure: z.enum(['success rate', 'score']),
  value: described(z.nullable(ratio), 'Of all planned trials; null where nothing was measured'),
  interval: described(z.nullable(interval), '95 %'),
});

const costSchema = z.object({
  usd: described(z.nullable(usd), 'Of the trials of which it is known; null where of none'),
  trials: described(count, 'Of how many it is known'),
});

const timeSchema = z.object({
  agent_ms: milliseconds,
  evaluation_ms: milliseconds,
  harness_ms: milliseconds,
  trials: described(count, 'Trials that left a result'),
});

/** One report in `history.jsonl`, a line each. No command and no path stands in it: the file may be public. */
export const historySchema = z.object({
  schema: z.literal('agentbench/history/v1'),
  suite: z.nullable(shortText),
  dataset: runSchema.shape.dataset,
  agent: z.object({ name: z.nullable(z.string()), model: z.nullable(z.string()) }),
  settings: runSchema.shape.settings,
  instances: z.object({
    count,
    digest: described(
      z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)),
      'Of the sorted ids, each followed by a newline',
    ),
  }),
  totals: totalsSchema,
  figure: figureSchema,
  values: described(
    z.array(z.nullable(ratio)).check(z.maxLength(100_000)),
    'What each instance counts in the figure, its mean over the trials, in the order of the sorted ids; null where a trial has no verdict',
  ),
  change: described(z.nullable(changeSchema), 'Against the point before that it can be compared with'),
  gate: described(z.nullable(z.boolean()), 'Whether it passed'),
  interrupted: z.nullable(shortText),
  cost: costSchema,
  time: timeSchema,
  commit: z.nullable(commit),
  branch: z.nullable(shortText),
  run: described(
    z.nullable(
      z.object({ repository: shortText, id: shortText, attempt: count, event: shortText, url: z.nullable(shortText) }),
    ),
    'The workflow run that measured; null outside Actions',
  ),
  measured_at: z.iso.datetime(),
  harness_version: runSchema.shape.harness_version,
});
export type HistoryPoint = z.output<typeof historySchema>;

/** A point as it is shown. */
const trendPointSchema = z.object({
  commit: z.nullable(z.string()),
  commit_url: z.nullable(z.string()),
  run_url: z.nullable(z.string()),
  measured_at: z.string(),
  agent: z.string(),
  figure: figureSchema,
  change: z.nullable(changeSchema),
  breaks: described(z.array(z.string()), 'Why it cannot be compared with the point before it here'),
  planned: count,
  missing: described(count, 'Trials without a verdict'),
  cost: costSchema,
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
