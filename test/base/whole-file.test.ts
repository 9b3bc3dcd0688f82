import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../src/base/whole-file.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test.each([true, false])('a file is replaced whole, and keeps its mode (synced: %s)', async (synced) => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'record.json');
  writeFileSync(file, 'earlier');
  chmodSync(file, 0o640);
  await writeWhole(file, () => ['wide: \u2713, ', 'a lone half: \ud83d, ', Buffer.from('bytes')], synced);
  expect(readFileSync(file, 'utf8')).toBe('wide: \u2713, a lone half: \ufffd, bytes');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(directory)).toEqual(['record.json']);
});

test('a text that cannot be made leaves the earlier file, and nothing beside it', async () => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'record.json');
  writeFileSync(file, 'earlier');
  const parts = function* () {
    yield 'half';
    throw new Error('no more');
  };
  await expect(writeWhole(file, parts)).rejects.toThrow('no more');
  expect(readFileSync(file, 'utf8')).toBe('earlier');
  expect(readdirSync(directory)).toEqual(['record.json']);
});

test('a link is replaced, and what it leads to is kept', async () => {
  const directory = temporaryDirectory();
  const [file, target] = ['record.json', 'target'].map((name) => path.join(directory, name)) as [string, string];
  writeFileSync(target, 'kept');
  symlinkSync(target, file);
  await writeWhole(file, () => ['new']);
  expect([readFileSync(file, 'utf8'), readFileSync(target, 'utf8')]).toEqual(['new', 'kept']);
});
