import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { count, milliseconds, modeSchema, noteSchema, ratio } from './fields.ts';
import { judgeSpending } from './usage.ts';

const successCommandSchema = z.object({
  kind: z.literal('success_command'),
  command: z.string(),
  exit_code: z.nullable(z.int()),
  timed_out: z.boolean(),
  duration_ms: milliseconds,
  output_tail: described(z.string(), 'The end of stdout and stderr, in order of arrival'),
});

const testcaseSchema = z.object({
  command: z.nullable(z.string()),
  input_lines: described(
    z.nullable(count),
    'Lines of input, 0 for a terminal without input; null without a terminal (unit tests)',
  ),
  typed: described(count, 'Lines that were typed before the program ended'),
  end: described(
    z.enum(['exit', 'interrupted', 'timeout', 'not_run']),
    'How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line, or as a server when the last test case of its point had ended; `timeout` at testcase-timeout; `not_run`, never executed',
  ),
  reason: described(z.nullable(z.string()), 'The reason if it was not executed'),
  exit_code: z.nullable(z.int()),
  duration_ms: milliseconds,
  output_tail: described(z.string(), 'End of the output, with each line as it ended'),
  transcript: described(
    z.nullable(z.string()),
    "Path of the output as it was printed, also what was overwritten; below the trial's directory. Of more than 65,536 characters the middle is left out",
  ),
  recording: described(
    z.nullable(z.string()),
    "Path of the asciicast v2, below the trial's directory; of a long session (1 MiB) the middle is left out",
  ),
});
export type TestCaseResult = z.output<typeof testcaseSchema>;

const pointScore = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const pointSchema = z.object({
  metric: z.string(),
  type: z.enum(['shell_interaction', 'unit_test', 'file_comparison', 'requirement']),
  score: described(z.nullable(pointScore), 'Null if not judged'),
  decided_by: z.enum(['junit', 'file', 'judge', 'none']),
  explanation: z.string(),
  floor: described(
    z.optional(z.nullable(pointScore)),
    'Score of an empty project on this point, as measured by an agent that does nothing; null if not measured',
  ),
  vacuous: described(z.boolean(), 'True if an empty project scores on this point too: floor is 1 or 2'),
  testcases: z.array(testcaseSchema),
  notes: described(z.array(noteSchema), 'Irregularities in the data of this point, and their treatment'),
});
export type PointResult = z.output<typeof pointSchema>;

const judgeSchema = z.object({
  identity: z.string(),
  verdicts: count,
  failures: described(count, 'Points without a verdict of the judge'),
  ...judgeSpending,
});

export const typingSchema = described(
  z.enum(['adaptive', 'upstream']),
  "Option typing: lines are typed when the program waits for input, or after the fixed waits of PRDbench's own scripts",
);

const testPlanSchema = z.object({
  kind: z.literal('test_plan'),
  mode: modeSchema,
  plan_file: described(
    z.optional(z.string()),
    'File of the project with the points: `evaluation/detailed_test_plan.json`; in mode free `evaluation/metric_en.json` if there is one in English, otherwise `evaluation/metric.json`',
  ),
  typing: z.optional(typingSchema),
  points: z.array(pointSchema),
  expected: described(count, 'Points of the plan'),
  judged: described(count, 'Points with a score'),
  score: described(z.nullable(ratio), 'Mean of score / 2 over the judged points'),
  score_expected: described(ratio, 'Mean of score / 2 over all points; a point without a score counts as 0'),
  coverage: described(ratio, 'judged / expected'),
  score_without_vacuous: described(
    z.nullable(ratio),
    'Sum of score − floor (if positive) / sum of 2 − floor, over the judged points: the share of the score that an empty project does not get; null if it gets all, or if the floor was not measured',
  ),
  judge: z.nullable(judgeSchema),
  timed_out: described(z.boolean(), 'True if evaluation-timeout was reached before the last point'),
  duration_ms: milliseconds,
});
export type TestPlanResult = z.output<typeof testPlanSchema>;

const rewards = z.record(z.string(), z.number());

const rewardSchema = z.object({
  kind: z.literal('reward'),
  rewards: described(
    rewards,
    'All rewards that the script of the task wrote, by key; of several steps, the one that counts and others up to 1 MiB',
  ),
  reward: described(z.nullable(z.number()), 'The reward of the key `pass-key`, before it is cut to 0..1'),
  exit_code: described(z.nullable(z.int()), 'Exit code of the script; without effect on the verdict'),
  timed_out: z.boolean(),
  duration_ms: milliseconds,
  output_tail: described(z.string(), 'The end of stdout and stderr'),
  steps: described(
    z.array(
      z.object({
        name: z.string(),
        rewards: z.nullable(rewards),
        why: described(z.optional(z.string()), 'Reason why the step has no rewards; absent if it has'),
      }),
    ),
    'Rewards of each executed step of a task with several steps',
  ),
});
export type RewardResult = z.output<typeof rewardSchema>;

export const evaluationSchema = z.discriminatedUnion('kind', [successCommandSchema, testPlanSchema, rewardSchema]);
export type EvaluationResult = z.output<typeof evaluationSchema>;
