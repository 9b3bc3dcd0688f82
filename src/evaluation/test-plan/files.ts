import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../../base/regular-file.ts';
import type { TestPlan } from '../../datasets/types.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';

/**
 * Files of a project: path relative to the workdir → a stamp that changes when the file is written (size, times of
 * change, inode). `cut`: some files are not listed. `links`: the paths of links, whatever they lead to.
 */
export type Listing = Map<string, string> & { cut?: boolean; links?: string[] };

/** Directories that hold no work of a program: version control, caches, installed packages. */
const LEFT_OUT = ['.git', '__pycache__', '.pytest_cache', '.mypy_cache', 'node_modules', 'site-packages'];
const MOST_FILES = 50_000;
const LONGEST_LIST = 16 * 1024 * 1024;
const LIST_LIMIT = 60_000;

/** True if the testbed's find has what `listFiles` asks of it: BusyBox's has no -printf. Lists nothing. */
export async function canListFiles(testbed: Testbed, signal: AbortSignal): Promise<boolean> {
  const { exit } = await outputOf(testbed, "find . -maxdepth 0 -printf ''", LIST_LIMIT, signal);
  return exit.exitCode === 0;
}

/** Lists the project's files, links not followed. Throws TestbedDestroyed if that is no longer possible. */
export async function listFiles(testbed: Testbed, signal: AbortSignal): Promise<Listing> {
  const pruned = LEFT_OUT.map((name) => `-name ${name}`).join(' -o ');
  const find = `find . -type d '(' ${pruned} ')' -prune -o '(' -type f -o -type l ')' -printf '%P\\0%y %s %T@ %C@ %i\\0'`;
  // find ends with its reader; standard error holds find's own exit code.
  const script = `{ ${find} 2>/dev/null; echo $? >&2; } | head -c ${LONGEST_LIST}`;
  const { stdout, stderr, exit } = await outputOf(testbed, script, LIST_LIMIT, signal);
  const fields = stdout.toString().split('\0');
  const found = exit.exitCode === 0 ? Number(stderr.toString()) : exit.exitCode;
  // An unreadable directory makes find's exit code 1; the files that it did list count. An emptied project has no
  // files.
  if (found !== 0 && (exit.exitCode === null || fields.length < 2))
    throw new TestbedDestroyed(`the project's files cannot be listed (exit code ${found})`);
  const listing: Listing = new Map();
  // The last field follows the last NUL; the last entry of a cut list may be incomplete.
  const cut = stdout.length >= LONGEST_LIST;
  const end = cut ? fields.length - 3 : fields.length - 1;
  listing.links = [];
  for (let at = 0; at < end && listing.size + listing.links.length < MOST_FILES; at += 2) {
    const [name, stamp] = [fields[at]!, fields[at + 1]!];
    if (stamp.startsWith('l')) listing.links.push(name);
    else listing.set(name, stamp.slice(2));
  }
  listing.cut = cut || end > 2 * MOST_FILES;
  return listing;
}

/** The files that were created or written between two listings. */
export function writtenBetween(before: Listing, after: Listing): string[] {
  return [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
}

/**
 * Content of the dataset's version of a project file; null if there is none, it is larger than `limit` bytes, or its
 * path leads out of the project (a dataset may hold links to anywhere on this machine).
 */
export function readDatasetFile({ evaluationDirectory }: TestPlan, name: string, limit: number): Buffer | null {
  if (evaluationDirectory === null) return null;
  try {
    const root = realpathSync(path.dirname(evaluationDirectory));
    const file = realpathSync(path.join(root, name));
    return file.startsWith(root + path.sep) ? readRegularFile(file, limit) : null;
  } catch {
    return null;
  }
}

/** True for a project file that the dataset has in `evaluation/`: any other one there is not its own. */
export function isOfDataset({ evaluationDirectory }: TestPlan, name: string): boolean {
  return (
    evaluationDirectory !== null &&
    name.startsWith('evaluation/') &&
    existsSync(path.join(path.dirname(evaluationDirectory), name))
  );
}

/** A project file's path as the testbed names it; null for one that leads outside. */
export function projectPath(testbed: Testbed, name: string): string | null {
  const joined = path.posix.join(testbed.workdir, name);
  return joined.startsWith(`${testbed.workdir.replace(/\/$/, '')}/`) ? joined : null;
}
