import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { messageOf } from '../../base/errors.ts';
import type { TestbedFile } from '../types.ts';
import { unread } from '../unread.ts';
import { seenOf } from './archive.ts';
import type { Container } from './container.ts';
import { dockerFault, isNowhere, statusOf } from './fault.ts';
import { isOurs, NEVER_CHANGED } from './ours.ts';

/**
 * Bytes of unread files after which a listing ends: an archive holds them all, and a sparse file of a terabyte is sent
 * as zeros.
 */
const MOST_PASSED_OVER = 1024 ** 3;
/** The directory bit of Go's os.FileMode, in which the Engine reports modes. */
const GO_DIRECTORY = 2 ** 31;

/** The entries of a container, as `Testbed.files` has them. Throws a TrialError. */
export async function* filesIn(
  container: Container,
  directory: string,
  signal?: AbortSignal,
): AsyncIterable<TestbedFile> {
  let archive: Readable;
  try {
    // An archive costs the Engine a process, and about forty times as long as this check.
    if (await isUntouchedOrGone(container, directory, signal)) return;
    archive = await container.getArchive(directory, signal);
  } catch (error) {
    // The agent has removed it, or something else is in the place of a directory above it.
    if (isNowhere(error)) return;
    throw dockerFault(error);
  }
  const entries = extract();
  archive.on('error', (error) => entries.destroy(dockerFault(error))).pipe(entries);
  let passedOver = 0;
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      const below = belowOf(name);
      const { type, identity } = seenOf(entry.header);
      let read = false;
      const content = (): AsyncIterator<Buffer> => {
        read = true;
        return chunksOf(entry as AsyncIterable<Buffer>);
      };
      if (below !== '' || type !== 'directory')
        yield { path: below, type, size: size ?? 0, identity, content: { [Symbol.asyncIterator]: content } };
      if (!read) passedOver += size ?? 0;
      if (passedOver > MOST_PASSED_OVER)
        return yield unread(`all that comes after ${MOST_PASSED_OVER / 1024 ** 3} GiB of files too large`);
      entry.resume();
    }
  } catch (error) {
    if (!isCutShort(error)) throw dockerFault(error);
    yield unread('all that comes after a file that shrank while it was read');
  } finally {
    // While an archive is open, the Engine does nothing else with the container, not even remove it.
    archive.destroy();
  }
}

/**
 * True for the end of an archive in the middle of a file, in an answer that is whole: the Engine goes no further with a
 * file that is shorter than when it began.
 */
export function isCutShort(error: unknown): boolean {
  return messageOf(error) === 'Unexpected end of data';
}

/** The path of an entry below the directory that an archive of the Engine begins with. */
export function belowOf(name: string): string {
  return name.replace(/^[^/]*\/?/, '').replace(/\/$/, '');
}

/** As of a file of the host that cannot be read, the error has a code. */
async function* chunksOf(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw isCutShort(error) ? Object.assign(new Error('the file shrank while it was read'), { code: 'EIO' }) : error;
  }
}

/** True for a directory; false for anything else and for nothing. Throws a TrialError. */
export async function isDirectoryIn(container: Container, file: string): Promise<boolean> {
  try {
    return isDirectory((await container.stat(file)).mode);
  } catch (error) {
    if (statusOf(error) !== undefined) return false;
    throw dockerFault(error);
  }
}

/** True for a directory of ours in which nothing was ever created, and for nothing. */
async function isUntouchedOrGone(
  container: Container,
  directory: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    const { mode, mtime } = await container.stat(directory, signal);
    // Elsewhere an agent could set the time, and nothing in the directory would be seen.
    return isOurs(directory) && isDirectory(mode) && Date.parse(mtime) === NEVER_CHANGED.getTime();
  } catch (error) {
    if (statusOf(error) === 404) return true;
    // An answer to HEAD has no message; that of the archive will say what is wrong.
    if (statusOf(error) !== undefined) return false;
    throw error;
  }
}

function isDirectory(mode: number): boolean {
  return Math.floor(mode / GO_DIRECTORY) % 2 === 1;
}
