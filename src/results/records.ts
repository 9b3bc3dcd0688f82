import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { TESTBED_KINDS } from '../options/groups/testbed.ts';
import { agentSchema } from './agent.ts';
import { causeSchema, explainedSchema, notExplainedSchema } from './causes.ts';
import { changesBriefSchema } from './changes.ts';
import { evaluationSchema, typingSchema } from './evaluation.ts';
import {
  changeSchema,
  count,
  datasetSchema,
  digest,
  errorSchema,
  githubSchema,
  milliseconds,
  modeSchema,
  namedTexts,
  noteSchema,
  place,
  ratio,
  statusSchema,
  timestamp,
  trialNumber,
  version,
} from './fields.ts';
import { hostSchema } from './host.ts';
import { identitySchema } from './run-identity.ts';

/** The run that a trial was taken from instead of being measured again. */
const reusedSchema = z.object({
  started_at: described(timestamp, 'When it was measured'),
  harness_version: version,
  run_started_at: described(timestamp, 'Of the run that measured it'),
});

const roundSchema = z.object({
  step: described(z.optional(z.string()), 'Name of the step; absent in mode debug'),
  agent: agentSchema,
  evaluation: z.nullable(evaluationSchema),
  score: z.nullable(ratio),
});

const testbedSchema = z.object({
  kind: described(z.enum([...TESTBED_KINDS, 'other']), '`other` in results of another program'),
  image: z.nullable(z.string()),
  image_digest: z.nullable(z.string()),
  substituted: described(z.boolean(), 'True if a built-in substitute replaced an image that is not public'),
  kept_image: described(z.nullable(z.string()), 'The image committed by keep-image'),
  kept: described(
    z.optional(z.string()),
    'The container (its name) or the workdir (its path) that option keep left after the trial',
  ),
  throttled: described(
    z.optional(ratio),
    'Share of the scheduler periods in which the container ran and was held back by `cpus`; absent without that limit, or if unknown',
  ),
  commit: described(
    z._default(z.nullable(z.string()), null),
    'The commit of the repository that was cloned into the workdir; null without one',
  ),
});

const stageSchema = z.object({
  name: described(z.string(), 'prepare, agent-setup, agent, evaluate, collect or remove'),
  step: described(z.optional(z.string()), 'Name of the step; absent for a task without several steps'),
  started_at: timestamp,
  duration_ms: milliseconds,
  harness_ms: described(
    z.optional(milliseconds),
    'Part of the duration in which the harness examined the testbed, before and after the agent; absent if there is none',
  ),
});

/** The record of one trial: `<instance_id>/trial-<k>/result.json`. */
export const resultSchema = z.object({
  schema: z.literal('agentbench/result/v1'),
  dataset: datasetSchema,
  ...place,
  attempt: described(z.int().check(z.positive()), 'Number of the attempt, from 1; a repeated trial has several'),
  status: statusSchema,
  score: described(
    z.nullable(ratio),
    '1 or 0 for a success command; for a test plan the mean over its judged points; for a Harbor task its reward, cut to 0..1; 0 if the agent destroyed its testbed; null without a score',
  ),
  agent: agentSchema,
  evaluation: described(z.nullable(evaluationSchema), 'Null if there was no evaluation'),
  rounds: described(
    z.optional(z.array(roundSchema)),
    'Both rounds of mode debug, or the executed steps of a task with several steps; the fields above are those of the last one, except for the evaluation of a task, which covers all steps',
  ),
  testbed: testbedSchema,
  human_actions: described(
    z.optional(
      z.nullable(z.object({ lower: z.number().check(z.nonnegative()), upper: z.number().check(z.nonnegative()) })),
    ),
    'Bounds of the directories a person lists and the files a person reads for the instance (`check_dir` and `read_file`), from its dataset row; no other action is counted, so they do not compare with the steps of an agent',
  ),
  prerunner: z.nullable(
    z.object({ exit_code: z.nullable(z.int()), timed_out: z.boolean(), duration_ms: milliseconds }),
  ),
  stages: z.array(stageSchema),
  integrity: described(z.array(noteSchema), 'Anything that makes the verdict doubtful'),
  changes: z.optional(changesBriefSchema),
  error: z.nullable(errorSchema),
  rescored: described(
    z.optional(
      z.object({
        done: described(z.array(z.string()), 'Parts that were judged or read again'),
        kept: described(z.array(z.string()), 'Parts that stayed as they were, with the reason'),
      }),
    ),
    'Present in the results of `agentbench rescore`',
  ),
  causes: described(
    z.optional(z.array(causeSchema)),
    'Causes that the rules found for a trial that did not pass, the most informative first; absent in records of earlier versions',
  ),
  explained: described(
    z.optional(explainedSchema),
    'Explanation of a failure by the judge (option explain); absent without one',
  ),
  not_explained: described(
    z.optional(notExplainedSchema),
    'Usage of the judge for an explanation that was discarded, or did not come; absent without one',
  ),
  reason: described(
    z.optional(
      z.nullable(
        z.object({
          text: z.string(),
          log: described(z.nullable(z.string()), 'The log that has the line; null for a point of a test plan'),
        }),
      ),
    ),
    'The most informative line about a trial that did not pass: of the output of the evaluation, or of the agent if the evaluation printed no such line; null if nothing was printed, for a passed trial, and for an error whose message says it',
  ),
  skills: described(
    z.optional(
      z.object({
        given: described(z.array(z.string()), 'Names of the skills in `agent-skills`'),
        opened: described(
          z.nullable(z.array(z.string())),
          'Those that the trajectory opened; null without a trajectory',
        ),
      }),
    ),
    'Present with `agent-skills`',
  ),
  reused: described(
    z.optional(reusedSchema),
    'Present if an experiment took it from earlier results (option `reuse`); all else is as it was measured then',
  ),
  started_at: timestamp,
  finished_at: timestamp,
  harness_version: version,
  github: z.nullable(githubSchema),
});
export type Result = z.output<typeof resultSchema>;

