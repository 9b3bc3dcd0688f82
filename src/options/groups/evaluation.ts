import * as z from 'zod/mini';
import { optionsOf } from '../meta.ts';
import { count, duration, fraction, nonEmpty, shownUrl, text } from '../values.ts';

const { defaulted, optional } = optionsOf('evaluation');

/** How trials are evaluated. */
export const evaluationOptions = {
  'evaluation-timeout': defaulted(duration, '30m', {
    description:
      'Time limit of the evaluation, without the time of a judge. When it is reached, the output so far decides the verdict. Harbor tasks have their own.',
  }),
  'testcase-timeout': defaulted(duration, '5m', {
    description: 'Time limit of one test case of a test plan.',
  }),
  typing: defaulted(z.enum(['adaptive', 'upstream']), 'adaptive', {
    description:
      "When the lines of a test case are typed: `adaptive` (as soon as the program is known to wait for input), or `upstream` (after the fixed waits of PRDbench's own scripts, for figures comparable with published ones).",
  }),
  mode: defaulted(z.enum(['dev', 'free', 'debug']), 'dev', {
    takenBy: ['run', 'plan'],
    description:
      'PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports).',
  }),
  'pass-score': defaulted(fraction, '1.0', {
    description: 'Minimum score (0..1), over all points of a test plan or of a Harbor task, for a trial to pass.',
  }),
  'pass-key': defaulted(nonEmpty, 'reward', {
    description: 'Key of `reward.json` that is the score of a Harbor task, for tasks that write several.',
  }),
  judge: defaulted(z.enum(['none', 'command', 'openai']), 'none', {
    description:
      'Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint).',
  }),
  'judge-command': optional(nonEmpty, {
    description:
      'Command of the `command` judge, executed by `bash` in an empty directory: use absolute paths. It reads one JSON object from standard input and prints `{"score": 0|1|2, "explanation": "…"}` as its last line.',
  }),
  'judge-model': optional(nonEmpty, {
    description: 'Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`.',
  }),
  'judge-base-url': optional(
    z.url({ protocol: /^https?$/, error: (issue) => `${shownUrl(String(issue.input))} is not an http(s) URL` }),
    {
      description: 'Base URL of the endpoint of the `openai` judge. Default: the OpenAI API.',
    },
  ),
  'judge-api-key': optional(text, {
    description: 'API key of the `openai` judge. It is redacted everywhere and never passed to the agent.',
  }),
  'judge-samples': defaulted(count, '1', {
    description: 'Number of verdicts for each point. The most frequent score counts; in a tie, the lowest.',
  }),
  explain: defaulted(z.enum(['rules', 'judge']), 'rules', {
    description:
      "Why trials failed: by `rules` alone, or `judge`: the judge (`openai` or `command`) also names one of the categories of SetupBench's paper, with quotes from the trajectory that are checked.",
  }),
};
