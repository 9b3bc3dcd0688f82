import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { codeOf, messageOf } from '../base/errors.ts';
import { count as countOf } from '../base/format.ts';
import { reportSchema } from '../report/documents/report-document.ts';
import { count } from '../results/fields.ts';
import { findRuns } from '../results/find.ts';
import { resultSchema, runSchema } from '../results/records.ts';
import { hasVerdict } from '../results/totals.ts';
import { trialPath } from '../results/trial-id.ts';

const LARGEST_FILE = 64 * 1024 * 1024;
const READ_AT_ONCE = 8;
/** Unreadable files beyond this number are counted, not named. */
const MOST_NAMED = 3;

/** Fields read from files that anyone may have written. */
const runPart = z.pick(runSchema, { schema: true, planned: true });
const resultPart = z.pick(resultSchema, { schema: true, instance_id: true, trial: true, status: true, stages: true });

const reportPart = z.object({
  schema: reportSchema.shape.schema,
  instances: z.array(
    z.object({
      instance_id: z.string(),
      trials: z.array(z.object({ status: resultSchema.shape.status, duration_ms: z.nullable(count) })),
    }),
  ),
});

interface MeasuredTrial {
  instance: string;
  duration: number;
}

export interface KnownDurations {
  /** Mean total of all stages over the measured trials, by instance, in milliseconds; null if there are none. */
  durations: Map<string, number> | null;
  /** Unreadable input and its consequences. */
  notes: string[];
}

/**
 * Durations of the instances in earlier runs; `baseline` is a directory with runs or reports in it or below. Only
 * `passed` and `failed` trials count, since other trials were not measured to their end. Links are not followed, and a file that is
 * no record of ours becomes a note. Throws a UserError if the directory does not exist.
 */
export async function readDurations(baseline: string): Promise<KnownDurations> {
  if (baseline === 'none') return { durations: null, notes: [] };
  if (baseline === 'artifact') {
    const note =
      'baseline: only the plan action looks for an artifact; name a directory of results, or the jobs get equal counts';
    return { durations: null, notes: [note] };
  }
  const trials: MeasuredTrial[] = [];
  const { found, notes: faults } = await findRuns([baseline], 'baseline');
  // No spread: a hostile report may have more trials than a call can have arguments.
  for (const run of found) for (const trial of await readRunDurations(run, faults)) trials.push(trial);
  const notes = faults.slice(0, MOST_NAMED);
  if (faults.length > MOST_NAMED) notes.push(`baseline: ${countOf(faults.length - MOST_NAMED, 'more file')} left out`);
  if (trials.length === 0) {
    notes.push(`baseline: no measured trial was found below ${baseline}; the jobs get equal counts`);
    return { durations: null, notes };
  }
  const byInstance = Map.groupBy(trials, ({ instance }) => instance);
  return { durations: new Map([...byInstance].map(([id, some]) => [id, mean(some)])), notes };
}

async function readRunDurations(directory: string, faults: string[]): Promise<MeasuredTrial[]> {
  // A report has no records of trials beside its run.json.
  const reported = await readReportDurations(directory).catch(() => null);
  if (reported !== null) return reported;
  const readNoted = <Schema extends z.ZodMiniType>(relative: string, schema: Schema) =>
    readRecord(directory, relative, schema).catch((error) => {
      faults.push(`baseline: ${path.join(directory, relative)} is left out: ${codeOf(error) ?? messageOf(error)}`);
      return null;
    });
  const run = await readNoted('run.json', runPart);
  const measured = (run?.planned ?? []).filter(({ result }) => result !== null);
  const limit = pLimit(READ_AT_ONCE);
  const read = await limit.map(measured, async ({ instance_id: instance, trial }) => {
    // The path in run.json is not used: it may point anywhere.
    const result = await readNoted(`${trialPath({ instanceId: instance, trial })}/result.json`, resultPart);
    if (result?.instance_id !== instance || !hasVerdict(result)) return [];
    return [{ instance, duration: result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0) }];
  });
  return read.flat();
}

async function readReportDurations(directory: string): Promise<MeasuredTrial[]> {
  const { instances } = await readRecord(directory, 'results.json', reportPart);
  return instances.flatMap(({ instance_id: instance, trials }) =>
    trials.flatMap(({ status, duration_ms: duration }) =>
      duration !== null && hasVerdict({ status }) ? [{ instance, duration }] : [],
    ),
  );
}

/** Throws if the file is missing, reached through a link, too large or not a record. */
async function readRecord<Schema extends z.ZodMiniType>(
  directory: string,
  relative: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const file = path.join(directory, relative);
  if ((await realpath(file)) !== path.join(await realpath(directory), relative)) throw new Error('it is a link');
  const about = await lstat(file);
  if (!about.isFile()) throw new Error('it is not a file');
  if (about.size > LARGEST_FILE) throw new Error('it is larger than 64 MiB');
  const text = await readFile(file, 'utf8');
  try {
    return schema.parse(parseBounded(text));
  } catch {
    throw new Error('it is not a record of agentbench');
  }
}

function mean(trials: { duration: number }[]): number {
  return trials.reduce((sum, { duration }) => sum + duration, 0) / trials.length;
}
