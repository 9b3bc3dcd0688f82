import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Container, Exec, ExecState } from './container.ts';

/**
 * Exit codes that the Engine makes up for an exec that it could not start or whose stream broke; its process may live.
 */
export const COULD_NOT_ATTACH = [126, 127];
/** Milliseconds after the end of an exec's output within which the Engine knows of its exit. */
const KNOWN_WITHIN = 3_000;
const ASK_EVERY = 50;

/** State of an exec whose output has ended; waits for its exit up to KNOWN_WITHIN. */
export async function stateAfterOutput(exec: Exec, signal?: AbortSignal): Promise<ExecState> {
  const begun = performance.now();
  for (;;) {
    const state = await exec.inspect(signal);
    if (!state.running || performance.now() - begun > KNOWN_WITHIN) return state;
    await sleep(ASK_EVERY, undefined, signal === undefined ? {} : { signal });
  }
}

/** True if `/bin/sh` starts in a container and obeys; tested without a stream that could break. */
export async function doesShellWork(container: Container, workdir: string, signal: AbortSignal): Promise<boolean> {
  const code = randomInt(64, 120);
  const settings = { Cmd: ['/bin/sh', '-c', `exit ${code}`], WorkingDir: workdir };
  const exec = await container.exec(settings, signal);
  await exec.startDetached(signal);
  return (await stateAfterOutput(exec, signal)).exitCode === code;
}
