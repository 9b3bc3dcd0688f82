import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { messageOf, UserError, WriteError } from '../base/errors.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { moveDirectoryAside, writeWhole } from '../base/whole-file.ts';
import { described, fieldFault } from '../base/zod.ts';
import { count, measureSchema, ratio } from './fields.ts';
import { recordText } from './record-text.ts';
import { type Change, runSchema } from './records.ts';
import { EXPERIMENT_FILE, holdsExperiment } from './run-place.ts';

/** Level of all comparisons of an experiment together. */
export const ALPHA = 0.05;

const LARGEST = 64 * 1024 * 1024;

const difference = z.number().check(z.minimum(-1), z.maximum(1));
const interval = z.object({ low: difference, high: difference });
/** JSON has no infinity: beyond a double it is null. */
const eValue = described(z.nullable(z.number().check(z.nonnegative())), 'Null beyond 1.8e308');
const answer = z.enum(['better', 'worse', 'no difference that matters', 'cannot be settled']);

const lookSchema = z.object({
  pairs: described(count, 'Instances measured on both sides'),
  difference: described(difference, 'Mean over these instances: the arm minus the control'),
  e_value: eValue,
  instance_id: described(z.optional(z.string()), 'That of the last pair'),
});

const comparisonSchema = z.object({
  arm: z.string(),
  answer: described(
    z.nullable(answer),
    'By the test of `method`; null if the run was ended before it was known, or the difference is within noise',
  ),
  method: described(
    z.enum(['e-process', 'mcnemar', 'permutation']),
    '`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end',
  ),
  pairs: count,
  left_out: described(count, 'Instances without a verdict in every trial of both sides'),
  difference: described(z.nullable(difference), 'Null without a pair'),
  interval: described(z.nullable(interval), 'Of the difference, 95%; with e-process it is valid at every look'),
  e_value: described(eValue, 'Against no difference, at the last look'),
  p: described(z.nullable(ratio), 'Two-sided'),
  p_adjusted: described(z.nullable(ratio), "By Holm's method, over the comparisons with the control"),
  looks: described(z.array(lookSchema), 'After every pair'),
});
export type ArmComparison = z.output<typeof comparisonSchema>;

/** The record of an experiment: `experiment.json`, beside a run's directory for each arm. */
export const experimentSchema = z.object({
  schema: z.literal('agentbench/experiment/v1'),
  suite: runSchema.shape.suite,
  dataset: runSchema.shape.dataset,
  measure: measureSchema,
  arms: described(
    z.array(
      z.object({
        name: described(z.string(), "The directory of its run, relative to the experiment's"),
        control: z.boolean(),
        agent: runSchema.shape.agent,
        identity: runSchema.shape.identity,
        sets: described(z.array(z.string()), 'Options that it sets'),
        planned: count,
        measured: described(count, 'Trials with a verdict'),
        stopped: described(count, 'Trials that were not run because the answer was known'),
        reused: described(
          z.optional(
            z.object({ trials: count, oldest: runSchema.shape.started_at, newest: runSchema.shape.started_at }),
          ),
          'Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none',
        ),
        skills: described(
          z.optional(z.object({ trials: count, opened: count })),
          'Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none',
        ),
        cost_usd: described(
          z.nullable(z.number()),
          'Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none',
        ),
      }),
    ),
    'The first one is the control',
  ),
  job: described(
    z.optional(z.object({ index: count, total: count })),
    'One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job',
  ),
  seed: count,
  stop: z.enum(['never', 'known']),
  alpha: described(ratio, 'Of all comparisons together'),
  tolerance: ratio,
  trials: z.int().check(z.positive()),
  order: described(
    z.array(
      z.object({
        instance_id: z.string(),
        trial: z.int().check(z.positive()),
        arms: described(z.array(count), 'In the order of measurement: indexes in `arms`'),
      }),
    ),
    'As drawn from the seed',
  ),
  comparisons: described(z.array(comparisonSchema), 'Each other arm with the control'),
  stopped: described(
    z.nullable(
      z.object({
        pairs: count,
        message: z.string(),
        settled: described(
          z.optional(z.boolean()),
          'False if nothing left could have settled it, true if the answer was known; absent in older records',
        ),
        trials: described(count, 'Trials that were not run'),
        cost_usd: described(
          z.nullable(z.number()),
          'Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown',
        ),
      }),
    ),
    'Null if every planned trial was begun',
  ),
  interrupted: runSchema.shape.interrupted,
  started_at: runSchema.shape.started_at,
  finished_at: runSchema.shape.finished_at,
  harness_version: runSchema.shape.harness_version,
  github: runSchema.shape.github,
});
export type ExperimentRecord = z.output<typeof experimentSchema>;

