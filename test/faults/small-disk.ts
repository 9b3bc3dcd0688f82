import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Place } from './place.ts';
import type { RowContext } from './table.ts';

/** A place with a small file system at one of its directories. */
export function placeOn(
  which: 'results' | 'temporary' | 'cache',
  options: string,
  { onTestFinished }: RowContext,
  environment: Record<string, string> = {},
): { place: Place; disk: string; enlarge(): void } {
  const place = new Place(environment);
  const disk = which === 'cache' ? path.join(place.directory, 'cache') : place[which];
  mkdirSync(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', disk]);
    place.remove();
  });
  const enlarge = () => execFileSync('mount', ['-o', 'remount,size=64m,nr_inodes=9999,rw', disk]);
  return { place, disk, enlarge };
}
