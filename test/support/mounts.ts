import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Mounts at a directory until the test ends: a tmpfs, or by the words of `mount`. */
export function mountAt(directory: string, ...words: string[]): string {
  mkdirSync(directory, { recursive: true });
  execFileSync('mount', [...(words.length > 0 ? words : ['-t', 'tmpfs', 'tmpfs']), directory]);
  onTestFinished(() => {
    if (inMounts(directory)) execFileSync('umount', ['-R', '-l', directory]);
  });
  return directory;
}

/** True if something is mounted at or below a directory. */
export function inMounts(directory: string): boolean {
  return readFileSync('/proc/self/mountinfo', 'utf8').includes(directory);
}
