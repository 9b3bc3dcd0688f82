import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { INSTANCE_ID } from '../datasets/row.ts';

/** A verdict: measured (`passed`, `failed`), not measurable (`error`), or never measured (`not_run`). */
export const statusSchema = z.enum(['passed', 'failed', 'error', 'not_run']);
export type Status = z.output<typeof statusSchema>;

/** The figure by which results are compared; the score of a test plan is over all its points. */
export const measureSchema = z.enum(['success rate', 'score']);
export type Measure = z.output<typeof measureSchema>;

/** Ten years in milliseconds: larger values cannot be durations, and their sums would exceed safe integers. */
export const LONGEST_DURATION = 10 * 366 * 24 * 3_600_000;
export const milliseconds = z.int().check(z.nonnegative(), z.maximum(LONGEST_DURATION));
export const trialNumber = z.int().check(z.positive(), z.maximum(999_999));
export const timestamp = z.iso.datetime();
export const count = z.int().check(z.nonnegative());
export const ratio = z.number().check(z.minimum(0), z.maximum(1));
export const interval = z.object({ low: z.number(), high: z.number() });
export const modeSchema = z.enum(['dev', 'free', 'debug']);
/** Variables or options as texts. */
export const namedTexts = z.array(z.object({ name: z.string(), value: z.string() }));
/** Milliseconds by cause: the agent with its setup, the evaluation, and the harness (everything else, also within a stage). */
export const timesSchema = z.object({ agent: count, evaluation: count, harness: count });
export type TimeSplit = z.output<typeof timesSchema>;
export const version = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,40}$/));
export const digest = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));
export const place = {
  instance_id: z.string().check(z.regex(INSTANCE_ID)),
  task_type: described(z.string(), 'Type of the task, by which reports are grouped'),
  trial: described(trialNumber, 'Number of the trial of its instance, from 1'),
};

export const datasetSchema = z.object({
  name: z.string(),
  ref: described(z.nullable(z.string()), 'Commit of the dataset; null for a directory'),
  digest: described(digest, 'Digest of all files of the dataset; results are comparable only if it is equal'),
});

export const noteSchema = z.object({ kind: z.string(), detail: z.string() });
export type IntegrityNote = z.output<typeof noteSchema>;

/** The stages of a trial in a run of this program; results of other programs may have others. */
export type Stage = 'prepare' | 'agent-setup' | 'agent' | 'evaluate' | 'collect' | 'remove';

export const errorSchema = z.object({ stage: z.string(), kind: z.string(), message: z.string() });

/** The verdict of a run against its baseline. */
export const changeSchema = z.object({
  verdict: z.enum(['improved', 'regressed', 'within noise', 'within tolerance', 'not comparable']),
  difference: described(z.nullable(z.number()), 'Change of rate or score over the common instances, now minus before'),
  reasons: described(
    z.optional(z.array(z.string())),
    'Reasons why the two are not comparable; absent for every other verdict',
  ),
});

/** The GitHub workflow run that produced a result; null outside Actions. */
export const githubSchema = z.object({
  repository: z.string(),
  workflow: z.string(),
  job: z.string(),
  run_id: z.string(),
  run_attempt: described(z.int(), 'From 1; 0 on a server that does not tell it, as Forgejo'),
  sha: z.string(),
  head_sha: described(z.nullable(z.string()), 'Head commit of the pull request; sha is its merge with the base'),
  ref: z.string(),
  event: z.string(),
  pull_request: z.nullable(z.int()),
});
export type GitHubPlace = z.output<typeof githubSchema>;
