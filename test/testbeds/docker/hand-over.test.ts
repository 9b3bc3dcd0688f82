import { expect, test } from 'vitest';
import { aProvider, textOf } from '../../support/testbed.ts';

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
