import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { readEvent } from '../github/event.ts';
import { serviceLimits, withLimits } from '../github/limits.ts';
import { basesOf } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { loadRun, type RunOnDisk } from '../report/load.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { sweep, sweepContainers, sweepRun } from '../run/sweep.ts';
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
  if (begun === null) return;
  if (!begun.published) await attempt('the results were not published', () => publishLeft(begun));
  else if (begun.left || begun.shared)
    await attempt('the results were not published once more', () => publishAgain(begun));
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

async function publishLeft({ resultsPath }: BegunRun): Promise<void> {
  const options = loadInputsAgain();
  if (holdsExperiment(resultsPath)) {
    const [{ closeExperiment }, { publishExperiment }] = await experimentParts();
    await closeExperiment(resultsPath, options);
    log.info('The main step was ended early: publishing the results it left.');
    await publishExperiment(resultsPath, options, serviceLimits(process.env));
    return;
  }
  const store = new ResultStore(resultsPath);
  store.tidy();
  const onDisk = await loadOrUpload(resultsPath, options);
  if (onDisk === null) return;
  if (onDisk.run.finished_at === null) {
    closeRecord(onDisk.run, options);
    await store.writeRun(onDisk.run);
  }
  log.info('The main step was ended early: publishing the results it left.');
  await publishWithBaseline(onDisk, resultsPath, options);
}

/** Publishes what failed in main, and checks the comment once more if other jobs of the suite wrote it as well. */
async function publishAgain({ resultsPath, left }: BegunRun & { left: boolean }): Promise<void> {
  const options = loadInputsAgain();
  if (left) log.info('The main step could not publish everything: trying once more.');
  if (holdsExperiment(resultsPath)) {
    const [, { publishExperiment }] = await experimentParts();
    await publishExperiment(resultsPath, options, serviceLimits(process.env));
    return;
  }
  const onDisk = await loadOrUpload(resultsPath, options);
  if (onDisk !== null) await publishWithBaseline(onDisk, resultsPath, options);
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
    await withLimits(serviceLimits(process.env), () => uploadAll(resultsPath, null, options, async () => {}));
    return null;
  }
}

function experimentParts() {
  return Promise.all([import('./experiment.ts'), import('./publish-experiment.ts')]);
}

async function publishWithBaseline(onDisk: RunOnDisk, resultsPath: string, options: Options): Promise<void> {
  // Reports and GitHub's clients take 100 ms to load, which the usual post step, with nothing to publish, saves.
  const [{ findBaseline, searchOfRun }, { publish }] = await Promise.all([
    import('./baseline.ts'),
    import('./publish.ts'),
  ]);
  const event = readEvent(process.env);
  const limits = serviceLimits(process.env);
  const bases = basesOf(process.env, event);
  const baseline = await withLimits(limits, () =>
    findBaseline(searchOfRun({ options, place: onDisk.run.github, bases })),
  );
  await publish(onDisk, resultsPath, options, baseline, limits);
}

async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warning(`${failure}: ${messageOf(error)}`);
  }
}
