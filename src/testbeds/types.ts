import type { Instance } from '../datasets/types.ts';

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
  /** Gets every byte in order; a returned promise holds the command's output back until it is done. */
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

/** One file of the agent's output directory, before it is believed. */
export interface OutputEntry {
  /** Below the output directory, as the testbed names it. */
  path: string;
  type: 'file' | 'directory' | 'other';
  size: number;
  /** The content; to be read or left alone before the next entry is asked for. */
  content: AsyncIterable<Buffer>;
}

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
  /** What the agent wrote into the output directory. */
  output(): AsyncIterable<OutputEntry>;
  /** Commits the testbed as an image; Docker only. */
  keepImage(name: string): Promise<void>;
  /** Ends everything the trial started and removes the testbed; what could not be ended is named. */
  remove(): Promise<string[]>;
}

/** What a testbed is made for. */
export interface TestbedRequest {
  instance: Instance;
  trial: number;
  /** The text of the prompt file. */
  prompt: string;
}

/** Makes testbeds for one run. */
export interface TestbedProvider {
  readonly kind: 'docker' | 'host';
  /** Throws a TrialError where the testbed cannot be made. */
  open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed>;
}
