import type Docker from 'dockerode';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import { TestbedDestroyed } from '../types.ts';
import { NoAnswer } from './request-limit.ts';

/** What the system says of a connection that cannot be made or that breaks (`ENOENT`: the socket's file is gone). */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH'];

/** A fault of Docker as the error of a trial. */
export function dockerFault(error: unknown): TrialError {
  if (error instanceof TrialError) return error;
  const message = isSilent(error)
    ? `Docker does not answer any more (${messageOf(error)}); see that its daemon runs, then run again with resume`
    : messageOf(error).trim();
  return new TrialError('docker', message, { cause: error });
}

/** Whether a command was lost with the Engine: no word of it comes, or it has been restarted and knows the command no more. */
function isEngineLost(error: unknown): boolean {
  return isSilent(error) || (statusOf(error) === 404 && /no such exec/i.test(messageOf(error)));
}

/** Tells a container that its own trial broke from a Docker that fails. */
export async function explainDockerFault(container: Docker.Container, error: unknown): Promise<Error> {
  if (error instanceof TrialError || error instanceof TestbedDestroyed) return error;
  // Who hangs would have us wait once more.
  if (error instanceof NoAnswer) return dockerFault(error);
  try {
    const { State: state } = await container.inspect();
    // With a daemon that is restarted its containers die as well: not the agent's doing.
    if (isEngineLost(error)) {
      const what = `Docker lost the command (${messageOf(error).trim()}): its daemon was restarted, or the connection broke`;
      return new TrialError('docker', what, { cause: error });
    }
    if (!state.Running) {
      const why = state.OOMKilled ? 'it ran out of memory' : `exit code ${state.ExitCode}`;
      return new TestbedDestroyed(`the container is no longer running: ${why}`);
    }
  } catch (inspection) {
    if (statusOf(inspection) === 404) return new TestbedDestroyed('the container was removed from outside');
    return dockerFault(inspection);
  }
  // The container lives and the Engine answers, yet the exec could not begin: its shell or its workdir is gone.
  if (/OCI runtime exec failed|no such file or directory|chdir/i.test(messageOf(error)))
    return new TestbedDestroyed(messageOf(error));
  return dockerFault(error);
}

/** The Engine's status of an answer; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number } | null)?.statusCode;
}

function isSilent(error: unknown): boolean {
  return error instanceof NoAnswer || (statusOf(error) === undefined && BROKEN.includes(codeOf(error) ?? ''));
}
