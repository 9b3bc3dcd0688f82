import type { Writable } from 'node:stream';
import { messageOf } from '../../base/errors.ts';
import { TestbedDestroyed } from '../types.ts';
import type { Outlet } from './fifo.ts';

/** A command to begin, in a session of its own. */
export interface Launch {
  argv: [string, ...string[]];
  cwd: string;
  environment: Record<string, string>;
  /** Whether there is a standard input to write to; it is empty otherwise. */
  talks?: boolean;
}

/** A command that has begun. */
export interface Launched {
  /** Its standard input, where it talks. */
  input: Writable | null;
  stdout: Outlet;
  stderr: Outlet;
  /** Its session's number; -1 where that is not known. */
  session: Promise<number>;
  /** The exit code, 128 + n after a signal; null where it cannot be known. Throws TestbedDestroyed where the command could not be started. */
  exited: Promise<number | null>;
  /** Has its exit told where something may be in the way of that. */
  nudge(): void;
}

/** Begins the commands of one trial, and ends what they have left. */
export interface Launcher {
  /** Throws TestbedDestroyed where nothing can be started, a TrialError for our own faults, and the signal's reason before anything is started. */
  launch(command: Launch, signal: AbortSignal): Promise<Launched>;
  /** Ends what all commands left running, daemons too where there is a keeper. */
  release(): Promise<Released>;
}

/** What became of a trial's processes. */
export interface Released {
  /** The pids of what could not be ended. */
  left: number[];
  /** A keeper was killed before its time, or did not answer: only what still carries the trial's marks could be found. */
  keeperKilled: boolean;
}

export function startFault(error: unknown): Error {
  return new TestbedDestroyed(`the command cannot be started: ${messageOf(error)}`);
}
