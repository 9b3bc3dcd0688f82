import { transcode } from 'node:buffer';
import { randomInt } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';

/**
 * Writes a file completely or not at all, even if this process is killed; part by part, so that a text of megabytes is
 * never whole in memory. A symlink at its place is replaced, and its target kept. `synced`: the file survives a loss of
 * power; without, the call takes a third of the time. Of two calls for one file at a time, either may be the last. Throws
 * the file system's errors.
 *
 * The package write-file-atomic takes three times as long, since it sets and removes handlers of all signals each time.
 */
export async function writeWhole(
  file: string,
  parts: () => Iterable<string | Uint8Array>,
  synced = true,
): Promise<void> {
  const earlier = lstatSync(file, { throwIfNoEntry: false });
  const made = `${file}.${randomInt(2 ** 47)}`;
  try {
    const descriptor = openSync(made, 'wx');
    try {
      for (const part of parts()) writeFileSync(descriptor, typeof part === 'string' ? encoded(part) : part);
      if (earlier?.isFile()) keepAccess(descriptor, earlier);
      if (synced) await promisify(fsync)(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(made, file);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}

/** Owner and mode of the file that is replaced, as far as this user may set them. */
function keepAccess(descriptor: number, { uid, gid, mode }: Stats): void {
  try {
    fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode & 0o7777);
  } catch {
    // Another user's file.
  }
}

/** A character that makes V8 hold the whole text as UTF-16. */
const WIDE = /[^\0-\xff]/;

/** A text as its bytes if it is held as UTF-16, which Node.js writes itself in five times as long: 2 % of a report. */
function encoded(text: string): string | Uint8Array {
  // ASCII, as most parts are, is told by the length alone.
  if (Buffer.byteLength(text) === text.length || !WIDE.test(text)) return text;
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // It has a lone surrogate.
    return text;
  }
}
