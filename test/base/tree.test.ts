import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginRun, endRun, keepInRun } from '../../src/base/lease/run-directory.ts';
import { emptyDirectory, removeTree } from '../../src/base/tree.ts';
import { asNobody } from '../support/nobody.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const NOT_TEXT = Buffer.from('\xff', 'latin1');

/** Leaves entries in a directory whose names are not UTF-8, and one of that kind in a directory that cannot be entered. */
function leaveIn(directory: string): void {
  const below = (place: string) => Buffer.concat([Buffer.from(`${place}/`), NOT_TEXT]);
  writeFileSync(below(directory), '');
  const closed = path.join(directory, 'closed');
  mkdirSync(closed);
  mkdirSync(below(closed));
  writeFileSync(Buffer.concat([below(closed), Buffer.from('/file')]), '');
  for (const place of [below(closed), closed]) chmodSync(place, 0);
}

test('names that are not UTF-8: a directory is emptied', () =>
  asNobody(async () => {
    const directory = temporaryDirectory();
    leaveIn(directory);
    await emptyDirectory(directory);
    expect(readdirSync(directory)).toEqual([]);
  }));

test('closed directories beside many others are removed, of which some vanish meanwhile', () =>
  asNobody(async () => {
    const directory = path.join(temporaryDirectory(), 'tree');
    for (let place = 0; place < 100; place += 1) {
      const below = path.join(directory, String(place));
      mkdirSync(path.join(below, 'a/b/c'), { recursive: true });
      if (place % 10 === 0) chmodSync(path.join(below, 'a'), 0);
    }
    await removeTree(directory);
    expect(existsSync(directory)).toBe(false);
  }));

test('names that are not UTF-8: of a run only what is kept stays', async () => {
  const { directory } = await beginRun({ temporaryDirectory: temporaryDirectory() });
  const trial = path.join(directory, '1');
  mkdirSync(path.join(trial, 'workdir'), { recursive: true });
  for (const place of [directory, trial, path.join(trial, 'workdir')]) leaveIn(place);
  await keepInRun(trial, 'workdir', 'a/1');
  expect(readdirSync(trial).sort()).toEqual(['kept', 'workdir']);
  await endRun(directory);
  expect(readdirSync(directory)).toEqual(['1']);
  expect(readdirSync(path.join(trial, 'workdir'), { encoding: 'buffer' })).toContainEqual(NOT_TEXT);
});
