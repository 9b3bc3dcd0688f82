import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { totalsSchema } from '../../results/records.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.nonnegative());

/** Usage of the agents over several trials. */
export const usageSumsSchema = z.object({
  input_tokens: described(z.nullable(z.number()), 'Sum over the trials that know it; null if none does, as all here'),
  output_tokens: z.nullable(z.number()),
  tokens_known: described(count, 'Trials with known tokens'),
  tokens_per_trial: described(z.nullable(z.number()), 'Mean of input and output over these trials'),
  steps: z.nullable(z.number()),
  steps_known: described(count, 'Trials with known steps'),
  steps_per_trial: described(z.nullable(z.number()), 'Mean over these trials'),
  cost_usd: z.nullable(z.number()),
  cost_known: described(count, 'Trials with a known cost'),
  requests: described(z.nullable(z.number()), 'Requests to models'),
  failed_requests: described(z.nullable(z.number()), 'Requests without an answer to its end'),
  throttled_requests: described(z.nullable(z.number()), 'Requests refused for their rate (429)'),
  requests_known: described(count, 'Trials with a meter'),
  waiting_share: described(z.nullable(ratio), "Share of these trials' agent time in which a request was under way"),
});
export type UsageSums = z.output<typeof usageSumsSchema>;

export const typeFiguresSchema = z.extend(totalsSchema, { usage: usageSumsSchema });
export type TypeFigures = z.output<typeof typeFiguresSchema>;

/** Means over the projects of test plans. */
export const testPointsSchema = z.object({
  projects: described(count, 'Planned trials'),
  projects_scored: described(count, 'Those with a scored point: `score` is the mean over them'),
  points: described(count, 'Points of the plans that were evaluated'),
  points_judged: described(count, 'Points with a score'),
  score: described(z.nullable(ratio), 'Mean over the projects with a scored point; null if there is none'),
  score_expected: described(ratio, 'Mean over all projects; a point without a score counts as 0'),
  coverage: described(ratio, 'Mean over all projects'),
  rounds: described(
    z.nullable(
      z.object({
        projects: described(count, 'Projects with both rounds: the means are over them'),
        dev: described(ratio, 'Mean score over all points after the first round'),
        debug: described(ratio, 'The same after the second round'),
      }),
    ),
    'Mode debug; null otherwise',
  ),
});
export type TestPoints = z.output<typeof testPointsSchema>;
