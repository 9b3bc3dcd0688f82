import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/plan-jobs.ts';
import { testMachine } from '../support/machine.ts';
import { aResult, aRun } from '../support/results.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const HOUR = 3_600_000;

/** Results of `one-1`, `one-2`, … that took these hours. */
function writeBaseline(...hours: number[]): string {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(aRun(hours.map(() => 'passed'))));
  for (const [index, duration] of hours.entries()) {
    const instance_id = `one-${index + 1}`;
    const stage = { name: 'agent', started_at: '2026-01-01T00:00:00.000Z', duration_ms: duration * HOUR };
    mkdirSync(path.join(directory, instance_id, 'trial-1'), { recursive: true });
    writeFileSync(
      path.join(directory, instance_id, 'trial-1/result.json'),
      JSON.stringify(aResult({ instance_id, stages: [stage] })),
    );
  }
  return directory;
}

const rows = (count: number, name = 'one') =>
  Array.from({ length: count }, (_, index) => ({ instance_id: `${name}-${index + 1}` }));

describe('makePlan', () => {
  it('says what a hosted job will not hold, and what was guessed', async () => {
    const texts = { dataset: writeDataset(rows(4)), baseline: writeBaseline(2, 1, 1), 'max-jobs': '2', trials: '3' };
    const { cells, notes } = await makePlan(texts, testMachine());
    expect(cells.map(({ name, duration }) => [name, duration])).toEqual([
      ['one-1 and 1 more', 9 * HOUR],
      ['one-2 and 1 more', 6 * HOUR],
    ]);
    expect(notes).toEqual([
      'baseline: 3 of 4 instances have a duration there; the others get the median',
      '1 of 2 jobs are expected to take more than the 6 h of a hosted job, if trials run one after the other',
    ]);
  });

  it('counts every arm of an experiment, and refuses arms that a run would refuse', async () => {
    const texts = { dataset: writeDataset(rows(2)), baseline: writeBaseline(1, 2), trials: '2', 'max-jobs': '1' };
    const plan = (arms: string) => makePlan({ ...texts, arms }, testMachine());
    expect((await plan('a: {}\nb: {}\nc: {}')).cells.map(({ duration }) => duration)).toEqual([3 * 2 * 3 * HOUR]);
    await expect(plan('a: {}')).rejects.toThrow('there is only one arm');
  });

  it('of a complete baseline nothing is noted', async () => {
    const texts = { dataset: writeDataset(rows(2)), baseline: writeBaseline(1, 2), 'max-jobs': '2' };
    expect((await makePlan(texts, testMachine())).notes).toEqual([]);
  });

  it('a baseline of other instances is none', async () => {
    const texts = { dataset: writeDataset(rows(2, 'two')), baseline: writeBaseline(1) };
    const { cells, notes } = await makePlan(texts, testMachine());
    expect(cells.map(({ duration }) => duration)).toEqual([null, null]);
    expect(notes).toEqual(['baseline: it holds none of the selected instances; the jobs get equal counts']);
  });

  it('says when the matrix is too long for an input', async () => {
    const { cells, notes } = await makePlan({ dataset: writeDataset(rows(1500, 'x'.repeat(100))) }, testMachine());
    expect(cells).toHaveLength(256);
    expect(notes).toEqual([expect.stringMatching(/^the matrix takes 1\d{5} characters: too many for an input/)]);
  });
});
