import { describe, expect, it } from 'vitest';
import { planLines, planSummary } from '../../src/plan/describe.ts';
import { matrixOf, type Plannable, planCells } from '../../src/plan/matrix.ts';
import type { Plan } from '../../src/plan/plan-jobs.ts';
import { plannable } from './plannable.ts';

const MINUTE = 60_000;

function planOf(instances: Plannable[], maxJobs: number, durations: Record<string, number> | null = null): Plan {
  const known = durations && new Map(Object.entries(durations));
  const cells = planCells(instances, { maxJobs, trials: 2, durations: known });
  return { dataset: 'quick', trials: 2, cells, matrix: matrixOf(cells), notes: [] };
}

const instances = plannable('a-1:ubuntu:22.04', 'a-2:ubuntu:22.04', 'b-1');

describe('a plan for people', () => {
  it('with durations', () => {
    const plan = planOf(instances, 2, { 'a-1': 5 * MINUTE, 'a-2': 30 * MINUTE, 'b-1': 4 * MINUTE });
    expect(planLines(plan).join('\n')).toMatchInlineSnapshot(`
      "quick: 3 instances, 2 trials each in 2 jobs, 1 h 18 min of trials, 1 h 00 min in the longest job
      shard  name            instances  expected     images
      1/2    a-2             1          1 h 00 min   ubuntu:22.04
      2/2    a-1 and 1 more  2          18 min 00 s  ubuntu:22.04, (none)"
    `);
    expect(planSummary({ ...plan, notes: ['2 of 3 <known>'] })).toMatchInlineSnapshot(`
      "### Plan: quick&#58; 3 instances, 2 trials each in 2 jobs, 1 h 18 min of trials, 1 h 00 min in the longest job

      - 2 of 3 &lt;known&gt;

      | shard | name | instances | expected | images |
      | --- | --- | --- | --- | --- |
      | 1/2 | a-2 | 1 | 1 h 00 min | ubuntu&#58;22.04 |
      | 2/2 | a-1 and 1 more | 2 | 18 min 00 s | ubuntu&#58;22.04, &#40;none&#41; |
      "
    `);
  });

  it('without', () => {
    const plan = planOf(plannable('a-1:ubuntu'), 2);
    expect(planLines(plan).join('\n')).toMatchInlineSnapshot(`
      "quick: 1 instance, 2 trials each in 1 job
      shard  name  instances  images
      1/1    a-1   1          ubuntu"
    `);
    expect(planSummary(plan)).toMatchInlineSnapshot(`
      "### Plan: quick&#58; 1 instance, 2 trials each in 1 job

      | shard | name | instances | images |
      | --- | --- | --- | --- |
      | 1/1 | a-1 | 1 | ubuntu |
      "
    `);
  });

  it('one trial each is not mentioned, and of many images three are named', () => {
    const images = (count: number) =>
      plannable(...Array.from({ length: count }, (_, index) => `a-${index}:image-${index}`));
    const lines = (count: number) => planLines({ ...planOf(images(count), 1), trials: 1 });
    expect(lines(5)[0]).toBe('quick: 5 instances in 1 job');
    expect(lines(5)[2]).toMatch(/ image-0, image-1, image-2, 2 more$/);
    expect(lines(3)[2]).toMatch(/ image-0, image-1, image-2$/);
    const long = plannable(`a-1:${'x'.repeat(100)}`, 'a-2:y', 'a-3:y');
    expect(planLines(planOf(long, 1))[2]).toMatch(/ x{79}…, y$/);
  });

  it('of nothing', () => {
    const plan: Plan = { dataset: null, trials: 1, cells: [], matrix: { include: [] }, notes: [] };
    expect(planLines(plan)).toEqual(['nothing to do: no instance is selected']);
    expect(planSummary(plan)).toBe('### Plan: nothing to do&#58; no instance is selected\n');
  });

  it('a name of a dataset or an image is no markup and no command; the largest summary stays below 1 MiB', () => {
    const long = Array.from({ length: 2_560 }, (_, index) => ({
      id: `${'i'.repeat(120)}-${index}`,
      taskType: 'a',
      image: `${'<b>_'.repeat(100)}${index}`,
    }));
    const plan = { ...planOf(long, 256), dataset: '##[error]<img>\n::error::' };
    expect(planLines(plan)[0]).toBe('## [error]<img> ::error::: 2560 instances, 2 trials each in 256 jobs');
    const summary = planSummary(plan);
    expect(summary).not.toMatch(/<img>|<b>/);
    expect(summary.trimEnd().split('\n')).toHaveLength(2 + 2 + 256);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  });
});
