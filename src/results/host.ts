import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { count, ratio } from './fields.ts';

const activitySchema = z.object({
  load: described(z.nullable(z.number().check(z.nonnegative())), 'Load average of the last minute; null if unknown'),
  steal: described(
    z.nullable(ratio),
    'Share of processor time that other virtual machines took: `start` since the start of the machine, `end` during the run; null if unknown',
  ),
});

/** The machine that ran the harness. */
export const hostSchema = z.object({
  cpu: described(z.nullable(z.string()), 'Model; null if unknown'),
  cores: described(z.int().check(z.positive()), 'Processors that the harness may use'),
  memory_bytes: count,
  start: activitySchema,
  end: described(z.nullable(activitySchema), 'Null during the run, or if it was killed'),
});
