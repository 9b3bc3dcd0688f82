import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { KEEPER } from '../../../src/programs/keeper.ts';
import { controlGroups, endLeftGroups } from '../../../src/testbeds/host/cgroup.ts';
import { hostEnvironment } from '../../../src/testbeds/host/environment.ts';
import { Keepers, SYSTEM_CALLS } from '../../../src/testbeds/host/keeper.ts';
import { HostTestbed } from '../../../src/testbeds/host/testbed.ts';
import { testMachine } from '../../support/machine.ts';
import { isAlive } from '../../support/processes.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, runIn, textOf } from '../../support/testbed.ts';
import { pathWithout } from './path-without.ts';

const aRun = () => ({ id: randomBytes(5).toString('hex'), directory: temporaryDirectory() });

/** A process in a group, by a shell that has entered it. */
async function enter(group: string, script: string): Promise<number> {
  const child = spawn('sh', ['-c', `echo $$ >${group}/cgroup.procs && echo in && ${script}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child.pid!;
}

test('a group ends with all that is in it, and in groups that were made in it', async () => {
  const group = controlGroups(aRun())!(1)!;
  const { directory } = group;
  const below = path.join(directory, 'theirs');
  mkdirSync(below);
  const processes = [
    await enter(directory, 'trap "" TERM; while :; do sleep 0.1; done'),
    await enter(below, 'exec sleep 300'),
  ];
  expect(processes.map(isAlive)).toEqual([true, true]);
  expect(await group.end()).toEqual([]);
  expect(processes.map(isAlive)).toEqual([false, false]);
  expect(existsSync(directory)).toBe(false);
  expect(await group.end()).toEqual([]);
});

test('a group ends with a process that removes groups of its own meanwhile', async () => {
  const groups = controlGroups(aRun())!;
  for (let trial = 1; trial <= 10; trial++) {
    const group = groups(trial)!;
    const restless = `exec perl -e 'alarm 20; for (;;) { mkdir "${group.directory}/$_" for 1 .. 30; rmdir "${group.directory}/$_" for 1 .. 30 }'`;
    const pid = await enter(group.directory, restless);
    await sleep(50);
    expect(await group.end()).toEqual([]);
    expect([isAlive(pid), existsSync(group.directory)]).toEqual([false, false]);
  }
});

test('those of a run that is over end by its directory, and no others', async () => {
  const [dead, living] = [aRun(), aRun()];
  const [left, other] = [controlGroups(dead)!(3)!, controlGroups(living)!(3)!];
  const [lost, kept] = [await enter(left.directory, 'exec sleep 300'), await enter(other.directory, 'exec sleep 300')];
  expect(await endLeftGroups(dead.directory, dead.id)).toEqual([]);
  expect([lost, kept].map(isAlive)).toEqual([false, true]);
  expect(existsSync(left.directory)).toBe(false);
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

test.each([
  ['a keeper', testMachine()],
  ['no perl', testMachine({ PATH: pathWithout('perl') })],
])(
  'every command of a trial is in its group from the start, and has no way to it among its descriptors: with %s',
  async (_, machine) => {
    const testbed = await (await aProvider('host', {}, { machine })).open();
    const ask = () => textOf(testbed, 'grep ^0:: /proc/$$/cgroup; readlink /proc/$$/fd/* | grep -c cgroup || true');
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatch(/^0::.*\/agentbench-[0-9a-f]{10}-1\n0$/);
    expect(second).toBe(first);
    expect(await testbed.remove()).toEqual([]);
  },
);

test.each([
  [
    'without perl and without a group of its own, that daemons may run on',
    'perl',
    true,
    [/a daemon .* is not ended after its trial; install perl$/],
  ],
  ['without perl alone, nothing', 'perl', false, []],
  ['without a group alone, nothing', 'none', true, []],
])('the first trial of a run says, %s', async (_, missing, taken, expected) => {
  const machine = testMachine({ PATH: pathWithout(missing) });
  const said: string[] = [];
  const { open, run } = await aProvider('host', {}, { machine, tell: (message) => said.push(message) });
  const group = taken ? controlGroups(run)!(1)! : null;
  for (const trial of [1, 2]) await (await open({}, trial)).remove();
  await group?.end();
  expect(said).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test('where a command cannot be begun in a group it enters one: what the keeper does without clone3', async () => {
  expect(KEEPER).toContain('syscall(435,');
  const group = controlGroups(aRun())!(1)!;
  const program = KEEPER.replace('syscall(435,', 'syscall(9999,');
  const { prctl, setsid } = SYSTEM_CALLS[process.arch]!;
  const keeper = spawn('perl', ['-e', program, String(prctl), String(setsid), group.directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'],
  });
  const [, , , report, orders] = keeper.stdio as unknown as [null, null, null, Readable, Writable];
  const words = Buffer.from(['1', '/', '0', '3', 'sh', '-c', 'exec sleep 300', 'PATH', process.env.PATH].join('\0'));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(words.length);
  let said = '';
  report.on('data', (text) => {
    said += text;
  });
  orders.write(Buffer.concat([size, words]));
  await expect.poll(() => said).toMatch(/^pid 1 \d+$/m);
  const pid = Number(/^pid 1 (\d+)$/m.exec(said)![1]);
  await expect.poll(() => readFileSync(`/proc/${pid}/cgroup`, 'utf8')).toContain(path.basename(group.directory));
  orders.end();
  await once(keeper, 'exit');
  expect(isAlive(pid)).toBe(false);
  expect(await group.end()).toEqual([]);
});

test('without a group the note says that something may run on', async () => {
  // Below a run's directory of its own: remove() looks at those beside it, where other tests keep workdirs.
  const directory = path.join(temporaryDirectory(), 'run', 'trial');
  mkdirSync(directory, { recursive: true });
  const environment = hostEnvironment(process.env, path.join(directory, 'tmp'));
  const places = {
    trial: 'a/1',
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
