import * as z from 'zod/mini';
import { optionsOf } from '../meta.ts';
import { agentEnvironment, cpus, flag, imageMap, imageName, size, text } from '../values.ts';

const { defaulted, optional } = optionsOf('testbed');

/** Each has a line in `TESTBEDS` (src/testbeds/registry.ts). */
export const TESTBED_KINDS = ['docker', 'host'] as const;

/** The place of trials. */
export const testbedOptions = {
  testbed: defaulted(z.enum(['auto', ...TESTBED_KINDS]), 'auto', {
    description:
      'Place of the trials: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker).',
  }),
  image: optional(imageName, {
    description: 'Docker image for all instances, instead of the image in each dataset row.',
  }),
  'image-map': defaulted(imageMap, '', {
    description: 'Docker images to replace, one `from=to` on each line.',
  }),
  workdir: optional(text, {
    description:
      'Working directory of the agent and the evaluation. Default: `/testbed` on Docker (for a Harbor task, its own or that of its image), a new directory for each trial on the host.',
  }),
  network: defaulted(z.enum(['bridge', 'none', 'restricted']), 'bridge', {
    description:
      'Network of the container: `bridge`, `none`, or `restricted` (the container reaches the meter and `allow-hosts`, nothing else). Docker only.',
  }),
  cpus: optional(cpus, {
    description: 'CPU limit of the container, for example `2`. Docker only. Default: no limit.',
  }),
  memory: optional(size, {
    description: 'Memory limit of the container, for example `8GiB`. Docker only. Default: no limit.',
  }),
  'task-env': defaulted(agentEnvironment, '', {
    description:
      'Variables that Harbor tasks take from the machine by `${NAME}`: `NAME=value` lines, or `NAME` to copy a variable of the job. Other variables are not passed. The values are redacted everywhere.',
  }),
  keep: defaulted(z.enum(['never', 'failed', 'always']), 'never', {
    description:
      'Keep the container, or the workdir on the host, after a trial: `never`, `failed` (trials that failed or could not be measured), or `always`. Its processes are ended. The log has the command that enters it; `agentbench clean` removes it.',
  }),
  'keep-image': defaulted(flag, 'false', {
    flag: true,
    description:
      'Commit the container as the image `image_tag` of its dataset row (`agentbench/<id>:kept` without one), after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on). The content of volumes is not part of an image. Not for experiments.',
  }),
};
