import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import { unlessLate } from '../../base/signals.ts';
import { KEEPER } from '../../programs/keeper.ts';
import { outletOf } from './fifo.ts';
import { type Launch, type Launched, type Launcher, type Released, startFault } from './launcher.ts';

/**
 * Milliseconds within which a keeper must answer, or end everything below it: 2 s at most, and longer on a busy
 * machine.
 */
const LIMIT = 20_000;

/** Numbers of the system calls prctl and setsid, by Node's name of the architecture. */
export const SYSTEM_CALLS: Partial<Record<NodeJS.Architecture, { prctl: number; setsid: number }>> = {
  x64: { prctl: 157, setsid: 112 },
  arm64: { prctl: 167, setsid: 157 },
  arm: { prctl: 172, setsid: 66 },
  riscv64: { prctl: 167, setsid: 157 },
  ppc64: { prctl: 171, setsid: 66 },
  s390x: { prctl: 172, setsid: 66 },
};

/** True if commands can have a keeper here: Linux with perl. */
export function keeperFor(platform: NodeJS.Platform, perl: boolean): boolean {
  return platform === 'linux' && perl && SYSTEM_CALLS[process.arch] !== undefined;
}

/** The keeper of one trial, started before it is needed; another replaces it if a command has killed it. */
export class Keepers implements Launcher {
  readonly #begin: () => Keeper;
  readonly #keepers: Keeper[];

  /**
   * `environment`: the keeper's own; a search for a trial's leftovers finds the keeper by it as well. `group`: the
   * directory of a control group for the commands; the keeper is not in it.
   */
  constructor(environment: Record<string, string>, group: string | null = null) {
    this.#begin = () => new Keeper(environment, group);
    this.#keepers = [this.#begin()];
  }

