import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { codeOf } from '../base/errors.ts';
import { isPlainPath } from '../base/text/plain-path.ts';
import { openZip } from '../base/zip.ts';
import { partOfOther } from '../foreign/recognise.ts';
import { keptName } from '../trial/output.ts';

/** Limits on the content taken from one artifact. */
export interface ArtifactLimits {
  /** Size of the archive itself, in bytes. */
  archive: number;
  /** Total uncompressed size in bytes, including files that were begun and then discarded. */
  total: number;
  /** Size of one file, in bytes. */
  file: number;
  /** Number of files kept. */
  files: number;
  /** Number of entries examined; each needs a read of its own, and 200,000 take about 15 seconds. */
  entries: number;
  /** Budget for prompts, logs, trajectories and other files that report.html shows; without it none are kept. */
  logs?: LogBudget;
}

/**
 * Budget shared by all artifacts: each file kept is subtracted from it. The records come first; logs that exceed the
 * budget are left out silently.
 */
export interface LogBudget {
  bytes: number;
  files: number;
}

/** Result of extracting an artifact. */
export interface Extracted {
  /** Paths relative to the directory. */
  files: string[];
  /** Reasons for omissions, each with a count; empty if everything a report needs was kept. */
  left: string[];
}

interface Named {
  name: string;
  entry: Entry;
}

interface Kept {
  bytes: number;
  why: string | null;
}

/** Entries that collide on a case-insensitive file system, a file where a directory is needed, or a name too long. */
const NAME_FAULTS = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const BAD_NAME = 'a name that is not a plain relative path';
const TAKEN_NAME = 'a name that cannot be kept';
const BROKEN = 'content that is broken';
const OVER = 'over the limit of bytes';

/**
 * Extracts the files that a report reads from an archive into a directory. The content is hostile and never makes it
 * throw; it throws only for faults of this machine, such as a full disk.
 */
export async function extract(archive: string, directory: string, limits: ArtifactLimits): Promise<Extracted> {
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  const taken = new Set<string>();
  const files: string[] = [];
  const logs: Named[] = [];
  const later: Named[] = [];
  const others: Named[] = [];
  const runs = new Set<string>();
  let room = limits.total;
  let zip: ZipFile | null = null;
  const handle = await open(archive);
  try {
    const { size } = await handle.stat();
    zip = await openZip(handle, size);
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead > limits.entries) {
        leave(`more than ${limits.entries} entries`);
        break;
      }
      const name = entry.fileNameRaw.toString();
      if (name.endsWith('/')) continue;
      if (!isPlainPath(name) || keptName(name) !== name) leave(BAD_NAME);
      else if (!isRegular(entry)) leave('a link, device, socket or pipe');
      else if (isForPage(name)) logs.push({ name, entry });
      else if (isForReport(name)) {
        if (path.posix.basename(name) === 'run.json') runs.add(path.posix.dirname(name));
        if (mayBeOfAgent(name)) later.push({ name, entry });
        else await take(zip, { name, entry }, limits.file);
      } else if (partOfOther(name) !== null) others.push({ name, entry });
    }
    // Files that an agent leaves in a run of ours may have the names of another program's results.
    for (const other of others.filter(({ name }) => !isBelow(name, runs)))
      (partOfOther(other.name) === 'file' ? logs : later).push(other);
    // The files of an agent are below the records of its trial, whose names they may have.
    later.sort((one, other) => depthOf(one.name) - depthOf(other.name));
    // A log of Inspect is one file for all of its samples.
    for (const named of later) await take(zip, named, partOfOther(named.name) === 'log' ? limits.total : limits.file);
    if (limits.logs !== undefined) await keepLogs(zip, logs, taken, directory, limits.logs);
  } catch (error) {
    if (isSystemFault(error)) throw error;
    leave('an archive that is broken');
  } finally {
    zip?.close();
    await handle.close();
  }
  return { files, left: [...left].map(([why, count]) => `${count} × ${why}`) };

  async function take(zip: ZipFile, { name, entry }: Named, largest: number): Promise<void> {
    const most = Math.min(largest, room);
    if (!entry.canDecodeFileData()) leave('an encrypted file, or one of an unknown compression');
    else if (taken.has(name.toLowerCase())) leave(TAKEN_NAME);
    else if (files.length >= limits.files) leave(`more than ${limits.files} files`);
    else if (entry.uncompressedSize > most) leave(OVER);
    else {
      taken.add(name.toLowerCase());
      const { bytes, why } = await keep(zip, entry, path.join(directory, name), most);
      room -= bytes;
      if (why === null) files.push(name);
      else leave(why);
    }
  }
}

