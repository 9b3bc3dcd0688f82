import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { DefaultArtifactClient } from '@actions/artifact';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { codeOf, UserError } from '../errors.ts';
import { isPlainPath, keptName } from '../results/output.ts';
import type { RunArtifact, WorkflowRun } from './artifacts.ts';
import type { GitHubClient } from './client.ts';
import { withPermission } from './comments.ts';

export { listArtifactsOf, listRunArtifacts, type RunArtifact, type WorkflowRun } from './artifacts.ts';

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

const MiB = 1024 * 1024;
const CHUNK = 64 * 1024;
/** Far above what a run of all instances writes; far below what a runner has. */
export const REPORT_LIMITS: ArtifactLimits = {
  archive: 2048 * MiB,
  total: 512 * MiB,
  file: 32 * MiB,
  files: 20_000,
  entries: 200_000,
};

/** Tries at a body that broke off, and the pause between them in milliseconds; the client itself tries again only before it. */
const TRIES = 3;
const PAUSE = 1_000;
/** Two entries that are one file where case does not count, or a file where another needs a directory; too long a name. */
const NAME_FAULTS = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const BAD_NAME = 'a name that is no plain relative path';
const TAKEN_NAME = 'a name that cannot be kept';
const BROKEN = 'content that is broken';
const OVER = 'over the limit of bytes';

/**
 * Downloads an artifact of this run and keeps what a report reads of it (`run.json`, `<id>/trial-<k>/result.json`) below a
 * directory that is new. Whatever the archive holds is hostile, and never thrown for; throws where the service fails.
 */
export async function downloadArtifact(
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits = REPORT_LIMITS,
): Promise<Extracted> {
  return throughArchive(artifact, directory, limits, async (beside) => {
    await new DefaultArtifactClient().downloadArtifact(artifact.id, { path: beside, skipDecompress: true });
    // The service names it.
    const [name] = await readdir(beside);
    if (name === undefined) throw new Error(`the artifact service gave nothing for ${artifact.name}`);
    return path.join(beside, name);
  });
}

/** As `downloadArtifact`, of another run. Throws a UserError without `actions: read`. */
export async function downloadArtifactOf(
  client: GitHubClient,
  { owner, repo }: Pick<WorkflowRun, 'owner' | 'repo'>,
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits = REPORT_LIMITS,
): Promise<Extracted> {
  const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' } as const;
  return throughArchive(artifact, directory, limits, async (beside) => {
    const file = path.join(beside, 'artifact.zip');
    for (let attempt = 1; ; attempt++) {
      try {
        // fetch goes on to the signed URL, and keeps the token from a host that is not the API's.
        const { data } = await withPermission('actions: read', () =>
          client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            ...place,
            request: { parseSuccessResponseBody: false },
          }),
        );
        await store(data as unknown as AsyncIterable<Uint8Array>, file, limits.archive);
        return file;
      } catch (error) {
        const answered = error instanceof UserError || 'status' in (error as object);
        if (attempt >= TRIES || answered || codeOf(error) === 'ENOSPC') throw error;
        await sleep(PAUSE);
      }
    }
  });
}

/** Has the archive fetched into a directory beside the given one, extracted, and removed. */
async function throughArchive(
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits,
  fetchInto: (beside: string) => Promise<string>,
): Promise<Extracted> {
  await mkdir(directory, { recursive: true });
  const tooLarge = { files: [], left: [`1 × an archive over ${limits.archive} bytes`] };
  if (artifact.size > limits.archive) return tooLarge;
  const beside = await mkdtemp(`${path.resolve(directory)}-`);
  try {
    const archive = await fetchInto(beside);
    if ((await stat(archive)).size > limits.archive) return tooLarge;
    return await extract(archive, directory, limits);
  } finally {
    await rm(beside, { recursive: true });
  }
}

/** Writes a body to a file, as far as one byte over the limit at most. */
async function store(body: AsyncIterable<Uint8Array>, file: string, limit: number): Promise<void> {
  const handle = await open(file, 'w');
  try {
    let room = limit + 1;
    for await (const chunk of body) {
      await handle.writeFile(chunk.subarray(0, room));
      room -= chunk.length;
      if (room <= 0) return;
    }
  } finally {
    await handle.close();
  }
}

async function extract(archive: string, directory: string, limits: ArtifactLimits): Promise<Extracted> {
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  const taken = new Set<string>();
  const files: string[] = [];
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
  } catch (error) {
    if (isSystemFault(error)) throw error;
    leave('an archive that is broken');
  } finally {
    zip?.close();
    await handle.close();
  }
  return { files, left: [...left].map(([why, count]) => `${count} × ${why}`) };
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
