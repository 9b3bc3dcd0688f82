import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/datasets/types.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { chooseTestbed, planTrials } from '../../src/run/plan-trials.ts';
import { anInstance } from '../support/testbed.ts';

function datasetOf(ids: string[], testbed: Dataset['testbed'] = null): Dataset {
  const instances = ids.map((id) => anInstance({ id, taskType: id.startsWith('db') ? 'dbsetup' : 'reposetup' }));
  return { name: 'd', directory: '/d', ref: null, digest: 'sha256:0', testbed, instances, notes: [] };
}

/** The plan as `id/trial`. */
async function plan(ids: string[], texts: Record<string, string>): Promise<string[]> {
  return (await planTrials(datasetOf(ids), parseOptions(texts))).map(
    ({ instance, trial }) => `${instance.id}/${trial}`,
  );
}

const emptyShard =
  'is empty; there are fewer selected instances than shards (those of a job in the matrix of plan are one shard already)';

describe('planTrials', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['every instance once', {}, ['a/1', 'b/1', 'db-1/1', 'db-2/1']],
    [
      'the first trial of all goes before any second',
      { instances: 'b,a', trials: '3' },
      ['a/1', 'b/1', 'a/2', 'b/2', 'a/3', 'b/3'],
    ],
    ['a selection', { instances: 'type:dbsetup' }, ['db-1/1', 'db-2/1']],
    ['a shard', { shard: '2/3' }, ['b/1']],
    [
      'a shard of a selection, with trials',
      { instances: '!a', shard: '1/2', trials: '2' },
      ['b/1', 'db-2/1', 'b/2', 'db-2/2'],
    ],
  ])('%s', async (_, texts, expected) => {
    expect(await plan(['a', 'b', 'db-1', 'db-2'], texts)).toEqual(expected);
  });

  test.each<[Record<string, string>, string]>([
    [{ shard: '5/5' }, `shard: 5/5 ${emptyShard}`],
    [{ instances: 'a', shard: '2/2' }, `shard: 2/2 ${emptyShard}`],
    [{ instances: 'nothing' }, 'instances: "nothing" matches nothing; nearest: a, b, db-1'],
  ])('%j', async (texts, message) => {
    await expect(plan(['a', 'b', 'db-1', 'db-2'], texts)).rejects.toThrow(
      expect.objectContaining({ name: 'UserError', message }),
    );
  });

  test('property: the shards of a run plan each trial exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (count, shards, trials) => {
          fc.pre(shards <= count);
          const ids = Array.from({ length: count }, (_, index) => `i${index}`);
          const parts = Array.from({ length: shards }, (_, index) =>
            plan(ids, { shard: `${index + 1}/${shards}`, trials: String(trials) }),
          );
          const all = (await Promise.all(parts)).flat();
          expect(all.sort()).toEqual((await plan(ids, { trials: String(trials) })).sort());
          expect(new Set(all).size).toBe(count * trials);
        },
      ),
    );
  });
});

test.each<[string, Dataset['testbed'], 'docker' | 'host']>([
  ['auto', null, 'docker'],
  ['auto', 'host', 'host'],
  ['auto', 'docker', 'docker'],
  ['docker', 'host', 'docker'],
  ['host', null, 'host'],
  ['host', 'docker', 'host'],
])('testbed: %s, the dataset says %j: %s', (asked, declared, expected) => {
  expect(chooseTestbed(datasetOf(['a'], declared), parseOptions({ testbed: asked }))).toBe(expected);
});
