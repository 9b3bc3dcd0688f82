import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { deadClaimsIn, giveUp } from '../base/lease/claim.ts';
import { deadRuns, runDirectory } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { endProcesses, processesWith } from '../base/processes.ts';
import { endLeftTools } from '../git/left-tools.ts';
import { emptyDirectory, removeTree, SHARED_WORKDIR } from '../testbeds/host/workdir.ts';

/**
 * Removes what killed runs left on this machine, once their process is known to be dead: processes, temporary files, and
 * with `docker` containers. Says what it did; a fault in it stops nothing.
 */
export async function sweep(machine: Machine, docker: boolean, notice: (message: string) => void): Promise<void> {
  for (const id of await deadRuns(machine)) await attempt(() => sweepRun(machine, id, notice), notice);
  await attempt(() => sweepCache(machine, notice), notice);
  if (docker) await attempt(() => sweepContainers(machine, undefined, notice), notice);
}

/** The same for one run that is known to be over: what post does. */
export async function sweepRun(machine: Machine, id: string, notice: (message: string) => void): Promise<void> {
  const directory = runDirectory(machine, id);
  const left = await endProcesses(() => processesWith(`TMPDIR=${directory}/`), 0);
  for (const { pid, name } of left) notice(`process ${pid} (${name}) of an earlier run could not be ended`);
  const workdir = await readFile(path.join(directory, SHARED_WORKDIR), 'utf8').catch(() => null);
  if (workdir) await emptyDirectory(workdir);
  await removeTree(directory);
  await giveUp(directory);
}

/** Ends clones and fetches whose process is dead, and removes what they had fetched so far. */
async function sweepCache({ cacheDirectory }: Machine, notice: (message: string) => void): Promise<void> {
  for (const { pid, name } of await endLeftTools())
    notice(`process ${pid} (${name}) of an earlier run could not be ended`);
  const datasets = path.join(cacheDirectory, 'datasets');
  const folders = (await readdir(datasets).catch(() => [])).map((name) => path.join(datasets, name));
  for (const folder of [path.join(cacheDirectory, 'repositories'), ...folders]) {
    for (const directory of await deadClaimsIn(folder)) {
      await removeTree(directory);
      await giveUp(directory);
    }
  }
}

/** Removes left containers, of dead runs or of the run that is named. */
export async function sweepContainers(
  machine: Machine,
  run: string | undefined,
  notice: (message: string) => void,
): Promise<void> {
  const [{ connectDocker }, { removeLeftContainers }] = await Promise.all([
    import('../testbeds/docker/connect.ts'),
    import('../testbeds/docker/labels.ts'),
  ]);
  const removed = await removeLeftContainers(await connectDocker(machine), run);
  if (removed > 0) notice(`removed ${removed} container${removed === 1 ? '' : 's'} that a killed run had left`);
}

async function attempt(work: () => Promise<void>, notice: (message: string) => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    notice(`what an earlier run left could not be removed: ${messageOf(error)}`);
  }
}