  async launch(command: Launch, signal: AbortSignal): Promise<Launched> {
    const keeper = this.#keepers.at(-1)!;
    const launched = await keeper.launch(command, signal);
    if (launched !== null) return launched;
    // One retry only: a keeper that cannot start at all is not retried again and again.
    if (this.#keepers.at(-1) === keeper) this.#keepers.push(this.#begin());
    const again = await this.#keepers.at(-1)!.launch(command, signal);
    if (again === null) throw startFault(this.#keepers.at(-1)!.fault);
    return again;
  }

  roots(): number[] | null {
    if (this.#keepers.some(({ killed }) => killed)) return null;
    return this.#keepers.flatMap(({ pid }) => pid ?? []);
  }

  async release(): Promise<Released> {
    const left = (await Promise.all(this.#keepers.map((keeper) => keeper.release()))).flat();
    return { left, keeperKilled: this.#keepers.some(({ killed }) => killed) };
  }
}

interface Order {
  command: Launch;
  session: PromiseWithResolvers<number>;
  exited: PromiseWithResolvers<number | null>;
}

/** One keeper process. */
class Keeper {
  /** Reason of its end, as far as it is known. */
  fault: unknown = new Error('the keeper process of the trial has ended');
  /** True if it ended, or had to be killed, before it had ended everything below it. */
  killed = false;
  readonly #process: ChildProcess;
  readonly #orders: Writable;
  readonly #closed: Promise<true>;
  #gone = false;
  #released = false;
  #next = 0;
  readonly #under = new Map<string, Order>();
  readonly #left: number[] = [];
  /** Its descriptors of pipes for the next command, and the callers that wait for some. */
  readonly #pipes: string[][] = [];
  readonly #waiting: ((pipes: string[] | 'gone') => void)[] = [];

  constructor(environment: Record<string, string>, group: string | null) {
    const { prctl, setsid } = SYSTEM_CALLS[process.arch]!;
    this.#process = spawn('perl', ['-e', KEEPER, String(prctl), String(setsid), group ?? ''], {
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.#process.once('error', (error) => {
      this.fault = error;
    });
    // If this process has no free descriptors, both are undefined.
    const [, , , report, orders] = (this.#process.stdio ?? []) as [null, null, null, Readable?, Writable?];
    if (report === undefined || orders === undefined)
      throw new Error(
        'the keeper process of the trial cannot be started: this process has no free file descriptor (EMFILE); raise its limit (ulimit -n), or lower parallel',
      );
    this.#orders = orders;
    for (const pipe of [this.#orders, report]) pipe.on('error', () => {});
    this.#closed = new Promise((resolve) => report.once('close', () => resolve(true)));
    let text = '';
    report.on('data', (chunk: Buffer) => {
      const lines = (text + chunk.toString()).split('\n');
      text = lines.pop()!;
      for (const line of lines) this.#take(line);
    });
    report.once('close', () => this.#end());
  }

  /**
   * Starts a command; null if nothing was started because the keeper has gone. Throws TestbedDestroyed if it does not
   * answer.
   */
  async launch(command: Launch, signal: AbortSignal): Promise<Launched | null> {
    const { argv, cwd, environment, talks = false } = command;
    const given = [cwd, ...argv, ...Object.entries(environment).flat()];
    // NULs separate the words of an order: a word that holds one would become further variables.
    if (given.some((word) => word.includes('\0')))
      throw new TrialError('host', 'a word, a variable or the directory of a command holds a NUL character');
    // An agent may have stopped it.
    this.nudge();
    const pipes = await this.#freePipes(signal);
    if (pipes === null) return null;
    const ends = this.#open(pipes, talks);
    if (ends === null) return null;
    const id = String(this.#next++);
    const order: Order = { command, session: Promise.withResolvers(), exited: Promise.withResolvers() };
    this.#under.set(id, order);
    order.exited.promise.catch(() => {});
    const words = [id, cwd, talks ? '1' : '0', String(argv.length), ...argv, ...Object.entries(environment).flat()];
    const bytes = Buffer.from(words.join('\0'));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    this.#orders.write(Buffer.concat([size, bytes]));
    return {
      ...ends,
      session: order.session.promise,
      exited: order.exited.promise,
      nudge: () => this.nudge(),
    };
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  nudge(): void {
    if (!this.#gone) this.#process.kill('SIGCONT');
  }

  /** Has it end everything below it, and itself; returns the pids of processes that could not be ended. */
  async release(): Promise<number[]> {
    this.#released = true;
    this.#orders.end();
    // A keeper that is stopped again and again is killed; the trial's TMPDIR then identifies the processes that it
    // kept.
    this.nudge();
    if ((await unlessLate(this.#closed, LIMIT)) === null) {
      this.killed = true;
      this.#process.kill('SIGKILL');
    }
    await this.#closed;
    return this.#left;
  }

  async #freePipes(signal: AbortSignal): Promise<string[] | null> {
    signal.throwIfAborted();
    if (this.#gone) return null;
    const free = this.#pipes.shift();
    if (free !== undefined) return free;
    const { promise, resolve } = Promise.withResolvers<string[] | 'gone'>();
    this.#waiting.push(resolve);
    try {
      const pipes = await unlessLate(promise, LIMIT, { signal });
      if (pipes === null) throw startFault(new Error('the keeper process of the trial does not answer'));
      return pipes === 'gone' ? null : pipes;
    } catch (error) {
      const at = this.#waiting.indexOf(resolve);
      if (at !== -1) this.#waiting.splice(at, 1);
      throw error;
    }
  }

  /**
   * Opens our ends of its pipes; null if they went with the keeper. Throws a TrialError if they exist and cannot be
   * opened. Unlike Node's own pipes, they are not sockets, on which a script's `> /dev/stderr` fails.
   */
  #open(pipes: string[], talks: boolean): Pick<Launched, 'input' | 'stdout' | 'stderr'> | null {
    const [input, stdout, stderr] = pipes;
    const opened: number[] = [];
    const open = (descriptor: string, flags: number) => {
      opened.push(openSync(`/proc/${this.#process.pid}/fd/${descriptor}`, flags | constants.O_NONBLOCK));
      return opened.at(-1)!;
    };
    try {
      const [out, err] = [open(stdout!, constants.O_RDONLY), open(stderr!, constants.O_RDONLY)];
      const into = talks ? open(input!, constants.O_WRONLY) : null;
      return {
        input: into === null ? null : new Socket({ fd: into, readable: false, writable: true }),
        stdout: outletOf(out),
        stderr: outletOf(err),
      };
    } catch (error) {
      for (const descriptor of opened) closeSync(descriptor);
      if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return null;
      this.#pipes.unshift(pipes);
      throw new TrialError('host', `the pipes of a command cannot be opened: ${messageOf(error)}`, { cause: error });
    }
  }

  #take(line: string): void {
    const [word, ...values] = line.split(' ');
    const order = this.#under.get(values[0]!);
    if (word === 'pipes') {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#pipes.push(values);
      else waiting(values);
    } else if (word === 'left') this.#left.push(Number(values[0]));
    else if (word === 'pid') order?.session.resolve(Number(values[1]));
    else if (word === 'failed') order?.exited.reject(startFault(new Error(values.slice(1).join(' ')), order.command));
    else if (word === 'exit') {
      order?.exited.resolve(Number(values[1]));
      this.#under.delete(values[0]!);
    }
  }

  #end(): void {
    this.#gone = true;
    this.killed ||= !this.#released && this.#process.pid !== undefined;
    for (const waiting of this.#waiting.splice(0)) waiting('gone');
    for (const { session, exited } of this.#under.values()) {
      session.resolve(-1);
      exited.resolve(null);
    }
  }
}
