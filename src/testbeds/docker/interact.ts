import type { Writable } from 'node:stream';
import { assignments } from '../../base/environment-names.ts';
import { TrialError } from '../../base/errors.ts';
import { roomIn } from '../pipe.ts';
import type { InteractiveCommand, Seat } from '../types.ts';
import type { Container, Exec } from './container.ts';
import { demultiplex } from './demultiplex.ts';
import { stateAfterOutput } from './exec-state.ts';
import type { HijackedConnection } from './hijack.ts';
import { SHELLS } from './wrapper.ts';

/** The shell of agents, without a script. */
const SHELL = 'if command -v bash >/dev/null 2>&1; then exec bash; else exec /bin/sh; fi';

/** Enters the workdir `$1`, which an agent may have removed: the Engine starts no command in a directory that is gone. */
const ENTER =
  'cd "$1" 2>/dev/null || echo "agentbench: the workdir $1 is gone, or closed; this is $PWD" >&2; unset OLDPWD; shift; ';

/** Runs a command at the user's terminal, or over pipes, and resolves to its exit code. */
export async function interactIn(
  { container, workdir }: { container: Container; workdir: string },
  { script, environment }: InteractiveCommand,
  seat: Seat,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted();
  const { terminal } = seat;
  const exec = await container.exec(
    {
      Cmd:
        script === null
          ? ['/bin/sh', '-c', ENTER + SHELL, 'sh', workdir]
          : ['/bin/sh', '-c', ENTER + SHELLS.agent, 'sh', workdir, script],
      Env: assignments(environment),
      WorkingDir: '/',
      AttachStdin: true,
      AttachStdout: true,
      AttachStderr: true,
      Tty: terminal !== null,
    },
    signal,
  );
  const stream = await exec.start(signal, terminal?.size());
  const abort = () => stream.destroy();
  signal.addEventListener('abort', abort, { once: true });
  // An error ends the output as well, and the state of the command tells more.
  stream.on('error', () => {});
  try {
    await connect(stream, exec, seat);
  } finally {
    signal.removeEventListener('abort', abort);
    stream.destroy();
  }
  signal.throwIfAborted();
  const { running, exitCode } = await stateAfterOutput(exec, signal);
  if (running || exitCode === null)
    throw new TrialError('docker', 'the connection to the command in the container broke');
  return exitCode;
}

/** Passes input and output on until the output ends. */
async function connect(
  stream: HijackedConnection,
  exec: Exec,
  { input, output, errors, terminal }: Seat,
): Promise<void> {
  const resize = () => {
    // A size that is not set is no reason to end a session.
    if (terminal !== null) exec.resize(terminal.size()).catch(() => {});
  };
  const endResizing = terminal?.onResize(resize);
  terminal?.setRaw(true);
  // Engines before API 1.42 take no size at the start.
  resize();
  input.pipe(stream);
  try {
    if (terminal === null)
      await demultiplex(stream, (kind, chunk) => write(kind === 'stdout' ? output : errors, chunk));
    else await stream.drain((chunk) => write(output, chunk));
  } catch {
    // The connection broke, or was ended by the signal.
  } finally {
    input.unpipe(stream);
    input.pause();
    terminal?.setRaw(false);
    endResizing?.();
  }
}

/** Resolves when there is room for more; the memory of the chunk is reused after that. */
async function write(to: Writable, chunk: Buffer): Promise<void> {
  if (!to.destroyed && !to.write(Buffer.from(chunk))) await roomIn(to);
}
