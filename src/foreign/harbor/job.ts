import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from '../../base/errors.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { countOf, parseJson } from '../../meter/json.ts';
import { LONGEST_NAME } from '../../results/cut.ts';
import { type MeasuredRun, momentOf } from '../measured.ts';
import { agentKey, type HarborTrial, taskKey, trialOf } from './trial.ts';

/** Bytes of a configuration, of a job's own record, and of the record of a trial, which may hold tokens of its model. */
const LARGEST = { config: 1024 * 1024, job: 64 * 1024 * 1024, trial: 64 * 1024 * 1024 };
const MOST_TRIALS = 20_000;
/** Folders of a directory of which one has to be a trial. */
const MOST_LOOKED_AT = 10;
/** Trials of one agent and task in a plan. */
const MOST_PLANNED = 10_000;

/**
 * True for the directory of a job: its configuration, which holds only what differs from Harbor's defaults, names
 * attempts, datasets, tasks or agents, or its lock has trials. The configuration of a trial names its task.
 */
export function isHarborJob(directory: string): boolean {
  const config = readJson(directory, 'config.json', LARGEST.config);
  if (config === null || Object.hasOwn(config, 'task')) return false;
  if (['jobs_dir', 'n_attempts', 'datasets'].some((key) => Object.hasOwn(config, key))) return true;
  if (['tasks', 'agents', 'source_jobs'].some((key) => objectsOf(config[key]).length > 0)) return true;
  return objectsOf(readJson(directory, 'lock.json', LARGEST.job)?.trials).length > 0;
}

/** True for a directory that holds trials without the records of their job, as people publish them. */
export function hasHarborTrials(directory: string, folders: string[]): boolean {
  return folders
    .slice(0, MOST_LOOKED_AT)
    .some((name) =>
      ['config.json', 'result.json'].some(
        (record) => textOf(readJson(path.join(directory, name), record, LARGEST.config)?.trial_name) !== null,
      ),
    );
}

/** The folders of such a directory that may have other results. Those of trials are left out: an agent may have left anything there. */
export function withoutTrials(directory: string, folders: string[]): string[] {
  return folders.filter((name) => {
    const place = path.join(directory, name);
    const has = (record: string) => existsSync(path.join(place, record));
    return has('run.json') || !(has('config.json') || has('result.json')) || isHarborJob(place);
  });
}

