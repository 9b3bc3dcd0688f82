import { TrialError } from '../../base/errors.ts';
import { unlessLate } from '../../base/signals.ts';
import { drain } from '../drain.ts';
import { type Command, TestbedDestroyed } from '../types.ts';
import type { Exec, ExecState } from './container.ts';
import { demultiplex } from './demultiplex.ts';
import { COULD_NOT_ATTACH, stateAfterOutput } from './exec-state.ts';
import { isTooLong } from './fault.ts';
import type { HijackedConnection } from './hijack.ts';
import { SessionLine } from './session-line.ts';
import type { MarkedCommand } from './wrapper.ts';

/**
 * Milliseconds between requests for the state of an exec: a share of the time that it has run, up to `longest`. Neither
 * the end of its output nor the Engine's event replaces these: with a background child left behind, both come 2 s late
 * (20.10).
 */
const ASK_EVERY = { longest: 500, share: 0.05 };
/**
 * Shortest such pause. `marked`: only needed if the end marks never come; `alone`: no marks, but the output ends with a
 * command that left nothing behind; `lasting`: no output to go by.
 */
const SHORTEST = { marked: 500, alone: 40, lasting: 5 };
/** Milliseconds before the first request; the Engine takes longer to start any command. */
const FIRST_ASKED = 30;
/**
 * Milliseconds within which a command is running whose start the Engine has answered: it answers first, and then begins
 * (20.10), which a busy machine can put off.
 */
const STARTED_WITHIN = 10_000;
/** Milliseconds within which output of an ended command arrives; output held back here counts as arriving. */
const LATE_OUTPUT = 10_000;
/** Milliseconds of silence that end the wait for output after the exit of a command whose own output is complete. */
const QUIET = 100;

/** A command that the Engine has started. `marked` is null for a lasting one. */
export class RunningCommand {
  readonly session = new SessionLine();
  /** By performance.now(); infinite while output is being taken. */
  #lastOutput = 0;
  /** Resolves at the end of its output, whatever the reason. */
  readonly #outputEnd: Promise<void>;
  readonly #exec: Exec;
  readonly #stream: HijackedConnection;
  readonly #output: Command['output'];
  readonly #marked: MarkedCommand | null;
  readonly #doesShellWork: () => Promise<boolean>;
  readonly #marks = Promise.withResolvers<void>();
  #ended = false;
  /** An error of the output's taker. */
  #fault: unknown;

