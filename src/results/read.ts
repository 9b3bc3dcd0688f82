import path from 'node:path';
import { codeOf } from '../errors.ts';
import { NotReadable, readRegularFile } from '../regular-file.ts';
import { type Result, type RunRecord, resultSchema, runSchema } from './schema.ts';
import { figuresOfResult, totalsOf } from './totals.ts';

/** Bytes of one record; 100,000 planned trials are 25 MB. */
const LARGEST_RECORD = 64 * 1024 * 1024;

/** A run as it is on disk, with the results that can be read. */
export interface RunOnDisk {
  run: RunRecord;
  results: Result[];
}

/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. `left`: records that are there and cannot be taken, and why.
 * Throws where run.json cannot be read.
 */
export async function readRun(directory: string): Promise<RunOnDisk & { left: string[] }> {
  const run = runSchema.parse(readJson(path.join(directory, 'run.json')));
  const results: Result[] = [];
  const left: string[] = [];
  for (const entry of run.planned) {
    const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
    const result = readResult(path.join(directory, relative), entry);
    if (typeof result === 'string') left.push(`${relative}: ${result}`);
    if (result === null || typeof result === 'string') continue;
    if (Date.parse(result.started_at) < Date.parse(run.started_at) && entry.result === null) continue;
    results.push(result);
    Object.assign(entry, { status: result.status, ...figuresOfResult(result), error: result.error, result: relative });
  }
  run.totals = totalsOf(run.planned);
  return { run, results, left };
}

/** A trial's record, null where there is none, or why it cannot be taken. At once: thousands of small files take many times as long one promise after the other. */
function readResult(file: string, entry: Pick<Result, 'instance_id' | 'trial'>): Result | string | null {
  try {
    const result = resultSchema.parse(readJson(file));
    if (result.instance_id === entry.instance_id && result.trial === entry.trial) return result;
    return `it is of ${result.instance_id}, trial ${result.trial}`;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    if (code === 'EACCES') throw error;
    if (error instanceof NotReadable) return error.message;
    if (code === 'ELOOP') return 'it is a link';
    // Cut by whatever ended the run: the planned entry says not_run.
    return 'it is no record of a trial';
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readRegularFile(file, LARGEST_RECORD).toString());
}
