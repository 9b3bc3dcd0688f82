import { type BigIntStats, constants, lstatSync, opendirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as pause } from 'node:timers/promises';
import { codeOf } from '../../base/errors.ts';
import { NotReadable, readRegularFile } from '../../base/regular-file.ts';
import type { TestbedFile } from '../types.ts';
import { unread } from '../unread.ts';

/** Entries after which others have their turn. */
const AT_ONCE = 256;
/** Bytes up to which a file is read synchronously: for many small ones, promises and streams take several times as long. */
const SMALL = 64 * 1024;
/** Errors that are ignored: the entry is gone, or is not a directory any more. */
const GONE = ['ENOENT', 'ENOTDIR'];
const UNREAD: Record<string, string> = {
  ENAMETOOLONG: 'a path that is too long',
  EACCES: 'a directory that cannot be read',
  EPERM: 'a directory that cannot be read',
  ELOOP: 'a path that is too long',
};
/** Errors of this process. Any other is one of the entry: an agent can mount a file system of its own. */
const OURS = ['EMFILE', 'ENFILE', 'ENOMEM'];
const SYSTEM_ERROR = /^E[A-Z0-9]+$/;

/**
 * Everything below a directory, in no order; the path itself (as '') if it is not a directory. Links are not followed.
 * Names are bytes: in the path of one that is not UTF-8, U+FFFD replaces invalid bytes.
 */
export async function* filesBelow(root: string): AsyncIterable<TestbedFile> {
  const top = Buffer.from(root);
  // No recursion: a hostile tree is as deep as its paths are long.
  const directories: Buffer[] = [];
  let seen = 0;
  yield* entryAt(top);
  for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
    try {
      // Synchronous: four promises for each of many small directories take ten times as long.
      const entries = opendirSync(directory as never, { encoding: 'buffer' as never, bufferSize: AT_ONCE });
      try {
        for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
          yield* entryAt(Buffer.concat([directory, Buffer.from('/'), entry.name as unknown as Buffer]));
          seen += 1;
          if (seen % AT_ONCE === 0) await pause();
        }
      } finally {
        entries.closeSync();
      }
    } catch (error) {
      yield* notRead(directory, error);
    }
  }

  async function* entryAt(file: Buffer): AsyncIterable<TestbedFile> {
    try {
      // Synchronous: a promise for each of many files takes ten times as long.
      const stats = lstatSync(file, { bigint: true });
      const type = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
      if (type === 'directory') directories.push(file);
      if (file === top && type === 'directory') return;
      const content = { [Symbol.asyncIterator]: () => contentOf(file) };
      yield {
        path: pathOf(file),
        type,
        size: type === 'file' ? Number(stats.size) : 0,
        identity: identityOf(stats),
        content,
      };
    } catch (error) {
      yield* notRead(file, error);
    }
  }

  function* notRead(file: Buffer, error: unknown): Iterable<TestbedFile> {
    const code = codeOf(error) ?? '';
    if (GONE.includes(code)) return;
    if (OURS.includes(code) || !SYSTEM_ERROR.test(code)) throw error;
    yield unread(UNREAD[code] ?? `an entry that cannot be read (${code})`, pathOf(file));
  }

  function pathOf(file: Buffer): string {
    return file.subarray(top.length + 1).toString();
  }
}

/** A time of change cannot be set back by what changes a file. */
function identityOf(stats: BigIntStats): string {
  if (stats.isDirectory()) return 'directory';
  return [stats.dev, stats.ino, stats.size, stats.mode, stats.mtimeNs, stats.ctimeNs].join(':');
}

/** Follows no link, and reads no pipe, that has taken the file's place since. */
async function* contentOf(file: Buffer): AsyncGenerator<Buffer> {
  const small = smallFile(file);
  if (small !== null) return yield small;
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!(await handle.stat()).isFile()) throw Object.assign(new Error('not a file any more'), { code: 'ENXIO' });
    yield* handle.createReadStream({ autoClose: false });
  } finally {
    await handle.close();
  }
}

/** Null for a larger one, and for anything else. */
function smallFile(file: Buffer): Buffer | null {
  try {
    return readRegularFile(file, SMALL);
  } catch (error) {
    if (error instanceof NotReadable) return null;
    throw error;
  }
}
