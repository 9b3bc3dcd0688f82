import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TraceEvent } from '../../src/results/trace.ts';
import { measure, writeDataset } from '../support/run.ts';

describe.each(['host', 'docker'] as const)('where the time goes, on %s', (testbed) => {
  test('the stages of a trial add up to its wall time, and the trace has them all', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
    const options = { dataset, testbed, network: 'none', parallel: '2', 'agent-command': 'sleep 3' };
    // In memory: between the stages the record is written, and a busy disk takes seconds for that.
    const place = mkdtempSync('/dev/shm/ab-');
    onTestFinished(() => rmSync(place, { recursive: true }));
    const late = lateness();
    const { results, directory } = await measure({ ...options, 'results-path': path.join(place, 'results') });
    const stopped = late();
    for (const { stages, agent, started_at, finished_at } of Object.values(results)) {
      const wall = Date.parse(finished_at) - Date.parse(started_at);
      const sum = stages.reduce((total, { duration_ms }) => total + duration_ms, 0);
      expect(stages.map(({ name }) => name)).toEqual(['prepare', 'agent', 'evaluate', 'collect', 'remove']);
      const { duration_ms, harness_ms = 0 } = stages[1]!;
      expect(harness_ms).toBeGreaterThan(0);
      expect(duration_ms - harness_ms).toBeGreaterThanOrEqual(agent.duration_ms - 2);
      expect(wall - sum).toBeGreaterThan(-5);
      expect(wall - sum).toBeLessThan(2_500 + stopped);
    }
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(path.join(directory, 'trace.json'), 'utf8'));
    const trials = trace.traceEvents.filter(({ cat }) => cat === 'trial');
    expect(trials.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    expect(new Set(trials.map(({ tid }) => tid)).size).toBe(2);
    expect(trace.traceEvents.filter(({ cat }) => cat === 'stage')).toHaveLength(10);
    for (const { cat, dur } of trace.traceEvents) if (cat === 'trial') expect(dur).toBeGreaterThan(3_000_000);
  });
});

/** Measures from now on by how many milliseconds in all this process was late: the machine or others had it stand still. */
function lateness(): () => number {
  const every = 10;
  let late = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    late += Math.max(0, now - last - every);
    last = now;
  };
  const ticks = setInterval(look, every);
  return () => {
    clearInterval(ticks);
    look();
    return late;
  };
}
