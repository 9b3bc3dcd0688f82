import * as z from 'zod/mini';
import { described } from '../../base/zod.ts';
import { intervalOf } from '../../report/figures.ts';
import { resultSchema, runSchema } from '../../results/records.ts';
import { stepsSchema } from '../../trajectory/step-schema.ts';
import { filesOf, recordOf, type ShownRun } from './load.ts';
import type { TrialSteps } from './steps.ts';

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
            steps: described(
              z.optional(z.array(z.extend(stepsSchema, { file: z.string() }))),
              'With --steps or --step: of each trajectory of the trial, of which there are two after two rounds',
            ),
          }),
        ),
        'All planned trials, or the selected ones',
      ),
    }),
  ),
  notes: described(z.array(z.string()), 'Unreadable files, with the reason'),
});
export type ShowDocument = z.output<typeof showSchema>;

/** Builds the JSON document; `logs` and `steps` have the trial's directory as key. */
export function toDocument(
  runs: ShownRun[],
  notes: string[],
  logs: Map<string | null, z.output<typeof logSchema>>,
  steps: Map<string | null, TrialSteps[]> = new Map(),
): ShowDocument {
  return {
    schema: 'agentbench/show/v1',
    runs: runs.map(({ directories, run, trials }) => ({
      directories,
      run,
      interval: intervalOf({ run }),
      trials: trials.map((trial) => {
        const [log, did] = [logs.get(trial.directory), steps.get(trial.directory)];
        return {
          planned: trial.planned,
          directory: trial.directory,
          files: filesOf(trial),
          result: recordOf(trial, run),
          ...(log === undefined ? {} : { log }),
          ...(did === undefined ? {} : { steps: did.map(({ file, steps }) => ({ file, ...steps })) }),
        };
      }),
    })),
    notes,
  };
}
