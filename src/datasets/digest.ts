import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { messageOf, UserError } from '../base/errors.ts';
import { readRegularFile } from '../base/regular-file.ts';

/** Bytes of one dataset file; all of them are read for the digest. */
const LARGEST_FILE = 8 * 1024 ** 3;
/** Bytes up to which a file is read synchronously: for thousands of small files, promises take many times as long. */
const LARGEST_AT_ONCE = 1024 * 1024;

/**
 * `sha256:…` over the named entries of a directory: the path, executable bit and bytes of each file, and the target of
 * each symlink. Independent of machine, order and file times. Missing entries are skipped. Throws a UserError for
 * pipes, devices, oversized files and read errors.
 */
export function digestOf(root: string, names: string[]): Promise<string> {
  return digest(root, names, { refuses: true, skips: () => false });
}

/**
 * The same over all files of a directory that is not a dataset's, without those at the paths `except`, without `.git`,
 * and without `__pycache__`, which Python fills while a program is used. Of pipes, devices and unreadable files only
 * the name counts. Throws if the directory is unreadable.
 */
export function digestOfDirectory(root: string, except: string[]): Promise<string> {
  const unused = ['.git', '__pycache__'];
  const skips = (file: string) => unused.includes(path.basename(file)) || except.includes(file);
  return digest(root, readdirSync(root), { refuses: false, skips });
}

async function digest(
  root: string,
  names: string[],
  about: { refuses: boolean; skips: (name: string) => boolean },
): Promise<string> {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) await add(name);
  return `sha256:${hash.digest('hex')}`;

  async function add(name: string): Promise<void> {
    if (about.skips(path.join(root, name))) return;
    try {
      const below = await addEntry(name, path.join(root, name));
      for (const entry of below) await add(`${name}/${entry}`);
    } catch (error) {
      if (!about.refuses) {
        hash.update(`${JSON.stringify(name)} unread\n`);
        return;
      }
      if (error instanceof UserError) throw error;
      throw new UserError(`dataset: ${path.join(root, name)} cannot be read: ${messageOf(error)}`);
    }
  }

  /** The entry names if it is a directory, otherwise empty. */
  async function addEntry(name: string, file: string): Promise<string[]> {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (stats.isDirectory()) {
      // Lets signal handlers run.
      await pause();
      return readdirSync(file).sort();
    }
    if (stats.isSymbolicLink()) {
      const target = Buffer.from(readlinkSync(file));
      hash.update(`${JSON.stringify(name)} link ${target.length}\n`).update(target);
      return [];
    }
    if (!stats.isFile()) {
      throw new UserError(`dataset: ${file} is a pipe, a socket or a device, which no dataset can hold; remove it`);
    }
    if (stats.size > LARGEST_FILE) {
      throw new UserError(
        `dataset: ${file} has ${stats.size} bytes, and a file of a dataset has ${LARGEST_FILE} at most`,
      );
    }
    const kind = stats.mode & 0o100 ? 'executable' : 'file';
    hash.update(`${JSON.stringify(name)} ${kind} ${stats.size}\n`);
    if (stats.size <= LARGEST_AT_ONCE) hash.update(readRegularFile(file, LARGEST_AT_ONCE));
    else for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
    return [];
  }
}
