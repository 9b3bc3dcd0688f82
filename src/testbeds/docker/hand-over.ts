import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack as createPack, extract, type Header } from 'tar-stream';
import { isPlainPath } from '../../base/text/plain-path.ts';
import { quote } from '../../base/text/shell.ts';
import { TestbedDestroyed } from '../types.ts';
import type { Container } from './container.ts';
import { isNowhere } from './fault.ts';
import { belowOf, isCutShort } from './files.ts';

/** Bytes of all artifacts of a step, with 512 for each entry. */
const MOST_BYTES = 8 * 1024 ** 3;
const ENTRY = 512;

/** Prepares the place for a directory or a file in the other container. */
export type MakePlace = (target: string, isDirectory: boolean) => Promise<void>;

/**
 * Copies a file or directory of a container, which may be stopped, to the same path of another one. As in Harbor, root
 * owns the copy, only modes up to 755 are kept, and devices, pipes and links that lead out of it are left out; returns
 * their number. Nothing happens for a path that is not there. Throws TestbedDestroyed for more than 8 GiB, and for a file that shrinks meanwhile; any
 * error once `signal` is aborted.
 */
export async function handOver(
  [from, to]: [Container, Container],
  source: string,
  isExcluded: (below: string) => boolean,
  makePlace: MakePlace,
  signal: AbortSignal,
): Promise<number> {
  let archive: Readable;
  try {
    archive = await from.getArchive(source, signal);
  } catch (error) {
    if (isNowhere(error)) return 0;
    throw error;
  }
  const entries = extract();
  archive.on('error', (error) => entries.destroy(error)).pipe(entries);
  const pack = createPack();
  const kept = new Kept(source, isExcluded);
  try {
    // A fault of one side ends the other, whose own fault says nothing.
    const faults: Error[] = [];
    const end = (fault: Error) => {
      faults.push(fault);
      pack.destroy(fault);
    };
    await Promise.all([
      fill(entries, pack, kept, (isDirectory) => makePlace(source, isDirectory)).catch(end),
      to.putArchive(Readable.from(pack as AsyncIterable<Buffer>), '/').then(() => pack.destroy(), end),
    ]);
    const [fault] = faults;
    if (isCutShort(fault))
      throw new TestbedDestroyed(`${source}, an artifact for the verifier, has a file that shrank while it was read`);
    if (fault !== undefined) throw fault;
    return kept.left;
  } finally {
    pack.destroy();
    archive.destroy();
  }
}

/** The script that empties the place of an artifact, for every user. A file gives way to a directory that the agent has there. */
export function placeFor(target: string, isDirectory: boolean): string {
  const made = quote(isDirectory ? target : path.posix.dirname(target));
  const old = isDirectory ? `find ${made}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +` : `rm -rf -- ${quote(target)}`;
  const free = `p=${made}; while [ -n "$p" ]; do [ -d "$p" ] || rm -rf -- "$p" 2>/dev/null; p=\${p%/*}; done`;
  return `${free}; mkdir -p -- ${made} && chmod 777 -- ${made} && ${old}`;
}

/** The head of an entry, as far as it is written. */
type Head = Partial<Header> & Pick<Header, 'name' | 'type'>;

async function fill(
  entries: ReturnType<typeof extract>,
  pack: ReturnType<typeof createPack>,
  kept: Kept,
  makePlace: (isDirectory: boolean) => Promise<void>,
): Promise<void> {
  let isFirst = true;
  for await (const entry of entries) {
    const head = kept.headOf(entry.header);
    if (isFirst && head !== null) await makePlace(head.type === 'directory');
    isFirst = false;
    if (head?.type === 'file') await pipeline(entry as unknown as Readable, pack.entry(head));
    else {
      if (head !== null) pack.entry(head);
      entry.resume();
    }
  }
  pack.finalize();
}

/** The entries that are copied, with their total size. */
class Kept {
  left = 0;
  readonly #target: string;
  readonly #isExcluded: (below: string) => boolean;
  readonly #files = new Set<string>();
  #bytes = 0;

  constructor(source: string, isExcluded: (below: string) => boolean) {
    this.#target = source.replace(/^\/+/, '');
    this.#isExcluded = isExcluded;
  }

  /** The head under which an entry is copied; null for one that is left out. */
  headOf({ name, type, size = 0, mode = 0, mtime, linkname }: Header): Head | null {
    const below = belowOf(name);
    const own = { name: path.posix.join(this.#target, below), uid: 0, gid: 0, ...(mtime ? { mtime } : {}) };
    if (below !== '' && this.#isExcluded(below)) return null;
    this.#count(size);
    const plain = below === '' ? type === 'directory' || type === 'file' : isPlainPath(below);
    if (plain && type === 'directory') return { ...own, type, mode: below === '' ? 0o777 : 0o755 };
    if (plain && type === 'file') {
      this.#files.add(below);
      return { ...own, type, size, mode: modeOf(mode) };
    }
    const linked = linkname ?? '';
    if (plain && type === 'link' && this.#files.has(belowOf(linked)))
      return { ...own, type, linkname: path.posix.join(this.#target, belowOf(linked)) };
    if (plain && type === 'symlink' && staysBelow(path.posix.dirname(below), linked))
      return { ...own, type, linkname: linked };
    this.left += 1;
    return null;
  }

  #count(size: number): void {
    this.#bytes += ENTRY + size;
    if (this.#bytes <= MOST_BYTES) return;
    throw new TestbedDestroyed(
      `/${this.#target}, an artifact for the verifier, has more than ${MOST_BYTES / 1024 ** 3} GiB`,
    );
  }
}

/**
 * True if a link leads to a place below the copied directory, whatever other links there are: it climbs only where it
 * begins, where all directories are real ones.
 */
function staysBelow(directory: string, linked: string): boolean {
  const parts = linked.split('/').filter((part) => part !== '' && part !== '.');
  const down = parts.findIndex((part) => part !== '..');
  const climbsLater = down !== -1 && parts.includes('..', down);
  const leads = path.posix.join(directory, linked);
  return !linked.startsWith('/') && leads !== '..' && !leads.startsWith('../') && !climbsLater;
}

/** As the `data` filter of Python's tarfile: not for others to write, and for others to run only if the owner may. */
function modeOf(mode: number): number {
  const own = (mode & 0o755) | 0o600;
  return (own & 0o100) === 0 ? own & ~0o111 : own;
}
