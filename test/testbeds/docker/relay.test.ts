import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TrialError } from '../../../src/base/errors.ts';
import type { Network } from '../../../src/datasets/types.ts';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { Refusal } from '../../../src/testbeds/docker/fault.ts';
import { Relays } from '../../../src/testbeds/docker/relay.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { containersOf, dockerCli, theDocker } from '../../support/docker.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, IMAGE, textOf } from '../../support/testbed.ts';

/** A web server of the harness at the relay's end, and one of the machine at all its addresses. */
let testbed: Testbed;
let run: { id: string };
let others: Server;
let harness: Server;

beforeAll(async () => {
  const provider = await aProvider('docker', { network: 'restricted' });
  run = provider.run;
  testbed = await provider.open();
  harness = createServer((request, response) => response.end(`harness ${request.url}\n`));
  await new Promise<void>((resolve) => harness.listen(testbed.relay!.socket, resolve));
  const { chmodSync } = await import('node:fs');
  chmodSync(testbed.relay!.socket, 0o777);
  others = createServer((_, response) => response.end('the machine\n'));
  await new Promise<void>((resolve) => others.listen(0, '0.0.0.0', resolve));
});
afterAll(() => {
  harness.close();
  others.close();
});

/** The status of a connection in bash: `open`, or what it says. */
const tcp = (host: string, port: number) =>
  textOf(testbed, `timeout 5 bash -c 'exec 3<>/dev/tcp/${host}/${port} && echo open' 2>/dev/null || echo closed`);

describe('network: restricted', () => {
  test('the harness is reached at the relay', async () => {
    const { hostname, port } = new URL(testbed.relay!.url);
    const ask = `exec 3<>/dev/tcp/${hostname}/${port}; printf 'GET /it HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3`;
    expect(await textOf(testbed, `bash -c '${ask.replaceAll("'", "'\\''")}'`)).toContain('harness /it');
  });

  test('its variables are those of a proxy, for every command', async () => {
    const text = await textOf(testbed, 'echo "$HTTP_PROXY $https_proxy $NO_PROXY"');
    expect(text.trim()).toBe(`${testbed.relay!.url} ${testbed.relay!.url} localhost,127.0.0.1,::1`);
  });

  test('nothing else answers: the machine by its gateway, other ports, names, IPv6, UDP, the metadata address', async () => {
    const { port } = others.address() as AddressInfo;
    expect(await textOf(testbed, 'ls /sys/class/net')).toMatch(/^lo\s*$/);
    for (const host of ['172.17.0.1', '169.254.169.254', '1.1.1.1', 'deb.debian.org', '::1', 'host.docker.internal'])
      expect([host, (await tcp(host, port)).trim()]).toEqual([host, 'closed']);
    expect((await tcp('127.0.0.1', port)).trim()).toBe('closed');
    const udp = `perl -MSocket -e 'socket(S,PF_INET,SOCK_DGRAM,0); print defined(send(S,"x",0,pack_sockaddr_in(53,inet_aton("172.17.0.1")))) ? "sent" : "unreachable"'`;
    expect(await textOf(testbed, udp)).toBe('unreachable');
    const six = `perl -MSocket=:all -e 'socket(S,PF_INET6,SOCK_STREAM,0); print connect(S,pack_sockaddr_in6(${port},inet_pton(AF_INET6,"fe80::1"))) ? "open" : "closed"'`;
    expect(await textOf(testbed, six)).toBe('closed');
  });

  test('the relay’s process and files cannot be seen', async () => {
    expect(await textOf(testbed, 'cat /proc/[0-9]*/cmdline | tr "\\0" " "')).not.toContain('relay');
    expect(await textOf(testbed, 'ls -d /agentbench-relay 2>/dev/null || echo none')).toBe('none');
  });

  test('a relay that ends is our fault, and goes with the testbed', async () => {
    await testbed.relay!.check();
    const relay = (await containersOf(run.id)).find(({ HostConfig: { NetworkMode } }) => NetworkMode !== 'none')!;
    dockerCli('kill', relay.Id);
    await expect(testbed.relay!.check()).rejects.toThrow(TrialError);
    dockerCli('rm', '--force', relay.Id);
    await expect(testbed.relay!.check()).rejects.toMatchObject({
      kind: 'network',
      message: expect.stringContaining('ended during the trial'),
    });
    expect(await testbed.remove()).toEqual([]);
    expect(await containersOf(run.id)).toEqual([]);
  });
});

test('the relay of a testbed that does not become healthy goes with it', async () => {
  const { open, run } = await aProvider('docker', { network: 'restricted' });
  const network: Network = { mode: 'public', hosts: [] };
  const environment = {
    ...{ folder: '', build: null, compose: null, workdir: '/', variables: {}, cpus: null, memory: null, network },
    ...{ agentNetwork: network, agentUser: null, context: null, skills: null, mcp: {}, solution: null, artifacts: [] },
    unsupported: [],
    healthcheck: { command: 'false', interval: 0, timeout: 600_000, startPeriod: 0, startInterval: 0, retries: 1 },
  };
  await expect(open({ environment })).rejects.toThrow('the healthcheck of the task failed');
  expect(await containersOf(run.id)).toEqual([]);
});

test('a relay of which the Engine makes no container does not start', async () => {
  const engine = await theDocker();
  const refused = vi.spyOn(engine, 'createContainer').mockRejectedValue(new Refusal(400, 'no such path: /opt/node'));
  onTestFinished(() => refused.mockRestore());
  const relays = await Relays.open(engine, temporaryDirectory());
  await expect(relays.start({ id: 'one' } as Container, IMAGE, {})).rejects.toMatchObject({
    kind: 'network',
    message: 'the relay of network: restricted does not start: no such path: /opt/node',
  });
});

test('a relay whose socket has a path of too many bytes is refused, and says what to change', async () => {
  const directory = path.join(temporaryDirectory(), 'ü'.repeat(40));
  mkdirSync(directory);
  const relays = await Relays.open(await theDocker(), directory);
  await expect(relays.start({ id: 'one' } as Container, IMAGE, {})).rejects.toThrow(
    'is too long for a socket; set RUNNER_TEMP to a shorter directory',
  );
});
