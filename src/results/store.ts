import { lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { claim, claimsIn, deadClaimsIn, giveUp } from '../base/lease/claim.ts';
import { isDead } from '../base/lease/owner.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { linkAmong, OUTDATED } from './place.ts';
import type { ReadRecord } from './read.ts';
import { digestOfRecord, recordText } from './record-digest.ts';
import type { Result, RunRecord } from './records.ts';
import type { Trace } from './trace.ts';
import { trialIdOf, trialPath } from './trial-id.ts';

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
  /** Where the directory and the one above it are, links followed, since this store began with them. */
  #begun: { above: string; own: string } | null = null;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  /** Makes the directory. Throws a UserError where that cannot be. */
  async prepare(): Promise<void> {
    try {
      await mkdir(this.directory, { recursive: true });
      this.#begin();
    } catch (error) {
      throw new UserError(`results-path: ${this.directory} cannot be made: ${messageOf(error)}`);
    }
  }

  /**
   * Makes the directory of a trial, or with none the run's own, as far as it is not there. A link that somebody has put in its place, or into
   * the way to it, is taken away: nothing is written through it. Returns those links, relative to the directory above the run's. Throws where
   * that directory is another one now.
   */
  async makePlace(instanceId?: string, trial = 1): Promise<string[]> {
    const links: string[] = [];
    const name = path.basename(this.directory);
    if (this.#begun === null) await this.prepare();
    const { above, own } = this.#begun!;
    if (realpathSync.native(path.dirname(this.directory)) !== above)
      throw new Error(`results-path: ${path.dirname(this.directory)} leads elsewhere now than when the run began`);
    if (isLink(this.directory) && realOrNull(this.directory) !== own) {
      rmSync(this.directory);
      links.push(name);
    }
    // At once: a promise takes many times as long, and this is done before every record.
    mkdirSync(this.directory, { recursive: true });
    if (links.length > 0) this.#begin();
    if (instanceId === undefined) return links;
    const place = trialPath({ instanceId, trial });
    for (let link = linkAmong(this.directory, place); link !== null; link = linkAmong(this.directory, place)) {
      rmSync(path.join(this.directory, link));
      links.push(path.join(name, link));
    }
    mkdirSync(path.join(this.directory, place), { recursive: true });
    return links;
  }

  #begin(): void {
    const above = realpathSync.native(path.dirname(this.directory));
    this.#begun = { above, own: realpathSync.native(this.directory) };
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

  /**
   * How to find the finished earlier result of a trial: null where there is none, none that can be read, or another one than the run that
   * lies here has written.
   */
  async finished(): Promise<(instanceId: string, trial: number) => ReadRecord | null> {
    const { faultOf, readRecord, readRunRecord } = await import('./read.ts');
    const run = readRunRecord(this.directory);
    const entries = new Map(run?.planned.map((entry) => [trialPath(trialIdOf(entry)), entry]));
    return (instanceId, trial) => {
      const record = readRecord(this.directory, { instance_id: instanceId, trial });
      if (record === null || (record.result.status !== 'passed' && record.result.status !== 'failed')) return null;
      const entry = entries.get(trialPath({ instanceId, trial }));
      // A record that is older than the run is one of a run before it.
      const fault = run === null || entry === undefined ? null : faultOf(record, entry, run);
      return fault === null || fault === OUTDATED ? record : null;
    };
  }

  /** What has become of a trial's record that was written with this digest; null where it is still that. */
  changeOf({ instance_id, trial }: Pick<Result, 'instance_id' | 'trial'>, digest: string): string | null {
    const place = trialPath({ instanceId: instance_id, trial });
    try {
      const link = linkAmong(this.directory, place);
      if (link !== null) return `${link} is a link`;
      const content = readRegularFile(path.join(this.directory, place, 'result.json'), LARGEST_RECORD);
      return digestOfRecord(content) === digest ? null : 'it is another one than was written';
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? 'it was removed' : 'it cannot be read any more';
    }
  }

  /**
   * An empty directory for a trial's next attempt; what an earlier attempt left goes to `attempt-<n>/` below it. `links`: those that were in
   * its way.
   */
  async beginAttempt(
    instanceId: string,
    trial: number,
  ): Promise<{ directory: string; attempt: number; links: string[] }> {
    const directory = path.join(this.directory, trialPath({ instanceId, trial }));
    const links = await this.makePlace(instanceId, trial);
    removeLink(path.join(directory, GATHERED));
    const entries = await readdir(directory);
    const kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
    const last = Math.max(0, ...kept);
    const loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
    if (loose.length === 0) return { directory, attempt: last + 1, links };
    // Gathered under another name: one that is killed here is taken up by the next, and no attempt is torn in two.
    const gathered = path.join(directory, GATHERED);
    await mkdir(gathered, { recursive: true });
    for (const entry of loose.filter((entry) => entry !== GATHERED))
      await rename(path.join(directory, entry), path.join(gathered, entry));
    await rename(gathered, path.join(directory, `attempt-${last + 1}`));
    return { directory, attempt: last + 2, links };
  }

  /** `last`: this is how the record stays. Only then does it survive a loss of power as well. */
  async writeResult(result: Result, last = true): Promise<void> {
    await this.makePlace(result.instance_id, result.trial);
    const file = path.join(this.directory, trialPath(trialIdOf(result)), 'result.json');
    await writeWhole(file, recordText(result), last);
  }

  /** The same. Throws with what to do about it. */
  async writeRun(run: RunRecord, last = true): Promise<void> {
    try {
      await this.makePlace();
      await writeWhole(path.join(this.directory, 'run.json'), recordText(run), last);
    } catch (error) {
      const advice = 'make room there, or mend it, then run again with resume';
      throw new Error(`results-path: run.json could not be written: ${messageOf(error)}; ${advice}`, { cause: error });
    }
  }

  async writeTrace(trace: Trace): Promise<void> {
    await writeWhole(path.join(this.directory, 'trace.json'), JSON.stringify(trace), false);
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

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function realOrNull(file: string): string | null {
  try {
    return realpathSync.native(file);
  } catch {
    return null;
  }
}

/** Takes a link away: to write a file whole is to replace what a link at its name leads to. */
function removeLink(file: string): void {
  if (isLink(file)) rmSync(file);
}

/** Whole or not at all, whenever this process is killed. What is not to last is written at once: that takes a tenth of the time of waiting for it. */
async function writeWhole(file: string, text: string, last: boolean): Promise<void> {
  removeLink(file);
  if (last) await writeFileAtomic(file, text);
  else writeFileAtomic.sync(file, text, { fsync: false });
}
