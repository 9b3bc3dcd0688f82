import { execFileSync, spawnSync } from 'node:child_process';
import { connectDocker } from '../../src/testbeds/docker/connect.ts';
import type { Engine } from '../../src/testbeds/docker/engine.ts';
import { testMachine } from './machine.ts';

/** The Docker Engine used by the tests. */
export function theDocker(): Promise<Engine> {
  return connectDocker(testMachine());
}

/** A container as described by Docker. */
export interface ContainerInfo {
  Id: string;
  Name: string;
  HostConfig: Record<string, unknown>;
  Config: { Labels: Record<string, string> };
  Mounts: { Destination: string; RW: boolean }[];
  State: { Running: boolean; Status: string };
}

/** The containers of one run. */
export function containersOf(run: string): Promise<ContainerInfo[]> {
  return containersWith(`agentbench.run=${run}`);
}

/** The containers of one instance, of any run. */
export function containersOfInstance(id: string): Promise<ContainerInfo[]> {
  return containersWith(`agentbench.instance=${id}`);
}

/** The ids of the networks or volumes of one instance, of any run. */
export async function placesOfInstance(kind: 'networks' | 'volumes', id: string): Promise<string[]> {
  const docker = await theDocker();
  return (await docker.placesWith(kind, `agentbench.instance=${id}`)).map((place) => place.id);
}

async function containersWith(label: string): Promise<ContainerInfo[]> {
  const docker = await theDocker();
  const ids = (await docker.containersWith(label)).map(({ id }) => id);
  if (ids.length === 0) return [];
  // A container removed since the listing is left out, with exit code 1.
  const { stdout, stderr } = spawnSync('docker', ['inspect', ...ids], { encoding: 'utf8', timeout: 60_000 });
  const faults = stderr.split('\n').filter((line) => line !== '' && !/no such object/i.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.parse(stdout);
}

/** Runs the docker command line. */
export function dockerCli(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 }).trim();
}
