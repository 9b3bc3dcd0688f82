import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownText } from '../../src/base/text/untrusted.ts';
import { selectInstances, takeShard } from '../../src/datasets/select.ts';
import { parseOptions } from '../../src/options/parse.ts';

const INSTANCES = [
  { id: 'dbsetup-redis-1', taskType: 'dbsetup' },
  { id: 'dbsetup-redis-2', taskType: 'dbsetup' },
  { id: 'dbsetup-mysql-1', taskType: 'dbsetup' },
  { id: 'bgsetup-autossh-1', taskType: 'bgsetup' },
  { id: 'flask-2fec0b2', taskType: 'reposetup' },
  { id: 'six.v1.16', taskType: 'reposetup' },
  { id: 'cognito-saml-19', taskType: 'dependency_resolution' },
];
const ALL = INSTANCES.map(({ id }) => id);

/** Selectors as a user writes them, through the option's parser. */
async function select(text: string): Promise<string[]> {
  return (await selectInstances(INSTANCES, parseOptions({ instances: text }).instances)).map(({ id }) => id);
}

test('a property may begin with a dot', async () => {
  const instances = [{ id: 'one', taskType: 'x', tags: ['.net'] }];
  expect(await selectInstances(instances, ['tag:*net'])).toEqual(instances);
});

