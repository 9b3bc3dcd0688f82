import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcesses, listProcesses, processesWith } from '../base/processes.ts';
import { unlessLate } from '../base/signals.ts';
import { Tail } from '../base/text/bounded-log.ts';
import { type Fifo, openFifos } from '../testbeds/host/fifo.ts';
import { takeRest } from '../testbeds/host/rest.ts';

/** Bytes kept from the end of each output. */
const STDOUT = 1024 * 1024;
const STDERR = 8 * 1024;

export interface ChildRequest {
  argv: [string, ...string[]];
  cwd: string;
  /** The complete environment. TMPDIR must be unique to the child: leftover processes are found by it. */
  environment: Record<string, string> & { TMPDIR: string };
  /** A file for standard input. Node would pass a socket, and bash then assumes a remote login and reads ~/.bashrc. */
  input: string;
  /** A directory for the output pipes. */
  pipes: string;
  /** Milliseconds. */
  timeout: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  grace: number;
}

export interface ChildResult {
  /** Null after a signal, or at the time limit. */
  exitCode: number | null;
  signal: string | null;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}

type Exit = [code: number | null, signal: string | null];

/**
 * Runs a program in its own session to its end, then ends its leftover processes. Throws the signal's reason if
 * aborted, and a system error if the program cannot be started.
 */
export async function runChild(request: ChildRequest, signal: AbortSignal): Promise<ChildResult> {
  signal.throwIfAborted();
  const pipes = await openFifos(request.pipes, request.environment.PATH);
  const stdout = keepEnd(pipes.stdout, STDOUT);
  const stderr = keepEnd(pipes.stderr, STDERR);
  let pid: number | undefined;
  let grace = request.grace;
  try {
    const child = launch(request, stdout, stderr);
    pid = child.pid;
    const end = await unlessLate(child.exited, request.timeout, { signal });
    if (end !== null) {
      grace = 0;
      const closed = Promise.all([stdout.closed, stderr.closed]);
      await takeRest([stdout, stderr], closed, () => Math.max(stdout.last(), stderr.last()));
    }
    const [exitCode, died] = end ?? [null, null];
    return { exitCode, signal: died, timedOut: end === null, stdout: stdout.tail.text(), stderr: stderr.tail.text() };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    if (pid !== undefined) await endAll(pid, request.environment.TMPDIR, grace);
    for (const output of [stdout, stderr]) output.close();
  }
}

/** Starts the program, and closes this process' copies of its files. */
function launch({ argv, cwd, environment, input }: ChildRequest, stdout: Fifo, stderr: Fifo) {
  const [program, ...words] = argv;
  const stdin = openSync(input, 'r');
  const stdio = [stdin, stdout.writer, stderr.writer];
  try {
    const child = spawn(program, words, { cwd, env: environment, detached: true, stdio });
    return { pid: child.pid, exited: once(child, 'exit') as unknown as Promise<Exit> };
  } finally {
    closeSync(stdin);
    stdout.letGo();
    stderr.letGo();
  }
}

/** Keeps the last bytes from a pipe. */
function keepEnd(fifo: Fifo, size: number) {
  const tail = new Tail(size);
  let last = 0;
  const closed = fifo.read((piece) => {
    last = performance.now();
    tail.push(piece);
  });
  closed.catch(() => {});
  return { ...fifo, tail, closed, last: () => last };
}

/** Ends a session and processes that left it. On systems without a process list, ends the process group only. */
async function endAll(session: number, temporary: string, grace: number): Promise<void> {
  if (listProcesses().length === 0) return endGroup(session, grace);
  await endProcesses(() => {
    const own = listProcesses().filter((process) => process.session === session);
    return own.length > 0 ? own : processesWith(`TMPDIR=${temporary}\0`);
  }, grace);
}

async function endGroup(group: number, grace: number): Promise<void> {
  try {
    if (grace > 0) {
      process.kill(-group, 'SIGTERM');
      await sleep(grace);
    }
    process.kill(-group, 'SIGKILL');
  } catch {
    // No process is left.
  }
}
