import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { HijackedConnection } from './hijack.ts';
import { badAnswer, type Request, type Requests, segment, shaped } from './requests.ts';

/** A commit copies everything that the agent has written: it may take this many times as long as other requests. */
const COMMIT_FACTOR = 30;

/** A large image is walked by some Engines. */
export const DIFFERENCES_FACTOR = 10;

export const id = z.string().check(z.minLength(1));
export const made = z.object({ Id: id });
const containerState = z.object({
  Id: id,
  State: z.object({
    Running: z.boolean(),
    OOMKilled: z.boolean(),
    ExitCode: z.int(),
    FinishedAt: z.optional(z.string()),
  }),
  Config: z.optional(
    z.object({
      Env: z.nullish(z.array(z.string())),
      Labels: z.nullish(z.record(z.string(), z.string())),
      WorkingDir: z.optional(z.string()),
    }),
  ),
  Mounts: z.nullish(z.array(z.object({ Type: z.string(), Destination: z.string() }))),
});
const containerStats = z.object({
  cpu_stats: z.object({ throttling_data: z.object({ periods: z.number(), throttled_periods: z.number() }) }),
});
const execState = z.object({ ID: id, Running: z.boolean(), ExitCode: z.nullable(z.int()) });
const fileStat = z.object({ mode: z.int(), mtime: z.string(), linkTarget: z.optional(z.string()) });
const differences = z.nullable(z.array(z.object({ Path: z.string(), Kind: z.int() })));
const processes = z.object({ Titles: z.array(z.string()), Processes: z.nullable(z.array(z.array(z.string()))) });

/** State of a container, as the Engine reports it. */
interface ContainerState {
  running: boolean;
  outOfMemory: boolean;
  exitCode: number;
  /** The moment of its last end by the Engine's clock, in milliseconds; null if it has not ended. */
  finished: number | null;
  /** Those of its configuration, as `NAME=value`. */
  variables: string[];
  labels: Record<string, string>;
  /** The directory in which its commands start. */
  workdir: string;
  /** Their places in the container. */
  volumes: string[];
}

/** State of a command, as the Engine reports it; the exit code is null before its end. */
export interface ExecState {
  running: boolean;
  exitCode: number | null;
}

/** Settings of an exec, in the Engine's own names. */
export interface ExecSettings {
  Cmd: string[];
  Env?: string[];
  WorkingDir?: string;
  User?: string;
  AttachStdin?: boolean;
  AttachStdout?: boolean;
  AttachStderr?: boolean;
  Tty?: boolean;
}

/** The size of a terminal, in characters. */
export interface TerminalSize {
  columns: number;
  rows: number;
}

/** One container, with the part of the Engine API that is about it. Its calls throw as those of the Engine do. */
export class Container {
  readonly id: string;
  readonly #requests: Requests;
  readonly #path: string;
  #isStopped = false;

  constructor(requests: Requests, id: string) {
    this.#requests = requests;
    this.id = id;
    this.#path = `/containers/${segment(id)}`;
  }

  /** Streams the whole output of a container that has not been started. */
  attach(): Promise<HijackedConnection> {
    const query = { stream: 'true', stdout: 'true', stderr: 'true' };
    return this.#requests.hijack({ method: 'POST', path: `${this.#path}/attach`, query, expected: 101 });
  }

  start(): Promise<void> {
    return this.#requests.empty({ method: 'POST', path: `${this.#path}/start`, expected: 204 });
  }

  async inspect(): Promise<ContainerState> {
    const request: Request = { method: 'GET', path: `${this.#path}/json`, expected: 200 };
    const { State: state, Config: config, Mounts: mounts } = await this.#requests.json(request, containerState);
    const volumes = (mounts ?? []).filter(({ Type: type }) => type === 'volume').map(({ Destination: place }) => place);
    const finished = Date.parse(state.FinishedAt ?? '');
    return {
      running: state.Running,
      outOfMemory: state.OOMKilled,
      exitCode: state.ExitCode,
      // The year 1 for a container that has not ended.
      finished: finished > 0 ? finished : null,
      variables: config?.Env ?? [],
      labels: config?.Labels ?? {},
      workdir: config?.WorkingDir || '/',
      volumes: volumes.sort(),
    };
  }

