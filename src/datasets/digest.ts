import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { messageOf, UserError } from '../base/errors.ts';
import { pathOf } from '../base/names-in.ts';
import { readRegularFile } from '../base/regular-file.ts';

/** Bytes of one dataset file; all of them are read for the digest. */
const LARGEST_FILE = 8 * 1024 ** 3;
/** Bytes up to which a file is read synchronously: for thousands of small files, promises take many times as long. */
const LARGEST_AT_ONCE = 1024 * 1024;

/** The name of an entry; bytes where some name in its directory is not UTF-8. */
type Name = string | Buffer;

/**
 * `sha256:…` over the named entries of a directory, otherwise over all of them: the path, executable bit and bytes of
 * each file, and the target of each symlink. Independent of machine, order and file times. Missing entries are skipped. Throws a UserError for
 * pipes, devices, oversized files and read errors.
 */
export function digestOf(root: string, names?: string[]): Promise<string> {
  return digest(root, names?.toSorted() ?? sortedNames(root), {
    refuses: true,
    skips: () => false,
    skipsDirectory: () => false,
  });
}

/**
 * The same over all files of a directory that is not a dataset's, without those at the paths or of the names `except`, without
 * `.git`, without `__pycache__`, which Python fills while a program is used, and without directories that `skipsDirectory`
 * names. Of pipes, devices and unreadable files only the name counts. Throws if the directory is unreadable.
 */
export function digestOfDirectory(
  root: string,
  except: string[],
  skipsDirectory: Leaving['skipsDirectory'] = () => false,
): Promise<string> {
  const unused = ['.git', '__pycache__', ...except];
  const skips = (file: string) => unused.includes(path.basename(file)) || unused.includes(file);
  return digest(root, sortedNames(root), { refuses: false, skips, skipsDirectory });
}

/**
 * The names, with the places in the directory to which these files of it lead by links: a digest has only the path of a
 * link's target, so that a place beyond the names is to be named as well.
 */
export function withLinked(root: string, names: string[], files: string[]): string[] {
  const inRoot = realpathSync(root);
  const places = files.flatMap((file) => {
    const place = path.join(root, file);
    return existsSync(place) ? [path.relative(inRoot, realpathSync(place))] : [];
  });
  const isBeyond = (place: string) => !names.some((name) => `${place}/`.startsWith(`${name}/`));
  return [...names, ...new Set(places.filter(isBeyond))];
}

interface Leaving {
  /** Throws for an entry that cannot be read; otherwise only its name counts. */
  refuses: boolean;
  skips(file: string): boolean;
  skipsDirectory(directory: string): boolean | Promise<boolean>;
}

async function digest(root: string, names: Name[], about: Leaving): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) await add(name);
  return `sha256:${hash.digest('hex')}`;

  async function add(name: Name): Promise<void> {
    const file = typeof name === 'string' ? path.join(root, name) : pathOf(root, name);
    if (about.skips(file.toString())) return;
    try {
      const below = await addEntry(labelOf(name), file);
      for (const entry of below) await add(joined(name, entry));
    } catch (error) {
      if (!about.refuses) {
        hash.update(`${labelOf(name)} unread\n`);
        return;
      }
      if (error instanceof UserError) throw error;
      throw new UserError(`dataset: ${file} cannot be read: ${messageOf(error)}`);
    }
  }

  /** The entry names if it is a directory, otherwise empty. */
  async function addEntry(label: string, file: Name): Promise<Name[]> {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (stats.isDirectory()) {
      // Lets signal handlers run.
      await pause();
      return (await about.skipsDirectory(file.toString())) ? [] : sortedNames(file);
    }
    if (stats.isSymbolicLink()) {
      const target = readlinkSync(file, { encoding: 'buffer' });
      hash.update(`${label} link ${target.length}\n`).update(target);
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
    hash.update(`${label} ${kind} ${stats.size}\n`);
    if (stats.size <= LARGEST_AT_ONCE) hash.update(readRegularFile(file, LARGEST_AT_ONCE));
    else for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
    return [];
  }
}

/** The names in a directory in the order of their texts. Bytes only where they are needed: they take more time. */
function sortedNames(directory: Name): Name[] {
  const texts = readdirSync(directory).sort();
  if (!texts.some((text) => text.includes('\ufffd'))) return texts;
  const names = readdirSync(directory, { encoding: 'buffer' });
  return names
    .map((name) => ({ name, text: name.toString() }))
    .sort((one, other) => (one.text === other.text ? one.name.compare(other.name) : one.text < other.text ? -1 : 1))
    .map(({ name }) => name);
}

function joined(directory: Name, name: Name): Name {
  if (typeof directory === 'string' && typeof name === 'string') return `${directory}/${name}`;
  return pathOf(directory, Buffer.from(name as Buffer));
}

/** Different for each name, whatever bytes it holds. */
function labelOf(name: Name): string {
  if (typeof name === 'string') return JSON.stringify(name);
  return isUtf8(name) ? JSON.stringify(name.toString()) : `bytes ${name.toString('hex')}`;
}
