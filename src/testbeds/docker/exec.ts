import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type Docker from 'dockerode';
import { messageOf, TrialError } from '../../errors.ts';
import { type Command, type Exit, TestbedDestroyed } from '../types.ts';
import { demultiplex } from './demultiplex.ts';
import { END_SESSION } from './end-session.ts';
import type { ExecExits } from './events.ts';

/** How often the Engine is asked whether the exec still runs, should its events be lost. */
const ASK_EVERY = 2_000;
/** Output that comes after the exit is waited for this long, and each time anew this long while it comes; */
const QUIET = 100;
/** but no longer than this: a background child may print for ever. */
const DRAIN_LIMIT = 1_000;
/** END_SESSION takes 7 s at the most; beyond this its testbed no longer obeys. */
const END_LIMIT = 15_000;

/** The first line of output is the process id, printed before the command begins: in the Engine also its session. */
const PREAMBLE = 'echo $$; ';
const SHELLS: Record<Command['shell'], string[]> = {
  agent: [
    '/bin/sh',
    '-c',
    `${PREAMBLE}if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi`,
  ],
  bash: ['/bin/sh', '-c', `${PREAMBLE}exec bash -c "$1"`],
  sh: ['/bin/sh', '-c', `${PREAMBLE}exec /bin/sh -c "$1"`],
};

/** Runs a command in a container to its own end, not to that of what it left in the background. */
export async function runInContainer(
  container: Docker.Container,
  exits: ExecExits,
  workdir: string,
  command: Command,
  signal: AbortSignal,
): Promise<Exit> {
  signal.throwIfAborted();
  await exits.listen();
  const exec = await container.exec({
    Cmd: [...SHELLS[command.shell], 'sh', command.script],
    Env: Object.entries(command.environment).map(([name, value]) => `${name}=${value}`),
    WorkingDir: workdir,
    AttachStdout: true,
    AttachStderr: true,
  });
  const exited = exits.exited(exec.id);
  const started = performance.now();
  const stream = await exec.start({ hijack: true, stdin: false });
  const session = new SessionLine();
  let lastOutput = 0;
  const drained = demultiplex(stream, (kind, chunk) => {
    lastOutput = performance.now();
    const rest = kind === 'stdout' ? session.strip(chunk) : chunk;
    return rest.length > 0 ? command.output(kind, rest) : undefined;
  }).catch((error) => {
    if (!stream.destroyed) stream.destroy();
    throw error;
  });
  // Its failure is met below; until then it must not count as unhandled.
  drained.catch(() => {});
  try {
    let ended = await endOf([exited, drained], exec, command.timeout - (performance.now() - started), signal);
    const timedOut = !ended;
    let survived = false;
    if (timedOut) {
      survived = !(await endSession(container, await session.id));
      ended = survived ? false : await endOf([exited, drained], exec, END_LIMIT, signal);
    }
    const duration = performance.now() - started;
    await drain(drained, stream, () => lastOutput);
    const { ExitCode: code } = ended ? await exec.inspect() : { ExitCode: null };
    if (code !== null && (code === 126 || code === 127) && !session.seen) {
      throw new TestbedDestroyed(`the testbed runs no command any more (exit code ${code} from the container runtime)`);
    }
    return { exitCode: timedOut ? null : code, timedOut, duration: Math.round(duration), survived };
  } finally {
    exits.forget(exec.id);
    stream.destroy();
  }
}

/** Whether one of the signs of its end came within the time. */
async function endOf(
  signs: Promise<unknown>[],
  exec: Docker.Exec,
  timeout: number,
  signal: AbortSignal,
): Promise<boolean> {
  const stop = new AbortController();
  const either = AbortSignal.any([stop.signal, signal]);
  const limit = sleep(Math.max(0, timeout), false, { signal: either });
  const asked = (async () => {
    for (;;) {
      await sleep(ASK_EVERY, undefined, { signal: either });
      if (!(await exec.inspect()).Running) return true;
    }
  })();
  try {
    return await Promise.race([...signs.map((sign) => sign.then(() => true)), limit, asked]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stop.abort();
    await Promise.allSettled([limit, asked]);
  }
}

/** Waits for output that is still under way. */
async function drain(drained: Promise<void>, stream: Duplex, lastOutput: () => number): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const open = await Promise.race([drained.then(() => false), sleep(QUIET / 2, true)]);
    const now = performance.now();
    if (!open || now - Math.max(begun, lastOutput()) >= QUIET || now - begun >= DRAIN_LIMIT) break;
  }
  stream.destroy();
}

async function endSession(container: Docker.Container, session: number | null): Promise<boolean> {
  if (session === null) return false;
  try {
    const exec = await container.exec({
      Cmd: ['/bin/sh', '-c', END_SESSION, 'sh', String(session)],
      AttachStdout: true,
    });
    const stream = await exec.start({ hijack: true, stdin: false });
    stream.resume();
    await Promise.race([
      new Promise((resolve) => stream.once('close', resolve).once('end', resolve)),
      sleep(END_LIMIT),
    ]);
    stream.destroy();
    return (await exec.inspect()).ExitCode === 0;
  } catch {
    return false;
  }
}

/** Takes the preamble's line off the front of standard output. */
class SessionLine {
  seen = false;
  readonly id: Promise<number | null>;
  #text = '';
  #resolve!: (id: number | null) => void;

  constructor() {
    this.id = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    // A command that never came to print its line has no session to end.
    setTimeout(() => this.#resolve(null), 10_000).unref();
  }

  strip(chunk: Buffer): Buffer {
    if (this.seen) return chunk;
    const end = chunk.indexOf(0x0a);
    this.#text += chunk.subarray(0, end === -1 ? undefined : end).toString('latin1');
    if (end === -1) return Buffer.alloc(0);
    this.seen = true;
    this.#resolve(Number(this.#text));
    return chunk.subarray(end + 1);
  }
}

/** Tells a container that its own trial broke from a Docker that fails. */
export async function explainDockerFault(container: Docker.Container, error: unknown): Promise<Error> {
  if (error instanceof TrialError || error instanceof TestbedDestroyed) return error;
  try {
    const { State: state } = await container.inspect();
    if (!state.Running) {
      const why = state.OOMKilled ? 'it ran out of memory' : `exit code ${state.ExitCode}`;
      return new TestbedDestroyed(`the container is no longer running: ${why}`);
    }
  } catch (inspection) {
    const status = (inspection as { statusCode?: number }).statusCode;
    if (status === 404) return new TestbedDestroyed('the container was removed from outside');
    return new TrialError('docker', `Docker does not answer: ${messageOf(inspection)}`, { cause: error });
  }
  // The container lives and the Engine answers, yet the exec could not begin: its shell or its workdir is gone.
  if (/OCI runtime exec failed|no such file or directory|chdir/i.test(messageOf(error)))
    return new TestbedDestroyed(messageOf(error));
  return new TrialError('docker', messageOf(error), { cause: error });
}
