import { once } from 'node:events';
import * as core from '@actions/core';
import { ownSecrets } from '../base/own-secrets.ts';
import { Interrupted, onSignal, unlessAborted } from '../base/signals.ts';
import { readEvent } from '../github/event.ts';
import { basesOf, githubPlace } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { changeSince } from '../report/baseline.ts';
import { headline } from '../report/phrases.ts';
import { exitCodeOf } from '../results/gate.ts';
import type { GitHubPlace, RunRecord } from '../results/records.ts';
import { runBenchmark } from '../run/run.ts';
import { findBaseline } from './baseline.ts';
import { failBy, failGate } from './fail.ts';
import { loadInputs } from './inputs.ts';
import * as log from './log.ts';
import { WorkflowObserver } from './observer.ts';
import { setOutputs } from './outputs.ts';
import { restoreEarlierAttempts } from './resume.ts';
import { saveBegunRun, savePublished } from './state.ts';

/** The run action: reads the inputs, measures, and sets the outputs. The only place that fails the step. */
export async function main(): Promise<void> {
  try {
    const options = loadInputs();
    const { run, cancelled } = await measure(options);
    setOutputs(run);
    failGate(exitCodeOf(run, options), run);
    // An open request of publishing, or a clone or pull ended by max-duration, would keep the process alive, and the
    // runner waits only 7.5 s after a cancellation.
    if (cancelled || run.planned.some(({ error }) => error?.kind === 'max_duration')) process.exit();
  } catch (error) {
    failBy(error);
    // Pending work, such as a request, would keep the process alive.
    if (error instanceof Interrupted) process.exit();
  }
}

/** `cancelled` is true if the run was cancelled before everything was published. */
async function measure(options: Options): Promise<{ run: RunRecord; cancelled: boolean }> {
  const observer = new WorkflowObserver();
  const interruption = onSignal();
  let resultsPath = '';
  const event = await readEvent(process.env);
  const github = githubPlace(process.env, event);
  const { signal } = interruption;
  const earlier = unlessAborted(findEarlier(options, github, basesOf(process.env, event)), signal);
  const { baseline, resume } = await earlier.catch((error) => {
    throw signal.aborted ? new Interrupted(signal) : error;
  });
  const run = await runBenchmark({
    options: { ...options, resume },
    machine: thisMachine(process.env),
    observer,
    github,
    compare: changeSince(baseline, options),
    // An agent on the host can read and print the runner's tokens from this process's environment.
    secrets: ownSecrets(process.env),
    signal,
    onBegin(begun) {
      resultsPath = begun.resultsPath;
      core.setOutput('results-path', resultsPath);
      saveBegunRun(begun);
    },
  });
  observer.close();
  log.info(`\n${headline(run.totals)}`);
  if (run.interrupted !== null) {
    log.info('The run was ended early; the post step publishes what there is.');
    return { run, cancelled: true };
  }
  const [{ publish }, { loadRun }] = await Promise.all([import('./publish.ts'), import('../report/load.ts')]);
  // A cancellation during publishing ends it; the post step then publishes again.
  const published = publish(await loadRun(resultsPath, run), resultsPath, options, baseline).then(savePublished);
  const cancelled = await Promise.race([published.then(() => false), aborted(signal).then(() => true)]);
  interruption.dispose();
  return { run, cancelled };
}

/** Loads the baseline, and restores results of an earlier attempt of this run. */
async function findEarlier(options: Options, github: GitHubPlace | null, bases: ReturnType<typeof basesOf>) {
  const baseline = await findBaseline(options, github, bases);
  return { baseline, resume: (await restoreEarlierAttempts(options)) || options.resume };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
