import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { readEvent } from '../github/event.ts';
import { basesOf } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { loadRun, type RunOnDisk } from '../report/load.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { sweep, sweepContainers, sweepRun } from '../run/sweep.ts';
import { limited } from './cancelled.ts';
import { closeRecord } from './close-record.ts';
import { loadInputsAgain } from './inputs.ts';
import * as log from './log.ts';
import { type BegunRun, loadBegunRun } from './state.ts';

const NOT_REMOVED = 'the remains of the run on this machine were not removed';

/**
 * The run action's post step: cleans up after a cancelled or killed main step and publishes its results, or what main
 * could not publish. Never fails the job.
 */
export async function post(): Promise<void> {
  const begun = loadBegunRun();
  await attempt(NOT_REMOVED, () => clean(begun));
  if (begun === null || (begun.published && !begun.left && !begun.shared)) return;
  const again = begun.published ? ' once more' : '';
  await attempt(`the results were not published${again}`, () => publishLeft(begun));
}

async function clean(begun: BegunRun | null): Promise<void> {
  const machine = thisMachine(process.env);
  await sweep(machine, false, log.warning);
  if (begun === null) return;
  const { ids, testbed } = begun;
  for (const id of ids) {
    await attempt(NOT_REMOVED, () => sweepRun(machine, id, log.warning));
    if (testbed === 'docker') await sweepContainers(machine, id, (message) => log.info(message));
  }
}

/** Publishes what main left or could not publish, and checks the comment once more if other jobs of the suite wrote it as well. */
async function publishLeft({
  resultsPath,
  published,
  left,
}: NonNullable<ReturnType<typeof loadBegunRun>>): Promise<void> {
  const options = loadInputsAgain();
  if (!published) log.info('The main step was ended early: publishing the results it left.');
  else if (left) log.info('The main step could not publish everything: trying once more.');
  if (holdsExperiment(resultsPath)) {
    const [{ closeExperiment }, { publishExperiment }] = await Promise.all([
      import('./experiment.ts'),
      import('./publish-experiment.ts'),
    ]);
    await closeExperiment(resultsPath, options);
    await publishExperiment(resultsPath, options);
    return;
  }
  const store = new ResultStore(resultsPath);
  store.tidy();
  const onDisk = await loadOrUpload(resultsPath, options);
  if (onDisk === null) return;
  if (onDisk.run.finished_at === null) await closeRecord(onDisk.run, store, options);
  // Reports and GitHub's clients take 100 ms to load, which the usual post step, with nothing to publish, saves.
  const [{ findBaseline, searchOfRun }, { publish }] = await Promise.all([
    import('./baseline.ts'),
    import('./publish.ts'),
  ]);
  const search = { options, place: onDisk.run.github, bases: basesOf(process.env, readEvent(process.env)) };
  // The directory of a baseline may be gone, by a later step or an agent on the host.
  const baseline = await limited(() => findBaseline(searchOfRun(search))).catch((error) => {
    log.warning(`the results are published without a comparison: ${messageOf(error)}`);
    return null;
  });
  await publish(onDisk, resultsPath, options, baseline);
}

/** The run in `resultsPath`. If its run.json cannot be read, uploads the files that are there, and returns null. */
async function loadOrUpload(resultsPath: string, options: Options): Promise<RunOnDisk | null> {
  try {
    return await loadRun(resultsPath);
  } catch (error) {
    const kept = options['upload-artifact'] ? 'uploaded as they are' : 'left as they are';
    log.warning(
      `the run's record cannot be read (${path.join(resultsPath, 'run.json')}: ${messageOf(error)}): without it, the step summary and the comment are not written; its results are ${kept}`,
    );
    const { uploadAll } = await import('./publish.ts');
    await limited(() => uploadAll(resultsPath, null, options, async () => {}));
    return null;
  }
}

async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warning(`${failure}: ${messageOf(error)}`);
  }
}
