import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type PackOptions, pack as packDirectory } from 'tar-fs';
import { pack as createPack, type Header, type Pack } from 'tar-stream';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import type { Seen, SeenFiles } from '../given.ts';
import { NEVER_CHANGED } from './ours.ts';

/** tar-fs applies this process's umask to modes unless `umask` is set; its types lack this option and `fs`. */
type Options = PackOptions & { umask: number; fs: ReturnType<typeof filesOfBytes> };

/** One upload to a container: files and directories of this machine, texts and empty directories, all owned by root. */
export interface ArchivePlan {
  /**
   * Absolute path in the container → local file, or local directory whose content is copied; names, modes and links are
   * kept. `executable`: a single file gets these bits of its mode.
   */
  copies: [target: string, source: string, executable?: boolean | undefined][];
  /** Absolute path in the container → text. */
  files: [target: string, text: string][];
  /** Absolute paths. Entries below one of them come after it. */
  emptyDirectories: string[];
  /** Absolute paths of directories that every user may write to. */
  openDirectories?: string[];
}

/** Bytes of which an archive has whole blocks only. */
const BLOCK = 512;

/** The files packed below one directory, as an archive of the container will tell them. */
export interface Packed {
  /** Absolute. */
  below: string;
  files: SeenFiles;
}

/** A tar stream of the plan, relative to `/`. Later entries overwrite earlier ones. `packed` is filled meanwhile. */
export function archiveOf(plan: ArchivePlan, packed: Packed | null = null): Readable {
  const pack = createPack();
  fill(pack, plan, packed).catch((error) => pack.destroy(error));
  return Readable.from(pack as AsyncIterable<Buffer>);
}

type Head = Partial<Header> & Pick<Header, 'name'>;
type EntryHead = Pick<Header, 'type' | 'size' | 'mode' | 'mtime'> & { linkname?: string | null };

/** Changes when an entry is written. */
function identityOf({ type, size, mode, mtime, linkname }: EntryHead): string {
  if (type === 'directory') return 'directory';
  if (type === 'symlink') return `symlink:${linkname}`;
  return [type, size, (mode ?? 0) & 0o7777, Math.floor(Number(mtime ?? 0) / 1000)].join(':');
}

async function fill(pack: Pack, plan: ArchivePlan, packed: Packed | null): Promise<void> {
  const targets = [...plan.emptyDirectories, ...[...plan.files, ...plan.copies].map(([target]) => target)];
  for (const target of plan.openDirectories ?? [])
    await add({ name: inRoot(target), type: 'directory', mode: 0o777, uid: 0, gid: 0 });
  for (const target of plan.emptyDirectories) {
    const stays = !targets.some((other) => other.startsWith(`${target}/`));
    const mtime = stays ? NEVER_CHANGED : new Date();
    await add({ name: inRoot(target), type: 'directory', mode: 0o755, mtime, uid: 0, gid: 0 });
  }
  for (const [target, text] of plan.files)
    await add({ name: inRoot(target), type: 'file', mode: 0o644, uid: 0, gid: 0 }, text);
  for (const copy of plan.copies)
    await addCopy(pack, copy, packed).catch((error) => {
      throw error instanceof TrialError
        ? error
        : new TrialError('testbed', `${copy[1]} cannot be packed: ${messageOf(error)}`, { cause: error });
    });
  pack.finalize();

  /** Resolves once the entry is written: bytes that are pushed then come after it. */
  function add(header: Head, text = ''): Promise<void> {
    return new Promise((resolve, reject) => {
      pack.entry(header, text, (error) => (error ? reject(error) : resolve()));
    });
  }
}

