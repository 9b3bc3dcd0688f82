import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import { lastLine } from '../../base/text/last-line.ts';
import { TestbedDestroyed } from '../types.ts';

/** System errors of a connection that cannot be made or that breaks (`ENOENT`: the socket's file is gone). */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH'];

/** The Engine's words for a path of more than PATH_MAX, which they have as a whole. */
const TOO_LONG = /^.*: file name too long$/s;

/** The Engine's words for a path that leads nowhere: something above it is a file, or a link in a circle. */
const NOWHERE = /not a directory|too many (links|levels of symbolic links)/i;

/**
 * Its words for a place that the content of the container does not leave free for a file or a command; in those of Podman, a
 * shell that may not be executed (by runc, and by crun).
 */
const OBSTRUCTED =
  /OCI runtime exec failed|exec: "[^"]*": permission denied|open executable: permission denied|no such file or directory|chdir|is a directory|file exists|cannot overwrite/i;

/** The docker CLI's last line where it cannot reach the Engine, or loses it. */
const UNREACHED =
  /error during connect|cannot connect to the docker daemon|rpc error: code = Unavailable|^(error: )?unexpected EOF$/i;

/** Exit code of a container whose main process found no `/bin/sh`, no `sleep`, or no program of its entrypoint. */
const NOT_FOUND = 127;

/** Milliseconds within which the Engine knows of the end of a container whose commands ended with it. */
const ENDS_WITHIN = 1_000;
const ASK_EVERY = 50;
const KILLED =
  'the container was stopped or killed from outside: its Docker daemon was stopped, or another program did it';

/** The Engine refused a request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** The Engine did not answer in time: it hangs, or its machine does. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The answer is incomplete, or not one of an Engine: it says nothing about the container. */
export class BadAnswer extends Error {
  override name = 'BadAnswer';
}

/** Converts a fault of Docker into the error of a trial. */
export function dockerFault(error: unknown): TrialError {
  if (error instanceof TrialError) return error;
  const message = isSilent(error)
    ? `Docker does not answer any more (${messageOf(error)}); see that its daemon runs, then run again with resume`
    : messageOf(error)
        .trim()
        .replace(TOO_LONG, 'a path in the container is longer than the 4,096 bytes that Docker can read');
  return new TrialError('docker', message, { cause: error });
}

/** Throws any fault of Docker as the error of a trial. */
export function failAsDocker(error: unknown): never {
  throw dockerFault(error);
}

/** The kind of a failed command of the docker CLI by the end of its output: Docker's if that did not answer, otherwise `kind`. */
export function kindOfCli(said: string, kind: string): string {
  return UNREACHED.test(lastLine(said)) ? 'docker' : kind;
}

/** The error of a failed build. Tables and reports show the first line of a message, so it has the last one of the log, which tells why. */
export function buildFault(what: string, said: string): TrialError {
  const end = said.trim();
  const message = end === '' ? what : `${what}: ${lastLine(end)}\nthe end of the log:\n${end}`;
  return new TrialError(kindOfCli(end, 'image_build'), message);
}

/**
 * True if a command was lost with the Engine: it gives no valid answer, or was restarted and no longer knows the
 * command.
 */
function isEngineLost(error: unknown): boolean {
  return (
    error instanceof BadAnswer || isSilent(error) || (statusOf(error) === 404 && /no such exec/i.test(messageOf(error)))
  );
}

/** A container that can be asked for its state. */
interface Inspectable {
  inspect(): Promise<{ running: boolean; outOfMemory: boolean; exitCode: number | null; finished: number | null }>;
  wasKilled(finished: number): Promise<boolean>;
}

/** The state of a container; of one whose commands were ended once it is known whether it ended with them. */
async function stateOf(container: Inspectable, error: unknown): ReturnType<Inspectable['inspect']> {
  const begun = performance.now();
  for (;;) {
    const state = await container.inspect();
    const isKnown = !(error instanceof TestbedDestroyed) || state.finished !== null;
    if (isKnown || performance.now() - begun > ENDS_WITHIN) return state;
    await sleep(ASK_EVERY);
  }
}

/** Distinguishes a container that its own trial broke (TestbedDestroyed) from a failing Docker (TrialError). */
export async function explainDockerFault(container: Inspectable, error: unknown): Promise<Error> {
  if (error instanceof TrialError) return error;
  // Another request to a hanging Engine would wait just as long.
  if (error instanceof NoAnswer) return dockerFault(error);
  try {
    const { running, outOfMemory, exitCode, finished } = await stateOf(container, error);
    // A restarted daemon ends its containers as well, which is not the agent's doing.
    if (isEngineLost(error)) {
      const what = `Docker lost the command (${messageOf(error).trim()}): its daemon was restarted, or the connection broke`;
      return new TrialError('docker', what, { cause: error });
    }
    if (finished !== null && (await container.wasKilled(finished).catch(unlessRefused)))
      return new TrialError('docker', KILLED);
    if (!running) {
      const missing =
        exitCode === NOT_FOUND
          ? '; every image needs /bin/sh and sleep, and one of them, or the entrypoint of a Harbor task, is missing'
          : '';
      const why = outOfMemory ? 'it ran out of memory' : `exit code ${exitCode}${missing}`;
      return new TestbedDestroyed(`the container is no longer running: ${why}`);
    }
  } catch (inspection) {
    return statusOf(inspection) === 404
      ? new TrialError('docker', 'the container was removed from outside')
      : dockerFault(inspection);
  }
  if (error instanceof TestbedDestroyed) return error;
  // The container lives and the Engine answers, yet a command did not start, or a file was not put in its place: its
  // shell, its workdir or the way to the file is gone.
  const message = messageOf(error);
  if (!isTooLong(message) && (OBSTRUCTED.test(message) || NOWHERE.test(message))) return new TestbedDestroyed(message);
  return dockerFault(error);
}

/** Some Engines keep no events. */
function unlessRefused(error: unknown): false {
  if (statusOf(error) === undefined) throw error;
  return false;
}

/** Asks the Engine for work in a container; its faults are explained. Throws the reason of `signal` once that is aborted. */
export async function askedOf<Value>(
  container: Inspectable,
  work: () => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw await explainDockerFault(container, error);
  }
}

/** True if a command could not start because of its own length, which is not the testbed's fault. */
export function isTooLong(message: string): boolean {
  return /argument list too long/i.test(message);
}

/** HTTP status of the Engine's refusal; undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Refusal ? error.statusCode : undefined;
}

/** True if there is nothing at a path of a container, for whatever the container's own content is. */
export function isNowhere(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || (status !== undefined && NOWHERE.test(messageOf(error)));
}

function isSilent(error: unknown): boolean {
  return error instanceof NoAnswer || (statusOf(error) === undefined && BROKEN.includes(codeOf(error) ?? ''));
}
