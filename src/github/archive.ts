import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { codeOf } from '../base/errors.ts';
import { isPlainPath, keptName } from '../trial/output.ts';

/** How much is taken of one artifact. */
export interface ArtifactLimits {
  /** Bytes of the archive itself. */
  archive: number;
  /** Bytes of all files, uncompressed; what was begun and then left out counts as well. */
  total: number;
  /** Bytes of one file. */
  file: number;
  /** Files that are kept. */
  files: number;
  /** Entries that are looked at; each takes a reading of its own, 200,000 of them about 15 seconds. */
  entries: number;
  /** What prompts, logs and recordings are kept of as well, for the page of a report: none unless it is given. */
  logs?: LogBudget;
}

/** Of all artifacts together: what is taken is subtracted. They come after the records, and what has no room is left out silently. */
export interface LogBudget {
  bytes: number;
  files: number;
}

/** What came of an artifact. */
export interface Extracted {
  /** Names below the directory. */
  files: string[];
  /** What was left out, and why; empty where all that a report needs was kept. */
  left: string[];
}

interface Kept {
  bytes: number;
  why: string | null;
}

const CHUNK = 64 * 1024;
/** Two entries that are one file where case does not count, or a file where another needs a directory; too long a name. */
const NAME_FAULTS = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const BAD_NAME = 'a name that is no plain relative path';
const TAKEN_NAME = 'a name that cannot be kept';
const BROKEN = 'content that is broken';
const OVER = 'over the limit of bytes';

/**
 * Writes what a report reads of an archive below a directory. Whatever the archive holds is hostile, and never thrown for;
 * throws for a fault of this machine's.
 */
export async function extract(archive: string, directory: string, limits: ArtifactLimits): Promise<Extracted> {
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  const taken = new Set<string>();
  const files: string[] = [];
  const logs: { name: string; entry: Entry }[] = [];
  let room = limits.total;
  let zip: ZipFile | null = null;
  const handle = await open(archive);
  try {
    const { size } = await handle.stat();
    // Sizes are counted as the content comes: those in the archive's directory may be lies.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    zip = await fromRandomAccessReaderPromise(new ArchiveReader(handle), size, options);
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileNameRaw.toString();
      if (name.endsWith('/')) continue;
      const most = Math.min(limits.file, room);
      if (zip.entriesRead > limits.entries) {
        leave(`more than ${limits.entries} entries`);
        break;
      }
      if (!isPlainPath(name) || keptName(name) !== name) leave(BAD_NAME);
      else if (!isRegular(entry)) leave('no regular file (link, device, socket or pipe)');
      else if (isForPage(name)) logs.push({ name, entry });
      else if (!isForReport(name)) continue;
      else if (!entry.canDecodeFileData()) leave('an encrypted file, or one of an unknown compression');
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
    if (limits.logs !== undefined) await keepLogs(zip, logs, taken, directory, limits.logs);
  } catch (error) {
    if (isSystemFault(error)) throw error;
    leave('an archive that is broken');
  } finally {
    zip?.close();
    await handle.close();
  }
  return { files, left: [...left].map(([why, count]) => `${count} × ${why}`) };
}

async function keepLogs(
  zip: ZipFile,
  logs: { name: string; entry: Entry }[],
  taken: Set<string>,
  directory: string,
  budget: LogBudget,
): Promise<void> {
  for (const { name, entry } of logs) {
    if (budget.files <= 0) return;
    if (!entry.canDecodeFileData() || taken.has(name.toLowerCase()) || entry.uncompressedSize > budget.bytes) continue;
    taken.add(name.toLowerCase());
    const file = path.join(directory, name);
    try {
      budget.bytes -= (await keep(zip, entry, file, budget.bytes)).bytes;
      budget.files -= 1;
    } catch {
      // A full disk, say: the report does without, and its own files need the room.
      await rm(file, { force: true });
      return;
    }
  }
}

/** Writes one entry to a file that is not there yet. `bytes`: what was read of it; `why` it is left out, null where it is kept. */
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

/** `run.json`, `<id>/trial-<k>/result.json`, and the same in a folder or two. */
function isForReport(name: string): boolean {
  const parts = name.split('/');
  if (parts.length > 4) return false;
  return (
    parts.at(-1) === 'run.json' ||
    (parts.length >= 3 && parts.at(-1) === 'result.json' && /^trial-\d+$/.test(parts.at(-2)!))
  );
}

/** Of a trial: `prompt.txt`, `agent.log` and its like, what sessions of a test plan left; in a folder or none. */
function isForPage(name: string): boolean {
  return /^([^/]+\/)?[^/]+\/trial-\d+\/([\w-]{1,40}\.log|prompt(-[\w-]{1,40})?\.txt|([\w-]{1,40}\/)?points\/[\w-]{1,40}\.(txt|cast))$/.test(
    name,
  );
}

/** By the file type in the upper half of the attributes, as Unix has it; 0 where the archive's maker has none. */
function isRegular({ externalFileAttributes }: Entry): boolean {
  return [0, 0o100000].includes((externalFileAttributes >>> 16) & 0o170000);
}

/** A fault of this machine's (a full disk), not of the archive. */
function isSystemFault(error: unknown): boolean {
  return /^E(?!RR_)/.test(codeOf(error) ?? '');
}

/** yauzl's own reader ends the process for an offset that no file can have (seen in 3.4.0); this one calls it a fault. */
class ArchiveReader extends RandomAccessReader {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    super();
    this.#handle = handle;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (e: Error | null) => void,
  ): void {
    this.#fill(buffer.subarray(offset, offset + length), position).then(() => done(null), done);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end));
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK) {
      const chunk = Buffer.alloc(Math.min(CHUNK, end - at));
      await this.#fill(chunk, at);
      yield chunk;
    }
  }

  async #fill(buffer: Buffer, position: number): Promise<void> {
    const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
    if (bytesRead < buffer.length) throw new Error('the archive ends before');
  }
}
