import { describe, expect, test } from 'vitest';
import { TestbedDestroyed } from '../../../src/testbeds/types.ts';
import { containersOf, dockerCli } from '../../support/docker.ts';
import { aProvider, aTestbed, runIn, textOf } from '../../support/testbed.ts';
import { describeExec } from '../exec-contract.ts';

describe('running a command in a container', () => {
  describeExec(() => aTestbed('docker'));
});

test("the environment is the image's and what is given, nothing else", async () => {
  const testbed = await aTestbed('docker');
  const given = { ONE: '1', TWO: 'two words\nand a second line' };
  const environment = Object.fromEntries(
    (await textOf(testbed, 'cat /proc/self/environ', { environment: given }))
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
  expect(environment).toEqual({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    HOSTNAME: expect.stringMatching(/^[0-9a-f]{12}$/),
    PWD: testbed.workdir,
    ...given,
  });
});

describe('a testbed that its agent destroys', () => {
  test('every process killed: says so at the next command, once the container has ended with them', async () => {
    const { run, open } = await aProvider('docker');
    const testbed = await open();
    await runIn(testbed, 'kill -9 -1', { shell: 'agent', lasting: true }).catch((error) => {
      expect(error).toBeInstanceOf(TestbedDestroyed);
    });
    const running = async () => (await containersOf(run.id)).filter(({ State: state }) => state.Running);
    await expect.poll(running, { timeout: 20_000 }).toEqual([]);
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(TestbedDestroyed);
    expect(await testbed.remove()).toEqual([]);
  });

  test.each([
    ['the shell removed', 'rm /bin/sh'],
    ['the workdir removed', 'cd / && rm -rf /testbed'],
    ['the workdir made a file', 'cd / && rm -rf /testbed && touch /testbed'],
    ['the whole system removed', 'rm -rf --no-preserve-root / 2>/dev/null'],
  ])('%s: says so at the next command', async (_, script) => {
    const testbed = await aTestbed('docker');
    await runIn(testbed, script, { shell: 'agent', lasting: true }).catch((error) => {
      expect(error).toBeInstanceOf(TestbedDestroyed);
    });
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(TestbedDestroyed);
    expect(await testbed.remove()).toEqual([]);
  });

  test('its container removed from outside: the same', async () => {
    const { provider, run, open } = await aProvider('docker');
    const testbed = await open();
    const [container] = await containersOf(run.id);
    dockerCli('rm', '--force', container!.Id);
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(TestbedDestroyed);
    expect(await testbed.remove()).toEqual([]);
    expect(provider.kind).toBe('docker');
  });
});
