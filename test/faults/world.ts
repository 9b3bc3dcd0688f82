import { readdirSync, readFileSync } from 'node:fs';
import { type Place, type Running, until } from './place.ts';

/** Shell text for an agent that naps in the instances whose id begins so, and does nothing in others. */
export function napIn(place: Place, prefix: string, nap = `sleep ${place.nap}`): string {
  return `case $AGENTBENCH_INSTANCE_ID in ${prefix}*) ${nap} ;; esac`;
}

/** Waits until a run has come to its nap. */
export async function nap(place: Place, running: Running, count = 1): Promise<void> {
  let over = false;
  running.ended.then(() => {
    over = true;
  });
  await until(
    () => over || place.napping() >= count,
    () => running.log,
  );
  if (over) throw new Error(`the run ended before it came to its nap:\n${running.log}`);
}

/** Ends the naps of a place: what naps goes on with its next command. */
export function wake(place: Place): void {
  for (const pid of pids()) if (wordsOf(pid) === `sleep ${place.nap}`) send(pid, 'SIGKILL');
}

/** The pids of this machine, those of containers among them. */
export function pids(): number[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && Number(name) !== process.pid ? Number(name) : [],
  );
}

/** The words of a process' command line with spaces between; empty where it has gone. */
export function wordsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** A signal to a process that may have gone. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone.
  }
}

/** The most memory that a process has had resident, in MiB; zero where it has gone. */
export function peakMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
