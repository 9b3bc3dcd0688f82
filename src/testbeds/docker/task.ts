import { setTimeout as sleep } from 'node:timers/promises';
import { TrialError } from '../../base/errors.ts';
import type { Healthcheck, Instance, TaskEnvironment } from '../../datasets/types.ts';
import type { Testbed } from '../types.ts';
import type { ImageConfig } from './engine.ts';

/** The directories of Harbor tasks, for every user. */
export const LOGS = ['/logs/agent', '/logs/verifier', '/logs/artifacts'];
/** The main process of Harbor's containers, below the image's own entrypoint. */
const MAIN = ['sh', '-c', 'sleep infinity'];

/** Throws a TrialError (`unsupported`) for a task that asks for something that is not given here. */
export function refuseUnsupported({ id, environment }: Pick<Instance, 'id' | 'environment'>): void {
  const [first, ...more] = environment?.unsupported ?? [];
  if (first === undefined) return;
  const also = more.length === 0 ? '' : `; also ${more.map(({ key }) => key).join(', ')}`;
  throw new TrialError('unsupported', `${id} is not run: ${first.key}: ${first.why}${also}`);
}

/** The settings of a task's container that are not those of other datasets: entrypoint and user are the image's. */
export function taskSettings({ variables }: TaskEnvironment): object {
  return { Cmd: MAIN, Env: Object.entries(variables).map(([name, value]) => `${name}=${value}`) };
}

/** The workdir of a task: its own, otherwise the image's. */
export function workdirOf({ workdir }: TaskEnvironment, config: ImageConfig): string {
  return workdir ?? (config.WorkingDir || '/');
}

/**
 * Runs a healthcheck until it succeeds; in the start period failures do not count. Throws a TrialError (`healthcheck`)
 * after `retries` failures in a row.
 */
export async function awaitHealth(
  testbed: Pick<Testbed, 'run'>,
  { command, interval, timeout, startPeriod, startInterval, retries }: Healthcheck,
  user: string | null,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  for (let failures = 0; ; ) {
    const starting = performance.now() - begun < startPeriod;
    const { exitCode } = await testbed.run(
      { shell: 'agent', script: command, environment: {}, timeout, user, lasting: false, output() {} },
      signal,
    );
    if (exitCode === 0) return;
    if (!starting) failures += 1;
    if (failures >= retries)
      throw new TrialError(
        'healthcheck',
        `the healthcheck of the task failed ${failures} times in a row: ${command.slice(0, 200)}`,
      );
    await sleep(starting ? startInterval : interval, undefined, { signal });
  }
}
