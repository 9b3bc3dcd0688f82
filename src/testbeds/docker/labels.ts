import { messageOf } from '../../base/errors.ts';
import { isDead, type Owner, ownerSchema } from '../../base/lease/owner.ts';
import type { Container, Engine } from './engine.ts';
import { statusOf } from './fault.ts';

const RUN = 'agentbench.run';
const OWNER = 'agentbench.owner';
/** Tries to remove a container; the Engine takes 10 s and more for one that it cannot kill. */
const REMOVALS = 6;
/** All labels of ours. */
export const LABELS = [RUN, OWNER, 'agentbench.instance', 'agentbench.trial'];

/** Labels that tell whose a container is. */
export function labelsFor(run: string, owner: Owner, instanceId: string, trial: number): Record<string, string> {
  return {
    [RUN]: run,
    [OWNER]: JSON.stringify(owner),
    'agentbench.instance': instanceId,
    'agentbench.trial': String(trial),
  };
}

/** The filter that finds one run's containers. */
function runFilter(run: string): string {
  return `${RUN}=${run}`;
}

/** Removes the containers of runs whose process is known to be dead, or of the run that is named; how many there were. */
export async function removeLeftContainers(engine: Engine, run?: string): Promise<number> {
  const containers = await engine.containersWith(run === undefined ? OWNER : runFilter(run));
  const left = containers.filter(({ labels }) => run !== undefined || isOwnerDead(labels[OWNER]));
  await Promise.all(left.map(({ id }) => removeContainer(engine.container(id))));
  return left.length;
}

/** Removes a container with what runs in it and its anonymous volumes; one that is gone already is as well. */
export async function removeContainer(container: Container): Promise<void> {
  for (let left = REMOVALS - 1; ; left--) {
    try {
      await container.remove();
      return;
    } catch (error) {
      // 404: gone; 409: somebody else (post, another sweep) is removing it at this moment.
      if ([404, 409].includes(statusOf(error) ?? 0)) return;
      // With thousands of processes to kill (a fork bomb) the Engine loses patience; each try comes further.
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
