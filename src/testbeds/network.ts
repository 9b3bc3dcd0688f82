import { partsOf } from '../datasets/steps.ts';
import type { Network } from '../datasets/types.ts';
import type { Options } from '../options/options.ts';
import type { TestbedRequest } from './types.ts';

/** The network of one trial's container in one phase. */
export interface TrialNetwork {
  mode: Options['network'];
  /** The hosts that the task allows; null if it allows all. Those of the option `allow-hosts` apply beside them. */
  hosts: string[] | null;
}

/** The narrower of a run's option and a task's own network: neither of them opens what the other closes. */
export function networkOf(option: Options['network'], task: Network | undefined): TrialNetwork {
  const { mode, hosts } = task ?? { mode: 'public', hosts: [] };
  if (option === 'none') return { mode: 'none', hosts: [] };
  if (mode === 'public') return { mode: option, hosts: null };
  // The meter is not the task's network: with `restricted`, an agent reaches its model in every task.
  if (mode === 'no-network') return { mode: option === 'restricted' ? 'restricted' : 'none', hosts: [] };
  return { mode: 'restricted', hosts };
}

/** The networks that a testbed has in its phases, first the one between them. */
export function networksOf(
  option: Options['network'],
  { instance, verifies }: Pick<TestbedRequest, 'instance' | 'verifies'>,
): [TrialNetwork, ...TrialNetwork[]] {
  const phases = (verifies ? [instance] : partsOf(instance)).flatMap(({ environment, evaluation }) => {
    if (environment === undefined || evaluation.kind !== 'reward') return [];
    const isVerifiers = verifies || evaluation.separate === null;
    return [...(verifies ? [] : [environment.agentNetwork]), ...(isVerifiers ? [evaluation.network] : [])];
  });
  return [networkOf(option, instance.environment?.network), ...phases.map((phase) => networkOf(option, phase))];
}