async function addCopy(
  pack: Pack,
  [target, source, executable]: ArchivePlan['copies'][number],
  packed: Packed | null,
): Promise<void> {
  const prefix = `${inRoot(packed?.below ?? '')}/`;
  const single = !(await lstat(source)).isDirectory();
  const inBytes = (name: string) => Buffer.from(name).toString('latin1');
  const [place, at] = [inBytes(source), inBytes(inRoot(target))];
  const [directory, entries] = single ? [path.dirname(place), [path.basename(place)]] : [place, undefined];
  let see: (linkname: string | null) => void;
  await new Promise<void>((resolve, reject) => {
    pack.once('error', reject);
    const options: Options = {
      pack,
      ...(entries === undefined ? {} : { entries }),
      finalize: false,
      umask: 0,
      fs: filesOfBytes(pack, (linkname) => see(linkname)),
      finish() {
        pack.off('error', reject);
        resolve();
      },
      map(header) {
        const own = single || header.name === '.' ? at : path.posix.join(at, header.name);
        const name = textOf(bytesOf(own), 'L', pack);
        // The mode of the top directory is arbitrary on this machine (a temporary directory's, for example).
        const mode = header.name === '.' ? 0o755 : unmasked(header.mode!) | (single && executable ? 0o111 : 0);
        const packedAs = { ...header, name, mode, uid: 0, gid: 0 };
        see = (linkname) => {
          if (name.startsWith(prefix)) packed?.files.put(name.slice(prefix.length), seenOf({ ...packedAs, linkname }));
        };
        see(null);
        return packedAs;
      },
      mapStream(content, { name, size }) {
        if (name.startsWith(prefix)) packed?.files.keepText(name.slice(prefix.length), size ?? 0, content);
        return content;
      },
    };
    packDirectory(directory, options);
  });
}

/**
 * The file system for tar-fs, which takes text only: a character of its names is a byte. ENOENT of a file that a
 * directory lists would be the end of the whole list to tar-fs. It asks for the target of a link after `map`: `linked` gets
 * it.
 */
function filesOfBytes(pack: Pack, linked: (target: string) => void) {
  return {
    lstat: (file: string, done: (error: Error | null, stats: fs.Stats) => void) =>
      fs.lstat(bytesOf(file), (error, stats) => {
        const gone = () => new TrialError('testbed', `${bytesOf(file)} cannot be packed: it was removed meanwhile`);
        done(codeOf(error) === 'ENOENT' ? gone() : error, stats);
      }),
    readdir: (file: string, done: (error: Error | null, names: string[]) => void) =>
      fs.readdir(bytesOf(file), 'latin1', done),
    readlink: (file: string, done: (error: Error | null, target: string) => void) =>
      fs.readlink(bytesOf(file), 'buffer', (error, bytes) => {
        const target = error ? '' : textOf(bytes, 'K', pack);
        if (!error) linked(target);
        done(error, target);
      }),
    createReadStream: (file: string, range: { start: number; end: number }) =>
      fs.createReadStream(bytesOf(file), range),
  };
}

function bytesOf(name: string): Buffer {
  return Buffer.from(name, 'latin1');
}

/**
 * The name (L) of the entry that is written next, or the target of its link (K). tar-stream takes text only: other bytes
 * go before the entry, as GNU tar writes long names.
 */
function textOf(bytes: Buffer, type: 'L' | 'K', pack: Pack): string {
  if (!isUtf8(bytes)) {
    const head = Buffer.alloc(BLOCK);
    head.write('././@LongLink');
    head.write(`${(bytes.length + 1).toString(8).padStart(11, '0')}\0`, 124);
    head.write(`        ${type}`, 148);
    head.write('ustar  ', 257);
    const sum = head.reduce((all, byte) => all + byte);
    head.write(`${sum.toString(8).padStart(6, '0')}\0`, 148);
    pack.push(Buffer.concat([head, bytes, Buffer.alloc(BLOCK - (bytes.length % BLOCK))]));
  }
  return bytes.toString();
}

/**
 * A mode with what the umask of this machine took from a checkout, but for writing: in a container, other users than the
 * owner read these files.
 */
function unmasked(mode: number): number {
  const owner = (mode >> 6) & 0o7;
  return mode | (((owner << 3) | owner) & process.umask() & 0o055);
}

/** An entry as it is seen from its head in an archive. */
export function seenOf(header: EntryHead): Seen {
  const type = header.type === 'file' || header.type === 'directory' ? header.type : 'other';
  return { type, identity: identityOf(header), text: null };
}

function inRoot(target: string): string {
  return target.replace(/^\/+/, '');
}
