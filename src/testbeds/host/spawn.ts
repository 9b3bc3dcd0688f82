import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcesses, listProcesses } from '../../base/processes.ts';
import { DRAIN_LIMIT, drain } from '../drain.ts';
import type { Exit } from '../types.ts';
import type { Outlet } from './fifo.ts';
import type { Launch, Launched, Launcher } from './launcher.ts';

/** What ends at a time limit gets TERM, and this many milliseconds later KILL. */
const GRACE = 5_000;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 50;

export interface HostCommand extends Launch {
  /** Milliseconds. */
  timeout: number;
  /** Whether what it leaves running may go on printing: its exit then does not wait for the rest of its output. */
  lasting: boolean;
  output(stream: 'stdout' | 'stderr', chunk: Buffer): void | Promise<void>;
}

/** A command that has been started, in a session of its own. */
export interface Started {
  /** Its standard input, where it has one. */
  input: Writable | null;
  /** Its end. Background children that it left do not delay it. */
  exit: Promise<Exit>;
  /** The end of its output, which such children may put off. */
  printed: Promise<unknown>;
  /** For when its launcher has ended what it left: waits for the rest of its output, which one that could not be ended may hold. */
  finish(): Promise<void>;
  /** Leaves it to itself: what it prints from here on goes nowhere. */
  letGo(): void;
}

/** Starts a command in its own session. Fails as `Launcher.launch` does. */
export async function start(command: HostCommand, launcher: Launcher, signal: AbortSignal): Promise<Started> {
  const launched = await launcher.launch(command, signal);
  const { input, stdout, stderr } = launched;
  const activity: Activity = { last: 0, held: 0 };
  const pumps = Promise.all([pump(stdout, 'stdout', command, activity), pump(stderr, 'stderr', command, activity)]);
  pumps.catch(() => {});
  // A program that is gone takes no more input; its end is told by its output.
  input?.on('error', () => {});
  return {
    input,
    exit: follow(launched, pumps, activity, command, signal),
    printed: pumps,
    finish,
    letGo,
  };

  async function finish(): Promise<void> {
    await Promise.race([pumps, sleep(DRAIN_LIMIT, undefined, { ref: false })]).catch(() => {});
    letGo();
  }

  function letGo(): void {
    stdout.close();
    stderr.close();
  }
}

/** When output came last, by performance.now(), and how many pieces are held back at the moment. */
interface Activity {
  last: number;
  held: number;
}

async function follow(
  launched: Launched,
  pumps: Promise<unknown>,
  activity: Activity,
  command: HostCommand,
  signal: AbortSignal,
): Promise<Exit> {
  const started = performance.now();
  const stop = new AbortController();
  let timedOut = false;
  let survived = false;
  try {
    const limit = sleep(command.timeout, 'limit' as const, { signal: AbortSignal.any([stop.signal, signal]) });
    limit.catch(() => {});
    if ((await Promise.race([launched.exited.then(() => 'exit' as const), limit])) === 'limit') {
      timedOut = true;
      survived = await endSession(launched);
    }
    const duration = Math.round(performance.now() - started);
    if (!command.lasting) await drain(pumps, () => (activity.held > 0 ? performance.now() : activity.last), QUIET);
    return { exitCode: timedOut ? null : await launched.exited, timedOut, duration, survived };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stop.abort();
  }
}

/** Ends a command's session; whether some of it outlived that. */
async function endSession({ session, exited, nudge }: Launched): Promise<boolean> {
  const soon = () => sleep(GRACE, undefined, { ref: false });
  nudge();
  const number = await Promise.race([session, soon().then(() => -1)]);
  const find = () => listProcesses().filter((process) => process.session === number);
  const left = await endProcesses(find, GRACE);
  nudge();
  await Promise.race([exited, soon()]);
  return left.length > 0;
}

function pump(pipe: Outlet, name: 'stdout' | 'stderr', command: HostCommand, activity: Activity): Promise<void> {
  return pipe.read((piece) => {
    activity.last = performance.now();
    const taken = command.output(name, piece);
    if (taken === undefined) return;
    activity.held += 1;
    return taken.then(() => {
      activity.held -= 1;
      activity.last = performance.now();
    });
  });
}
