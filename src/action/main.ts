import { once } from 'node:events';
import * as core from '@actions/core';
import { messageOf, UserError } from '../errors.ts';
import { readEvent } from '../github/event.ts';
import { githubPlace } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { headline } from '../report/phrases.ts';
import { readRun } from '../results/read.ts';
import type { RunRecord } from '../results/schema.ts';
import { exitCodeOf } from '../run/gate.ts';
import { runBenchmark } from '../run/run.ts';
import { onSignal } from '../signals.ts';
import { loadInputs } from './inputs.ts';
import { thisMachine } from './machine.ts';
import { WorkflowObserver } from './observer.ts';
import { publish } from './publish.ts';
import { saveBegunRun, savePublished } from './state.ts';

/** The run action: inputs to verdicts to outputs. The one place that fails the step. */
export async function main(): Promise<void> {
  try {
    const options = loadInputs();
    const { run, cancelled } = await measure(options);
    setOutputs(run);
    const exitCode = exitCodeOf(run, options);
    if (exitCode !== 0) fail(exitCode, [headline(run.totals), ...reasonsOf(run)].join('. '));
    // A request that publishing left open would keep the process, and the runner waits 7.5 s only.
    if (cancelled) process.exit();
  } catch (error) {
    if (error instanceof UserError) fail(2, error.message);
    else fail(3, `agentbench itself failed: ${error instanceof Error ? error.stack : messageOf(error)}`);
  }
}

/** `cancelled`: before all was published. */
async function measure(options: Options): Promise<{ run: RunRecord; cancelled: boolean }> {
  const observer = new WorkflowObserver();
  const interruption = onSignal();
  let resultsPath = '';
  const run = await runBenchmark({
    options,
    machine: thisMachine(process.env),
    observer,
    github: githubPlace(process.env, await readEvent(process.env)),
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
  const published = publish(await readRun(resultsPath), resultsPath, options).then(savePublished);
  const cancelled = await Promise.race([published.then(() => false), aborted(interruption.signal).then(() => true)]);
  interruption.dispose();
  return { run, cancelled };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

function reasonsOf({ gate, interrupted }: RunRecord): string[] {
  const early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
  return [[...early, ...(gate?.reasons ?? [])].join('; ')];
}

function setOutputs({ totals }: RunRecord): void {
  core.setOutput('planned', totals.planned);
  core.setOutput('passed', totals.passed);
  core.setOutput('failed', totals.failed);
  core.setOutput('errors', totals.error);
  core.setOutput('not-run', totals.not_run);
  core.setOutput('success-rate', totals.success_rate ?? '');
  core.setOutput('score', totals.score ?? '');
}

function fail(exitCode: number, message: string): void {
  core.setFailed(message);
  process.exitCode = exitCode;
}
