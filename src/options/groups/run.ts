import { optionsOf } from '../meta.ts';
import { count, dollars, duration, flag, nonEmpty, repeats, shard, size } from '../values.ts';

const { defaulted, optional } = optionsOf('run');

/** The run as a whole: trials, budget, results. */
export const runOptions = {
  trials: defaulted(count, '1', {
    takenBy: ['run', 'plan', 'report'],
    description: 'Number of trials for each instance.',
  }),
  parallel: defaulted(count, '1', { description: 'Number of trials that run at the same time.' }),
  'results-path': optional(nonEmpty, {
    takenBy: ['run', 'report'],
    description:
      'Directory for the results of one run. Default: a new directory in `agentbench-results/`, which is the target of the link `latest` there. A report reads the results in this directory and writes its files to the subdirectory `report/` (or to `<results-path>-report`, if it is the directory of a single run).',
  }),
  resume: defaulted(flag, 'false', {
    flag: true,
    description:
      'Keep the `passed` and `failed` trials of the earlier run in `results-path` and run only the others. Default of the directory: the latest run in `agentbench-results/`; in a workflow, only one of the same workflow run. Agent, dataset, mode, limits and judge must be those of the earlier run. A re-run of a workflow does this automatically.',
  }),
  retries: defaulted(repeats, '0', {
    description:
      'How often a trial is repeated that could not be measured for a temporary reason: Docker, git, network, image pull, provider, an agent that ends with exit code 75. The last attempt counts; the others are kept.',
  }),
  shard: optional(shard, {
    description:
      'Run only one part of the selected instances, for example `1/4`. The `instances` of a job in the matrix of `plan` are already such a part: give these without `shard`.',
  }),
  'max-duration': optional(duration, {
    description:
      'Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`. The limit begins again when a run is continued.',
  }),
  'max-cost': optional(dollars, {
    description:
      'Cost limit of the whole run in USD, counted from the known costs of agents and of the judge. Running trials finish; with `model-keys`, they begin no further request, round or step, and those that were cut so and have not passed count as `not_run`, as do all remaining ones. The limit begins again when a run is continued.',
  }),
  'max-log-size': defaulted(size, '16MiB', {
    description:
      'Size limit of each log file. The beginning and the end are kept, and the cut is marked. From there on `exchanges.jsonl` has figures only, up to twice the size.',
  }),
  'max-output-size': defaulted(size, '64MiB', {
    description:
      'Size limit of the files of a trial that are collected from `AGENTBENCH_AGENT_HOME`, and in each round or step anew of those from `AGENTBENCH_OUTPUT_DIR` and of the artifacts of a Harbor task.',
  }),
};
