import { messageOf } from '../base/errors.ts';
import type { RunRecord } from '../results/records.ts';
import { readHarborJob } from './harbor/job.ts';
import { readInspectLog, type Unpacking } from './inspect/log.ts';
import { recordOf, type TrialElsewhere } from './measured.ts';
import type { Elsewhere } from './recognise.ts';

/** Runs of another program, each with its trials in the plan's order, and notes for people. */
export interface RunsElsewhere {
  runs: { run: RunRecord; trials: (TrialElsewhere | null)[] }[];
  notes: string[];
}

/** Reads what `recognise` found. Whatever cannot be read, or has no room, becomes a note. */
export async function readElsewhere({ program, path }: Elsewhere, room: Unpacking): Promise<RunsElsewhere> {
  try {
    const { runs, notes } =
      program === 'harbor' ? readHarborJob(path) : { runs: [await readInspectLog(path, room)], notes: [] };
    const records = runs.map(recordOf);
    const by = records[0]?.run.measured_by;
    const measured =
      by === undefined ? [] : [`${path}: measured by ${by.name} ${by.version ?? 'of an unknown version'}`];
    return { runs: records, notes: [...measured, ...notes] };
  } catch (error) {
    const what = program === 'harbor' ? 'a job of Harbor' : 'a log of Inspect';
    return { runs: [], notes: [`${path} cannot be read as ${what}: ${messageOf(error).split('\n')[0]}`] };
  }
}
