import { setTimeout as sleep } from 'node:timers/promises';
import { TrialError } from '../base/errors.ts';
import type { Healthcheck } from '../datasets/types.ts';
import type { Testbed } from './types.ts';

/**
 * Runs a healthcheck until it succeeds; in the start period failures do not count. Throws a TrialError (`healthcheck`)
 * after `retries` failures in a row, and at the first one that does not end within `timeout`.
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
    const { exitCode, timedOut } = await testbed.run(
      { shell: 'agent', script: command, timeout, user, output() {} },
      signal,
    );
    if (exitCode === 0) return;
    // As in Harbor, which does not try again after that.
    if (timedOut)
      throw new TrialError(
        'healthcheck',
        `the healthcheck of the task did not end within ${timeout / 1000} s (timeout_sec): ${command.slice(0, 200)}`,
      );
    if (!starting) failures += 1;
    if (failures >= retries)
      throw new TrialError(
        'healthcheck',
        `the healthcheck of the task failed ${failures} times in a row: ${command.slice(0, 200)}`,
      );
    await sleep(starting ? startInterval : interval, undefined, { signal });
  }
}
