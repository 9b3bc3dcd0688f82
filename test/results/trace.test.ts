import { describe, expect, test } from 'vitest';
import { type TimedTrial, timeSplit, totalTimes, traceOf } from '../../src/results/trace.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();

function trial(id: string, begin: number, end: number, stages: [string, number, number][] = []): TimedTrial {
  return {
    instance_id: id,
    task_type: 'dbsetup',
    trial: 1,
    attempt: 1,
    status: 'passed',
    score: 1,
    started_at: at(begin),
    finished_at: at(end),
    stages: stages.map(([name, from, ms]) => ({ name, started_at: at(from), duration_ms: ms })),
  };
}

describe('the trace of a run', () => {
  test('a trial with its stages in it, in microseconds from the first beginning', () => {
    const events = [...traceOf([trial('a', 10, 13, [['prepare', 10, 500], ['agent', 10.5, 2_000]])])]; // biome-ignore format: a table
    expect(events).toEqual([
      { name: 'thread_name', ph: 'M', pid: 1, tid: 1, args: { name: 'trials, lane 1' } },
      {
        ...{ name: 'a', cat: 'trial', ph: 'X', pid: 1, tid: 1, ts: 0, dur: 3_000_000 },
        args: { task_type: 'dbsetup', attempt: 1, status: 'passed', score: 1 },
      },
      { name: 'prepare', cat: 'stage', ph: 'X', pid: 1, tid: 1, ts: 0, dur: 500_000, args: { instance_id: 'a' } },
      { name: 'agent', cat: 'stage', ph: 'X', pid: 1, tid: 1, ts: 500_000, dur: 2_000_000, args: { instance_id: 'a' } },
    ]);
  });

  test('trials that ran at the same time lie in lanes of their own, whatever order they are given in', () => {
    const events = [...traceOf([trial('c', 5, 9), trial('b', 1, 4), trial('a', 0, 5)])];
    const lanes = events.filter(({ cat }) => cat === 'trial').map(({ name, tid }) => [name, tid]);
    expect(lanes).toEqual([['a', 1], ['b', 2], ['c', 1]]); // biome-ignore format: a table
  });

  test('of no trials it is empty', () => {
    expect([...traceOf([])]).toEqual([]);
  });
});

test('the time of trials is split between agent, evaluation and harness', () => {
  const stages: [string, number, number][] = [
    ['prepare', 0, 10],
    ['agent-setup', 0, 200],
    ['agent', 0, 3_000],
    ['evaluate', 0, 400],
    ['collect', 0, 5],
    ['remove', 0, 60],
  ];
  expect(timeSplit([trial('a', 0, 1, stages), trial('b', 0, 1, [['agent', 0, 1]])])).toEqual({
    agent: 3_201,
    evaluation: 400,
    harness: 75,
  });
});

test('the looks of the harness before and after the agent are no time of the agent', () => {
  const { stages, ...about } = trial('a', 0, 1, [['agent', 0, 1_700]]);
  const split = timeSplit([{ ...about, stages: [{ ...stages[0]!, harness_ms: 1_600 }] }]);
  expect(split).toEqual({ agent: 100, evaluation: 0, harness: 1_600 });
});

test('the times of trials are added up', () => {
  const times = { agent: 1, evaluation: 20, harness: 300 };
  expect(totalTimes([times, times])).toEqual({ agent: 2, evaluation: 40, harness: 600 });
  expect(totalTimes([])).toEqual({ agent: 0, evaluation: 0, harness: 0 });
});
