import type { Redactor } from '../base/redact/redact.ts';

/** One command to be run as a person at a terminal would: by `bash -c`, in the workdir. */
export interface TerminalRequest {
  script: string;
  /** Beside the testbed's own environment. */
  environment: Record<string, string>;
  /**
   * What is typed, line by line, each when the program waits for input; the terminal then says no more, and a program that
   * still waits gets Ctrl-C. Null: no terminal; standard input is empty, output goes to pipes.
   */
  input: string[] | null;
  /** Milliseconds; at the end of them the command gets Ctrl-C, then TERM, then KILL. */
  timeout: number;
  /** It may be a server: as soon as it listens for connections and is quiet, it is left running and the session ends. */
  mayStay: boolean;
  /** Absolute path of a file that is handed over when the session ends, and the most bytes that it may have. */
  file?: { path: string; limit: number };
}

/**
 * How a session ended: by itself (`exit`); by Ctrl-C because it waited for more than there was to type (`interrupted`); at its
 * time limit (`timeout`); not at all, a server that was left running (`background`).
 */
export type SessionEnd = 'exit' | 'interrupted' | 'timeout' | 'background';

/** One session, as it went. */
export interface TerminalSession {
  /** 128 + n where signal n ended it; null where it was left running or could not be ended. */
  exitCode: number | null;
  end: SessionEnd;
  /** Whether something in the testbed ended (or stopped) the program that drives the terminal: the session's own end was not seen. */
  lost?: boolean;
  /** How many of the lines were typed before the program ended. */
  typed: number;
  /** Lines that were typed on mere silence, without the kernel's word that the program waits. */
  guessed: number;
  /** Milliseconds. */
  duration: number;
  /** What a reader of the screen saw, input echoed: no control sequences, newlines normalised; the middle of a long one is cut out, marked. */
  transcript: string;
  /** The session as an asciicast v2, bounded like the transcript. */
  recording: string;
  /**
   * The file that was asked for; null where it is missing, empty, no regular file (no link is followed) or larger, or the driver was
   * lost. Whoever runs as the command's user can write it, wherever it is read from.
   */
  file: Buffer | null;
}

/** How sessions are recorded. */
export interface TerminalOptions {
  /** Takes secrets out of transcripts and recordings. */
  redactor: Pick<Redactor, 'text' | 'stream'>;
  /** Characters of a transcript; 64 KiB. */
  transcriptLimit?: number;
  /** Characters of a recording's events; 1 MiB. */
  recordingLimit?: number;
}
