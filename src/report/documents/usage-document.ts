import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { actionsSchema } from '../../results/actions.ts';
import { CAUSES } from '../../results/causes.ts';
import { count, ratio } from '../../results/fields.ts';
import { totalsSchema } from '../../results/records.ts';

/** Usage of the agents over several trials. */
export const usageSumsSchema = z.object({
  input_tokens: described(
    z.nullable(z.number()),
    'Sum over the trials with known tokens; null without any, as all fields here without a known value',
  ),
  output_tokens: z.nullable(z.number()),
  tokens_known: described(count, 'Trials whose input and output are both known'),
  tokens_per_trial: described(z.nullable(z.number()), 'Mean of input and output over these trials'),
  steps: z.nullable(z.number()),
  steps_known: described(count, 'Trials with known steps'),
  steps_per_trial: described(z.nullable(z.number()), 'Mean over these trials'),
  cost_usd: z.nullable(z.number()),
  cost_known: described(count, 'Trials with a known cost'),
  requests: described(z.nullable(z.number()), 'Requests to models'),
  failed_requests: described(z.nullable(z.number()), 'Requests without a complete answer'),
  throttled_requests: described(z.nullable(z.number()), 'Requests refused for their rate (429)'),
  requests_known: described(count, 'Trials with a meter and a known number of requests'),
  waiting_share: described(z.nullable(ratio), "Share of these trials' agent time in which a request was under way"),
});
export type UsageSums = z.output<typeof usageSumsSchema>;

/** Trials by the first of their causes, and what agents did. */
export const causeCountsSchema = described(
  z.array(z.object({ cause: z.enum(CAUSES), trials: count })),
  'Trials that did not pass by the first of their causes, the most frequent first; a trial without a known cause is in none',
);
export type CauseCounts = z.output<typeof causeCountsSchema>;

export const actionSumsSchema = z.object({
  trials: described(count, 'Trials whose tool calls are known'),
  by_class: described(z.nullable(actionsSchema), 'Sums over these trials; null without any'),
  wasted: described(
    z.nullable(
      z.object({
        trials: described(count, 'Trials with known tool calls and with human bounds'),
        agent: described(count, 'Their calls of `check_dir` and `read_file`, the classes that the bounds count'),
        human_lower: z.number(),
        human_upper: z.number(),
        share: described(
          z.nullable(ratio),
          "Calls beyond the upper bound of their trial, over the agents' calls; null without a call",
        ),
      }),
    ),
    'Exploration beyond that of a person; null without human bounds',
  ),
});
export type ActionSums = z.output<typeof actionSumsSchema>;

export const typeFiguresSchema = z.extend(totalsSchema, {
  usage: usageSumsSchema,
  causes: causeCountsSchema,
  actions: actionSumsSchema,
});
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
