import path from 'node:path';
import { TrialError } from '../base/errors.ts';
import type { OpenTrial } from './live.ts';

/** The place of a task's earlier context in a testbed, for an agent that is started by a command; null without one. */
export function contextFile({
  instance,
  testbed,
  context,
}: Pick<OpenTrial, 'instance' | 'testbed' | 'context'>): string | null {
  if (context.agent !== null || (instance.environment?.context ?? null) === null) return null;
  return path.posix.join(path.posix.dirname(testbed.agentHome), 'trajectory.json');
}

/** Brings the earlier context of a Harbor task into its testbed. Throws a TrialError (`dataset`) if it is no trajectory. */
export async function placeTaskContext(opened: OpenTrial): Promise<void> {
  const target = contextFile(opened);
  if (target === null) return;
  const { id, environment } = opened.instance;
  const { readTrajectory } = await import('../trajectory/read.ts');
  const trajectory = readTrajectory(environment!.context!);
  if (trajectory === null)
    throw new TrialError('dataset', `${id}: trajectory.json is not a trajectory in ATIF 1.0 to 1.8`);
  await opened.testbed.place([[target, { text: JSON.stringify(trajectory) }]]);
}
