import * as z from 'zod/mini';
import { optionsOf } from '../meta.ts';
import { artifactPrefix, count, flag, fraction, history, jobs, matrix, nonEmpty, text } from '../values.ts';

const { defaulted, optional } = optionsOf('report');
const digits = text.check(z.regex(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` }));

/** Artifact, summary, comment, comparison and gate. */
export const reportOptions = {
  suite: optional(nonEmpty, {
    actionDefault: '${{ github.workflow }}',
    takenBy: ['run', 'plan', 'report'],
    description: 'Name of the suite. Runs of the same suite share one comment.',
  }),
  'upload-artifact': defaulted(flag, 'true', {
    flag: true,
    actionOnly: true,
    description: 'Upload the results as a workflow artifact.',
  }),
  'artifact-name': defaulted(artifactPrefix, 'agentbench', {
    actionOnly: true,
    takenBy: ['run', 'plan', 'report'],
    description: "Prefix of the artifact's name, followed by suite, job, step and attempt.",
  }),
  'retention-days': optional(count, {
    actionOnly: true,
    description: "Number of days to keep the artifact. Default: the repository's setting.",
  }),
  summary: defaulted(flag, 'true', {
    flag: true,
    actionOnly: true,
    description: 'Write the step summary.',
  }),
  comment: defaulted(z.enum(['auto', 'always', 'changes', 'failures', 'never']), 'auto', {
    actionOnly: true,
    description:
      'When to write the pull request comment: `auto` (if there is a pull request and the token permits it), `always` (with a warning if it is not possible), `changes` (if a verdict, or a score that is compared, differs from the existing comment), `failures` (if a trial did not pass), `never`.',
  }),
  'comment-author': defaulted(text, 'github-actions[bot]', {
    actionOnly: true,
    description: 'Login under which `github-token` writes comments. Comments by other authors are never changed.',
  }),
  'github-token': optional(text, {
    actionOnly: true,
    actionDefault: '${{ github.token }}',
    takenBy: ['run', 'plan', 'report'],
    description:
      'Token for the comment (`pull-requests: write`), for `baseline: artifact` (`actions: read`) and for a history on a branch (`contents: write`).',
  }),
  baseline: defaulted(nonEmpty, 'none', {
    takenBy: ['run', 'plan', 'report'],
    description:
      'Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch: its report or, if it has none, the results of its only job), or a directory of results.',
  }),
  history: defaulted(history, 'none', {
    takenBy: ['report'],
    description:
      'Place of the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`).',
  }),
  measure: defaulted(z.enum(['auto', 'success-rate', 'score']), 'auto', {
    description:
      'Figure by which runs and arms are compared, ranked and charted: `auto` (the score of PRDbench, otherwise the success rate), `success-rate`, or `score` (0..1, for tasks with graded rewards). In a report it counts in the place of that of the runs; the arms of an experiment keep theirs.',
  }),
  tolerance: defaulted(fraction, '0', {
    description: 'Changes of rate or score up to this size (0..1) are ignored, even if significant.',
  }),
  'fail-on': defaulted(z.enum(['error', 'never', 'failure', 'regression']), 'error', {
    description:
      'When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline, or an arm than its control), `never`. Of the control of an experiment, only trials that could not be measured count.',
  }),
  'min-success-rate': optional(fraction, {
    description: 'The gate also fails if the success rate (0..1) is lower.',
  }),
  'min-score': optional(fraction, {
    description: 'The gate also fails if the score (0..1) is lower.',
  }),
  'max-jobs': defaulted(jobs, '256', {
    takenBy: ['plan'],
    description: 'Maximum number of jobs in the matrix, up to 256 (a limit of GitHub).',
  }),
  matrix: optional(matrix, {
    takenBy: ['report'],
    description: 'The matrix that `plan` made. Planned trials without a result count as `not_run`.',
  }),
  'job-index': defaulted(digits, '0', {
    actionOnly: true,
    actionDefault: '${{ strategy.job-index }}',
    description: "Index of the job in its matrix, part of the artifact's name. The default is right in every workflow.",
  }),
  'job-total': defaulted(digits, '1', {
    actionOnly: true,
    actionDefault: '${{ strategy.job-total }}',
    description:
      'Number of jobs in the matrix. With several jobs, each job of an experiment also counts the pairs that earlier jobs have uploaded. The default is right in every workflow.',
  }),
};
