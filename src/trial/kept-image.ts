import type { Dataset, Instance } from '../datasets/types.ts';
import type { Options } from '../options/options.ts';
import { chooseImage } from '../testbeds/docker/images.ts';

/** The image name for `keep-image`: the row's `image_tag`, with `-trial-k` from the second trial on. */
export function keptImageName(instance: Instance, trial: number): string {
  const name = tagged(instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`);
  return trial === 1 ? name : `${name}-trial-${trial}`;
}

/**
 * True if an instance of the dataset uses this image name as its base: a kept image of that name would become another
 * agent's testbed.
 */
export function isBaseImage(
  name: string,
  { instances }: Pick<Dataset, 'instances'>,
  options: Pick<Options, 'image' | 'image-map'>,
): boolean {
  const whole = wholeName(name);
  return instances.some(({ image }) => {
    const base = chooseImage(image, options);
    return base !== null && wholeName(base.name) === whole;
  });
}

/** The id of another instance of the dataset of which a trial's image would be kept under this name; undefined without one. */
export function sameKept(
  name: string,
  { id }: Pick<Instance, 'id'>,
  { instances }: Pick<Dataset, 'instances'>,
  { trials }: Pick<Options, 'trials'>,
): string | undefined {
  const own = wholeName(name);
  const all = Array.from({ length: trials }, (_, index) => index + 1);
  const others = instances.filter((other) => other.id !== id);
  return others.find((other) => all.some((trial) => wholeName(keptImageName(other, trial)) === own))?.id;
}

function tagged(name: string): string {
  return name.lastIndexOf(':') > name.lastIndexOf('/') ? name : `${name}:latest`;
}

/** A name as Docker completes it: `debian` becomes `docker.io/library/debian:latest`. */
function wholeName(name: string): string {
  const [first = '', ...rest] = tagged(name).split('/');
  if (rest.length === 0) return `docker.io/library/${first}`;
  const isRegistry = /[.:]/.test(first) || first === 'localhost';
  if (!isRegistry) return `docker.io/${first}/${rest.join('/')}`;
  const registry = first === 'index.docker.io' ? 'docker.io' : first;
  return registry === 'docker.io' && rest.length === 1
    ? `docker.io/library/${rest[0]}`
    : `${registry}/${rest.join('/')}`;
}
