import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { intervalOf } from '../../report/figures.ts';
import { resultSchema, runSchema } from '../../results/records.ts';
import { filesOf, recordOf, type ShownRun } from './load.ts';

const logSchema = z.object({ file: z.string(), text: z.string() });

/** Schema of the output of `agentbench show --json`. */
export const showSchema = z.object({
  schema: z.literal('agentbench/show/v1'),
  runs: z.array(
    z.object({
      directories: described(z.array(z.string()), 'Directories of the run; several if it was combined from parts'),
      run: runSchema,
      interval: described(
        z.nullable(z.object({ low: z.number(), high: z.number() })),
        '95% confidence interval of the headline figure',
      ),
      trials: described(
        z.array(
          z.object({
            planned: runSchema.shape.planned.def.element,
            directory: described(z.nullable(z.string()), 'Null without files'),
            files: z.array(z.object({ name: z.string(), bytes: z.nullable(z.int().check(z.nonnegative())) })),
            result: described(z.nullable(resultSchema), 'Null without a readable result'),
            log: described(z.optional(logSchema), 'With --log, if the trial has that log'),
          }),
        ),
        'All planned trials, or the selected ones',
      ),
    }),
  ),
  notes: described(z.array(z.string()), 'Unreadable files, with the reason'),
});
export type ShowDocument = z.output<typeof showSchema>;

/** Builds the JSON document; `logs` has the trial's directory as key. */
export function toDocument(
  runs: ShownRun[],
  notes: string[],
  logs: Map<string | null, z.output<typeof logSchema>>,
): ShowDocument {
  return {
    schema: 'agentbench/show/v1',
    runs: runs.map(({ directories, run, trials }) => ({
      directories,
      run,
      interval: intervalOf({ run }),
      trials: trials.map((trial) => {
        const log = logs.get(trial.directory);
        return {
          planned: trial.entry,
          directory: trial.directory,
          files: filesOf(trial),
          result: recordOf(trial, run),
          ...(log === undefined ? {} : { log }),
        };
      }),
    })),
    notes,
  };
}