export const totalsSchema = z.object({
  planned: count,
  passed: count,
  failed: count,
  error: count,
  not_run: count,
  stopped: described(
    z.optional(count),
    'Trials of an experiment that were not run because the answer was known; not part of any other count. Absent if there are none',
  ),
  success_rate: described(z.nullable(ratio), 'passed / planned'),
  score: described(z.nullable(ratio), 'Mean over the trials with a score'),
  score_expected: described(z.nullable(ratio), 'Mean over all planned trials; a trial without a score counts as 0'),
  coverage: described(z.nullable(ratio), 'Mean of coverage over all planned trials'),
});
export type Totals = z.output<typeof totalsSchema>;

/** One planned trial in `run.json`: every planned trial has exactly one entry. */
const plannedSchema = z.object({
  ...place,
  status: statusSchema,
  score: z.nullable(ratio),
  score_expected: described(ratio, 'As score, with 0 for every part without a score'),
  coverage: described(
    ratio,
    'Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1',
  ),
  result: described(z.nullable(z.string()), 'Path of the result.json below results-path; null if there is none'),
  error: z.nullable(errorSchema),
  digest: described(
    z.optional(digest),
    'Digest of its result.json as written: a file with another digest does not count; absent if there is none',
  ),
  skill_opened: described(
    z.optional(z.boolean()),
    'True if the agent opened one of its skills; absent without `agent-skills`, and without a trajectory',
  ),
  reused: described(z.optional(reusedSchema), 'Present if it was taken from earlier results (option `reuse`)'),
});
export type PlannedTrial = z.output<typeof plannedSchema>;

/** The record of one run: `run.json`, written at the beginning and soon after every trial. */
export const runSchema = z.object({
  schema: z.literal('agentbench/run/v1'),
  suite: z.nullable(z.string()),
  dataset: datasetSchema,
  agent: z.object({ name: z.nullable(z.string()), model: z.nullable(z.string()), command: z.string() }),
  settings: described(
    z.object({
      testbed: described(
        z.enum([...TESTBED_KINDS, 'other']),
        '`other` in results of another program, and if there are no results',
      ),
      trials: trialNumber,
      agent_timeout_ms: described(
        z.nullable(milliseconds),
        'Null if tasks have limits of their own, and none was given',
      ),
      evaluation_timeout_ms: described(
        z.nullable(milliseconds),
        'Null for Harbor tasks, which have limits of their own',
      ),
      testcase_timeout_ms: described(milliseconds, 'Counts for test plans alone'),
      typing: described(z.optional(z.nullable(typingSchema)), 'Null for a dataset without test plans'),
      mode: described(z.nullable(modeSchema), 'Null for a dataset without modes'),
      measure: described(
        z.optional(z.enum(['success-rate', 'score'])),
        'The option `measure`: the figure by which the run is compared. Absent if it is `auto`: test plans by score, all else by success rate',
      ),
      judge: described(z.nullable(z.string()), 'Identity of the judge; null without one'),
      network: z.nullable(z.string()),
      cpus: z.nullable(z.number()),
      memory_bytes: z.nullable(z.number()),
    }),
    'Settings of the run; all except testbed, trials and measure must be equal for two runs to be comparable',
  ),
  identity: described(
    z.optional(identitySchema),
    'Further settings that must be equal for two runs to measure the same; `resume` continues no other run. Absent in records of earlier versions',
  ),
  options: described(
    z.optional(namedTexts),
    'Options of the run as texts, for `agentbench resume`: paths relative to this directory, secrets by name only',
  ),
  host: described(
    z.optional(hostSchema),
    'The machine that ran the harness; absent in records of earlier versions, and in a suite of several machines',
  ),
  planned: z.array(plannedSchema),
  totals: totalsSchema,
  gate: described(z.nullable(z.object({ passed: z.boolean(), reasons: z.array(z.string()) })), 'Null during the run'),
  change: described(z.optional(z.nullable(changeSchema)), 'Change against the baseline; absent or null without one'),
  interrupted: described(z.nullable(z.string()), 'The signal that ended the run early'),
  rescored_from: described(
    z.optional(
      z.object({
        directory: z.string(),
        digest: described(digest, 'Digest of its run.json'),
        started_at: timestamp,
        harness_version: version,
      }),
    ),
    'The run whose evidence was scored again, by `agentbench rescore`',
  ),
  measured_by: described(
    z.optional(z.object({ name: z.string(), version: z.nullable(z.string()) })),
    'The other program that measured it (Harbor, Inspect); absent for runs of this one',
  ),
  started_at: timestamp,
  finished_at: described(z.nullable(timestamp), 'Null during the run, or if it was killed'),
  harness_version: version,
  github: z.nullable(githubSchema),
});
export type RunRecord = z.output<typeof runSchema>;
export type Change = NonNullable<RunRecord['change']>;
