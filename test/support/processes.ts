import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listProcesses, type Process, wordsOf } from '../../src/base/processes.ts';

/** True if a process runs; false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Seconds that nothing else on this machine sleeps. */
export const aDuration = (): string => `900.${randomInt(1e8, 1e9)}`;

/** The processes of this machine, those of containers among them, that are a `sleep` of so long. */
export function sleepers(seconds: string): Process[] {
  return listProcesses().filter((process) => wordsOf(process).join(' ').trim() === `sleep ${seconds}`);
}
