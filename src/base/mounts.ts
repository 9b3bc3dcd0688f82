import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { NO_CHECKOUT } from './find-tool.ts';
import { fastText } from './processes.ts';

/** Mounts can be stacked, on each other and on a directory above: the maximum number of layers that are detached. */
const LAYERS = 100;

/** The number of mounts on a directory itself; 0 if the system does not tell. */
export async function mountsOn(directory: string): Promise<number> {
  const place = await placeOf(directory);
  return mountPoints().filter((point) => point === place).length;
}

/**
 * Detaches everything mounted below a directory and, beyond `kept` mounts, on the directory itself: a removal of files
 * would reach into other directories through a mount. Detaches lazily, even if busy, without effect on the view of
 * others. Throws with the names of mounts that remain.
 */
export async function detachMounts(directory: string, kept = 0): Promise<void> {
  const place = await placeOf(directory);
  let points = pointsBelow(place, kept);
  for (let layer = 0; points.length > 0 && layer < LAYERS; layer += 1) {
    // Mounts below a shared bind mount of / would otherwise be detached from / as well.
    for (const point of points) await tool('mount', ['--make-rprivate', point]);
    for (const point of points.toReversed()) await tool('umount', ['--lazy', point]);
    const before = points.length;
    points = pointsBelow(place, kept);
    if (points.length === before) break;
  }
  if (points.length > 0) throw new Error(`${points.join(', ')}: mounted there, and cannot be unmounted`);
}

/** Each mount point once, parents first. */
function pointsBelow(place: string, kept: number): string[] {
  const points = mountPoints();
  const over = points.filter((point) => point === place).length > kept ? [place] : [];
  const below = points.filter((point) => point.startsWith(`${place}/`));
  return [...over, ...new Set(below.sort((a, b) => a.split('/').length - b.split('/').length))];
}

/** The mount points in this process' namespace, as paths without symlinks. */
function mountPoints(): string[] {
  return (fastText('/proc/self/mountinfo') ?? '').split('\n').flatMap((line) => {
    const point = line.split(' ')[4];
    return point === undefined ? [] : [unescaped(point)];
  });
}

/** The kernel writes white space and backslashes in paths as octal escapes. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}

/** A path as the kernel names it: parents resolved, the last part not, since a symlink is not a mount point. */
async function placeOf(file: string): Promise<string> {
  const parent = await realpath(path.dirname(file)).catch(() => path.dirname(file));
  return path.join(parent, path.basename(file));
}

/** Failures show in the list of mounts afterwards. */
async function tool(name: string, words: string[]): Promise<void> {
  await promisify(execFile)(name, words, { cwd: NO_CHECKOUT }).catch(() => {});
}
