import { mkdirSync } from 'node:fs';
import { readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../base/errors.ts';
import { writeRunFile } from '../../base/lease/run-directory.ts';
import { kernelText } from '../../base/processes.ts';
import { readRegularFile } from '../../base/regular-file.ts';

/**
 * File of a run's directory that names the directory of its control groups, so that the next run can end those of a
 * killed one.
 */
const GROUPS = 'control-groups';
/** Bytes of a path, as Linux takes them. */
const LONGEST_PATH = 4096;
/** Milliseconds within which killed processes disappear. */
const LIMIT = 2_000;

/** The control group (cgroup v2) of one trial: a process stays in it, whatever it does to its session, parents and environment. */
export interface ControlGroup {
  readonly directory: string;
  /** Ends all processes in the group and removes it; returns the pids of those that could not be ended. */
  end(): Promise<number[]>;
}

/**
 * A function that makes the group of one trial below this process's own, which root and owners of a delegated group may do;
 * it returns null if it cannot. Null if this process's own group is not visible here. `directory`: the run's.
 */
export function controlGroups(run: { id: string; directory: string }): ((trial: number) => ControlGroup | null) | null {
  const own = ownGroup();
  if (own === null) return null;
  writeRunFile(run, GROUPS, own);
  return (trial) => {
    const group = path.join(own, `${prefixOf(run.id)}${trial}`);
    try {
      mkdirSync(group);
    } catch {
      return null;
    }
    return { directory: group, end: () => endGroup(group) };
  };
}

/**
 * Ends the groups of a run that is over, by the run's directory; returns the pids of processes that could not be ended.
 */
export async function endLeftGroups(directory: string, id: string): Promise<number[]> {
  const own = leftGroup(path.join(directory, GROUPS));
  // Outside the hierarchy these would be the names of ordinary directories.
  if (own === null || !mountsOfGroups().some(({ point }) => `${own}/`.startsWith(`${point}/`))) return [];
  const names = (await readdir(own).catch(() => [])).filter((name) => name.startsWith(prefixOf(id)));
  return (await Promise.all(names.map((name) => endGroup(path.join(own, name))))).flat();
}

/** The group that a file names; null without one, and for anything that a trial may have put in its place. */
function leftGroup(file: string): string | null {
  try {
    return readRegularFile(file, LONGEST_PATH).toString();
  } catch {
    return null;
  }
}

function prefixOf(id: string): string {
  return `agentbench-${id}-`;
}

/** Directory of this process's own group; null if it is not visible here. */
function ownGroup(): string | null {
  const line = (kernelText('/proc/self/cgroup') ?? '').split('\n').find((line) => line.startsWith('0::/'));
  const own = line?.slice('0::'.length);
  if (own === undefined || own.startsWith('/..')) return null;
  for (const { root, point } of mountsOfGroups()) {
    const relative = path.relative(root, own);
    if (!relative.startsWith('..')) return path.join(point, relative);
  }
  return null;
}

/** Mount points of the cgroup v2 hierarchy, each with the group that is mounted there. */
function mountsOfGroups(): { root: string; point: string }[] {
  return (kernelText('/proc/self/mountinfo') ?? '')
    .split('\n')
    .filter((line) => line.includes(' - cgroup2 '))
    .map((line) => line.split(' '))
    .map(([, , , root, point]) => ({ root: root!, point: point! }));
}

async function endGroup(group: string): Promise<number[]> {
  for (const begun = performance.now(); ; ) {
    const groups = await withThoseBelow(group);
    if (await removeEmpty(groups)) return [];
    if (performance.now() - begun > LIMIT) return (await Promise.all(groups.map(pidsIn))).flat();
    await kill(groups);
    await sleep(2);
  }
}

/** A group and all groups below it, the deepest first. */
async function withThoseBelow(group: string): Promise<string[]> {
  const entries = await readdir(group, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(group, name));
  return [...(await Promise.all(below.map(withThoseBelow))).flat(), group];
}

/** Removes the groups; false if one of them still holds a process, or a group. A process may remove a group of its own meanwhile. */
async function removeEmpty(groups: string[]): Promise<boolean> {
  try {
    for (const group of groups)
      await rmdir(group).catch((error) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    return true;
  } catch {
    return false;
  }
}

async function kill(groups: string[]): Promise<void> {
  for (const group of groups) {
    try {
      await writeFile(path.join(group, 'cgroup.kill'), '1');
    } catch {
      // Kernels before 5.14 have no such file.
      for (const pid of await pidsIn(group)) killOne(pid);
    }
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

async function pidsIn(group: string): Promise<number[]> {
  const text = await readFile(path.join(group, 'cgroup.procs'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).map(Number);
}
