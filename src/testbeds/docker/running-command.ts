import { setTimeout as sleep } from 'node:timers/promises';
import { TrialError } from '../../base/errors.ts';
import { type Command, TestbedDestroyed } from '../types.ts';
import { demultiplex } from './demultiplex.ts';
import type { Exec, ExecState } from './engine.ts';
import { COULD_NOT_ATTACH, stateAfterOutput } from './exec-state.ts';
import { isTooLong } from './fault.ts';
import type { HijackedConnection } from './hijack.ts';
import { SessionLine } from './session-line.ts';
import type { MarkedCommand } from './wrapper.ts';

/**
 * The Engine is asked whether the exec still runs: at first this often, then the less often the longer it has run. Neither the end
 * of its output nor the Engine's event is a sign of its exit: with a background child left behind, both come 2 s late (20.10).
 */
const ASK_EVERY = { longest: 500, share: 0.05 };
/**
 * The shortest such pause. A command with end marks is asked for only in case they never come; without them the output of a command that
 * left nothing behind ends with it; a lasting one has none to tell.
 */
const SHORTEST = { marked: 500, alone: 40, lasting: 5 };
/** The Engine takes longer to begin any command. */
const FIRST_ASKED = 30;
/** Output of a command that has ended comes at once, in milliseconds; while it is held back here it counts as coming. */
const LATE_OUTPUT = 10_000;

/** A command that the Engine has begun. `marked` is null for a lasting one. */
export class RunningCommand {
  readonly session = new SessionLine();
  /** By performance.now(). */
  lastOutput = 0;
  /** The end of its output, however it came. */
  readonly outputEnd: Promise<void>;
  readonly #exec: Exec;
  readonly #stream: HijackedConnection;
  readonly #output: Command['output'];
  readonly #marked: MarkedCommand | null;
  readonly #doesShellWork: () => Promise<boolean>;
  readonly #marks = Promise.withResolvers<void>();
  #ended = false;
  /** A fault of whoever takes the output. */
  #fault: unknown;

  /** `doesShellWork`: whether the testbed's shell is well, asked for where that tells a broken stream from a broken testbed. */
  constructor(
    exec: Exec,
    stream: HijackedConnection,
    output: Command['output'],
    marked: MarkedCommand | null,
    doesShellWork: () => Promise<boolean>,
  ) {
    this.#exec = exec;
    this.#doesShellWork = doesShellWork;
    this.#stream = stream;
    this.#output = output;
    this.#marked = marked;
    this.outputEnd = this.#drain();
  }

