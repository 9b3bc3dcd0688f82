import type { Writable } from 'node:stream';
import type { Instance } from '../datasets/types.ts';
import type { IntegrityNote } from '../results/records.ts';

/** One command to run in a testbed: in its own session, standard input empty, in the workdir. */
export interface Command {
  /** `bash` where the testbed has it, otherwise `sh` (`agent`); `bash`; or `/bin/sh` (`sh`). */
  shell: 'agent' | 'bash' | 'sh';
  script: string;
  /** Beside the testbed's own environment. */
  environment: Record<string, string>;
  /** Milliseconds; at the end of them the command's session gets TERM, 5 s later KILL. */
  timeout: number;
  /**
   * What it leaves running is to live on, and what that prints goes to `output` until the testbed is removed: nothing dies
   * of a closed pipe. Without it, the exit waits for the command's own output, and nothing comes after.
   */
  lasting: boolean;
  /**
   * Gets every byte in order; a returned promise holds the command's output back until it is done. The memory of a chunk is used
   * again after that: what is kept of it is copied.
   */
  output(stream: 'stdout' | 'stderr', chunk: Buffer): void | Promise<void>;
}

/** How a command ended. Background children that it left do not delay this. */
export interface Exit {
  /** Null where the command was ended by its time limit or a signal of the testbed's death. */
  exitCode: number | null;
  timedOut: boolean;
  /** Milliseconds. */
  duration: number;
  /** Processes of its session that outlived TERM and KILL. */
  survived: boolean;
}

/** The testbed is gone, or can run nothing any more, while whatever carries it (Docker, the runner) is well: the trial's own doing. */
export class TestbedDestroyed extends Error {
  override name = 'TestbedDestroyed';
}

/** The image a testbed was made of. */
export interface TestbedImage {
  name: string;
  /** The registry's digest, otherwise the image's id. */
  digest: string;
  /** Whether a built-in stand-in was taken for an image that is not public. */
  substituted: boolean;
}

/** One file of a testbed, before it is believed. */
export interface TestbedFile {
  /** Below the directory that was asked for, as the testbed names it. */
  path: string;
  /** `unread`: something, or all that would come after, that cannot be looked at. */
  type: 'file' | 'directory' | 'other' | 'unread';
  /** What is `unread`, in words. */
  why?: string;
  size: number;
  /** The content; to be read or left alone before the next entry is asked for. */
  content: AsyncIterable<Buffer>;
}

/** A program of ours in a testbed, for as long as it is talked to. */
export interface Conversation {
  /** Its standard input. A write fails once the program is gone. */
  input: Writable;
  /** Its standard output, as it comes; ends with the program. */
  output: AsyncIterable<Buffer>;
  /** Hangs up: its standard input ends, and its output is read no further. */
  close(): void;
  /**
   * Of a program that exits with 0 only at the end of its input, and whose output ended or stays away: what the world did to the
   * connection with it; null where the testbed did it.
   */
  lost(): Promise<Error | null>;
}

/** What is put at a place in a testbed, in the stead of what was there. */
export type Content = { directory: string } | { text: string } | 'empty directory';

/** Where one trial lives, ready for its agent: repository, fixtures and prompt are in place. */
export interface Testbed {
  readonly kind: 'docker' | 'host';
  /** Null on the host. */
  readonly image: TestbedImage | null;
  /** Paths as the testbed sees them. */
  readonly workdir: string;
  readonly promptFile: string;
  readonly outputDirectory: string;
  readonly agentDirectory: string | null;
  /** The directory with `prerunner.sh`; null without one. */
  readonly prerunnerDirectory: string | null;

  /** Runs a command to its end. Throws TestbedDestroyed, a TrialError for the world's faults, or the signal's reason. */
  run(command: Command, signal: AbortSignal): Promise<Exit>;
  /** Starts a program (no shell between) in the workdir, in a session of its own, to be talked to. Fails as `run` does. */
  converse(argv: [string, ...string[]], signal: AbortSignal): Promise<Conversation>;
  /**
   * Everything below a directory or, for the path of a file, that file (with an empty path); nothing where it is not there. No link is
   * followed. Docker's Engine keeps sockets, and what lies deeper than a path may be long, to itself.
   */
  files(directory: string): AsyncIterable<TestbedFile>;
  /** Puts things of ours at these absolute paths. */
  place(contents: [target: string, content: Content][]): Promise<void>;
  /** Commits the testbed as an image; Docker only. */
  keepImage(name: string): Promise<void>;
  /** Ends everything the trial started and removes the testbed; notes of what could not be ended or removed. */
  remove(): Promise<IntegrityNote[]>;
}

/** What a testbed is made for. */
export interface TestbedRequest {
  instance: Instance;
  trial: number;
  /** The text of the prompt file. */
  prompt: string;
}

/** A testbed that is made, yet nothing runs in it: what takes long to come by is here. To be started or discarded, once. */
export interface MadeTestbed {
  /** Throws a TrialError where it cannot be started, or the signal's reason; nothing of it is left then. */
  start(signal: AbortSignal): Promise<Testbed>;
  discard(): Promise<void>;
}

/** Makes testbeds for one run. */
export interface TestbedProvider {
  readonly kind: 'docker' | 'host';
  /** Throws a TrialError where the testbed cannot be made. */
  make(request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed>;
}
