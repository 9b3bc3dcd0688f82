import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathPattern } from '../../src/base/text/shell-pattern.ts';
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
  'end\\',
];

test.each([
  ['*.log'],
  ['cache'],
  ['./top'],
  ['sub/top'],
  ['sub*c'],
  ['d*p*d'],
  ['b[1-].txt'],
  ['end\\'],
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

test.each(['*', '*/*', 'sub/*', '**/a.log', '*/**', 'deep/*/*/d', 'b[[]*', '{a,b}*', '.*', '*/.*', 'sub/[!t]*'])(
  'a shell expands %s to the same files',
  (pattern) => {
    const directory = temporaryDirectory();
    const files = [...FILES, '.hidden', 'sub/.hidden', '{a,b}.txt'];
    for (const file of files) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), '');
    }
    const script = `for file in ${pattern}; do [ ! -f "$file" ] || echo "$file"; done`;
    const expanded = execFileSync('bash', ['+B', '-c', script], { cwd: directory, encoding: 'utf8' });
    const expected = expanded.split('\n').filter((name) => name !== '');
    expect(expected.length).toBeGreaterThan(0);
    expect(files.filter(pathPattern(pattern)).toSorted()).toEqual(expected.toSorted());
  },
);

test('a path pattern of many stars takes no longer than its length times that of the path', () => {
  expect(pathPattern(`d/${'*a'.repeat(200)}b`)(`d/${'a'.repeat(900)}`)).toBe(false);
});
