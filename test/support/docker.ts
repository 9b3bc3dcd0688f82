import { execFileSync } from 'node:child_process';
import type Docker from 'dockerode';
import { connectDocker } from '../../src/testbeds/docker/connect.ts';
import { statusOf } from '../../src/testbeds/docker/fault.ts';
import { testMachine } from './machine.ts';

/** The Docker that the tests use. */
export function theDocker(): Promise<Docker> {
  return connectDocker(testMachine());
}

/** The containers of one run, as Docker describes them. */
export function containersOf(run: string): Promise<Docker.ContainerInspectInfo[]> {
  return containersWith(`agentbench.run=${run}`);
}

/** The containers of one instance, of any run. */
export function containersOfInstance(id: string): Promise<Docker.ContainerInspectInfo[]> {
  return containersWith(`agentbench.instance=${id}`);
}

async function containersWith(label: string): Promise<Docker.ContainerInspectInfo[]> {
  const docker = await theDocker();
  const containers = await docker.listContainers({ all: true, filters: { label: [label] } });
  const found = await Promise.all(
    containers.map(({ Id: id }) =>
      docker
        .getContainer(id)
        .inspect()
        .catch((error) => {
          // Removed since it was listed.
          if (statusOf(error) !== 404) throw error;
          return null;
        }),
    ),
  );
  return found.filter((container) => container !== null);
}

/** The docker command line. */
export function dockerCli(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 }).trim();
}
