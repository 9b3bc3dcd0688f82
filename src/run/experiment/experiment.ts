import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { timestamp } from '../../base/clock.ts';
import { messageOf, UserError } from '../../base/errors.ts';
import type { Run } from '../../base/lease/run-directory.ts';
import { type ExperimentRecord, writeExperiment } from '../../results/experiment-record.ts';
import type { Result, RunRecord } from '../../results/records.ts';
import {
  DEFAULT_RESULTS,
  holdsExperiment,
  holdsRun,
  ignoreInGit,
  latestRun,
  linkLatest,
  makeRunDirectory,
} from '../../results/run-place.ts';
import { trialKey } from '../../results/trial-id.ts';
import type { Observer } from '../../trial/observer.ts';
import type { Measurand } from '../identity.ts';
import { measure, type Turn } from '../measure.ts';
import { type OpenRun, openRun } from '../open.ts';
import { owned } from '../owned.ts';
import type { Trial } from '../plan-trials.ts';
import { type ResolvedRun, resolveRun } from '../resolve.ts';
import { Reuse, reusedOf, reusedText } from '../reuse.ts';
import type { RunRequest } from '../run.ts';
import { type Arm, sameArms } from './arms.ts';
import { changeOf, recordOf } from './describe.ts';
import { ofSame, readEarlier, requireSame } from './earlier.ts';
import { drawOrder, type Round } from './order.ts';
import { Saver } from './saver.ts';
import { Watch } from './watch.ts';

/** The input of an experiment; `options` are the shared ones. */
export interface ExperimentRequest extends Omit<RunRequest, 'keepOptions' | 'again' | 'restore' | 'compare'> {
  arms: Arm[];
  /** With `reuse` and `baseline: artifact`: the directory of that artifact. */
  earlierResults?: string;
  /** The options of an arm as texts for its run's record. */
  keepOptions?(arm: Arm, directory: string): NonNullable<RunRecord['options']>;
  /** The record of an earlier attempt, whose seed is kept if it is of the same experiment; null without one. */
  restoreRecord?(directory: string): Promise<ExperimentRecord | null>;
  /** True for one job of a matrix: the pairs of the others count for the stop as well. */
  isPart?: boolean;
  /** The differences of the pairs of other jobs so far, by arm; null if nothing new is known. Never throws. */
  otherJobs?(own: ExperimentRecord): Promise<Map<string, number[]> | null>;
  /** As of a run, for an arm's. */
  restore?(now: Measurand, directory: string, arm: string): Promise<boolean>;
}

/** An experiment as written to disk, with the run of each arm in the order of the arms. */
export interface Experiment {
  directory: string;
  record: ExperimentRecord;
  runs: RunRecord[];
}

/** The number of different seeds. */
const SEEDS = 2 ** 32;

/**
 * Measures arms side by side: for each instance and trial one after the other, in an order drawn from a seed, until all
 * is measured or, with `stop: known`, the answer is known. Each arm is a run in a directory of its own, below that of
 * experiment.json. Throws a UserError if it cannot begin.
 */
