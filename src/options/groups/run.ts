import { optionsOf } from '../meta.ts';
import { count, dollars, duration, flag, nonEmpty, shard, size } from '../values.ts';

const { defaulted, optional } = optionsOf('run');

/** The run as a whole: trials, budget, results. */
export const runOptions = {
  trials: defaulted(count, '1', {
    takenBy: ['run', 'plan', 'report'],
    description: 'Number of trials for each instance.',
  }),
  parallel: defaulted(count, '1', { description: 'Number of trials that run at the same time.' }),
  'results-path': defaulted(nonEmpty, 'agentbench-results', {
    takenBy: ['run', 'report'],
    description:
      'Directory for the results. A report reads the results in it and writes its files to `report/` below it.',
  }),
  resume: defaulted(flag, 'false', {
    flag: true,
    description:
      'Keep the `passed` and `failed` trials of an earlier run in `results-path` and run only the others. A re-run of a workflow does this automatically.',
  }),
  shard: optional(shard, {
    description: 'Run only one part of the selected instances, for example `1/4`.',
  }),
  'max-duration': optional(duration, {
    description:
      'Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`.',
  }),
  'max-cost': optional(dollars, {
    description:
      'Cost limit of the whole run in USD, counted from the cost that agents report. Running trials finish; remaining trials count as `not_run`.',
  }),
  'max-log-size': defaulted(size, '16MiB', {
    description: 'Size limit of each log file. The beginning and the end are kept, and the cut is marked.',
  }),
  'max-output-size': defaulted(size, '64MiB', {
    description: 'Size limit of the files collected from `AGENTBENCH_OUTPUT_DIR` for each trial.',
  }),
};
