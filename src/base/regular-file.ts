import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** A file that is not read, and why. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

/**
 * The bytes of a regular file that anyone may have put there: nothing waits for a pipe or reads a device, and nothing larger
 * than `limit` bytes is taken into memory. Links are followed only where that is asked for. `space`: taken for a file that fits in,
 * by who reads thousands and is done with each before the next. Throws NotReadable, or the system's error (ENOENT, EACCES, ELOOP for a
 * link).
 */
export function readRegularFile(
  file: string,
  limit: number,
  { follow = false, space }: { follow?: boolean; space?: Buffer } = {},
): Buffer {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW);
  const descriptor = openSync(file, flags);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotReadable('it is no regular file');
    if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes, and the most is ${limit}`);
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
