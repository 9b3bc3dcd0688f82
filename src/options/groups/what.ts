import { optionsOf } from '../meta.ts';
import { selectors, text } from '../values.ts';

const { defaulted, optional } = optionsOf('what');

/** Dataset and instances. */
export const whatOptions = {
  dataset: defaulted(text, 'setupbench', {
    description:
      'Dataset to run: `setupbench`, `prdbench`, a directory of your own tasks (`scenarios/*.jsonl`) or of Harbor tasks, or `harbor` (Harbor tasks in `dataset-repository`).',
  }),
  'dataset-path': optional(text, {
    description:
      'Local checkout of the dataset, used instead of fetching it. With `dataset: harbor` and `dataset-repository`: the folder of the tasks in that repository.',
  }),
  'dataset-repository': optional(text, {
    description: "Git URL to fetch the dataset from. Default: the dataset's public repository.",
  }),
  'dataset-ref': optional(text, {
    description:
      'Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other.',
  }),
  instances: defaulted(selectors, 'all', {
    description:
      'Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `difficulty:easy` and `tag:web` (Harbor tasks), `!exclude`, `!flaky:FILE` or `!saturated:FILE` (of `report --noise`), or `all`; separated by newlines or commas, or as a JSON array.',
  }),
  config: optional(text, {
    takenBy: ['run', 'plan', 'report'],
    description:
      'File with options. Default: `agentbench.yaml` in the current directory, otherwise `.github/agentbench.yaml`, if it exists. `none` reads no file. Inputs and flags override the file.',
  }),
};
