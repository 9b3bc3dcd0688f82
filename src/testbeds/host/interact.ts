import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, TrialError } from '../../base/errors.ts';
import { findTool } from '../../base/find-tool.ts';
import { unlessLate } from '../../base/signals.ts';
import type { InteractiveCommand, Seat } from '../types.ts';

/** Milliseconds that a shell gets to end after its terminal has closed. */
const PATIENCE = 2_000;

/**
 * Runs the user's shell, or a script by bash (otherwise `sh`), in a workdir and resolves to its exit code; 128 plus the
 * number for a signal. Without a terminal its streams are the seat's.
 */
export async function interactOnHost(
  { script, environment }: InteractiveCommand,
  { workdir, shell }: { workdir: string; shell: string | undefined },
  { input, output, errors, terminal }: Seat,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted();
  const bash = findTool('bash', environment.PATH) ?? '/bin/sh';
  const [file, args] = script === null ? [shell || bash, []] : [bash, ['-c', script]];
  // A shell controls its jobs only if it has the terminal itself.
  const stdio = terminal === null ? 'pipe' : 'inherit';
  const child: ChildProcess = spawn(file, args, { cwd: workdir, env: environment, stdio });
  const exit = once(child, 'exit');
  const closed = once(child, 'close');
  closed.catch(() => {});
  if (child.stdin !== null) {
    // The command need not read its input to the end.
    child.stdin.on('error', () => {});
    input.pipe(child.stdin);
    child.stdout!.pipe(output, { end: false });
    child.stderr!.pipe(errors, { end: false });
  }
  const end = () => {
    child.kill('SIGHUP');
    sleep(PATIENCE, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    const [code, killedBy] = (await exit) as [number | null, NodeJS.Signals | null];
    // Children in the background may hold the streams open.
    await unlessLate(closed, PATIENCE);
    signal.throwIfAborted();
    return code ?? 128 + (constants.signals[killedBy!] ?? 0);
  } catch (error) {
    signal.throwIfAborted();
    throw new TrialError('host', `${file} cannot be run: ${messageOf(error)}`);
  } finally {
    signal.removeEventListener('abort', end);
    if (child.stdin !== null) {
      input.unpipe(child.stdin);
      input.pause();
      for (const stream of [child.stdin, child.stdout!, child.stderr!]) stream.destroy();
    }
  }
}
