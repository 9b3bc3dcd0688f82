import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, TrialError } from '../../base/errors.ts';
import { findTool } from '../../base/find-tool.ts';
import { count } from '../../base/format.ts';
import { countKeptBeside, keepInRun } from '../../base/lease/run-directory.ts';
import { statsOf } from '../../base/names-in.ts';
import { endProcesses, processesWith } from '../../base/processes.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { removeTree } from '../../base/tree.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { copyOver } from '../copy-over.ts';
import { fitting } from '../long-script.ts';
import { Pipe } from '../pipe.ts';
import {
  type Command,
  type Content,
  type Conversation,
  type Exit,
  type InteractiveCommand,
  type Running,
  type Seat,
  type Starvation,
  type Testbed,
  TestbedDestroyed,
  type TestbedFile,
} from '../types.ts';
import type { ControlGroup } from './cgroup.ts';
import { filesBelow } from './files-below.ts';
import { installedOnHost } from './installed.ts';
import { interactOnHost } from './interact.ts';
import { isOfMachine, type Launcher } from './launcher.ts';
import { runningBelow } from './running.ts';
import { type HostCommand, type Started, start } from './spawn.ts';
import { emptyWorkdir, type SharedWorkdir } from './workdir.ts';

/** The longest time that a timer takes, in milliseconds. */
const NO_TIMEOUT = 2 ** 31 - 1;

interface Places {
  /** `instance/trial` */
  trial: string;
  /** The trial's own directory: prompt, output, TMPDIR and, unless one is given, the workdir. */
  directory: string;
  workdir: string;
  /** The workdir if the user named it; the next trial takes it over. */
  shared: SharedWorkdir | null;
  agentDirectory: string | null;
  prerunnerDirectory: string | null;
  /** The user's shell, for interactive use. */
  shell?: string | undefined;
  /** The host's part of every command's environment. Its TMPDIR is the trial's own. */
  environment: Record<string, string> & { TMPDIR: string };
  /** Holds all processes of the trial; null if none is available. */
  group: ControlGroup | null;
}

const CAUGHT =
  'The process that keeps the commands of the trial was killed; its processes were ended by their control group.';
const ESCAPED =
  'The process that keeps the commands of the trial was killed, and there is no control group: a process that has left its session and cleared its environment may run on.';

async function put(content: Content, target: string): Promise<void> {
  await removeTree(target);
  if (content === 'empty directory') await mkdir(target, { recursive: true });
  else if ('directory' in content) {
    await copyOver(content.directory, target);
    if (content.executable) await chmod(target, 0o755);
  } else {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content.text, { flag: 'wx' });
  }
}

/** The runner itself as a testbed, with a workdir for one trial. */
export class HostTestbed implements Testbed {
  readonly kind = 'host';
  readonly image = null;
  /** Set once the repository is cloned. */
  commit: string | null = null;
  readonly notes = [];
  readonly workdir: string;
  readonly promptFile: string;
  readonly outputDirectory: string;
  readonly agentHome: string;
  readonly agentDirectory: string | null;
  readonly prerunnerDirectory: string | null;
  readonly relay = null;
  readonly given = null;
  readonly #places: Places;
  readonly #launcher: Launcher;
  readonly #started: Started[] = [];
  readonly #conversations: Conversation[] = [];

  constructor(places: Places, launcher: Launcher) {
    this.workdir = places.workdir;
    this.promptFile = path.join(places.directory, 'prompt.md');
    this.outputDirectory = path.join(places.directory, 'output');
    this.agentHome = path.join(places.directory, 'home');
    this.agentDirectory = places.agentDirectory;
    this.prerunnerDirectory = places.prerunnerDirectory;
    this.#places = places;
    this.#launcher = launcher;
  }

