import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { OptionName } from '../options/options.ts';
import { copyTrialFiles } from '../results/copy-files.ts';
import { findRuns } from '../results/find.ts';
import { measurementOf } from '../results/measurement.ts';
import { type ReadRecord, readRun } from '../results/read.ts';
import { recordText } from '../results/record-text.ts';
import type { Result, RunRecord } from '../results/records.ts';
import { isStandIn } from '../results/stand-in.ts';
import type { ResultStore } from '../results/store.ts';
import { hasVerdict } from '../results/totals.ts';
import { trialPath } from '../results/trial-id.ts';
import { differencesOf, isSameValue, type Measurand } from './identity.ts';
import type { Trial } from './plan-trials.ts';

/** Further options that can change a verdict; a run may be continued with others. */
const OTHERWISE_TOLD: OptionName[] = ['model-keys', 'model-endpoints', 'model-address'];

/** A trial with a verdict in earlier results. */
interface Earlier {
  result: Result;
  directory: string;
  run: RunRecord;
}

/**
 * Trials with a verdict in earlier results, each of which is taken once: two arms that are the same would otherwise be
 * compared by the same trials, and never differ.
 */
export class Reuse {
  readonly #trials: Earlier[];

  private constructor(trials: Earlier[]) {
    this.#trials = trials;
  }

  /**
   * Reads all runs in a directory or below, the newest trials first; those of an experiment are the runs of its arms.
   * Throws a UserError if there is none.
   */
  static async from(directory: string, notice: (message: string) => void): Promise<Reuse> {
    const { found, notes } = await findRuns([directory], 'baseline');
    for (const note of notes) notice(note);
    const trials = new Map<string, Earlier>();
    for (const place of found) {
      const read = await readRun(place, (result) => (isWhole(result) ? result : null)).catch(() => null);
      if (read === null) notice(`baseline: ${place} has a run.json that cannot be read; nothing of it is reused`);
      else if (read.run.rescored_from === undefined)
        for (const result of read.results) {
          if (result === null) continue;
          const [key, trial] = [measurementOf(result), { result, directory: place, run: read.run }];
          const other = trials.get(key);
          if (other === undefined || filesOf(trial) > filesOf(other)) trials.set(key, trial);
        }
    }
    if (found.length === 0)
      throw new UserError(
        `baseline: there is no run in ${directory} whose trials could be reused; name a directory with a run.json in it or below`,
      );
    const newest = (one: Earlier, other: Earlier) =>
      Date.parse(other.result.started_at) - Date.parse(one.result.started_at);
    return new Reuse([...trials.values()].sort(newest));
  }

  /**
   * Takes a trial for each of these that has one of the same measurement, with the files of its evidence, to the store. Returns
   * the records as written there. An earlier trial may have had another number.
   */
  async take(wanted: Trial[], now: Measurand, store: ResultStore): Promise<Map<Trial, ReadRecord>> {
    const fits = new Map<RunRecord, boolean>();
    const isSame = (run: RunRecord) => {
      if (!fits.has(run)) fits.set(run, isSameMeasurement(run, now));
      return fits.get(run)!;
    };
    const taken = new Map<Trial, ReadRecord>();
    for (const trial of wanted) {
      const at = this.#trials.findIndex(({ result, run }) => result.instance_id === trial.instance.id && isSame(run));
      if (at === -1) continue;
      const { result, directory, run } = this.#trials.splice(at, 1)[0]!;
      const record: Result = {
        ...result,
        trial: trial.trial,
        reused: result.reused ?? {
          started_at: result.started_at,
          harness_version: result.harness_version,
          run_started_at: run.started_at,
        },
      };
      store.makePlace(trial.instance.id, trial.trial);
      const [from, to] = [trialPath(result), trialPath(record)];
      await copyTrialFiles(path.join(directory, from), path.join(store.directory, to));
      await store.writeResult(record);
      taken.set(trial, { result: record, digest: sha256Of(recordText(record)) });
    }
    return taken;
  }
}

/** The reused trials among planned ones, for a record: how many, and from when to when; absent if there are none. */
export function reusedOf(
  planned: Pick<RunRecord['planned'][number], 'reused'>[],
): { trials: number; oldest: string; newest: string } | undefined {
  const times = planned.flatMap(({ reused }) => (reused === undefined ? [] : [reused.started_at])).sort();
  return times.length === 0 ? undefined : { trials: times.length, oldest: times[0]!, newest: times.at(-1)! };
}

/** `12 trials taken from baseline, measured from 2026-01-02 to 2026-01-05`. */
export function reusedText({ trials, oldest, newest }: NonNullable<ReturnType<typeof reusedOf>>): string {
  const [from, to] = [oldest.slice(0, 10), newest.slice(0, 10)];
  return `${count(trials, 'trial')} taken from baseline, measured ${from === to ? `on ${from}` : `from ${from} to ${to}`}`;
}

/** The number of files of a trial: a later attempt of a job has the record alone. */
function filesOf({ result, directory }: Earlier): number {
  return readdirSync(path.join(directory, trialPath(result))).length;
}

function isWhole(result: Result): boolean {
  return hasVerdict(result) && !isStandIn(result);
}

/** True if nothing that is known to change a verdict differs; false if the earlier run does not tell all of it. */
function isSameMeasurement(before: RunRecord, now: Measurand): boolean {
  const [was, is] = [before.options, now.options];
  if (before.identity === undefined || was === undefined || is === undefined) return false;
  return differencesOf(before, now).length === 0 && OTHERWISE_TOLD.every((name) => isSameValue(name, was, is));
}
