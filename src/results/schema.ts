import { z } from 'zod';
import { INSTANCE_ID } from '../datasets/row.ts';

/** A verdict: measured (`passed`, `failed`), not measurable (`error`), or never measured (`not_run`). */
export const statusSchema = z.enum(['passed', 'failed', 'error', 'not_run']);
export type Status = z.output<typeof statusSchema>;

const milliseconds = z.int().nonnegative();
const timestamp = z.iso.datetime();
const ratio = z.number().min(0).max(1);
const version = z.string().regex(/^[0-9A-Za-z.+-]{1,40}$/);
const place = { instance_id: z.string().regex(INSTANCE_ID), task_type: z.string(), trial: z.int().positive() };

const datasetSchema = z.object({
  name: z.string(),
  ref: z.string().nullable(),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});

/** What an agent says it used: `usage.json` in `AGENTBENCH_OUTPUT_DIR`. Unknown is null, never 0. */
export const usageSchema = z.object({
  input_tokens: z.number().nonnegative().nullable().default(null),
  output_tokens: z.number().nonnegative().nullable().default(null),
  cost_usd: z.number().nonnegative().nullable().default(null),
  steps: z.number().nonnegative().nullable().default(null),
  model: z.string().max(200).nullable().default(null).describe('Taken as agent.model where the run names none'),
});
export type Usage = z.output<typeof usageSchema>;

const agentSchema = z.object({
  name: z.string().nullable(),
  model: z.string().nullable(),
  command: z.string(),
  prompt_digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  exit_code: z.int().nullable().describe('Null where it timed out or never began'),
  timed_out: z.boolean(),
  duration_ms: milliseconds,
  usage: usageSchema.omit({ model: true }),
});

const successCommandSchema = z.object({
  kind: z.literal('success_command'),
  command: z.string(),
  exit_code: z.int().nullable(),
  timed_out: z.boolean(),
  duration_ms: milliseconds,
  output_tail: z.string().describe('The end of stdout and stderr, as they came'),
});

const testcaseSchema = z.object({
  command: z.string().nullable(),
  input_lines: z.int().nonnegative().nullable().describe('Lines there were to type; null without a terminal'),
  typed: z.int().nonnegative().describe('Lines that were typed before the program ended'),
  end: z
    .enum(['exit', 'interrupted', 'timeout', 'background', 'not_run'])
    .describe(
      'By itself; by Ctrl-C, since it waited for more than there was to type; at testcase-timeout; a server left running for the next test case; never executed',
    ),
  reason: z.string().nullable().describe('Why it was not executed'),
  exit_code: z.int().nullable(),
  duration_ms: milliseconds,
  output_tail: z.string(),
  transcript: z.string().nullable().describe("Path of the whole transcript, below the trial's directory"),
  recording: z.string().nullable().describe("Path of the asciicast v2, below the trial's directory"),
});
export type TestCaseResult = z.output<typeof testcaseSchema>;

const pointSchema = z.object({
  metric: z.string(),
  type: z.enum(['shell_interaction', 'unit_test', 'file_comparison', 'requirement']),
  score: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .nullable()
    .describe('Null: not judged'),
  decided_by: z.enum(['junit', 'file', 'judge', 'none']),
  explanation: z.string(),
  vacuous: z
    .boolean()
    .describe('An empty project gets 2 here as well, as an earlier run of an agent that does nothing showed'),
  testcases: z.array(testcaseSchema),
  notes: z
    .array(z.object({ kind: z.string(), detail: z.string() }))
    .describe('Oddities of the data, and what was made of them'),
});
export type PointResult = z.output<typeof pointSchema>;

const judgeSchema = z.object({
  identity: z.string(),
  verdicts: z.int().nonnegative(),
  failures: z.int().nonnegative().describe('Points on which it came to no verdict'),
  input_tokens: z.number().nonnegative().nullable(),
  output_tokens: z.number().nonnegative().nullable(),
  cost_usd: z.number().nonnegative().nullable(),
});

const testPlanSchema = z.object({
  kind: z.literal('test_plan'),
  mode: z.enum(['dev', 'free', 'debug']),
  points: z.array(pointSchema),
  expected: z.int().nonnegative().describe('Points of the plan'),
  judged: z.int().nonnegative().describe('Points with a score'),
  score: ratio.nullable().describe('Mean over the judged points, of 2'),
  score_expected: ratio.describe('Mean over all points, of 2; one without a score counts 0'),
  coverage: ratio.describe('judged / expected'),
  score_without_vacuous: ratio.nullable().describe('As score, without the vacuous points; null where none is left'),
  judge: judgeSchema.nullable(),
  timed_out: z.boolean().describe('evaluation-timeout came before the last point'),
  duration_ms: milliseconds,
});
export type TestPlanResult = z.output<typeof testPlanSchema>;

const evaluationSchema = z.discriminatedUnion('kind', [successCommandSchema, testPlanSchema]);
export type EvaluationResult = z.output<typeof evaluationSchema>;

const roundSchema = z.object({ agent: agentSchema, evaluation: evaluationSchema.nullable(), score: ratio.nullable() });

const testbedSchema = z.object({
  kind: z.enum(['docker', 'host']),
  image: z.string().nullable(),
  image_digest: z.string().nullable(),
  substituted: z.boolean().describe('A built-in stand-in was taken for an image that is not public'),
  kept_image: z.string().nullable().describe('The image keep-image committed'),
});

