import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import { deadClaimsIn, giveUp } from '../base/lease/claim.ts';
import { deadRuns, endRun, runDirectories } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { namesIn } from '../base/names-in.ts';
import { endProcesses, processesWith } from '../base/processes.ts';
import { removeTree } from '../base/tree.ts';
import { endLeftTools } from '../git/left-tools.ts';
import { endLeftGroups } from '../testbeds/host/cgroup.ts';
import { emptyWorkdir, sharedWorkdirOf } from '../testbeds/host/workdir.ts';

/**
 * Cleans up after crashed runs on this machine, once their process is known to be dead: processes, temporary files and,
 * with `docker`, containers. Reports actions and faults as notices; never throws.
 */
export async function sweep(machine: Machine, docker: boolean, notice: (message: string) => void): Promise<void> {
  for (const id of deadRuns(machine)) await attempt(() => sweepRun(machine, id, notice), notice);
  await attempt(() => sweepCache(machine, notice), notice);
  if (docker) await sweepDocker(machine, notice);
}

/** The part of `sweep` that removes containers, with their networks and volumes. If no Docker answers, the run itself says so. */
export async function sweepDocker(machine: Machine, notice: (message: string) => void): Promise<void> {
  const unlessUnreachable = (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
  };
  await attempt(() => sweepContainers(machine, undefined, notice).catch(unlessUnreachable), notice);
}

/** Cleans up after one run that is known to be over (the post step). Throws if something cannot be removed. */
export async function sweepRun(machine: Machine, id: string, notice: (message: string) => void): Promise<void> {
  const directories = runDirectories(machine, id);
  const groups = (await Promise.all(directories.map((directory) => endLeftGroups(directory, id)))).flat();
  const marked = await endProcesses(() => processesWith(new RegExp(`(^|\\0)TMPDIR=[^\\0]*/${id}/`)), 0);
  for (const pid of new Set([...groups, ...marked.map(({ pid }) => pid)]))
    notice(`process ${pid} of an earlier run could not be ended`);
  for (const directory of directories) {
    const workdir = sharedWorkdirOf(directory);
    if (workdir !== null) await emptyWorkdir(workdir);
    await endRun(directory);
  }
}

/** Ends the tools of dead processes (clones, builds, pulls, installations), and removes their partial downloads. */
async function sweepCache(machine: Machine, notice: (message: string) => void): Promise<void> {
  for (const { pid, name } of await endLeftTools())
    notice(`process ${pid} (${name}) of an earlier run could not be ended`);
  for (const directory of deadDownloads(machine)) {
    await attempt(async () => {
      await removeTree(directory);
      giveUp(directory);
    }, notice);
  }
}

/** The folder of installed agents in the cache, named without loading their code. */
export function agentsFolder({ cacheDirectory }: Pick<Machine, 'cacheDirectory'>): string {
  return path.join(cacheDirectory, 'agents');
}

/** Partial downloads of dead processes in the cache. */
export function deadDownloads(machine: Machine): string[] {
  const { cacheDirectory } = machine;
  const datasets = path.join(cacheDirectory, 'datasets');
  const folders = namesIn(datasets).map((name) => path.join(datasets, name));
  return [path.join(cacheDirectory, 'repositories'), agentsFolder(machine), ...folders].flatMap(deadClaimsIn);
}

/** Removes containers of dead runs, or of the named run. */
export async function sweepContainers(
  machine: Machine,
  run: string | undefined,
  notice: (message: string) => void,
): Promise<void> {
  const { removeLeft } = await import('../testbeds/docker/left.ts');
  const removed = await removeLeft(machine, run);
  if (removed > 0) notice(`removed ${count(removed, 'container')} that a killed run had left`);
}

async function attempt(work: () => Promise<void>, notice: (message: string) => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    notice(`leftovers of an earlier run could not be removed: ${messageOf(error)}`);
  }
}
