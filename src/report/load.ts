import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../errors.ts';
import { type RunOnDisk, readRun } from '../results/read.ts';

/** How deep below a directory runs are looked for: an artifact each, in a folder of its job. */
const DEEPEST = 4;
const MOST_RUNS = 2_000;

/** Runs as they were found on disk, and what could not be read. */
export interface FoundRuns {
  runs: (RunOnDisk & { directory: string })[];
  notes: string[];
}

/**
 * Finds all runs (directories with a `run.json`) below the given ones; links are not followed. One that cannot be read becomes
 * a note. Throws a UserError for a directory that is not there.
 */
export async function loadRuns(directories: string[]): Promise<FoundRuns> {
  const found: FoundRuns = { runs: [], notes: [] };
  const seen = new Set<string>();
  for (const directory of directories) await look(path.resolve(directory), DEEPEST);
  return found;

  async function look(directory: string, depth: number): Promise<void> {
    if (seen.has(directory)) return;
    seen.add(directory);
    const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
      throw new UserError(`results: ${directory} cannot be read: ${messageOf(error)}`);
    });
    const has = (name: string) => entries.some((entry) => entry.name === name && entry.isFile());
    // A report beside the results it was made of is not another run; asked for by name (as a baseline) it is one.
    if (has('results.json') && depth < DEEPEST) return;
    if (has('run.json')) return read(directory);
    if (depth === 0) return;
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) await look(path.join(directory, entry.name), depth - 1);
    }
  }

  async function read(directory: string): Promise<void> {
    if (found.runs.length >= MOST_RUNS) {
      found.notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
      return;
    }
    try {
      found.runs.push({ ...(await readRun(directory)), directory });
    } catch (error) {
      found.notes.push(`${path.join(directory, 'run.json')} is no record of a run: ${messageOf(error).split('\n')[0]}`);
    }
  }
}
