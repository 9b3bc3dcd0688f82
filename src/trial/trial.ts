import path from 'node:path';
import { timestamp } from '../base/clock.ts';
import { isInterrupted } from '../base/errors.ts';
import type { Instance } from '../datasets/types.ts';
import type { Cause } from '../results/causes.ts';
import type { IntegrityNote } from '../results/fields.ts';
import { ofPart } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import type { Trajectory } from '../trajectory/atif.ts';
import type { TrialContext } from './context.ts';
import { emptyResult } from './empty-result.ts';
import type { BegunTrial, LiveTrial } from './live.ts';
import { Logs } from './logs.ts';
import { clearPlace, removedNote } from './place.ts';
import { prepare } from './prepare.ts';
import { reasonOf } from './reason.ts';
import { TrialRecord } from './record.ts';
import { keep, noteStarvation, remove } from './remove.ts';

/** Removes a testbed at a time chosen by the callee; the result is complete except for notes of the removal itself. */
export type Removing = (measured: Result, remove: () => Promise<void>) => Promise<void>;

/** A trial whose record is on disk, with the end of each of its logs by file name. */
export interface EndedTrial {
  result: Result;
  tails: Map<string, string>;
}

/**
 * One trial of one instance: prepare, its step (agent-setup, agent, evaluate) or its steps, collect, remove. The record
 * is on disk when this returns; it throws only if the record cannot be written.
 */
export async function runTrial(
  instance: Instance,
  trial: number,
  context: TrialContext,
  signal: AbortSignal,
  notes: IntegrityNote[],
  removing: Removing,
): Promise<EndedTrial> {
  const { options, store, observer } = context;
  const place = { instanceId: instance.id, trial };
  const { directory, attempt, removed } = store.beginAttempt(instance.id, trial);
  const record = new TrialRecord(
    { ...emptyResult(instance, trial, attempt, context), integrity: [...notes, ...removed.map(removedNote)] },
    place,
    observer,
  );
  const logs = new Logs(directory, context, () => clearPlace(record.result, store));
  const begun: BegunTrial = { instance, trial, directory, record, logs, context, signal };
  let live: LiveTrial | null = null;
  /** The further stages' code, which loads while the testbed is made. */
  let loading: Promise<typeof import('./stages.ts')> | undefined;
  /** The error of the last write. The trial continues to its end, so that everything is cleaned up. */
  let unwritten: { error: unknown } | undefined;
  observer.trialStarted(place);

  try {
    const preparing = record.stage('prepare', () => prepare(begun));
    loading = import('./stages.ts');
    live = await preparing;
    const { runStep, runSteps, applyModelFault } = await loading;
    if (instance.steps === undefined) await runStep(live);
    else await runSteps(live, instance.steps);
    applyModelFault(live);
  } catch (error) {
    record.fail(error, signal);
  }
  await save();
  if (live !== null) {
    const { saveChanges, collect, collectHome, collectServiceLogs, explainTrial } = await loading!;
    await saveChanges(live);
    if (!isInterrupted(signal)) {
      await record
        .stage('collect', async () => {
          try {
            const { suffix } = live!;
            await collect(
              live!,
              path.join(directory, instance.steps === undefined ? 'output' : ofPart('output', suffix)),
            );
          } finally {
            await collectHome(live!, path.join(directory, 'home'));
            await collectServiceLogs(live!);
          }
          await explainTrial(live!);
        })
        .catch((error) => record.note('collect_failed', error.message));
      await save();
    }
    await record
      .stage('remove', () =>
        removing(record.result, async () => {
          await noteStarvation(live!);
          await (isToKeep(record.result, options) ? keep(live!) : remove(live!));
        }),
      )
      .catch((error) => record.note('remove_failed', error.message));
  }
  await logs.close(record);
  await save(true);
  if (unwritten !== undefined) throw unwritten.error;
  return { result: record.result, tails: logs.tails() };

  /** The rules and the schemas of trajectories are loaded for trials that did not pass only. */
  async function causes(trajectory: Trajectory | null): Promise<Cause[]> {
    if (record.result.status === 'passed') return [];
    const { causesOf } = await import('../trajectory/causes.ts');
    return causesOf({ result: record.result, trajectory, tails: logs.tails() });
  }

  /** `last` marks the final version of the record. */
  async function save(last = false): Promise<void> {
    record.result.finished_at = timestamp();
    clearPlace(record.result, store);
    // Of each version again: the output of a lasting command is complete only when its testbed is removed.
    record.result.reason = reasonOf(record.result, logs.tails());
    const trajectory = live?.trajectory ?? null;
    record.result.causes = await causes(trajectory);
    const skills = context.agent?.extras.skills.map(([name]) => name) ?? [];
    if (skills.length > 0) {
      const { openedSkills } = await import('../trajectory/skills.ts');
      record.result.skills = { given: skills, opened: trajectory === null ? null : openedSkills(trajectory, skills) };
    }
    record.result = redactRecord(record.result, context.redactor);
    unwritten = await store.writeResult(record.result, last).then(
      () => undefined,
      (error) => ({ error }),
    );
  }
}

/** True if the option `keep` wants the testbed of this trial. */
function isToKeep({ status }: Result, options: TrialContext['options']): boolean {
  if (status === 'not_run') return false;
  return options.keep === 'always' || (options.keep === 'failed' && status !== 'passed');
}
