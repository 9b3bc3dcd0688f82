import type { Network, TaskEnvironment } from '../datasets/types.ts';
import type { Testbed } from './types.ts';

/** Runs a phase of a task with the network that it has then. */
export async function withNetwork<Value>(
  testbed: Pick<Testbed, 'setNetwork'>,
  { network }: Pick<TaskEnvironment, 'network'>,
  inPhase: Network,
  work: () => Promise<Value>,
): Promise<Value> {
  await testbed.setNetwork(inPhase);
  const value = await work().catch(async (error) => {
    // The fault of the phase is the one to tell.
    await testbed.setNetwork(network).catch(() => {});
    throw error;
  });
  await testbed.setNetwork(network);
  return value;
}
