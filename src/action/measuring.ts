import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownSecrets } from '../base/own-secrets.ts';
import { onSignal } from '../base/signals.ts';
import { readEvent } from '../github/event.ts';
import { basesOf, githubPlace } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { KeptOptions, Measurand } from '../run/identity.ts';
import { keepOptions } from '../run/kept-options.ts';
import type { Trial } from '../run/plan-trials.ts';
import { unlessCancelled } from './cancelled.ts';
import type { Texts } from './config.ts';
import * as log from './log.ts';
import { WorkflowObserver } from './observer.ts';
import { type BegunRun, saveBegunRun, savePublished } from './state.ts';
import { setOutput } from './tell-runner.ts';

/** The parts that a run and an experiment have in common in a workflow. */
export function measuringOf(options: Options) {
  const interruption = onSignal();
  const event = readEvent(process.env);
  const github = placeOfCheckout(githubPlace(process.env, event));
  const { signal } = interruption;
  return {
    interruption,
    /** For earlier results of the base branch. */
    search: { options, place: github, bases: basesOf(process.env, event) },
    request: {
      ...{ options, github, signal },
      machine: thisMachine(process.env),
      observer: new WorkflowObserver(),
      // An agent on the host can read and print the runner's tokens from this process's environment.
      secrets: ownSecrets(process.env),
      /** Restores results of an earlier attempt of this run, if there may be any. */
      async restore(now: Measurand, directory: string, plan: Trial[], arm?: string): Promise<boolean> {
        if (!isRerun()) return false;
        const { restoreEarlierAttempts } = await import('./resume.ts');
        const restored = await unlessCancelled(
          () => restoreEarlierAttempts(options, now, directory, plan, arm),
          signal,
        );
        log.unfold();
        return restored;
      },
      onBegin(begun: BegunRun) {
        setOutput('results-path', begun.resultsPath);
        saveBegunRun(begun);
      },
    },
  };
}

/** The checkout of `pull_request_target` is that of the base, unless its step names a `ref`: the head was not measured then. */
function placeOfCheckout(place: GitHubPlace | null): GitHubPlace | null {
  if (place?.event !== 'pull_request_target' || checkedOut() !== place.sha) return place;
  log.warning(
    `the checkout is that of the base (${place.sha}), as pull_request_target has it, so the figures are shown as those of this commit: to measure the pull request, use the event pull_request, or check out a reviewed commit by "ref"`,
  );
  return { ...place, head_sha: null };
}

/** The commit of the checkout in the workspace; null if there is none. */
function checkedOut(): string | null {
  const read = (name: string) => readFileSync(path.join('.git', name), 'utf8').trim();
  try {
    const head = read('HEAD');
    return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
  } catch {
    return null;
  }
}

/** A secret of the workflow may be part of the commands that are left out, and nothing tells them apart. */
export function keptOptions(texts: Texts, directory: string): KeptOptions {
  return keepOptions(texts, directory, ['agent-setup', 'judge-command']);
}

/** True in a later attempt of a workflow run, which may continue an earlier one. */
export function isRerun(): boolean {
  return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}

/**
 * Publishes the results of main, until that has ended or the job is cancelled: the post step then publishes again, as it does
 * those of a run that was ended early.
 */
export async function publishing(
  { signal, dispose }: ReturnType<typeof onSignal>,
  interrupted: string | null,
  publish: () => Promise<void>,
): Promise<void> {
  if (interrupted !== null) return log.info('The run was ended early; the post step publishes the results so far.');
  const published = publish().then(savePublished);
  await Promise.race([published, signal.aborted ? Promise.resolve() : once(signal, 'abort')]);
  dispose();
}
