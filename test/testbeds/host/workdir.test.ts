import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import { testMachine } from '../../support/machine.ts';
import { measure, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
const run = (options: Record<string, string>, machine = testMachine()) =>
  measure({ dataset, testbed: 'host', 'agent-command': 'touch solved', ...options }, { machine });

describe('a workdir that the user names', () => {
  test('is the workdir of every trial, one after the other, each time empty and the same directory', async () => {
    const workdir = temporaryDirectory();
    const { ino } = statSync(workdir);
    const {
      run: record,
      read,
      told,
    } = await run({
      workdir,
      parallel: '2',
      trials: '2',
      'agent-command': `
        echo "$PWD $(ls -A | wc -l) $(stat -c %i .)"
        mkdir -p deep/er .hidden && touch solved deep/er/file && chmod 000 deep/er deep`,
    });
    expect(record.totals).toMatchObject({ planned: 4, passed: 4 });
    for (const { result } of record.planned) {
      expect(read(path.join(path.dirname(result!), 'agent.log'))).toBe(`${workdir} 0 ${ino}\n`);
    }
    expect(readdirSync(workdir)).toEqual([]);
    const order = told.filter(({ what }) => what === 'begins' || what === 'ended').map(({ what }) => what);
    expect(order).toEqual(Array(4).fill(['begins', 'ended']).flat());
  });

  test('may be absent: it is made', async () => {
    const workdir = path.join(temporaryDirectory(), 'a/b');
    const { run: record } = await run({ workdir });
    expect(record.totals.passed).toBe(2);
    expect(existsSync(workdir)).toBe(true);
  });

  const occupied = temporaryDirectory();
  writeFileSync(path.join(occupied, 'thesis.tex'), 'years of work\n');
  const file = path.join(occupied, 'thesis.tex');
  const machine = testMachine();
  const place = temporaryDirectory();
  mkdirSync(path.join(place, 'empty'));
  symlinkSync('empty', path.join(place, 'link'));

  test.each<[string, Record<string, string>, string | RegExp]>([
    ['that is not empty', { workdir: occupied }, `workdir: ${occupied} is not empty`],
    ['that is a file', { workdir: file }, `workdir: ${file} cannot be used`],
    ['where none can be made', { workdir: '/proc/workdir' }, 'workdir: /proc/workdir cannot be made: ENOENT'],
    ['that is relative', { workdir: 'somewhere/else' }, 'workdir: "somewhere/else" is not an absolute path'],
    ['that is the home directory', { workdir: os.homedir() }, /is emptied for every trial, and it holds/],
    ['that is the current directory', { workdir: process.cwd() }, /is emptied for every trial, and it holds/],
    ['that holds the current directory', { workdir: path.dirname(process.cwd()) }, /is emptied for every trial/],
    ['that is the root', { workdir: '/' }, /is emptied for every trial, and it holds/],
    ['by another name', { workdir: `${process.cwd()}/test/..` }, /is emptied for every trial, and it holds/],
    [
      'that holds the cache',
      { workdir: path.dirname(machine.cacheDirectory) },
      /is emptied for every trial, and it holds/,
    ],
    [
      'that is to hold the results',
      { workdir: path.join(place, 'empty'), 'results-path': path.join(place, 'empty/results') },
      /is emptied for every trial, and it holds .*empty\/results/,
    ],
    [
      'that leads to a directory that is to hold the results',
      { workdir: path.join(place, 'link'), 'results-path': path.join(place, 'empty/deep/results') },
      /is emptied for every trial, and it holds .*empty\/deep\/results/,
    ],
    [
      'that is to hold the results by another name',
      { workdir: path.join(place, 'empty'), 'results-path': path.join(place, 'link/deep/results') },
      /is emptied for every trial, and it holds .*link\/deep\/results/,
    ],
    [
      'that is to hold results whose name begins with two dots',
      { workdir: path.join(place, 'empty'), 'results-path': path.join(place, 'empty/..results') },
      /is emptied for every trial, and it holds .*empty\/\.\.results/,
    ],
  ])('%s is refused', async (_, options, message) => {
    const failure = run(options, machine);
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow(message);
    expect(readdirSync(occupied)).toEqual(['thesis.tex']);
  });
});
