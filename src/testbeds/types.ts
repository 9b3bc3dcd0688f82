import type { Readable, Writable } from 'node:stream';
import type { Run } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import type { Artifact, Instance, Network } from '../datasets/types.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import type { IntegrityNote } from '../results/fields.ts';
import type { SeenFiles } from './given.ts';

/** One command to run in a testbed: in a session of its own, with empty standard input, in the workdir. */
export interface Command {
  /** `agent`: `bash` if the testbed has it, otherwise `sh`; `bash`; `sh`: `/bin/sh`. */
  shell: 'agent' | 'bash' | 'sh';
  /** Of any length. */
  script: string;
  /** Variables added to the testbed's own environment; absent: none. */
  environment?: Record<string, string>;
  /** Name or number of the user who runs it; null for the image's own. Absent: root, or the runner on the host. */
  user?: string | null;
  /** Milliseconds, after which the command's session gets TERM, and 5 s later KILL. */
  timeout: number;
  /** Ends the command's session in the same way, as soon as it is aborted. */
  until?: AbortSignal | undefined;
  /**
   * True if processes that it leaves are to live on: their output goes to `output` until the testbed is removed, so
   * that none dies of a closed pipe. Otherwise the exit waits for the command's own output, and nothing comes after.
   */
  lasting?: boolean;
  /**
   * Gets every byte in order; a returned promise holds further output back until it resolves. The memory of a chunk is
   * reused after that: bytes to be kept must be copied.
   */
  output(stream: 'stdout' | 'stderr', chunk: Buffer): void | Promise<void>;
}

/** The end of a command. Background children that it left do not delay it. */
export interface Exit {
  /** Null if the command was ended by its time limit, by `until`, or by a signal of the testbed's death. */
  exitCode: number | null;
  timedOut: boolean;
  /** True if `until` ended it. */
  stopped: boolean;
  /** Milliseconds. */
  duration: number;
  /** True if processes of its session outlived TERM and KILL. */
  survived: boolean;
}

/**
 * The testbed is gone, or can run nothing any more, while its carrier (Docker, the runner) is well: the trial's own
 * doing.
 */
export class TestbedDestroyed extends Error {
  override name = 'TestbedDestroyed';
}

/** The image a testbed was made of. */
export interface TestbedImage {
  name: string;
  /** The registry's digest, otherwise the image's id. */
  digest: string;
  /** True if a built-in stand-in replaced an image that is not public. */
  substituted: boolean;
}

/** One file as the testbed reports it, not yet trusted. */
export interface TestbedFile {
  /** Path below the listed directory, as the testbed names it. */
  path: string;
  /** `unread`: an entry, or all further entries, that cannot be read. */
  type: 'file' | 'directory' | 'other' | 'unread';
  /** Description of an `unread` entry. */
  why?: string;
  size: number;
  /** Changes when the entry is written, as far as size, mode and times tell; on Docker times are in seconds. */
  identity: string;
  /** The content, to be read or skipped before the next entry is requested. */
  content: AsyncIterable<Buffer>;
}

/** A connection to a program of ours in a testbed. */
export interface Conversation {
  /** Its standard input. Writes fail once the program is gone. */
  input: Writable;
  /** Its standard output, as it comes; ends with the program. */
  output: AsyncIterable<Buffer>;
  /** Hangs up: ends its standard input, and reads no more output. */
  close(): void;
  /**
   * For a program that exits with 0 only at the end of its input, and whose output ended or does not come: the outside
   * fault of the connection; null if the testbed caused it.
   */
  lost(): Promise<Error | null>;
}

/** A path of a container that differs from its image; `added` and `changed` for directories, too. */
export type Difference = 'added' | 'changed' | 'removed';

/** The processes that a testbed's commands have left, as the kernel tells. */
export interface Running {
  /** `sockets`: the inodes of those that it holds, if they can be seen. */
  processes: { id: string; words: string; sockets: string[] }[];
  /** Lines of /proc/net/tcp, tcp6 and unix as `grep -H` prints them; null if they cannot be read from here. */
  sockets: string | null;
  /** True if no other process uses this network. */
  alone: boolean;
}