const noteSchema = z.object({ kind: z.string(), detail: z.string() });
export type IntegrityNote = z.output<typeof noteSchema>;

const stageSchema = z.object({ name: z.string(), started_at: timestamp, duration_ms: milliseconds });

const errorSchema = z.object({ stage: z.string(), kind: z.string(), message: z.string() });

/** Where on GitHub a result was made; null outside Actions. */
export const githubSchema = z.object({
  repository: z.string(),
  workflow: z.string(),
  job: z.string(),
  run_id: z.string(),
  run_attempt: z.int(),
  sha: z.string(),
  head_sha: z.string().nullable().describe("The pull request's own commit; sha is its merge with the base"),
  ref: z.string(),
  event: z.string(),
  pull_request: z.int().nullable(),
});
export type GitHubPlace = z.output<typeof githubSchema>;

/** The record of one trial: `<instance_id>/trial-<k>/result.json`. */
export const resultSchema = z.object({
  schema: z.literal('agentbench/result/v1'),
  dataset: datasetSchema,
  ...place,
  attempt: z.int().positive(),
  status: statusSchema,
  score: ratio.nullable(),
  agent: agentSchema,
  evaluation: evaluationSchema.nullable().describe('Null where it came to none'),
  rounds: z.array(roundSchema).optional().describe('Mode debug: both rounds; the last one stands at the top as well'),
  testbed: testbedSchema,
  human_actions: z
    .object({ lower: z.number().nonnegative(), upper: z.number().nonnegative() })
    .nullable()
    .optional()
    .describe('Actions that a person needs for the instance, as its row says; to set the steps of the agent against'),
  prerunner: z.object({ exit_code: z.int().nullable(), timed_out: z.boolean(), duration_ms: milliseconds }).nullable(),
  stages: z.array(stageSchema),
  integrity: z.array(noteSchema).describe('Anything that makes the verdict doubtful'),
  error: errorSchema.nullable(),
  started_at: timestamp,
  finished_at: timestamp,
  harness_version: version,
  github: githubSchema.nullable(),
});
export type Result = z.output<typeof resultSchema>;

/** Counts and figures over trials. */
export const totalsSchema = z.object({
  planned: z.int().nonnegative(),
  passed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  error: z.int().nonnegative(),
  not_run: z.int().nonnegative(),
  success_rate: ratio.nullable().describe('passed / planned'),
  score: ratio.nullable().describe('Mean over the trials with a score'),
  score_expected: ratio.nullable().describe('Mean over all planned trials; what has no score counts 0'),
  coverage: ratio.nullable().describe('Mean over all planned trials of the share of each that has a score'),
});
export type Totals = z.output<typeof totalsSchema>;

/** One planned trial in `run.json`: exactly one entry each, whatever happened. */
const plannedSchema = z.object({
  ...place,
  status: statusSchema,
  score: ratio.nullable(),
  score_expected: ratio.describe('As score, with 0 for what could not be scored'),
  coverage: ratio.describe(
    'The share of the trial that has a score: of a test plan its judged points, otherwise 0 or 1',
  ),
  result: z.string().nullable().describe('Path of its result.json below results-path; null where there is none'),
  error: errorSchema.nullable(),
});
export type PlannedTrial = z.output<typeof plannedSchema>;

/** The record of one run: `run.json`, written at its beginning and soon after every trial. */
export const runSchema = z.object({
  schema: z.literal('agentbench/run/v1'),
  suite: z.string().nullable(),
  dataset: datasetSchema,
  agent: z.object({ name: z.string().nullable(), model: z.string().nullable(), command: z.string() }),
  settings: z
    .object({
      testbed: z.enum(['docker', 'host']),
      trials: z.int().positive(),
      agent_timeout_ms: milliseconds,
      evaluation_timeout_ms: milliseconds,
      testcase_timeout_ms: milliseconds,
      mode: z.enum(['dev', 'free', 'debug']).nullable().describe('Null for a dataset without modes'),
      judge: z.string().nullable().describe('Which judge scored what needs judgement; null without one'),
      network: z.string().nullable(),
      cpus: z.number().nullable(),
      memory_bytes: z.number().nullable(),
    })
    .describe('What two runs must share to be comparable, beside the dataset'),
  planned: z.array(plannedSchema),
  totals: totalsSchema,
  gate: z
    .object({ passed: z.boolean(), reasons: z.array(z.string()) })
    .nullable()
    .describe('Null while the run goes on'),
  change: z
    .object({
      verdict: z.enum(['improved', 'regressed', 'within noise', 'not comparable']),
      difference: z
        .number()
        .nullable()
        .describe('Of the rate or score, now minus before, over the instances in common'),
    })
    .nullable()
    .optional()
    .describe('Against the baseline; absent or null without one'),
  interrupted: z.string().nullable().describe('The signal that ended the run early'),
  started_at: timestamp,
  finished_at: timestamp.nullable().describe('Null while the run goes on, or where it was killed'),
  harness_version: version,
  github: githubSchema.nullable(),
});
export type RunRecord = z.output<typeof runSchema>;
export type Change = NonNullable<RunRecord['change']>;
