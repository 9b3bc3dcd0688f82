import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { selectInstances } from '../../datasets/select.ts';
import type { BriefResult } from '../../report/brief.ts';
import { type FoundRuns, loadRuns } from '../../report/load.ts';
import { directoriesOf, mergeRuns } from '../../report/merge.ts';
import { readTrial } from '../../results/read.ts';
import type { PlannedTrial, Result, RunRecord } from '../../results/records.ts';
import { trialIdOf, trialPath } from '../../results/trial-id.ts';

/** Files of one trial that are listed. */
const MOST_FILES = 500;

/** A planned trial as it was found on disk. */
export interface ShownTrial {
  entry: PlannedTrial;
  /** What a table shows of its record; null where there is none that counts. */
  result: BriefResult | null;
  /** Where its files are; null where there are none. */
  directory: string | null;
}

/** Runs that are parts of one (shards, jobs, repetitions): those of one suite, dataset, agent and settings. */
export interface ShownRun {
  directories: string[];
  run: RunRecord;
  trials: ShownTrial[];
}

/**
 * The runs in a directory or below it, parts of one put together as a report does, and what could not be read. Throws a UserError where
 * there is none.
 */
export async function loadShown(directory: string): Promise<{ runs: ShownRun[]; notes: string[] }> {
  const { runs, notes } = await loadRuns([directory]);
  if (runs.length === 0) {
    const hint = 'results are directories with a run.json; "agentbench run" writes them to agentbench-results';
    throw new UserError(`results: there are none in ${directory}: ${notes.length > 0 ? notes.join('; ') : hint}`);
  }
  const groups = Map.groupBy(runs, ({ run: { suite, dataset, agent, settings } }) =>
    JSON.stringify([suite, dataset, agent, { ...settings, trials: null }]),
  );
  const shown = [...groups.values()].map(shownRun);
  return { runs: shown.map(({ run }) => run), notes: [...notes, ...shown.flatMap((group) => group.notes)] };
}

function shownRun(parts: FoundRuns['runs']): { run: ShownRun; notes: string[] } {
  const directories = parts.map(({ directory }) => directory);
  const [only] = parts;
  const { run, results, notes } = parts.length === 1 ? { ...only!, notes: [] } : mergeRuns(parts, null);
  const origins = directoriesOf(parts);
  const trials: ShownTrial[] = [];
  for (const [index, entry] of run.planned.entries()) {
    const result = results[index] ?? null;
    const below = (directory: string) => path.join(directory, trialPath(trialIdOf(entry)));
    const origin = result === null ? directories.findLast((place) => existsSync(below(place))) : origins.get(result)!;
    trials.push({ entry, result, directory: origin === undefined ? null : below(origin) });
  }
  return { run: { directories, run, trials }, notes };
}

/**
 * The runs that have trials of these instances (`selectors` as in the option `instances`) and of this number, with those trials only. Throws a
 * UserError for what matches nothing.
 */
export async function chooseTrials(
  runs: ShownRun[],
  selectors: string[] | null,
  trial: number | null,
): Promise<ShownRun[]> {
  const all = runs.flatMap(({ trials }) => trials);
  const ids = new Map(all.map(({ entry }) => [entry.instance_id, entry.task_type]));
  const instances = [...ids].map(([id, taskType]) => ({ id, taskType }));
  if (selectors !== null && instances.length === 0) throw new UserError('instances: no trial was planned');
  const selected = selectors === null ? instances : await selectInstances(instances, selectors);
  const wanted = new Set(selected.map(({ id }) => id));
  const chosen = all.filter(({ entry }) => wanted.has(entry.instance_id));
  const kept = new Set(chosen.filter(({ entry }) => trial === null || entry.trial === trial));
  if (trial !== null && kept.size === 0) {
    const most = chosen.reduce((last, { entry }) => Math.max(last, entry.trial), 0);
    throw new UserError(`trial: there is no trial ${trial}; there ${most === 1 ? 'is only 1' : `are 1 to ${most}`}`);
  }
  return runs
    .map((run) => ({ ...run, trials: run.trials.filter((shown) => kept.has(shown)) }))
    .filter(({ trials }) => trials.length > 0);
}

/** The whole record of a trial; null where there is none that counts. */
export function recordOf({ entry, result, directory }: ShownTrial, run: RunRecord): Result | null {
  return result === null ? null : readTrial(path.resolve(directory!, '../..'), entry, run);
}

/** A file of a trial, by its path below the trial's directory; `bytes` is null for what is no regular file. */
export interface TrialFile {
  name: string;
  bytes: number | null;
}

/** The files of a trial, by name, without those of earlier attempts. Empty where nothing can be read. */
export function filesOf({ directory }: Pick<ShownTrial, 'directory'>): TrialFile[] {
  const files: TrialFile[] = [];
  if (directory !== null) list('');
  return files;

  function list(folder: string): void {
    let entries: ReturnType<typeof readEntries>;
    try {
      entries = readEntries(path.join(directory!, folder));
    } catch {
      return;
    }
    for (const entry of entries) {
      const name = path.posix.join(folder, entry.name);
      if (files.length >= MOST_FILES || (folder === '' && /^attempt-/.test(entry.name))) continue;
      if (entry.isDirectory()) list(name);
      else files.push({ name, bytes: entry.isFile() ? lstatSync(path.join(directory!, name)).size : null });
    }
  }
}

function readEntries(directory: string) {
  return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
