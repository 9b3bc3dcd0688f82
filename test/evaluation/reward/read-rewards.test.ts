import { expect, test } from 'vitest';
import {
  keptRewards,
  LARGEST_REWARDS,
  type RewardFile,
  readRewards,
} from '../../../src/evaluation/reward/read-rewards.ts';

const file = (text: string | null | undefined): RewardFile => (text == null ? null : Buffer.from(text));
const read = (json: string | null, text?: string) => readRewards(file(json), file(text));

test('reward.json goes before reward.txt, and one number is the reward', () => {
  expect(read('{"reward": 1, "style": 0.5}', '0')).toEqual({ reward: 1, style: 0.5 });
  expect(read('{"reward": true, "other": false}')).toEqual({ reward: 1, other: 0 });
  expect(read('{}')).toEqual({});
  for (const [text, number] of [
    ['1\n', 1],
    [' 0.25 ', 0.25],
    ['-3', -3],
    ['.5', 0.5],
    ['1e-2', 0.01],
  ] as const)
    expect(read(null, text)).toEqual({ reward: number });
});

test('rewards of any number and length are read, as in Harbor; the record of several steps has a part of them', () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`case-${at}`, at % 2]));
  const all = { ...many, ['x'.repeat(100_000)]: 0.5, reward: 1 };
  expect(read(JSON.stringify(all))).toEqual(all);
  expect(keptRewards(all, 'reward', 100)).toEqual({ 'case-0': 0, 'case-1': 1, reward: 1 });
  expect(keptRewards({ a: 1, reward: 1 }, 'reward', LARGEST_REWARDS)).toEqual({ a: 1, reward: 1 });
});

test('a message shows what a verifier wrote in one line', () => {
  expect(() => read(null, 'abc\n')).toThrow('reward.txt holds no finite number: "abc"');
  expect(() => read(null, '1\r\n2\n')).toThrow('reward.txt holds no finite number: "1 2"');
  expect(() => read('{bad\n}\n')).toThrow('reward.json is not valid JSON: "{bad }"');
  expect(() => read(null, 'x'.repeat(81))).toThrow(`"${'x'.repeat(80)}…"`);
});

test('everything else is an error of the kind no_reward', () => {
  const faults: [json: string | null, text: string | undefined, message: RegExp][] = [
    [null, undefined, /wrote neither/],
    ['', '1', /reward\.json is empty/],
    [null, '', /reward\.txt is empty/],
    ['{"reward": NaN}', '1', /not valid JSON/],
    ['{"reward": 1e999}', undefined, /not a finite number/],
    ['{"reward": "1"}', undefined, /not a finite number/],
    ['{"reward": null}', undefined, /not a finite number/],
    [`{"reward": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, undefined, /not a finite number: \{"reward": \[\[/],
    ['{"__proto__": 1}', undefined, /not a name of a reward/],
    ['[1]', undefined, /not an object of numbers/],
    ['0.5', undefined, /not an object of numbers/],
    [null, 'nan', /no finite number/],
    [null, 'inf', /no finite number/],
    [null, '0x10', /no finite number/],
    [null, '1 2', /no finite number/],
    [null, '1__0', /no finite number/],
    [null, '_1', /no finite number/],
    [null, ' ', /no finite number/],
    [null, '\ufeff1', /byte order mark/],
  ];
  for (const [json, text, message] of faults) {
    const error = (() => {
      try {
        return read(json, text);
      } catch (error) {
        return error;
      }
    })();
    expect(error).toMatchObject({ kind: 'no_reward', message: expect.stringMatching(message) });
  }
  expect(() => readRewards('unread', null)).toThrow('not a regular file');
  const latin = Buffer.from('{"reward": 1, "caf\xe9": 0}', 'latin1');
  expect(() => readRewards(latin, null)).toThrow('reward.json is not valid UTF-8');
});
