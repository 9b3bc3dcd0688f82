import { messageOf } from '../../base/errors.ts';
import { isDead, type Owner, ownerSchema } from '../../base/lease/owner.ts';
import type { Container, Engine } from './engine.ts';
import { statusOf } from './fault.ts';

const RUN = 'agentbench.run';
const OWNER = 'agentbench.owner';
/** Tries to remove a container; the Engine takes 10 s or more for one that it cannot kill. */
const REMOVALS = 6;
/** All our labels. */
export const LABELS = [RUN, OWNER, 'agentbench.instance', 'agentbench.trial'];

/** Labels that identify the owner of a container. */
export function labelsFor(run: string, owner: Owner, instanceId: string, trial: number): Record<string, string> {
  return {
    [RUN]: run,
    [OWNER]: JSON.stringify(owner),
    'agentbench.instance': instanceId,
    'agentbench.trial': String(trial),
  };
}

/** Label filter for the containers of one run. */
function runFilter(run: string): string {
  return `${RUN}=${run}`;
}

/**
 * Removes the containers of runs whose process is known to be dead, or those of the named run; returns their number.
 */
export async function removeLeftContainers(engine: Engine, run?: string): Promise<number> {
  const containers = await engine.containersWith(run === undefined ? OWNER : runFilter(run));
  const left = containers.filter(({ labels }) => run !== undefined || isOwnerDead(labels[OWNER]));
  await Promise.all(left.map(({ id }) => removeContainer(engine.container(id))));
  return left.length;
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

function isOwnerDead(label: string | undefined): boolean {
  try {
    return isDead(ownerSchema.parse(JSON.parse(label ?? '')));
  } catch {
    return false;
  }
}
