import { z } from 'zod';
import { intervalOf } from '../report/figures.ts';
import { resultSchema, runSchema } from '../results/schema.ts';
import { filesOf, type ShownRun } from './load.ts';

const logSchema = z.object({ file: z.string(), text: z.string() });

/** What `agentbench show --json` prints. */
export const showSchema = z.object({
  schema: z.literal('agentbench/show/v1'),
  runs: z.array(
    z.object({
      directories: z.array(z.string()).describe('Where it was found; several where its parts were put together'),
      run: runSchema,
      interval: z.object({ low: z.number(), high: z.number() }).nullable().describe('95 %, of the headline'),
      trials: z
        .array(
          z.object({
            planned: runSchema.shape.planned.element,
            directory: z.string().nullable().describe('Null where there are no files'),
            files: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative().nullable() })),
            result: resultSchema.nullable().describe('Null where there is none that can be read'),
            log: logSchema.optional().describe('With --log, where the trial has that one'),
          }),
        )
        .describe('All that were planned, or those that were asked for'),
    }),
  ),
  notes: z.array(z.string()).describe('What could not be read, and why'),
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
          result: trial.result ?? null,
          ...(log === undefined ? {} : { log }),
        };
      }),
    })),
    notes,
  };
}
