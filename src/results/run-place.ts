import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { statsOf } from '../base/names-in.ts';

/** The parent of the directories of runs for which no other is given. */
export const DEFAULT_RESULTS = 'agentbench-results';
/** The link to the latest run in that parent. */
const LATEST = 'latest';
/** The directory of a report below the results that it is of. */
export const REPORT = 'report';
/** The record of an experiment, beside the directories of its arms' runs. */
export const EXPERIMENT_FILE = 'experiment.json';

/**
 * True if a directory holds the record of a run, readable or not; false for a file, and below one. Throws a UserError if the
 * directory cannot be entered.
 */
export function holdsRun(directory: string): boolean {
  try {
    return lstatSync(path.join(directory, 'run.json'), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return false;
    if (codeOf(error) !== 'EACCES') throw error;
    throw new UserError(`results: ${directory} cannot be read: ${messageOf(error)}`);
  }
}

/** Throws a UserError of an option that names a run's directory, as `found`, if there is none. */
export function requireRun(option: string, found: string, directory = found): void {
  if (!holdsRun(directory))
    throw new UserError(
      `${option}: ${found} is not the directory of a run: it has no run.json; name one, such as ${DEFAULT_RESULTS}/latest`,
    );
}

/** True if a directory holds the record of an experiment, readable or not. */
export function holdsExperiment(directory: string): boolean {
  // False as well for a path below a file.
  return existsSync(path.join(directory, EXPERIMENT_FILE));
}

/** The name of the arm that a run is of; null if it is of no experiment. */
export function armOf(directory: string): string | null {
  const place = path.resolve(directory);
  return holdsExperiment(path.dirname(place)) ? path.basename(place) : null;
}

/** The directory of a run or an experiment, also by its record, which a run names at its end; any other path as it is. */
export function placeOf(given: string): string {
  const isRecord = ['run.json', EXPERIMENT_FILE].includes(path.basename(given));
  return isRecord && existsSync(given) ? path.dirname(given) : given;
}

/** True for the directory of a report: it has a `run.json` as well, beside its `results.json`, but no record of a trial. */
export function holdsReport(directory: string): boolean {
  return existsSync(path.join(directory, 'results.json'));
}

/** True for the directory of a run or an experiment. */
function holdsResults(directory: string): boolean {
  return (holdsRun(directory) && !holdsReport(directory)) || holdsExperiment(directory);
}

/** A path below `parent` at which there is nothing, named by the time: `2026-01-31T12-00-00`, the next one with `-2`. */
export function newPlace(parent: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let number = 1; ; number += 1) {
    const place = path.join(parent, number === 1 ? time : `${time}-${number}`);
    if (statsOf(place) === undefined) return place;
  }
}

/** Creates a directory for one run, named by the time, below `agentbench-results`. Throws a UserError if that fails. */
export function makeRunDirectory(): string {
  try {
    makeDirectory(DEFAULT_RESULTS);
    ignoreInGit(DEFAULT_RESULTS);
    for (;;) {
      const directory = newPlace(DEFAULT_RESULTS);
      try {
        mkdirSync(directory);
        return directory;
      } catch (error) {
        // Another run has begun meanwhile.
        if (codeOf(error) !== 'EEXIST') throw error;
      }
    }
  } catch (error) {
    throw new UserError(`results-path: ${path.resolve(DEFAULT_RESULTS)} cannot be made: ${messageOf(error)}`);
  }
}

/** Has git ignore a directory if it is empty: one with content belongs to the user. Never throws. */
export function ignoreInGit(directory: string): void {
  try {
    if (readdirSync(directory).length === 0) writeFileSync(path.join(directory, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    // The disk may have no room, or be read-only.
  }
}

/** Has the link `latest` beside a run's directory lead to it. Never throws: the link is a convenience. */
export function linkLatest(directory: string): void {
  const link = path.join(path.dirname(directory), LATEST);
  const made = `${link}.${process.pid}`;
  try {
    symlinkSync(path.basename(directory), made);
    // Atomic; fails if a directory is in its place, which is kept.
    renameSync(made, link);
  } catch {
    removeQuietly(made);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The directory may be read-only.
  }
}

/** The directory of the latest run or experiment below `parent`: that of the link, otherwise the last by name; null without any. */
export function latestRun(parent = DEFAULT_RESULTS): string | null {
  try {
    const linked = realpathSync(path.join(parent, LATEST));
    if (path.dirname(linked) === realpathSync(parent) && holdsResults(linked))
      return path.join(parent, path.basename(linked));
  } catch {
    // No link, or a dangling one.
  }
  try {
    const names = readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && holdsResults(path.join(parent, entry.name)) ? [entry.name] : [],
    );
    const last = names.sort().at(-1);
    return last === undefined ? null : path.join(parent, last);
  } catch {
    return null;
  }
}

/**
 * The directory for the files of a report: `report/` below `results-path`, or beside it if it holds a run, since a
 * run's directory has only what the run wrote.
 */
export function reportDirectory(resultsPath = DEFAULT_RESULTS): string {
  return holdsRun(resultsPath) ? `${path.resolve(resultsPath)}-report` : path.join(resultsPath, REPORT);
}
