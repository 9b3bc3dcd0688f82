import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { statsOf } from '../../base/names-in.ts';
import { selectInstances } from '../../datasets/select.ts';
import { type FoundRuns, loadRuns } from '../../report/load.ts';
import { directoriesOf, mergeRuns } from '../../report/merge.ts';
import type { TrialWithResult } from '../../report/suite.ts';
import { trialsOf } from '../../report/trials.ts';
import { readTrial } from '../../results/read.ts';
import type { Result, RunRecord } from '../../results/records.ts';
import { armOf, holdsReport } from '../../results/run-place.ts';
import { trialPath } from '../../results/trial-id.ts';

/** Maximum number of files listed per trial. */
export const MOST_FILES = 500;

/** A planned trial as found on disk. */
export interface ShownTrial extends TrialWithResult {
  /** Directory of its files; null if there are none. */
  directory: string | null;
  /** Directory of its run; null if it is not known, as of a trial without files in several directories. */
  results: string | null;
}

/** One run, merged from its parts (shards, jobs, repetitions) with equal suite, dataset, agent and settings. */
export interface ShownRun {
  directories: string[];
  run: RunRecord;
  trials: ShownTrial[];
}

/**
 * Loads the runs in or below a directory, with the parts of one run merged as in a report, and notes on unreadable
 * files. Throws a UserError if there are none.
 */
export async function loadShown(directory: string): Promise<{ runs: ShownRun[]; notes: string[] }> {
  const { runs, notes } = await loadRuns([directory]);
  if (runs.length === 0) {
    const hint =
      'results are directories with a run.json ("agentbench run" writes them to agentbench-results), jobs of Harbor and logs of Inspect';
    throw new UserError(`results: there are none in ${directory}: ${notes.length > 0 ? notes.join('; ') : hint}`);
  }
  const groups = Map.groupBy(runs, ({ directory, run: { suite, dataset, agent, settings } }) =>
    JSON.stringify([suite, dataset, agent, { ...settings, trials: null }, armOf(directory)]),
  );
  const shown = [...groups.values()].map(shownRun);
  return { runs: shown.map(({ run }) => run), notes: [...notes, ...shown.flatMap((group) => group.notes)] };
}

function shownRun(parts: FoundRuns['runs']): { run: ShownRun; notes: string[] } {
  const directories = parts.map(({ directory }) => directory);
  const [only] = parts;
  const { run, results, notes } = parts.length === 1 ? { ...only!, notes: [] } : mergeRuns(parts, null);
  const origins = directoriesOf(parts);
  const directoryOf = ({ planned, result }: TrialWithResult): string | null => {
    if (result?.elsewhere !== undefined) return result.elsewhere.files?.directory ?? null;
    const below = (directory: string) => path.join(directory, trialPath(planned));
    const origin = result === null ? directories.findLast((place) => existsSync(below(place))) : origins.get(result)!;
    return origin === undefined ? null : below(origin);
  };
  // Paths in a report are those of a run elsewhere.
  const alone = parts.length === 1 && !holdsReport(only!.directory) ? only!.directory : null;
  const trials = trialsOf({ run, results }).map((trial): ShownTrial => {
    const directory = directoryOf(trial);
    return { ...trial, directory, results: directory === null ? alone : path.resolve(directory, '../..') };
  });
  return { run: { directories, run, trials }, notes };
}

/**
 * Filters runs to the trials of the selected instances (`selectors` as in the option `instances`) and trial number;
 * runs without any are dropped. Throws a UserError if nothing matches.
 */
export async function chooseTrials(
  runs: ShownRun[],
  selectors: string[] | null,
  trial: number | null,
): Promise<ShownRun[]> {
  const all = runs.flatMap(({ trials }) => trials);
  const ids = new Map(all.map(({ planned }) => [planned.instance_id, planned.task_type]));
  const instances = [...ids].map(([id, taskType]) => ({ id, taskType }));
  if (selectors !== null && instances.length === 0) throw new UserError('instances: no trial was planned');
  const selected = selectors === null ? instances : await selectInstances(instances, selectors);
  const wanted = new Set(selected.map(({ id }) => id));
  const chosen = all.filter(({ planned }) => wanted.has(planned.instance_id));
  const kept = new Set(chosen.filter(({ planned }) => trial === null || planned.trial === trial));
  if (trial !== null && kept.size === 0) {
    const most = chosen.reduce((last, { planned }) => Math.max(last, planned.trial), 0);
    throw new UserError(`trial: there is no trial ${trial}; ${numbersTo(most)}`);
  }
  return runs
    .map((run) => ({ ...run, trials: run.trials.filter((shown) => kept.has(shown)) }))
    .filter(({ trials }) => trials.length > 0);
}

/** The whole record of a trial; null without a valid record. */
export function recordOf({ planned, result, directory }: ShownTrial, run: RunRecord): Result | null {
  if (result?.elsewhere !== undefined) return result.elsewhere.result;
  return result === null ? null : readTrial(path.resolve(directory!, '../..'), planned, run);
}

/** A file by its path relative to the trial's directory; `bytes` is null unless it is a regular file. */
export interface TrialFile {
  name: string;
  bytes: number | null;
}

/** The files of a trial by name, without those of earlier attempts; empty if the directory is unreadable. */
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
      else files.push({ name, bytes: entry.isFile() ? (statsOf(path.join(directory!, name))?.size ?? null) : null });
    }
  }
}

function readEntries(directory: string) {
  // The agent's own files may be many.
  const last = ({ name }: { name: string }) => Number(/^(home|output)(-|$)/.test(name));
  return readdirSync(directory, { withFileTypes: true }).sort(
    (a, b) => last(a) - last(b) || (a.name < b.name ? -1 : 1),
  );
}

/** The numbers that there are, from 1, for a message about another one. */
export function numbersTo(most: number): string {
  if (most < 2) return most === 0 ? 'there is none' : 'there is only 1';
  return `there are 1 to ${most}`;
}
