import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process as the kernel lists it. */
export interface Process {
  pid: number;
  parent: number;
  session: number;
  /** Start in clock ticks since boot: with the pid, the process' identity. */
  started: string;
  name: string;
}

/** All live processes; none where the system has no /proc. */
export function listProcesses(): Process[] {
  return pids().flatMap((pid) => processOf(pid) ?? []);
}

/** Processes whose environment, at their start, held this; its variables lie between NULs. Those of other users cannot be read, and are not found. */
export function processesWith(text: string | RegExp): Process[] {
  return pids()
    .filter((pid) => {
      const environment = textOf(`/proc/${pid}/environ`) ?? '';
      return typeof text === 'string' ? environment.includes(text) : text.test(environment);
    })
    .flatMap((pid) => processOf(pid) ?? []);
}

/** The words of a process' command line; none where it has gone. */
export function wordsOf({ pid }: Process): string[] {
  return (textOf(`/proc/${pid}/cmdline`) ?? '').split('\0');
}

/** As `endProcesses`, of all processes those that `pick` picks and everything that is below them, or was when they were found. */
export async function endTrees(pick: (all: Process[]) => Process[], grace: number): Promise<Process[]> {
  const identities = new Set<string>();
  const identityOf = ({ pid, started }: Process) => `${pid} ${started}`;
  return endProcesses(() => {
    const all = listProcesses();
    for (const root of pick(all)) identities.add(identityOf(root));
    const found = all.filter((process) => identities.has(identityOf(process)));
    // It grows while it is gone through.
    for (const { pid } of found) {
      for (const child of all) {
        if (child.parent !== pid || identities.has(identityOf(child))) continue;
        identities.add(identityOf(child));
        found.push(child);
      }
    }
    return found;
  }, grace);
}

/** TERM to what `find` finds, after `grace` ms KILL, until nothing is found; what is still there 2 s later is returned. */
export async function endProcesses(find: () => Process[], grace: number): Promise<Process[]> {
  let left = find();
  const begun = performance.now();
  if (grace > 0) signalAll(left, 'SIGTERM');
  for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2_000; elapsed = performance.now() - begun) {
    if (elapsed >= grace) signalAll(left, 'SIGKILL');
    await sleep(25);
    left = find();
  }
  return left;
}

function signalAll(processes: Process[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone in between, or another user's: the caller sees who is left.
    }
  }
}

function pids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Null for one that has ended, also where its parent has not taken note. */
function processOf(pid: string): Process | null {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return {
    pid: Number(pid),
    parent: Number(fields[1]),
    session: Number(fields[3]),
    started: fields[19]!,
    name: stat.slice(stat.indexOf('(') + 1, end),
  };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return null;
  }
}
