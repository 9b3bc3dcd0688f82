import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { DRAIN_LIMIT, drain } from '../../src/testbeds/drain.ts';

const QUIET = 50;
const NEVER = new Promise(() => {});

/** The milliseconds that output is waited for; `late` if that does not end. */
async function waited(end: Promise<unknown>, lastOutput: () => number): Promise<number | 'late'> {
  const begun = performance.now();
  const drained = drain(end, lastOutput, QUIET).then(() => performance.now() - begun);
  return await Promise.race([drained, sleep(20 * DRAIN_LIMIT, 'late' as const, { ref: false })]);
}

describe.concurrent('output under way when a command has ended is waited for', () => {
  test('until its end', async ({ expect }) => {
    expect(await waited(Promise.resolve(), () => performance.now())).toBeLessThan(DRAIN_LIMIT);
  });

  test('until it is silent', async ({ expect }) => {
    const begun = performance.now();
    const last = () => Math.min(performance.now(), begun + 6 * QUIET);
    expect(await waited(NEVER, last)).not.toBe('late');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(7 * QUIET);
  });

  test('no longer than the limit', async ({ expect }) => {
    expect(await waited(NEVER, () => performance.now())).toBeGreaterThanOrEqual(DRAIN_LIMIT);
  });
});
