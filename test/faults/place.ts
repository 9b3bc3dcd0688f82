import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Records, readRecords } from '../../e2e/support/records.ts';
import { codeOf } from '../../src/base/errors.ts';
import { entriesIn } from '../../src/base/names-in.ts';
import { fastText } from '../../src/base/processes.ts';
import { readRun } from '../../src/results/read.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { containersOfInstance, placesOfInstance } from '../support/docker.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NODE = path.join(ROOT, 'node_modules/.bin/node');

const PLACES = ['networks', 'volumes'] as const;

/** A row of a dataset; what is not given makes it pass at once, whatever the agent does. */
export type PlaceRow = { instance_id: string } & Record<string, unknown>;

export interface Ended {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** Both streams as they came. */
  log: string;
}

/** `agentbench` under way. */
export interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Its output so far. */
  readonly log: string;
}

/** Status of each planned trial, by `<instance_id>/<trial>`, in run.json and in the results, which must agree. */
export type Statuses = Record<string, string>;

/**
 * A machine's corner for one row: a dataset, results, a cache and temporary files of its own. Everything that a run leaves
 * carries its name, so that what is left can be told from the work of others.
 */
export class Place {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'ab-'));
  readonly results = path.join(this.directory, 'results');
  readonly temporary = path.join(this.directory, 'tmp');
  /** Ends the ids of this place's instances: a container is known by them. */
  readonly mark = path.basename(this.directory).slice('ab-'.length).toLowerCase();
  /** A number of seconds that only this place sleeps: `sleep ${place.nap}` is how a script holds a stage. */
  readonly nap = `4${randomInt(1e7, 1e8)}`;
  /** For the option agent-directory: what scripts see in a container as well. */
  readonly agentDirectory = path.join(this.directory, 'agent');
  /** Shell text that sleeps the nap until `release` was called, given the option agent-directory. */
  readonly hold = `free() { [ -g /opt/agent/go ] || [ -g ${this.agentDirectory}/go ]; }
    free || { sleep ${this.nap} & until free; do sleep 0.2; done; kill -9 $!; }`;
  #instances: string[] = [];
  #environment: Record<string, string> = {};
  readonly #started: ChildProcess[] = [];

  constructor(environment: Record<string, string> = {}) {
    mkdirSync(this.temporary);
    mkdirSync(this.agentDirectory);
    writeFileSync(path.join(this.agentDirectory, 'go'), '');
    this.#environment = environment;
  }

  /** Writes the place's dataset; an id gets the place's mark. `fixtures` by their path. */
  dataset(rows: (string | PlaceRow)[], fixtures: Record<string, string> = {}): string {
    const directory = path.join(this.directory, 'dataset');
    const lines = rows.map((given) => {
      const { instance_id: id, ...row } = typeof given === 'string' ? { instance_id: given } : given;
      const instance = this.instance(id);
      this.#instances.push(instance);
      return JSON.stringify({
        task_type: 'reposetup',
        problem_statement: 'Do it.',
        success_command: 'echo Setup successful',
        base_image: 'debian:bookworm',
        ...row,
        instance_id: instance,
      });
    });
    mkdirSync(path.join(directory, 'scenarios'), { recursive: true });
    writeFileSync(path.join(directory, 'scenarios/rows.jsonl'), `${lines.join('\n')}\n`);
    writeFileSync(path.join(directory, 'dataset.yaml'), 'name: faults\n');
    for (const [name, text] of Object.entries(fixtures)) {
      const file = path.join(directory, 'fixtures', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return directory;
  }

  /** From now on `hold` holds nothing. The mode says so: with other files it would be the directory of another agent. */
  release(): void {
    chmodSync(path.join(this.agentDirectory, 'go'), 0o2644);
  }

  /** Looks after an instance that is not of the place's own dataset as well. */
  watch(instance: string): void {
    this.#instances.push(instance);
  }

  /** The whole id of an instance of this place. */
  instance(id: string): string {
    return `${id}-${this.mark}`;
  }

  /** Starts `agentbench` with these words. `through`: words before it (`prlimit …`, `unshare …`). */
  start(words: string[], about: { environment?: Record<string, string>; through?: string[] } = {}): Running {
    const [program, ...rest] = [...(about.through ?? []), NODE, path.join(ROOT, 'dist/cli.js'), ...words];
    const child = spawn(program!, rest, {
      cwd: this.directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.environment, ...about.environment },
    });
    this.#started.push(child);
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    }
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => resolve({ exitCode, signal, log }));
    });
    return {
      child,
      ended,
      get log() {
        return log;
      },
    };
  }

  /**
   * `agentbench run` over the place's dataset; options by name. The agent is the same in every run, so that one can be
   * resumed: what it does comes from its environment.
   */
  run(options: Record<string, string>, about: Parameters<Place['start']>[1] = {}): Running {
    const { 'agent-command': script = 'true', 'agent-env': variables = '', ...others } = options;
    const given: Record<string, string> = {
      dataset: path.join(this.directory, 'dataset'),
      'results-path': this.results,
      network: 'none',
      ...others,
      'agent-command': 'eval "$PLACE_SCRIPT"',
      'agent-env': `PLACE_SCRIPT\n${variables}`,
    };
    const words = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
    return this.start(['run', ...words], {
      ...about,
      environment: { ...about.environment, PLACE_SCRIPT: `${script}\n# What the agent does.` },
    });
  }

  get environment(): Record<string, string> {
    return {
      NO_COLOR: '1',
      XDG_CACHE_HOME: path.join(this.directory, 'cache'),
      RUNNER_TEMP: this.temporary,
      TMPDIR: this.temporary,
      AGENTBENCH_PLACE: this.directory,
      ...this.#environment,
    };
  }

  /** run.json and every result, valid by the published schemas. */
  records(): Promise<Records> {
    return readRecords(this.results);
  }

  /** Status of each planned trial in run.json so far, in their order. */
  recorded(): string[] {
    const file = path.join(this.results, 'run.json');
    if (!existsSync(file)) return [];
    return (JSON.parse(readFileSync(file, 'utf8')) as RunRecord).planned.map(({ status }) => status);
  }

  /**
   * The bytes of every finished result (`passed`, `failed`) on disk, by its path: what may never be lost or changed. A run may be under way: it moves away
   * only results that are not finished.
   */
  finished(): Record<string, string> {
    const names = namesBelow(this.results);
    const files = names.filter((name) => path.basename(name) === 'result.json' && !name.includes('attempt-'));
    const texts = files.flatMap((name) => {
      try {
        return [[name, readFileSync(path.join(this.results, name), 'utf8')] as const];
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
        return [];
      }
    });
    return Object.fromEntries(
      texts.filter(([, text]) => ['passed', 'failed'].includes((JSON.parse(text) as Result).status)),
    );
  }

  /** Status of every planned trial. Throws unless each is there once, with the status of its result. */
  async statuses(): Promise<Statuses> {
    const { run, results } = await this.records();
    const keys = run.planned.map(({ instance_id, trial }) => `${instance_id}/trial-${trial}`);
    if (new Set(keys).size !== keys.length) throw new Error(`a trial is planned twice: ${keys}`);
    const entries = run.planned.map(({ instance_id, trial, status, error }, index) => {
      const result = results[keys[index]!];
      if (status !== 'not_run' && result?.status !== status)
        throw new Error(`${keys[index]}: ${status} in run.json, ${result?.status} in its result`);
      return [this.#nameOf({ instance_id, trial }), error === null ? status : `${status} (${error.kind})`];
    });
    return Object.fromEntries(entries);
  }

  /** The same as whoever reads the results sees it: a trial's own record counts where run.json could not be written after it. */
  async statusesReadBack(): Promise<Statuses> {
    const { run } = await readRun(this.results, () => null);
    return Object.fromEntries(run.planned.map((entry) => [this.#nameOf(entry), entry.status]));
  }

  #nameOf({ instance_id: id, trial }: { instance_id: string; trial: number }): string {
    const own = id.endsWith(`-${this.mark}`);
    return `${own ? id.slice(0, -this.mark.length - 1) : id}/${trial}`;
  }

  /** The number of each trial's last attempt, by `<instance_id>/<trial>`. */
  async attempts(): Promise<Record<string, number>> {
    const { results } = await this.records();
    const last = Object.values(results).map(
      ({ instance_id: id, trial, attempt }) => [`${id}/${trial}`, attempt] as const,
    );
    return Object.fromEntries(last.sort(([, a], [, b]) => a - b));
  }

  /** Leftovers of this place's runs: processes, containers, networks, volumes, temporary and half-made files, mounts; by their kind. */
  async left(): Promise<string[]> {
    const processes = this.processes().map((line) => `process ${line}`);
    const containers = await this.containers();
    const places = (await Promise.all(PLACES.map((kind) => this.#placesIn(kind)))).flat();
    const runs = readdirSync(this.temporary, { withFileTypes: true }).flatMap(({ name }) =>
      name.startsWith('agentbench-')
        ? readdirSync(path.join(this.temporary, name)).map((run) => `temporary ${name}/${run}`)
        : [`temporary ${name}`],
    );
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .filter((line) => line.includes(`${this.temporary}/`));
    const halfMade = [...namesBelow(path.join(this.directory, 'cache')), ...namesBelow(this.results)].filter((name) =>
      /\.owner$|\.json\.\d+$|attempt-moving|^agentbench\/(repositories|datasets\/\w+)\/incomplete-[^/]*$/.test(name),
    );
    return [
      ...processes,
      ...containers.map((name) => `container ${name}`),
      ...places,
      ...runs,
      ...mounts,
      ...halfMade.map((name) => `half-made ${name}`),
    ];
  }

  /** The names of this place's containers. */
  async containers(): Promise<string[]> {
    return (await containersOfInstance(...this.#instances)).map(({ Name }) => Name);
  }

  /** How many containers, networks and volumes there are of this place's runs. */
  async countInDocker(): Promise<number[]> {
    const lists = await Promise.all([this.containers(), ...PLACES.map((kind) => this.#placesIn(kind))]);
    return lists.map(({ length }) => length);
  }

  async #placesIn(kind: (typeof PLACES)[number]): Promise<string[]> {
    const found = await placesOfInstance(kind, ...this.#instances);
    return found.map((name) => `${kind.slice(0, -1)} ${name}`);
  }

  /** Command lines of the processes that have this place in their environment, words or working directory. */
  processes(): string[] {
    const own = pids().filter((pid) =>
      [read(`/proc/${pid}/environ`), read(`/proc/${pid}/cmdline`), linkOf(`/proc/${pid}/cwd`)].some((text) =>
        text.includes(this.directory),
      ),
    );
    return own.map(commandLine).filter((line) => line !== '');
  }

  /** Number of processes that sleep the place's nap, those in containers too. */
  napping(): number {
    return commandLines().filter((line) => line === `sleep ${this.nap}`).length;
  }

  /** Removes the place, and ends what a row that failed has left under way. */
  remove(): void {
    for (const child of this.#started) child.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Milliseconds between two looks: most read all of /proc (3 ms of the processor), or ask the Engine. */
export const LOOK_EVERY = 100;

/** Waits until something holds. Throws, with what `what` says, after `limit` ms. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string | Promise<string>),
  limit = 480_000,
): Promise<void> {
  const deadline = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`never came: ${typeof what === 'string' ? what : await what()}`);
    await nextLook();
  }
}

let next: Promise<void> | null = null;

/** Rows that wait side by side look at the same moment. */
function nextLook(): Promise<void> {
  next ??= sleep(LOOK_EVERY).then(() => {
    next = null;
  });
  return next;
}

/** Those of finished results that are written for the last time. */
export function complete(finished: Record<string, string>): Record<string, string> {
  const entries = Object.entries(finished);
  return Object.fromEntries(
    entries.filter(([, text]) => (JSON.parse(text) as Result).stages.at(-1)?.name === 'remove'),
  );
}

/** `exit 130; 1 passed, 2 not_run (interrupted)`: how a run ended and what its record says, in words for the table. */
export function outcomeOf({ exitCode, signal }: Pick<Ended, 'exitCode' | 'signal'>, statuses: Statuses): string {
  const counts = new Map<string, number>();
  for (const status of Object.values(statuses)) counts.set(status, (counts.get(status) ?? 0) + 1);
  const list = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  return `${signal ?? `exit ${exitCode}`}; ${list}`;
}

/**
 * Paths of everything below a directory, relative to it; none where it is not there, or no directory. A run may be under way
 * that moves and removes what is read.
 */
export function namesBelow(directory: string, below = ''): string[] {
  return entriesIn(path.join(directory, below)).flatMap((entry) => {
    const name = path.join(below, entry.name);
    return entry.isDirectory() ? [name, ...namesBelow(directory, name)] : [name];
  });
}

function pids(): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
}

let seen: string[] | null = null;

/** The command lines of all processes, read once for all who look at this moment. */
function commandLines(): string[] {
  if (seen === null) {
    seen = pids().map(commandLine);
    setImmediate(() => {
      seen = null;
    });
  }
  return seen;
}

function commandLine(pid: string): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** The text of a file of /proc; empty where its process has gone. */
function read(file: string): string {
  return fastText(file) ?? '';
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
