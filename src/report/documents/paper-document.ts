import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { count, interval, ratio } from '../../results/fields.ts';

const meanSchema = z.object({
  projects: described(count, 'Projects in which this round was measured, and has such points: the mean is over them'),
  mean: described(
    z.nullable(ratio),
    'Mean of the projects, each the mean of its trials; a point without a score counts as 0, also one that a round did not reach because the agent destroyed its testbed',
  ),
  interval: described(z.nullable(interval), '95% interval; null for a single project'),
});

const rowSchema = z.object({
  name: described(z.string(), 'Kind of test point, or domain'),
  dev: z.nullable(meanSchema),
  debug: z.nullable(meanSchema),
  free: z.nullable(meanSchema),
});

const agreementSchema = z.object({
  with: described(z.enum(['labels', 'results']), 'A file of labels, or other results'),
  name: described(z.string(), "The file's name, or the identity of the other judge"),
  points: described(count, 'Points that the judge and the labels score'),
  agreed: count,
  agreement: described(z.nullable(ratio), 'agreed / points'),
  agreement_interval: described(z.nullable(interval), '95% interval, by resampling projects; null for a single one'),
  kappa: described(z.nullable(z.number()), "Cohen's kappa over the scores 0, 1 and 2, unweighted; null if undefined"),
  kappa_interval: z.nullable(interval),
  matrix: described(
    z.array(z.array(count)),
    "Counts: rows are the judge's scores 0, 1, 2, columns those of the labels",
  ),
  unlabelled: described(count, 'Points that the judge scored, and that have no label'),
  unused: described(count, 'Labels of points that the judge did not score'),
});

/** The figures that the paper of PRDbench prints. */
export const prdbenchSchema = z.object({
  planned: described(count, 'Planned projects'),
  all: rowSchema,
  difference: described(
    z.nullable(
      z.object({
        projects: described(count, 'Projects with both rounds'),
        dev: described(ratio, 'Mean over these projects after the first round'),
        debug: ratio,
        difference: described(z.number(), 'debug − dev'),
        interval: z.nullable(interval),
        p: described(ratio, 'Paired permutation test over projects, two-sided'),
      }),
    ),
    'Mode debug; null otherwise',
  ),
  by_point_type: z.array(rowSchema),
  by_domain: described(z.array(rowSchema), 'Empty unless the labels give domains: the dataset has none'),
  judge: described(
    z.nullable(
      z.object({
        identities: z.array(z.string()),
        verdicts: count,
        failures: count,
        cost_usd: described(z.nullable(z.number()), 'Sum over the evaluations with a known cost; null without any'),
        cost_known: described(count, 'Evaluations with a known cost'),
        evaluations: described(count, 'Evaluations with a judge; mode debug has two a trial'),
      }),
    ),
    'Null without a judge',
  ),
  agreement: described(z.nullable(agreementSchema), 'Null without `--labels`'),
});
export type PrdbenchTables = z.output<typeof prdbenchSchema>;
export type PaperRow = z.output<typeof rowSchema>;
export type PaperMean = z.output<typeof meanSchema>;
