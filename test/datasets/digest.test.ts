import { appendFile, chmod, mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/datasets/digest.ts';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import { directoryOf, scenario } from '../support/datasets.ts';

const FILES = {
  'dataset.yaml': 'name: mine\n',
  'scenarios/a.jsonl': scenario(),
  'fixtures/one-1/run.sh': 'true\n',
  'fixtures/one-1/sub/b.txt': 'b',
  'fixtures/one-1/sub/a.txt': 'a',
};

const notUtf8 = (at: string, byte: number) =>
  Buffer.concat([Buffer.from(path.join(at, 'fixtures/one-1/name-')), Buffer.from([byte])]);
const digest = async (directory: string) => (await loadSetupBench(directory, { name: null, ref: null })).digest;

test('is the same whatever the order, the times, the directory and the files beside', async () => {
  const one = await directoryOf({ ...FILES, 'README.md': 'one' });
  const other = await directoryOf(Object.fromEntries(Object.entries(FILES).reverse()));
  await utimes(path.join(other, 'scenarios/a.jsonl'), 1, 1);
  await chmod(path.join(other, 'fixtures/one-1/sub/a.txt'), 0o600);
  await mkdir(path.join(other, 'fixtures/one-1/empty'));
  expect(await digest(one)).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(await digest(other)).toBe(await digest(one));
});

test.each<[string, (directory: string) => Promise<void>]>([
  ['a byte of a scenario', (at) => writeFile(path.join(at, 'scenarios/a.jsonl'), `${scenario()}\n`)],
  ['a byte of a fixture', (at) => writeFile(path.join(at, 'fixtures/one-1/run.sh'), 'true;')],
  ['dataset.yaml', (at) => writeFile(path.join(at, 'dataset.yaml'), 'name: mine2\n')],
  ['no dataset.yaml', (at) => rm(path.join(at, 'dataset.yaml'))],
  ['a mode', (at) => chmod(path.join(at, 'fixtures/one-1/run.sh'), 0o755)],
  ['a name', (at) => rename(path.join(at, 'fixtures/one-1/run.sh'), path.join(at, 'fixtures/one-1/run2.sh'))],
  [
    'a file in another folder',
    (at) => rename(path.join(at, 'fixtures/one-1/sub/b.txt'), path.join(at, 'fixtures/one-1/b.txt')),
  ],
  ['a file whose name is not UTF-8', (at) => writeFile(notUtf8(at, 0xff), 'one')],
  ['a file more', (at) => writeFile(path.join(at, 'fixtures/one-1/more'), '')],
  ['a link', (at) => symlink('run.sh', path.join(at, 'fixtures/one-1/more'))],
  [
    'a link in the place of the same file',
    async (at) => {
      await rm(path.join(at, 'fixtures/one-1/sub/b.txt'));
      await symlink('b', path.join(at, 'fixtures/one-1/sub/b.txt'));
    },
  ],
  [
    'content moved from one file to the next',
    async (at) => {
      await writeFile(path.join(at, 'fixtures/one-1/sub/a.txt'), '');
      await writeFile(path.join(at, 'fixtures/one-1/sub/b.txt'), 'ab');
    },
  ],
])('changes with %s', async (_, change) => {
  const directory = await directoryOf(FILES);
  const before = await digest(directory);
  await change(directory);
  expect(await digest(directory)).not.toBe(before);
});

test.each([
  ['dataset.yaml', ''],
  ['scenarios', 'a.jsonl'],
  ['scenarios/a.jsonl', ''],
  ['fixtures', 'one-1/run.sh'],
])('changes with a byte of what %s leads to, as a link in the dataset', async (name, below) => {
  const directory = await directoryOf(FILES);
  await rename(path.join(directory, name), path.join(directory, 'elsewhere'));
  await symlink(path.relative(path.dirname(name), 'elsewhere'), path.join(directory, name));
  const before = await digest(directory);
  await appendFile(path.join(directory, 'elsewhere', below), '\n');
  expect(await digest(directory)).not.toBe(before);
});

test('of a name that is not UTF-8, each byte and the content count', async () => {
  const digestWith = async (byte: number, text: string) => {
    const directory = await directoryOf(FILES);
    await writeFile(notUtf8(directory, byte), text);
    return digest(directory);
  };
  const digests = [await digestWith(0xff, 'one'), await digestWith(0xfe, 'one'), await digestWith(0xff, 'two')];
  expect(new Set(digests).size).toBe(3);
  expect(await digestWith(0xff, 'one')).toBe(digests[0]);
});

test('the order of names does not count, whatever bytes they hold', async () => {
  const digestAfter = async (bytes: number[], names?: string[]) => {
    const directory = await directoryOf(FILES);
    for (const byte of bytes) await writeFile(notUtf8(directory, byte), String(byte));
    return digestOf(directory, names);
  };
  expect(await digestAfter([0xff, 0xfe])).toBe(await digestAfter([0xfe, 0xff]));
  expect(await digestAfter([], ['scenarios', 'fixtures'])).toBe(await digestAfter([], ['fixtures', 'scenarios']));
});

test('of a file that is not read at once, the content counts', async () => {
  const large = async (end: string) => digestOf(await directoryOf({ large: `${'x'.repeat(1024 ** 2)}${end}` }));
  expect(await large('a')).not.toBe(await large('b'));
});

test('a file that would take minutes to read is refused, by its size', async () => {
  const directory = await directoryOf({ large: '' });
  await truncate(path.join(directory, 'large'), 8 * 1024 ** 3 + 1);
  await expect(digestOf(directory)).rejects.toThrow(`dataset: ${directory}/large has 8589934593 bytes`);
});
