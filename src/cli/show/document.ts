import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { intervalOf } from '../../report/figures.ts';
import { resultSchema, runSchema } from '../../results/records.ts';
import { filesOf, recordOf, type ShownRun } from './load.ts';

const logSchema = z.object({ file: z.string(), text: z.string() });

/** What `agentbench show --json` prints. */
export const showSchema = z.object({
  schema: z.literal('agentbench/show/v1'),
  runs: z.array(
    z.object({
      directories: described(z.array(z.string()), 'Where it was found; several where its parts were put together'),
      run: runSchema,
      interval: described(z.nullable(z.object({ low: z.number(), high: z.number() })), '95 %, of the headline'),
      trials: described(
        z.array(
          z.object({
            planned: runSchema.shape.planned.def.element,
            directory: described(z.nullable(z.string()), 'Null where there are no files'),
            files: z.array(z.object({ name: z.string(), bytes: z.nullable(z.int().check(z.nonnegative())) })),
            result: described(z.nullable(resultSchema), 'Null where there is none that can be read'),
            log: described(z.optional(logSchema), 'With --log, where the trial has that one'),
          }),
        ),
        'All that were planned, or those that were asked for',
      ),
    }),
  ),
  notes: described(z.array(z.string()), 'What could not be read, and why'),
});
export type ShowDocument = z.output<typeof showSchema>;

/** Everything that is shown, for other programs; `logs` by the trial's directory. */
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