  /** Its exit code; null where the time is over first. Throws TestbedDestroyed, a TrialError, or as the Engine's calls do. */
  async end(timeout: number, signal: AbortSignal): Promise<number | null> {
    const stop = new AbortController();
    const either = AbortSignal.any([stop.signal, signal]);
    const limit = sleep(Math.max(0, timeout), null, { signal: either });
    const asked = this.#askUntilEnd(either);
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

  /** Throws what came in the place of its output, or of taking it. */
  throwFault(): void {
    if (this.#fault !== undefined) throw this.#fault;
    const { fault } = this.session;
    if (fault === null) return;
    if (isTooLong(fault)) throw new TrialError('testbed', fault);
    throw destroyed(fault);
  }

  close(): void {
    this.#stream.destroy();
  }

  async #drain(): Promise<void> {
    try {
      await demultiplex(this.#stream, (kind, chunk) => this.#take(kind, chunk));
      for (const kind of ['stdout', 'stderr'] as const)
        for (const part of this.#marked?.rest(kind) ?? []) await this.#handOn(kind, part);
    } catch (error) {
      this.#stream.destroy();
      // That the connection broke is told by the marks that lack.
      if (this.lastOutput === Number.POSITIVE_INFINITY) this.#fault = error;
    } finally {
      this.#ended = true;
      this.#marks.resolve();
    }
  }

  async #take(kind: 'stdout' | 'stderr', chunk: Buffer): Promise<void> {
    this.lastOutput = Number.POSITIVE_INFINITY;
    for (const part of this.#marked?.take(kind, chunk) ?? [chunk]) await this.#handOn(kind, part);
    if (this.#marked !== null && this.#marked.exitCode !== null) this.#marks.resolve();
    this.lastOutput = performance.now();
  }

  async #handOn(kind: 'stdout' | 'stderr', part: Buffer): Promise<void> {
    const own = kind === 'stdout' ? this.session.strip(part) : part;
    if (own.length > 0) await this.#output(kind, own);
  }

  async #askUntilEnd(signal: AbortSignal): Promise<number> {
    const begun = performance.now();
    // A command on the console closes its own streams at its very beginning.
    let sooner: Promise<void> = this.#marked === null ? new Promise(() => {}) : this.#marks.promise;
    for (;;) {
      const elapsed = performance.now() - begun;
      const { longest, share } = ASK_EVERY;
      const shortest = SHORTEST[this.#marked === null ? 'lasting' : this.session.alone ? 'alone' : 'marked'];
      const pause = Math.min(longest, Math.max(shortest, share * elapsed, FIRST_ASKED - elapsed));
      await Promise.race([sleep(pause, undefined, { signal }), sooner]);
      this.throwFault();
      const told = this.#marked?.exitCode ?? null;
      if (told !== null && !this.session.seen) throw destroyed(`no shell could be begun (exit code ${told})`);
      if (told !== null) return told;
      if (this.#marked !== null && this.#ended && !this.session.alone) return this.#unmarked(signal);
      // A command without marks may close its output and work on: once is enough.
      if (this.#ended) sooner = new Promise(() => {});
      const state = await this.#exec.inspect(signal);
      if (!state.running) return this.#lastWord(state, signal);
    }
  }

  /** The exit code of a command that the Engine says has ended. */
  async #lastWord({ exitCode }: ExecState, signal: AbortSignal): Promise<number> {
    if (this.#marked === null || this.session.alone) {
      if (exitCode === null) throw lost('it was never begun');
      if (!COULD_NOT_ATTACH.includes(exitCode)) return exitCode;
      await this.#lateOutput(() => this.session.seen, signal);
      this.throwFault();
      if (!this.session.seen) throw await this.#notBegun(exitCode);
      return exitCode;
    }
    await this.#lateOutput(() => false, signal);
    return this.#marked.exitCode ?? this.#unmarked(signal);
  }

  /** Waits for the end of the output, as long as some comes, or until it is enough. */
  async #lateOutput(isEnough: () => boolean, signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    while (!isEnough() && performance.now() - Math.max(begun, this.lastOutput) < LATE_OUTPUT) {
      const pause = sleep(LATE_OUTPUT / 100, true, { signal });
      if (!(await Promise.race([this.#marks.promise, pause]))) return;
    }
  }

  /** The output has ended, or will, and the end marks have not come: either what prints them was ended in the testbed, or they were lost. */
  async #unmarked(signal: AbortSignal): Promise<number> {
    const { running, exitCode } = await stateAfterOutput(this.#exec, signal);
    this.throwFault();
    if (running) throw lost('its output ended before it did');
    if (exitCode === null) throw lost('it was never begun');
    if (exitCode === this.#marked!.ownCode) throw lost('the end of its output did not come');
    if (COULD_NOT_ATTACH.includes(exitCode)) throw await this.#notBegun(exitCode);
    throw destroyed(`the shell of one was ended (exit code ${exitCode})`);
  }

  async #notBegun(exitCode: number): Promise<Error> {
    return (await this.#doesShellWork())
      ? lost('it was not begun, or its output went nowhere')
      : destroyed(`no shell can be begun (exit code ${exitCode})`);
  }
}

function destroyed(why: string): TestbedDestroyed {
  return new TestbedDestroyed(`the testbed runs no command any more: ${why}`);
}

function lost(why: string): TrialError {
  return new TrialError('docker', `Docker lost the command: ${why}; the connection broke`);
}
