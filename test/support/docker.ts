import { execFileSync, spawnSync } from 'node:child_process';
import { connectDocker } from '../../src/testbeds/docker/connect.ts';
import type { Engine } from '../../src/testbeds/docker/engine.ts';
import { testMachine } from './machine.ts';

/** The label with the id of an instance. */
const INSTANCE = 'agentbench.instance';

let connected: Promise<Engine> | null = null;

/** The Docker Engine used by the tests. */
export function theDocker(): Promise<Engine> {
  connected ??= connectDocker(testMachine());
  return connected;
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

/** The containers of these instances, of any run. */
export function containersOfInstance(...instances: string[]): Promise<ContainerInfo[]> {
  return containersWith(INSTANCE, instances);
}

/** The ids of the networks or volumes of these instances, of any run. */
export async function placesOfInstance(kind: 'networks' | 'volumes', ...instances: string[]): Promise<string[]> {
  const places = await (await theDocker()).placesWith(kind, INSTANCE);
  return places.filter(({ labels }) => instances.includes(labels[INSTANCE]!)).map(({ id }) => id);
}

/** `instances`: those of which a container is to be; all where it is not given. */
async function containersWith(label: string, instances?: string[]): Promise<ContainerInfo[]> {
  const listed = await (await theDocker()).containersWith(label);
  const found = listed.filter(({ labels }) => instances?.includes(labels[INSTANCE]!) ?? true);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  // A container removed since the listing is left out, with exit code 1.
  const { stdout, stderr } = spawnSync('docker', ['inspect', ...ids], { encoding: 'utf8', timeout: 240_000 });
  const faults = stderr.split('\n').filter((line) => line !== '' && !/no such object/i.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.parse(stdout);
}

/** Runs the docker command line. */
export function dockerCli(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 240_000 }).trim();
}
