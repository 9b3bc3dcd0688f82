import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Container, Exec, ExecState } from './engine.ts';

/** Exit codes that the Engine makes up for an exec that it could not begin, or whose stream broke: its process may live. */
export const COULD_NOT_ATTACH = [126, 127];
/** The Engine knows of an exec's end at most so many milliseconds after the end of its output. */
const KNOWN_WITHIN = 3_000;
const ASK_EVERY = 50;

/** The Engine's word of an exec whose output has ended: of its end, unless none comes in the time that takes. */
export async function stateAfterOutput(exec: Exec, signal?: AbortSignal): Promise<ExecState> {
  const begun = performance.now();
  for (;;) {
    const state = await exec.inspect(signal);
    if (!state.running || performance.now() - begun > KNOWN_WITHIN) return state;
    await sleep(ASK_EVERY, undefined, signal === undefined ? {} : { signal });
  }
}

/** Whether `/bin/sh` can be begun in a container and does as it is told, asked for without a stream that could break. */
export async function doesShellWork(container: Container, workdir: string, signal: AbortSignal): Promise<boolean> {
  const code = randomInt(64, 120);
  const settings = { Cmd: ['/bin/sh', '-c', `exit ${code}`], WorkingDir: workdir };
  const exec = await container.exec(settings, signal);
  await exec.startDetached(signal);
  return (await stateAfterOutput(exec, signal)).exitCode === code;
}
