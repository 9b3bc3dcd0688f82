import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { commit, pointChangeSchema, pointCostSchema, pointFigureSchema } from '../report/documents/trend-document.ts';
import { count, digest, namedTexts, ratio } from '../results/fields.ts';
import { runSchema, totalsSchema } from '../results/records.ts';

const shortText = z.string().check(z.maxLength(500));
const milliseconds = z.int().check(z.minimum(0), z.maximum(1e13));

const timeSchema = z.object({
  agent_ms: milliseconds,
  evaluation_ms: milliseconds,
  harness_ms: milliseconds,
  trials: described(count, 'Trials with a known time'),
});

/** One report in `history.jsonl`, one per line. Commands and paths are left out, since the file may be public. */
export const historySchema = z.object({
  schema: z.literal('agentbench/history/v1'),
  suite: z.nullable(shortText),
  dataset: runSchema.shape.dataset,
  agent: z.object({ name: z.nullable(z.string()), model: z.nullable(z.string()) }),
  settings: runSchema.shape.settings,
  identity: described(
    z.optional(
      z.object({
        pass_score: ratio,
        agent: described(
          z.optional(z.nullable(z.string())),
          'NAME@version of the option agent; absent in lines of earlier versions',
        ),
      }),
    ),
    'Absent in lines of earlier versions, as are `options`, and for runs of other programs',
  ),
  options: described(
    z.optional(namedTexts),
    'Those that limit a trial or decide its verdict: `pass-key`, `trial-max-cost`, `trial-max-requests`, `hosted-tools`, `allow-hosts`',
  ),
  instances: z.object({
    count,
    digest: described(digest, 'Hash of the sorted ids, each followed by a newline'),
  }),
  totals: totalsSchema,
  figure: pointFigureSchema,
  values: described(
    z.array(z.nullable(ratio)).check(z.maxLength(100_000)),
    'Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict',
  ),
  change: described(z.nullable(pointChangeSchema), 'Change since the latest comparable earlier point'),
  gate: described(z.nullable(z.boolean()), 'True if the gate passed; null without a gate'),
  interrupted: z.nullable(shortText),
  cost: pointCostSchema,
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
