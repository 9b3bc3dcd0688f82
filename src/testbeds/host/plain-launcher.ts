import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endProcesses, listProcesses, type Process } from '../../base/processes.ts';
import { openFifos } from './fifo.ts';
import { type Launch, type Launched, type Launcher, type Released, startFault } from './launcher.ts';

/** A shell that enters the control group whose directory is its `$0`, and becomes the command. */
const ENTER = ['/bin/sh', '-c', '{ echo $$ >"$0/cgroup.procs"; } 2>/dev/null; exec "$@"'];

/** Starts commands as children of this process; daemons are found by their session only. */
export class PlainLauncher implements Launcher {
  readonly #pipes: string;
  readonly #group: string | null;
  /** Commands by the number of their session. */
  readonly #sessions = new Map<number, ChildProcess>();

  /**
   * `pipes`: a directory for the pipes of their output; no file is left there. `group`: the directory of a control
   * group for the commands.
   */
  constructor(pipes: string, group: string | null = null) {
    this.#pipes = pipes;
    this.#group = group;
  }

  async launch(command: Launch, signal: AbortSignal): Promise<Launched> {
    const { argv, cwd, environment, talks } = command;
    const { stdout, stderr } = await openFifos(this.#pipes, environment.PATH);
    if (signal.aborted) {
      discard();
      throw signal.reason;
    }
    const stdio = [talks ? 'pipe' : 'ignore', stdout.writer, stderr.writer] as const;
    const [program, ...words] = this.#group === null ? argv : [...ENTER, this.#group, ...argv];
    let child: ChildProcess;
    try {
      child = spawn(program!, words, { cwd, env: environment, detached: true, stdio: [...stdio] });
    } catch (error) {
      // Node throws some faults (E2BIG), and emits others.
      discard();
      throw startFault(error, command);
    }
    stdout.letGo();
    stderr.letGo();
    const exited = new Promise<number>((resolve, reject) => {
      child.once('error', (error) => reject(startFault(error, command)));
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
    });
    exited.catch(() => {});
    child.once('exit', () => this.#living());
    if (child.pid !== undefined) this.#sessions.set(child.pid, child);
    return {
      input: child.stdin,
      stdout,
      stderr,
      session: Promise.resolve(child.pid ?? -1),
      exited,
      nudge: () => {},
    };

    function discard(): void {
      for (const pipe of [stdout, stderr]) {
        pipe.letGo();
        pipe.close();
      }
    }
  }

  roots(): null {
    return null;
  }

  async release(): Promise<Released> {
    const left = await endProcesses(() => this.#living(), 0);
    return { left: left.map(({ pid }) => pid), keeperKilled: false };
  }

  /**
   * Processes in the commands' sessions. Once a session is empty, another process may get its number: an ended command's
   * session without a process is forgotten, and one that has a process of its number again.
   */
  #living(): Process[] {
    const all = listProcesses();
    const pids = new Set(all.map(({ pid }) => pid));
    const sessions = new Set(all.map(({ session }) => session));
    for (const [session, { exitCode, signalCode }] of this.#sessions) {
      const ended = exitCode !== null || signalCode !== null;
      if (ended && (pids.has(session) || !sessions.has(session))) this.#sessions.delete(session);
    }
    return all.filter(({ session }) => this.#sessions.has(session));
  }
}
