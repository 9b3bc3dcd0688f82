import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** A file that is not read, with the reason. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

/**
 * Reads a regular file from an untrusted place: never waits for a pipe, never reads a device, and loads at most `limit`
 * bytes. Follows symlinks only if `follow` is set. `space` is a reusable buffer, for callers that read thousands of
 * files and are done with each before the next; used if the file fits. Throws NotReadable, or the system's error
 * (ENOENT, EACCES, ELOOP for a symlink).
 */
export function readRegularFile(
  file: string | Buffer,
  limit: number,
  { follow = false, space }: { follow?: boolean; space?: Buffer } = {},
): Buffer {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW);
  const descriptor = openSync(file, flags);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotReadable('it is not a regular file');
    if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
    const fits = space !== undefined && stats.size <= space.length;
    const bytes = fits ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
    let read = 0;
    for (let more = -1; read < bytes.length && more !== 0; read += more) {
      more = readSync(descriptor, bytes, read, bytes.length - read, null);
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(descriptor);
  }
}

/** The text of a file that a user gives, read as by `readRegularFile`, without a byte order mark. */
export function readTextFile(file: string, limit: number, { follow = false }: { follow?: boolean } = {}): string {
  // TextDecoder removes the byte order mark.
  return new TextDecoder().decode(readRegularFile(file, limit, { follow }));
}

/** The line, from 1, of the first bytes that are not UTF-8; null without any. No character of UTF-8 holds the byte of a line end. */
export function lineNotUtf8(bytes: Buffer): number | null {
  if (isUtf8(bytes)) return null;
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
