import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepInDirectory } from '../../src/history/directory.ts';
import { keeping } from '../../src/history/keep.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { measured, pushed } from './support.ts';

const keepOf = (report: SuiteReport) => keeping(report, { github: report.run.github, tolerance: 0 })!;
const linesIn = (directory: string) =>
  readFileSync(path.join(directory, 'history.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a directory is made, and added to', async () => {
  const directory = path.join(temporaryDirectory(), 'deep', 'history');
  await keepInDirectory(directory, keepOf(measured('pp', pushed(1))));
  const { trend } = await keepInDirectory(directory, keepOf(measured('pf', pushed(2))));
  expect(trend.points).toHaveLength(2);
  expect(linesIn(directory).map(({ run }) => run.id)).toEqual(['1', '2']);
  expect(JSON.parse(readFileSync(path.join(directory, 'badge-Benchmark.json'), 'utf8')).message).toMatch(/^50%/);
});

test('of many at once each has its line', async () => {
  const directory = temporaryDirectory();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => keepInDirectory(directory, keepOf(measured('p', pushed(index + 1))))),
  );
  expect(new Set(linesIn(directory).map(({ run }) => run.id)).size).toBe(20);
});

test('a pull request leaves nothing, not even a directory', async () => {
  const directory = path.join(temporaryDirectory(), 'history');
  const { trend } = await keepInDirectory(directory, keepOf(measured('p')));
  expect([existsSync(directory), trend.points.length]).toEqual([false, 1]);
});

test('a file that is too large, a link or a directory is not read, and not written', async () => {
  const [large, link, folder] = [temporaryDirectory(), temporaryDirectory(), temporaryDirectory()];
  const file = (directory: string) => path.join(directory, 'history.jsonl');
  writeFileSync(file(large), '');
  truncateSync(file(large), 100 * 1024 * 1024);
  symlinkSync('/etc/hostname', file(link));
  mkdirSync(file(folder));
  for (const [directory, why] of [
    [large, /limit/],
    [link, /is a link/],
    [folder, /not a regular file/],
  ] as const)
    await expect(keepInDirectory(directory, keepOf(measured('p', pushed(1))))).rejects.toThrow(why);
});
