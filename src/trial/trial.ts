import { messageOf } from '../base/errors.ts';
import type { Instance } from '../datasets/types.ts';
import type { IntegrityNote } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import type { TrialContext } from './context.ts';
import { emptyResult } from './empty-result.ts';
import type { BegunTrial, LiveTrial } from './live.ts';
import { Logs } from './logs.ts';
import { clearPlace, removedNote } from './place.ts';
import { prepare } from './prepare.ts';
import { TrialRecord } from './record.ts';
import { keep, noteStarvation, remove } from './remove.ts';
import { saveRecord } from './save-record.ts';

/** The input of a trial. */
export interface TrialRequest {
  instance: Instance;
  trial: number;
  context: TrialContext;
  signal: AbortSignal;
  /** Integrity notes that are known before it begins. */
  notes: IntegrityNote[];
  /**
   * Removes the testbed at a time of its choice; the result is complete except for notes of the removal itself. `isOnDisk`:
   * its record could be written so far.
   */
  removing(measured: Result, isOnDisk: boolean, remove: () => Promise<void>): Promise<void>;
}

/** A trial whose record is on disk, with the end of each of its logs by file name. */
export interface EndedTrial {
  result: Result;
  tails: Map<string, string>;
}

/**
 * One trial of one instance: prepare, its step (agent-setup, agent, evaluate) or its steps, collect, remove. The record
 * is on disk when this returns; it throws only if the record cannot be written.
 */
export async function runTrial({ removing, ...request }: TrialRequest): Promise<EndedTrial> {
  const begun = begin(request);
  const { instance, record, logs, signal } = begun;
  let live: LiveTrial | null = null;
  /** The further stages' code, which loads while the testbed is made. */
  let loading: Promise<typeof import('./stages.ts')> | undefined;
  /** The error of the last write. The trial continues to its end, so that everything is cleaned up. */
  let unwritten: { error: unknown } | undefined;

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
  // Also after an error: an agent that was cut may leave its setup undone, or no reward.
  if (live !== null) (await loading!).applyRunLimit(live);
  await save('open');
  if (live !== null) {
    const measured = live;
    const { saveChanges, collectTrial } = await loading!;
    await saveChanges(measured);
    await record
      .stage('collect', () => collectTrial(measured))
      .catch((error) => record.note('collect_failed', messageOf(error)));
    await save('open');
    await record
      .stage('remove', () => removing(record.result, unwritten === undefined, () => giveBack(measured)))
      .catch((error) => record.note('remove_failed', messageOf(error)));
  }
  await logs.close(record);
  await save('final');
  if (unwritten !== undefined) throw unwritten.error;
  return { result: record.result, tails: logs.tails() };

  async function save(version: 'open' | 'final'): Promise<void> {
    unwritten = await saveRecord(begun, live?.trajectory ?? null, version).then(
      () => undefined,
      (error) => ({ error }),
    );
  }
}

/** Makes the directory of the trial, with its record and its logs. */
function begin({ instance, trial, context, signal, notes }: Omit<TrialRequest, 'removing'>): BegunTrial {
  const { store, observer } = context;
  const place = { instanceId: instance.id, trial };
  const { directory, attempt, removed } = store.beginAttempt(instance.id, trial);
  const result = emptyResult(instance, trial, attempt, context);
  result.integrity.push(...notes, ...removed.map(removedNote));
  const record = new TrialRecord(result, place, observer);
  const logs = new Logs(directory, context, () => clearPlace(record.result, store));
  observer.trialStarted(place);
  return { instance, trial, directory, record, logs, context, signal };
}

/** Removes the testbed, or keeps it if the option `keep` wants that. */
async function giveBack(live: LiveTrial): Promise<void> {
  await noteStarvation(live);
  const { status } = live.record.result;
  const { keep: which } = live.context.options;
  const isKept = status !== 'not_run' && (which === 'always' || (which === 'failed' && status !== 'passed'));
  await (isKept ? keep(live) : remove(live));
}