/** Content to put at a path in a testbed, in place of earlier content. */
export type Content =
  /** A file or directory of this machine; `executable`: a file that everybody may run. */
  { directory: string; executable?: boolean } | { text: string } | 'empty directory';

/** The one address that a testbed without a network reaches: a port of its own loopback, connected to the harness. */
export interface RelayEnd {
  /** The socket file at which the harness is to listen. */
  socket: string;
  /** `http://host:port`, as the testbed sees it. */
  url: string;
  /** The hosts that its task allows now, and the end of that; null for all that the run allows. */
  allowed(): { hosts: string[] | null; until: AbortSignal };
  /** Aborted when it is removed, and nothing comes from it any more. */
  removed: AbortSignal;
  /** Throws a TrialError if the relay is gone. */
  check(): Promise<void>;
}

/** The environment of one trial, ready for its agent: repository, fixtures and prompt are in place. */
export interface Testbed extends Enterable {
  readonly kind: TestbedKind;
  /** Null on the host. */
  readonly image: TestbedImage | null;
  /** The commit of the repository in the workdir; null without one. */
  readonly commit: string | null;
  /** Of its making: what it has not as its instance asks for. */
  readonly notes: IntegrityNote[];
  /** Paths as the testbed sees them. */
  readonly workdir: string;
  readonly promptFile: string;
  readonly outputDirectory: string;
  /** For the agent's own sessions and settings. */
  readonly agentHome: string;
  readonly agentDirectory: string | null;
  /** The directory with `prerunner.sh`; null without one. */
  readonly prerunnerDirectory: string | null;
  /** Null unless the trial's network is `restricted` in a phase. */
  readonly relay: RelayEnd | null;

  /** Runs a command to its end. Throws TestbedDestroyed, a TrialError for outside faults, or the signal's reason. */
  run(command: Command, signal: AbortSignal): Promise<Exit>;
  /**
   * Starts a program (without a shell) in the workdir, in a session of its own, for a conversation. Fails as `run`
   * does.
   */
  converse(argv: [string, ...string[]], signal: AbortSignal): Promise<Conversation>;
  /**
   * Everything below a directory; for the path of a file, that file (with an empty path); nothing if it does not exist.
   * Links are not followed. Docker's Engine omits sockets, and entries whose path would be too long.
   * A listing that waits for the Engine throws once `signal` is aborted.
   */
  files(directory: string, signal?: AbortSignal): AsyncIterable<TestbedFile>;
  /** The same of the image, before anything changed it; nothing on the host. The Engine takes as long as for a container. */
  filesOfImage(file: string): AsyncIterable<TestbedFile>;
  /** The files that were put into the workdir before it was started; null if they were not counted then (host, volumes). */
  readonly given: SeenFiles | null;
  /** All paths that differ from the image, by the Engine; null on the host. The Engine may take as long as the image is large. */
  differences(): Promise<Map<string, Difference> | null>;
  /** True for a directory; false for anything else and for nothing. */
  isDirectory(file: string): Promise<boolean>;
  /** On the host, the packages that Python and npm find there: path of their record, and its identity; otherwise null. */
  installed(): Map<string, string> | null;
  /** Null if they cannot be told. Starts nothing in the testbed. */
  running(): Promise<Running | null>;
  /** Another container of its task, by the name of its service; null if there is none. It runs no lasting commands. */
  service(name: string): Pick<Testbed, 'run' | 'files'> | null;
  /** Passes on the output of the task's other containers so far; the memory of a chunk is reused. */
  serviceLogs(
    output: (service: string, stream: 'stdout' | 'stderr', chunk: Buffer) => void | Promise<void>,
  ): Promise<void>;
  /** The limits that held it back or ended processes in it, until now. Costs nothing without limits. */
  starvation(): Promise<Starvation>;
  /** Puts our content at these absolute paths, in place of what is there; `cleared`: the caller has removed that. */
  place(contents: [target: string, content: Content][], cleared?: boolean): Promise<void>;
  /** Gives it the network of another phase of its task. */
  setNetwork(network: Network): Promise<void>;
  /**
   * Puts artifacts at the same paths of another testbed, in their order; returns the number of entries that are left out
   * (devices, links that lead out). Throws TestbedDestroyed if they are too large. Docker only.
   */
  handOver(artifacts: Artifact[], other: Testbed, signal: AbortSignal): Promise<number>;
  /** Ends everything in it. Its files can still be read, and it can be kept or removed. Docker only. */
  stop(): Promise<void>;
  /**
   * Commits the testbed as an image, in which variables with a secret are empty; returns the places of its volumes, whose
   * content no image has. Docker only.
   */
  keepImage(name: string, isSecret: (text: string) => boolean): Promise<string[]>;
  /**
   * Ends everything the trial started and keeps the container, or the workdir, in place of `remove`. `kept`: the name of
   * the container, or the path of the workdir.
   */
  keep(): Promise<{ kept: string; notes: IntegrityNote[] }>;
  /**
   * Ends everything the trial started and removes the testbed; returns notes of anything that could not be ended or
   * removed.
   */
  remove(): Promise<IntegrityNote[]>;
}

