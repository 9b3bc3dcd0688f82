import { timestamp } from '../../base/clock.ts';
import { type ExperimentRecord, writeExperiment } from '../../results/experiment-record.ts';
import { roleOfArm } from '../../results/gate.ts';
import type { Result, RunRecord } from '../../results/records.ts';
import { linkLatest } from '../../results/run-place.ts';
import { figuresOfResult, hasVerdict, measureOf, measureSetting } from '../../results/totals.ts';
import { measure, type Turn, type Watching } from '../measure.ts';
import type { OpenRun } from '../open-run.ts';
import type { Trial } from '../plan-trials.ts';
import type { ResolvedRun } from '../resolve.ts';
import { type RunResources, withResources } from '../resources.ts';
import { sameArms } from './arms.ts';
import { changeOf, type ExperimentParts, recordOf } from './describe.ts';
import { takeDirectory } from './directory.ts';
import { type Before, findBefore, kindOf } from './earlier.ts';
import { Looks } from './looks.ts';
import { type OpenArms, openArms, requireFit, resolveArmRuns } from './open-arms.ts';
import { drawOrder, drawSeed } from './order.ts';
import type { ExperimentRequest } from './request.ts';
import { inError, turnsOf } from './turns.ts';
import { type Measured, Watch } from './watch.ts';

/** An experiment as written to disk, with the run of each arm in the order of the arms. */
export interface Experiment {
  directory: string;
  record: ExperimentRecord;
  runs: RunRecord[];
}

/**
 * Measures arms side by side: for each instance and trial one after the other, in an order drawn from a seed, until all
 * is measured or, with `stop: known`, the answer is known. Each arm is a run in a directory of its own, below that of
 * experiment.json. Throws a UserError if it cannot begin.
 */
export async function runExperiment(request: ExperimentRequest): Promise<Experiment> {
  const { arms, options, observer } = request;
  requireFit(request);
  for (const [one, other] of sameArms(arms))
    observer.notice(`arms: ${one} and ${other} set the same: this is an A/A test, and shows the noise alone`);
  if (options.baseline !== 'none' && !options.reuse)
    observer.notice(
      'baseline: no effect without reuse: an experiment compares its arms with each other; reuse takes trials from it',
    );
  return await withResources(request, async (parts) => {
    const resolved = await resolveArmRuns(request, parts);
    const { directory, giveBack } = await takeDirectory(request);
    try {
      return await measureIn(directory, request, resolved, parts);
    } finally {
      giveBack();
    }
  });
}

async function measureIn(
  directory: string,
  request: ExperimentRequest,
  resolved: ResolvedRun[],
  parts: RunResources,
): Promise<Experiment> {
  const { arms, options, signal } = request;
  const { budget } = parts;
  const instanceIds = instancesOf(resolved);
  const before = await findBefore({ ...request, mode: resolved[0]!.mode, instanceIds }, directory);
  const opened = await openArms(request, resolved, { directory, before }, parts);
  try {
    await parts.swept();
    const { runs } = opened;
    const design = designOf(request, before, opened);
    const looks = new Looks({
      ...{ ...request, watch: design.watch, budget, stop: options.stop },
      record: () => recordOf(design, null),
      save: (record) => writeExperiment(directory, record),
    });
    // Those in error were put off: the pairs of before do not wait for them.
    const errors = new Set<Trial>();
    for (const [arm, { left, context }] of runs.entries())
      for (const trial of await inError(left, context.store)) {
        design.watch.awaitAgain(arm, trial.instance.id);
        design.watch.postpone(arm, trial.instance.id);
        errors.add(trial);
      }
    const kept = ({ run }: Turn, measured: Measured) => design.watch.take(runs.indexOf(run), measured);
    const turns = turnsOf(design.order, runs, kept);
    await begin(request, design, opened, directory);
    await looks.begin();
    const look = ({ run }: Turn, measured: Measured) => looks.take(runs.indexOf(run), measured);
    const onVerdict = (turn: Turn, result: Result) => look(turn, { ...result, ...figuresOfResult(result) });
    const end = AbortSignal.any([signal, budget.deadline]);
    const { again = [], first = [] } = Object.groupBy(turns, ({ trial }) => (errors.has(trial) ? 'again' : 'first'));
    const missing = new Set<OpenRun>();
    const watchFirst: Watching = {
      onVerdict,
      onNotFound(run, { kind, message }) {
        // Trials of baseline, or of before, still make pairs with those of the other arms.
        if (run.ledger.record.planned.some(hasVerdict)) return;
        missing.add(run);
        design.watch.giveUp(runs.indexOf(run));
        // No pair is left to measure.
        if (missing.has(runs[0]!) || missing.size === runs.length - 1)
          budget.stop(kind, `${message} of ${arms[runs.indexOf(run)]!.name}`);
      },
      onEnded: (turn, { instance_id, status }) => {
        if (status !== 'error') return false;
        again.push(turn);
        errors.add(turn.trial);
        design.watch.awaitAgain(runs.indexOf(turn.run), instance_id);
        design.watch.postpone(runs.indexOf(turn.run), instance_id);
        return true;
      },
    };
    // Repeated here, a trial in error would hold up the pairs behind it, and with them the answer.
    await measure(first, budget, end, watchFirst, 0);
    // At least once more, before their pairs are left out: the first of the retries.
    looks.stopNoMore();
    const watchAgain: Watching = {
      onVerdict,
      onEnded(turn, entry) {
        if (entry.status === 'error') look(turn, entry);
        return false;
      },
    };
    await measure(again, budget, end, watchAgain, Math.max(0, options.retries - 1));
    // A limit, or a signal, can keep them from that.
    for (const { trial, run } of turns) {
      const entry = run.ledger.entryOf(trial);
      if (entry.status === 'error' || (errors.has(trial) && !hasVerdict(entry)))
        design.watch.leaveOut(runs.indexOf(run), entry.instance_id);
    }
    design.watch.recount();
    await looks.settled();
    return await finish(design, directory, signal.aborted ? String(signal.reason) : null);
  } finally {
    await opened.close();
  }
}

