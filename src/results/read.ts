import path from 'node:path';
import { codeOf } from '../base/errors.ts';
import { NotReadable, readRegularFile } from '../base/regular-file.ts';
import { cutError } from './cut.ts';
import { linkAmong, OUTDATED } from './place.ts';
import { quickParse } from './quick-parse.ts';
import { digestOfRecord } from './record-digest.ts';
import { type PlannedTrial, type Result, type RunRecord, resultSchema, runSchema } from './records.ts';
import { standIn } from './stand-in.ts';
import { figuresOfResult, totalsOf } from './totals.ts';
import { trialIdOf, trialPath } from './trial-id.ts';

/** Bytes of the record of a run; 100,000 planned trials are 25 MB. */
const LARGEST_RUN = 64 * 1024 * 1024;
/** Bytes of a trial's; both rounds of a test plan with the ends of all outputs are 3 MB. */
const LARGEST_RESULT = 16 * 1024 * 1024;

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

/** A trial's record, and the digest of its file. */
export interface ReadRecord {
  result: Result;
  digest: string;
}

/**
 * Reads a run back from its directory. Every planned trial keeps its one entry. Where that has the digest of a record, only this record
 * is taken; otherwise, where the run was killed before run.json was written anew, the trial's own record counts. `keep`: what is wanted
 * of a result, or null where there is no room for it; no more of it stays in memory. `known`: the run's record where it is known better than from its file. Throws where run.json
 * cannot be read.
 */
export async function readRun<Kept>(
  directory: string,
  keep: (result: Result) => Kept | null,
  known?: RunRecord,
): Promise<ReadRun<Kept>> {
  const space = Buffer.allocUnsafe(USUAL_RECORD);
  const run = known ?? parseRun(readJson(path.join(directory, 'run.json'), LARGEST_RUN, space).value);
  const results: (Kept | null)[] = [];
  const left: string[] = [];
  const twice = onlyOnce(run);
  if (twice > 0) left.push(`run.json: ${twice} planned trials that stand there already`);
  for (const entry of run.planned) {
    const relative = `${trialPath(trialIdOf(entry))}/result.json`;
    const { result, fault } = countingRecord(directory, entry, run, space);
    if (fault !== null) left.push(`${relative}: ${fault}`);
    const kept = result === null ? null : keep(result);
    results.push(kept);
    if (result !== null && kept === null) left.push(`${relative}: there is no room for it beside the others`);
    if (result === null || entry.digest !== undefined) continue;
    entry.status = result.status;
    ({ score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage } = figuresOfResult(result));
    entry.error = cutError(result.error);
    entry.result = relative;
  }
  run.totals = totalsOf(run.planned);
  return { run, results, left };
}

/** Leaves each planned trial its first entry; how many there were beside. */
function onlyOnce(run: RunRecord): number {
  const seen = new Set<string>();
  const planned = run.planned.filter(({ instance_id, trial }) => {
    const before = seen.size;
    return seen.add(`${instance_id}/${trial}`).size > before;
  });
  const more = run.planned.length - planned.length;
  if (more > 0) run.planned = planned;
  return more;
}

/** One trial's record in the directory of its run, as `readRun` takes it; null where there is none that can be taken. */
export function readTrial(directory: string, entry: PlannedTrial, run: RunRecord): Result | null {
  return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD)).result;
}

/** A trial's record in the directory of its run and the digest of its file; null where there is none that can be taken. */
export function readRecord(directory: string, entry: Pick<Result, 'instance_id' | 'trial'>): ReadRecord | null {
  const record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD));
  return typeof record === 'string' ? null : record;
}

/** The record of the run in a directory; null where there is none that can be taken. */
export function readRunRecord(directory: string): RunRecord | null {
  try {
    return parseRun(readJson(path.join(directory, 'run.json'), LARGEST_RUN, Buffer.allocUnsafe(USUAL_RECORD)).value);
  } catch {
    return null;
  }
}

/** The record in a directory of an attempt that does not count; null where there is none that can be taken. */
export function readAttempt(directory: string): Result | null {
  try {
    return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT, Buffer.allocUnsafe(USUAL_RECORD)).value);
  } catch {
    return null;
  }
}

/** The record that counts of a planned trial: its own, a stand-in where another one is in its place, or none; and why its own does not count. */
function countingRecord(
  directory: string,
  entry: PlannedTrial,
  run: RunRecord,
  space: Buffer,
): { result: Result | null; fault: string | null } {
  const record = readResult(directory, entry, space);
  if (record === null || typeof record === 'string') return { result: null, fault: record };
  const fault = faultOf(record, entry, run);
  if (fault === null) return { result: record.result, fault };
  const result = entry.digest === undefined ? null : standIn(entry, run, fault);
  return { result, fault: fault === OUTDATED ? null : fault };
}

/** Why a record that can be read is not the trial's; null where it is. */
export function faultOf({ result, digest }: ReadRecord, entry: PlannedTrial, run: RunRecord): string | null {
  if (entry.digest !== undefined)
    return digest === entry.digest && result.status === entry.status ? null : 'it is another one than was written';
  // Of an earlier run, which this one did not keep.
  if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return OUTDATED;
  // A run that came to its end knows of all its records.
  if (entry.result === null && run.finished_at !== null) return 'the run wrote no such record';
  return null;
}

/** A trial's record, null where there is none, or why it cannot be taken. At once: thousands of small files take many times as long one promise after the other. */
function readResult(
  directory: string,
  entry: Pick<Result, 'instance_id' | 'trial'>,
  space: Buffer,
): ReadRecord | string | null {
  const place = trialPath(trialIdOf(entry));
  try {
    const link = linkAmong(directory, place);
    if (link !== null) return `${link} is a link`;
    const { value, digest } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
    const result = parseResult(value);
    if (result.instance_id === entry.instance_id && result.trial === entry.trial) return { result, digest };
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

function readJson(file: string, limit: number, space: Buffer): { value: unknown; digest: string } {
  const content = readRegularFile(file, limit, { space });
  return { value: JSON.parse(content.toString()), digest: digestOfRecord(content) };
}
