import path from 'node:path';
import * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { readRegularFile } from '../base/regular-file.ts';
import type { RunRecord } from '../results/records.ts';
import { trialKey } from '../results/trial-id.ts';
import { reportSchema, trialSchema } from './documents/report-document.ts';
import type { TrialFigures } from './suite.ts';

const LARGEST_FILE = 64 * 1024 * 1024;

/** The parts that are read: a report of an earlier version may lack others. */
const reportPart = z.object({
  schema: reportSchema.shape.schema,
  instances: z.array(
    z.object({
      instance_id: z.string(),
      trials: z.array(
        z.pick(trialSchema, {
          trial: true,
          status: true,
          duration_ms: true,
          usage: true,
          causes: true,
          image_digest: true,
        }),
      ),
    }),
  ),
});

/**
 * The figures of a run's trials in the `results.json` beside its `run.json`, in the order of its plan: a report comes without
 * the records of trials. None if there is no such file, or it is no report; null for a trial with another verdict there.
 */
export function readReported(directory: string, { planned }: RunRecord): (TrialFigures | null)[] {
  let report: z.output<typeof reportPart>;
  try {
    const content = readRegularFile(path.join(directory, 'results.json'), LARGEST_FILE);
    report = reportPart.parse(parseBounded(content.toString()));
  } catch {
    return [];
  }
  const told = new Map(
    report.instances.flatMap(({ instance_id, trials }) =>
      trials.map((trial) => [trialKey({ instance_id, trial: trial.trial }), trial]),
    ),
  );
  return planned.map((entry) => {
    const trial = told.get(trialKey(entry));
    if (trial === undefined || trial.status !== entry.status || trial.usage === null || trial.duration_ms === null)
      return null;
    const { usage, causes, duration_ms, image_digest = null } = trial;
    return { usage, causes, duration_ms, image_digest };
  });
}
