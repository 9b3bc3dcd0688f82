import path from 'node:path';
import * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { sha256Of } from '../base/digest.ts';
import { codeOf } from '../base/errors.ts';
import { entriesIn } from '../base/names-in.ts';
import { NotReadable, readRegularFile } from '../base/regular-file.ts';
import { fieldFault } from '../base/zod.ts';
import { cutError } from './cut.ts';
import { linkAmong } from './links.ts';
import { quickParse } from './quick-parse.ts';
import { type PlannedTrial, type Result, type RunRecord, resultSchema, runSchema } from './records.ts';
import { standIn } from './stand-in.ts';
import { figuresOfResult, totalsOf } from './totals.ts';
import { trialKey, trialPath } from './trial-id.ts';

/** Bytes of the record of a run; 100,000 planned trials take 25 MB. */
const LARGEST_RUN = 64 * 1024 * 1024;
/** Bytes of the record of a trial; both rounds of a test plan with all output tails take 3 MB. */
const LARGEST_RESULT = 16 * 1024 * 1024;

/** Holds the content of one record, until the next one is read; nearly all are smaller. */
let space: Buffer | undefined;
const USUAL_RECORD = 64 * 1024;

/** The fault of a record from an earlier run; a reused results directory always has some. */
const OUTDATED = 'it belongs to an earlier run';

/** The fault of a record that this user may not read. */
export const DENIED = 'it cannot be read: permission denied';

/** Planned trials in a run's record that take as long as the record of one trial. */
const PLANNED_PER_RECORD = 8;

const parseRun = quickParse(runSchema);
const parseResult = quickParse(resultSchema);

/** A run read from disk. */
export interface ReadRun<Kept> {
  run: RunRecord;
  /** The kept part of each planned trial's result, in the plan's order; null if there is no valid one, or no room. */
  results: (Kept | null)[];
  /** Records that exist but were not used, with the reasons. */
  left: string[];
}

/** A trial's record, and the digest of its file. */
export interface ReadRecord {
  result: Result;
  digest: string;
}

/**
 * Reads a run from its directory. Each planned trial has one entry. If the entry has a digest, only the record with
 * that digest counts; otherwise (the run was killed before run.json was rewritten) the trial's own record counts.
 * `keep` returns the part of a result to keep in memory, or null if there is no room for it. `known` replaces the run's
 * record, if the caller has a more reliable one. Throws if run.json cannot be read.
 */
export async function readRun<Kept>(
  directory: string,
  keep: (result: Result) => Kept | null,
  known?: RunRecord,
): Promise<ReadRun<Kept>> {
  const run = known ?? runIn(directory);
  parseResult.expect(run.planned.length);
  const results: (Kept | null)[] = [];
  const left: string[] = [];
  const real = realDirectoriesIn(directory);
  const twice = onlyOnce(run);
  if (twice > 0) left.push(`run.json: ${twice} planned trials that occur more than once`);
  for (const entry of run.planned) {
    const { result, fault } = countingRecord(directory, entry, run, real);
    if (fault !== null) left.push(`${fileOf(entry)}: ${fault}`);
    const kept = result === null ? null : keep(result);
    results.push(kept);
    if (result !== null && kept === null) left.push(`${fileOf(entry)}: there is no room for it beside the others`);
    if (result === null || entry.digest !== undefined) continue;
    entry.status = result.status;
    ({ score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage } = figuresOfResult(result));
    entry.error = cutError(result.error);
    entry.result = fileOf(entry);
  }
  run.totals = totalsOf(run.planned);
  return { run, results, left };
}

/** The path of a trial's record, relative to the directory of its run. */
function fileOf(entry: PlannedTrial): string {
  return `${trialPath(entry)}/result.json`;
}

/** Keeps the first entry of each planned trial; returns the number of removed duplicates. */
function onlyOnce(run: RunRecord): number {
  const seen = new Set<string>();
  const planned = run.planned.filter((entry) => {
    const before = seen.size;
    return seen.add(trialKey(entry)).size > before;
  });
  const more = run.planned.length - planned.length;
  if (more > 0) run.planned = planned;
  return more;
}

/** One trial's record in the directory of its run, by the rules of `readRun`; null if there is no valid one. */
export function readTrial(directory: string, entry: PlannedTrial, run: RunRecord): Result | null {
  return countingRecord(directory, entry, run, new Set()).result;
}

