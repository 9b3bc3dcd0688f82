import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { assignments } from '../../base/environment-names.ts';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import { TestbedDestroyed } from '../types.ts';
import type { Outlet } from './fifo.ts';

/** A command to start, in a session of its own. */
export interface Launch {
  argv: [string, ...string[]];
  cwd: string;
  environment: Record<string, string>;
  /** True for a standard input to write to; it is empty otherwise. */
  talks?: boolean;
}

/** A started command. */
export interface Launched {
  /** Its standard input, if it talks. */
  input: Writable | null;
  stdout: Outlet;
  stderr: Outlet;
  /** Its session's number; -1 if unknown. */
  session: Promise<number>;
  /**
   * The exit code, 128 + n after a signal; null if unknown. Rejects as `startFault` says if the command could not be
   * started.
   */
  exited: Promise<number | null>;
  /** Makes sure that its exit is reported if something may prevent that. */
  nudge(): void;
}

/** Starts the commands of one trial, and ends the processes that they left. */
export interface Launcher {
  /**
   * Throws TestbedDestroyed if nothing can be started, a TrialError for our own faults, and the signal's reason before
   * anything is started.
   */
  launch(command: Launch, signal: AbortSignal): Promise<Launched>;
  /** Processes of this machine below which everything is that the commands left; null if that is not known. */
  roots(): number[] | null;
  /** Ends everything that all commands left running, including daemons if there is a keeper. */
  release(): Promise<Released>;
}

/** Result of ending a trial's processes. */
export interface Released {
  /** Pids of processes that could not be ended. */
  left: number[];
  /**
   * True if a keeper was killed too early, or did not answer: only processes that still carry the trial's marks could
   * be found.
   */
  keeperKilled: boolean;
}

/**
 * The error of a command that could not be started: TestbedDestroyed; a TrialError if the command is too large, which
 * Linux never finds below `ALWAYS_TAKEN`, whatever limits an agent has set.
 */
export function startFault(error: unknown, command?: Launch): Error {
  const bytes = command === undefined ? 0 : sizeOf(command);
  if (bytes > ALWAYS_TAKEN && /argument list too long|E2BIG/i.test(messageOf(error)))
    return new TrialError('host', `a command and its environment have ${bytes} bytes, more than Linux takes`);
  // Node.js names the program even if the directory is missing.
  const isLost = command !== undefined && codeOf(error) === 'ENOENT' && !existsSync(command.cwd);
  const why = isLost ? `there is no directory ${command.cwd}` : messageOf(error);
  return new TestbedDestroyed(`the command cannot be started: ${why}`);
}

/** Faults of the machine, by their codes and in the words of tools. */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'];
const WORDS =
  /No space left on device|Disk quota exceeded|Input\/output error|Too many open files|Cannot allocate memory/;

/** True for a fault of the machine, which is not the trial's own doing. */
export function isOfMachine(error: unknown): boolean {
  return CODES.includes(codeOf(error) ?? '') || WORDS.test(messageOf(error));
}

/** Bytes of arguments and environment that Linux takes together under any limits. */
const ALWAYS_TAKEN = 128 * 1024;

function sizeOf({ argv, environment }: Launch): number {
  return [...argv, ...assignments(environment)].reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);
}