  /** Periods of the scheduler in which the container ran, and in which it was held back by its limit, since its start. */
  async throttling(): Promise<{ periods: number; throttled: number }> {
    const query = { stream: 'false', 'one-shot': 'true' };
    const request: Request = { method: 'GET', path: `${this.#path}/stats`, query, expected: 200 };
    const { throttling_data: data } = (await this.#requests.json(request, containerStats)).cpu_stats;
    return { periods: data.periods, throttled: data.throttled_periods };
  }

  /**
   * True if another client of the Engine stopped or killed it, or the Engine did at its own end: the Engine has an event of that,
   * which no process of the container can cause. `finished`: as `inspect` told it.
   */
  async wasKilled(finished: number): Promise<boolean> {
    if (this.#isStopped) return false;
    const filters = JSON.stringify({ container: [this.id], event: ['kill'] });
    // The event may come after the end. The Engine answers when `until` is over.
    const query = { since: '1', until: String(Math.ceil(finished / 1000) + 1), filters };
    const told = await this.#requests.text({ method: 'GET', path: '/events', query, expected: 200 });
    return told.includes('"Action":"kill"');
  }

  /** Ends all processes of a container; succeeds if it has ended by itself (304). */
  stop(): Promise<void> {
    this.#isStopped = true;
    const query = { t: '0' };
    return this.#requests.empty({ method: 'POST', path: `${this.#path}/stop`, query, expected: [204, 304] });
  }

  /** Connects a container, running or not, to a network, or takes it off. */
  async setNetwork(network: string, on: boolean): Promise<void> {
    const path = `/networks/${segment(network)}/${on ? 'connect' : 'disconnect'}`;
    await this.#requests.empty({ method: 'POST', path, body: { Container: this.id }, expected: 200 });
  }

  rename(name: string): Promise<void> {
    return this.#requests.empty({ method: 'POST', path: `${this.#path}/rename`, query: { name }, expected: 204 });
  }

  /** Removes the container with its processes and anonymous volumes. */
  remove(): Promise<void> {
    const query = { force: 'true', v: 'true' };
    return this.#requests.empty({ method: 'DELETE', path: this.#path, query, expected: 204 });
  }

  async exec(settings: ExecSettings, signal?: AbortSignal): Promise<Exec> {
    const request: Request = { method: 'POST', path: `${this.#path}/exec`, body: settings, expected: 201, signal };
    return new Exec(this.#requests, (await this.#requests.json(request, made)).Id);
  }

  /** Unpacks a tar stream in a directory of the container. */
  putArchive(archive: Readable, directory: string): Promise<void> {
    const query = { path: directory };
    return this.#requests.empty({ method: 'PUT', path: `${this.#path}/archive`, query, body: archive, expected: 200 });
  }

  /** A file or directory as a tar stream. */
  async getArchive(file: string, signal?: AbortSignal): Promise<Readable> {
    const request = { ...this.#archive('GET', file), signal };
    const answer = await this.#requests.open(request);
    const type = answer.headers['content-type'] ?? 'nothing';
    if (type !== 'application/x-tar') {
      answer.destroy();
      throw badAnswer(request, type);
    }
    return this.#requests.contentOf(answer, request);
  }

  /** Mode (Go's os.FileMode) and modification time of a file or directory; `linkTarget`: the absolute path that a link leads to. */
  async stat(file: string, signal?: AbortSignal): Promise<z.output<typeof fileStat>> {
    const request = { ...this.#archive('HEAD', file), signal };
    const answer = await this.#requests.open(request);
    answer.resume();
    const told = Buffer.from(String(answer.headers['x-docker-container-path-stat'] ?? ''), 'base64').toString();
    return shaped(request, told, fileStat);
  }

  /** The paths that differ from the image. `Kind`: 0 changed, 1 added, 2 removed. */
  async changes(): Promise<{ Path: string; Kind: number }[]> {
    const path = `${this.#path}/changes`;
    const request: Request = { method: 'GET', path, expected: 200, patience: DIFFERENCES_FACTOR };
    return (await this.#requests.json(request, differences)) ?? [];
  }

  /** The output that the Engine has kept, as a stream of frames, or as it is for a container with a terminal. */
  async logs(): Promise<Readable> {
    const query = { stdout: 'true', stderr: 'true' };
    const request: Request = { method: 'GET', path: `${this.#path}/logs`, query, expected: 200 };
    return this.#requests.contentOf(await this.#requests.open(request), request);
  }

  /** The processes, as `ps` of the Engine's machine lists them: the words of each line, after the titles. */
  async top(columns: string): Promise<string[][]> {
    const query = { ps_args: `-eo ${columns}` };
    const request: Request = { method: 'GET', path: `${this.#path}/top`, query, expected: 200 };
    return (await this.#requests.json(request, processes)).Processes ?? [];
  }

  /** Commits the container as an image. `changes`: Dockerfile instructions. */
  async commit(repository: string, tag: string, changes: string[]): Promise<string> {
    const query = { container: this.id, repo: repository, tag, changes };
    const request: Request = { method: 'POST', path: '/commit', query, expected: 201, patience: COMMIT_FACTOR };
    return (await this.#requests.json(request, made)).Id;
  }

  #archive(method: 'GET' | 'HEAD', file: string): Request {
    return { method, path: `${this.#path}/archive`, query: { path: file }, expected: 200 };
  }
}

/** A command in a container. */
export class Exec {
  readonly #requests: Requests;
  readonly #id: string;

  constructor(requests: Requests, id: string) {
    this.#requests = requests;
    this.#id = id;
  }

  /** Starts the command, in a terminal if a size is given; the connection carries its output, and its input if it has one. */
  start(signal?: AbortSignal, terminal?: TerminalSize): Promise<HijackedConnection> {
    const size = terminal === undefined ? {} : { ConsoleSize: [terminal.rows, terminal.columns] };
    const body = { Detach: false, Tty: terminal !== undefined, ...size };
    const path = `/exec/${segment(this.#id)}/start`;
    return this.#requests.hijack({ method: 'POST', path, body, expected: 101, signal });
  }

  /** Starts the command without any stream. */
  startDetached(signal?: AbortSignal): Promise<void> {
    const path = `/exec/${segment(this.#id)}/start`;
    return this.#requests.empty({ method: 'POST', path, body: { Detach: true }, expected: 200, signal });
  }

  /** Sets the size of the command's terminal. */
  resize({ columns, rows }: TerminalSize): Promise<void> {
    const query = { h: String(rows), w: String(columns) };
    return this.#requests.empty({ method: 'POST', path: `/exec/${segment(this.#id)}/resize`, query, expected: 200 });
  }

  async inspect(signal?: AbortSignal): Promise<ExecState> {
    const request: Request = { method: 'GET', path: `/exec/${segment(this.#id)}/json`, expected: 200, signal };
    const state = await this.#requests.json(request, execState);
    if (state.ID !== this.#id) throw badAnswer(request, state.ID);
    return { running: state.Running, exitCode: state.ExitCode };
  }
}
