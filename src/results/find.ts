import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';

/** Directories that are looked into. */
const MOST_DIRECTORIES = 20_000;

/**
 * All directories with a `run.json` at most `deepest` levels below the given ones, by name, and what could not be looked into; links
 * are not followed, and nothing is looked for below a run. Throws a UserError, of the option that named them, for a given one that
 * cannot be read.
 */
export async function findRuns(
  directories: string[],
  deepest: number,
  option: string,
): Promise<{ found: string[]; notes: string[] }> {
  const found: string[] = [];
  const notes: string[] = [];
  const seen = new Set<string>();
  // Level by level: however many directories one job has made, those of the others are looked into before what is below.
  let level = directories.map((directory) => path.resolve(directory));
  for (let depth = deepest; depth >= 0 && level.length > 0; depth -= 1) {
    const below: string[] = [];
    for (const directory of level) below.push(...(await look(directory, depth)));
    level = below;
  }
  const beyond = seen.size - MOST_DIRECTORIES;
  if (beyond > 0) notes.push(`${beyond} directories are left out: results are looked for in ${MOST_DIRECTORIES}`);
  return { found: found.sort(), notes };

  /** The directories in it that are to be looked into as well. */
  async function look(directory: string, depth: number): Promise<string[]> {
    if (seen.has(directory)) return [];
    seen.add(directory);
    if (seen.size > MOST_DIRECTORIES) return [];
    const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
      const missing = codeOf(error) === 'ENOENT';
      const fault = missing
        ? `there is no directory ${directory}; results are what agentbench run writes to its results-path`
        : `${directory} cannot be read: ${messageOf(error)}`;
      if (depth === deepest) throw new UserError(`${option}: ${fault}`);
      notes.push(fault);
      return [];
    });
    const has = (name: string) => entries.some((entry) => entry.name === name && entry.isFile());
    // A report beside the results it was made of is not another run; asked for by name (as a baseline) it is one.
    if (has('results.json') && depth < deepest) return [];
    if (has('run.json')) {
      found.push(directory);
      return [];
    }
    const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    return names.sort().map((name) => path.join(directory, name));
  }
}
