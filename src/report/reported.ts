import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { cutText, LONGEST_NAME } from '../results/cut.ts';
import type { RunRecord } from '../results/records.ts';
import { trialKey } from '../results/trial-id.ts';
import { causesIn } from './brief.ts';
import { reportSchema, trialSchema } from './documents/report-document.ts';
import type { TrialFigures } from './suite.ts';

const LARGEST_FILE = 64 * 1024 * 1024;

/** The parts that are read: a report of an earlier version may lack others. */
const reportPart = z.extend(z.pick(reportSchema, { schema: true, dataset: true, agent: true, started_at: true }), {
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
 * the records of trials. None if that is no report, or one of another run; null for a trial with another verdict there.
 */
export function readReported(directory: string, run: RunRecord): (TrialFigures | null)[] {
  let report: z.output<typeof reportPart>;
  try {
    const content = readRegularFile(path.join(directory, 'results.json'), LARGEST_FILE);
    report = reportPart.parse(parseBounded(content.toString()));
  } catch {
    return [];
  }
  if (!isDeepStrictEqual(originOf(report), originOf(run))) return [];
  const told = new Map(
    report.instances.flatMap(({ instance_id, trials }) =>
      trials.map((trial) => [trialKey({ instance_id, trial: trial.trial }), trial]),
    ),
  );
  return run.planned.map((entry) => {
    const trial = told.get(trialKey(entry));
    if (trial === undefined || trial.status !== entry.status || trial.usage === null || trial.duration_ms === null)
      return null;
    const { usage, duration_ms, image_digest: image = null } = trial;
    return { usage, causes: causesIn(trial), duration_ms, image_digest: image && cutText(image, LONGEST_NAME) };
  });
}

function originOf({ dataset, agent, started_at }: Pick<RunRecord, 'dataset' | 'agent' | 'started_at'>) {
  return [dataset.digest, agent.name, agent.model, agent.command, started_at];
}
