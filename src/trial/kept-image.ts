import type { Instance } from '../datasets/types.ts';

/** The name `keep-image` commits to: the row's `image_tag`, with `-trial-k` from the second trial on. */
export function keptImageName(instance: Instance, trial: number): string {
  const name = instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`;
  const tagged = name.lastIndexOf(':') > name.lastIndexOf('/') ? name : `${name}:latest`;
  return trial === 1 ? tagged : `${tagged}-trial-${trial}`;
}