/** The reason why an arm and its control cannot be compared. */
export const NO_PAIR = 'no instance has a verdict on both sides';

/** The verdict on an arm that has pairs with its control, in the words of a comparison with a baseline. */
export function verdictOnArm(comparison: ArmComparison): Exclude<Change['verdict'], 'not comparable'> {
  const { answer } = comparison;
  if (answer === 'better') return 'improved';
  if (answer === 'worse') return 'regressed';
  return answer === 'no difference that matters' || isTolerated(comparison) ? 'within tolerance' : 'within noise';
}

/** True for a difference that is significant by the test of all pairs, and not beyond the tolerance. */
export function isTolerated({ answer: found, method, p_adjusted: p }: ArmComparison): boolean {
  return found === null && method !== 'e-process' && p !== null && p < ALPHA;
}

/** False if an experiment was stopped since nothing left could settle it; an older record tells by its answers. */
export function wasSettled({ stopped, comparisons }: Pick<ExperimentRecord, 'stopped' | 'comparisons'>): boolean {
  return stopped?.settled ?? comparisons.every(({ answer }) => answer !== 'cannot be settled');
}

/**
 * The cost of the stopped trials, had each cost the mean of its arm; null if it is unknown for one of them. The cost of an arm
 * tells no mean if it is that of trials without a verdict, too.
 */
export function savedOf(arms: ExperimentRecord['arms']): number | null {
  return arms.reduce<number | null>((sum, { planned, stopped, measured, cost_usd: cost }) => {
    if (stopped === 0 || sum === null) return sum;
    if (cost === null || measured === 0 || measured + stopped < planned) return null;
    return sum + (stopped * cost) / measured;
  }, 0);
}

/**
 * Writes experiment.json; a symlink that a trial put at its place is replaced, and a directory moved aside. Throws with advice.
 */
export async function writeExperiment(directory: string, record: ExperimentRecord): Promise<void> {
  const file = path.join(directory, EXPERIMENT_FILE);
  try {
    moveDirectoryAside(file);
    await writeWhole(file, () => [recordText(record)]);
  } catch (error) {
    throw new WriteError(
      `results-path: ${EXPERIMENT_FILE} could not be written: ${messageOf(error)}; make room there, or mend it, then resume`,
      { cause: error },
    );
  }
}

/** The experiment in a directory; null if it has none. Throws a UserError if experiment.json cannot be read. */
export function readExperiment(directory: string): ExperimentRecord | null {
  if (!holdsExperiment(directory)) return null;
  const unreadable = (why: string) =>
    new UserError(`${EXPERIMENT_FILE}: the experiment in ${directory} cannot be read: ${why}`);
  let value: unknown;
  try {
    value = parseBounded(readRegularFile(path.join(directory, EXPERIMENT_FILE), LARGEST).toString());
  } catch (error) {
    throw unreadable(messageOf(error));
  }
  const parsed = experimentSchema.safeParse(value);
  if (!parsed.success) throw unreadable(fieldFault(parsed.error.issues[0]!));
  const { arms, comparisons } = parsed.data;
  const names = arms.map(({ name }) => name);
  const compared = comparisons.map(({ arm }) => arm);
  if (new Set(names).size !== names.length || names.length < 2 || !isDeepStrictEqual(compared, names.slice(1)))
    throw unreadable('its comparisons are not those of its arms');
  const outside = names.find((name) => path.basename(name) !== name || /^\.*$/.test(name));
  if (outside !== undefined) throw unreadable(`its arm ${plainLine(outside, 100)} names no directory beside it`);
  return parsed.data;
}
