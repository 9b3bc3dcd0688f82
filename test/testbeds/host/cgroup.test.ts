import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { controlGroups, endLeftGroups } from '../../../src/testbeds/host/cgroup.ts';
import { hostEnvironment } from '../../../src/testbeds/host/environment.ts';
import { Keepers } from '../../../src/testbeds/host/keeper.ts';
import { HostTestbed } from '../../../src/testbeds/host/testbed.ts';
import { isAlive } from '../../support/processes.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aTestbed, runIn, textOf } from '../../support/testbed.ts';

const aRun = () => ({ id: randomBytes(5).toString('hex'), directory: temporaryDirectory() });

/** A process in a group, by a shell that has entered it. */
async function enter(processes: string, script: string): Promise<number> {
  const child = spawn('sh', ['-c', `echo $$ >${processes} && echo in && ${script}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child.pid!;
}

test('a group ends with all that is in it, and in groups that were made in it', async () => {
  const group = (await controlGroups(aRun()))!.open(1)!;
  const directory = path.dirname(group.processes);
  const below = path.join(directory, 'theirs');
  mkdirSync(below);
  const processes = [
    await enter(group.processes, 'trap "" TERM; while :; do sleep 0.1; done'),
    await enter(path.join(below, 'cgroup.procs'), 'exec sleep 300'),
  ];
  expect(processes.map(isAlive)).toEqual([true, true]);
  expect(await group.end()).toEqual([]);
  expect(processes.map(isAlive)).toEqual([false, false]);
  expect(existsSync(directory)).toBe(false);
  expect(await group.end()).toEqual([]);
});

test('those of a run that is over end by its directory, and no others', async () => {
  const [dead, living] = [aRun(), aRun()];
  const [left, other] = [(await controlGroups(dead))!.open(3)!, (await controlGroups(living))!.open(3)!];
  const [lost, kept] = [await enter(left.processes, 'exec sleep 300'), await enter(other.processes, 'exec sleep 300')];
  expect(await endLeftGroups(dead.directory, dead.id)).toEqual([]);
  expect([lost, kept].map(isAlive)).toEqual([false, true]);
  expect(existsSync(path.dirname(left.processes))).toBe(false);
  await other.end();
});

test('where a directory names another place as that of its groups, nothing is done there', async () => {
  const run = aRun();
  const place = temporaryDirectory();
  mkdirSync(path.join(place, `agentbench-${run.id}-1`));
  writeFileSync(path.join(run.directory, 'control-groups'), place);
  expect(await endLeftGroups(run.directory, run.id)).toEqual([]);
  expect(await endLeftGroups(temporaryDirectory(), run.id)).toEqual([]);
  expect(existsSync(path.join(place, `agentbench-${run.id}-1`))).toBe(true);
});

test('every command of a trial is in its group from the start, and no other process', async () => {
  const testbed = await aTestbed('host');
  const mine = /^0::.*$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))![0];
  const [first, second] = [
    await textOf(testbed, 'grep ^0:: /proc/self/cgroup'),
    await textOf(testbed, 'grep ^0:: /proc/self/cgroup'),
  ];
  expect(first).toMatch(/\/agentbench-[0-9a-f]{10}-1$/);
  expect(second).toBe(first);
  expect(mine).not.toBe(first);
});

test('without a group the note says that something may run on', async () => {
  const directory = temporaryDirectory();
  const environment = hostEnvironment(process.env, path.join(directory, 'tmp'));
  const places = {
    directory,
    workdir: directory,
    shared: null,
    group: null,
    agentDirectory: null,
    prerunnerDirectory: null,
  };
  const testbed = new HostTestbed({ ...places, environment }, new Keepers(environment));
  await runIn(testbed, 'kill -9 $PPID', { lasting: true });
  expect(await testbed.remove()).toEqual([
    { kind: 'keeper_killed', detail: expect.stringMatching(/there is no control group.*may run on/) },
  ]);
});
