import { expect, onTestFinished, test } from 'vitest';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { handOver } from '../../../src/testbeds/docker/hand-over.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
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
  const engine = await theDocker();
  const [from, to] = [0, 1].map(() => dockerCli('run', '--detach', '--init', IMAGE, 'sleep', '600')) as [
    string,
    string,
  ];
  onTestFinished(() => void dockerCli('rm', '--force', from, to));
  // It has no blocks, and is sent as zeros.
  dockerCli('exec', from, 'sh', '-c', 'mkdir /kept && truncate -s 7G /kept/large');
  const stop = new AbortController();
  let stopped = 0;
  const soon = async () => {
    setTimeout(() => {
      stopped = performance.now();
      stop.abort('SIGTERM');
    }, 500);
  };
  const containers = [engine.container(from), engine.container(to)] as [Container, Container];
  await expect(handOver(containers, '/kept', () => false, soon, stop.signal)).rejects.toThrow();
  expect(stopped).toBeGreaterThan(0);
  expect(performance.now() - stopped).toBeLessThan(5_000);
});
