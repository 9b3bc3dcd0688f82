import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readRegularFile } from '../../src/base/regular-file.ts';
import { temporaryDirectory } from '../support/temporary.ts';

let directory: string;
const at = (name: string) => path.join(directory, name);

beforeAll(() => {
  directory = temporaryDirectory();
  writeFileSync(at('ten'), '0123456789');
  writeFileSync(at('empty'), '');
  writeFileSync(at('vast'), '');
  truncateSync(at('vast'), 1024 ** 4);
  symlinkSync('ten', at('link'));
  symlinkSync('pipe', at('link-to-pipe'));
  mkdirSync(at('directory'));
  execFileSync('mkfifo', [at('pipe')]);
});

test.each<[string, number, boolean, string]>([
  ['ten', 10, false, '0123456789'],
  ['empty', 0, false, ''],
  ['link', 10, true, '0123456789'],
])('%s of %i bytes at most is read', (name, limit, follow, text) => {
  expect(readRegularFile(at(name), limit, { follow }).toString()).toBe(text);
});

test('a file that fits is read into the space that is given, another one is not', () => {
  const space = Buffer.alloc(10, 'x');
  const read = readRegularFile(at('ten'), 10, { space });
  expect([read.toString(), read.buffer === space.buffer]).toEqual(['0123456789', true]);
  expect(readRegularFile(at('empty'), 10, { space }).toString()).toBe('');
  const small = readRegularFile(at('ten'), 10, { space: space.subarray(0, 9).fill('y') });
  expect([small.toString(), space.toString()]).toEqual(['0123456789', 'yyyyyyyyy9']);
});

test.each<[string, number, boolean, string]>([
  ['ten', 9, false, 'it has 10 bytes; the limit is 9'],
  ['vast', 2 ** 30, false, 'it has 1099511627776 bytes; the limit is 1073741824'],
  ['pipe', 10, false, 'it is not a regular file'],
  ['link-to-pipe', 10, true, 'it is not a regular file'],
  ['directory', 10, false, 'it is not a regular file'],
  ['/dev/zero', 10, false, 'it is not a regular file'],
  ['link', 10, false, 'ELOOP'],
  ['nothing', 10, false, 'ENOENT'],
])('%s of %i bytes at most is not', (name, limit, follow, why) => {
  const file = path.isAbsolute(name) ? name : at(name);
  expect(() => readRegularFile(file, limit, { follow })).toThrow(why);
});