export async function runExperiment(request: ExperimentRequest): Promise<Experiment> {
  const { arms, options, observer, signal } = request;
  const reusable = reusableDirectory(request);
  const directory = await directoryOf(options);
  const attempt = options.resume ? null : ((await request.restoreRecord?.(directory)) ?? null);
  const earlier = options.resume ? readEarlier(directory) : ofSame(attempt, request) ? attempt : null;
  if (options.resume) requireSame(earlier, request, directory);
  else if (earlier === null && holdsExperiment(directory))
    throw new UserError(
      `results-path: ${directory} holds another experiment, which is never overwritten; name another directory, or continue it with resume`,
    );
  for (const [one, other] of sameArms(arms))
    observer.notice(`arms: ${one} and ${other} set the same: this is an A/A test, and shows the noise alone`);
  return await owned(request, async ({ budget, machine, begin }) => {
    const resolved: ResolvedRun[] = [];
    for (const [index, arm] of arms.entries()) {
      const own = { ...arm.options, 'results-path': path.join(directory, arm.name) };
      // Options are shared, and so are the notices about them.
      resolved.push(await resolveRun(own, { ...request, observer: index === 0 ? observer : SILENT, machine }));
    }
    const { testbed, plan, mode, dataset } = resolved[0]!;
    // All that can be reused is when the experiment begins: a resumed one could take a trial twice.
    const isNew = arms.every(({ name }) => !holdsRun(path.join(directory, name)));
    const reuse = reusable === null || !isNew ? null : await Reuse.from(reusable, (text) => observer.notice(text));
    const owners: Run[] = [];
    const runs: OpenRun[] = [];
    try {
      for (const [index, arm] of arms.entries()) {
        const owner = await begin(testbed);
        owners.push(owner);
        const keep = request.keepOptions;
        runs.push(
          await openRun(resolved[index]!, {
            machine,
            observer: ofArm(observer, arm.name),
            github: request.github,
            owner,
            budget,
            ...(reuse === null ? {} : { reuse }),
            ...(request.restore === undefined || (attempt !== null && earlier === null)
              ? {}
              : { restore: (now: Measurand, place: string) => request.restore!(now, place, arm.name) }),
            ...(keep === undefined ? {} : { keepOptions: (place: string) => keep(arm, place) }),
          }),
        );
      }
      if (reusable !== null) tellReused(arms, runs, observer);
      const seed = earlier?.seed ?? randomInt(SEEDS);
      const instanceIds = [...new Set(plan.map(({ instance }) => instance.id))];
      const order = drawOrder(instanceIds, options.trials, arms.length, seed);
      const watch = new Watch({
        arms: arms.map(({ name }) => name),
        instanceIds,
        trials: options.trials,
        score: mode !== null,
        stop: options.stop,
        tolerance: options.tolerance,
        isPart: request.isPart ?? false,
      });
      const about = { ...request, resolved, runs, seed, order, watch, startedAt: earlier?.started_at ?? timestamp() };
      const save = () => writeExperiment(directory, recordOf(about, null));
      await save();
      request.onBegin?.({ ids: owners.map(({ id }) => id), testbed, resultsPath: directory });
      await linkLatest(directory);
      observer.runStarted({
        dataset: dataset.name,
        instances: instanceIds.length,
        trials: plan.length * arms.length,
        testbed,
        resultsPath: directory,
      });
      for (const run of runs) run.tellKept();
      const saver = new Saver(save);
      const stopIfKnown = () => {
        const known = watch.known();
        if (known !== null) budget.stop('stopped', `the answer is known: ${known}`);
      };
      const askOthers = async () => {
        const others = (await request.otherJobs?.(recordOf(about, null))) ?? null;
        if (others === null) return;
        watch.takeOthers(others);
        stopIfKnown();
      };
      if (options.stop === 'known') await askOthers();
      const look = (turn: Turn, { instance_id, status, score }: Pick<Result, 'instance_id' | 'status' | 'score'>) => {
        watch.take(runs.indexOf(turn.run), { instance_id, status, score });
        stopIfKnown();
        saver.soon();
        if (options.stop === 'known') void askOthers();
      };
      const again: Turn[] = [];
      const turns = turnsOf(order, runs, (turn, kept) => look(turn, kept));
      const end = AbortSignal.any([signal, budget.deadline]);
      await measure(turns, budget, end, (turn, result) => {
        if (result.status === 'error') again.push(turn);
        else if (result.status !== 'not_run') look(turn, result);
      });
      // Once more, before their pairs are left out.
      await measure(again, budget, end, look);
      await saver.settled();
      const interrupted = signal.aborted ? String(signal.reason) : null;
      const comparisons = watch.comparisons();
      const finished: RunRecord[] = [];
      for (const [index, run] of runs.entries()) {
        const comparison = index === 0 ? null : comparisons[index - 1]!;
        finished.push(await run.finish(interrupted, comparison === null ? null : async () => changeOf(comparison)));
      }
      const record = recordOf(about, { interrupted, finishedAt: timestamp() });
      await writeExperiment(directory, record);
      for (const { name, skills } of record.arms)
        if (skills !== undefined)
          observer.notice(`${name}: a skill was opened in ${skills.opened} of ${skills.trials} trials`);
      return { directory, record, runs: finished };
    } finally {
      for (const run of runs) await run.close();
    }
  });
}

