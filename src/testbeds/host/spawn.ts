import type { Writable } from 'node:stream';
import { endProcesses, listProcesses } from '../../base/processes.ts';
import { unlessLate } from '../../base/signals.ts';
import type { Exit } from '../types.ts';
import type { Launch, Launched, Launcher } from './launcher.ts';
import { takeRest } from './rest.ts';

/** Milliseconds between TERM and KILL at a time limit. */
const GRACE = 5_000;
export interface HostCommand extends Launch {
  /** Milliseconds. */
  timeout: number;
  /** As `Command.until`. */
  until?: AbortSignal | undefined;
  /** True if processes that it leaves may go on printing: its exit does not wait for the rest of its output. */
  lasting?: boolean | undefined;
  output(stream: 'stdout' | 'stderr', chunk: Buffer): void | Promise<void>;
}

/** A command that has been started, in a session of its own. */
export interface Started {
  /** Its standard input, if it has one. */
  input: Writable | null;
  /** Resolves at its end; background children that it left do not delay this. */
  exit: Promise<Exit>;
  /**
   * Takes the rest of its output and stops reading, even if another process still holds the pipes; to be called when
   * its launcher has ended the processes that it left.
   */
  finish(): Promise<void>;
  /** Stops reading: later output is lost. */
  letGo(): void;
}

/** Starts a command in its own session. Fails as `Launcher.launch` does. */
export async function start(command: HostCommand, launcher: Launcher, signal: AbortSignal): Promise<Started> {
  const launched = await launcher.launch(command, signal);
  const { input, stdout, stderr } = launched;
  const output = readOutput(launched, command);
  // A program that is gone takes no more input; the end of its output reports that.
  input?.on('error', () => {});
  return {
    input,
    exit: follow(launched, output, command, signal),
    finish,
    letGo,
  };

  async function finish(): Promise<void> {
    await output.soFar().catch(() => {});
    letGo();
  }

  function letGo(): void {
    stdout.close();
    stderr.close();
  }
}

async function follow(
  launched: Launched,
  output: ReturnType<typeof readOutput>,
  command: HostCommand,
  signal: AbortSignal,
): Promise<Exit> {
  const { timeout, until, lasting } = command;
  const started = performance.now();
  const exit = await unlessLate(
    launched.exited.then((code) => ({ code })),
    timeout,
    { signal, until },
  );
  const survived = exit === null && (await endSession(launched));
  const duration = Math.round(performance.now() - started);
  if (!lasting) await output.rest();
  const stopped = exit === null && until?.aborted === true;
  return { exitCode: exit?.code ?? null, timedOut: exit === null && !stopped, stopped, duration, survived };
}

/** Ends a command's session; true if some of it survived. */
async function endSession({ session, exited, nudge }: Launched): Promise<boolean> {
  nudge();
  const number = (await unlessLate(session, GRACE)) ?? -1;
  const find = () => listProcesses().filter((process) => process.session === number);
  const left = await endProcesses(find, GRACE);
  nudge();
  await unlessLate(exited, GRACE);
  return left.length > 0;
}

/** Reads both outputs of a command from its start on. */
function readOutput({ stdout, stderr }: Launched, command: HostCommand) {
  const outlets = [stdout, stderr];
  let last = 0;
  let isOver = false;
  const take = (name: 'stdout' | 'stderr') => (piece: Buffer) => {
    if (isOver) return;
    last = performance.now();
    return command.output(name, piece);
  };
  const read = Promise.all([stdout.read(take('stdout')), stderr.read(take('stderr'))]);
  read.catch(() => {});
  return {
    /** Reads the rest of the output, after the command's exit; later output of its children is read and dropped. */
    async rest() {
      await takeRest(outlets, read, () => last);
      isOver = true;
    },
    /** Reads everything that was written so far. */
    soFar: () => Promise.all(outlets.map((outlet) => outlet.empty())),
  };
}
