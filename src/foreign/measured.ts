import { hash } from 'node:crypto';
import { sha256Of } from '../base/digest.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { VERSION } from '../base/version.ts';
import { INSTANCE_ID } from '../datasets/row.ts';
import { LONGEST_NAME } from '../results/cut.ts';
import { type IntegrityNote, LONGEST_DURATION, type Status } from '../results/fields.ts';
import type { PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { figuresOfResult, totalsOf, UNMEASURED } from '../results/totals.ts';
import { unknownAgent, unknownSettings, unknownTestbed } from '../results/unknown.ts';
import { unknownUsage } from '../results/usage.ts';

/** A program whose results are read, with its version. */
type MeasuredBy = NonNullable<RunRecord['measured_by']>;

/** A trial as another program measured it. Texts are untrusted. */
export interface MeasuredTrial {
  /** The program's name of the task. */
  task: string;
  status: Exclude<Status, 'not_run'>;
  score: number | null;
  error: Result['error'];
  evaluation: Result['evaluation'];
  /** Line for people: rewards or scores. */
  told: string;
  notes: IntegrityNote[];
  /** Milliseconds since the epoch; 0 if it is not known. */
  began: number;
  ended: number;
  stages: Result['stages'];
  agent_ms: number;
  ended_by: Result['agent']['ended_by'];
  timed_out: boolean;
  usage: Result['agent']['usage'];
  files: TrialFiles | null;
}

/** Files of a trial, by paths below its directory, none of which leads through a link. */
export interface TrialFiles {
  directory: string;
  /** The files that the page shows, each with the name that the page has for it. */
  logs: [name: string, path: string][];
  /** Trajectories in ATIF, in the order of the trial's rounds. */
  trajectories: string[];
}

/** A run as another program measured it. */
export interface MeasuredRun {
  by: MeasuredBy;
  dataset: string;
  /** Digest of each task, by its name: what makes two runs comparable. */
  tasks: Map<string, string>;
  agent: { name: string | null; model: string | null; setting: string };
  taskType: string;
  trials: MeasuredTrial[];
  /** Number of planned trials of each task; a missing one is not_run. */
  planned: Map<string, number>;
  /** Milliseconds since the epoch; null if it is not known. */
  began: number | null;
  /** The same; null while it runs. */
  ended: number | null;
}

/** A trial of another program in the form of this one's records. */
export interface TrialElsewhere {
  result: Result;
  files: TrialFiles | null;
}

/** The record of the run, and each planned trial's result, in the plan's order. Facts that the program does not tell are null. */
export function recordOf(measured: MeasuredRun): { run: RunRecord; trials: (TrialElsewhere | null)[] } {
  const { by, agent, taskType, tasks } = measured;
  const dataset = { name: plainLine(measured.dataset, LONGEST_NAME), ref: null, digest: digestOfTasks(tasks) };
  const own = { name: agent.name, model: agent.model, command: agent.setting };
  const groups = Map.groupBy(measured.trials, ({ task }) => task);
  const names = [...new Set([...groups.keys(), ...measured.planned.keys()])].sort();
  const ids = idsOf(names);
  const planned: PlannedTrial[] = [];
  const trials: (TrialElsewhere | null)[] = [];
  const earliest = measured.trials.reduce((first, { began }) => (began > 0 ? Math.min(first, began) : first), Infinity);
  const began = Number.isFinite(earliest) ? earliest : (measured.began ?? measured.ended ?? 0);
  for (const name of names) {
    const found = (groups.get(name) ?? []).sort((a, b) => a.began - b.began);
    const most = Math.max(found.length, measured.planned.get(name) ?? 0);
    for (let at = 0; at < most; at += 1) {
      const place = { instance_id: ids.get(name)!, task_type: taskType, trial: at + 1 };
      const trial = found[at];
      const result = trial === undefined ? null : resultOf(trial, place, dataset, own);
      planned.push(
        result === null
          ? { ...place, ...UNMEASURED, error: MISSING }
          : { ...place, status: result.status, ...figuresOfResult(result), result: null, error: result.error },
      );
      trials.push(result === null ? null : { result, files: trial!.files });
    }
  }
  const run: RunRecord = {
    schema: 'agentbench/run/v1',
    suite: null,
    dataset,
    agent: own,
    settings: unknownSettings(planned.reduce((most, { trial }) => Math.max(most, trial), 1)),
    planned,
    totals: totalsOf(planned),
    gate: null,
    interrupted: null,
    measured_by: by,
    started_at: timeOf(began),
    finished_at: measured.ended === null ? null : timeOf(Math.max(measured.ended, began)),
    harness_version: VERSION,
    github: null,
  };
  return { run, trials };
}

const MISSING = { stage: 'plan', kind: 'missing', message: 'the other program left no result for this trial' };

function resultOf(
  trial: MeasuredTrial,
  place: Pick<Result, 'instance_id' | 'task_type' | 'trial'>,
  dataset: Result['dataset'],
  agent: RunRecord['agent'],
): Result {
  const { status, score, error, evaluation, told, notes, usage, stages, timed_out, ended_by, agent_ms } = trial;
  return {
    schema: 'agentbench/result/v1',
    dataset,
    ...place,
    attempt: 1,
    status,
    score,
    agent: { ...unknownAgent(agent), timed_out, duration_ms: agent_ms, ended_by, usage },
    evaluation,
    testbed: unknownTestbed('other'),
    prerunner: null,
    stages,
    integrity: notes,
    error,
    reason: status === 'failed' && evaluation === null && told !== '' ? { text: told, log: null } : null,
    started_at: timeOf(trial.began),
    finished_at: timeOf(Math.max(trial.began, trial.ended)),
    harness_version: VERSION,
    github: null,
  };
}

/** Usage as an agent or a model reports it. */
export function usageOf(known: Partial<Result['agent']['usage']>): Result['agent']['usage'] {
  const usage = { ...unknownUsage(), ...known };
  const counted = [usage.input_tokens, usage.output_tokens, usage.cost_usd].some((value) => value !== null);
  return { ...usage, source: counted ? 'agent' : null };
}

/** A score from 0 to 1, with a note if it had to be cut to that. */
export function clipped(value: number, what: string): { score: number; notes: IntegrityNote[] } {
  const score = Math.min(1, Math.max(0, value));
  const detail = `The ${what} is ${value}; as a score it counts as ${score}.`;
  return { score, notes: score === value ? [] : [{ kind: 'score_clipped', detail }] };
}

/** The last moment that a record can name. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * The time that a text in ISO 8601 names, in milliseconds since the epoch, of one without a zone in UTC; null for any other
 * value, and outside of the years 1970 to 9999.
 */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 60) return null;
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/.exec(value);
  if (parts === null) return null;
  const [, day, time, fraction = '', zone = 'Z'] = parts;
  const moment = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${zone}`);
  return moment >= 0 && moment <= LAST_MOMENT ? moment : null;
}

/** A stage that is known by its begin and end, of at least a millisecond; none if either is not, or lies ten years off. */
export function stageOf(name: string, began: number | null, ended: number | null): Result['stages'] {
  if (began === null || ended === null || ended - began > LONGEST_DURATION) return [];
  return [{ name, started_at: timeOf(began), duration_ms: Math.max(1, Math.round(ended - began)) }];
}

/** The time that the stages of this name took together, in milliseconds. */
export function timeIn(stages: Result['stages'], stage: string): number {
  const sum = stages.reduce((sum, { name, duration_ms }) => (name === stage ? sum + duration_ms : sum), 0);
  return Math.min(LONGEST_DURATION, sum);
}

function timeOf(moment: number): string {
  return new Date(moment).toISOString();
}

function digestOfTasks(tasks: Map<string, string>): string {
  const lines = [...tasks].map(([name, digest]) => `${JSON.stringify([name, digest])}\n`).sort();
  return sha256Of(lines.join(''));
}

/** An instance id for each name: the part after its last `/` where that is unique, in the characters of ids. */
function idsOf(names: string[]): Map<string, string> {
  const short = (name: string) => idIn(name.slice(name.lastIndexOf('/') + 1));
  const times = Map.groupBy(names, short);
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const wanted = times.get(short(name))!.length === 1 ? short(name) : idIn(name);
    // Names may differ only in characters that an id cannot have.
    const apart = `${wanted.slice(0, 115)}-${hash('sha256', name).slice(0, 12)}`;
    const id = taken.has(wanted) ? apart : wanted;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}

function idIn(name: string): string {
  const id = name
    .slice(0, 400)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 128);
  return INSTANCE_ID.test(id) ? id : 'task';
}
