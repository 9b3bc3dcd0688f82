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
 * Every option, under the one name that it has as an action input and as a CLI flag. Texts in, typed values out:
 * durations in milliseconds, sizes in bytes. Source of action.yml, the CLI's flags and the README's tables.
 */
export const optionsSchema = z.strictObject({
  dataset: defaulted(text, 'setupbench', {
    group: 'what',
    description: '`setupbench`, `prdbench`, or a directory of your own with `scenarios/*.jsonl` and `fixtures/`.',
  }),
  'dataset-path': optional(text, {
    group: 'what',
    description: 'A local checkout of the dataset, instead of fetching it.',
  }),
  'dataset-repository': optional(text, {
    group: 'what',
    description: "Any git URL to fetch the dataset from. Default: the dataset's public repository.",
  }),
  'dataset-ref': optional(text, {
    group: 'what',
    description:
      'Commit, tag or branch of `dataset-repository`. Default: a pinned commit for the public repository, `HEAD` for another one.',
  }),
  instances: defaulted(selectors, 'all', {
    group: 'what',
    description:
      'Which instances: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude`, or `all`; separated by newlines, commas, or as a JSON array.',
  }),

  'agent-command': optional(nonEmpty, {
    group: 'agent',
    description:
      'The command that runs the agent, by `bash` in the workdir of each instance. Required, except for the example dataset.',
  }),
  'agent-setup': optional(text, {
    group: 'agent',
    description: "A command that runs in the testbed before the agent's clock starts.",
  }),
  'agent-directory': optional(text, {
    group: 'agent',
    description:
      'A directory of the runner that the agent may use (read-only at `/opt/agent` on Docker, itself on the host); its path is in `AGENTBENCH_AGENT_DIR`.',
  }),
  'agent-env': defaulted(agentEnvironment, '', {
    group: 'agent',
    description:
      'Environment of the agent: `NAME=value` lines, or `NAME` to pass one through. The values are treated as secrets.',
  }),
  'agent-timeout': defaulted(duration, '2h', { group: 'agent', description: "The agent's time limit." }),
  'agent-name': optional(text, { group: 'agent', description: 'A label for the agent in results and comments.' }),
  'agent-model': optional(text, { group: 'agent', description: 'A label for the model in results and comments.' }),

  testbed: defaulted(z.enum(['auto', 'docker', 'host']), 'auto', {
    group: 'testbed',
    description:
      'Where instances live: `docker`, `host` (the runner itself), or `auto`: what the dataset declares, otherwise Docker.',
  }),
  image: optional(text, {
    group: 'testbed',
    description: 'One image for every instance, instead of what its row names.',
  }),
  'image-map': defaulted(imageMap, '', {
    group: 'testbed',
    description: 'Images to use in the place of others: `from=to` lines.',
  }),
  workdir: optional(text, {
    group: 'testbed',
    description:
      'The working directory of instance and agent. Default: `/testbed` on Docker, a fresh directory for each trial on the host.',
  }),
  network: defaulted(z.enum(['bridge', 'none']), 'bridge', {
    group: 'testbed',
    description: "The testbed's network, on Docker.",
  }),
  cpus: optional(cpus, {
    group: 'testbed',
    description: "Limit of the testbed's CPUs, on Docker, for example `2`.",
  }),
  memory: optional(size, {
    group: 'testbed',
    description: "Limit of the testbed's memory, on Docker, for example `8GiB`.",
  }),
  'keep-image': defaulted(flag, 'false', {
    group: 'testbed',
    flag: true,
    description:
      "Commit the container, after the agent and before the evaluation, as the row's `image_tag` (`-trial-k` from the second trial on).",
  }),

  'evaluation-timeout': defaulted(duration, '30m', {
    group: 'evaluation',
    description: 'Time limit of the evaluation; the output so far then decides.',
  }),
  'testcase-timeout': defaulted(duration, '5m', {
    group: 'evaluation',
    description: 'Time limit of one test case of a test plan.',
  }),
  mode: defaulted(z.enum(['dev', 'free', 'debug']), 'dev', {
    group: 'evaluation',
    takenBy: ['run', 'plan'],
    description:
      'How PRDbench is run: `dev` (the agent sees the test plan), `free` (only the requirements; a judge decides), `debug` (`dev`, then a second round that sees the reports).',
  }),
  'pass-score': defaulted(fraction, '1.0', {
    group: 'evaluation',
    description: 'A test plan counts as passed from this score over all its points (0..1).',
  }),
  judge: defaulted(z.enum(['none', 'command', 'openai']), 'none', {
    group: 'evaluation',
    description:
      'Who scores the test points that need judgement: nobody, a command of yours, or an OpenAI-compatible endpoint.',
  }),
  'judge-command': optional(nonEmpty, {
    group: 'evaluation',
    description: 'The judge: gets one JSON object on standard input, answers `{"score": 0|1|2, "explanation": "…"}`.',
  }),
  'judge-model': optional(nonEmpty, { group: 'evaluation', description: 'The model of the `openai` judge.' }),
  'judge-base-url': optional(
    z.url({ protocol: /^https?$/, error: (issue) => `"${issue.input}" is not an http(s) URL` }),
    {
      group: 'evaluation',
      description: "The endpoint of the `openai` judge. Default: OpenAI's own.",
    },
  ),
  'judge-api-key': optional(text, {
    group: 'evaluation',
    description: 'The key of the `openai` judge; it is never shown, passed on or written.',
  }),
  'judge-samples': defaulted(count, '1', {
    group: 'evaluation',
    description: 'Verdicts asked for on each point; the majority counts, the lower score where there is none.',
  }),

  trials: defaulted(count, '1', {
    group: 'run',
    takenBy: ['run', 'plan', 'report'],
    description: 'Trials for each instance.',
  }),
  parallel: defaulted(count, '1', { group: 'run', description: 'Trials that run at the same time.' }),
  'results-path': defaulted(nonEmpty, 'agentbench-results', {
    group: 'run',
    takenBy: ['run', 'report'],
    description:
      'Directory the results are written to; a report reads those that are there, and writes its files to `report/` in it.',
  }),
  resume: defaulted(flag, 'false', {
    group: 'run',
    flag: true,
    description:
      'Keep finished trials (`passed`, `failed`) of an earlier run in `results-path`; measure only the others. A re-run of a workflow does so by itself.',
  }),
  shard: optional(shard, { group: 'run', description: 'Take only this part of the selected instances: `1/4`.' }),
  'max-duration': optional(duration, {
    group: 'run',
    description:
      'Time limit of the whole run; trials under way are ended then, and they and those not begun are `not_run`.',
  }),
  'max-cost': optional(dollars, {
    group: 'run',
    description:
      'Budget of the whole run in USD, from what agents report when they end (`parallel` trials under way still finish); trials beyond it are `not_run`.',
  }),
  'max-log-size': defaulted(size, '16MiB', {
    group: 'run',
    description: 'Limit of each log file; head and tail are kept, the cut is marked.',
  }),
  'max-output-size': defaulted(size, '64MiB', {
    group: 'run',
    description: 'Limit of what is collected from `AGENTBENCH_OUTPUT_DIR` of each trial.',
  }),

  suite: optional(nonEmpty, {
    group: 'report',
    actionDefault: '${{ github.workflow }}',
    description: 'Name of the runs that belong together in one comment.',
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
    description: "Beginning of the artifact's name; suite, job, step and attempt follow.",
  }),
  'retention-days': optional(count, {
    group: 'report',
    actionOnly: true,
    description: "Days the artifact is kept. Default: the repository's setting.",
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
      'When to comment on the pull request: `auto` where there is one and the token may, `always` (a warning where it cannot), `changes` when a verdict differs from the comment that is there, `failures` when something did not pass, `never`.',
  }),
  'comment-author': defaulted(text, 'github-actions[bot]', {
    group: 'report',
    actionOnly: true,
    description: 'Login the comment is written by; comments of others are never touched.',
  }),
  'github-token': optional(text, {
    group: 'report',
    actionOnly: true,
    actionDefault: '${{ github.token }}',
    description: 'Token for the comment (`pull-requests: write`), and for `history` on a branch (`contents: write`).',
  }),
  baseline: defaulted(nonEmpty, 'none', {
    group: 'report',
    takenBy: ['run', 'plan', 'report'],
    description:
      'What the results are compared with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results.',
  }),
  history: defaulted(history, 'none', {
    group: 'report',
    takenBy: ['report'],
    description:
      'Where a line for each report is kept, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`).',
  }),
  tolerance: defaulted(fraction, '0', {
    group: 'report',
    description: 'A change of rate or score up to this (0..1) is no regression, however sure it is.',
  }),
  'fail-on': defaulted(z.enum(['error', 'never', 'failure', 'regression']), 'error', {
    group: 'report',
    description:
      'The gate: `error` fails on any trial that could not be measured, `failure` also on any that did not pass, `regression` on that verdict (a notice without a baseline), `never`.',
  }),
  'min-success-rate': optional(fraction, {
    group: 'report',
    description: 'The gate also fails below this success rate (0..1).',
  }),
  'min-score': optional(fraction, { group: 'report', description: 'The gate also fails below this score (0..1).' }),
  'max-jobs': defaulted(jobs, '256', {
    group: 'report',
    takenBy: ['plan'],
    description: 'The most jobs of the matrix (up to 256, as many as GitHub takes).',
  }),
  matrix: optional(matrix, {
    group: 'report',
    takenBy: ['report'],
    description: 'The matrix that `plan` made: what it planned and no result tells of is `not_run`.',
  }),
  'job-index': defaulted(text.check(z.regex(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` })), '0', {
    group: 'report',
    actionOnly: true,
    actionDefault: '${{ strategy.job-index }}',
    description: "The job's place in its matrix, part of the artifact's name; set by the workflow.",
  }),
});

/** Parsed options. */
export type Options = z.output<typeof optionsSchema>;
export type OptionName = keyof Options;

/** The names of all options, in the order of the tables. */
export const optionNames = Object.keys(optionsSchema.shape) as OptionName[];

/** What an option says of itself. */
export function describeOption(name: OptionName): OptionMeta {
  return metaOf(optionsSchema.shape[name]);
}

/** Whether a command takes an option. */
export function takes(command: CommandName, name: OptionName): boolean {
  return commandsOf(describeOption(name)).includes(command);
}

/** The values an option may take, where they are a list; null otherwise. */
export function choicesOf(name: OptionName): string[] | null {
  let schema: z.core.$ZodType = optionsSchema.shape[name];
  while (schema instanceof z.ZodMiniPrefault || schema instanceof z.ZodMiniOptional) schema = schema._zod.def.innerType;
  return schema instanceof z.ZodMiniEnum ? (schema.options as string[]) : null;
}
