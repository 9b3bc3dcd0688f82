import { setTimeout as sleep } from 'node:timers/promises';
import type Docker from 'dockerode';
import { END_SESSION } from '../../programs/end-session.ts';
import { drain } from '../drain.ts';
import { Pipe } from '../pipe.ts';
import { type Command, type Conversation, type Exit, TestbedDestroyed } from '../types.ts';
import type { Console } from './console.ts';
import { demultiplex } from './demultiplex.ts';

/**
 * The Engine is asked whether the exec still runs: at first this often, then the less often the longer it has run. Neither the end
 * of its output nor the Engine's event is a sign of its exit: with a background child left behind, both come 2 s late (20.10).
 */
const ASK_EVERY = { longest: 500, share: 0.05 };
/** The shortest such pause. The output of a command that left nothing behind ends with it; a lasting one has none to tell. */
const SHORTEST = { lasting: 5, other: 40 };
/** The Engine takes longer to begin any command. */
const FIRST_ASKED = 30;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 100;
/** END_SESSION takes 7 s at the most; beyond this its testbed no longer obeys. */
const END_LIMIT = 15_000;
/** The first line of a command's output is there at once. */
const SESSION_LIMIT = 10_000;

/** The first line of output is the process id, printed before the command begins: in the Engine also its session. */
const PREAMBLE = 'echo $$; ';
/**
 * Takes the container's own output for that of the command: it is read as long as the container lives, while the Engine closes
 * an exec's two seconds after its exit, and a server that logs there would die of it. Where it cannot be opened, the exec's own stays.
 */
const CONSOLE =
  '{ printf %s "$2" >/proc/1/fd/1 && printf %s "$2" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2; ';
const SHELLS: Record<Command['shell'], string> = {
  agent: 'if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi',
  bash: 'exec bash -c "$1"',
  sh: 'exec /bin/sh -c "$1"',
};

/** A container as its commands are run in it. */
export interface LiveContainer {
  container: Docker.Container;
  workdir: string;
  console: Console;
}

/** Runs a command in a container to its own end, not to that of what it left in the background. */
export async function runInContainer(live: LiveContainer, command: Command, signal: AbortSignal): Promise<Exit> {
  const { container, console } = live;
  signal.throwIfAborted();
  const script = PREAMBLE + (command.lasting ? CONSOLE : '') + SHELLS[command.shell];
  const exec = await container.exec({
    Cmd: ['/bin/sh', '-c', script, 'sh', command.script, ...(command.lasting ? [console.expect(command.output)] : [])],
    Env: Object.entries(command.environment).map(([name, value]) => `${name}=${value}`),
    WorkingDir: live.workdir,
    AttachStdout: true,
    AttachStderr: true,
  });
  const started = performance.now();
  const stream = await exec.start({ hijack: true, stdin: false });
  const session = new SessionLine();
  // While output is held back it counts as coming.
  let lastOutput = 0;
  const drained = demultiplex(stream, async (kind, chunk) => {
    lastOutput = Number.POSITIVE_INFINITY;
    const rest = kind === 'stdout' ? session.strip(chunk) : chunk;
    if (rest.length > 0) await command.output(kind, rest);
    lastOutput = performance.now();
  }).catch((error) => {
    if (!stream.destroyed) stream.destroy();
    throw error;
  });
  // Its failure is met below; until then it must not count as unhandled.
  drained.catch(() => {});
  // A command on the console closes its own streams at its very beginning.
  const outputEnd = command.lasting ? new Promise<void>(() => {}) : drained;
  try {
    const shortest = command.lasting ? SHORTEST.lasting : SHORTEST.other;
    let ended = await end(exec, outputEnd, shortest, command.timeout - (performance.now() - started), signal);
    const timedOut = ended === null;
    let survived = false;
    if (timedOut) {
      survived = !(await endSession(container, await session.id));
      if (!survived) ended = await end(exec, outputEnd, shortest, END_LIMIT, signal);
    }
    const duration = performance.now() - started;
    if (!command.lasting) await drain(drained, () => lastOutput, QUIET);
    if (session.fault !== null) throw new TestbedDestroyed(`the testbed runs no command any more: ${session.fault}`);
    return { exitCode: timedOut ? null : ended!.ExitCode, timedOut, duration: Math.round(duration), survived };
  } finally {
    stream.destroy();
  }
}

/** Starts a program to be talked to; it ends with its standard input, or with the container. */
export async function conversationIn(
  { container, workdir }: LiveContainer,
  argv: [string, ...string[]],
  signal: AbortSignal,
): Promise<Conversation> {
  signal.throwIfAborted();
  const exec = await container.exec({ Cmd: argv, WorkingDir: workdir, AttachStdin: true, AttachStdout: true });
  const stream = await exec.start({ hijack: true, stdin: true });
  const pipe = new Pipe();
  stream.on('error', () => {});
  demultiplex(stream, (kind, chunk) => pipe.take(kind, chunk))
    .catch(() => {})
    .finally(() => pipe.end());
  return pipe.between(stream, () => stream.destroy());
}

/** The Engine's word of a command's end; null where the time is over first. The end of its output is a reason to ask. */
async function end(
  exec: Docker.Exec,
  outputEnd: Promise<void>,
  shortest: number,
  timeout: number,
  signal: AbortSignal,
): Promise<Docker.ExecInspectInfo | null> {
  const stop = new AbortController();
  const either = AbortSignal.any([stop.signal, signal]);
  const limit = sleep(Math.max(0, timeout), null, { signal: either });
  const asked = askUntilEnd(exec, outputEnd, shortest, either);
  try {
    return await Promise.race([limit, asked]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stop.abort();
    await Promise.allSettled([limit, asked]);
  }
}

async function askUntilEnd(
  exec: Docker.Exec,
  outputEnd: Promise<void>,
  shortest: number,
  signal: AbortSignal,
): Promise<Docker.ExecInspectInfo> {
  const begun = performance.now();
  let sooner: Promise<unknown> = outputEnd.then(() => {
    // A command may close its output and work on: once is enough.
    sooner = new Promise(() => {});
  });
  for (;;) {
    const elapsed = performance.now() - begun;
    const { longest, share } = ASK_EVERY;
    const pause = Math.min(longest, Math.max(shortest, share * elapsed, FIRST_ASKED - elapsed));
    await Promise.race([sleep(pause, undefined, { signal }), sooner]);
    const state = await exec.inspect();
    if (!state.Running) return state;
  }
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
      sleep(END_LIMIT, undefined, { ref: false }),
    ]);
    stream.destroy();
    return (await exec.inspect()).ExitCode === 0;
  } catch {
    return false;
  }
}

/** Takes the preamble's line off the front of standard output. */
class SessionLine {
  readonly id: Promise<number | null>;
  /** What the container runtime says in its place, where it could not begin the command. */
  fault: string | null = null;
  #seen = false;
  #text = '';
  #resolve!: (id: number | null) => void;

  constructor() {
    this.id = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    // A command that never came to print its line has no session to end.
    setTimeout(() => this.#resolve(null), SESSION_LIMIT).unref();
  }

  strip(chunk: Buffer): Buffer {
    if (this.#seen) return chunk;
    const end = chunk.indexOf(0x0a);
    this.#text += chunk.subarray(0, end === -1 ? undefined : end).toString('latin1');
    if (end === -1) return Buffer.alloc(0);
    this.#seen = true;
    const id = /^\d+$/.test(this.#text) ? Number(this.#text) : null;
    if (id === null) this.fault = this.#text.trim();
    this.#resolve(id);
    return chunk.subarray(end + 1);
  }
}
