import * as z from 'zod/mini';
import { optionsOf } from '../meta.ts';
import { flag, nonEmpty } from '../values.ts';

const { defaulted, optional } = optionsOf('experiment');

/** Several agents measured side by side. */
export const experimentOptions = {
  arms: optional(nonEmpty, {
    takenBy: ['run', 'plan'],
    description:
      'The arms of an experiment, in YAML or in a file: `NAME: { option: value }` for each. An arm can set options of the agent; all other options are shared. The first arm is the control, with which each other arm is compared.',
  }),
  stop: defaulted(z.enum(['never', 'known']), 'never', {
    description:
      'When an experiment ends early: `never`, or `known`: as soon as it is known which arm is better, that no difference above `tolerance` exists, or that the remaining trials cannot settle it. The results are examined after every pair, by a test that is valid for that.',
  }),
  reuse: defaulted(flag, 'false', {
    flag: true,
    description:
      'Take trials of an experiment from `baseline` (a directory of earlier results, or `artifact`: those that the newest push or scheduled run on the base branch uploaded), if everything that can change their result is the same: agent and its directory, model, dataset, image, limits. They are marked and counted; each is taken once.',
  }),
};
