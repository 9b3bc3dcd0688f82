import path from 'node:path';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';

/** The files of a project with what changes when one is written: size, times of change, inode. Paths relative to the workdir. */
export type Listing = Map<string, string>;

/** Directories that hold no work of a program: version control, caches, installed packages. */
const LEFT_OUT = ['.git', '__pycache__', '.pytest_cache', '.mypy_cache', 'node_modules', 'site-packages'];
const MOST_FILES = 50_000;
const LIST_LIMIT = 60_000;

/** Lists the project's files, links not followed. Throws TestbedDestroyed where that cannot be done any more. */
export async function listFiles(testbed: Testbed, signal: AbortSignal): Promise<Listing> {
  const chunks: Buffer[] = [];
  const pruned = LEFT_OUT.map((name) => `-name ${name}`).join(' -o ');
  const script = `find . -type d '(' ${pruned} ')' -prune -o -type f -printf '%P\\0%s %T@ %C@ %i\\0'`;
  const exit = await testbed.run(
    {
      shell: 'sh',
      script,
      environment: {},
      timeout: LIST_LIMIT,
      lasting: false,
      output: (stream, chunk) => {
        if (stream === 'stdout') chunks.push(Buffer.from(chunk));
      },
    },
    signal,
  );
  const fields = Buffer.concat(chunks).toString().split('\0');
  // An unreadable directory makes find's exit code 1; what it did list counts. An emptied project has no files.
  if (exit.exitCode !== 0 && (exit.exitCode === null || fields.length < 2))
    throw new TestbedDestroyed(`the project's files cannot be listed (exit code ${exit.exitCode})`);
  const listing: Listing = new Map();
  for (let at = 0; at + 1 < fields.length && listing.size < MOST_FILES; at += 2) {
    listing.set(fields[at]!, fields[at + 1]!);
  }
  return listing;
}

/** The files that were created or written between two listings. */
export function writtenBetween(before: Listing, after: Listing): string[] {
  return [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
}

/** A file's content up to a limit; null where it is no regular file or larger. */
export async function readTestbedFile(testbed: Testbed, file: string, limit: number): Promise<Buffer | null> {
  for await (const entry of testbed.files(file)) {
    if (entry.path !== '' || entry.type !== 'file' || entry.size > limit) return null;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of entry.content) {
      size += chunk.length;
      if (size > limit) return null;
      chunks.push(Buffer.from(chunk));
    }
    return Buffer.concat(chunks);
  }
  return null;
}

/** A project's path as the testbed names it. Null for one that leads outside. */
export function projectPath(testbed: Testbed, name: string): string | null {
  const joined = path.posix.join(testbed.workdir, name);
  return joined.startsWith(`${testbed.workdir.replace(/\/$/, '')}/`) ? joined : null;
}
