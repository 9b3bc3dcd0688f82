import * as z from 'zod/mini';
import { type CommandName, commandsOf, defaulted, metaOf, type OptionMeta, optional } from './meta.ts';
import {
  agentEnvironment,
  count,
  cpus,
  dollars,
  duration,
  flag,
  fraction,
  history,
  imageMap,
  jobs,
  matrix,
  selectors,
  shard,
  size,
} from './values.ts';

const text = z.string();
const nonEmpty = text.check(z.minLength(1));

/**
 * Every option, with one name for its action input and CLI flag. Texts in, typed values out: durations in milliseconds,
 * sizes in bytes. Source of action.yml, the CLI's flags and the tables of docs/reference/options.md.
 */
export const optionsSchema = z.strictObject({
  dataset: defaulted(text, 'setupbench', {
    group: 'what',
    description: 'Dataset to run: `setupbench`, `prdbench`, or a directory with `scenarios/*.jsonl` and `fixtures/`.',
  }),
  'dataset-path': optional(text, {
    group: 'what',
    description: 'Local checkout of the dataset, used instead of fetching it.',
  }),
  'dataset-repository': optional(text, {
    group: 'what',
    description: "Git URL to fetch the dataset from. Default: the dataset's public repository.",
  }),
  'dataset-ref': optional(text, {
    group: 'what',
    description:
      'Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other.',
  }),
  instances: defaulted(selectors, 'all', {
    group: 'what',
    description:
      'Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude` or `all`, separated by newlines or commas, or as a JSON array.',
  }),

  'agent-command': optional(nonEmpty, {
    group: 'agent',
    description:
      'Command that runs the agent, executed by `bash` in the workdir of each instance. Required, except for the example dataset.',
  }),
  'agent-setup': optional(text, {
    group: 'agent',
    description:
      'Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`).',
  }),
  'agent-directory': optional(text, {
    group: 'agent',
    description:
      'Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path.',
  }),
  'agent-env': defaulted(agentEnvironment, '', {
    group: 'agent',
    description:
      'Environment variables of the agent: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted as secrets.',
  }),
  'agent-timeout': defaulted(duration, '2h', {
    group: 'agent',
    description: 'Time limit of the agent in each trial. The evaluation runs in any case.',
  }),
  'agent-name': optional(text, { group: 'agent', description: 'Name of the agent in results and comments.' }),
  'agent-model': optional(text, { group: 'agent', description: 'Name of the model in results and comments.' }),

  testbed: defaulted(z.enum(['auto', 'docker', 'host']), 'auto', {
    group: 'testbed',
    description:
      'Where trials run: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker).',
  }),
  image: optional(text, {
    group: 'testbed',
    description: 'Docker image for all instances, instead of the image in each dataset row.',
  }),
  'image-map': defaulted(imageMap, '', {
    group: 'testbed',
    description: 'Docker images to replace, one `from=to` on each line.',
  }),
  workdir: optional(text, {
    group: 'testbed',
    description:
      'Working directory of the agent and the evaluation. Default: `/testbed` on Docker, a new directory for each trial on the host.',
  }),
  network: defaulted(z.enum(['bridge', 'none']), 'bridge', {
    group: 'testbed',
    description: 'Network of the container: `bridge`, or `none` for no network. Docker only.',
  }),
  cpus: optional(cpus, {
    group: 'testbed',
    description: 'CPU limit of the container, for example `2`. Docker only. Default: no limit.',
  }),
  memory: optional(size, {
    group: 'testbed',
    description: 'Memory limit of the container, for example `8GiB`. Docker only. Default: no limit.',
  }),
  'keep-image': defaulted(flag, 'false', {
    group: 'testbed',
    flag: true,
    description:
      'Commit the container as the image `image_tag` of its dataset row, after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on).',
  }),

  'evaluation-timeout': defaulted(duration, '30m', {
    group: 'evaluation',
    description: 'Time limit of the evaluation. When it is reached, the output so far decides the verdict.',
  }),
  'testcase-timeout': defaulted(duration, '5m', {
    group: 'evaluation',
    description: 'Time limit of one test case of a test plan.',
  }),
  mode: defaulted(z.enum(['dev', 'free', 'debug']), 'dev', {
    group: 'evaluation',
    takenBy: ['run', 'plan'],
    description:
      'PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports).',
  }),
  'pass-score': defaulted(fraction, '1.0', {
    group: 'evaluation',
    description: 'Minimum score (0..1) over all points of a test plan for a trial to pass.',
  }),
  judge: defaulted(z.enum(['none', 'command', 'openai']), 'none', {
    group: 'evaluation',
    description:
      'Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint).',
  }),
  'judge-command': optional(nonEmpty, {
    group: 'evaluation',
    description:
      'Command of the `command` judge. It reads one JSON object from standard input and prints `{"score": 0|1|2, "explanation": "…"}` as its last line.',
  }),
  'judge-model': optional(nonEmpty, {
    group: 'evaluation',
    description: 'Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`.',
  }),
  'judge-base-url': optional(
    z.url({ protocol: /^https?$/, error: (issue) => `"${issue.input}" is not an http(s) URL` }),
    {
      group: 'evaluation',
      description: 'Base URL of the endpoint of the `openai` judge. Default: the OpenAI API.',
    },
  ),
  'judge-api-key': optional(text, {
    group: 'evaluation',
    description: 'API key of the `openai` judge. It is redacted everywhere and never passed to the agent.',
  }),
  'judge-samples': defaulted(count, '1', {
    group: 'evaluation',
    description: 'Number of verdicts for each point. The most frequent score counts; in a tie, the lowest.',
  }),

  trials: defaulted(count, '1', {
    group: 'run',
    takenBy: ['run', 'plan', 'report'],
    description: 'Number of trials for each instance.',
  }),
  parallel: defaulted(count, '1', { group: 'run', description: 'Number of trials that run at the same time.' }),
  'results-path': defaulted(nonEmpty, 'agentbench-results', {
    group: 'run',
    takenBy: ['run', 'report'],
    description:
      'Directory for the results. A report reads the results in it and writes its files to `report/` below it.',
  }),
  resume: defaulted(flag, 'false', {
    group: 'run',
    flag: true,
    description:
      'Keep the `passed` and `failed` trials of an earlier run in `results-path` and run only the others. A re-run of a workflow does this automatically.',
  }),
  shard: optional(shard, {
    group: 'run',
    description: 'Run only one part of the selected instances, for example `1/4`.',
  }),
  'max-duration': optional(duration, {
    group: 'run',
    description:
      'Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`.',
  }),
  'max-cost': optional(dollars, {
    group: 'run',
    description:
      'Cost limit of the whole run in USD, counted from the cost that agents report. Running trials finish; remaining trials count as `not_run`.',
  }),
  'max-log-size': defaulted(size, '16MiB', {
    group: 'run',
    description: 'Size limit of each log file. The beginning and the end are kept, and the cut is marked.',
  }),
  'max-output-size': defaulted(size, '64MiB', {
    group: 'run',
    description: 'Size limit of the files collected from `AGENTBENCH_OUTPUT_DIR` for each trial.',
  }),

  suite: optional(nonEmpty, {
    group: 'report',
    actionDefault: '${{ github.workflow }}',
    description: 'Name of the suite. Runs of the same suite share one comment.',
  }),
  'upload-artifact': defaulted(flag, 'true', {
    group: 'report',
    flag: true,
    actionOnly: true,
    description: 'Upload the results as a workflow artifact.',
  }),
  'artifact-name': defaulted(nonEmpty, 'agentbench', {
    group: 'report',
    actionOnly: true,
    description: "Prefix of the artifact's name, followed by suite, job, step and attempt.",
  }),
  'retention-days': optional(count, {
    group: 'report',
    actionOnly: true,
    description: "Number of days to keep the artifact. Default: the repository's setting.",
  }),
  summary: defaulted(flag, 'true', {
    group: 'report',
    flag: true,
    actionOnly: true,
    description: 'Write the step summary.',
  }),
  comment: defaulted(z.enum(['auto', 'always', 'changes', 'failures', 'never']), 'auto', {
    group: 'report',
    actionOnly: true,
    description:
      'When to write the pull request comment: `auto` (if there is a pull request and the token permits it), `always` (with a warning if it is not possible), `changes` (if a verdict differs from the existing comment), `failures` (if a trial did not pass), `never`.',
  }),
  'comment-author': defaulted(text, 'github-actions[bot]', {
    group: 'report',
    actionOnly: true,
    description: 'Login of the author of the comment. Comments by other authors are never changed.',
  }),
  'github-token': optional(text, {
    group: 'report',
    actionOnly: true,
    actionDefault: '${{ github.token }}',
    description: 'Token for the comment (`pull-requests: write`) and for a history on a branch (`contents: write`).',
  }),
  baseline: defaulted(nonEmpty, 'none', {
    group: 'report',
    takenBy: ['run', 'plan', 'report'],
    description:
      'Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results.',
  }),
  history: defaulted(history, 'none', {
    group: 'report',
    takenBy: ['report'],
    description:
      'Where to keep the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`).',
  }),
  tolerance: defaulted(fraction, '0', {
    group: 'report',
    description: 'Changes of rate or score up to this size (0..1) are ignored, even if significant.',
  }),
  'fail-on': defaulted(z.enum(['error', 'never', 'failure', 'regression']), 'error', {
    group: 'report',
    description:
      'When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline), `never`.',
  }),
  'min-success-rate': optional(fraction, {
    group: 'report',
    description: 'The gate also fails if the success rate (0..1) is lower.',
  }),
  'min-score': optional(fraction, {
    group: 'report',
    description: 'The gate also fails if the score (0..1) is lower.',
  }),
  'max-jobs': defaulted(jobs, '256', {
    group: 'report',
    takenBy: ['plan'],
    description: 'Maximum number of jobs in the matrix, up to 256 (a limit of GitHub).',
  }),
  matrix: optional(matrix, {
    group: 'report',
    takenBy: ['report'],
    description: 'The matrix that `plan` made. Planned trials without a result count as `not_run`.',
  }),
  'job-index': defaulted(text.check(z.regex(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` })), '0', {
    group: 'report',
    actionOnly: true,
    actionDefault: '${{ strategy.job-index }}',
    description: "Index of the job in its matrix, part of the artifact's name. The default is right in every workflow.",
  }),
});

/** Parsed options. */
export type Options = z.output<typeof optionsSchema>;
export type OptionName = keyof Options;

/** The names of all options, in the order of the tables. */
export const optionNames = Object.keys(optionsSchema.shape) as OptionName[];

/** The group, description and defaults of an option. */
export function describeOption(name: OptionName): OptionMeta {
  return metaOf(optionsSchema.shape[name]);
}

/** True if a command takes an option. */
export function takes(command: CommandName, name: OptionName): boolean {
  return commandsOf(describeOption(name)).includes(command);
}

/** The allowed values of an option if they are a list; null otherwise. */
export function choicesOf(name: OptionName): string[] | null {
  let schema: z.core.$ZodType = optionsSchema.shape[name];
  while (schema instanceof z.ZodMiniPrefault || schema instanceof z.ZodMiniOptional) schema = schema._zod.def.innerType;
  return schema instanceof z.ZodMiniEnum ? (schema.options as string[]) : null;
}