/** The runs of a job, one for each agent and dataset, with notes on records that are left out. */
export function readHarborJob(directory: string): { runs: MeasuredRun[]; notes: string[] } {
  const notes: string[] = [];
  const trials: HarborTrial[] = [];
  const entries = readdirSync(directory, { withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
  if (links.length > 0)
    notes.push(
      `${directory}: links are not followed (${links.length}, such as ${plainLine(links[0]!, LONGEST_NAME)}); a trial counts if its directory is there`,
    );
  const folders = entries.filter((entry) => entry.isDirectory());
  if (folders.length > MOST_TRIALS)
    notes.push(`${directory}: only the first ${MOST_TRIALS} trials of ${folders.length} are read`);
  const names = new Set(folders.map(({ name }) => name));
  for (const { name } of folders.slice(0, MOST_TRIALS)) {
    const place = path.join(directory, name);
    try {
      const value = parseJson(readTextFile(path.join(place, 'result.json'), LARGEST.trial));
      const trial = trialOf(value, place, () => readJson(place, 'lock.json', LARGEST.config));
      // The directory of a trial has its name, unless somebody has published it under another one.
      if (trial !== null && trial.name !== name && names.has(trial.name))
        notes.push(
          `${place}: it is a copy of the trial ${plainLine(trial.name, LONGEST_NAME)} beside it, and is left out`,
        );
      else if (trial !== null) trials.push(trial);
      // A job beside trials is read by itself.
      else if (!isHarborJob(place))
        notes.push(`${path.join(place, 'result.json')}: it is not the result of a trial, and is left out`);
    } catch (error) {
      // A trial that is under way has none.
      if (codeOf(error) !== 'ENOENT')
        notes.push(`${path.join(place, 'result.json')}: ${messageOf(error)}; it is left out`);
    }
  }
  const lock = readJson(directory, 'lock.json', LARGEST.job);
  const job = readJson(directory, 'result.json', LARGEST.job);
  const version = textOf(objectOf(lock?.harbor)?.version);
  const by = { name: 'Harbor', version: version !== null && /^[\w.+-]{1,40}$/.test(version) ? version : null };
  const plan = planOf(lock);
  // Old versions of Harbor wrote no lock, and nothing else names the trials that are missing.
  const whole = countOf(job?.n_total_trials) ?? 0;
  if (plan.size === 0 && whole > trials.length)
    notes.push(
      `${directory}: it planned ${whole} trials, of which ${trials.length} have a result here; without its lock.json, the others are not counted as not_run`,
    );
  const groups = Map.groupBy(trials, ({ source, key }) => JSON.stringify([source, key.agent]));
  for (const key of plan.keys()) if (!groups.has(key)) groups.set(key, []);
  // Trials without the records of their job were published, and do not run any more.
  const published = job === null && lock === null;
  const runs = [...groups].map(([key, found]) => {
    const run = runOf(by, found, plan.get(key) ?? [], key, job ?? {});
    return published ? { ...run, ended: lastOf(found) } : run;
  });
  return { runs, notes };
}

interface Planned {
  task: string;
  name: string;
  digest: string | null;
}

/** The planned trials by dataset and agent, from the job's `lock.json`. */
function planOf(lock: JsonObject | null): Map<string, Planned[]> {
  const plan = new Map<string, Planned[]>();
  for (const trial of objectsOf(lock?.trials).slice(0, MOST_TRIALS)) {
    const [task, agent] = [objectOf(trial.task) ?? {}, objectOf(trial.agent) ?? {}];
    const key = JSON.stringify([textOf(task.source), agentKey(agent, trial, trial)]);
    const known = plan.get(key) ?? [];
    known.push({ task: taskKey(lockedTask(task)), name: textOf(task.name) ?? 'task', digest: textOf(task.digest) });
    plan.set(key, known);
  }
  return plan;
}

/** A task of a plan in the members that a trial's configuration has: the name counts for one of a registry only. */
function lockedTask(task: JsonObject): JsonObject {
  return textOf(task.path) === null ? task : { ...task, name: null };
}

function runOf(
  by: MeasuredRun['by'],
  trials: HarborTrial[],
  plan: Planned[],
  key: string,
  job: JsonObject,
): MeasuredRun {
  const [source, named] = JSON.parse(key) as [string | null, string];
  // The plan has a task's folder, its trials have its full name.
  const names = new Map(trials.map(({ key, task }) => [key.task, task]));
  const planned = new Map<string, number>();
  const digests = new Map<string, Set<string>>();
  const add = (task: string, digest: string) =>
    digests.set(short(task), (digests.get(short(task)) ?? new Set()).add(digest));
  for (const { task, name, digest } of plan) {
    const full = names.get(task) ?? name;
    planned.set(full, Math.min(MOST_PLANNED, (planned.get(full) ?? 0) + 1));
    if (digest !== null) add(full, digest);
  }
  if (plan.length === 0) for (const { task, checksum } of trials) if (checksum !== null) add(task, checksum);
  const versions = new Set(trials.map(({ agent }) => agent.version));
  const [version] = versions.size === 1 ? versions : [null];
  const [configured, model, setting] = JSON.parse(named) as [string | null, string | null, string];
  const agent = trials[0]?.agent ?? { name: configured, model };
  return {
    by,
    dataset: source ?? 'harbor tasks',
    // Tasks of several organisations may have the same short name.
    tasks: new Map([...digests].map(([name, all]) => [name, [...all].sort().join(' ')])),
    agent: {
      ...agent,
      setting,
      name: version == null || agent.name === null ? agent.name : `${agent.name} ${version}`,
    },
    taskType: 'harbor',
    trials,
    planned,
    began: momentOf(job.started_at),
    ended: endOf(job, trials),
  };
}

/**
 * The end of a finished job: that of its last trial. Harbor writes a trial's times in UTC, and those of the job in the zone
 * of its machine without naming it.
 */
function endOf(job: JsonObject, trials: HarborTrial[]): number | null {
  const ended = momentOf(job.finished_at);
  return ended === null ? null : (lastOf(trials) ?? ended);
}

function lastOf(trials: HarborTrial[]): number | null {
  return trials.reduce((last, trial) => Math.max(last, trial.ended), 0) || null;
}

/** The name of a task that the plan of an unfinished job has too. */
function short(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function readJson(directory: string, name: string, limit: number): JsonObject | null {
  try {
    const file = path.join(directory, name);
    return lstatSync(file).isFile() ? objectOf(parseJson(readTextFile(file, limit))) : null;
  } catch {
    return null;
  }
}
