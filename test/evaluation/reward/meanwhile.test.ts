import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Meanwhile } from '../../../src/evaluation/reward/meanwhile.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

test('tests with two links in a circle are compared by their files', () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'test.sh'), 'echo 1 >/logs/verifier/reward.txt\n');
  for (const name of ['one', 'two']) symlinkSync('.', path.join(directory, name));
  const { script } = new Meanwhile([], [['/tests/deep', { directory, executable: false }]]);
  expect(script).toContain("sha256sum -- '/tests/deep/test.sh' 2>");
});

test.each([
  ['echo 1 >/logs/verifier/reward.txt', ['reward.json, which no file of the tests names']],
  ['echo 1 >$REWARDS/reward.txt; test -f $REWARDS/reward.json', []],
  ['rewardkit /tests', []],
  ['echo 1 >/logs/verifier/reward.json', []],
  ['echo 1 >/logs/verifier/reward.txt; . /tests/large', []],
])('a reward that decides, in a file that the tests do not name, is noted: %s', (text, expected) => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'test.sh'), text);
  if (text.endsWith('large')) writeFileSync(path.join(directory, 'large'), Buffer.alloc(1024 * 1024 + 1));
  const rewards = [Buffer.from('{"reward": 1}'), Buffer.from('0')] as const;
  const meanwhile = new Meanwhile(['/v/reward.json', '/v/reward.txt'], [['/tests', { directory, executable: false }]]);
  const [, mark] = /printf '\\n%s\\n' (\S+)/.exec(meanwhile.script)!;
  meanwhile.push(Buffer.from(`${rewards.join('')}\n${mark}\n`));
  expect(meanwhile.notes([...rewards]).map(({ detail }) => detail)).toEqual(
    expected.map((what) => `while the tests ran: ${what}`),
  );
  expect(meanwhile.notes([null, null])).toHaveLength(1);
});

test('output by which another process hides the end of the tests is noted', () => {
  const meanwhile = new Meanwhile(['/v/reward.json', '/v/reward.txt'], []);
  const reward = Buffer.from('1');
  expect(meanwhile.notes([null, reward])).toEqual([]);
  for (let size = 0; size < 4; size += 1) meanwhile.push(Buffer.alloc(1024 * 1024));
  const [, mark] = /printf '\\n%s\\n' (\S+)/.exec(meanwhile.script)!;
  meanwhile.push(Buffer.from(`1\n${mark}\n`));
  expect(meanwhile.notes([null, reward]).map(({ detail }) => detail)).toEqual([
    'while the tests ran: the output of their shell',
  ]);
});
