import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PointResult, TestPlanResult } from '../../src/results/evaluation.ts';
import type { Result } from '../../src/results/records.ts';
import { withDataset } from '../support/datasets.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { type Measured, measure } from '../support/run.ts';

const AGENTS = path.resolve(import.meta.dirname, '../agents/prdbench');

interface Expected {
  works: 'works' | 'partly' | 'fails';
  shows: string | null;
  unit_test_score?: number;
  unit_test_score_without_programs?: number;
  file_score?: number | null;
}

/** Real projects, solved in part by a small program: what passes, partly passes and fails gets its score. */
describe.each([
  ['1', 'host'],
  ['2', 'docker'],
  ['8', 'docker'],
] as const)('project %s on %s', (number, testbed) => {
  const expected: Record<string, Expected> = JSON.parse(
    readFileSync(path.join(AGENTS, number, 'expected.json'), 'utf8'),
  );
  let measured: Measured;
  let result: Result;
  let points: Map<string, PointResult>;

  let programs: boolean;

  withDataset('prdbench', async (directory) => {
    // Those of project 2 import pandas, which the image lacks: as if they were not there.
    programs = number === '1' && existsSync(path.join(directory, 'PRDbench/1/evaluation/tests'));
    measured = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': directory,
        instances: number,
        testbed,
        ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
        'agent-directory': AGENTS,
        'agent-command': `bash "$AGENTBENCH_AGENT_DIR/${number}/agent.sh"`,
        'testcase-timeout': '20s',
        judge: 'command',
        'judge-command': `"${process.execPath}" "${path.join(AGENTS, 'judge.mjs')}"`,
      },
      { machine: pythonMachine() },
    );
    result = measured.results[`prdbench-${number}/1`]!;
    points = new Map((result.evaluation as TestPlanResult).points.map((point) => [point.metric, point]));
  });

  test('every point is scored by its evidence, or by the judge', () => {
    const scores = Object.fromEntries(
      [...points].map(([metric, { score, decided_by }]) => [metric, [score, decided_by]]),
    );
    const wanted = Object.entries(expected).map(([metric, { works, file_score, ...scores }]) => {
      const unitTests = programs ? scores.unit_test_score : scores.unit_test_score_without_programs;
      if (unitTests != null) return [metric, [unitTests, 'junit']];
      if (file_score === 2) return [metric, [2, 'file']];
      return [metric, [{ works: 2, partly: 1, fails: 0 }[works], 'judge']];
    });
    expect(scores).toEqual(Object.fromEntries(wanted));
    expect(new Set(Object.values(scores).map(([score]) => score))).toEqual(new Set([0, 1, 2]));
    expect(result).toMatchObject({ status: 'failed', error: null });
    // Project 2 brings a pytest.ini that lets its tests import from the project: help, but it could be something else.
    expect(result.integrity.map(({ kind }) => kind)).toEqual(number === '2' ? ['pytest_configured'] : []);
    expect(result.evaluation).toMatchObject({ coverage: 1, judge: { failures: 0 } });
  });

  test('each point shows in its transcript what it is expected to, in the recording too', () => {
    for (const [metric, { shows }] of Object.entries(expected)) {
      const sessions = points.get(metric)!.testcases.filter(({ transcript }) => transcript !== null);
      const read = (file: string) => measured.read(`prdbench-${number}/trial-1/${file}`);
      if (shows !== null && sessions.length > 0) {
        expect({ metric, text: sessions.map(({ transcript }) => read(transcript!)).join('\n') }).toEqual({
          metric,
          text: expect.stringContaining(shows),
        });
      }
      for (const { recording, typed, input_lines: lines } of sessions) {
        const [header, ...events] = read(recording!)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        expect(header.version).toBe(2);
        if (lines !== null) expect(events.filter(([, kind]) => kind === 'i').length).toBeGreaterThanOrEqual(typed);
      }
    }
  });
});
