import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TraceEvent } from '../../src/results/trace.ts';
import { measure, writeDataset } from '../support/run.ts';

describe.each(['host', 'docker'] as const)('where the time goes, on %s', (testbed) => {
  test('the stages of a trial add up to its wall time, and the trace has them all', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
    const options = { dataset, testbed, network: 'none', parallel: '2', 'agent-command': 'sleep 3' };
    const { results, directory } = await measure(options);
    for (const { stages, agent, started_at, finished_at } of Object.values(results)) {
      const wall = Date.parse(finished_at) - Date.parse(started_at);
      const sum = stages.reduce((total, { duration_ms }) => total + duration_ms, 0);
      expect(stages.map(({ name }) => name)).toEqual(['prepare', 'agent', 'evaluate', 'collect', 'remove']);
      const { duration_ms, harness_ms = 0 } = stages[1]!;
      expect(harness_ms).toBeGreaterThan(0);
      expect(duration_ms - harness_ms).toBeGreaterThanOrEqual(agent.duration_ms - 2);
      // Between the stages the record is written: a busy disk takes its time.
      expect(wall - sum).toBeGreaterThan(-5);
      expect(wall - sum).toBeLessThan(2_500);
    }
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(path.join(directory, 'trace.json'), 'utf8'));
    const trials = trace.traceEvents.filter(({ cat }) => cat === 'trial');
    expect(trials.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    expect(new Set(trials.map(({ tid }) => tid)).size).toBe(2);
    expect(trace.traceEvents.filter(({ cat }) => cat === 'stage')).toHaveLength(10);
    for (const { cat, dur } of trace.traceEvents) if (cat === 'trial') expect(dur).toBeGreaterThan(3_000_000);
  });
});
