import { messageOf, UserError } from '../base/errors.ts';
import { selectInstances } from '../datasets/select.ts';
import type { Dataset } from '../datasets/types.ts';
import type { GitHubPlace, Status } from '../results/fields.ts';
import type { ReadRecord } from '../results/read.ts';
import type { PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { holdsExperiment, holdsReport, holdsRun, latestRun } from '../results/run-place.ts';
import type { ResultStore } from '../results/store.ts';
import { trialKey } from '../results/trial-id.ts';
import type { Observer } from '../trial/observer.ts';
import { type Measurand, requireSameRun } from './identity.ts';
import type { Trial } from './plan-trials.ts';

/** The trials of an earlier run that are measured again; null stands for every status, or every instance. */
export interface Again {
  statuses: Status[] | null;
  selectors: string[] | null;
}

/** An earlier run with the present plan. */
export interface Continued {
  /** The plan, followed by the trials of the earlier run that it does not have. */
  trials: Trial[];
  /** The verdicts that stay. */
  kept: Map<Trial, ReadRecord>;
  /** The entries without a verdict that stay. */
  entries: Map<Trial, PlannedTrial>;
  /** The entries of chosen trials, which stay until these begin. */
  before: Map<Trial, PlannedTrial>;
  /** All others: the trials to measure. */
  left: Trial[];
  /** Present if the earlier run has results that were scored again. */
  rescored_from?: RunRecord['rescored_from'];
}

/**
 * The latest run or experiment below `parent`, which `resume` continues if no other is named; null without one. In a workflow, one of
 * another workflow run does not count, as a notice says: a pull request may have committed it, with verdicts of its own making.
 */
export async function latestToResume(
  { github, observer }: { github: GitHubPlace | null; observer: Pick<Observer, 'notice'> },
  parent?: string,
): Promise<string | null> {
  const latest = latestRun(parent);
  if (latest === null || github === null) return latest;
  const [{ readRunRecord }, { readExperiment }] = await Promise.all([
    import('../results/read.ts'),
    import('../results/experiment-record.ts'),
  ]);
  const record = holdsExperiment(latest) ? readExperiment(latest) : readRunRecord(latest);
  if (record?.github?.run_id === github.run_id) return latest;
  observer.notice(
    `resume: ${latest} is not of this workflow run and is not continued; if no pull request can have committed it, name it in results-path`,
  );
  return null;
}

/** Throws a UserError if a directory holds a run: it is never overwritten. */
export function requireNoRun(directory: string): void {
  if (!holdsRun(directory)) return;
  throw new UserError(
    `results-path: ${directory} holds another run, which is never overwritten; name another directory, or continue that run with resume`,
  );
}

/**
 * Continues the run in a directory: decides which of its results stay. Without `again`, all verdicts stay, and the
 * trials of the plan without one are measured; with `rest`, those of the whole run. Throws a UserError if the run is
 * unreadable, if it measured something else than `now`, or if `again` chooses no trial.
 */
export async function continueRun(
  store: ResultStore,
  dataset: Dataset,
  plan: Trial[],
  now: Measurand,
  again: Again | 'rest' | null,
): Promise<Continued> {
  const kept = new Map<Trial, ReadRecord>();
  const [entries, before] = [new Map<Trial, PlannedTrial>(), new Map<Trial, PlannedTrial>()];
  if (!holdsRun(store.directory)) return { trials: plan, kept, entries, before, left: plan };
  const run = await readEarlier(store.directory);
  requireSameRun(run, now, store.directory);
  const earlier = new Map(run.planned.map((entry) => [trialKey(entry), entry]));
  const planned = new Set(plan.map(trialKey));
  const choice = again === 'rest' ? null : again;
  // The plan may be of a part, such as a shard: any instance of the run can be chosen, with all trials of the present options.
  const ofRun = trialsOf(run, dataset, choice === null ? 0 : now.settings.trials);
  const trials = [...new Map([...plan, ...ofRun].map((trial) => [trialKey(trial), trial])).values()];
  const finished = await store.finished();
  const isChosen = choice === null ? null : await chooser(trials, earlier, choice);
  for (const trial of trials) {
    const record = finished(trial.instance.id, trial.trial);
    const entry = earlier.get(trialKey(trial));
    const hasVerdict = record !== null && isOf(now, record.result);
    if (isChosen?.(trial)) {
      if (entry !== undefined && (hasVerdict || entry.status === 'error')) before.set(trial, entry);
    } else if (hasVerdict) kept.set(trial, record);
    else if (entry !== undefined && again !== 'rest' && (isChosen !== null || !planned.has(trialKey(trial))))
      entries.set(trial, entry);
  }
  // A trial that the earlier run did not plan is new, as by more `trials`: with a choice it is one that was chosen.
  const isPart = (trial: Trial) => isChosen === null || isChosen(trial) || kept.has(trial) || entries.has(trial);
  const parts = trials.filter(isPart);
  const left = parts.filter((trial) => !kept.has(trial) && !entries.has(trial));
  return { trials: parts, kept, entries, before, left, rescored_from: run.rescored_from };
}

async function readEarlier(directory: string): Promise<RunRecord> {
  if (holdsReport(directory))
    throw new UserError(
      `resume: ${directory} holds a report, without the records of its trials; name the directory of the run`,
    );
  const { DENIED, readRun } = await import('../results/read.ts');
  const { run, left } = await readRun(directory, () => true).catch((error) => {
    throw new UserError(
      `resume: ${directory} holds a run whose run.json cannot be read, so its agent and dataset are unknown: ${messageOf(error).split('\n')[0]}; name another results-path`,
    );
  });
  // Measured again, each would lose the verdict that is there.
  const [denied, ...others] = left.filter((fault) => fault.endsWith(DENIED));
  if (denied !== undefined)
    throw new UserError(`resume: ${directory}/${denied}${others.length > 0 ? `, and ${others.length} more` : ''}`);
  return run;
}

async function chooser(
  trials: Trial[],
  earlier: Map<string, PlannedTrial>,
  { statuses, selectors }: Again,
): Promise<(trial: Trial) => boolean> {
  const instances = [...new Set(trials.map(({ instance }) => instance))];
  const selected = new Set(selectors === null ? instances : await selectInstances(instances, selectors));
  const statusOf = (trial: Trial) => earlier.get(trialKey(trial))?.status ?? 'not_run';
  const chosen = new Set(
    trials.filter((trial) => selected.has(trial.instance) && (statuses === null || statuses.includes(statusOf(trial)))),
  );
  if (chosen.size === 0)
    throw new UserError(`resume: nothing to measure again: ${noneOf(statuses!, selectors !== null)}`);
  return (trial) => chosen.has(trial);
}

/** Says that no trial has one of these statuses, of the selected instances or at all. */
function noneOf(statuses: Status[], isSelected: boolean): string {
  const words = statuses.map((status) => (status === 'error' ? 'ended in an error' : status.replace('_', ' ')));
  return `no ${isSelected ? 'selected ' : ''}trial ${words.join(' or ')}`;
}

/** The planned trials of a run whose instances the dataset has, then the first `count` of each of these instances. */
function trialsOf({ planned }: RunRecord, { instances }: Dataset, count: number): Trial[] {
  const byId = new Map(instances.map((instance) => [instance.id, instance]));
  const trials = planned.flatMap(({ instance_id, trial }) => {
    const instance = byId.get(instance_id);
    return instance === undefined ? [] : [{ instance, trial }];
  });
  const first = Array.from({ length: count }, (_, index) => index + 1);
  const own = new Set(trials.map(({ instance }) => instance));
  return [...trials, ...first.flatMap((trial) => [...own].map((instance) => ({ instance, trial })))];
}

/** True if a record is of the same measurement: a directory may also hold records of an older kind of run. */
function isOf({ dataset, agent, settings }: Measurand, result: Result): boolean {
  return (
    result.dataset.digest === dataset.digest &&
    result.agent.name === agent.name &&
    result.agent.command === agent.command &&
    (agent.model === null || result.agent.model === agent.model) &&
    (result.evaluation?.kind !== 'test_plan' || result.evaluation.mode === settings.mode)
  );
}
