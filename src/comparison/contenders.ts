import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { someNames } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Options } from '../options/options.ts';
import { byMeasure, type FoundRuns, loadRuns } from '../report/load.ts';
import { type Expected, mergeRuns } from '../report/merge.ts';
import type { SuiteResults } from '../report/suite.ts';
import type { RunRecord } from '../results/records.ts';
import { placeOf } from '../results/run-place.ts';
import { hasVerdict } from '../results/totals.ts';
import { trialKey } from '../results/trial-id.ts';
import { type FoundExperiment, findExperiment } from './experiment.ts';
import { type Group, nameContenders } from './names.ts';

/** Every pair is tested, and every run has a column: larger comparisons are not readable. */
const MOST_CONTENDERS = 50;

const LONGEST_NAME = 100;

/** A directory of results as requested; without a name it is named by its runs' agent. */
export interface Source {
  name: string | null;
  directory: string;
}

/** One of the compared runs. */
export interface Contender {
  name: string;
  suite: SuiteResults;
}

/** Runs to compare, and the experiment that the first of them are the arms of. */
export interface FoundGroups {
  groups: Group[];
  notes: string[];
  experiment: FoundExperiment | null;
}

/**
 * Parses `NAME=DIRECTORY`, in which no `/` precedes the first `=`; any other text is a directory. Throws a UserError if
 * name or directory is empty.
 */
export function parseSource(text: string): Source {
  const [, given, directory] = /^([^=/\\]*)=(.*)$/s.exec(text) ?? [];
  if (given === undefined || directory === undefined) return { name: null, directory: text };
  const name = plainLine(given, LONGEST_NAME);
  const whole = `results: "${plainLine(text)}"`;
  if (name === '')
    throw new UserError(`${whole} has no name before "="; a directory of this name is ./${plainLine(text)}`);
  if (directory === '') throw new UserError(`${whole} names no directory`);
  return { name, directory };
}

/**
 * Finds the runs in these directories or below, grouped by name, and by agent (name, model and command) if no name is
 * given. Groups are in the order of the sources; the arms of an experiment come first, by their names. Throws a UserError
 * for an unreadable directory, for a named one without a run, and for a name whose runs are of several agents. `measure` is
 * the option: the runs are compared by it, except for arms, which are by that of their experiment.
 */
export async function findGroups(sources: Source[], measure: Options['measure'] = 'auto'): Promise<FoundGroups> {
  const notes: string[] = [];
  const empty: string[] = [];
  const groups: (Group & { at: number })[] = [];
  let experiment: FoundExperiment | null = null;
  for (const [name, parts] of Map.groupBy(sources, ({ name }) => name)) {
    const found = await loadRuns(parts.map(({ directory }) => directory));
    notes.push(...found.notes);
    if (name === null) {
      const places = found.runs.map(({ directory }) => sourceOf(directory, parts));
      for (const source of parts)
        if (!found.runs.some(({ directory }) => sourceOf(directory, [source]) !== undefined))
          empty.push(`there are no results in ${source.directory}`);
      const { experiment: own, others } = findExperiment(found.runs);
      experiment = own;
      byMeasure(others, measure);
      for (const [index, runs] of own?.arms.entries() ?? [])
        groups.push({ name: own!.record.arms[index]!.name, runs, at: -1 });
      for (const runs of groupsOfAgents(others))
        groups.push({
          name,
          runs,
          at: Math.min(...runs.map((run) => sources.indexOf(places[found.runs.indexOf(run)]!))),
        });
      continue;
    }
    if (found.runs.length === 0) {
      const where = parts.map(({ directory }) => directory).join(', ');
      throw new UserError(
        [`results: "${name}" has no runs: there is no run.json in ${where}`, ...found.notes].join('; '),
      );
    }
    if (findExperiment(found.runs).experiment !== null)
      throw new UserError(
        `results: "${name}" holds an experiment, whose arms have names of their own; name the directory alone`,
      );
    byMeasure(found.runs, measure);
    requireOne(name, found.runs, 'agents', ({ agent: { name, model } }) => [name, model]);
    groups.push({ name, runs: found.runs, at: sources.indexOf(parts[0]!) });
  }
  groups.sort((a, b) => a.at - b.at);
  // A single group is merged from all directories, so an empty one needs no note.
  if (groups.length > 1) notes.push(...empty);
  return { groups: groups.map(({ name, runs }) => ({ name, runs })), notes, experiment };
}

/** Runs grouped by agent, in the order in which they were found. */
function groupsOfAgents<Run extends { run: RunRecord }>(runs: Run[]): Run[][] {
  return [
    ...Map.groupBy(runs, ({ run: { agent } }) => JSON.stringify([agent.name, agent.model, agent.command])).values(),
  ];
}

/**
 * Merges each group into one run with a unique name, each with all that is `expected`. Throws a UserError for too many groups, and
 * for parts that do not fit together.
 */
export function contendersOf(groups: Group[], expected: Expected | null = null): Contender[] {
  if (groups.length > MOST_CONTENDERS)
    throw new UserError(
      `results: ${groups.length} runs to compare, but at most ${MOST_CONTENDERS} can be compared; name fewer directories`,
    );
  const names = nameContenders(groups);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UserError(`results: "${twice}" is an arm of the experiment; give the other run another name`);
  return groups.map(({ runs }, index) => {
    const name = names[index]!;
    requireOne(name, runs, 'datasets', ({ dataset }) => [dataset.name]);
    requireOne(name, runs, 'modes', ({ settings }) => [settings.mode]);
    return { name, suite: mergeRuns(runs, expected) };
  });
}

/**
 * True if directories merged as parts of one run hold verdicts on the same trials, as two runs to compare would. A directory
 * may hold several attempts of a job here, but each job of another program is a run of its own.
 */
export function overlaps(sources: Source[], { name: group, runs }: Group): boolean {
  const own = sources.filter(({ name }) => name === null || name === group);
  const seen = new Map<string, string | Source | undefined>();
  return runs.some(({ run, directory }) => {
    const place = run.measured_by == null ? sourceOf(directory, own) : directory;
    return run.planned.filter(hasVerdict).some((entry) => {
      const key = trialKey(entry);
      const other = seen.get(key);
      seen.set(key, place);
      return other !== undefined && other !== place;
    });
  });
}

/** The source in which a run was found. */
function sourceOf(directory: string, sources: Source[]): Source | undefined {
  return sources.find(({ directory: given }) => {
    const below = path.relative(path.resolve(placeOf(given)), directory);
    return below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below);
  });
}

function requireOne(
  name: string,
  runs: FoundRuns['runs'],
  what: string,
  of: (run: RunRecord) => (string | null)[],
): void {
  const kinds = [...new Set(runs.map(({ run }) => JSON.stringify(of(run))))].map((kind) =>
    (JSON.parse(kind) as (string | null)[]).map((part) => plainLine(part ?? 'none', LONGEST_NAME)).join(' '),
  );
  if (kinds.length < 2) return;
  throw new UserError(
    `results: the runs of "${name}" are of ${kinds.length} ${what} (${someNames(kinds, 5)}), and cannot be put together; give each a name of its own, as in NAME=DIRECTORY`,
  );
}
