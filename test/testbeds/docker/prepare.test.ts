import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import type { Run } from '../../../src/base/lease/run-directory.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { type ContainerInfo, containersOf, dockerCli } from '../../support/docker.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, IMAGE, runIn, textOf } from '../../support/testbed.ts';
import { describePrepared } from '../prepare-contract.ts';

describe('what a container holds before its agent comes', () => {
  describePrepared('docker', '0:0');
});

describe('a container with all options', () => {
  let run: Run;
  let testbed: Testbed;
  let container: ContainerInfo;
  beforeAll(async () => {
    const agentDirectory = temporaryDirectory();
    writeFileSync(path.join(agentDirectory, 'agent.sh'), '#!/bin/sh\necho I am the agent\n');
    chmodSync(path.join(agentDirectory, 'agent.sh'), 0o755);
    const options = { cpus: '1.5', memory: '256MiB', network: 'none', workdir: '/srv/b//../a workdir/' };
    const provider = await aProvider('docker', options, { agentDirectory });
    run = provider.run;
    testbed = await provider.open({ id: 'limits-1' }, 3);
    [container] = (await containersOf(run.id)) as [ContainerInfo];
  });

  test('has its limits', async () => {
    expect(container.HostConfig).toMatchObject({
      NanoCpus: 1_500_000_000,
      Memory: 256 * 1024 ** 2,
      MemorySwap: 256 * 1024 ** 2,
      NetworkMode: 'none',
      Init: true,
      Privileged: false,
    });
    expect(await textOf(testbed, 'ls /sys/class/net')).toBe('lo');
  });

  test('says by its labels whose it is', () => {
    expect(container.Config.Labels).toEqual({
      'agentbench.run': run.id,
      'agentbench.owner': JSON.stringify(run.owner),
      'agentbench.instance': 'limits-1',
      'agentbench.trial': '3',
      'agentbench.workdir': '',
    });
    expect(run.owner.pid).toBe(process.pid);
  });

  test('has nothing of this machine but the agent directory, and no way to Docker', async () => {
    const mounts = container.Mounts.map(({ Destination, RW }) => ({ Destination, RW }));
    expect(mounts.filter(({ Destination }) => Destination !== '/opt/agent')).toEqual([]);
    expect(await textOf(testbed, 'ls /var/run/docker.sock /run/docker.sock 2>/dev/null; echo none')).toBe('none');
  });

  test('has the agent directory read-only at /opt/agent', async () => {
    expect(testbed.agentDirectory).toBe('/opt/agent');
    expect(await textOf(testbed, '/opt/agent/agent.sh')).toBe('I am the agent');
    const { exit, stderr } = await runIn(testbed, 'touch /opt/agent/new || rm /opt/agent/agent.sh');
    expect(exit.exitCode).not.toBe(0);
    expect(stderr.toString()).toContain('Read-only file system');
  });

  test('has the workdir that was named', async () => {
    expect(testbed.workdir).toBe('/srv/a workdir');
    expect(await textOf(testbed, 'pwd')).toBe('/srv/a workdir');
  });

  test('leaves devices and hard links of the output directory out', async () => {
    await runIn(testbed, `cd ${testbed.outputDirectory} && echo 1 >a && ln a b && mknod null c 1 3`);
    const types: Record<string, string> = {};
    for await (const entry of testbed.files(testbed.outputDirectory)) types[entry.path] = entry.type;
    expect(Object.values(types).sort()).toEqual(['file', 'other', 'other']);
    expect(types.null).toBe('other');
  });

  test('does not follow an output directory that the agent made a link', async () => {
    await runIn(testbed, `rm -rf ${testbed.outputDirectory} && ln -s /etc ${testbed.outputDirectory}`);
    const entries: [string, string][] = [];
    for await (const { path, type } of testbed.files(testbed.outputDirectory)) entries.push([path, type]);
    expect(entries).toEqual([['', 'other']]);
  });

  test('is gone with everything when it is removed', async () => {
    expect(await testbed.remove()).toEqual([]);
    expect(await containersOf(run.id)).toEqual([]);
    expect(await testbed.remove()).toEqual([]);
  });
});

test.each([
  [{ cpus: '4097' }, /^cpus: 4097 is more than the \d+ processors? of Docker's machine; write \d+ at most$/],
  [{ memory: '5MiB' }, 'memory: a container needs 6MiB at least'],
  [{ workdir: '/agentbench/w' }, 'workdir: /agentbench/w has files of AgentBench; name another directory'],
  [
    { workdir: '/dev/../dev/shm' },
    /^workdir: \/dev\/shm is empty when a container starts, .*; name another directory$/,
  ],
])('options that no container can have, %o, end the run before its first trial', async (options, message) => {
  const failure = aProvider('docker', options);
  await expect(failure).rejects.toThrow(UserError);
  await expect(failure).rejects.toThrow(message);
});

test.each([
  ['/bin/sh', ['mv', '/bin/sh', '/bin/sh2']],
  ['sleep', ['rm', '/usr/bin/sleep']],
])('of an image without %s, the error says what every image needs', async (_, change) => {
  const name = anImage(...change);
  const { open, run } = await aProvider('docker');
  const testbed = await open({ image: name });
  onTestFinished(async () => void (await testbed.remove()));
  await expect.poll(async () => (await containersOf(run.id)).map(({ State }) => State.Running)).toEqual([false]);
  await expect(textOf(testbed, 'sleep 1')).rejects.toThrow(
    'the container is no longer running: exit code 127; every image needs /bin/sh and sleep, and one of them, or the entrypoint of a Harbor task, is missing',
  );
});

test.each([
  ['in the place of the workdir', 'real /testbed', '/testbed', '/real'],
  ['above the workdir', '/real /linked', '/linked/below', '/real/below'],
])('a link %s stays, and the workdir is the directory that it leads to', async (_, link, workdir, real) => {
  const image = anImage('sh', '-c', `mkdir -p ${real} && echo old > ${real}/old && ln -s ${link}`);
  const fixtures = temporaryDirectory();
  writeFileSync(path.join(fixtures, 'given'), 'given\n');
  const { open } = await aProvider('docker', { workdir });
  const testbed = await open({ image, fixtures: [{ source: fixtures, target: '' }] });
  onTestFinished(async () => void (await testbed.remove()));
  expect(testbed.workdir).toBe(real);
  expect(await textOf(testbed, `cat given old; readlink ${link.split(' ')[1]}`)).toBe(
    `given\nold\n${link.split(' ')[0]}`,
  );
});

/** The tests' image after a command. */
function anImage(...change: string[]): string {
  const name = `agentbench-test-image-${randomBytes(4).toString('hex')}`;
  dockerCli('run', '--name', name, IMAGE, ...change);
  onTestFinished(() => void dockerCli('rmi', name));
  dockerCli('commit', name, name);
  dockerCli('rm', name);
  return name;
}

test('a directory for a clone that cannot be made is a fault of the machine, with its reason', async () => {
  const { open, run } = await aProvider('docker');
  rmSync(run.directory, { recursive: true });
  const repository = { url: 'https://git.example.invalid/a.git', commit: null };
  await expect(open({ repository })).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringContaining('ENOENT'),
  });
});
