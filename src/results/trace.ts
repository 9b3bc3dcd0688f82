import type { TimeSplit } from './fields.ts';
import type { Result } from './records.ts';

/** The fields of a trial in a trace. */
export type TimedTrial = Pick<
  Result,
  'instance_id' | 'task_type' | 'trial' | 'attempt' | 'status' | 'score' | 'stages' | 'started_at' | 'finished_at'
>;

/** The times of a trial, without its logs and texts. */
export function timesOf(result: Result): TimedTrial {
  const { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
  return { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at };
}

/** One event of Chrome's Trace Event Format: `X` has a start and a duration in microseconds, `M` names a lane. */
export interface TraceEvent {
  name: string;
  ph: 'X' | 'M';
  pid: 1;
  tid: number;
  cat?: string;
  ts?: number;
  dur?: number;
  args: Record<string, string | number | null>;
}

/**
 * A timeline of a run for chrome://tracing or ui.perfetto.dev, one event at a time: each trial contains its stages, and
 * parallel trials have their own lanes. Times are relative to the start of the first trial.
 */
export function* traceOf(trials: TimedTrial[]): Generator<TraceEvent> {
  const ordered = trials
    .map((trial) => ({ trial, begin: Date.parse(trial.started_at), end: Date.parse(trial.finished_at) }))
    .sort((a, b) => a.begin - b.begin);
  const zero = ordered[0]?.begin ?? 0;
  /** The end time of each lane. */
  const lanes: number[] = [];
  for (const { trial, begin, end } of ordered) {
    const free = lanes.findIndex((until) => until <= begin);
    const lane = free === -1 ? lanes.length : free;
    if (free === -1)
      yield { name: 'thread_name', ph: 'M', pid: 1, tid: lane + 1, args: { name: `trials, lane ${lane + 1}` } };
    lanes[lane] = end;
    const event = (name: string, cat: string, from: number, length: number, args: TraceEvent['args']): TraceEvent => {
      return { name, cat, ph: 'X', pid: 1, tid: lane + 1, ts: (from - zero) * 1000, dur: length * 1000, args };
    };
    const { instance_id, task_type, attempt, status, score } = trial;
    const name = trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`;
    yield event(name, 'trial', begin, end - begin, { task_type, attempt, status, score });
    for (const stage of trial.stages)
      yield event(stage.name, 'stage', Date.parse(stage.started_at), stage.duration_ms, { instance_id });
  }
}

/** The total time of trials, by cause. */
export function timeSplit(trials: Pick<Result, 'stages'>[]): TimeSplit {
  const split = { agent: 0, evaluation: 0, harness: 0 };
  for (const { stages } of trials) {
    for (const { name, duration_ms, harness_ms = 0 } of stages) {
      const whose = name.startsWith('agent') ? 'agent' : name === 'evaluate' ? 'evaluation' : 'harness';
      const own = Math.min(harness_ms, duration_ms);
      split[whose] = atMost(split[whose] + duration_ms - own);
      split.harness = atMost(split.harness + own);
    }
  }
  return split;
}

export function totalTimes(times: TimeSplit[]): TimeSplit {
  const total = { agent: 0, evaluation: 0, harness: 0 };
  for (const { agent, evaluation, harness } of times) {
    total.agent = atMost(total.agent + agent);
    total.evaluation = atMost(total.evaluation + evaluation);
    total.harness = atMost(total.harness + harness);
  }
  return total;
}

/** Limits a sum, since untrusted records can exceed the safe integers. */
export function atMost(sum: number): number {
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}