/** The effect of a testbed's limits on it; null where there is no such limit, or it is not known. */
export interface Starvation {
  /** Share (0..1) of the periods of the scheduler in which it ran, and had to wait since its share of the processors was used up. */
  throttled: number | null;
  /** True if a process was killed because memory was used up. */
  outOfMemory: boolean | null;
}

/** The trial that a testbed is made for. */
export interface TestbedRequest {
  instance: Instance;
  trial: number;
  /** The text of the prompt file. */
  prompt: string;
  /** True for the testbed of a verifier: options for that of the agent (image, workdir, its directory) do not count. */
  verifies?: true;
}

/** The user's side of an interactive command: a terminal, or pipes. */
export interface Seat {
  input: Readable;
  output: Writable;
  errors: Writable;
  /** Null without a terminal. */
  terminal: {
    size(): { columns: number; rows: number };
    /** Calls back after each change of the size; returns a function that ends this. */
    onResize(resized: () => void): () => void;
    /** True: every key goes to the command, Ctrl-C too. */
    setRaw(raw: boolean): void;
  } | null;
}

/** A command at the user's terminal. */
export interface InteractiveCommand {
  /** Null: a shell. */
  script: string | null;
  environment: Record<string, string>;
}

/** Something that was kept of a trial, to be looked at. */
export interface Enterable {
  /** Runs a command at the user's terminal, in the workdir; resolves to its exit code. Fails as `run` does. */
  interact(command: InteractiveCommand, seat: Seat, signal: AbortSignal): Promise<number>;
}

/** A prepared testbed in which nothing runs yet; slow downloads are done. To be started or discarded, once. */
export interface MadeTestbed {
  /** Throws a TrialError if it cannot be started, or the signal's reason; nothing of it is left then. */
  start(signal: AbortSignal): Promise<Testbed>;
  discard(): Promise<void>;
}

/** A run's part in its testbeds. */
export interface ProviderRequest<Given> {
  options: Given;
  agentDirectory: string | null;
  run: Run;
  machine: Machine;
  /** Gets the progress of builds, and what the testbeds cannot do here. */
  tell: (message: string) => void;
}

/** The parts of a request by which the option `workdir` is checked. */
export type WorkdirRequest = Pick<
  ProviderRequest<Pick<Options, 'workdir' | 'results-path'>>,
  'options' | 'agentDirectory' | 'machine'
>;

/** Makes testbeds for one run. */
export interface TestbedProvider {
  readonly kind: TestbedKind;
  /**
   * The address of this machine at which its testbeds reach the harness; null if there is none, or none for all of them
   * (`relay`).
   */
  harnessAddress(): Promise<string | null>;
  /** Makes the image of a later request available. Throws a TrialError if it cannot be built or pulled. */
  provideImage(request: TestbedRequest, signal: AbortSignal): Promise<void>;
  /** Images that could not be made available are tried again from here on. */
  forgetFailures(): void;
  /** Throws a TrialError if the testbed cannot be made. */
  make(request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed>;
}
