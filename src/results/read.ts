import path from 'node:path';
import { codeOf } from '../base/errors.ts';
import { NotReadable, readRegularFile } from '../base/regular-file.ts';
import { quickParse } from './quick-parse.ts';
import { type PlannedTrial, type Result, type RunRecord, resultSchema, runSchema } from './records.ts';
import { figuresOfResult, totalsOf } from './totals.ts';

/** Bytes of one record; 100,000 planned trials are 25 MB. */
const LARGEST_RECORD = 64 * 1024 * 1024;

/** Bytes of a record as nearly all of them are. */
const USUAL_RECORD = 64 * 1024;

const parseRun = quickParse(runSchema);
const parseResult = quickParse(resultSchema);

/** A run as it is on disk. */
export interface ReadRun<Kept> {
  run: RunRecord;
  /** What is kept of the result of each planned trial, in the plan's order; null where none can be read. */
  results: (Kept | null)[];
  /** Records that are there and cannot be taken, and why. */
  left: string[];
}

/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. `keep`: what is wanted of a result; no more of it stays in
 * memory. Throws where run.json cannot be read.
 */
export async function readRun<Kept>(directory: string, keep: (result: Result) => Kept): Promise<ReadRun<Kept>> {
  const space = Buffer.allocUnsafe(USUAL_RECORD);
  const run = parseRun(readJson(path.join(directory, 'run.json'), space));
  const results: (Kept | null)[] = [];
  const left: string[] = [];
  for (const entry of run.planned) {
    const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
    const result = readResult(`${directory}/${relative}`, entry, space);
    if (typeof result === 'string') left.push(`${relative}: ${result}`);
    if (result === null || typeof result === 'string' || isOutdated(result, entry, run)) {
      results.push(null);
      continue;
    }
    results.push(keep(result));
    entry.status = result.status;
    ({ score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage } = figuresOfResult(result));
    entry.error = result.error;
    entry.result = relative;
  }
  run.totals = totalsOf(run.planned);
  return { run, results, left };
}

/** One trial's record in a run's directory; null where there is none that can be taken. */
export function readTrial(directory: string, entry: Pick<Result, 'instance_id' | 'trial'>): Result | null {
  const file = `${directory}/${entry.instance_id}/trial-${entry.trial}/result.json`;
  const result = readResult(file, entry, Buffer.allocUnsafe(USUAL_RECORD));
  return typeof result === 'string' ? null : result;
}

/** The record in a directory of an attempt that does not count; null where there is none that can be taken. */
export function readAttempt(directory: string): Result | null {
  try {
    return parseResult(readJson(`${directory}/result.json`, Buffer.allocUnsafe(USUAL_RECORD)));
  } catch {
    return null;
  }
}

/** Of an earlier run, which this one did not keep. */
function isOutdated({ started_at }: Result, { result }: PlannedTrial, run: RunRecord): boolean {
  return result === null && Date.parse(started_at) < Date.parse(run.started_at);
}

/** A trial's record, null where there is none, or why it cannot be taken. At once: thousands of small files take many times as long one promise after the other. */
function readResult(file: string, entry: Pick<Result, 'instance_id' | 'trial'>, space: Buffer): Result | string | null {
  try {
    const result = parseResult(readJson(file, space));
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

function readJson(file: string, space: Buffer): unknown {
  return JSON.parse(readRegularFile(file, LARGEST_RECORD, { space }).toString());
}
