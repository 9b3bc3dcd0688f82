import { messageOf, UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import type { Enterable, ProviderRequest, TestbedProvider, WorkdirRequest } from './types.ts';

type Open = (request: ProviderRequest<Options>) => Promise<TestbedProvider>;

/** Each is loaded on first use. */
const docker = () => import('./docker/provider.ts');
const host = () => import('./host/provider.ts');

const TESTBEDS: Record<TestbedKind, () => Promise<Open>> = {
  docker: async () => (await docker()).dockerProvider,
  host: async () => (await host()).hostProvider,
};

/**
 * Makes a run's testbeds available. Throws a UserError if that kind is unavailable, which says so if the option `testbed`
 * did not name the kind.
 */
export async function openProvider(kind: TestbedKind, request: ProviderRequest<Options>): Promise<TestbedProvider> {
  const open = await TESTBEDS[kind]();
  try {
    return await open(request);
  } catch (error) {
    if (request.options.testbed !== 'auto' || !(error instanceof UserError)) throw error;
    throw new UserError(`testbed: auto means ${kind} for this dataset. ${messageOf(error)}`);
  }
}

/** Throws a UserError for an option `workdir` with which that kind of testbed would be refused. */
export async function checkWorkdir(kind: TestbedKind, request: WorkdirRequest): Promise<void> {
  if (kind === 'docker') (await import('./docker/layout.ts')).checkWorkdir(request);
  else await (await import('./host/workdir.ts')).checkSharedWorkdir(request);
}

/**
 * A container (by name) or workdir (by path) that was kept on this machine, to be entered; null if it is gone, or was
 * not kept. Throws a UserError if no Docker answers.
 */
export async function openKept(kind: TestbedKind, kept: string, machine: Machine): Promise<Enterable | null> {
  if (kind === 'host') return (await host()).keptWorkdir(kept, machine);
  return (await import('./docker/left.ts')).keptContainer(kept, machine);
}
