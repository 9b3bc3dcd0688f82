import { once } from 'node:events';
import * as core from '@actions/core';
import { readEvent } from '../github/event.ts';
import { basesOf, githubPlace } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { headline } from '../report/phrases.ts';
import { readRun } from '../results/read.ts';
import type { RunRecord } from '../results/schema.ts';
import { exitCodeOf } from '../run/gate.ts';
import { runBenchmark } from '../run/run.ts';
import { onSignal } from '../signals.ts';
import { findBaseline } from './baseline.ts';
import { failBy, failGate } from './fail.ts';
import { loadInputs } from './inputs.ts';
import { thisMachine } from './machine.ts';
import { WorkflowObserver } from './observer.ts';
import { setOutputs } from './outputs.ts';
import { publish } from './publish.ts';
import { restoreEarlierAttempts } from './resume.ts';
import { saveBegunRun, savePublished } from './state.ts';

/** The run action: inputs to verdicts to outputs. The one place that fails the step. */
export async function main(): Promise<void> {
  try {
    const options = loadInputs();
    const { run, cancelled } = await measure(options);
    setOutputs(run);
    failGate(exitCodeOf(run, options), run);
    // A request that publishing left open would keep the process, and the runner waits 7.5 s only.
    if (cancelled) process.exit();
  } catch (error) {
    failBy(error);
  }
}

/** `cancelled`: before all was published. */
async function measure(options: Options): Promise<{ run: RunRecord; cancelled: boolean }> {
  const observer = new WorkflowObserver();
  const interruption = onSignal();
  let resultsPath = '';
  const event = await readEvent(process.env);
  const github = githubPlace(process.env, event);
  const baseline = await findBaseline(options, github, basesOf(process.env, event));
  const resume = (await restoreEarlierAttempts(options)) || options.resume;
  const run = await runBenchmark({
    options: { ...options, resume },
    machine: thisMachine(process.env),
    observer,
    github,
    baseline,
    secrets: options['github-token'] === undefined ? [] : [options['github-token']],
    signal: interruption.signal,
    onBegin(begun) {
      resultsPath = begun.resultsPath;
      core.setOutput('results-path', resultsPath);
      saveBegunRun(begun);
    },
  });
  observer.close();
  core.info(`\n${headline(run.totals)}`);
  if (run.interrupted !== null) {
    core.info('The run was ended early; the post step publishes what there is.');
    return { run, cancelled: true };
  }
  // A cancellation from here on ends publishing; post then repeats it.
  const published = publish(await readRun(resultsPath), resultsPath, options, baseline).then(savePublished);
  const cancelled = await Promise.race([published.then(() => false), aborted(interruption.signal).then(() => true)]);
  interruption.dispose();
  return { run, cancelled };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
