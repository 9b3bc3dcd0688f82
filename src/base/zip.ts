import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { inflateRawSync, zstdDecompressSync } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

const CHUNK = 64 * 1024;
/** Methods of compression, by their numbers in the format. */
const [STORED, DEFLATED, ZSTD] = [0, 8, 93];

/**
 * Opens a hostile archive. The sizes in its directory may be false: readers count bytes. Rejects if it is broken. The
 * caller closes both.
 */
export function openZip(handle: FileHandle, size: number): Promise<ZipFile> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  return fromRandomAccessReaderPromise(new ArchiveReader(handle), size, options);
}

/**
 * The bytes of an entry, at most `limit`, compressed by deflate or Zstandard, or not at all. Rejects for more, for any
 * other compression, and for broken content.
 */
export async function readZipEntry(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw new Error('it is encrypted');
  if (entry.compressedSize > limit) throw new Error(`it has more than ${limit} bytes`);
  const chunks: Buffer[] = [];
  const stream = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const most = { maxOutputLength: limit };
  if (entry.compressionMethod === STORED) return bytes;
  if (entry.compressionMethod === DEFLATED) return inflateRawSync(bytes, most);
  if (entry.compressionMethod === ZSTD) return zstdDecompressSync(bytes, most);
  throw new Error(`its compression (${entry.compressionMethod}) is unknown`);
}

/**
 * Replaces yauzl's own reader, which ends the process for an impossible offset (seen in 3.4.0); this one reports an
 * error.
 */
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
