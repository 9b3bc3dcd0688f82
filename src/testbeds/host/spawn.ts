import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../errors.ts';
import { DRAIN_LIMIT, drain } from '../drain.ts';
import { type Exit, TestbedDestroyed } from '../types.ts';
import { type Fifo, openFifos } from './fifo.ts';
import { KEEPER, PRCTL } from './keeper.ts';
import { endProcesses, listProcesses } from './processes.ts';

/** What ends at a time limit gets TERM, and this many milliseconds later KILL. */
const GRACE = 5_000;
/** Milliseconds within which a keeper has ended what is below it: it takes 2 s, and longer on a machine that is busy. */
const RELEASE_LIMIT = 20_000;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 50;

export interface HostCommand {
  argv: [string, ...string[]];
  cwd: string;
  environment: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
  /** Whether what it leaves running may go on printing: its exit then does not wait for the rest of its output. */
  lasting: boolean;
  /** Whether there is a standard input to write to; it is empty otherwise. */
  talks?: boolean;
  /** A directory for the pipes of its output; nothing is left there. */
  pipes: string;
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
  /** Ends what it left running, daemons too where there is a keeper; the pids of what could not be ended. */
  release(): Promise<number[]>;
  /** Leaves it to itself: what it prints from here on goes nowhere. */
  letGo(): void;
}

/** Whether daemons can be kept track of here: Linux with perl. */
export function keeperFor(platform: NodeJS.Platform, perl: boolean): boolean {
  return platform === 'linux' && perl && PRCTL[process.arch] !== undefined;
}

/** Starts a command in its own session with standard input empty, under a keeper or (without one) as a plain child. */
export async function start(command: HostCommand, kept: boolean, signal: AbortSignal): Promise<Started> {
  const argv: [string, ...string[]] = kept
    ? ['perl', '-e', KEEPER, String(PRCTL[process.arch]), ...command.argv]
    : command.argv;
  const { stdout, stderr } = await openFifos(command.pipes, command.environment.PATH);
  if (signal.aborted) {
    for (const pipe of [stdout, stderr]) {
      pipe.letGo();
      pipe.close();
    }
    throw signal.reason;
  }
  const child = spawn(argv[0], argv.slice(1), {
    cwd: command.cwd,
    env: command.environment,
    detached: true,
    stdio: [
      command.talks ? 'pipe' : 'ignore',
      stdout.writer,
      stderr.writer,
      kept ? 'pipe' : 'ignore',
      kept ? 'pipe' : 'ignore',
    ],
  });
  stdout.letGo();
  stderr.letGo();
  const reports = kept ? new KeeperReports(child) : new ChildReports(child);
  const activity: Activity = { last: 0, held: 0 };
  const pumps = Promise.all([pump(stdout, 'stdout', command, activity), pump(stderr, 'stderr', command, activity)]);
  pumps.catch(() => {});
  // A program that is gone takes no more input; its end is told by its output.
  child.stdin?.on('error', () => {});
  return {
    input: child.stdin,
    exit: follow(reports, pumps, activity, command, signal),
    printed: pumps,
    release,
    letGo,
  };

  async function release(): Promise<number[]> {
    const left = await reports.release();
    // With all its writers gone the output ends; one that could not be ended must not keep us.
    await Promise.race([pumps, sleep(DRAIN_LIMIT)]).catch(() => {});
    letGo();
    return left;
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
  reports: Reports,
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
    if ((await Promise.race([reports.exited.then(() => 'exit' as const), limit])) === 'limit') {
      timedOut = true;
      const session = await reports.session;
      survived =
        (await endProcesses(() => listProcesses().filter((process) => process.session === session), GRACE)).length > 0;
      await Promise.race([reports.exited, sleep(GRACE, undefined, { ref: false })]);
    }
    const duration = Math.round(performance.now() - started);
    if (!command.lasting) await drain(pumps, () => (activity.held > 0 ? performance.now() : activity.last), QUIET);
    return { exitCode: timedOut ? null : await reports.exited, timedOut, duration, survived };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stop.abort();
  }
}

function pump(pipe: Fifo, name: 'stdout' | 'stderr', command: HostCommand, activity: Activity): Promise<void> {
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

interface Reports {
  /** The exit code, 128 + n after a signal; null where the keeper was killed. */
  exited: Promise<number | null>;
  session: Promise<number>;
  release(): Promise<number[]>;
}

/** Follows a command by what its keeper reports. */
class KeeperReports implements Reports {
  readonly exited: Promise<number | null>;
  readonly session: Promise<number>;
  readonly #closed: Promise<void>;
  readonly #left: number[] = [];
  readonly #keeper: ChildProcess;
  readonly #life: Writable;

  constructor(child: ChildProcess) {
    this.#keeper = child;
    const report = child.stdio[3] as Readable;
    this.#life = child.stdio[4] as Writable;
    this.#life.on('error', () => {});
    const exited = Promise.withResolvers<number | null>();
    const session = Promise.withResolvers<number>();
    this.#closed = new Promise((resolve) => report.once('close', resolve));
    let text = '';
    report.on('data', (chunk: Buffer) => {
      const lines = (text + chunk.toString()).split('\n');
      text = lines.pop()!;
      for (const line of lines) {
        const [word, number] = line.split(' ');
        if (word === 'pid') session.resolve(Number(number));
        else if (word === 'exit') exited.resolve(Number(number));
        else if (word === 'left') this.#left.push(Number(number));
      }
    });
    report.on('error', () => {});
    report.once('close', () => {
      session.resolve(-1);
      exited.resolve(null);
    });
    child.once('error', (error) => exited.reject(startFault(error)));
    this.exited = exited.promise;
    this.session = session.promise;
    exited.promise.catch(() => {});
  }

  async release(): Promise<number[]> {
    this.#life.end();
    // The agent may have stopped it; one that it stops again and again goes, and what it kept is found by the trial's TMPDIR.
    this.#keeper.kill('SIGCONT');
    const closed = await Promise.race([this.#closed.then(() => true), sleep(RELEASE_LIMIT, false, { ref: false })]);
    if (!closed) this.#keeper.kill('SIGKILL');
    await this.#closed;
    return this.#left;
  }
}

/** Follows a command by itself: what it daemonised is known by its session only. */
class ChildReports implements Reports {
  readonly exited: Promise<number | null>;
  readonly session: Promise<number>;

  constructor(child: ChildProcess) {
    this.session = Promise.resolve(child.pid ?? -1);
    this.exited = new Promise((resolve, reject) => {
      child.once('error', (error) => reject(startFault(error)));
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)));
    });
    this.exited.catch(() => {});
  }

  async release(): Promise<number[]> {
    const session = await this.session;
    const left = await endProcesses(() => listProcesses().filter((process) => process.session === session), 0);
    return left.map(({ pid }) => pid);
  }
}

function startFault(error: Error): Error {
  return new TestbedDestroyed(`the command cannot be started: ${messageOf(error)}`);
}
