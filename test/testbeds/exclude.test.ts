import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { excluder } from '../../src/testbeds/exclude.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const FILES = [
  'a.log',
  'top',
  'sub/a.log',
  'sub/top',
  'sub/cache/c',
  'deep/cache/x/d',
  'b[1].txt',
  'b1.txt',
  'B.LOG',
  'ü.txt',
];

test.each([
  ['*.log'],
  ['cache'],
  ['./top'],
  ['sub/top'],
  ['sub*c'],
  ['s?b'],
  ['deep/*'],
  ['[a-c].log'],
  ['[!a]*.txt'],
  ['b[[]1].txt'],
  ['b\\[1\\].txt'],
  ['b[[\\]]1[a\\]-_].txt'],
  ['[!\\]]1.txt'],
  ['b[1].txt'],
  ['[z-'],
  ['b[[:digit:]].txt'],
  ['[[:upper:][:digit:]]*'],
  ['[^[:lower:]].LOG'],
  ['[[:nothing:]a]*'],
  ['[[:alpha]*'],
  ['b[\\[]1[]].txt'],
  ['[\\a-\\c].log'],
  ['[a\\]'],
  ['[]a]*'],
  ['[a-]*'],
  ['?.txt'],
  ['*'],
  ['absent'],
  [''],
  ['cache/x', '*.txt'],
])('GNU tar leaves out the same files: %s %s', (...patterns) => {
  const directory = temporaryDirectory();
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
  const words = ['-c', ...patterns.map((pattern) => `--exclude=${pattern}`), '-C', directory, '.'];
  const listed = execFileSync('tar', ['-t', '--quoting-style=literal'], {
    input: execFileSync('tar', words),
    encoding: 'utf8',
  });
  const kept = listed
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('/'))
    .map((name) => name.slice(2));
  const isExcluded = excluder(patterns);
  expect(FILES.filter((file) => !isExcluded(file)).toSorted()).toEqual(kept.toSorted());
});

test('a pattern of many stars takes no longer than its length times that of the path', () => {
  expect(excluder([`${'*a'.repeat(200)}b`])('a'.repeat(900))).toBe(false);
});
