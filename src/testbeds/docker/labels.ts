import { messageOf } from '../../base/errors.ts';
import { isDead, type Owner, ownerFrom } from '../../base/lease/owner.ts';
import type { Container } from './container.ts';
import type { Engine } from './engine.ts';
import { statusOf } from './fault.ts';

const RUN = 'agentbench.run';
const OWNER = 'agentbench.owner';
/** The owner's label of a container that may be kept: sweeps of versions that know no kept ones leave it alone. */
const KEEPER = 'agentbench.keeper';
const INSTANCE = 'agentbench.instance';
const TRIAL = 'agentbench.trial';
/** The workdir of a trial, on its container and on an image made of it; empty if it is the container's own directory, which that of a task need not be. */
export const WORKDIR = 'agentbench.workdir';
/** The name says that a container is kept: labels cannot be changed after it was made. */
const KEPT_NAME = 'agentbench-kept-';
/** Tries to remove a container; the Engine takes 10 s or more for one that it cannot kill. */
const REMOVALS = 6;
/** Our labels that no image has. */
export const LABELS = [RUN, OWNER, KEEPER, INSTANCE, TRIAL];

/** Labels that identify the owner of a container; `keepable`: it may be kept after its trial. */
export function labelsFor(
  run: { id: string; owner: Owner },
  { instance, trial }: { instance: { id: string }; trial: number },
  keepable = false,
): Record<string, string> {
  return {
    [RUN]: run.id,
    [keepable ? KEEPER : OWNER]: JSON.stringify(run.owner),
    [INSTANCE]: instance.id,
    [TRIAL]: String(trial),
  };
}

/** The name of a container that is kept. */
export function keptName({ id }: Pick<Container, 'id'>): string {
  return `${KEPT_NAME}${id.slice(0, 12)}`;
}

/** A container of a run that is over. */
export interface LeftContainer {
  id: string;
  name: string;
  /** True if it was kept on purpose. */
  kept: boolean;
  instanceId: string;
  trial: string;
  /** Bytes written in it. */
  size: number;
}

/** The containers of runs whose process is known to be dead, kept or not. */
export async function containersLeft(engine: Engine): Promise<LeftContainer[]> {
  return (await engine.containersWith(RUN, true))
    .filter(({ labels }) => isOwnerDead(labels))
    .map(({ id, name, labels, size }) => ({
      id,
      name,
      kept: isKept(name),
      instanceId: labels[INSTANCE] ?? '',
      trial: labels[TRIAL] ?? '',
      size,
    }));
}

/** A container that was kept under this name; null if it is gone, or was not kept. */
export async function findKept(engine: Engine, wanted: string): Promise<Container | null> {
  const found = (await engine.containersWith(RUN)).find(({ name }) => name === wanted && isKept(name));
  return found === undefined ? null : engine.container(found.id);
}

function isKept(name: string): boolean {
  return name.startsWith(KEPT_NAME);
}

/**
 * Removes the containers of runs whose process is known to be dead, or those of the named run, without kept ones, and
 * their networks and volumes; returns the number of containers.
 */
export async function removeLeftContainers(engine: Engine, run?: string): Promise<number> {
  const label = run === undefined ? RUN : `${RUN}=${run}`;
  const isOver = (labels: Record<string, string>) => run !== undefined || isOwnerDead(labels);
  const left = (await engine.containersWith(label)).filter(({ name, labels }) => !isKept(name) && isOver(labels));
  await removeContainers(engine, left);
  await removeOwned(engine, label, isOver);
  return left.length;
}

/** Removes the networks and volumes with a label whose own labels are `over`; those in use stay. */
export async function removeOwned(
  engine: Engine,
  label: string,
  over: (labels: Record<string, string>) => boolean,
): Promise<void> {
  const remove = async (kind: 'networks' | 'volumes') => {
    for (const { id, labels } of await engine.placesWith(kind, label)) {
      if (!over(labels)) continue;
      await engine.removePlace(kind, id).catch((error) => {
        // 404: gone; 403 and 409: of a container that was kept.
        if (![403, 404, 409].includes(statusOf(error) ?? 0)) throw error;
      });
    }
  };
  await Promise.all([remove('networks'), remove('volumes')]);
}

/**
 * Removes containers one after the other, all that can be; throws the first error, at once where the Engine does not answer.
 * Before 20.10.27 it may stop answering for good when two containers leave a network at the same moment (moby/moby#46661).
 */
export async function removeContainers(engine: Engine, containers: { id: string }[]): Promise<void> {
  const refusals: unknown[] = [];
  for (const { id } of containers) {
    try {
      await removeContainer(engine.container(id));
    } catch (error) {
      if (statusOf(error) === undefined) throw error;
      refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals[0];
}

/** Removes a container with its processes and anonymous volumes; succeeds if it is already gone. */
export async function removeContainer(container: Container): Promise<void> {
  for (let left = REMOVALS - 1; ; left--) {
    try {
      await container.remove();
      return;
    } catch (error) {
      // 404: gone; 409: another process (post, another sweep) is removing it.
      if ([404, 409].includes(statusOf(error) ?? 0)) return;
      // With thousands of processes to kill (a fork bomb), the Engine gives up early; each try gets further.
      if (left === 0 || !/did not receive an exit event/.test(messageOf(error))) throw error;
    }
  }
}

function isOwnerDead(labels: Record<string, string>): boolean {
  const owner = ownerFrom(labels[OWNER] || labels[KEEPER] || '');
  return owner !== null && isDead(owner);
}