  async run(command: Command, signal: AbortSignal): Promise<Exit> {
    signal.throwIfAborted();
    const environment = { ...this.#places.environment, ...command.environment };
    const shell =
      command.shell === 'agent'
        ? (findTool('bash', environment.PATH) ?? '/bin/sh')
        : { bash: 'bash', sh: '/bin/sh' }[command.shell];
    const { timeout, until, lasting, output } = command;
    const script = await fitting(command.script, this);
    const started = await this.#start(
      { argv: [shell, '-c', script], environment, timeout, until, lasting, output },
      signal,
    );
    try {
      return await started.exit;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TestbedDestroyed) throw error;
      throw new TrialError('host', messageOf(error), { cause: error });
    }
  }

  async converse(argv: [string, ...string[]], signal: AbortSignal): Promise<Conversation> {
    signal.throwIfAborted();
    const pipe = new Pipe();
    const { environment } = this.#places;
    const program = { argv, environment, timeout: NO_TIMEOUT, talks: true };
    const started = await this.#start({ ...program, output: (kind, chunk) => pipe.take(kind, chunk) }, signal);
    // By then, all its output has been taken.
    started.exit.catch(() => {}).then(() => pipe.end());
    const conversation = pipe.between(started.input!);
    this.#conversations.push(conversation);
    return conversation;
  }

  files(directory: string): AsyncIterable<TestbedFile> {
    return filesBelow(directory);
  }

  async *filesOfImage(): AsyncIterable<TestbedFile> {}

  async differences(): Promise<null> {
    return null;
  }

  async isDirectory(file: string): Promise<boolean> {
    return statsOf(file)?.isDirectory() ?? false;
  }

  installed(): Map<string, string> {
    return installedOnHost(this.#places.environment.PATH, this.#places.environment.HOME);
  }

  async running(): Promise<Running | null> {
    return runningBelow(this.#launcher.roots());
  }

  async place(contents: [target: string, content: Content][]): Promise<void> {
    this.#checkWorkdir();
    for (const [target, content] of contents)
      await put(content, target).catch((error) => {
        const message = `${target} cannot be put in its place: ${messageOf(error)}`;
        // A content that is gone counts too: on the host, the agent can reach it.
        throw isOfMachine(error) ? new TrialError('host', message, { cause: error }) : new TestbedDestroyed(message);
      });
  }

  service(): null {
    return null;
  }

  async serviceLogs(): Promise<void> {}

  async keepImage(): Promise<never> {
    throw new TrialError('host', 'the host testbed has no image to keep');
  }

  async setNetwork(): Promise<void> {
    throw new TrialError('host', 'the network of the host is not switched');
  }

  async handOver(): Promise<number> {
    throw new TrialError('host', 'a verifier in a testbed of its own needs Docker');
  }

  async stop(): Promise<void> {
    await this.#endProcesses();
  }

  async interact(command: InteractiveCommand, seat: Seat, signal: AbortSignal): Promise<number> {
    this.#checkWorkdir();
    const environment = { ...this.#places.environment, ...command.environment };
    return interactOnHost(
      { ...command, environment },
      { workdir: this.workdir, shell: this.#places.shell },
      seat,
      signal,
    );
  }

  async starvation(): Promise<Starvation> {
    return { throttled: null, outOfMemory: null };
  }

  async keep(): Promise<{ kept: string; notes: IntegrityNote[] }> {
    const notes = await this.#endProcesses();
    try {
      await keepInRun(this.#places.directory, path.basename(this.workdir), this.#places.trial);
    } catch (error) {
      throw new TrialError('host', `workdir ${this.workdir} is not kept: ${messageOf(error)}`);
    }
    return { kept: this.workdir, notes };
  }

  async remove(): Promise<IntegrityNote[]> {
    return [...(await this.#endProcesses()), ...(await this.#removeFiles())];
  }

  async #endProcesses(): Promise<IntegrityNote[]> {
    for (const conversation of this.#conversations) conversation.close();
    const { left, keeperKilled } = await this.#launcher.release();
    const grouped = (await this.#places.group?.end()) ?? [];
    await Promise.all(this.#started.map((started) => started.finish()));
    // Without a group, a process that escaped a keeper (its agent may have killed it) still carries the trial's TMPDIR.
    const marked = await endProcesses(() => processesWith(`TMPDIR=${this.#places.environment.TMPDIR}`), 0);
    const running = new Set([...left, ...grouped, ...marked.map(({ pid }) => pid)]);
    const notes: IntegrityNote[] = [];
    if (keeperKilled) notes.push({ kind: 'keeper_killed', detail: this.#places.group === null ? ESCAPED : CAUGHT });
    if (running.size > 0) {
      const processes = [...running].map((pid) => `process ${pid}`);
      notes.push({ kind: 'left_running', detail: `Could not be ended: ${processes.join(', ')}` });
    }
    const kept = countKeptBeside(this.#places.directory);
    if (kept > 0)
      notes.push({
        kind: 'kept_workdir_readable',
        detail: `The agent could read ${count(kept, 'workdir')} of other trials, which keep has left; agentbench clean removes them.`,
      });
    return notes;
  }

  /** A failed removal is a note of this trial, and does not end the run. */
  async #removeFiles(): Promise<IntegrityNote[]> {
    const { shared, directory } = this.#places;
    const faults: string[] = [];
    const attempt = (work: Promise<void>) => work.catch((error) => faults.push(plainLine(messageOf(error))));
    if (shared !== null) await attempt(emptyWorkdir(shared));
    await attempt(removeTree(directory));
    return faults.map((detail) => ({ kind: 'workdir_left', detail }));
  }

  /**
   * Throws TestbedDestroyed if the agent has replaced the workdir: nothing is done below something else in its place.
   */
  #checkWorkdir(): void {
    if (!statsOf(this.workdir)?.isDirectory()) throw new TestbedDestroyed(`the workdir ${this.workdir} is gone`);
  }

  async #start(command: Omit<HostCommand, 'cwd'>, signal: AbortSignal): Promise<Started> {
    this.#checkWorkdir();
    const started = await start({ ...command, cwd: this.workdir }, this.#launcher, signal);
    this.#started.push(started);
    return started;
  }
}
