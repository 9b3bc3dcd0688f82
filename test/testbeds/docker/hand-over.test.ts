import { expect, onTestFinished, test } from 'vitest';
import { connectDocker } from '../../../src/testbeds/docker/connect.ts';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { handOver } from '../../../src/testbeds/docker/hand-over.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
import { startHarmingProxy } from '../../support/harming-proxy.ts';
import { testMachine } from '../../support/machine.ts';
import { aProvider, IMAGE, textOf } from '../../support/testbed.ts';

test('links among artifacts lead nowhere but among artifacts, whatever other links there are', async () => {
  const { open } = await aProvider('docker');
  const [agent, verifier] = [await open(), await open({}, 2)];
  await textOf(
    agent,
    `mkdir -p /kept/d/e /kept/z; cd /kept; echo own > d/file; echo forged > z/file
     ln -s ../.. d/e/up; ln -s d/e/up/../../secret answer; ln -s ./d/e/up/.. .first; ln -s /secret absolute
     ln -s ../file d/e/near; ln -s d/e far; ln -s . here; ln -s ../secret out`,
  );
  await textOf(verifier, 'echo expected > /secret');
  const artifact = { service: 'main', source: '/kept', target: 'kept', exclude: [] };
  expect(await agent.handOver([artifact], verifier, new AbortController().signal)).toBe(4);
  const read = (name: string) => textOf(verifier, `cat /kept/${name} 2>&1 || true`);
  expect(await read('d/e/near')).toContain('own');
  expect(await read('here/far/near')).toContain('own');
  for (const name of ['answer', '.first/secret', 'absolute', 'out'])
    expect(await read(name), name).toContain('No such file');
});

test('a file of the other container gives way to a directory that the agent has in its place, or above it', async () => {
  const { open } = await aProvider('docker');
  const [agent, verifier] = [await open(), await open({}, 2)];
  await textOf(agent, 'mkdir -p /kept /srv/deep/er; echo a > /kept/a; echo b > /srv/deep/er/b');
  await textOf(verifier, 'touch /kept /srv/deep; touch /srv/beside');
  const artifacts = ['/kept', '/srv/deep/er/b'].map((source) => ({
    service: 'main',
    source,
    target: 'x',
    exclude: [],
  }));
  expect(await agent.handOver(artifacts, verifier, new AbortController().signal)).toBe(0);
  expect(await textOf(verifier, 'cat /kept/a /srv/deep/er/b; ls /srv/beside')).toBe('a\nb\n/srv/beside');
});

test('a place that cannot be made in the other container: named, and no fault of Docker', async () => {
  const { open } = await aProvider('docker');
  const [agent, verifier] = [await open(), await open({}, 2)];
  // Docker mounts it.
  const artifact = { service: 'main', source: '/etc/hostname', target: 'hostname', exclude: [] };
  await expect(agent.handOver([artifact], verifier, new AbortController().signal)).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringMatching(/^\/etc\/hostname, an artifact, cannot be made in the verifier's testbed: .*busy$/),
  });
});

test('an interruption ends it in the middle of a file', async () => {
  const proxy = await startHarmingProxy();
  const machine = testMachine({ ...proxy.environment, DOCKER_CLIENT_TIMEOUT: '86400' });
  const engine = await connectDocker(machine);
  const [from, to] = [0, 1].map(() => dockerCli('run', '--detach', '--init', IMAGE, 'sleep', '600')) as [
    string,
    string,
  ];
  onTestFinished(async () => {
    // Nothing is removed as long as the archive is sent to the proxy, whose end a command that is waited for would put off.
    await proxy.close();
    const docker = await theDocker();
    await Promise.all([from, to].map((id) => docker.container(id).remove()));
  });
  dockerCli('exec', from, 'sh', '-c', 'mkdir /kept && head -c 10M /dev/zero >/kept/large');
  // There it stops, and is waited for a day.
  proxy.plan = (request) => (/^GET .*\/archive$/.test(request) ? { harm: 'stalled', after: 5_000_000 } : null);
  const stop = new AbortController();
  const containers = [engine.container(from), engine.container(to)] as [Container, Container];
  const ended = handOver(
    containers,
    '/kept',
    () => false,
    async () => {},
    stop.signal,
  );
  ended.catch(() => {});
  await expect.poll(() => proxy.harmed).toBe(1);
  stop.abort('SIGTERM');
  await expect(ended).rejects.toThrow();
});
