import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type Owner, thisOwner } from '../../../src/base/lease/owner.ts';
import { sweepContainers } from '../../../src/run/sweep.ts';
import { labelsFor } from '../../../src/testbeds/docker/labels.ts';
import { keptContainer } from '../../../src/testbeds/docker/left.ts';
import { ENGINE, startDoor } from '../../faults/door.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
import { testMachine } from '../../support/machine.ts';
import { measure, writeDataset } from '../../support/run.ts';
import { IMAGE } from '../../support/testbed.ts';

const label = `agentbench-test.left=${randomBytes(4).toString('hex')}`;

afterAll(() => {
  const left = dockerCli('ps', '--all', '--quiet', '--filter', `label=${label}`);
  if (left !== '') dockerCli('rm', '--force', ...left.split('\n'));
});

describe('containers that a run has left', () => {
  const own = thisOwner();
  const { pid: ended } = spawnSync('true');

  test.each<[string, Owner | null, 'removed' | 'kept']>([
    ['of a process that has ended', { ...own, pid: ended }, 'removed'],
    ['of a process whose number another one has now', { ...own, started: '1' }, 'removed'],
    ['of an earlier start of the machine', { ...own, boot: 'another' }, 'removed'],
    ['of a living process', own, 'kept'],
    ['of another machine', { ...own, host: 'another', pid: ended }, 'kept'],
    ['of another process namespace', { ...own, namespace: 'pid:[1]', pid: ended }, 'kept'],
    ['of nobody', null, 'kept'],
  ])('%s: %3$s', async (_, owner, expected) => {
    const run = randomBytes(5).toString('hex');
    const id = await createContainer(run, owner);
    await sweepContainers(testMachine(), undefined, () => {});
    // A run of somebody else that looks at the same moment may be the one that removes it, and not be done.
    await expect.poll(() => (isThere(id) ? 'kept' : 'removed')).toBe(expected);
    // As post does for its own run, although the owner lives.
    await sweepContainers(testMachine(), run, () => {});
    expect(isThere(id)).toBe(false);
  });

  test('are removed while they run, and are counted in a notice', async () => {
    const run = randomBytes(5).toString('hex');
    const ids = [await createContainer(run, own), await createContainer(run, own)];
    dockerCli('start', ...ids);
    const notices: string[] = [];
    await sweepContainers(testMachine(), run, (message) => notices.push(message));
    expect(ids.map(isThere)).toEqual([false, false]);
    expect(notices).toEqual(['removed 2 containers that a killed run had left']);
  });
});

test('a kept container that does not start any more: its files can be copied', async () => {
  const kept = `agentbench-kept-${randomBytes(6).toString('hex')}`;
  const labels = ['agentbench.run=kept', label].flatMap((each) => ['--label', each]);
  dockerCli('create', '--name', kept, ...labels, IMAGE, '/no/such/shell');
  await expect(keptContainer(kept, testMachine())).rejects.toThrow(
    new RegExp(
      `^${kept} does not start any more: [^]*no such file or directory[^]*; copy its files: docker cp ${kept}:PATH \\.$`,
    ),
  );
});

async function createContainer(run: string, owner: Owner | null): Promise<string> {
  const docker = await theDocker();
  const labels = labelsFor({ id: run, owner: owner ?? thisOwner() }, { instance: { id: 'left-1' }, trial: 1 });
  if (owner === null) labels['agentbench.owner'] = 'no owner';
  const [name, value] = label.split('=') as [string, string];
  const container = await docker.createContainer({
    Image: IMAGE,
    Cmd: ['sleep', '600'],
    Labels: { ...labels, [name]: value },
    HostConfig: { Init: true, NetworkMode: 'none' },
  });
  return container.id;
}

function isThere(id: string): boolean {
  return dockerCli('ps', '--all', '--quiet', '--no-trunc', '--filter', `id=${id}`) === id;
}

describe('networks and volumes that a run has left', () => {
  test('go with its containers, and those of a living run stay', async () => {
    const { pid: ended } = spawnSync('true');
    const [dead, living] = [randomBytes(5).toString('hex'), randomBytes(5).toString('hex')];
    const make = (run: string, owner: Owner) => {
      const of = labelsFor({ id: run, owner }, { instance: { id: 'left-2' }, trial: 1 });
      const labels = Object.entries(of).flatMap(([k, v]) => ['--label', `${k}=${v}`]);
      dockerCli('network', 'create', ...labels, `agentbench-test-${run}`);
      dockerCli('volume', 'create', ...labels, `agentbench-test-${run}`);
    };
    make(dead, { ...thisOwner(), pid: ended });
    make(living, thisOwner());
    const there = (run: string) =>
      ['network', 'volume'].map(
        (kind) => dockerCli(kind, 'ls', '--quiet', '--filter', `name=agentbench-test-${run}`) !== '',
      );
    await sweepContainers(testMachine(), undefined, () => {});
    await expect.poll(() => there(dead)).toEqual([false, false]);
    expect(there(living)).toEqual([true, true]);
    await sweepContainers(testMachine(), living, () => {});
    expect(there(living)).toEqual([false, false]);
  });
});

test('a run is opened while the Engine looks for what was left, and no trial begins before the answer', async () => {
  const door = await startDoor(ENGINE, { holds: /^GET \/containers\/json/ });
  try {
    const opened = Promise.withResolvers<void>();
    const begins = Promise.withResolvers<void>();
    const running = measure(
      { dataset: writeDataset([{ instance_id: 'left-3' }]), testbed: 'docker', 'agent-command': 'touch solved' },
      {
        machine: testMachine({ DOCKER_HOST: `tcp://127.0.0.1:${door.port}` }),
        onBegin: () => opened.resolve(),
        onStage: () => begins.resolve(),
      },
    );
    await Promise.race([opened.promise, running]);
    await expect.poll(() => door.held).toBe(1);
    const waits = sleep(500, 'waits');
    expect(await Promise.race([begins.promise, running, waits])).toBe('waits');
    door.open();
    expect((await running).exitCode).toBe(0);
  } finally {
    door.close();
  }
});