/** True below a directory with a `run.json`, or below that of a trial. */
function isBelow(name: string, runs: ReadonlySet<string>): boolean {
  const parts = name.split('/');
  return runs.has('.') || parts.some((part, at) => isTrial(part) || runs.has(parts.slice(0, at + 1).join('/')));
}

async function keepLogs(
  zip: ZipFile,
  logs: Named[],
  taken: Set<string>,
  directory: string,
  budget: LogBudget,
): Promise<void> {
  for (const { name, entry } of logs) {
    if (budget.files <= 0) return;
    if (taken.has(name.toLowerCase()) || entry.uncompressedSize > budget.bytes) continue;
    taken.add(name.toLowerCase());
    const file = path.join(directory, name);
    try {
      const { bytes } = await keep(zip, entry, file, budget.bytes);
      // Read after the await: other artifacts take from it at the same time.
      budget.bytes -= bytes;
      budget.files -= 1;
    } catch {
      // For example a full disk: logs are optional, and the report's own files need the space.
      await rm(file, { force: true });
      return;
    }
  }
}

/**
 * Writes one entry to a new file. `bytes` is the number of bytes read; `why` is the reason for omission, null if kept.
 */
async function keep(zip: ZipFile, entry: Entry, file: string, most: number): Promise<Kept> {
  let handle: FileHandle;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    handle = await open(file, 'wx');
  } catch (error) {
    if (NAME_FAULTS.includes(codeOf(error) ?? '')) return { bytes: 0, why: TAKEN_NAME };
    throw error;
  }
  const kept = await copy(zip, entry, handle, most);
  if (kept.why !== null) await rm(file);
  return kept;
}

async function copy(zip: ZipFile, entry: Entry, handle: FileHandle, most: number): Promise<Kept> {
  let bytes = 0;
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) return { bytes, why: OVER };
      sum = crc32(chunk, sum);
      await handle.writeFile(chunk);
    }
    return { bytes, why: sum === entry.crc32 ? null : BROKEN };
  } catch (error) {
    if (isSystemFault(error)) throw error;
    return { bytes, why: BROKEN };
  } finally {
    await handle.close();
  }
}

/**
 * Matches `run.json`, `experiment.json`, a report's `results.json` beside it, and `<id>/trial-<k>/result.json`, in up to four
 * segments. The folders of a trial have files of the agent, which are no records: `<id>/trial-<k>/output/run.json`.
 */
function isForReport(name: string): boolean {
  const [file, above, inTrial] = name.split('/').reverse();
  if (depthOf(name) > 4) return false;
  if (file === 'result.json') return depthOf(name) >= 3 && isTrial(above!);
  if (isOfRun(file!)) return depthOf(name) < 4 || !isTrial(inTrial!);
  return name === 'results.json';
}

/** True for a record of a run that is no nearer to the root than the files of an agent in a trial of another program. */
function mayBeOfAgent(name: string): boolean {
  return depthOf(name) > 2 && isOfRun(path.posix.basename(name));
}

function isOfRun(file: string): boolean {
  return file === 'run.json' || file === 'experiment.json';
}

function isTrial(folder: string): boolean {
  return /^trial-\d+$/.test(folder);
}

/** Number of segments. */
function depthOf(name: string): number {
  return name.split('/').length;
}

/** Files of a trial that the page shows, and those of its earlier attempts; see `pageFiles`. */
const FOR_PAGE =
  /^([\w-]{1,40}\.log|prompt(-[\w-]{1,40})?\.txt|(trajectory|changes)(-(round|step)-\d{1,4})?\.json|([\w-]{1,40}\/)?points\/[\w-]{1,40}\.(txt|cast))$/;
const OF_ATTEMPT = /^attempt-\d{1,6}\/([\w-]{1,40}\.log|(result|trajectory(-(round|step)-\d{1,4})?)\.json)$/;

/** Matches these files of a trial, optionally inside one folder. */
function isForPage(name: string): boolean {
  const [, file] = /^(?:[^/]+\/)?[^/]+\/trial-\d+\/(.+)$/.exec(name) ?? [];
  return file !== undefined && (FOR_PAGE.test(file) || OF_ATTEMPT.test(file));
}

/** Reads the Unix file type from the upper half of the attributes; 0 if the tool that wrote the archive set none. */
function isRegular({ externalFileAttributes }: Entry): boolean {
  return [0, 0o100000].includes((externalFileAttributes >>> 16) & 0o170000);
}

/** True for a fault of this machine (such as a full disk), false for a fault of the archive. */
function isSystemFault(error: unknown): boolean {
  return /^E(?!RR_)/.test(codeOf(error) ?? '');
}
