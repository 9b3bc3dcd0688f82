import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../errors.ts';
import { type Result, type RunRecord, resultSchema, runSchema } from './schema.ts';
import { figuresOfResult, totalsOf } from './totals.ts';

/** A run as it is on disk, with the results that can be read. */
export interface RunOnDisk {
  run: RunRecord;
  results: Result[];
}

/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. Throws where run.json cannot be read.
 */
export async function readRun(directory: string): Promise<RunOnDisk> {
  const run = runSchema.parse(JSON.parse(await readFile(path.join(directory, 'run.json'), 'utf8')));
  const results: Result[] = [];
  for (const entry of run.planned) {
    const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
    const result = readResult(path.join(directory, relative));
    if (result === null) continue;
    if (Date.parse(result.started_at) < Date.parse(run.started_at) && entry.result === null) continue;
    results.push(result);
    Object.assign(entry, { status: result.status, ...figuresOfResult(result), error: result.error, result: relative });
  }
  run.totals = totalsOf(run.planned);
  return { run, results };
}

/** At once: thousands of small files take many times as long one promise after the other. */
function readResult(file: string): Result | null {
  try {
    return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // Absent, or cut by whatever ended the run: the planned entry says not_run.
    if (messageOf(error).includes('EACCES')) throw error;
    return null;
  }
}
