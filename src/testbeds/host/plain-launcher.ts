import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { messageOf, TrialError } from '../../base/errors.ts';
import { findTool } from '../../base/find-tool.ts';
import { endProcesses, listProcesses, type Process } from '../../base/processes.ts';
import { unlessLate } from '../../base/signals.ts';
import { openFifos } from './fifo.ts';
import { isOfMachine, type Launch, type Launched, type Launcher, type Released, startFault } from './launcher.ts';

/** The shell of a command first enters the control group whose directory is its `$0`, if there is one. */
const ENTER = '[ "$0" = sh ] || { echo $$ >"$0/cgroup.procs"; } 2>/dev/null; ';
/**
 * Then it runs the command in a session of its own, and writes the session's number and the exit code to descriptor 3:
 * to Node, a process that was ended by a real-time signal has the exit code 0.
 */
const REPORT = `setsid /bin/sh -c 'echo $$ >&3; exec "$@" 3>&-' sh "$@"; echo $? >&3`;
/**
 * The same by bash (Linux without setsid): the session is that of the shell, the command has a process group of its own.
 * Messages of bash about a signal are no output of the command, and TERM of a time limit must not end the shell first.
 * The command begins once job control is off: before, bash takes a stopped command for an ended one.
 */
const BY_BASH = `exec bash -pc '
  echo $$ >&3
  exec 4>&2 2>/dev/null 5<> <(:)
  set -m
  (read -u 5; exec 2>&4 3>&- 4>&- 5>&-; exec "$@") &
  sleep 0.1; set +m
  trap "" HUP INT TERM
  echo >&5
  wait $!
  echo $? >&3' bash "$@"`;
/** Without either it becomes the command. */
const BECOME = 'exec "$@" 3>&-';
/** Milliseconds within which a command's session is known. */
const LIMIT = 2_000;

/** Starts commands as children of this process; daemons are found by their session only. */
export class PlainLauncher implements Launcher {
  readonly #pipes: string;
  readonly #group: string | null;
  /** By the number of a session: true once its first process has ended. */
  readonly #sessions = new Map<number, () => boolean>();
  readonly #known: Promise<unknown>[] = [];

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
    const { stdout, stderr } = await openFifos(this.#pipes, environment.PATH).catch((error) => {
      const message = `the pipes of a command cannot be made: ${messageOf(error)}`;
      throw isOfMachine(error) ? new TrialError('host', message, { cause: error }) : startFault(error);
    });
    if (signal.aborted) {
      discard();
      throw signal.reason;
    }
    const stdio = [talks ? 'pipe' : 'ignore', stdout.writer, stderr.writer, 'pipe'] as const;
    const reporter = reporterFor(environment.PATH);
    const reports = reporter !== null;
    const words = ['-c', ENTER + (reporter ?? BECOME), this.#group ?? 'sh', ...argv];
    let child: ChildProcess;
    try {
      child = spawn('/bin/sh', words, { cwd, env: environment, detached: true, stdio: [...stdio] });
    } catch (error) {
      // Node throws some faults (E2BIG), and emits others.
      discard();
      throw startFault(error, command);
    }
    stdout.letGo();
    stderr.letGo();
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', (error) => reject(startFault(error, command)));
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
    });
    const report = reportOf(child.stdio[3] as Readable);
    const exited = reports ? ended.then(async (own) => (await report.code) ?? (own || null)) : ended;
    exited.catch(() => {});
    child.once('exit', () => this.#living());
    const session = reports ? report.session : Promise.resolve(child.pid ?? -1);
    if (child.pid !== undefined)
      this.#sessions.set(child.pid, () => child.exitCode !== null || child.signalCode !== null);
    if (reports) this.#known.push(session.then((number) => this.#sessions.set(number, report.isComplete)));
    return { input: child.stdin, stdout, stderr, session, exited, nudge: () => child.kill('SIGCONT') };

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
    await unlessLate(Promise.all(this.#known), LIMIT);
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
    for (const [session, hasEnded] of this.#sessions)
      if (hasEnded() && (pids.has(session) || !sessions.has(session))) this.#sessions.delete(session);
    return all.filter(({ session }) => this.#sessions.has(session));
  }
}

/** The script that runs a command and reports its end; null if there are no tools for it. */
function reporterFor(searchPath: string | undefined): string | null {
  if (findTool('setsid', searchPath) !== null) return REPORT;
  return process.platform === 'linux' && findTool('bash', searchPath) !== null ? BY_BASH : null;
}

/** The lines that a command's shell writes: -1 and null for one that it did not write. */
function reportOf(pipe: Readable) {
  const session = Promise.withResolvers<number>();
  const code = Promise.withResolvers<number | null>();
  let text = '';
  pipe.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const [first, second] = lines();
    if (first !== undefined) session.resolve(first);
    if (second !== undefined) code.resolve(second);
  });
  pipe.on('error', () => {});
  pipe.on('close', () => {
    session.resolve(-1);
    code.resolve(null);
  });
  return { session: session.promise, code: code.promise, isComplete: () => lines().length === 2 };

  function lines(): number[] {
    return text.split('\n').slice(0, -1).map(Number);
  }
}
