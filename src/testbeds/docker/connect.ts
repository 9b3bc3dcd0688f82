import { existsSync } from 'node:fs';
import Docker from 'dockerode';
import { messageOf, UserError } from '../../errors.ts';
import type { Machine } from '../../machine.ts';

/**
 * The Engine that `DOCKER_HOST` names, otherwise the default socket, otherwise the docker CLI's current context.
 * Throws a UserError with advice where none answers.
 */
export async function connectDocker(machine: Machine): Promise<Docker> {
  const named = machine.environment.DOCKER_HOST;
  const host =
    named ?? (existsSync('/var/run/docker.sock') ? 'unix:///var/run/docker.sock' : await hostOfContext(machine));
  if (host?.startsWith('ssh://')) {
    throw new UserError(
      `Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`,
    );
  }
  try {
    const docker =
      named !== undefined || host === undefined
        ? new Docker()
        : new Docker({ socketPath: host.replace('unix://', '') });
    await docker.ping();
    return docker;
  } catch (error) {
    const where = host ?? 'unix:///var/run/docker.sock';
    throw new UserError(
      `Docker does not answer at ${where} (${messageOf(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`,
    );
  }
}

/** Whether the daemon sees the files of this process at the same paths, so that they can be mounted. */
export function sharesFiles(docker: Docker): boolean {
  const { socketPath } = docker.modem as { socketPath?: string };
  return (
    socketPath !== undefined &&
    process.platform === 'linux' &&
    !existsSync('/.dockerenv') &&
    !existsSync('/run/.containerenv')
  );
}

async function hostOfContext(machine: Machine): Promise<string | undefined> {
  try {
    const result = await machine.runTool('docker', ['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}']);
    const host = result.stdout.trim();
    return result.exitCode === 0 && host.startsWith('unix://') ? host : undefined;
  } catch {
    return undefined;
  }
}
