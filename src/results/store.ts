import { existsSync, lstatSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { codeOf, messageOf, UserError, WriteError } from '../base/errors.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from '../base/lease/claim.ts';
import { isDead } from '../base/lease/owner.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { entriesIn, pathOf } from '../base/names-in.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { jsonParts } from '../base/text/json-parts.ts';
import { moveDirectoryAside, writeWhole } from '../base/whole-file.ts';
import { ATTEMPT, attemptsIn } from './attempts.ts';
import { linkAmong, strangerAmong } from './links.ts';
import type { ReadRecord } from './read.ts';
import { recordText, runParts } from './record-text.ts';
import type { Result, RunRecord } from './records.ts';
import { hasVerdict } from './totals.ts';
import type { TraceEvent } from './trace.ts';
import { trialPath } from './trial-id.ts';

/** Bytes of one result. */
const LARGEST_RECORD = 64 * 1024 * 1024;
/** The directory in which the files of an attempt are collected before it gets its number. */
const GATHERED = 'attempt-moving';
/** Temporary files of a record or of the page, left by a killed writer. */
const HALF_WRITTEN = /^(run|result|trace|experiment)\.json\.\d+$|^report\.html\.\d+$/;
/** The harness' directories below a run's: instances, trials, attempts. */
const BELOW = [/./, /^trial-\d+$/, /^attempt-\w+$/];

/** A thing in the place of a directory or a record of the harness; paths are relative to the parent of the run's directory. */
export type Removed = { place: string } & ({ was: 'link' | 'no directory' } | { was: 'directory'; moved: string });

/**
 * The results directory: defines its paths, and writes each file atomically. Short calls of the file system are
 * synchronous: promises take many times as long, and these run before every trial and every record.
 */
export class ResultStore {
  readonly directory: string;
  /** The real paths of the directory and its parent when this store began to use them. */
  #begun: { above: string; own: string } | null = null;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  /** Creates the directory. Throws a UserError if that fails. */
  prepare(): void {
    try {
      makeDirectory(this.directory);
      this.#begin();
    } catch (error) {
      throw new UserError(`results-path: ${this.directory} cannot be made: ${messageOf(error)}`);
    }
  }

  /**
   * Creates the directory of a trial, or without one the run's own, if it is missing. Anything else at its place or on
   * the way to it is removed, and a directory in the place of a record is moved aside: nothing is written through a
   * symlink, and nothing there costs a trial its record. Returns what was removed. Throws if the parent of the run's
   * directory has changed.
   */
  makePlace(instanceId?: string, trial = 1): Removed[] {
    const removed: Removed[] = [];
    const name = path.basename(this.directory);
    const remove = (place: string) => {
      const file = path.join(this.directory, place);
      removed.push({ place: path.join(name, place), was: lstatSync(file).isSymbolicLink() ? 'link' : 'no directory' });
      rmSync(file);
    };
    const moveDirectory = (place: string) => {
      const moved = moveDirectoryAside(path.join(this.directory, place));
      if (moved !== null)
        removed.push({ place: path.join(name, place), was: 'directory', moved: path.basename(moved) });
    };
    if (this.#begun === null) this.prepare();
    const { above, own } = this.#begun!;
    if (realpathSync.native(path.dirname(this.directory)) !== above)
      throw new Error(
        `results-path: ${path.dirname(this.directory)} leads to another directory than at the start of the run`,
      );
    const itself = lstatSync(this.directory, { throwIfNoEntry: false });
    if (itself !== undefined && !itself.isDirectory() && realOrNull(this.directory) !== own) remove('');
    makeDirectory(this.directory);
    if (removed.length > 0) this.#begin();
    for (const file of ['run.json', 'trace.json']) moveDirectory(file);
    if (instanceId === undefined) return removed;
    const place = trialPath({ instanceId, trial });
    const stranger = () => strangerAmong(this.directory, place);
    for (let found = stranger(); found !== null; found = stranger()) remove(found);
    makeDirectory(path.join(this.directory, place));
    moveDirectory(path.join(place, 'result.json'));
    return removed;
  }

  #begin(): void {
    const above = realpathSync.native(path.dirname(this.directory));
    this.#begun = { above, own: realpathSync.native(this.directory) };
  }

  /**
   * Reserves the directory for one run; returns a function that releases it. Removes leftovers of a killed run. Throws
   * a UserError if another run, which may be alive, has reserved it.
   */
  take(run: string): () => void {
    const own = path.join(this.directory, `.run-${run}`);
    try {
      claim(own);
    } catch (error) {
      // The file system has no symlinks.
      if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(codeOf(error) ?? '')) return () => {};
      throw new UserError(`results-path: nothing can be written to ${this.directory}: ${messageOf(error)}`);
    }
    // Of two runs at the same time, at least one sees the other, so they never both continue.
    const other = claimsIn(this.directory).find(({ file, owner }) => file !== own && !isDead(owner));
    if (other !== undefined) {
      giveUp(own);
      const { pid, host } = other.owner;
      throw new UserError(
        `results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`,
      );
    }
    this.tidy();
    return () => giveUp(own);
  }

  /** Removes leftovers of killed runs beside their records: claims, and half-written files. */
  tidy(): void {
    for (const file of deadClaimsIn(this.directory)) giveUp(file);
    removeHalfWritten(this.directory, 0);
  }

  /**
   * A lookup for the finished earlier result of a trial; null if there is none, it is unreadable, or it is not the
   * record that the run in this directory wrote: an agent on the host can put one there for a trial that was not run yet.
   * Without a readable run.json, nothing tells whose results these are, and there is none.
   */
  async finished(): Promise<(instanceId: string, trial: number) => ReadRecord | null> {
    // The schemas of the records take 4 ms to load, which a run that resumes nothing saves before its first trial.
    const { faultOf, readRecord, readRunRecord } = await import('./read.ts');
    const run = readRunRecord(this.directory);
    if (run === null) return () => null;
    const entries = new Map(run.planned.map((entry) => [trialPath(entry), entry]));
    return (instanceId, trial) => {
      const entry = entries.get(trialPath({ instanceId, trial }));
      const record = entry === undefined ? null : readRecord(this.directory, entry);
      return record !== null && hasVerdict(record.result) && faultOf(record, entry!, run) === null ? record : null;
    };
  }

  /** True if there is something at a trial's place: it was begun, in this run or an earlier one. */
  hasBegun(instanceId: string, trial: number): boolean {
    return existsSync(path.join(this.directory, trialPath({ instanceId, trial })));
  }

  /** The result of a trial's latest attempt that left one, in this or an earlier run; null if there is none, or it is unreadable. */
  async earlier(instanceId: string, trial: number): Promise<Result | null> {
    const place = path.join(this.directory, trialPath({ instanceId, trial }));
    const last = ['', ...attemptsIn(place).map((number) => `attempt-${number}`)]
      .map((name) => path.join(place, name))
      .find((directory) => existsSync(path.join(directory, 'result.json')));
    return last === undefined ? null : (await import('./read.ts')).readAttempt(last);
  }

  /** The change of a trial's record since it was written with this digest; null if it is unchanged. */
  changeOf({ instance_id, trial }: Pick<Result, 'instance_id' | 'trial'>, digest: string): string | null {
    const place = trialPath({ instance_id, trial });
    try {
      const link = linkAmong(this.directory, place);
      if (link !== null) return `${link} is a link`;
      const content = readRegularFile(path.join(this.directory, place, 'result.json'), LARGEST_RECORD);
      return sha256Of(content) === digest ? null : 'it is not the record that was written';
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? 'it was removed' : 'it cannot be read any more';
    }
  }

  /**
   * An empty directory for a trial's next attempt; the files of an earlier attempt are moved to `attempt-<n>/` below
   * it. `removed` is what `makePlace` removed for it.
   */
  beginAttempt(instanceId: string, trial: number): { directory: string; attempt: number; removed: Removed[] } {
    const directory = path.join(this.directory, trialPath({ instanceId, trial }));
    const removed = this.makePlace(instanceId, trial);
    if (strangerAmong(directory, GATHERED) !== null) rmSync(path.join(directory, GATHERED));
    const entries = readdirSync(directory, { encoding: 'buffer' });
    const kept = entries.flatMap((entry) => ATTEMPT.exec(entry.toString())?.slice(1).map(Number) ?? []);
    const last = Math.max(0, ...kept);
    const loose = entries.filter((entry) => !ATTEMPT.test(entry.toString()));
    if (loose.length === 0) return { directory, attempt: last + 1, removed };
    // Collected under a temporary name: if this is interrupted, the next call continues, and no attempt is split in
    // two.
    const gathered = path.join(directory, GATHERED);
    makeDirectory(gathered);
    for (const entry of loose.filter((entry) => entry.toString() !== GATHERED))
      renameSync(pathOf(directory, entry), pathOf(gathered, entry));
    renameSync(gathered, path.join(directory, `attempt-${last + 1}`));
    return { directory, attempt: last + 2, removed };
  }

  /** `last`: the record is final. Only then is it synced, so that it survives a loss of power. */
  async writeResult(result: Result, last = true): Promise<void> {
    this.makePlace(result.instance_id, result.trial);
    const file = path.join(this.directory, trialPath(result), 'result.json');
    await writeWhole(file, () => [recordText(result)], last);
  }

  /** Like `writeResult`, for run.json; the redactor masks what the record still has of secrets. Throws with advice. */
  async writeRun(run: RunRecord, last = true, redactor?: Redactor): Promise<void> {
    try {
      this.makePlace();
      await writeWhole(path.join(this.directory, 'run.json'), () => runParts(run, redactor), last);
    } catch (error) {
      const advice = 'make room there, or mend it, then run again with resume';
      throw new WriteError(`results-path: run.json could not be written: ${messageOf(error)}; ${advice}`, {
        cause: error,
      });
    }
  }

  /** Events are made while they are written: those of 10,000 trials take as much memory as all else of their run. */
  async writeTrace(events: Iterable<TraceEvent>): Promise<void> {
    const about = { displayTimeUnit: 'ms', traceEvents: [] };
    const parts = () => jsonParts(about, ['traceEvents'], events, (event) => event);
    await writeWhole(path.join(this.directory, 'trace.json'), parts, false);
  }
}

/** Descends from a run's directory (depth 0) to its trials and their attempts; agent output is not searched. */
function removeHalfWritten(directory: string, depth: number): void {
  for (const entry of entriesIn(directory)) {
    const file = path.join(directory, entry.name);
    if (entry.isFile() && HALF_WRITTEN.test(entry.name)) removeIfPossible(file);
    if (entry.isDirectory() && BELOW[depth]?.test(entry.name)) removeHalfWritten(file, depth + 1);
  }
}

/** Nobody reads what stays, for example on a read-only file system. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // See above.
  }
}

function realOrNull(file: string): string | null {
  try {
    return realpathSync.native(file);
  } catch {
    return null;
  }
}
