import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { type ActionOptions, runAction, type StepResult } from './runner.ts';
import { ACTION, saidBy, test } from './support/scene.ts';

/** The plan action as a step; where it got that far, with its output `matrix` parsed. */
async function plan(
  inputs: Record<string, string>,
  about: Partial<ActionOptions> = {},
): Promise<StepResult & { matrix: unknown; said: string[] }> {
  const step = await runAction({ directory: path.join(ACTION, 'plan'), ...about, inputs });
  return { ...step, matrix: step.outputs.matrix && JSON.parse(step.outputs.matrix), said: saidBy(step) };
}

describe.concurrent('the plan action', () => {
  test('a selection as outputs, log and summary', async ({ scene, expect }) => {
    const row = (id: string, image: string) => ({ instance_id: id, base_image: image });
    const dataset = await scene.dataset([row('a-1', 'ruby:2.7'), row('b-1', 'ubuntu'), row('a-2', 'ruby:2.7'), 'c-1']);
    const step = await plan({ dataset, instances: 'a-*, b-1', 'max-jobs': '2' });
    expect(step).toMatchObject({ outcome: 'success', exitCode: 0, said: [], errors: [] });
    expect(step.matrix).toEqual({
      include: [
        { name: 'a-1 and 1 more', instances: 'a-1,a-2', shard: '1/2' },
        { name: 'b-1', instances: 'b-1', shard: '2/2' },
      ],
    });
    expect(step.outputs.count).toBe('2');
    expect(step.shown).toContain('│ quick: 3 instances in 2 jobs');
    expect(step.summary).toMatchInlineSnapshot(`
      "### Plan: quick&#58; 3 instances in 2 jobs

      | shard | name | instances | images |
      | --- | --- | --- | --- |
      | 1/2 | a-1 and 1 more | 2 | ruby&#58;2.7 |
      | 2/2 | b-1 | 1 | ubuntu |
      "
    `);
  });

  test('one instance a job by default', async ({ scene, expect }) => {
    const dataset = await scene.dataset(Array.from({ length: 20 }, (_, index) => `row-${index}`));
    expect((await plan({ dataset })).outputs.count).toBe('20');
  });

  test('what an earlier job computed as nothing is no job, and no failure', async ({ expect }) => {
    const step = await plan({ dataset: 'nowhere', instances: '[]' });
    expect(step).toMatchObject({ outcome: 'success', exitCode: 0, matrix: { include: [] }, said: [] });
    expect(step.outputs).toEqual({ matrix: '{"include":[]}', count: '0' });
  });

  test('a baseline that says nothing is a notice', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    const step = await plan({ dataset, baseline: 'artifact' });
    expect(step.outcome).toBe('success');
    expect(step.said).toEqual([
      expect.stringMatching(
        /^notice: baseline: the jobs get equal counts, since there are no durations: GitHub could not/,
      ),
    ]);
  });

  test('without a summary file', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    // The runner's own comes after the variables of the step, so it is taken away in the process.
    const preload = await scene.directory();
    await writeFile(path.join(preload, 'without.mjs'), 'delete process.env.GITHUB_STEP_SUMMARY;\n');
    const step = await plan({ dataset }, { env: { NODE_OPTIONS: `--import=${preload}/without.mjs` } });
    expect(step).toMatchObject({ outcome: 'success', said: [], summary: '' });
    expect(step.outputs.count).toBe('1');
  });

  test.for<[Record<string, string>, RegExp]>([
    [{ instances: 'zzz-*' }, /^instances: "zzz-\*" matches nothing; nearest: a$/],
    [{ dataset: 'nowhere' }, /^dataset: .*nowhere/],
    [{ 'max-jobs': '0' }, /^max-jobs: "0" is not a whole number from 1 to 256$/],
  ])('%o is wrong: exit code 2, and no outputs', async ([inputs, message], { scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    const step = await plan({ dataset, ...inputs });
    expect(step).toMatchObject({ outcome: 'failure', exitCode: 2, outputs: {}, summary: '' });
    expect(step.annotations).toEqual([{ level: 'error', message: expect.stringMatching(message), properties: {} }]);
  });
});