  /** `doesShellWork` tests the testbed's shell, which tells a broken stream from a broken testbed. */
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
    this.#outputEnd = this.#drain();
  }

  /**
   * The exit code; null if `timeout` (milliseconds) is over first, or `until` is aborted. Throws TestbedDestroyed, a TrialError, or as the
   * Engine's calls do.
   */
  async end(timeout: number, signal: AbortSignal, until?: AbortSignal): Promise<number | null> {
    const stop = new AbortController();
    const asked = this.#askUntilEnd(AbortSignal.any([stop.signal, signal]));
    try {
      return await unlessLate(asked, timeout, { signal, until });
    } finally {
      stop.abort();
      await asked.catch(() => {});
    }
  }

  /** Throws the error that came in place of the output, or while it was taken. */
  throwFault(): void {
    if (this.#fault !== undefined) throw this.#fault;
    const { fault } = this.session;
    if (fault === null) return;
    if (isTooLong(fault)) throw new TrialError('testbed', fault);
    throw destroyed(`the answer to a command was: ${fault}`);
  }

  /**
   * Waits for output that is under way when the command has ended, or did not obey (`survived`), and for some of what
   * processes print that it left.
   */
  async rest(survived: boolean, signal: AbortSignal): Promise<void> {
    if (survived || !this.session.alone) return drain(this.#outputEnd, () => this.#lastOutput, QUIET);
    // Without marks, the end of the stream alone tells that the command's output is complete: a process that holds it
    // delays that by the 2 s after which the Engine closes it.
    await unlessLate(this.#outputEnd, LATE_OUTPUT, { signal });
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
      // Only a taker's error is kept: a broken connection shows as missing marks.
      if (this.#lastOutput === Number.POSITIVE_INFINITY) this.#fault = error;
    } finally {
      this.#ended = true;
      this.#marks.resolve();
    }
  }

  async #take(kind: 'stdout' | 'stderr', chunk: Buffer): Promise<void> {
    this.#lastOutput = Number.POSITIVE_INFINITY;
    for (const part of this.#marked?.take(kind, chunk) ?? [chunk]) await this.#handOn(kind, part);
    if (this.#marked !== null && this.#marked.exitCode !== null) this.#marks.resolve();
    this.#lastOutput = performance.now();
  }

  async #handOn(kind: 'stdout' | 'stderr', part: Buffer): Promise<void> {
    const own = kind === 'stdout' ? this.session.strip(part) : part;
    if (own.length > 0) await this.#output(kind, own);
  }

  async #askUntilEnd(signal: AbortSignal): Promise<number> {
    const begun = performance.now();
    // A command on the console closes the exec's streams right at its start, and may be over soon.
    let sooner = this.#marked === null ? this.#outputEnd : this.#marks.promise;
    for (;;) {
      const elapsed = performance.now() - begun;
      const { longest, share } = ASK_EVERY;
      const shortest = SHORTEST[this.#marked === null ? 'lasting' : this.session.alone ? 'alone' : 'marked'];
      const pause = Math.min(longest, Math.max(shortest, share * elapsed, this.#ended ? 0 : FIRST_ASKED - elapsed));
      await unlessLate(sooner, pause, { signal });
      this.throwFault();
      const told = this.#marked?.exitCode ?? null;
      if (told !== null && !this.session.seen) throw destroyed(`no shell could be started (exit code ${told})`);
      if (told !== null) return told;
      if (this.#marked !== null && this.#ended && !this.session.alone) return this.#unmarked(signal);
      // A command without marks may close its output and continue, so that the end of output shortens one pause only.
      if (this.#ended) sooner = new Promise(() => {});
      const state = await this.#exec.inspect(signal);
      const starts = state.exitCode === null && !this.#ended && elapsed < STARTED_WITHIN;
      if (!state.running && !starts) return this.#lastWord(state, signal);
    }
  }

  /** Exit code of a command that has ended, according to the Engine. */
  async #lastWord({ exitCode }: ExecState, signal: AbortSignal): Promise<number> {
    // Its first line may be late as well, which tells if marks come.
    if (this.#marked !== null) await this.#lateOutput(() => this.session.alone, signal);
    if (this.#marked === null || this.session.alone) {
      if (exitCode === null) throw lost('it was never started');
      if (!COULD_NOT_ATTACH.includes(exitCode)) return exitCode;
      await this.#lateOutput(() => this.session.seen, signal);
      this.throwFault();
      if (!this.session.seen) throw await this.#notBegun(exitCode);
      return exitCode;
    }
    return this.#marked.exitCode ?? this.#unmarked(signal);
  }

  /** Waits for the end of the output while output arrives, or until `isEnough`. */
  async #lateOutput(isEnough: () => boolean, signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    while (!isEnough() && performance.now() - Math.max(begun, this.#lastOutput) < LATE_OUTPUT) {
      if ((await unlessLate(this.#marks.promise, LATE_OUTPUT / 100, { signal })) !== null) return;
    }
  }

  /**
   * Explains missing end marks, and always throws: either the shell that prints them was ended in the testbed, or they
   * were lost.
   */
  async #unmarked(signal: AbortSignal): Promise<number> {
    const { running, exitCode } = await stateAfterOutput(this.#exec, signal);
    this.throwFault();
    if (running) throw lost('its output ended before it did');
    if (exitCode === null) throw lost('it was never started');
    if (exitCode === this.#marked!.ownCode) throw lost('the end of its output did not come');
    if (COULD_NOT_ATTACH.includes(exitCode)) throw await this.#notBegun(exitCode);
    throw destroyed(`the shell of a command was ended (exit code ${exitCode})`);
  }

  async #notBegun(exitCode: number): Promise<Error> {
    return (await this.#doesShellWork())
      ? lost('it was not started, or its output was lost')
      : destroyed(`no shell can be started (exit code ${exitCode})`);
  }
}

function destroyed(why: string): TestbedDestroyed {
  return new TestbedDestroyed(`the testbed runs no command any more: ${why}`);
}

function lost(why: string): TrialError {
  return new TrialError('docker', `Docker lost the command: ${why}; the connection broke`);
}
