import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from '../base/lease/claim.ts';
import { isDead } from '../base/lease/owner.ts';
import { readRegularFile } from '../base/regular-file.ts';
import type { Result, RunRecord } from './records.ts';
import type { Trace } from './trace.ts';

/** Bytes of one result. */
const LARGEST_RECORD = 64 * 1024 * 1024;
/** Where the files of an attempt are gathered before it gets its number. */
const GATHERED = 'attempt-moving';
/** What is left of a record, or of the page, whose writer was killed. */
const HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
/** Directories of ours below a run's: instances, trials, attempts. */
const BELOW = [/./, /^trial-\d+$/, /^attempt-\w+$/];

/** The directory of results: one place that knows its paths, and writes each file whole or not at all. */
export class ResultStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  /** Makes the directory. Throws a UserError where that cannot be. */
  async prepare(): Promise<void> {
    try {
      await mkdir(this.directory, { recursive: true });
    } catch (error) {
      throw new UserError(`results-path: ${this.directory} cannot be made: ${messageOf(error)}`);
    }
  }

  /**
   * Takes the directory for one run; returns how to give it back. Removes what a killed run left. Throws a UserError while another
   * run, which may be alive, has it.
   */
  async take(run: string): Promise<() => Promise<void>> {
    const own = path.join(this.directory, `.run-${run}`);
    try {
      await claim(own);
    } catch (error) {
      // A file system without links.
      if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(codeOf(error) ?? '')) return async () => {};
      throw new UserError(`results-path: nothing can be written to ${this.directory}: ${messageOf(error)}`);
    }
    // Who comes at the same time sees us, or we see them: never do both go on.
    const other = (await claimsIn(this.directory)).find(({ file, owner }) => file !== own && !isDead(owner));
    if (other !== undefined) {
      await giveUp(own);
      const { pid, host } = other.owner;
      throw new UserError(
        `results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`,
      );
    }
    await this.tidy();
    return () => giveUp(own);
  }

  /** Removes what runs that were killed left beside their records: their claims, and files half written. */
  async tidy(): Promise<void> {
    for (const file of await deadClaimsIn(this.directory)) await giveUp(file);
    await removeHalfWritten(this.directory, 0);
  }

  /** A trial's directory below the store. */
  trialPath(instanceId: string, trial: number): string {
    return path.join(instanceId, `trial-${trial}`);
  }

  /** A finished earlier result of a trial; null where there is none, or none that can be read. */
  async finished(instanceId: string, trial: number): Promise<Result | null> {
    const result = await this.read(instanceId, trial);
    return result !== null && (result.status === 'passed' || result.status === 'failed') ? result : null;
  }

  /** An empty directory for a trial's next attempt; what an earlier attempt left goes to `attempt-<n>/` below it. */
  async beginAttempt(instanceId: string, trial: number): Promise<{ directory: string; attempt: number }> {
    const directory = path.join(this.directory, this.trialPath(instanceId, trial));
    await mkdir(directory, { recursive: true });
    const entries = await readdir(directory);
    const kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
    const last = Math.max(0, ...kept);
    const loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
    if (loose.length === 0) return { directory, attempt: last + 1 };
    // Gathered under another name: one that is killed here is taken up by the next, and no attempt is torn in two.
    const gathered = path.join(directory, GATHERED);
    await mkdir(gathered, { recursive: true });
    for (const entry of loose.filter((entry) => entry !== GATHERED))
      await rename(path.join(directory, entry), path.join(gathered, entry));
    await rename(gathered, path.join(directory, `attempt-${last + 1}`));
    return { directory, attempt: last + 2 };
  }

  /** `last`: this is how the record stays. Only then does it survive a loss of power as well. */
  async writeResult(result: Result, last = true): Promise<void> {
    const file = path.join(this.directory, this.trialPath(result.instance_id, result.trial), 'result.json');
    await writeWhole(file, readable(result), last);
  }

  /** The same. Throws with what to do about it. */
  async writeRun(run: RunRecord, last = true): Promise<void> {
    try {
      await writeWhole(path.join(this.directory, 'run.json'), readable(run), last);
    } catch (error) {
      const advice = 'make room there, or mend it, then run again with resume';
      throw new Error(`results-path: run.json could not be written: ${messageOf(error)}; ${advice}`, { cause: error });
    }
  }

  async writeTrace(trace: Trace): Promise<void> {
    await writeWhole(path.join(this.directory, 'trace.json'), JSON.stringify(trace), false);
  }

  /** A trial's result; null where there is none, or none that can be read. */
  async read(instanceId: string, trial: number): Promise<Result | null> {
    const file = path.join(this.directory, this.trialPath(instanceId, trial), 'result.json');
    try {
      const content = readRegularFile(file, LARGEST_RECORD).toString();
      const { resultSchema } = await import('./records.ts');
      return resultSchema.parse(JSON.parse(content));
    } catch (error) {
      if (codeOf(error) !== undefined && codeOf(error) !== 'ENOENT') throw error;
      return null;
    }
  }
}

/** From a run's directory (depth 0) down to its trials and their attempts; nothing that an agent wrote is looked at. */
async function removeHalfWritten(directory: string, depth: number): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(directory, entry.name);
    if (entry.isFile() && HALF_WRITTEN.test(entry.name)) await rm(file, { force: true });
    if (entry.isDirectory() && BELOW[depth]?.test(entry.name)) await removeHalfWritten(file, depth + 1);
  }
}

function readable(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Whole or not at all, whenever this process is killed. What is not to last is written at once: that takes a tenth of the time of waiting for it. */
async function writeWhole(file: string, text: string, last: boolean): Promise<void> {
  if (last) await writeFileAtomic(file, text);
  else writeFileAtomic.sync(file, text, { fsync: false });
}
