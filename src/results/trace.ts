import type { Result } from './records.ts';

/** What a trace takes of a trial. */
export type TimedTrial = Pick<
  Result,
  'instance_id' | 'task_type' | 'trial' | 'attempt' | 'status' | 'score' | 'stages' | 'started_at' | 'finished_at'
>;

/** The times of a trial, without its logs and texts. */
export function timesOf(result: Result): TimedTrial {
  const { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
  return { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at };
}

/** One event of Chrome's Trace Event Format: `X` has a beginning and a length in microseconds, `M` names a lane. */
interface TraceEvent {
  name: string;
  ph: 'X' | 'M';
  pid: 1;
  tid: number;
  cat?: string;
  ts?: number;
  dur?: number;
  args: Record<string, string | number | null>;
}

export interface Trace {
  displayTimeUnit: 'ms';
  traceEvents: TraceEvent[];
}

/**
 * Where the time of a run went, for chrome://tracing or ui.perfetto.dev: each trial with its stages in it, trials that
 * ran at the same time in lanes of their own. Times count from the first trial's beginning.
 */
export function traceOf(trials: TimedTrial[]): Trace {
  const ordered = trials
    .map((trial) => ({ trial, begin: Date.parse(trial.started_at), end: Date.parse(trial.finished_at) }))
    .sort((a, b) => a.begin - b.begin);
  const zero = ordered[0]?.begin ?? 0;
  /** When each lane is free again. */
  const lanes: number[] = [];
  const events: TraceEvent[] = [];
  for (const { trial, begin, end } of ordered) {
    const free = lanes.findIndex((until) => until <= begin);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = end;
    const event = (name: string, cat: string, from: number, length: number, args: TraceEvent['args']) =>
      events.push({ name, cat, ph: 'X', pid: 1, tid: lane + 1, ts: (from - zero) * 1000, dur: length * 1000, args });
    const { instance_id, task_type, attempt, status, score } = trial;
    const name = trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`;
    event(name, 'trial', begin, end - begin, { task_type, attempt, status, score });
    for (const stage of trial.stages)
      event(stage.name, 'stage', Date.parse(stage.started_at), stage.duration_ms, { instance_id });
  }
  const names = lanes.map((_, lane): TraceEvent => {
    return { name: 'thread_name', ph: 'M', pid: 1, tid: lane + 1, args: { name: `trials, lane ${lane + 1}` } };
  });
  return { displayTimeUnit: 'ms', traceEvents: [...names, ...events] };
}

/** Time in milliseconds by who took it: the agent with its setup, the evaluation, and the rest, which is ours. */
export interface TimeSplit {
  agent: number;
  evaluation: number;
  harness: number;
}

/** Where the time of trials went. */
export function timeSplit(trials: Pick<Result, 'stages'>[]): TimeSplit {
  const split = { agent: 0, evaluation: 0, harness: 0 };
  for (const { stages } of trials) {
    for (const { name, duration_ms } of stages) {
      const whose = name.startsWith('agent') ? 'agent' : name === 'evaluate' ? 'evaluation' : 'harness';
      split[whose] = atMost(split[whose] + duration_ms);
    }
  }
  return split;
}

/** The sum of several. */
export function totalTimes(times: TimeSplit[]): TimeSplit {
  const total = { agent: 0, evaluation: 0, harness: 0 };
  for (const { agent, evaluation, harness } of times) {
    total.agent = atMost(total.agent + agent);
    total.evaluation = atMost(total.evaluation + evaluation);
    total.harness = atMost(total.harness + harness);
  }
  return total;
}

/** Records may be of anyone's making: a sum beyond this would be no whole number any more. */
export function atMost(sum: number): number {
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}
