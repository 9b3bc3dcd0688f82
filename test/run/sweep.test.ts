import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { thisOwner } from '../../src/base/lease/owner.ts';
import { beginRun } from '../../src/base/lease/run-directory.ts';
import { sweep, sweepRun } from '../../src/run/sweep.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

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

test('a claim that is no run names no processes of other runs', async () => {
  const machine = testMachine();
  mkdirSync(machine.temporaryDirectory, { recursive: true });
  const { directory } = await beginRun(machine);
  const running = spawn('sleep', ['600'], { env: { TMPDIR: path.join(directory, '1/tmp') } });
  const ended = once(running, 'exit');
  // As a trial on the host can leave it.
  const dead = JSON.stringify({ ...thisOwner(), boot: 'an earlier one' });
  for (const name of ['1', '1a']) symlinkSync(dead, path.join(path.dirname(directory), `${name}.owner`));
  await sweep(machine, false, () => {});
  running.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});

test('a build that outlived its run is ended, and one of a run that is under way is not', async () => {
  const machine = testMachine();
  const docker = path.join(temporaryDirectory(), 'docker');
  writeFileSync(docker, '#!/bin/sh\nsleep 600; true', { mode: 0o755 });
  const { stdout } = await machine.runTool('env', []);
  const owner = /^AGENTBENCH_OWNER=(.*)$/m.exec(stdout)![1]!;
  const dead = JSON.stringify({ ...JSON.parse(owner), boot: 'an earlier one' });
  const [left, own] = [dead, owner].map((AGENTBENCH_OWNER) => {
    const child = spawn(docker, { env: { ...process.env, AGENTBENCH_OWNER } });
    return { child, ended: once(child, 'exit') };
  });
  await sweep(machine, false, () => {});
  expect(await left!.ended).toEqual([null, 'SIGTERM']);
  own!.child.kill('SIGKILL');
  expect(await own!.ended).toEqual([null, 'SIGKILL']);
});