/** The directory from which trials are reused; null without `reuse`. Throws a UserError without a baseline. */
function reusableDirectory({ options, earlierResults }: ExperimentRequest): string | null {
  if (!options.reuse) return null;
  if (earlierResults !== undefined) return earlierResults;
  const { baseline } = options;
  if (baseline !== 'none' && baseline !== 'artifact') return baseline;
  const fault = baseline === 'none' ? 'is needed: the directory of the results to reuse' : 'artifact is for workflows';
  throw new UserError(`reuse: baseline ${fault}; name one, or leave reuse out`);
}

/** Tells how many trials of each arm were not measured here and now. */
function tellReused(arms: Arm[], runs: OpenRun[], observer: Observer): void {
  for (const [index, { name }] of arms.entries()) {
    const reused = reusedOf(runs[index]!.ledger.record.planned);
    observer.notice(
      reused === undefined
        ? `reuse: ${name}: no trial of baseline was measured with the same agent, dataset, image and limits`
        : `reuse: ${name}: ${reusedText(reused)}`,
    );
  }
}

/**
 * The trials to measure, in their order; those with a verdict of an earlier run are told to `kept` in their place, so that a
 * resumed experiment sees the pairs in the order of one that was not interrupted.
 */
function turnsOf(
  order: Round[],
  runs: OpenRun[],
  kept: (turn: Turn, entry: { instance_id: string; status: Result['status']; score: number | null }) => void,
): Turn[] {
  const trials = runs.map((run) => new Map(run.trials.map((trial) => [keyOf(trial), trial])));
  const left = new Set(runs.flatMap((run) => run.left));
  const turns: Turn[] = [];
  for (const { instanceId, trial: number, arms } of order) {
    for (const arm of arms) {
      const run = runs[arm]!;
      const trial = trials[arm]!.get(trialKey({ instanceId, trial: number }))!;
      if (left.has(trial)) turns.push({ trial, run });
      else kept({ trial, run }, run.ledger.entryOf(trial));
    }
  }
  return turns;
}

function keyOf({ instance, trial }: Trial): string {
  return trialKey({ instanceId: instance.id, trial });
}

async function directoryOf({ 'results-path': given, resume }: ExperimentRequest['options']): Promise<string> {
  const directory = given ?? (resume ? latestRun() : null) ?? (await makeRunDirectory(DEFAULT_RESULTS));
  const made = path.resolve(directory);
  await mkdir(made, { recursive: true }).catch((error) => {
    throw new UserError(`results-path: ${made} cannot be made: ${messageOf(error)}`);
  });
  if (holdsRun(made))
    throw new UserError(`results-path: ${made} holds a run, which is no experiment; name another directory`);
  await ignoreInGit(made);
  return made;
}

/** Shows which arm a trial is of: `head/dbsetup-redis-1`. */
function ofArm(observer: Observer, arm: string): Observer {
  const placed = <Place extends { instanceId: string }>(place: Place): Place => ({
    ...place,
    instanceId: `${arm}/${place.instanceId}`,
  });
  return {
    runStarted: () => {},
    trialStarted: (place) => observer.trialStarted(placed(place)),
    stageStarted: (place, stage) => observer.stageStarted(placed(place), stage),
    stageEnded: (place, stage, duration) => observer.stageEnded(placed(place), stage, duration),
    trialSpent: (place, cost) => observer.trialSpent(placed(place), cost),
    trialEnded: (place, result, tails) => observer.trialEnded(placed(place), result, tails),
    trialPostponed: (place, result) => observer.trialPostponed(placed(place), result),
    trialSkipped: (place, why) => observer.trialSkipped(placed(place), why),
    notice: (message) => observer.notice(`${arm}: ${message}`),
  };
}

const SILENT = { notice: () => {} };