/** A trial's record in the directory of its run, with the digest of its file; null if there is no valid one. */
export function readRecord(directory: string, entry: Pick<Result, 'instance_id' | 'trial'>): ReadRecord | null {
  const record = readResult(directory, entry, new Set());
  if (record === null || typeof record === 'string') return null;
  return { result: record.result, digest: sha256Of(record.content) };
}

/** The record of the run in a directory; null if there is no valid one. */
export function readRunRecord(directory: string): RunRecord | null {
  try {
    return runIn(directory);
  } catch {
    return null;
  }
}

/** The record of a superseded attempt, in its directory; null if there is no valid one. */
export function readAttempt(directory: string): Result | null {
  try {
    return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT).value);
  } catch {
    return null;
  }
}

/**
 * The record that counts for a planned trial: its own, a stand-in if another file replaced it, or none; with the reason
 * if its own does not count.
 */
function countingRecord(
  directory: string,
  entry: PlannedTrial,
  run: RunRecord,
  real: Set<string>,
): { result: Result | null; fault: string | null } {
  const record = readResult(directory, entry, real);
  if (record === null || typeof record === 'string') return { result: null, fault: record };
  const digest = entry.digest === undefined ? null : sha256Of(record.content);
  const fault = faultOf({ result: record.result, digest }, entry, run);
  if (fault === null) return { result: record.result, fault };
  const result = entry.digest === undefined ? null : standIn(entry, run, fault);
  return { result, fault: fault === OUTDATED ? null : fault };
}

/** The reason why a readable record is not the trial's; null if it is. The digest is needed only if the entry has one. */
export function faultOf(
  { result, digest }: Pick<ReadRecord, 'result'> & { digest: string | null },
  entry: PlannedTrial,
  run: RunRecord,
): string | null {
  if (entry.digest !== undefined)
    return digest === entry.digest && result.status === entry.status ? null : 'it is not the record that was written';
  // From an earlier run, and not kept by this one.
  if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return OUTDATED;
  // A finished run has an entry for every record that it wrote.
  if (entry.result === null && run.finished_at !== null) return 'the run wrote no such record';
  return null;
}

/**
 * The directories of a run's instances that are no links; one call in the place of one for each record. None if
 * they cannot be listed: then each is looked at.
 */
function realDirectoriesIn(directory: string): Set<string> {
  return new Set(
    entriesIn(directory)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
}

/**
 * A trial's record, null if there is none, or the reason why it is invalid. `real` names directories of instances that
 * are no links. Synchronous: for thousands of small files, promises take many times as long. The content lies in
 * `space`, so it holds until the next record is read.
 */
function readResult(
  directory: string,
  entry: Pick<Result, 'instance_id' | 'trial'>,
  real: Set<string>,
): { result: Result; content: Buffer } | string | null {
  const place = trialPath(entry);
  try {
    const link = linkAmong(directory, place, real.has(entry.instance_id) ? 2 : 1);
    if (link !== null) return `${link} is a link`;
    const { value, content } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT);
    const result = parseResult(value);
    if (result.instance_id === entry.instance_id && result.trial === entry.trial) return { result, content };
    return `it belongs to ${result.instance_id}, trial ${result.trial}`;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    if (code === 'EACCES') return DENIED;
    if (error instanceof NotReadable) return error.message;
    if (code === 'ELOOP') return 'it is a link';
    // Truncated when the run was killed: the planned entry is not_run.
    return 'it is not a trial record';
  }
}

/** The record of the run in a directory. Throws if there is no valid one. */
export function runIn(directory: string): RunRecord {
  const { value } = readJson(path.join(directory, 'run.json'), LARGEST_RUN);
  const { planned } = (value ?? {}) as { planned?: unknown };
  if (Array.isArray(planned)) parseRun.expect(planned.length / PLANNED_PER_RECORD);
  try {
    return parseRun(value);
  } catch (error) {
    // The message of a fault against the schema is a document of many lines.
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw new Error(fieldFault(error.issues[0]!), { cause: error });
  }
}

function readJson(file: string, limit: number): { value: unknown; content: Buffer } {
  space ??= Buffer.allocUnsafeSlow(USUAL_RECORD);
  const content = readRegularFile(file, limit, { space });
  return { value: parseBounded(content.toString()), content };
}
