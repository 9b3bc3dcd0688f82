import type { TaskEnvironment } from '../datasets/types.ts';
import type { Options } from '../options/options.ts';

/** The network of one trial's container. */
interface TrialNetwork {
  mode: Options['network'];
  /** The hosts that the task allows; null if it allows all. Those of the option `allow-hosts` apply beside them. */
  hosts: string[] | null;
}

/** The narrower of a run's option and a task's own network: neither of them opens what the other closes. */
export function networkOf(
  option: Options['network'],
  task: Pick<TaskEnvironment, 'network' | 'allowedHosts'> | undefined,
): TrialNetwork {
  const { network = 'public', allowedHosts = [] } = task ?? {};
  if (option === 'none') return { mode: 'none', hosts: [] };
  if (network === 'public') return { mode: option, hosts: null };
  // The meter is not the task's network: with `restricted`, an agent reaches its model in every task.
  if (network === 'no-network') return { mode: option === 'restricted' ? 'restricted' : 'none', hosts: [] };
  return { mode: 'restricted', hosts: allowedHosts };
}
