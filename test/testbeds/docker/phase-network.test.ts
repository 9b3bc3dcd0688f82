import { expect, test, vi } from 'vitest';
import type { Network } from '../../../src/datasets/types.ts';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { PhaseNetwork } from '../../../src/testbeds/docker/phase-network.ts';
import type { Relay } from '../../../src/testbeds/docker/relay.ts';
import { networkOf, type TrialNetwork } from '../../../src/testbeds/network.ts';

const open: Network = { mode: 'public', hosts: [] };
const closed: Network = { mode: 'no-network', hosts: [] };
const only = (...hosts: string[]): Network => ({ mode: 'allowlist', hosts });

/** The network of a container in phases, first the one between them, with the calls to the Engine. */
function phases(...networks: [Network, ...Network[]]) {
  const setNetwork = vi.fn(async (_: string, on: boolean) => void on);
  const container = { setNetwork } as unknown as Container;
  const [between, ...others] = networks;
  const all = [between, ...others].map((one) => networkOf('bridge', one)) as [TrialNetwork, ...TrialNetwork[]];
  const network = new PhaseNetwork(container, 'bridge', all, ['docs-server']);
  return { network, calls: () => setNetwork.mock.calls.map(([, on]) => on) };
}

test('a container that has the bridge in some phases only is connected and taken off at each change', async () => {
  const { network, calls } = phases(closed, open);
  await network.begin();
  expect(calls()).toEqual([false]);
  for (const next of [closed, open, open, closed]) await network.change(next);
  expect(calls()).toEqual([false, true, false]);
});

test('a container that has the bridge in no phase, or in each, is left as it was made', async () => {
  for (const [one, other] of [
    [open, open],
    [closed, only('a.org')],
  ] as const) {
    const { network, calls } = phases(one, other);
    await network.begin();
    for (const next of [other, one]) await network.change(next);
    expect(calls()).toEqual([]);
  }
});

test('connections to the hosts of another phase end, and the variables of a proxy are for phases behind the relay', async () => {
  const { network } = phases(open, only('a.org'), only('b.org'));
  network.through({ socket: '/s', url: 'http://127.0.0.1:1', async check() {}, async remove() {} } as Relay);
  expect(network.variables).toEqual({});
  await network.change(only('a.org'));
  expect(network.variables).toMatchObject({
    HTTPS_PROXY: 'http://127.0.0.1:1',
    no_proxy: 'localhost,127.0.0.1,::1,docs-server',
  });
  const first = network.relay!.allowed();
  await network.change(only('a.org'));
  expect([first.hosts, first.until.aborted]).toEqual([['a.org'], false]);
  await network.change(only('b.org'));
  const second = network.relay!.allowed();
  expect([first.until.aborted, second.hosts, second.until.aborted]).toEqual([true, ['b.org'], false]);
  const { removed } = network.relay!;
  expect(removed.aborted).toBe(false);
  await network.close();
  expect(removed.aborted).toBe(true);
});
