import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginRun } from '../../src/base/lease/run-directory.ts';
import { sweepRun } from '../../src/run/sweep.ts';
import { testMachine } from '../support/machine.ts';

/** The files of a run's directory that say what is to be cleaned up elsewhere. */
const FILES = ['shared-workdir', 'control-groups'];

test.each<[what: string, place: (file: string) => void]>([
  ['pipes', (file) => execFileSync('mkfifo', [file])],
  ['directories', (file) => mkdirSync(file)],
  ['texts of another kind', (file) => writeFileSync(file, '{"path": 5')],
])('a run whose trial left %s in the place of its files is cleaned up', async (_, place) => {
  const machine = testMachine();
  mkdirSync(machine.temporaryDirectory, { recursive: true });
  const run = await beginRun(machine);
  for (const name of FILES) place(path.join(run.directory, name));
  const notices: string[] = [];
  await sweepRun(machine, run.id, (notice) => notices.push(notice));
  expect(notices).toEqual([]);
  expect(existsSync(run.directory)).toBe(false);
});
