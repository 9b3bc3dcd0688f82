import { lstatSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { statsOf } from '../base/names-in.ts';
import { type Elsewhere, elsewhere } from '../foreign/recognise.ts';
import type { Options } from '../options/options.ts';
import { findRuns } from '../results/find.ts';
import { type ReadRun, readRun } from '../results/read.ts';
import type { RunRecord } from '../results/records.ts';
import { hasVerdict, measureOf, measureSetting } from '../results/totals.ts';
import { type BriefResult, briefOf, sizeOfBrief } from './brief.ts';
import type { TrialFigures } from './suite.ts';

const MOST_RUNS = 2_000;
/** The maximum number of invalid records named in notes of one run. */
const MOST_NAMED = 20;

/**
 * Bytes, in total, of run records, of the kept parts of results (10,000 results of long test plans use half of it), and of
 * what archives of another program have in them.
 */
const MOST = { runs: 128 * 1024 * 1024, results: 384 * 1024 * 1024, unpacked: 4 * 1024 * 1024 * 1024 };

/** The remaining bytes, shared by all runs of a report. */
export type Room = Record<keyof typeof MOST, number>;

/** The initial room of one report. */
export function roomForRuns(): Room {
  return { ...MOST };
}

/** A run read from disk, with the parts of its results that a report uses. */
export type RunOnDisk = Pick<ReadRun<BriefResult>, 'run' | 'results'> & {
  /** See `SuiteResults`. */
  reported?: (TrialFigures | null)[];
  /** The directory of its trials; absent if it is not on this machine. */
  directory?: string;
};

/** Runs found on disk, with notes on unreadable ones. */
export interface FoundRuns {
  runs: (RunOnDisk & { directory: string })[];
  notes: string[];
}

/**
 * Reads all runs in or below the given directories: those with a `run.json`, jobs of Harbor, logs of Inspect. A run that is unreadable, or for
 * which there is no room, becomes a note. Throws a UserError that names the option if a directory does not exist.
 */
export async function loadRuns(
  directories: string[],
  option = 'results',
  room: Room = roomForRuns(),
): Promise<FoundRuns> {
  const runs: FoundRuns['runs'] = [];
  const { found, others, notes } = await findRuns(directories, option, elsewhere);
  for (const directory of found) {
    if (runs.length >= MOST_RUNS) {
      notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
      continue;
    }
    try {
      const { left, ...run } = await readRun(directory, (result) => {
        const brief = briefOf(result);
        return takeRoom(room, 'results', sizeOfBrief(brief)) ? brief : null;
      });
      if (!takeRoom(room, 'runs', lstatSync(path.join(directory, 'run.json')).size)) {
        notes.push(
          `${path.join(directory, 'run.json')}: it is left out, because all runs together exceed the size limit`,
        );
        continue;
      }
      runs.push({ ...run, ...(await reportedIn(directory, run, room)), directory });
      const from = run.run.rescored_from;
      if (from !== undefined)
        notes.push(`${directory}: scored again from the evidence of ${from.directory} (run of ${from.started_at})`);
      for (const what of left.slice(0, MOST_NAMED)) notes.push(`${path.join(directory, what)}, and is left out`);
      if (left.length > MOST_NAMED) notes.push(`${directory}: ${left.length - MOST_NAMED} more results are left out`);
    } catch (error) {
      notes.push(`${path.join(directory, 'run.json')} is not a run record: ${messageOf(error).split('\n')[0]}`);
    }
  }
  for (const other of others) await loadElsewhere(other, room, runs, notes);
  return { runs, notes };
}

/** The figures of a report that came without its results; none without room for its file. */
async function reportedIn(
  directory: string,
  { run, results }: RunOnDisk,
  room: Room,
): Promise<Pick<RunOnDisk, 'reported'>> {
  if (results.some((result) => result !== null) || !run.planned.some(hasVerdict)) return {};
  const bytes = statsOf(path.join(directory, 'results.json'))?.size ?? 0;
  if (bytes === 0 || !takeRoom(room, 'results', bytes)) return {};
  const { readReported } = await import('./reported.ts');
  return { reported: readReported(directory, run) };
}

/** Adds the runs of another program. */
async function loadElsewhere(
  other: Elsewhere,
  room: Room,
  runs: FoundRuns['runs'],
  notes: FoundRuns['notes'],
): Promise<void> {
  // Nearly all reports have none.
  const { readElsewhere } = await import('../foreign/read.ts');
  const { runs: found, notes: told } = await readElsewhere(other, room);
  notes.push(...told);
  for (const { run, trials } of found) {
    if (runs.length >= MOST_RUNS) {
      notes.push(`${other.path}: left out, there are more than ${MOST_RUNS} runs`);
      return;
    }
    const briefs = trials.map((trial): BriefResult | null => {
      if (trial === null) return null;
      const brief = { ...briefOf(trial.result), elsewhere: trial };
      return takeRoom(room, 'results', sizeOfBrief(brief)) ? brief : null;
    });
    const left = trials.filter((trial, at) => trial !== null && briefs[at] === null).length;
    if (left > 0) notes.push(`${other.path}: there is no room for ${left} of its results beside the others`);
    runs.push({ run, results: briefs, directory: other.path });
  }
}

function takeRoom(room: Room, of: keyof Room, bytes: number): boolean {
  if (bytes > room[of]) return false;
  room[of] -= bytes;
  return true;
}

/**
 * Reads one run. `known` replaces the run's record, if the caller has a more reliable one. Throws if run.json cannot be
 * read.
 */
export async function loadRun(directory: string, known?: RunRecord): Promise<FoundRuns['runs'][number]> {
  const { run, results } = await readRun(directory, briefOf, known);
  return { run, results, directory };
}

/** Has these runs compared by the option `measure` of a report; with `auto`, each keeps the setting of its record. */
export function byMeasure(runs: { run: RunRecord }[], measure: Options['measure']): void {
  for (const { run } of runs) {
    const before = measureOf(run.settings);
    run.settings = { ...run.settings, ...measureSetting(measure) };
    // Its comparison is of the other figure.
    if (measureOf(run.settings) !== before) run.change = null;
  }
}