/** The ids of the planned instances, which are the same in each arm. */
function instancesOf([first]: OpenArms['resolved']): string[] {
  return [...new Set(first!.plan.map(({ instance }) => instance.id))];
}

/** Order and evidence of an experiment, and everything else of its record. */
function designOf(request: ExperimentRequest, before: Before, { resolved, runs }: OpenArms): ExperimentParts {
  const { arms, options } = request;
  const { mode } = resolved[0]!;
  const instanceIds = instancesOf(resolved);
  const seed = before.record?.seed ?? drawSeed(request.place && [request.place, ...kindOf(arms, options), instanceIds]);
  const order = drawOrder(instanceIds, options.trials, arms.length, seed);
  const drawn = [...new Set(order.map(({ instanceId }) => instanceId))];
  const watch = new Watch({
    arms: arms.map(({ name }) => name),
    instanceIds: drawn,
    trials: options.trials,
    measure: measureOf({ mode, ...measureSetting(options.measure) }),
    stop: options.stop,
    tolerance: options.tolerance,
    // Of the jobs of a matrix, or a shard beside others.
    isPart: request.job !== undefined || (options.shard?.total ?? 1) > 1,
    isAfterEarlier: (request.job?.index ?? 0) > 0,
  });
  return { ...request, resolved, runs, seed, order, watch, startedAt: before.record?.started_at ?? timestamp() };
}

/** Writes the record of the experiment, and tells that it begins. */
async function begin(
  { options, observer, onBegin }: ExperimentRequest,
  design: ExperimentParts,
  { resolved, runs, ids }: OpenArms,
  directory: string,
): Promise<void> {
  const { testbed, dataset, plan } = resolved[0]!;
  await writeExperiment(directory, recordOf(design, null));
  onBegin?.({ ids, testbed, resultsPath: directory });
  if (options['results-path'] === undefined) linkLatest(directory);
  observer.runStarted({
    dataset: dataset.name,
    instances: instancesOf(resolved).length,
    trials: plan.length * runs.length,
    testbed,
    resultsPath: directory,
  });
  for (const run of runs) await run.begin();
}

/** Completes the runs of the arms, each with its comparison, and the record of the experiment. */
async function finish(design: ExperimentParts, directory: string, interrupted: string | null): Promise<Experiment> {
  const comparisons = design.watch.comparisons();
  const runs: RunRecord[] = [];
  for (const [index, run] of design.runs.entries()) {
    const comparison = index === 0 ? null : comparisons[index - 1]!;
    const compare = comparison === null ? null : async () => changeOf(comparison);
    runs.push(await run.finish(interrupted, compare, roleOfArm(index)));
  }
  const record = recordOf(design, { interrupted, finishedAt: timestamp() });
  await writeExperiment(directory, record);
  return { directory, record, runs };
}
