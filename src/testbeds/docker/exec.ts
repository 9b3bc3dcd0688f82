import { assignments } from '../../base/environment-names.ts';
import { TrialError } from '../../base/errors.ts';
import { END_SESSION } from '../../programs/end-session.ts';
import { type Command, type Exit, TestbedDestroyed } from '../types.ts';
import type { Console } from './console.ts';
import type { Container } from './container.ts';
import type { Engine } from './engine.ts';
import { doesShellWork } from './exec-state.ts';
import { statusOf } from './fault.ts';
import { RunningCommand } from './running-command.ts';
import { lastingCommand, MarkedCommand } from './wrapper.ts';

/** Milliseconds. END_SESSION takes 7 s at most; a testbed that takes longer no longer obeys. */
const END_LIMIT = 15_000;
/** Largest argument, or variable with its name, that Linux takes, in bytes without the terminating zero. */
const LONGEST = 128 * 1024 - 1;
/**
 * Most bytes of a command's arguments and variables together: Linux takes 2 MiB at the usual limit of stacks, in which
 * the image's own variables need room.
 */
const LARGEST = 2 * 1024 * 1024 - 128 * 1024;

/** A container with everything needed to run commands in it. */
export interface LiveContainer {
  engine: Engine;
  container: Container;
  workdir: string;
  /** True if the container's own user may be another than root. */
  ownUser?: boolean;
  console: Console;
  /** Variables of every command, on top of the image's. */
  environment: Record<string, string>;
}

/** Runs a command in a container to its own end; processes that it left in the background do not delay this. */
export async function runInContainer(live: LiveContainer, command: Command, signal: AbortSignal): Promise<Exit> {
  const started = performance.now();
  const running = await begin(live, command, signal);
  try {
    const { until } = command;
    const exitCode = await running.end(command.timeout - (performance.now() - started), signal, until);
    const stopped = exitCode === null && until?.aborted === true;
    const timedOut = exitCode === null && !stopped;
    let survived = false;
    if (exitCode === null) {
      survived = !(await endSession(live, await running.session.id(), signal));
      if (!survived) await running.end(END_LIMIT, signal);
    }
    const duration = performance.now() - started;
    if (!command.lasting) await running.rest(survived, signal);
    running.throwFault();
    return { exitCode, timedOut, stopped, duration: Math.round(duration), survived };
  } finally {
    running.close();
  }
}

async function begin(live: LiveContainer, command: Command, signal: AbortSignal): Promise<RunningCommand> {
  signal.throwIfAborted();
  const { container, console, workdir } = live;
  const { environment, lasting, output } = command;
  const marked = lasting ? null : new MarkedCommand();
  const settings = marked === null ? lastingCommand(command, console.expect(output)) : marked.settings(command);
  const variables = [...assignments({ ...live.environment, ...environment }), ...(settings.Env ?? [])];
  refuseTooLarge([...settings.Cmd, ...variables]);
  const exec = await container.exec(
    {
      ...settings,
      ...userOf(live, command),
      Env: variables,
      WorkingDir: workdir,
      AttachStdout: true,
      AttachStderr: true,
    },
    signal,
  );
  const doesShell = () => doesShellWork(container, workdir, signal);
  return new RunningCommand(exec, await exec.start(signal), command.output, marked, doesShell);
}

function userOf({ ownUser = false }: LiveContainer, { user }: Command): { User?: string } {
  if (user != null) return { User: user };
  return user === null || !ownUser ? {} : { User: '0:0' };
}

/** The Engine starts a command that is too large as if it had ended: that would look like the testbed's doing. */
function refuseTooLarge(words: string[]): void {
  const sizes = words.map((word) => Buffer.byteLength(word));
  const longest = Math.max(...sizes);
  // Linux counts a zero and a pointer for each.
  const all = sizes.reduce((sum, size) => sum + size + 9, 0);
  if (longest > LONGEST)
    throw new TrialError(
      'testbed',
      `a command, or one of its variables, has ${longest} bytes, more than Linux takes (${LONGEST})`,
    );
  if (all > LARGEST)
    throw new TrialError(
      'testbed',
      `a command and its variables have ${all} bytes, more than Linux takes (${LARGEST})`,
    );
}

/** Ends a session; true if none of its processes is alive. */
async function endSession(live: LiveContainer, session: number | null, signal: AbortSignal): Promise<boolean> {
  if (session === null) return false;
  const script = `set -- ${session}\n${END_SESSION}`;
  const command = { shell: 'sh', script, timeout: END_LIMIT, output() {} } as const;
  try {
    const running = await begin(live, command, signal);
    try {
      return (await running.end(END_LIMIT, signal)) === 0;
    } finally {
      running.close();
    }
  } catch (error) {
    // A testbed that cannot start a command any more cannot end the session either.
    if (error instanceof TestbedDestroyed || statusOf(error) !== undefined) return false;
    throw error;
  }
}
