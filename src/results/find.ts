import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { statsOf } from '../base/names-in.ts';
import { placeOf, REPORT } from './run-place.ts';

/** The maximum number of directories searched. */
const MOST_DIRECTORIES = 20_000;
/** Levels below a given directory: an artifact in the folder of its job has an experiment, which has a run for each arm. */
const DEEPEST = 4;

/** Recognises results of other programs. */
export interface OtherRuns<Other> {
  /** Those in a directory with files and folders of these names, and the folders that may have others. */
  in(directory: string, files: string[], folders: string[]): { runs: Other[]; below: string[] };
  /** A file given in the place of a directory; null if it is none. */
  ofFile(file: string): Other | null;
}

/**
 * Finds all directories with a `run.json` at most four levels below the given ones, sorted by name, and results of
 * other programs, with notes on unreadable directories. Nothing is searched below a run, in reports, in archives or behind links; where nothing
 * else is there, a note names one of these that was passed by. Throws a UserError that names the option if a given directory cannot be read.
 */
export async function findRuns<Other = never>(
  directories: string[],
  option: string,
  others?: OtherRuns<Other>,
): Promise<{ found: string[]; others: Other[]; notes: string[] }> {
  const found: string[] = [];
  const foundOthers: Other[] = [];
  const notes: string[] = [];
  const links: string[] = [];
  const archives: string[] = [];
  const reports: string[] = [];
  const seen = new Set<string>();
  // Breadth first: a job with very many directories does not keep those of other jobs from being searched.
  let level = directories.map((directory) => path.resolve(placeOf(directory)));
  for (let depth = DEEPEST; depth >= 0 && level.length > 0; depth -= 1) {
    const below: string[][] = [];
    for (const directory of level) below.push(await look(directory, depth));
    level = below.flat();
  }
  const beyond = seen.size - MOST_DIRECTORIES;
  if (beyond > 0)
    notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
  if (found.length + foundOthers.length > 0) return { found: found.sort(), others: foundOthers, notes };
  // With "/." only a link to a directory exists.
  const link = links.find((one) => existsSync(`${one}/.`));
  if (link !== undefined) notes.push(`${link} is a link, and links are not followed: name it`);
  const [report] = reports.sort();
  if (report !== undefined) notes.push(`${report} is a report, which counts only by its own name: name it`);
  const [archive] = archives.sort();
  if (archive !== undefined)
    notes.push(`results in an archive, as ${archive} may be, are unpacked first, each into a directory of its own`);
  if (level.length > 0)
    notes.push(`a run.json is searched for at most ${DEEPEST} levels below: name a directory nearer to it`);
  return { found: found.sort(), others: foundOthers, notes };

  /** The subdirectories to search next. */
  async function look(directory: string, depth: number): Promise<string[]> {
    if (seen.has(directory)) return [];
    seen.add(directory);
    if (seen.size > MOST_DIRECTORIES) return [];
    // A report beside its results is not another run; but a directory given by name (as a baseline) is one.
    if (depth < DEEPEST && hasFile(directory, 'results.json')) {
      // Where the jobs' results are artifacts, the report made of them is alone, and no news for the next one.
      if (depth < DEEPEST - 1 || path.basename(directory) !== REPORT) reports.push(directory);
      return [];
    }
    // Asked by name, since the directory of a run may have a hundred thousand entries.
    if (hasFile(directory, 'run.json')) {
      found.push(directory);
      return [];
    }
    const file = depth === DEEPEST && others !== undefined && isFile(directory) ? others.ofFile(directory) : null;
    if (file !== null) {
      foundOthers.push(file);
      return [];
    }
    const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
      const fault =
        codeOf(error) === 'ENOENT'
          ? `there is no directory ${directory}; results are what agentbench run writes to its results-path`
          : codeOf(error) === 'ENOTDIR'
            ? `${directory} is a file; name a directory of results, into which an archive has to be unpacked first${others === undefined ? '' : ', or a log of Inspect (.eval, .json)'}`
            : `${directory} cannot be read: ${messageOf(error)}`;
      if (depth === DEEPEST) throw new UserError(`${option}: ${fault}`);
      notes.push(fault);
      return [];
    });
    const files = others === undefined ? [] : entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
    const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
    const { runs, below } = others?.in(directory, files, names) ?? { runs: [], below: names };
    foundOthers.push(...runs);
    for (const entry of entries) {
      if (entry.isSymbolicLink()) links.push(path.join(directory, entry.name));
      else if (entry.isFile() && entry.name.endsWith('.zip')) archives.push(path.join(directory, entry.name));
    }
    return below.map((name) => path.join(directory, name));
  }
}

function hasFile(directory: string, name: string): boolean {
  return isFile(path.join(directory, name));
}

/** False also if its directory cannot be entered, which the listing then tells. */
function isFile(file: string): boolean {
  return statsOf(file)?.isFile() === true;
}