describe('selectors', () => {
  test.each<[string, string[]]>([
    ['', ALL],
    ['all', ALL],
    ['flask-2fec0b2', ['flask-2fec0b2']],
    [markdownText('flask-2fec0b2'), ['flask-2fec0b2']],
    ['six.v1.16,flask-2fec0b2', ['flask-2fec0b2', 'six.v1.16']],
    ['flask-2fec0b2\nflask-2fec0b2', ['flask-2fec0b2']],
    ['["cognito-saml-19", "dbsetup-redis-1"]', ['dbsetup-redis-1', 'cognito-saml-19']],
    ['dbsetup-*', ['dbsetup-redis-1', 'dbsetup-redis-2', 'dbsetup-mysql-1']],
    ['*-1', ['dbsetup-redis-1', 'dbsetup-mysql-1', 'bgsetup-autossh-1']],
    ['six*', ['six.v1.16']],
    ['dbsetup-redis-?', ['dbsetup-redis-1', 'dbsetup-redis-2']],
    ['dbsetup-redis-[2-9]', ['dbsetup-redis-2']],
    ['["{six,flask}*"]', ['flask-2fec0b2', 'six.v1.16']],
    ['type:dbsetup', ['dbsetup-redis-1', 'dbsetup-redis-2', 'dbsetup-mysql-1']],
    [
      'type:*setup',
      ['dbsetup-redis-1', 'dbsetup-redis-2', 'dbsetup-mysql-1', 'bgsetup-autossh-1', 'flask-2fec0b2', 'six.v1.16'],
    ],
    ['type:bgsetup, flask-*', ['bgsetup-autossh-1', 'flask-2fec0b2']],
    ['dbsetup-*, !dbsetup-mysql-1', ['dbsetup-redis-1', 'dbsetup-redis-2']],
    ['!dbsetup-mysql-1, dbsetup-*', ['dbsetup-redis-1', 'dbsetup-redis-2']],
    ['! type:dbsetup', ['bgsetup-autossh-1', 'flask-2fec0b2', 'six.v1.16', 'cognito-saml-19']],
    ['!dbsetup-*\n!type:reposetup', ['bgsetup-autossh-1', 'cognito-saml-19']],
    ['19', ['cognito-saml-19']],
    ['dbsetup-*, !2', ['dbsetup-redis-1', 'dbsetup-mysql-1']],
    ['["19", "2"]', ['dbsetup-redis-2', 'cognito-saml-19']],
    ['all, !*redis*', ['dbsetup-mysql-1', 'bgsetup-autossh-1', 'flask-2fec0b2', 'six.v1.16', 'cognito-saml-19']],
  ])('%j', async (text, expected) => {
    expect(await select(text)).toEqual(expected);
  });

  test.each<[string, string]>([
    [
      'dbsetup-rdis-1',
      'instances: "dbsetup-rdis-1" matches nothing; nearest: dbsetup-redis-1, dbsetup-redis-2, dbsetup-mysql-1',
    ],
    ['FLASK-2fec0b2', 'instances: "FLASK-2fec0b2" matches nothing; nearest: flask-2fec0b2, six.v1.16, dbsetup-redis-2'],
    ['type:dbset', 'instances: "type:dbset" matches nothing; nearest: type:dbsetup, type:bgsetup, type:reposetup'],
    ['!nope-*', 'instances: "!nope-*" matches nothing; nearest: six.v1.16, dbsetup-redis-1, dbsetup-redis-2'],
    [
      'type:x, flask-2fec0b2, sixv1.16',
      'instances: "type:x" matches nothing; nearest: type:dbsetup, type:bgsetup, type:reposetup\n' +
        'instances: "sixv1.16" matches nothing; nearest: six.v1.16, flask-2fec0b2, cognito-saml-19',
    ],
    ['all, !all', 'instances: the selectors leave no instance: all, !all'],
    [
      'type:bgsetup, !bgsetup-autossh-1',
      'instances: the selectors leave no instance: type:bgsetup, !bgsetup-autossh-1',
    ],
    ['!*', 'instances: the selectors leave no instance: !*'],
    ['1', 'instances: "1" matches nothing; nearest: six.v1.16, flask-2fec0b2, dbsetup-redis-1'],
    ['16', 'instances: "16" matches nothing; nearest: six.v1.16, flask-2fec0b2, cognito-saml-19'],
    ['9', 'instances: "9" matches nothing; nearest: six.v1.16, flask-2fec0b2, cognito-saml-19'],
  ])('%j is an error', async (text, message) => {
    await expect(select(text)).rejects.toThrow(expect.objectContaining({ name: 'UserError', message }));
  });

  test.each(['redis-1', 'anytype:dbsetup', 'saml-19!', 'v1'])('%j is no part of a name to match', async (text) => {
    await expect(select(text)).rejects.toThrow(`instances: "${text}" matches nothing; nearest: `);
  });

  test('property: the order is the dataset’s, nothing stands twice, exclusions win', async () => {
    const selector = fc.constantFrom(...ALL, 'dbsetup-*', '*1*', 'type:reposetup', 'type:*', 'all');
    await fc.assert(
      fc.asyncProperty(fc.array(selector, { minLength: 1 }), fc.array(selector), async (taken, excluded) => {
        const selected = (selectors: string[]) =>
          selectInstances(INSTANCES, selectors).catch((): typeof INSTANCES => []);
        const out = new Set(excluded.length === 0 ? [] : await selected(excluded));
        const all = await selected([...taken, ...excluded.map((text) => `!${text}`)]);
        expect(all).toEqual((await selected(taken)).filter((instance) => !out.has(instance)));
        expect(all).toEqual(INSTANCES.filter((instance) => all.includes(instance)));
      }),
    );
  });
});

describe('shards', () => {
  test.each<[number, { index: number; total: number } | undefined, number[]]>([
    [5, undefined, [0, 1, 2, 3, 4]],
    [5, { index: 1, total: 1 }, [0, 1, 2, 3, 4]],
    [5, { index: 1, total: 2 }, [0, 2, 4]],
    [5, { index: 2, total: 2 }, [1, 3]],
    [2, { index: 3, total: 3 }, []],
  ])('%i items, shard %j', (count, shard, expected) => {
    expect(
      takeShard(
        Array.from({ length: count }, (_, index) => index),
        shard,
      ),
    ).toEqual(expected);
  });

  test('property: disjoint, complete, in order, and no two differ by more than one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (items, total) => {
        const shards = Array.from({ length: total }, (_, index) => takeShard(items, { index: index + 1, total }));
        expect(shards.flat().sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        for (const shard of shards) expect(shard).toEqual(items.filter((item) => shard.includes(item)));
        const sizes = shards.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
