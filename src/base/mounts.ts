import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Mounts may lie over each other and under what is mounted over them: so many layers are taken away. */
const LAYERS = 100;

/** How many mounts lie on a directory itself; 0 where the system does not tell. */
export async function mountsOn(directory: string): Promise<number> {
  const place = await placeOf(directory);
  return (await mountPoints()).filter((point) => point === place).length;
}

/**
 * Takes away what is mounted below a directory and, beyond `kept` mounts, on itself: removing files would go through it, into
 * the directory of somebody else. Detached at once, however busy; nobody else's view of it changes. Throws, naming those that stay.
 */
export async function detachMounts(directory: string, kept = 0): Promise<void> {
  const place = await placeOf(directory);
  let points = await pointsBelow(place, kept);
  for (let layer = 0; points.length > 0 && layer < LAYERS; layer += 1) {
    // Of a bind mount of / that is shared, the mounts below would otherwise go from / as well.
    for (const point of points) await tool('mount', ['--make-rprivate', point]);
    for (const point of points.toReversed()) await tool('umount', ['--lazy', point]);
    const left = await pointsBelow(place, kept);
    if (left.length === points.length) break;
    points = left;
  }
  points = await pointsBelow(place, kept);
  if (points.length > 0) throw new Error(`${points.join(', ')}: mounted there, and cannot be unmounted`);
}

/** Each place once, those that hold others first. */
async function pointsBelow(place: string, kept: number): Promise<string[]> {
  const points = await mountPoints();
  const over = points.filter((point) => point === place).length > kept ? [place] : [];
  const below = points.filter((point) => point.startsWith(`${place}/`));
  return [...over, ...new Set(below.sort((a, b) => a.split('/').length - b.split('/').length))];
}

/** Where this process sees something mounted; paths without links. */
async function mountPoints(): Promise<string[]> {
  const text = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const point = line.split(' ')[4];
    return point === undefined ? [] : [unescaped(point)];
  });
}

/** White space and backslashes of a path stand there as octal numbers. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}

/** A path as the kernel names it; a link that stands there is none. */
async function placeOf(file: string): Promise<string> {
  const parent = await realpath(path.dirname(file)).catch(() => path.dirname(file));
  return path.join(parent, path.basename(file));
}

/** Its success is seen by what is mounted afterwards. */
async function tool(name: string, words: string[]): Promise<void> {
  await promisify(execFile)(name, words).catch(() => {});
}
