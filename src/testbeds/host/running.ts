import { hasNoChild, listProcesses, wordsOf } from '../../base/processes.ts';
import { socketsOf, tablesOf } from '../sockets.ts';
import type { Running } from '../types.ts';

/** The processes below these ones, and the sockets of this machine; null without any. */
export function runningBelow(roots: number[] | null): Running | null {
  if (roots === null || roots.length === 0) return null;
  // A list of all processes takes a millisecond and a half, a seventh of a trial that does nothing.
  if (roots.every(hasNoChild)) return { processes: [], sockets: '', alone: false };
  const all = listProcesses();
  const below = new Set(roots);
  // Each process is listed once; a child may be listed before its parent.
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  const left = all.filter(({ pid }) => below.has(pid) && !roots.includes(pid));
  return {
    processes: left.map((one) => ({
      id: String(one.pid),
      words: Buffer.from(wordsOf(one).join(' ').trim(), 'latin1').toString() || one.name,
      sockets: socketsOf(String(one.pid)),
    })),
    sockets: left.length === 0 ? '' : tablesOf('self'),
    alone: false,
  };
}
