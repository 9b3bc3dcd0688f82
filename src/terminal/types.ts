import type { Redactor } from '../base/redact/redact.ts';

/** A command to run as a person at a terminal would: by `bash -c`, in the workdir. */
export interface TerminalRequest {
  script: string;
  /** Added to the testbed's own environment. */
  environment: Record<string, string>;
  /**
   * Lines to type; none (`[]`) for a test case without input. After the last one, a program that still waits gets
   * Ctrl-C. Null: no terminal; standard input is empty, output goes to pipes.
   */
  input: string[] | null;
  /** When a line is typed, and when Ctrl-C follows the last one; `adaptive` by default. */
  typing?: Typing;
  /** Time limit in milliseconds; then the command gets Ctrl-C, then TERM, then KILL. */
  timeout: number;
  /** Called at most once: the command listens for connections and is quiet. */
  onListening?: () => void;
  /**
   * On its abort the command gets Ctrl-C, then TERM, then KILL, and the session ends as `interrupted`. A command with
   * this signal gets no Ctrl-C while it listens for connections, except at its time limit.
   */
  until?: AbortSignal;
  /** A file returned when the session ends: its absolute path and its size limit in bytes. */
  file?: { path: string; limit: number };
}

/**
 * `adaptive`: at once when the program is known to wait for input, otherwise after the silence for which `upstream`
 * waits. `upstream`: by the fixed waits of PRDbench's own scripts throughout.
 */
export type Typing = 'adaptive' | 'upstream';

/**
 * End of a session: by itself (`exit`); by Ctrl-C because the program waited for more input than there was,
 * or because `until` said so (`interrupted`); at its time limit (`timeout`).
 */
export type SessionEnd = 'exit' | 'interrupted' | 'timeout';

/** The outcome of one session. */
export interface TerminalSession {
  /** 128 + n if signal n ended the command; null if it could not be ended. */
  exitCode: number | null;
  end: SessionEnd;
  /**
   * True if a process in the testbed ended (or stopped) the driver, so that the end of the session was not observed.
   */
  lost?: boolean;
  /** Number of lines typed before the program ended. */
  typed: number;
  /** Number of lines typed after silence alone, without evidence from the kernel that the program waits. */
  guessed: number;
  /** In milliseconds. */
  duration: number;
  /**
   * The text as it was printed, with echoed input: no control sequences, normalised newlines, and a line of its own for
   * each text that a carriage return let another one overwrite. A marker replaces the middle of a long one.
   */
  transcript: string;
  /**
   * The screen as it ended, with what scrolled off it, if the program placed its cursor (`screen.ts`); otherwise like
   * `transcript`, with each line as it ended: of a progress bar the last state.
   */
  screen: string;
  /** The session as an asciicast v2, bounded like the transcript. */
  recording: string;
  /**
   * The requested file; null if it is missing, empty, not a regular file (links are not followed) or too large, or if
   * the driver was lost. Any process of the command's user can write it, wherever it is read from.
   */
  file: Buffer | null;
}

/** Settings for the recording of sessions. */
export interface TerminalOptions {
  /** Removes secrets from transcripts and recordings. */
  redactor: Pick<Redactor, 'text' | 'stream'>;
  /** Limit on the characters of a transcript; 64 KiB by default. */
  transcriptLimit?: number;
  /** Limit on the characters of a recording's events; 1 MiB by default. */
  recordingLimit?: number;
}
